/** The version that a client has, as it is reported to it, so that it updates when it should. Pure. */
import { lt } from 'semver'

type Version = { revision: number; fingerprint: string; version: string }

/**
 * Clients update only to what is newer than what they are said to have. Versions are labels here, and an
 * older one may be current again, so what is not current must be told to be older.
 */
export const matchedVersion = (
  held: Version,
  current: Pick<Version, 'fingerprint' | 'version'>,
): string => {
  if (held.fingerprint === current.fingerprint) return current.version
  return lt(held.version, current.version) ? held.version : `0.0.0-revision.${held.revision}`
}
