/** Unguessable ids. */
import { randomBytes } from 'node:crypto'

const ID_LENGTH = 21

/** Enough for 260 ids, since one system call costs as much as generating all of them. */
const POOL_BYTES = 4095

let pool = ''
let used = 0

/** 21 URL-safe characters, of which the first is no `-`: a command line would read an option. */
export const newId = (): string => {
  const id = nextId()
  return id.startsWith('-') ? newId() : id
}

const nextId = (): string => {
  if (used + ID_LENGTH > pool.length) {
    pool = randomBytes(POOL_BYTES).toString('base64url')
    used = 0
  }
  const start = used
  used += ID_LENGTH
  return pool.slice(start, used)
}
