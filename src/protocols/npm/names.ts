/** What skills are called as npm packages. Pure. */
import type { Entry } from '../../registry/history/entries.ts'

type Named = Pick<Entry, 'folder' | 'version' | 'revision' | 'fingerprint'>

export const npmName = ({ folder }: Pick<Entry, 'folder'>): string => `@skills/${folder}`

/**
 * Two revisions may have one label, and npm ignores what follows a plus. By the number of the revision a
 * range that npm has written follows the revisions of its label.
 */
export const npmVersion = ({ version, revision, fingerprint }: Omit<Named, 'folder'>): string => {
  const label = version.replace(/\+.*$/, '')
  return `${label}${label.includes('-') ? '.' : '-'}${revision}.g${fingerprint.slice(0, 12)}`
}

export const tarballName = (entry: Named): string => `${entry.folder}-${npmVersion(entry)}.tgz`

/** The number of the revision in the name of a tarball; null if there is none. */
export const revisionIn = (tarball: string): number | null => {
  const [, digits] = /[-.]([1-9]\d{0,8})\.g[0-9a-f]{12}\.tgz$/.exec(tarball) ?? []
  return digits === undefined ? null : Number(digits)
}
