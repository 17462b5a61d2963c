/** Keys that seal secrets: 32 random bytes in base64, each with an id. Pure. */
import { createHash, createSecretKey, type KeyObject } from 'node:crypto'

const BYTES = 32

/** The bytes are in a `KeyObject`, which no log can print. */
export type SecretKey = { id: string; key: KeyObject }

/** `current` seals and opens, the others only open. Null: nothing can be sealed. */
export type KeyRing = { current: SecretKey | null; previous: SecretKey[] }

/** Derived from the bytes, so that a key has the same id on all replicas. */
const idOf = (bytes: Buffer): string =>
  createHash('sha256')
    .update('skill-registry secrets key\n')
    .update(bytes)
    .digest('hex')
    .slice(0, 16)

/** Null if the text is not 32 bytes in base64. */
export const parseKey = (text: string): SecretKey | null => {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === BYTES ? { id: idOf(bytes), key: createSecretKey(bytes) } : null
}

export const keysOf = ({ current, previous }: KeyRing): Map<string, SecretKey> =>
  new Map([...(current ? [current] : []), ...previous].map((one) => [one.id, one]))
