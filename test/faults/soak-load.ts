/** What clients of all kinds do to two replicas, of which one dies now and then. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { PatientClient } from '../crash/patient-client.ts'
import { seeded } from '../crash/random.ts'
import { SkillWriter } from '../crash/skill-writer.ts'
import { askNewer, send } from '../mcp/clients.ts'
import { chunkHead, installArchive, request, sendChunk, startUpload } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { startBody } from '../support/given.ts'
import { openSocket } from '../support/raw-socket.ts'
import { openEvents } from '../support/sse.ts'

const STATICS = 6
const WRITERS = 3
const WRITER_SKILLS = 2
const CLIENTS = 4
const STREAMS = 3
const PAUSE_MS = 15
const key = randomUUID()
const workspace = '/v1/workspaces/default'

/** A replica that is killed may cut a request off, or refuse it as it stops. */
export type Replica = { url: string; isMortal: boolean }

type Target = () => Replica

const json = (method: string, body: unknown, headers = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T
const slugOf = (): string => `static-${randomInt(STATICS)}`

type Act = (url: string) => Promise<{ status: number }>

const path =
  (one: () => string, init: () => RequestInit = () => ({})): Act =>
  (url) =>
    request(url, one(), init())

const half = packageArchive({ folder: 'never', files: { 'data.bin': randomBytes(20_000) } })

export const invoke = path(
  () => '/invoke',
  () => json('POST', { command: 'list_skills', arguments: {} }, { 'x-orchestrator-key': key }),
)

const acts: Record<string, Act> = {
  capabilities: path(() => '/capabilities'),
  selected: path(() => `/capabilities?select=${slugOf()}`),
  health: path(() => '/health'),
  list: path(() => `${workspace}/skills?limit=3`),
  describe: path(() => `${workspace}/skills/user/${slugOf()}`),
  file: path(() => `${workspace}/skills/user/${slugOf()}/files/SKILL.md`),
  archive: path(() => `${workspace}/skills/user/${slugOf()}/archive`),
  'a written archive': path(() => `${workspace}/skills/user/skill-0-0/archive`),
  audit: path(() => `${workspace}/audit?limit=20`),
  discovery: path(() => '/.well-known/agent-skills/index.json'),
  policy: path(
    () => `${workspace}/skills/user/${slugOf()}/policy`,
    () => json('PUT', { allow_implicit_invocation: randomInt(2) === 0 }),
  ),
  document: path(
    () => `${workspace}/documents/d-${randomInt(20)}`,
    () => json('PUT', { skill: `# Number ${randomInt(1000)}\n\nText.` }),
  ),
  'no document': path(
    () => `${workspace}/documents/d-${randomInt(20)}`,
    () => ({ method: 'DELETE' }),
  ),
  prompt: path(
    () => `${workspace}/prompts/p-${randomInt(10)}`,
    () => json('PUT', { description: 'A prompt.', function_id: 'soak::hear' }),
  ),
  invoke,
  rpc: path(
    () => '/rpc',
    () =>
      json(
        'POST',
        ['list_skills', 'skills/list', 'skills::list'].map((method, id) => ({
          jsonrpc: '2.0',
          id,
          method,
          params: {},
        })),
      ),
  ),
  mcp: (url) =>
    send(`${url}/mcp`, {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_skills', arguments: {} },
    }),
  'newer mcp': (url) => askNewer(`${url}/mcp`, 'resources/list'),
  'an upload that is given up': async (url) => {
    const uploadId = await startUpload(url, half)
    return sendChunk(url, { uploadId, offset: 0 }, half.subarray(0, 10_000))
  },
  'an upload that is aborted': async (url) => {
    const uploadId = await startUpload(url, half)
    await sendChunk(url, { uploadId, offset: 0 }, half.subarray(0, 10_000))
    return request(url, `${workspace}/uploads/${uploadId}/abort`, { method: 'POST' })
  },
  'what is no package': (url) => installArchive(url, randomBytes(5000)),
  'what is no request': path(
    () => `${workspace}/uploads`,
    () => json('POST', { ...startBody(half), sha256: 'none' }),
  ),
}

const expected = async (asked: Promise<{ status: number }>): Promise<void> => {
  const answer = await asked
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
}

const many = (count: number, work: (index: number) => Promise<void>): Promise<void>[] =>
  Array.from({ length: count }, (_, index) => work(index))

export class Soak {
  readonly #t: Test
  readonly #target: Target
  #isOver = false
  #working: Promise<unknown> = Promise.resolve()
  readonly #counts = new Map<string, number>()
  /** What ought not to be. */
  readonly faults: unknown[] = []
  readonly #writers: SkillWriter[][] = []
  #writes = 0

  constructor(t: Test, target: Target) {
    this.#t = t
    this.#target = target
  }

  async prepare(url: string, origin: string): Promise<void> {
    await expected(request(url, `${workspace}/settings`, json('PUT', { orchestrator_key: key })))
    await expected(request(url, `${workspace}/functions/soak::hear`, json('PUT', { url: origin })))
    const subscription = { trigger_type: 'skills/changed', function_id: 'soak::hear' }
    await expected(request(url, `${workspace}/subscriptions/soak`, json('PUT', subscription)))
    for (let number = 0; number < STATICS; number += 1) {
      const files = { 'data.bin': randomBytes(100_000) }
      await expected(installArchive(url, packageArchive({ folder: `static-${number}`, files })))
    }
  }

  start(): void {
    this.#isOver = false
    this.#working = Promise.all([
      ...many(CLIENTS, () => this.#ask()),
      ...many(STREAMS, () => this.#follow()),
      ...many(1, () => this.#breakOff()),
      ...many(WRITERS, (index) => this.#write(index)),
    ])
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#working
  }

  get summary(): string {
    const counts = [...this.#counts].map(([what, count]) => `${what} ${count}`)
    return `${this.#writes} writes of skills, ${counts.toSorted().join(', ')}`
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  /** What fails at a replica that lives is a fault. */
  async #try(name: string, work: (url: string) => Promise<{ status: number } | void>) {
    const { url, isMortal } = this.#target()
    try {
      const answer = await work(url)
      if (!answer) return
      this.#count(String(answer.status))
      const isLeaving = isMortal && answer.status === 503
      if (answer.status >= 500 && !isLeaving) this.faults.push({ name, answer })
    } catch (error) {
      this.#count('cut off')
      if (!isMortal) this.faults.push({ name, error })
    }
  }

  async #ask(): Promise<void> {
    const all = Object.entries(acts)
    while (!this.#isOver) {
      const [name, act] = pick(all)
      await this.#try(name, act)
      await sleep(PAUSE_MS)
    }
  }

  /** Comes, reads for a while, and goes without a word. */
  async #follow(): Promise<void> {
    while (!this.#isOver) {
      await this.#try('stream', async (url) => {
        const where = pick([`${workspace}/events`, `${workspace}/events?since=0`, '/mcp'])
        const stream = await openEvents(this.#t, url + where, {
          headers: { accept: 'text/event-stream' },
        })
        if (stream.status === 200) {
          const read = stream.take(1 + randomInt(20)).catch(() => undefined)
          await Promise.race([read, sleep(randomInt(2000))])
        }
        stream.leave()
        this.#count('streams')
        await stream.ended
        return { status: stream.status }
      })
      await sleep(PAUSE_MS)
    }
  }

  /** Goes away in the middle of a chunk. */
  async #breakOff(): Promise<void> {
    while (!this.#isOver) {
      await this.#try('broken off', async (url) => {
        const uploadId = await startUpload(url, half)
        const client = await openSocket(this.#t, Number(new URL(url).port))
        client.send(`${chunkHead(uploadId, 15_000)}PSU1`)
        await sleep(randomInt(100))
        client.socket[pick(['destroy', 'resetAndDestroy'] as const)]()
        await client.closed
      })
      await sleep(50)
    }
  }

  /** Chunked and one-call installs, updates, rollbacks and uninstalls, most of them under keys. */
  async #write(index: number): Promise<void> {
    const random = seeded(randomInt(2 ** 31))
    const client = new PatientClient(() => this.#target().url)
    const writers = (this.#writers[index] ??= Array.from(
      { length: WRITER_SKILLS },
      (_, number) => new SkillWriter(`skill-${index}-${number}`, { client, random, uploads: [] }),
    ))
    while (!this.#isOver) {
      const writer = pick(writers)
      try {
        await writer.step()
      } catch (error) {
        this.faults.push({ name: 'write', error })
        return
      }
      writer.packs.clear()
      writer.keyed.length = 0
      this.#writes += 1
      await sleep(4 * PAUSE_MS)
    }
  }
}
