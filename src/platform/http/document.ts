/** The OpenAPI document, read for the first request. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncodedBytes } from './encoded.ts'
import { hashTag } from './etag.ts'

export class ApiDocument {
  readonly #read: () => Promise<Buffer>
  #encoded: Promise<EncodedBytes> | null = null

  constructor(read: () => Promise<Buffer>) {
    this.#read = read
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.#encoded ??= this.#make()
    const encoded = await this.#encoded
    return encoded.send(request, reply.header('cache-control', 'public, no-cache'))
  }

  async #make(): Promise<EncodedBytes> {
    try {
      const plain = await this.#read()
      return new EncodedBytes(plain, hashTag(plain.toString()))
    } catch (error) {
      this.#encoded = null
      throw error
    }
  }
}
