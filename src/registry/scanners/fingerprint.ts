/** Names a finding of an outside scanner, as the rules of the service do theirs. Pure. */
import { createHash } from 'node:crypto'

export const fingerprintOf = (ruleId: string, path: string, text: string): string =>
  createHash('sha256').update(`${ruleId}\0${path}\0${text}`).digest('hex')
