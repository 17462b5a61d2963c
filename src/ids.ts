/** Ids that nobody can guess. */
import { randomBytes } from 'node:crypto'

const ID_BYTES = 16

/** Asked for by the hundred: one question costs as much as a whole answer from memory. */
const POOL_BYTES = 256 * ID_BYTES

let pool = Buffer.alloc(0)
let used = 0

/** 21 characters, 126 random bits: unguessable, URL-safe, as long as the gateway's ids. */
export const newId = (): string => {
  if (used === pool.length) {
    pool = randomBytes(POOL_BYTES)
    used = 0
  }
  const start = used
  used += ID_BYTES
  return pool.toString('base64url', start, used).slice(0, 21)
}
