/** The precondition of a write (RFC 9110, 13). Pure. */
import { AppError } from './errors.ts'

/** `present`, `absent`, `anything`, or fingerprints, one of which must be current. */
export type Precondition = string[] | 'absent' | 'present' | 'anything'

/** `current` is the stored fingerprint. */
export const isMet = (expected: Precondition, current: string | null): boolean => {
  if (expected === 'anything') return true
  if (expected === 'absent' || current === null) return expected === 'absent' && current === null
  return expected === 'present' || expected.includes(current)
}

type Noun =
  | 'documents'
  | 'functions'
  | 'mcp_servers'
  | 'prompts'
  | 'scanners'
  | 'subscriptions'
  | 'workspaces'

/** `key` names the resource in `details`, such as `{ id: 'resend' }`. */
export const checkPrecondition = (
  expected: Precondition,
  current: string | null,
  noun: Noun,
  key: Record<string, string>,
): void => {
  if (isMet(expected, current)) return
  const [name] = Object.values(key)
  const details = { ...key, current_fingerprint: current }
  if (expected === 'absent') {
    throw new AppError(`${noun}.exists`, `${name} already exists.`, { details })
  }
  throw new AppError(
    `${noun}.fingerprint_mismatch`,
    current === null
      ? `${name} does not exist, or was removed.`
      : `${name} has changed since you read it. Read it again, then decide.`,
    { details },
  )
}
