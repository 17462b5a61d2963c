/**
 * Bytes for many requests, encoded once in each coding: a compression plugin would compress them
 * again for each request.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, codingFor, codingsFor } from './accept.ts'
import { isNotModified } from './conditional.ts'
import { matchesTag } from './etag.ts'

/** Higher levels take ten times as long for a twentieth of the bytes. */
const QUALITY = 9
/** For large documents, which change often: a quarter of the time, about the same size. */
const FAST_QUALITY = 4
const LARGE_BYTES = 1024 * 1024

const brotliFor = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: length > LARGE_BYTES ? FAST_QUALITY : QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

const encoders: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliFor(bytes)),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
}

export const codingOf = (request: FastifyRequest): Coding =>
  codingFor(request.headers['accept-encoding'])

/** Each coding is a representation of its own, so it has a tag of its own (RFC 9110, 8.8.3.3). */
export const tagIn = (tag: string, coding: Coding): string =>
  coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`

/** Makes a coding faster than the bytes could be compressed. */
type Shortcuts = Partial<Record<Coding, () => Promise<Buffer>>>

export class EncodedBytes {
  readonly plain: Buffer
  readonly tag: string
  readonly #encoded = new Map<Coding, Promise<Buffer>>()
  readonly #made = new Set<Coding>()
  readonly #shortcuts: Shortcuts

  constructor(plain: Buffer, tag: string, shortcuts: Shortcuts = {}) {
    this.plain = plain
    this.tag = tag
    this.#shortcuts = shortcuts
  }

  /** Sends JSON in the coding that the request prefers, or 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { 'accept-encoding': accepted, 'if-none-match': given } = request.headers
    const allowed = codingsFor(accepted)
    const held = allowed.find((coding) => matchesTag(given, tagIn(this.tag, coding)))
    const coding = held ?? this.#choose(allowed)
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (isNotModified(request, reply, tagIn(this.tag, coding))) return reply
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(await this.#in(coding))
  }

  /**
   * The preferred coding. While it is being made, another one that is there already: compressing a
   * large document well takes longer than sending it.
   */
  #choose(allowed: readonly Coding[]): Coding {
    const [preferred = 'identity'] = allowed
    if (this.#isMade(preferred)) return preferred
    const other = allowed.find((coding) => coding !== 'identity' && this.#isMade(coding))
    if (other === undefined) return preferred
    // A failure is reported to the next request that prefers it.
    this.#in(preferred).catch(() => undefined)
    return other
  }

  #isMade(coding: Coding): boolean {
    return coding === 'identity' || this.#made.has(coding) || this.#shortcuts[coding] !== undefined
  }

  #in(coding: Coding): Promise<Buffer> {
    const kept = this.#encoded.get(coding)
    if (kept) return kept
    const encoding = this.#shortcuts[coding]?.() ?? encoders[coding](this.plain)
    this.#encoded.set(coding, encoding)
    encoding.then(
      () => this.#made.add(coding),
      () => this.#encoded.delete(coding),
    )
    return encoding
  }
}
