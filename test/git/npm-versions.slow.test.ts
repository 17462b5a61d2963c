/** Versions of a package of npm: those revisions that may be installed, as lock files name them. */
import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { updateArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { publish } from './working.ts'

type Package = {
  'dist-tags': { latest: string }
  versions: Record<string, { dist: { tarball: string; integrity: string } }>
}

const read = async ({ app }: TestApp, name = 'one'): Promise<Package> =>
  (await app.inject(`/npm/@skills%2f${name}`)).json()

/** The revisions that the package names, the newest first. */
const numbers = ({ versions }: Package): number[] =>
  Object.keys(versions)
    .map((version) => Number(/-(\d+)\.g/.exec(version)?.[1]))
    .toSorted((a, b) => b - a)

const tarballOf = (found: Package, version: string): string =>
  new URL(found.versions[version]?.dist.tarball ?? 'http://none/').pathname

t.test('earlier revisions are versions, with the bytes that they had', async (t) => {
  const test = await testApp(t)
  await publish(test, 'one', { 'a.txt': '1' })
  const before = await read(test)
  const first = before['dist-tags'].latest
  await publish(test, 'one', { 'a.txt': '2' })
  await publish(test, 'one', { 'a.txt': '3' }, { version: '2.0.0' })
  const after = await read(test)
  t.same(numbers(after), [3, 2, 1])
  t.match(after['dist-tags'].latest, /^2\.0\.0-3\.g/)
  t.same(after.versions[first], before.versions[first], 'a lock file stays true')
  for (const { dist } of Object.values(after.versions)) {
    const { statusCode, rawPayload } = await test.app.inject(new URL(dist.tarball).pathname)
    t.equal(statusCode, 200)
    t.equal(`sha512-${createHash('sha512').update(rawPayload).digest('base64')}`, dist.integrity)
  }
  const other = tarballOf(after, first).replace('-1.g', '-2.g')
  t.equal((await test.app.inject(other)).statusCode, 404, 'another revision than the name says')
})

t.test('what is not served is no version', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode
  const first = await publish(test, 'one', { 'a.txt': '1' })
  const second = await publish(test, 'one', { 'a.txt': '2' })
  const both = await read(test)
  const [one = '', two = ''] = Object.keys(both.versions)
    .toSorted()
    .map((version) => tarballOf(both, version))
  const key = { 'SKILL.md': skillMd({ name: 'one' }), 'key.pem': PRIVATE_KEY }
  const { body } = await updateArchive(app, packageArchive({ folder: 'one', files: key }), {
    slug: 'one',
  })
  t.equal(body.status_reason, 'security_blocked')
  t.same(numbers(await read(test)), [2, 1], 'a blocked one')
  const blocked = `one-0.1.0-3.g${body.skill.fingerprint.slice(0, 12)}.tgz`
  t.equal(await status(`/npm/@skills/one/-/${blocked}`), 404)

  const payload = { fingerprint: first, reason: 'the second was worse' }
  t.equal((await call(app, 'POST', '/skills/user/one/rollback', { payload })).status, 200)
  const rolledBack = await read(test)
  t.same(numbers(rolledBack), [1], 'one that was rolled back')
  t.match(rolledBack['dist-tags'].latest, /-1\.g/)
  const rest = await call(app, 'GET', `/skills/user/one/archive?fingerprint=${second}`)
  t.equal(await status(two), rest.status, 'it can be had as it can by its fingerprint')

  await publish(test, 'one', { 'a.txt': '4' })
  t.ok(numbers(await read(test)).includes(1))
  const purge = `/skills/user/one/revisions/${first}?reason=names`
  t.equal((await call(app, 'DELETE', purge)).status, 200)
  t.notOk(numbers(await read(test)).includes(1), 'a purged one')
  t.equal(await status(one), 404)
  await call(app, 'PUT', '/skills/user/one/policy', { payload: { enabled: false } })
  for (const url of ['/npm/@skills%2fone', two]) t.equal(await status(url), 404, 'a disabled skill')
})

t.test('a package names a bounded number of versions, and serves all', async (t) => {
  const test = await testApp(t)
  await publish(test, 'one', { 'a.txt': '0' })
  const before = await read(test)
  for (let at = 1; at <= 22; at += 1) await publish(test, 'one', { 'a.txt': `${at}` })
  t.same(
    numbers(await read(test)),
    Array.from({ length: 21 }, (_, at) => 23 - at),
  )
  const { statusCode } = await test.app.inject(tarballOf(before, before['dist-tags'].latest))
  t.equal(statusCode, 200)
})

t.test('a damaged revision is passed over, and an error of the service is shown', async (t) => {
  const test = await testApp(t)
  for (const text of ['1', '2', '3']) await publish(test, 'one', { 'a.txt': text })
  const ofSecond = sql`revision = 2 and skill_id = (select skill_id from skills where slug = 'one')`
  await sql`update skill_revisions set pack = set_byte(pack, 0, 255 - get_byte(pack, 0))
    where ${ofSecond}`.execute(test.db)
  t.same(numbers(await read(test)), [3, 1])
  await sql`alter table skill_revisions drop constraint skill_revisions_pack`.execute(test.db)
  await sql`update skill_revisions set pack = null where ${ofSecond}`.execute(test.db)
  const again = await testReplica(t, test.connectionString)
  t.equal((await again.app.inject('/npm/@skills%2fone')).statusCode, 500)
})

t.test('what was read for large revisions is bounded in a request', async (t) => {
  const test = await testApp(t)
  await publish(test, 'one', { 'a.bin': 'small' })
  await publish(test, 'one', { 'a.bin': randomBytes(32 * 1024 * 1024) })
  t.same(numbers(await read(test)), [2], 'the current one alone is at the limit')
  t.same(numbers(await read(test)), [2, 1], 'its digests are known now')
})

t.test('a lock file from before versions had numbers stays true', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const given = { one: await publish(test, 'one', { 'a.txt': '1' }), two: '' }
  given.two = await publish(test, 'one', { 'a.txt': '2' }, { version: '2.0.0+build' })
  for (const [label, fingerprint] of [
    ['1.0.0', given.one],
    ['2.0.0', given.two],
  ]) {
    const version = `${label}-g${fingerprint?.slice(0, 12)}`
    const { statusCode, rawPayload } = await app.inject(`/npm/@skills/one/-/one-${version}.tgz`)
    t.equal(statusCode, 200)
    const tar = gunzipSync(rawPayload).toString('latin1')
    t.match(tar, `"version": "${version}"`, 'as it was, for its digest')
    t.match(tar, 'package/skills/one/a.txt')
  }
  const mixed = `/npm/@skills/one/-/one-2.0.0-g${given.one.slice(0, 12)}.tgz`
  t.equal((await app.inject(mixed)).statusCode, 404)
  await call(app, 'PUT', '/skills/user/one/policy', { payload: { enabled: false } })
  const first = `/npm/@skills/one/-/one-1.0.0-g${given.one.slice(0, 12)}.tgz`
  t.equal((await app.inject(first)).statusCode, 404, 'a disabled skill')
})

t.test('the tarball of the longest label can be had', async (t) => {
  const test = await testApp(t)
  await publish(test, 'one', {}, { version: `1.0.0-${'a'.repeat(250)}` })
  const found = await read(test)
  const { statusCode } = await test.app.inject(tarballOf(found, found['dist-tags'].latest))
  t.equal(statusCode, 200)
})
