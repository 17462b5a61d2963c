/** The files of a multipart body as one stream, with the names that they were sent under. */
import type { FastifyRequest } from 'fastify'
import { formError, wrongForm } from './form-errors.ts'

type Wanted = {
  /** The names of file parts. */
  files: RegExp
  /** The names of text parts that may come with them. */
  fields: readonly string[]
  maxFiles: number
  /** Said of a body that is something else. */
  help: string
}

export class FileParts {
  /** Known once the stream has ended, like the rest. Names keep their folders. */
  readonly files: { name: string; size: number }[] = []
  readonly fields = new Map<string, string>()
  /** The first bytes of the first file. */
  start: Uint8Array = new Uint8Array(0)
  readonly #request: FastifyRequest
  readonly #wanted: Wanted

  constructor(request: FastifyRequest, wanted: Wanted) {
    this.#request = request
    this.#wanted = wanted
  }

  /** The bytes of all files, one after the other. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    const { maxFiles, fields, help } = this.#wanted
    const limits = { files: maxFiles, fields: fields.length, parts: maxFiles + fields.length }
    const wrongParts = () => wrongForm(help)
    let isWhole = false
    try {
      for await (const part of this.#request.parts({ preservePath: true, limits })) {
        if (part.type === 'file' && this.#wanted.files.test(part.fieldname)) {
          yield* this.#bytesOf(part.filename, part.file)
        } else if (part.type === 'field' && fields.includes(part.fieldname)) {
          this.fields.set(part.fieldname, String(part.value))
        } else throw wrongParts()
      }
      if (this.files.length === 0) throw wrongParts()
      isWhole = true
    } catch (error) {
      throw formError(error, wrongParts) ?? error
    } finally {
      // Reads the rest of the body, or the client would block on sending and never read the response.
      if (!isWhole) this.#request.raw.unpipe().resume()
    }
  }

  async *#bytesOf(
    name: string,
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const file = { name, size: 0 }
    this.files.push(file)
    for await (const piece of bytes) {
      if (this.files.length === 1 && file.size === 0) this.start = piece
      file.size += piece.length
      yield piece
    }
  }
}
