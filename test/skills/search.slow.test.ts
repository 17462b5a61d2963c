/** A search finds what reading everything finds, whichever way it goes about it. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import t from '../support/tap.ts'
import { type Caller, localAdmin, systemCaller } from '../../src/platform/access/caller.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { RevisionFiles } from '../../src/registry/packs/revision-files.ts'
import { SkillCatalog } from '../../src/registry/catalog/catalog.ts'
import { testStore } from '../support/blobs.ts'
import type { ListQuery } from '../../src/registry/skills/schemas.ts'
import { multiply } from '../bench/seed.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'

/** More than are looked at before the index is, and then more than that is trusted with. */
const EARLY = 1100
const LATE = 5100

const admin: Caller = { ...systemCaller('default'), actor: localAdmin }
const reader: Caller = { ...admin, actor: { ...localAdmin, role: 'reader' } }

const packageOf = (name: string, description: string) =>
  multipart(packageArchive({ files: { 'SKILL.md': skillMd({ name, description }) } }))

t.test('every way to search many skills is exact, page by page', async (t) => {
  const { app, connectionString } = await testApp(t)
  for (const [name, count] of [
    ['early-form', EARLY],
    ['late-form', LATE],
  ] as const) {
    await call(app, 'POST', '/skills/archive', packageOf(name, `ÄRGER, 50%_off: ${name}`))
    await multiply(connectionString, { slug: name, count })
  }
  for (const slug of ['early-form-7', 'late-form-77', 'late-form-770', 'late-form-4999']) {
    const payload = { enabled: false }
    await call(app, 'PUT', `/skills/user/${slug}/policy`, { payload })
  }
  let statements = 0
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString, max: 1 }) }),
    log: ({ query }) => void (statements += /skill_states/.test(query.sql) ? 1 : 0),
  })
  t.teardown(() => db.destroy())
  await sql`vacuum analyze`.execute(db)
  const files = new RevisionFiles({ db, store: testStore(connectionString) })
  const catalog = new SkillCatalog({ db, files })

  const read = async (caller: Caller, query: ListQuery) => {
    const found = []
    let ways = 0
    for (let cursor: string | null | undefined; cursor !== null;) {
      statements = 0
      const page: ListQuery = { limit: 200, ...query, ...(cursor === undefined ? {} : { cursor }) }
      const list = await catalog.list(caller, page)
      ways = Math.max(ways, statements)
      found.push(...list.skills)
      cursor = list.next_cursor
    }
    return { found, ways }
  }
  const texts = (await read(admin, {})).found.map((item) => ({
    ...item,
    text: `${item.slug}\n${item.display_name}\n${item.description}`.toLowerCase(),
  }))
  t.equal(texts.length, EARLY + LATE + 2)

  const words: [word: string, ways: number][] = [
    ['form', 1],
    ['early', 2],
    ['Late-Form', 3],
    ['late-form-7', 2],
    ['late-form-4999', 2],
    ['form-499', 2],
    ['early-form-10', 2],
    ['nowhere', 2],
    ['ärger', 1],
    ['50%_OFF', 1],
    ['50%off', 2],
    ['form\nlate', 2],
    ['77', 1],
    ['%_', 1],
    ['zq', 1],
  ]
  for (const [q, expected] of words) {
    const { found, ways } = await read(admin, { q })
    const wanted = texts.filter(({ text }) => text.includes(q.toLowerCase()))
    t.same(
      found.map(({ slug }) => slug),
      wanted.map(({ slug }) => slug),
      q,
    )
    t.equal(ways, expected, `${q}: statements for a page at most`)
  }
  for (const q of ['form-7', 'late-form-77', 'form-4999', '99', 'nowhere']) {
    const queries: [
      caller: Caller,
      query: ListQuery,
      isWanted: (at: (typeof texts)[0]) => boolean,
    ][] = [
      [reader, { q }, ({ served }) => served],
      [admin, { q, status: 'disabled' }, ({ status }) => status === 'disabled'],
      [admin, { q, status: 'active' }, ({ status }) => status === 'active'],
      [admin, { q, source_kind: 'system' }, ({ source_kind: kind }) => kind === 'system'],
      [reader, { q, namespace: 'none' }, () => false],
    ]
    for (const [caller, query, isWanted] of queries) {
      const { found } = await read(caller, query)
      const wanted = texts.filter((item) => item.text.includes(q) && isWanted(item))
      t.same(
        found.map(({ slug }) => slug),
        wanted.map(({ slug }) => slug),
        JSON.stringify(query),
      )
    }
  }
})

t.test('only current skills are found, on every replica', async (t) => {
  const { app, connectionString } = await testApp(t)
  const replica = await testReplica(t, connectionString)
  const found = async (word: string): Promise<string[]> => {
    const lists = []
    for (const at of [app, replica.app]) {
      const { body } = await call(at, 'GET', `/skills?q=${encodeURIComponent(word)}`)
      lists.push(body.skills.map(({ slug }: { slug: string }) => slug))
    }
    t.same(lists[0], lists[1], word)
    return lists[0] ?? []
  }
  const first = await call(app, 'POST', '/skills/archive', packageOf('notes', 'Sorts apples.'))
  t.same(await found('apples'), ['notes'])
  const { fingerprint } = first.body.skill
  const second = await call(app, 'PUT', '/skills/user/notes/archive', {
    ...packageOf('notes', 'Sorts pears.'),
  })
  t.equal(second.status, 200)
  t.same(await found('apples'), [])
  t.same(await found('PEARS'), ['notes'])
  const back = await call(app, 'POST', '/skills/user/notes/rollback', {
    payload: { fingerprint, reason: 'pears' },
  })
  t.equal(back.status, 200)
  t.same(await found('apples'), ['notes'])
  t.same(await found('pears'), [])
  t.equal((await call(app, 'DELETE', '/skills/user/notes')).status, 200)
  t.same(await found('apples'), [])
  await call(app, 'POST', '/skills/archive', packageOf('notes', 'Sorts plums.'))
  t.same(await found('plums'), ['notes'])
  t.same(await found('apples'), [])
})
