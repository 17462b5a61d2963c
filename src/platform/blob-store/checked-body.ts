/** The body of a response; its last piece is only returned once size and digest are verified. */
import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream'
import { ObjectDamaged, storeUnavailable } from './object-errors.ts'

type Expected = {
  key: string
  size: number
  /** Null if the store sent none, or the body is a part of the object. */
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
      done(new ObjectDamaged(key, 'other bytes arrived than were stored'))
    } else {
      done(null, this.#last ?? undefined)
    }
  }
}

export const checkedBody = (body: Readable, expected: Expected): Readable => {
  const check = new Check(expected)
  // Before the pipeline, which would pass on the error unchanged.
  body.once('error', (error) => check.destroy(storeUnavailable(error)))
  // A failure is an error of `check` itself.
  pipeline(body, check, () => {})
  return check
}
