/**
 * Bytes for many requests, encoded once in each coding: a compression plugin would compress them
 * again for each request.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, codingFor } from './accept.ts'
import { isNotModified } from './conditional.ts'

/** Higher levels take ten times as long for a twentieth of the bytes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const encoders: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
}

export const codingOf = (request: FastifyRequest): Coding =>
  codingFor(request.headers['accept-encoding'])

/** Each coding is a representation of its own, so it has a tag of its own (RFC 9110, 8.8.3.3). */
export const tagIn = (tag: string, coding: Coding): string =>
  coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`

export class EncodedBytes {
  readonly plain: Buffer
  readonly tag: string
  readonly #encoded = new Map<Coding, Promise<Buffer>>()

  constructor(plain: Buffer, tag: string) {
    this.plain = plain
    this.tag = tag
  }

  /** Sends JSON in the coding that the request prefers, or 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const coding = codingOf(request)
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (isNotModified(request, reply, tagIn(this.tag, coding))) return reply
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(await this.#in(coding))
  }

  #in(coding: Coding): Promise<Buffer> {
    const encoded = this.#encoded.get(coding) ?? encoders[coding](this.plain)
    this.#encoded.set(coding, encoded)
    return encoded
  }
}
