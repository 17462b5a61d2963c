/** Hundreds who send one byte at a time: all of them are cut off, and meanwhile others are served. */
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from '../support/tap.ts'
import { chunkHead, installArchive, request, startUpload } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { multipart } from '../support/given.ts'
import { startService } from '../support/process.ts'
import { frame } from '../support/psu1.ts'
import { openSocket, type RawSocket } from '../support/raw-socket.ts'

const isFull = process.env.FAULTS === 'full'
const COUNT = isFull ? 500 : 60
const TIMEOUT_MS = isFull ? 10_000 : 2000
/** The service looks for late ones now and then, at most that long after their time. */
const LOOKS_EVERY_MS = 5000
const TICK_MS = 50
const TICKS_PER_BYTE = 10
const NORMAL = 4
const workspace = '/v1/workspaces/default'
const archive = packageArchive({ folder: 'slow' })

/** What is sent at once, and what comes after it byte by byte. */
const manners = async (url: string): Promise<[string, Buffer][]> => {
  const uploadId = await startUpload(url, archive)
  const whole = frame({ uploadId, offset: 0 }, archive)
  const { headers, payload } = multipart(archive)
  const head = (path: string, type: string, length: number): string =>
    `POST ${workspace}${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\n` +
    `content-length: ${length}\r\n\r\n`
  const json = Buffer.from(JSON.stringify({ file_name: 'x'.repeat(1000) }))
  const get = `GET ${workspace}/skills HTTP/1.1\r\nhost: 127.0.0.1\r\nx-long: `
  return [
    ['', Buffer.from(get)],
    [get, Buffer.alloc(2000, 'x')],
    [head('/uploads', 'application/json', json.length), json],
    [chunkHead(uploadId, whole.length), whole],
    [head('/skills/archive', headers['content-type'] ?? '', payload.length), payload],
  ]
}

type Slow = { client: RawSocket; rest: Buffer; endedMs: number | null }

const openSlow = async (t: Test, url: string, port: number): Promise<Slow[]> => {
  const ways = await manners(url)
  return await Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const [beginning, rest] = ways[index % ways.length] ?? ['', Buffer.alloc(0)]
      const client = await openSocket(t, port)
      const began = performance.now()
      const slow: Slow = { client, rest, endedMs: null }
      void client.closed.then(() => (slow.endedMs = performance.now() - began))
      client.send(beginning)
      return slow
    }),
  )
}

/** A byte of each now and then, never of all at once, until nobody is left. */
const drip = async (slow: Slow[]): Promise<void> => {
  for (let tick = 0; slow.some(({ endedMs }) => endedMs === null); tick += 1) {
    const at = Math.floor(tick / TICKS_PER_BYTE)
    for (let index = tick % TICKS_PER_BYTE; index < slow.length; index += TICKS_PER_BYTE) {
      const { client, rest, endedMs } = slow[index] ?? {}
      if (endedMs === null && rest) client?.send(rest.subarray(at, at + 1))
    }
    await sleep(TICK_MS)
  }
}

type Served = { what: string; status: number; ms: number }

/** What everybody does all day, until it is over. */
const askOn = async (url: string, name: string, isOver: () => boolean): Promise<Served[]> => {
  const served: Served[] = []
  const ask = async (what: string, path: string, init?: RequestInit): Promise<void> => {
    const began = performance.now()
    const { status } = await request(url, path, init)
    served.push({ what, status, ms: performance.now() - began })
  }
  for (let round = 0; !isOver(); round += 1) {
    await ask('list', `${workspace}/skills`)
    await ask('file', `${workspace}/skills/user/normal/files/SKILL.md`)
    await ask('readyz', '/readyz')
    await ask('document', `${workspace}/documents/${name}-${round % 10}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ skill: `# ${name}, round ${round}` }),
    })
    await sleep(20)
  }
  return served
}

const shareOf = (served: Served[], share: number): number => {
  const sorted = served.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
}

const work = (url: string, isOver: () => boolean): Promise<Served[]> =>
  Promise.all(
    Array.from({ length: NORMAL }, (_, index) => askOn(url, `normal-${index}`, isOver)),
  ).then((all) => all.flat())

t.test(`${COUNT} slow sockets are cut off in time, and delay no other client`, async (t) => {
  const service = await startService(t, {
    DATABASE_URL: await testDatabase(t),
    REQUEST_TIMEOUT_MS: String(TIMEOUT_MS),
    RATE_LIMIT_PER_ADDRESS: '0',
  })
  const { url, port } = service
  t.equal((await installArchive(url, packageArchive({ folder: 'normal' }))).status, 201)
  let warm = 0
  const alone = await work(url, () => (warm += 1) > 60)

  const slow = await openSlow(t, url, port)
  let isOver = false
  const working = work(url, () => isOver)
  const late = sleep(TIMEOUT_MS + 3 * LOOKS_EVERY_MS, 'late', { ref: false })
  const end = await Promise.race([drip(slow), late])
  isOver = true
  const served = await working

  t.equal(end, undefined, 'none is left')
  const times = slow.map(({ endedMs }) => endedMs ?? Infinity)
  t.comment(`cut off after ${Math.min(...times) | 0} to ${Math.max(...times) | 0} ms`)
  t.ok(Math.min(...times) > TIMEOUT_MS / 2, 'each had some time')
  t.same(
    slow.filter(({ client }) => !client.received().startsWith('HTTP/1.1 408 ')).length,
    0,
    'each is told why',
  )
  t.ok(
    slow.every(({ client }) => client.received().includes('"code":"request.timeout"')),
    'in a problem document',
  )
  for (const [when, some] of Object.entries({ alone, 'with slow sockets': served })) {
    t.comment(
      `${when}: ${some.length} requests, p50 ${shareOf(some, 0.5)} ms, p99 ${shareOf(some, 0.99)} ms, ` +
        `longest ${shareOf(some, 1 - 1 / some.length)} ms`,
    )
  }
  t.ok(served.length > COUNT, 'others went on all the while')
  t.same(
    served.filter(({ status }) => status !== 200 && status !== 201),
    [],
    'and each of them was served',
  )
  const { body } = await request(url, `${workspace}/skills`)
  t.match(body.skills, { length: 2 }, 'the slow ones have left nothing')
  t.equal(service.stderr(), '')
})
