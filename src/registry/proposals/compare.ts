/** Compares the files and claims of the approved and the proposed bytes. Pure. */
import type { CapabilitySpec } from '../approvals/metadata.ts'
import { idOf } from './risk.ts'

export type ComparedFile = { path: string; size: number; sha256: string; executable: boolean }

export type FileChange<File extends ComparedFile = ComparedFile> = {
  path: string
  change: 'added' | 'removed' | 'changed'
  before: File | null
  after: File | null
}

/** Sorted by path. A changed execute bit is a change. */
export const compareFiles = <File extends ComparedFile>(
  before: File[],
  after: File[],
): FileChange<File>[] => {
  const old = new Map(before.map((file) => [file.path, file]))
  const now = new Map(after.map((file) => [file.path, file]))
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted()
  return paths.flatMap((path): FileChange<File>[] => {
    const was = old.get(path) ?? null
    const is = now.get(path) ?? null
    if (was && is && was.sha256 === is.sha256 && was.executable === is.executable) return []
    return [{ path, change: was ? (is ? 'changed' : 'removed') : 'added', before: was, after: is }]
  })
}

export type Delta = { added: string[]; removed: string[]; retained: string[] }

export const namesIn = (before: readonly string[], after: readonly string[]): Delta => ({
  added: after.filter((name) => !before.includes(name)),
  removed: before.filter((name) => !after.includes(name)),
  retained: after.filter((name) => before.includes(name)),
})

type Claims = { permissions: string[]; capabilities: CapabilitySpec[] }

/** The added, removed and retained permissions and capabilities. */
export const permissionDelta = (
  before: Claims,
  after: Claims,
): Delta & { capabilities: Delta } => ({
  ...namesIn(before.permissions, after.permissions),
  capabilities: namesIn(before.capabilities.map(idOf), after.capabilities.map(idOf)),
})
