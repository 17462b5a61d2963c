/** The message of a commit: what changed since the one before it. Pure. */
import { type EntryChange, folderOfChange } from './entries.ts'

const verbOf = ({ before, after }: EntryChange): 'Add' | 'Update' | 'Remove' => {
  if (before === null) return 'Add'
  return after === null ? 'Remove' : 'Update'
}

const lineOf = (change: EntryChange): string => {
  const { before, after } = change
  const versions = [before, after].flatMap((entry) => entry?.version ?? [])
  const shown = new Set(versions).size > 1 ? versions.join(' to ') : (versions[0] ?? '')
  const bytes = after ? `, ${after.fingerprint.slice(0, 12)}` : ''
  return `- ${verbOf(change)} ${folderOfChange(change)} (${shown}${bytes})`
}

type Facts = {
  changes: readonly EntryChange[]
  snapshotVersion: number
  isAfterPurge: boolean
}

const subjectOf = (changes: readonly EntryChange[]): string => {
  const [only] = changes
  if (only === undefined) return 'Renew the lists of plugins'
  if (changes.length === 1) return `${verbOf(only)} ${folderOfChange(only)}`
  return `Change ${changes.length} skills`
}

export const messageOf = ({ changes, snapshotVersion, isAfterPurge }: Facts): string =>
  [
    isAfterPurge ? 'Start anew after a purge' : subjectOf(changes),
    changes.map(lineOf).join('\n'),
    `Snapshot-Version: ${snapshotVersion}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
