/** Cursors that were tampered with, on every list: a page of the caller's own, or 400. */
import * as fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { FILL, installArchive, skillArchive, updateArchive } from '../trust/given.ts'
import { documented, examples, faultOf, inject, stateOf } from './judge.ts'
import { anyText, anyValue } from './strange-values.ts'

/** Stands in everything that belongs to the other tenant. */
const FOREIGN = 'foreign'

const listsOf = (app: App): string[] => {
  const { paths = {} } = app.swagger() as {
    paths?: Record<string, { get?: { parameters?: { name: string }[] } }>
  }
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get?.parameters?.some(({ name }) => name === 'cursor') ? [path] : [],
  )
}

const urlOf = (path: string, workspace: string): string =>
  path
    .replace('{workspace_id}', workspace)
    .replace('{source_kind}', 'user')
    .replace('{slug}', workspace === 'default' ? 'pdf-tools' : `${FOREIGN}-tools`)

const hasNoSecondPage = (path: string): boolean =>
  /\{(?!workspace_id|source_kind|slug)|\/compare$|\/uploads$|\/clawhub\/|\/(?:anthropic|openai)\//.test(
    path,
  )

type Tenant = { app: App; headers: Record<string, string>; workspace: string; prefix: string }

const succeeds = async (answer: Promise<Answer>): Promise<void> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
}

/** At least two of everything. */
const fill = async ({ app, headers, workspace, prefix }: Tenant): Promise<void> => {
  const place = { workspace, headers }
  const put = (path: string, payload: object) =>
    succeeds(call(app, 'PUT', path, { ...place, payload }))
  const slug = `${prefix}tools`
  const pack = (text: string) => packageArchive({ folder: slug, files: { 'notes.txt': text } })
  await succeeds(installArchive(app, pack('One.'), place))
  await succeeds(updateArchive(app, pack('Two.'), { ...place, slug }))
  for (const number of [1, 2]) {
    const name = `${prefix}waits-${number}`
    await succeeds(installArchive(app, skillArchive([FILL], { name }), place))
    const id = `${prefix.replace('-', '_')}demo::f${number}`
    await put(`/functions/${id}`, { url: `http://127.0.0.1:9/${prefix}` })
    await put(`/documents/${prefix}doc-${number}`, { skill: `# A document of ${prefix}` })
    await put(`/prompts/${prefix}prompt-${number}`, { description: 'Asks.', function_id: id })
    const trigger = { trigger_type: 'skills/changed', function_id: id }
    await put(`/subscriptions/${prefix}sub-${number}`, trigger)
    await put(`/mcp-servers/${prefix}server-${number}`, { url: 'http://127.0.0.1:9/mcp' })
  }
  await put('/settings', { content_approval: 'required' })
  for (const number of [1, 2]) await put(`/documents/${prefix}held-${number}`, { skill: '# Held' })
}

const GITLAB = { ref: 'main', ref_type: 'branch', ref_protected: 'true' }

/** Two of what takes an identity provider to make. */
const fillPeople = async (db: Kysely<Database>): Promise<void> => {
  for (const id of ['1', '2']) {
    await sql`insert into people (person_id, issuer, subject)
      values (${id}, 'https://issuer.test', ${id})`.execute(db)
    await sql`insert into sessions (session_id, sha256, person_id, idle_until, expires_at)
      values (${id}, ${id.repeat(64)}, ${id}, now() + interval '1 day', now() + interval '1 day')
      `.execute(db)
    await sql`insert into group_roles (issuer, group_name, role)
      values ('https://issuer.test', ${id}, 'reader')`.execute(db)
    for (const [workspace, prefix] of [
      ['default', 'pdf'],
      ['other', FOREIGN],
    ]) {
      await sql`insert into trusted_publishers (workspace_id, publisher_id, issuer, claims, slugs)
        values (${workspace}, ${`${prefix}-${id}`}, 'https://issuer.test',
          ${JSON.stringify({ ...GITLAB, project_id: id })}, ${[`${prefix}-tools`]})`.execute(db)
    }
  }
}

const given = async (t: Test) => {
  const env = { FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:9', RATE_LIMIT_PER_TOKEN: '0' }
  const { app, db, services } = await testApp(t, env)
  const { headers } = await givenToken(services, 'admin')
  await givenToken(services, 'reader')
  await succeeds(put(app, '/v1/workspaces/other', headers))
  await fill({ app, headers, workspace: 'default', prefix: 'pdf-' })
  await fill({ app, headers, workspace: 'other', prefix: `${FOREIGN}-` })
  await fillPeople(db)
  const first = async (path: string, workspace: string): Promise<string> => {
    const { payload } = await inject(app, { url: `${urlOf(path, workspace)}?limit=1`, headers })
    const { next_cursor: cursor } = payload.startsWith('{') ? JSON.parse(payload) : {}
    if (typeof cursor === 'string') return cursor
    // Lists of parts of one thing, and of other protocols, get the cursors of other lists.
    if (!hasNoSecondPage(path)) throw new Error(`${path} has no second page: ${payload}`)
    return first('/v1/workspaces/{workspace_id}/skills', workspace)
  }
  return { app, db, headers, first }
}

const put = async (app: App, url: string, headers: Record<string, string>): Promise<Answer> => {
  const { statusCode, payload } = await app.inject({ method: 'PUT', url, headers })
  return { status: statusCode, headers: {}, body: payload }
}

const encoded = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Another one in its place: with bytes changed, or made anew with its own mark. */
const tampered = (cursor: string, others: string[]): fc.Arbitrary<string> => {
  const [mark, ...keys] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
  const newKeys = fc.array(fc.oneof(anyText, anyValue), {
    minLength: keys.length,
    maxLength: keys.length,
  })
  const bytes = fc.tuple(fc.nat(cursor.length - 1), fc.string({ minLength: 0, maxLength: 2 }))
  return fc.oneof(
    { weight: 4, arbitrary: newKeys.map((made) => encoded([mark, ...made])) },
    { weight: 2, arbitrary: fc.array(anyText).map((made) => encoded([mark, ...made])) },
    {
      weight: 2,
      arbitrary: bytes.map(([at, text]) => cursor.slice(0, at) + text + cursor.slice(at + 1)),
    },
    fc.nat(cursor.length).map((at) => cursor.slice(0, at)),
    fc.constantFrom(...others),
    anyValue.map(encoded),
    anyText,
  )
}

t.test('a changed cursor leads nowhere else', async (t) => {
  const { app, db, headers, first } = await given(t)
  const lists = listsOf(app)
  t.ok(lists.length >= 10, `${lists.length} lists have cursors`)
  const numRuns = examples(40, 2000)
  const before = await stateOf(db)
  const cursors = new Map<string, string>()
  for (const path of lists) cursors.set(path, await first(path, 'default'))
  for (const path of lists) {
    const isOfWorkspace = path.includes('{workspace_id}')
    const foreign = isOfWorkspace ? [await first(path, 'other')] : []
    const allowed = documented(app, 'get', path)
    const others = [...cursors.values(), ...foreign]
    const statuses = new Map<number, number>()
    const property = fc.asyncProperty(tampered(cursors.get(path) ?? '', others), async (cursor) => {
      const query = new URLSearchParams({ cursor: cursor.toWellFormed(), limit: '2' })
      const url = `${urlOf(path, 'default')}?${query.toString()}`
      const answer = await inject(app, { url, headers })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(answer, allowed)
      if (fault) throw new Error(`${path}: ${fault}`)
      if (isOfWorkspace && answer.status === 200 && answer.payload.includes(FOREIGN)) {
        throw new Error(`${path} shows what is another tenant's: ${answer.payload}`)
      }
    })
    await fc.assert(property, { numRuns })
    t.pass(path)
    t.comment(`${path}: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`)
  }
  t.equal(await stateOf(db), before, 'and nothing has changed')
})

t.test('a cursor of a megabyte is rejected', async (t) => {
  const { app, headers } = await given(t)
  for (const path of listsOf(app)) {
    const url = `${urlOf(path, 'default')}?cursor=${'A'.repeat(1024 * 1024)}`
    t.equal((await inject(app, { url, headers })).status, 400, path)
  }
})
