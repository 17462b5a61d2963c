/**
 * Seals a text with AES-256-GCM, bound to its place: a value that was moved to another row or
 * field, or changed in one byte, does not open. Pure.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretKey } from '../../platform/config/secret-key.ts'

const ALGORITHM = 'aes-256-gcm'
/** Random: 96 bits are enough for four billion values under one key. */
const IV_BYTES = 12
const TAG_BYTES = 16

export type SealedTable = 'functions' | 'mcp_servers' | 'workspaces'

/** Where a value is stored. `row` is the id of the row in its workspace. */
export type SecretLocation = { table: SealedTable; workspaceId: string; row: string; field: string }

/** A sealed value as it is stored: an object, so that plain text does not have its type. */
export type Sealed = {
  /** Id of the key. */
  key: string
  /** Base64. */
  iv: string
  /** Base64: the encrypted text and its tag. */
  data: string
}

type SealFaultReason = 'unknown_key' | 'changed_or_moved'

export class SealFault extends Error {
  override name = 'SealFault'
  readonly reason: SealFaultReason

  constructor(reason: SealFaultReason) {
    super(`a sealed value does not open: ${reason}`)
    this.reason = reason
  }
}

const boundTo = ({ table, workspaceId, row, field }: SecretLocation, keyId: string): Buffer =>
  Buffer.from(JSON.stringify(['skill-registry', 1, keyId, table, workspaceId, row, field]))

export const seal = ({ id, key }: SecretKey, place: SecretLocation, text: string): Sealed => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(place, id))
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { key: id, iv: iv.toString('base64'), data: data.toString('base64') }
}

export const open = (
  keys: ReadonlyMap<string, SecretKey>,
  place: SecretLocation,
  sealed: Sealed,
): string => {
  const known = keys.get(sealed.key)
  if (!known) throw new SealFault('unknown_key')
  try {
    const iv = Buffer.from(sealed.iv, 'base64')
    const data = Buffer.from(sealed.data, 'base64')
    const decipher = createDecipheriv(ALGORITHM, known.key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(boundTo(place, known.id))
    decipher.setAuthTag(data.subarray(-TAG_BYTES))
    return decipher.update(data.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // The cause is left out: it adds nothing, and must not contain bytes of the value.
    throw new SealFault('changed_or_moved')
  }
}
