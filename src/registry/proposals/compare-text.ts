/** The line diff of two texts, within limits; runs in a thread. Pure. */
import { diffArrays, structuredPatch } from 'diff'

export type LineCounts = { added: number; removed: number }

/** Larger differences are not compared: time and memory grow with their square. */
const MAX_EDITS = 2000
const MAX_LINES = 50_000

/** Null if the bytes are not text. */
export const decodeText = (bytes: Uint8Array): string | null => {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A line includes its line break, so that a missing last one counts as a change. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Null if there are too many lines or differences, or after `timeoutMs`. */
export const countLines = (before: string, after: string, timeoutMs: number): LineCounts | null => {
  const [old, now] = [linesOf(before), linesOf(after)]
  if (timeoutMs <= 0 || Math.max(old.length, now.length) > MAX_LINES) return null
  // A line that only one text has cannot be part of a common subsequence.
  const [inOld, inNow] = [new Set(old), new Set(now)]
  const changes = diffArrays(
    old.filter((line) => inNow.has(line)),
    now.filter((line) => inOld.has(line)),
    { maxEditLength: MAX_EDITS, timeout: timeoutMs },
  )
  if (!changes) return null
  const common = changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { count }) => sum + count, 0)
  return { added: now.length - common, removed: old.length - common }
}

const replaced = (sign: '+' | '-', lines: string[]): string[] =>
  lines.flatMap((line) =>
    line.endsWith('\n')
      ? [`${sign}${line.slice(0, -1)}`]
      : [`${sign}${line}`, '\\ No newline at end of file'],
  )

/** An empty range starts at the line before it. */
const rangeOf = (start: number, lines: number): string =>
  `${lines === 0 ? start - 1 : start},${lines}`

/**
 * The hunks of a unified diff, as `patch` reads them. Texts that differ too much, or take longer
 * than `timeoutMs`, are shown as replaced.
 */
export const hunksOf = (before: string, after: string, timeoutMs: number): string => {
  const counts = countLines(before, after, timeoutMs)
  const isComparable = counts !== null && counts.added + counts.removed <= MAX_EDITS
  const patch = isComparable
    ? structuredPatch('', '', before, after, '', '', {
        maxEditLength: MAX_EDITS,
        timeout: timeoutMs,
      })
    : undefined
  if (patch) {
    return patch.hunks
      .flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
        `@@ -${rangeOf(oldStart, oldLines)} +${rangeOf(newStart, newLines)} @@`,
        ...lines,
      ])
      .join('\n')
  }
  const [old, now] = [linesOf(before), linesOf(after)]
  return [
    `@@ -${rangeOf(1, old.length)} +${rangeOf(1, now.length)} @@`,
    ...replaced('-', old),
    ...replaced('+', now),
  ].join('\n')
}

export const unifiedDiff = (path: string, hunks: string): string =>
  [`--- a/${path}`, `+++ b/${path}`, hunks].filter(Boolean).join('\n').concat('\n')
