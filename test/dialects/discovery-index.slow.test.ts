/** Discovery indexes: packed ahead, changed in parts, compressed, and never with a dead link. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { listKeys } from '../support/blobs.ts'
import { call, givenSkill } from '../support/given.ts'
import { entriesOf, findBroken, givenPacked, holdArchives, INDEX, namesOf } from './discovering.ts'

const broken = ({ app }: TestApp, index: Parameters<typeof entriesOf>[0]) =>
  findBroken(async (path) => {
    const { statusCode: status, rawPayload: bytes } = await app.inject(path)
    return { status, bytes }
  }, entriesOf(index))

const countArchives = async ({ db }: TestApp): Promise<number> => {
  const { rows } = await sql`select from skill_archives`.execute(db)
  return rows.length
}

t.test('an archive is packed after the commit, before it is asked for', async (t) => {
  const test = await testApp(t)
  await givenPacked(test, 'many')
  await givenSkill(test.app, { slug: 'one' })
  while ((await countArchives(test)) === 0);
  t.equal(await countArchives(test), 1, 'a single file needs no archive')
  const index = await test.app.inject(INDEX)
  t.same(namesOf(index), ['many', 'one'])
  t.same(await broken(test, index), [])
  t.equal(index.headers['x-skills-left-out'], undefined)
})

t.test('replicas that pack the same archives keep one of each', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  const slugs = Array.from({ length: 12 }, (_, number) => `skill-${number}`)
  for (const slug of slugs) await givenPacked(here, slug)
  await sql`delete from skill_archives`.execute(here.db)
  const [first, second] = await Promise.all([here.app.inject(INDEX), there.app.inject(INDEX)])
  t.equal(namesOf(first).length, slugs.length)
  t.equal(second.payload, first.payload)
  t.equal(second.headers.etag, first.headers.etag)
  t.same(await broken(there, first), [])
  t.equal(await countArchives(here), slugs.length)
})

t.test('what is not packed in time is left out and counted, and is there later', async (t) => {
  const test = await testApp(t)
  await givenSkill(test.app, { slug: 'one' })
  const release = await holdArchives(t, test)
  await givenPacked(test, 'many')
  const before = performance.now()
  const index = await test.app.inject(INDEX)
  t.ok(performance.now() - before < 4000)
  t.same(namesOf(index), ['one'])
  t.equal(index.headers['x-skills-left-out'], '1')
  await release()
  const later = await test.app.inject(INDEX)
  t.same(namesOf(later), ['many', 'one'])
  t.equal(later.headers['x-skills-left-out'], undefined)
  t.not(later.headers.etag, index.headers.etag)
})

t.test('an index that changed in parts is the one that a new replica makes', async (t) => {
  const here = await testApp(t)
  const slugs = Array.from({ length: 9 }, (_, number) => `acme/skill-${number}`)
  for (const slug of [...slugs, 'other/skill-3']) await givenPacked(here, slug)
  t.equal(namesOf(await here.app.inject(INDEX)).length, 10)
  const changes = [
    () =>
      call(here.app, 'PUT', '/skills/user/acme%2Fskill-3/policy', { payload: { enabled: false } }),
    () => call(here.app, 'DELETE', '/skills/user/acme%2Fskill-5'),
    () => givenPacked(here, 'another'),
    () => givenPacked(here, 'other/skill-4'),
  ]
  for (const change of changes) {
    await change()
    const index = await here.app.inject(INDEX)
    const { app } = await testReplica(t, here.connectionString)
    const whole = await app.inject(INDEX)
    t.equal(index.payload, whole.payload)
    t.equal(index.headers.etag, whole.headers.etag)
  }
  t.same(await broken(here, await here.app.inject(INDEX)), [])
})

t.test('an index is sent in the coding that is accepted, each with a tag of its own', async (t) => {
  const test = await testApp(t)
  for (const slug of ['a', 'b', 'c']) await givenPacked(test, slug)
  const read = (accepted: string, tag?: string) =>
    test.app.inject({
      url: INDEX,
      headers: { 'accept-encoding': accepted, ...(tag && { 'if-none-match': tag }) },
    })
  const plain = await read('identity')
  t.equal(plain.headers['content-encoding'], undefined)
  const tags = new Set<unknown>([plain.headers.etag])
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const coding of ['br', 'gzip'] as const) {
    const sent = await read(coding)
    t.equal(sent.headers['content-encoding'], coding)
    t.match(sent.headers.vary, /authorization, accept-encoding/)
    t.equal(decoders[coding](sent.rawPayload).toString(), plain.payload)
    tags.add(sent.headers.etag)
    const tag = String(sent.headers.etag)
    const same = await read(`${coding}, identity`, tag)
    t.match(same, { statusCode: 304, payload: '', headers: { etag: tag } })
    t.equal((await read('gzip;q=0, br;q=0', tag)).statusCode, 200, 'a coding that is not accepted')
  }
  t.equal(tags.size, 3)
  await givenPacked(test, 'd')
  const first = await read('br, gzip')
  t.equal(first.headers['content-encoding'], 'gzip', 'while br is made')
  const held = await read('br, gzip', String(first.headers.etag))
  t.match(held, { statusCode: 304, headers: { etag: first.headers.etag } })
})

t.test('the object of an archive that another replica stored first is deleted', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  await givenPacked(here, 'many')
  while ((await countArchives(here)) === 0);
  const { rows } = await sql<{ object_key: string }>`
    delete from skill_archives returning object_key`.execute(here.db)
  const release = await holdArchives(t, here)
  const reading = [here, there].map(({ app }) =>
    app.inject('/v1/workspaces/default/skills/user/many/archive?layout=root'),
  )
  const written = async (): Promise<number> =>
    (await listKeys(here.connectionString, 'archives')).length
  while ((await written()) < 3);
  await release()
  for (const { statusCode } of await Promise.all(reading)) t.equal(statusCode, 200)
  t.equal(await written(), 2, 'the one whose row was deleted here, and one of two')
  t.ok((await listKeys(here.connectionString, 'archives')).includes(rows[0]?.object_key ?? ''))
})
