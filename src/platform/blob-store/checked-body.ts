/**
 * Verifies the size and digest of a response body: its last piece is held back until both match.
 */
import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream'
import { ObjectDamaged, storeUnavailable } from './object-errors.ts'

type Expected = {
  key: string
  size: number
  /** Null if the store sent none, or if the body is only a part of the object. */
  sha256: string | null
}

class Check extends Transform {
  readonly #expected: Expected
  readonly #hash = createHash('sha256')
  #size = 0
  #last: Buffer | null = null

  constructor(expected: Expected) {
    super()
    this.#expected = expected
  }

  override _transform(piece: Buffer, _encoding: string, done: TransformCallback): void {
    const { key, size, sha256 } = this.#expected
    this.#size += piece.length
    if (this.#size > size) {
      done(new ObjectDamaged(key, `more than its ${size} bytes arrived`))
      return
    }
    if (sha256 !== null) this.#hash.update(piece)
    const before = this.#last
    this.#last = piece
    done(null, before ?? undefined)
  }

  override _flush(done: TransformCallback): void {
    const { key, size, sha256 } = this.#expected
    if (this.#size !== size) {
      done(new ObjectDamaged(key, `${this.#size} of its ${size} bytes arrived`))
    } else if (sha256 !== null && this.#hash.digest('hex') !== sha256) {
      done(new ObjectDamaged(key, 'the bytes that arrived are not those that were stored'))
    } else {
      done(null, this.#last ?? undefined)
    }
  }
}

export const checkedBody = (body: Readable, expected: Expected): Readable => {
  const check = new Check(expected)
  // Attached before the pipeline, which would pass the error on untranslated.
  body.once('error', (error) => check.destroy(storeUnavailable(error)))
  // Failures are emitted as errors of `check`.
  pipeline(body, check, () => {})
  return check
}
