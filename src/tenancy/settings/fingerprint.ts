/** What `If-Match` compares: the settings as they are shown, and who changed each. Pure. */
import { createHash } from 'node:crypto'
import type { Settings } from './schemas.ts'

/** The keys have the order in which the database returns them, so equal settings have one fingerprint. */
export const fingerprintOf = (settings: Settings): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex')
