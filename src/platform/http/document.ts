/**
 * The OpenAPI document as bytes, made once in each coding: a plugin that compresses responses would
 * compress it for each request.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, codingFor } from './accept.ts'
import { isNotModified } from './conditional.ts'
import { hashTag } from './etag.ts'
import { jsonBytes } from './last-newline.ts'

type EncodedDocument = { tag: string; bytes: Buffer }

/** Higher levels take ten times as long for a twentieth of the bytes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const encoders: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
}

export class ApiDocument {
  readonly #read: () => object
  readonly #encoded = new Map<Coding, Promise<EncodedDocument>>()
  #plain: Buffer | null = null

  constructor(read: () => object) {
    this.#read = read
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const coding = codingFor(request.headers['accept-encoding'])
    const { tag, bytes } = await this.#in(coding)
    reply.headers({ vary: 'accept-encoding', 'cache-control': 'public, no-cache' })
    if (isNotModified(request, reply, tag)) return reply
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(bytes)
  }

  #in(coding: Coding): Promise<EncodedDocument> {
    const kept = this.#encoded.get(coding) ?? this.#encode(coding)
    this.#encoded.set(coding, kept)
    return kept
  }

  async #encode(coding: Coding): Promise<EncodedDocument> {
    this.#plain ??= jsonBytes(this.#read())
    const bytes = await encoders[coding](this.#plain)
    return { bytes, tag: hashTag(this.#plain.toString(), coding) }
  }
}
