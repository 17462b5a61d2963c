/**
 * The whole service on a store that fails, refuses, is slow, full or away: a request succeeds, or is
 * refused in full form with nothing half made, and succeeds when it is repeated.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { catalogue } from '../../src/platform/errors.ts'
import { findBroken } from '../crash/invariants.ts'
import { openWatch } from '../crash/watch.ts'
import { portOf } from '../http/raw.ts'
import {
  finishUpload,
  installArchive,
  installUpload,
  request,
  sendChunk,
  startUpload,
} from '../process/client.ts'
import { testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { type Answer, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { startS3Server } from '../support/s3-server.ts'
import t, { type Test } from '../support/tap.ts'
import { type Choose, fail } from './faulty-proxy.ts'
import { faultyBlobs } from './s3-blobs.ts'

const server = await startS3Server(t)
const skills = '/v1/workspaces/default/skills'
const none: Choose = () => null

const newPackage = (slug: string) => {
  const bytes = randomBytes(100_000)
  const files = { 'SKILL.md': skillMd({ name: slug }), 'data.bin': bytes }
  return { slug, bytes, archive: packageArchive({ folder: slug, files }) }
}

type Package = ReturnType<typeof newPackage>

const givenService = async (t: Test) => {
  const connectionString = await testDatabase(t)
  let choose: Choose = none
  const openBlobs = faultyBlobs(server, (seen) => choose(seen))
  const { env, store } = await openBlobs(t, connectionString)
  const { app, services } = await testReplica(t, connectionString, env)
  const db = openWatch(t, connectionString)
  return {
    db,
    sweeper: services.sweeper,
    url: `http://127.0.0.1:${await portOf(app)}`,
    disturb: (next: Choose): void => {
      choose = next
    },
    isWhole: async (): Promise<void> => {
      t.same(await findBroken(db, store), {}, 'nothing is half made')
    },
  }
}

/** Null: the transfer was cut off, which no client takes for the whole. */
type Ask = () => Promise<Answer | null>

const isRefusal = ({ status, headers, body }: Answer, code: 'store.unavailable' | 'store.full') =>
  status === catalogue[code].status &&
  body.code === code &&
  body.title === catalogue[code].title &&
  /^[1-9]\d*$/.test(String(headers['retry-after'])) &&
  String(headers['content-type']).startsWith('application/problem+json') &&
  !/AccessDenied|InternalError|ECONN|127\.0\.0\.1|S3Failure/.test(JSON.stringify(body))

/** As clients do it: again until it is done. */
const insist = async (t: Test, what: string, status: number, ask: Ask) => {
  for (let refusals = 0; refusals < 20; refusals += 1) {
    const answer = await ask()
    if (answer?.status === status) return { answer, refusals }
    const isClear = answer === null || isRefusal(answer, 'store.unavailable')
    t.ok(isClear, `${what}: ${JSON.stringify(answer?.body)}`)
    if (!isClear) break
  }
  throw new Error(`${what} does not succeed`)
}

/** One complete response, whose bytes are compared. */
const readFile = async (url: string, path: string, range?: string): Promise<Answer | null> => {
  try {
    const response = await fetch(url + path, range ? { headers: { range } } : {})
    const body = Buffer.from(await response.arrayBuffer())
    const isProblem = response.status >= 400
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isProblem ? JSON.parse(body.toString()) : body,
    }
  } catch {
    return null
  }
}

const installInChunks = async (t: Test, url: string, { archive }: Package): Promise<number> => {
  const uploadId = await startUpload(url, archive)
  let refused = 0
  for (let offset = 0; offset < archive.length; offset += 40_000) {
    const bytes = archive.subarray(offset, offset + 40_000)
    const send = () => sendChunk(url, { uploadId, offset }, bytes)
    refused += (await insist(t, `chunk at ${offset}`, 200, send)).refusals
  }
  refused += (await insist(t, 'finish', 200, () => finishUpload(url, uploadId))).refusals
  refused += (await insist(t, 'install', 201, () => installUpload(url, uploadId))).refusals
  return refused
}

const readAll = async (t: Test, url: string, { slug, bytes }: Package): Promise<number> => {
  const file = `${skills}/user/${slug}/files/data.bin`
  const whole = await insist(t, 'read', 200, () => readFile(url, file))
  t.equal(sha256(whole.answer.body), sha256(bytes), 'the bytes are right')
  const part = await insist(t, 'range', 206, () => readFile(url, file, 'bytes=10-70000'))
  t.equal(sha256(part.answer.body), sha256(bytes.subarray(10, 70_001)), 'and those of a range')
  const archive = `${skills}/user/${slug}/archive`
  const first = await insist(t, 'download', 200, () => readFile(url, archive))
  const second = await insist(t, 'download', 200, () => readFile(url, archive))
  t.equal(sha256(first.answer.body), sha256(second.answer.body), 'an archive stays the same')
  return whole.refusals + part.refusals + first.refusals + second.refusals
}

const updateAndUninstall = async (t: Test, url: string, { slug }: Package): Promise<number> => {
  const skill = `${skills}/user/${slug}`
  const { headers, payload } = multipart(newPackage(slug).archive)
  const current = async () => ({ 'if-match': String((await request(url, skill)).headers.etag) })
  const updating = { method: 'PUT', headers: { ...headers, ...(await current()) } }
  const update = await insist(t, 'update', 200, () =>
    request(url, `${skill}/archive`, { ...updating, body: new Uint8Array(payload) }),
  )
  t.equal(update.answer.body.status, 'updated')
  const deleting = { method: 'DELETE', headers: await current() }
  await insist(t, 'uninstall', 200, () => request(url, skill, deleting))
  return update.refusals
}

const liveThrough = async (t: Test, url: string, name: string): Promise<number> => {
  const once = newPackage(`${name}-once`)
  const chunked = newPackage(`${name}-chunked`)
  const install = () => installArchive(url, once.archive)
  let refused = (await insist(t, 'install in one call', 201, install)).refusals
  refused += await installInChunks(t, url, chunked)
  for (const one of [once, chunked]) refused += await readAll(t, url, one)
  return refused + (await updateAndUninstall(t, url, once))
}

const ROUNDS = 6

t.test('a store that fails once in ten requests is not noticed', async (t) => {
  const { url, disturb, isWhole, db, sweeper } = await givenService(t)
  let failed = 0
  disturb(({ index }) => {
    if (index % 10 !== 0) return null
    failed += 1
    return { kind: 'respond', status: 500, code: 'InternalError' }
  })
  for (let round = 0; round < ROUNDS; round += 1) {
    t.equal(await liveThrough(t, url, `failing-${round}`), 0)
  }
  await sql`update deleted_objects set delete_after = now() - interval '1 second'`.execute(db)
  await sweeper.run()
  t.same(await db.selectFrom('deleted_objects').selectAll().execute(), [], 'nor by the sweep')
  t.ok(failed > ROUNDS, `${failed} responses were a 500`)
  disturb(none)
  await isWhole()
})

t.test('a store that fails one request in ten is a clear 503, and a retry works', async (t) => {
  const { url, disturb, isWhole } = await givenService(t)
  const refusal = { kind: 'respond', status: 403, code: 'AccessDenied' } as const
  disturb(({ index }) => (index % 10 === 0 ? refusal : null))
  let refused = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    refused += await liveThrough(t, url, `refusing-${round}`)
  }
  t.ok(refused > ROUNDS / 2, `${refused} requests were refused`)
  disturb(none)
  await isWhole()
})

t.test('a slow store makes requests slow, and no more', async (t) => {
  const { url, disturb, isWhole } = await givenService(t)
  disturb(() => ({ kind: 'delay', ms: 100 }))
  t.equal(await liveThrough(t, url, 'slow'), 0)
  await isWhole()
})

/** Everything that needs the store, at once, on a skill that is there. */
const askAll = async (url: string, { slug }: Package, next: Package) => {
  const uploadId = await startUpload(url, next.archive)
  const asked: Record<string, Ask> = {
    install: () => installArchive(url, next.archive),
    chunk: () => sendChunk(url, { uploadId, offset: 0 }, next.archive.subarray(0, 1000)),
    download: () => readFile(url, `${skills}/user/${slug}/archive`),
    read: () => readFile(url, `${skills}/user/${slug}/files/data.bin`),
  }
  return Promise.all(
    Object.entries(asked).map(async ([what, ask]) => ({ what, answer: await ask() })),
  )
}

t.test('a full store is 507 for writes of bytes, and can still be read', async (t) => {
  const { url, disturb, isWhole } = await givenService(t)
  const there = newPackage('there')
  t.equal((await installArchive(url, there.archive)).status, 201)
  const full = { kind: 'respond', status: 507, code: 'InsufficientStorage' } as const
  disturb(({ method }) => (method === 'PUT' ? full : null))
  const next = newPackage('next')
  for (const { what, answer } of await askAll(url, there, next)) {
    if (what === 'read') t.equal(sha256(answer?.body), sha256(there.bytes))
    else t.ok(answer && isRefusal(answer, 'store.full'), `${what}: ${answer?.status}`)
  }
  disturb(none)
  await isWhole()
  t.equal(await liveThrough(t, url, 'space'), 0)
  t.equal((await installArchive(url, next.archive)).status, 201)
})

t.test('a store that cannot be reached is 503 in time, and works again after it', async (t) => {
  const { url, disturb, isWhole } = await givenService(t)
  const there = newPackage('there')
  t.equal((await installArchive(url, there.archive)).status, 201)
  const seen: string[] = []
  disturb(({ method }) => {
    seen.push(method)
    return fail('drop')
  })
  const next = newPackage('next')
  for (const { what, answer } of await askAll(url, there, next)) {
    const isClear = answer === null ? what === 'read' : isRefusal(answer, 'store.unavailable')
    t.ok(isClear, `${what}: ${JSON.stringify(answer)}`)
  }
  t.notOk(seen.includes('DELETE'), 'it is not tried to delete what may be there')
  t.equal((await request(url, '/livez')).status, 200)
  t.equal((await request(url, skills)).status, 200, 'what needs no bytes works')
  disturb(none)
  await isWhole()
  t.equal((await installArchive(url, next.archive)).status, 201)
  await readAll(t, url, there)
})

t.test('of two replicas that pack one archive both serve it, though none is deleted', async (t) => {
  const connectionString = await testDatabase(t)
  let deletes = 0
  const openBlobs = faultyBlobs(server, ({ method, path }) => {
    if (method === 'PUT' && path.includes('/archives/')) return { kind: 'delay', ms: 500 }
    if (method !== 'DELETE') return null
    deletes += 1
    return { kind: 'respond', status: 403, code: 'AccessDenied' }
  })
  const { env } = await openBlobs(t, connectionString)
  const replicas = [1, 2].map(async () => {
    const { app } = await testReplica(t, connectionString, env)
    return `http://127.0.0.1:${await portOf(app)}`
  })
  const urls = await Promise.all(replicas)
  const { slug, archive } = newPackage('packed')
  t.equal((await installArchive(urls[0] ?? '', archive)).status, 201)
  const path = `${skills}/user/${slug}/archive`
  const [one, two] = await Promise.all(urls.map((url) => readFile(url, path)))
  t.same([one?.status, two?.status], [200, 200])
  t.equal(sha256(one?.body), sha256(two?.body))
  t.equal(deletes, 1, 'one has lost, and could not delete what it had stored')
})
