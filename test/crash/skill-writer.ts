/**
 * The only writer of one skill. It knows what the service told it, and of one write at most it does
 * not know whether it was done. That one it tries again until it knows, like any client would.
 */
import { randomUUID } from 'node:crypto'
import { type Answer, multipart } from '../support/given.ts'
import { newPack, type Pack } from './packages.ts'
import { type Init, json, type PatientClient } from './patient-client.ts'
import type { Random } from './random.ts'
import { type SentUpload, sendUpload } from './uploading.ts'

export type Write = {
  action: 'install' | 'update' | 'rollback' | 'uninstall'
  /** Fingerprints; null where nothing is installed. */
  before: string | null
  after: string | null
}

/** A write that was sent under an Idempotency-Key, and whether it was acknowledged under it. */
export type KeyedWrite = { key: string; write: Write; isAcknowledged: boolean }

type Attempt = { uploadId: string | null; keyed: KeyedWrite | null }

type Parts = { client: PatientClient; random: Random; uploads: SentUpload[] }

const ok: Record<Write['action'], string> = {
  install: 'installed',
  update: 'updated',
  rollback: 'updated',
  uninstall: 'uninstalled',
}
/** Codes of a second try that say: it was done. */
const wasDone = new Set(['skills.upload.consumed'])
/** Codes that say: the dead hold it still, for a while. */
const isHeld = new Set(['skills.upload.busy', 'idempotency.in_progress'])
/** What a second try may hear of a first one that was done. */
const again = new Set(['already_installed', 'already_up_to_date'])

export class SkillWriter {
  readonly slug: string
  readonly #deps: Parts
  readonly packs = new Map<string, Pack>()
  /** What is known to be done, in order. */
  readonly done: Write[] = []
  readonly keyed: KeyedWrite[] = []
  /** What is under way. */
  pending: Write | null = null

  constructor(slug: string, parts: Parts) {
    this.slug = slug
    this.#deps = parts
  }

  get current(): string | null {
    return this.done.at(-1)?.after ?? null
  }

  /** One write, of whatever kind can be done now. */
  async step(): Promise<void> {
    const write = this.#choose()
    this.pending = write
    if (await this.#insist(write)) this.done.push(write)
    this.pending = null
  }

  #choose(): Write {
    const { random } = this.#deps
    const before = this.current
    const older = this.done.flatMap(({ after }) =>
      after !== null && after !== before ? [after] : [],
    )
    if (before !== null && random.isLikely(0.15)) {
      return { action: 'uninstall', before, after: null }
    }
    if (before !== null && older.length > 0 && random.isLikely(0.15)) {
      return { action: 'rollback', before, after: random.pick(older) }
    }
    const pack = newPack(this.slug, random)
    this.packs.set(pack.fingerprint, pack)
    return { action: before === null ? 'install' : 'update', before, after: pack.fingerprint }
  }

  /** False where it was not done, and is given up: its bytes may be left behind. */
  async #insist(write: Write): Promise<boolean> {
    const { client, random } = this.#deps
    let isFirst = true
    let attempt = await this.#prepare(write)
    for (;;) {
      const answer = await client.ask(...this.#request(write, attempt))
      if (answer !== null) {
        const verdict = await this.#judge(write, answer, isFirst)
        if (verdict === 'done') {
          if (attempt.keyed && answer.status < 300) attempt.keyed.isAcknowledged = true
          return true
        }
        attempt = await this.#prepare(write)
      } else if (random.isLikely(0.5)) {
        if ((await this.#read()) === write.after) return true
        if (random.isLikely(0.5)) return false
      }
      isFirst = false
    }
  }

  /** Half of the packages come in chunks, and half of the writes have a key. */
  async #prepare(write: Write): Promise<Attempt> {
    const { client, random, uploads } = this.#deps
    const isKeyed = random.isLikely(0.5)
    const keyed = isKeyed ? { key: randomUUID(), write, isAcknowledged: false } : null
    if (keyed) this.keyed.push(keyed)
    const { action, after } = write
    const pack = action === 'install' || action === 'update' ? this.packs.get(after ?? '') : null
    const uploadId = pack && random.isLikely(0.5) ? await sendUpload(client, pack, uploads) : null
    return { uploadId, keyed }
  }

  #request(write: Write, { uploadId, keyed }: Attempt): [string, Init] {
    const { action, before, after } = write
    const path = action === 'install' ? '/skills' : `/skills/user/${this.slug}`
    const expected = {
      ...(before === null ? {} : { 'if-match': `"${before}"` }),
      ...(keyed ? { 'idempotency-key': keyed.key } : {}),
    }
    if (action === 'uninstall') return [path, { method: 'DELETE', headers: expected }]
    if (action === 'rollback') {
      const body = { fingerprint: after, reason: 'a test' }
      return [`${path}/rollback`, json('POST', body, expected)]
    }
    const method = action === 'install' ? 'POST' : 'PUT'
    if (uploadId !== null) {
      const source = { type: 'uploaded_archive', upload_id: uploadId }
      return [path, json(method, { source }, expected)]
    }
    const { headers, payload } = multipart(this.packs.get(after ?? '')?.archive ?? Buffer.alloc(0))
    const body = new Uint8Array(payload)
    return [`${path}/archive`, { method, headers: { ...headers, ...expected }, body }]
  }

  async #judge(write: Write, answer: Answer, isFirst: boolean): Promise<'done' | 'send again'> {
    const { status, body } = answer
    if (status < 300 && body.status === ok[write.action]) return 'done'
    if (!isFirst) {
      if (status === 200 && again.has(body.status)) return 'done'
      if (body.code === 'skills.not_found' && write.action === 'uninstall') return 'done'
      if (status === 412 && body.details.current_fingerprint === write.after) return 'done'
      if (isHeld.has(body.code)) return (await this.#isDone(write)) ? 'done' : 'send again'
      if (wasDone.has(body.code) && (await this.#isDone(write))) return 'done'
    }
    throw new Error(`${this.slug}: ${JSON.stringify({ write, isFirst, answer })}`)
  }

  async #isDone({ after }: Write): Promise<boolean> {
    return (await this.#read()) === after
  }

  /** What the service says is current: the state before a write, or the one after it. */
  async #read(): Promise<string | null> {
    const { status, body } = await this.#deps.client.insist(`/skills/user/${this.slug}`)
    const found: string | null = status === 200 ? body.fingerprint : null
    if (found === this.current || found === this.pending?.after) return found
    throw new Error(`${this.slug} is ${found}, which is not what was written: ${status}`)
  }
}
