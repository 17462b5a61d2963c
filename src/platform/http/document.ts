/** The OpenAPI document as bytes, generated for the first request. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncodedBytes } from './encoded.ts'
import { hashTag } from './etag.ts'
import { jsonBytes } from './last-newline.ts'

export class ApiDocument {
  readonly #read: () => object
  #encoded: EncodedBytes | null = null

  constructor(read: () => object) {
    this.#read = read
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.#encoded ??= this.#make()
    return this.#encoded.send(request, reply.header('cache-control', 'public, no-cache'))
  }

  #make(): EncodedBytes {
    const plain = jsonBytes(this.#read())
    return new EncodedBytes(plain, hashTag(plain.toString()))
  }
}
