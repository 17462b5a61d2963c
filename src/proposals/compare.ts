/** What differs between what is approved and what is proposed. Pure. */
import { structuredPatch } from 'diff'
import type { CapabilitySpec } from '../capabilities/metadata.ts'

export type ComparedFile = { path: string; size: number; sha256: string; executable: boolean }

export type FileChange = {
  path: string
  change: 'added' | 'removed' | 'changed'
  before: ComparedFile | null
  after: ComparedFile | null
}

/** Sorted by path. A changed execute bit is a change. */
export const compareFiles = (before: ComparedFile[], after: ComparedFile[]): FileChange[] => {
  const old = new Map(before.map((file) => [file.path, file]))
  const now = new Map(after.map((file) => [file.path, file]))
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted()
  return paths.flatMap((path): FileChange[] => {
    const was = old.get(path) ?? null
    const is = now.get(path) ?? null
    if (was && is && was.sha256 === is.sha256 && was.executable === is.executable) return []
    return [{ path, change: was ? (is ? 'changed' : 'removed') : 'added', before: was, after: is }]
  })
}

/** Comparing ends here: what differs more is shown as replaced. */
const MAX_EDITS = 4000

const lineCount = (text: string): number =>
  text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

export const countLines = (before: string, after: string): { added: number; removed: number } => {
  const patch = structuredPatch('', '', before, after, '', '', { maxEditLength: MAX_EDITS })
  if (!patch) return { added: lineCount(after), removed: lineCount(before) }
  const lines = patch.hunks.flatMap((hunk) => hunk.lines)
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
  }
}

const whole = (sign: '+' | '-', text: string): string[] =>
  text === ''
    ? []
    : text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign}${line}`)

/** An empty range stands after the line that it names. */
const rangeOf = (start: number, lines: number): string =>
  `${lines === 0 ? start - 1 : start},${lines}`

/** A unified diff, as `patch` reads it. */
export const unifiedDiff = (path: string, before: string, after: string): string => {
  const head = [`--- a/${path}`, `+++ b/${path}`]
  const patch = structuredPatch('', '', before, after, '', '', { maxEditLength: MAX_EDITS })
  const body = patch
    ? patch.hunks.flatMap((hunk) => [
        `@@ -${rangeOf(hunk.oldStart, hunk.oldLines)} +${rangeOf(hunk.newStart, hunk.newLines)} @@`,
        ...hunk.lines,
      ])
    : [
        `@@ -${rangeOf(1, lineCount(before))} +${rangeOf(1, lineCount(after))} @@`,
        ...whole('-', before),
        ...whole('+', after),
      ]
  return `${[...head, ...body].join('\n')}\n`
}

export type Delta = { added: string[]; removed: string[]; retained: string[] }

const namesIn = (before: readonly string[], after: readonly string[]): Delta => ({
  added: after.filter((name) => !before.includes(name)),
  removed: before.filter((name) => !after.includes(name)),
  retained: after.filter((name) => before.includes(name)),
})

type Claims = { permissions: string[]; capabilities: CapabilitySpec[] }

const idOf = ({ extension_id, capability_id }: CapabilitySpec): string =>
  `${extension_id}.${capability_id}`

/** What may be done that might not be done before, and the reverse. */
export const permissionDelta = (
  before: Claims,
  after: Claims,
): Delta & { capabilities: Delta } => ({
  ...namesIn(before.permissions, after.permissions),
  capabilities: namesIn(before.capabilities.map(idOf), after.capabilities.map(idOf)),
})
