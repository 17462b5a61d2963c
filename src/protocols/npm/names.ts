/** What skills are called as npm packages. Pure. */
import type { Entry } from '../../registry/history/entries.ts'

type Named = Pick<Entry, 'folder' | 'version' | 'revision' | 'fingerprint'>

export const npmName = ({ folder }: Pick<Entry, 'folder'>): string => `@skills/${folder}`

const labelOf = ({ version }: Pick<Entry, 'version'>): string => version.replace(/\+.*$/, '')

const digitsOf = ({ fingerprint }: Pick<Entry, 'fingerprint'>): string =>
  `g${fingerprint.slice(0, 12)}`

/**
 * Two revisions may have one label, and npm ignores what follows a plus. By the number of the revision a
 * range that npm has written follows the revisions of its label.
 */
export const npmVersion = (entry: Omit<Named, 'folder'>): string => {
  const label = labelOf(entry)
  return `${label}${label.includes('-') ? '.' : '-'}${entry.revision}.${digitsOf(entry)}`
}

/** What lock files name that were written before versions had the number of the revision. */
export const formerVersion = (entry: Pick<Entry, 'version' | 'fingerprint'>): string =>
  `${labelOf(entry)}-${digitsOf(entry)}`

export const tarballName = ({ folder }: Pick<Entry, 'folder'>, version: string): string =>
  `${folder}-${version}.tgz`

/** The number of the revision in the name of a tarball; null if there is none. */
export const revisionIn = (tarball: string): number | null => {
  const [, digits] = /[-.]([1-9]\d{0,8})\.g[0-9a-f]{12}\.tgz$/.exec(tarball) ?? []
  return digits === undefined ? null : Number(digits)
}
