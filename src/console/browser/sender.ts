/** Sends an archive in PSU1 chunks, a few at a time, and continues after a lost connection. */
import type { Held } from './held.ts'
import { sha256 } from './texts.ts'

const IN_FLIGHT = 3
/** Of a request without a response. */
const SILENT_MS = 120_000
const LONGEST_PAUSE_MS = 15_000

/** The service has rejected a request, and says why. */
export class Rejected extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>
  readonly retryAfter: number

  constructor(status: number, problem: Record<string, unknown>, retryAfter: number) {
    super((problem['detail'] as string | undefined) ?? `HTTP ${status}`)
    this.status = status
    this.code = (problem['code'] as string | undefined) ?? ''
    this.details = (problem['details'] ?? {}) as Record<string, unknown>
    this.retryAfter = retryAfter
  }
}

type Call = { method?: string; body?: Blob | string; type?: string; signal: AbortSignal }

export const call = async (url: string, given: Call): Promise<Record<string, unknown>> => {
  const { method = 'POST', body, type = 'application/json', signal } = given
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(SILENT_MS)]),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  const value = (isJson && text !== '' ? JSON.parse(text) : {}) as Record<string, unknown>
  if (response.ok) return value
  throw new Rejected(response.status, value, Number(response.headers.get('retry-after') ?? 0))
}

export const uploadsUrl = (workspace: string): string =>
  `/v1/workspaces/${encodeURIComponent(workspace)}/uploads`

/** What another try may mend. */
const mayPass = (error: unknown): error is Error =>
  error instanceof Rejected
    ? [408, 429, 502, 503, 504].includes(error.status) || 'next_offset' in error.details
    : error instanceof Error && error.name !== 'AbortError'

export type Progress = {
  sent: (bytes: number) => void
  /** The connection was lost, or the service is busy. */
  waits: (reason: string) => void
}

export class Sender {
  readonly #held: Held
  readonly #url: string
  readonly #progress: Progress
  readonly #signal: AbortSignal
  #done = 0
  #pause: PromiseWithResolvers<void> | null = null

  constructor(held: Held, progress: Progress, signal: AbortSignal) {
    this.#held = held
    this.#url = `${uploadsUrl(held.workspace)}/${encodeURIComponent(held.uploadId)}`
    this.#progress = progress
    this.#signal = signal
    signal.addEventListener('abort', () => this.#pause?.resolve())
  }

  /** True: it is paused now, though chunks in flight are still acknowledged. */
  togglePause(): boolean {
    this.#pause?.resolve()
    this.#pause = this.#pause === null ? Promise.withResolvers<void>() : null
    return this.#pause !== null
  }

  /** Resolves once the service has all bytes and has checked them. */
  async run(): Promise<void> {
    let offset: number | null = null
    let failures = 0
    for (;;) {
      const before: number = offset ?? 0
      try {
        await this.#pause?.promise
        this.#signal.throwIfAborted()
        offset ??= await this.#acknowledged()
        this.#progress.sent(offset)
        offset = await this.#send(offset)
        if (offset < this.#held.archive.size) continue
        await call(`${this.#url}/finish`, { signal: this.#signal })
        return
      } catch (error) {
        if (!mayPass(error)) throw error
        const next = error instanceof Rejected ? error.details['next_offset'] : undefined
        // A chunk that overtook others is rejected with the offset from before their acknowledgement.
        const done = this.#done > before ? this.#done : 0
        offset = typeof next === 'number' ? Math.max(next, done) : null
        failures = offset !== null && offset > before ? 0 : failures + 1
        if (failures > 0) await this.#wait(error, failures)
      }
    }
  }

  async #acknowledged(): Promise<number> {
    const given = { method: 'GET', signal: this.#signal }
    const { next_offset: next, status } = await call(this.#url, given)
    // Another tab, or the response that was lost, has finished it.
    if (status === 'finalized') return this.#held.archive.size
    return Number(next)
  }

  /** From the offset to the end, or until it is paused. */
  async #send(from: number): Promise<number> {
    const { archive, chunkBytes } = this.#held
    const flying: Promise<number>[] = []
    let next = from
    this.#done = from
    try {
      while (this.#done < archive.size) {
        while (this.#pause === null && flying.length < IN_FLIGHT && next < archive.size) {
          const end = Math.min(next + chunkBytes, archive.size)
          const chunk = this.#chunk(next, end)
          chunk.catch(() => {})
          flying.push(chunk)
          next = end
        }
        const first = flying.shift()
        if (first === undefined) break
        this.#done = await first
        this.#progress.sent(this.#done)
      }
      return this.#done
    } finally {
      await Promise.allSettled(flying)
    }
  }

  async #chunk(offset: number, end: number): Promise<number> {
    const { archive, workspace, uploadId } = this.#held
    const bytes = await archive.slice(offset, end).arrayBuffer()
    const about = {
      workspace_id: workspace,
      upload_id: uploadId,
      offset,
      len: bytes.byteLength,
      chunk_sha256: await sha256(bytes),
    }
    const head = new Blob([JSON.stringify(about)])
    const length = new DataView(new ArrayBuffer(4))
    length.setUint32(0, head.size)
    const { next_offset: next } = await call(`${this.#url}/chunks`, {
      body: new Blob(['PSU1', length, head, bytes]),
      type: 'application/octet-stream',
      signal: this.#signal,
    })
    return Number(next)
  }

  /** Longer each time, and at most until the connection is back. */
  async #wait(error: Error, failures: number): Promise<void> {
    const asked = error instanceof Rejected ? error.retryAfter * 1000 : 0
    const ms = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures)
    this.#progress.waits(error instanceof Rejected ? error.message : 'The connection was lost.')
    await new Promise<void>((resolve) => {
      setTimeout(resolve, Math.max(asked, ms))
      addEventListener('online', () => resolve(), { once: true })
      this.#signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
}
