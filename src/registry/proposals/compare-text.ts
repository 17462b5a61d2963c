/** The lines that two texts differ by, within limits; runs in a thread. Pure. */
import { diffArrays } from 'diff'
import { decodeUtf8 } from '../../platform/decode.ts'

export type LineCounts = { added: number; removed: number }

/** A replaced range: old start, old lines, new start, new lines, counted from 0. */
export type Edit = [oldStart: number, oldLines: number, newStart: number, newLines: number]

/** A hunk of a unified diff. The lines have their sign in front, as `patch` reads them. */
export type Hunk = {
  old_start: number
  old_lines: number
  new_start: number
  new_lines: number
  lines: string[]
}

/** Larger differences are not compared: time and memory grow with their square. */
const MAX_EDITS = 2000
const MAX_LINES = 50_000

/** Null if the bytes are not text. */
export const decodeText = (bytes: Uint8Array): string | null =>
  bytes.includes(0) ? null : decodeUtf8(bytes)

/** A line includes its line break, so that a missing last one counts as a change. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** The lines that the other text has, too: no other line can be part of a common subsequence. */
const sharedOf = (lines: string[], other: string[]) => {
  const known = new Set(other)
  return lines.flatMap((text, index) => (known.has(text) ? [{ text, index }] : []))
}

/** Null if there are too many lines or differences, or after `timeoutMs`. */
export const editsOf = (before: string, after: string, timeoutMs: number): Edit[] | null => {
  const [old, now] = [linesOf(before), linesOf(after)]
  if (timeoutMs <= 0 || Math.max(old.length, now.length) > MAX_LINES) return null
  const [oldShared, newShared] = [sharedOf(old, now), sharedOf(now, old)]
  const changes = diffArrays(
    oldShared.map(({ text }) => text),
    newShared.map(({ text }) => text),
    { maxEditLength: MAX_EDITS, timeout: timeoutMs },
  )
  if (!changes) return null
  const edits: Edit[] = []
  const from = { old: 0, now: 0 }
  const endAt = (oldEnd: number, newEnd: number): void => {
    const [oldLines, newLines] = [oldEnd - from.old, newEnd - from.now]
    if (oldLines + newLines > 0) edits.push([from.old, oldLines, from.now, newLines])
  }
  const place = { old: 0, now: 0 }
  for (const { added, removed, count } of changes) {
    for (let line = 0; line < count; line += 1) {
      const [oldLine, newLine] = [oldShared[place.old]?.index, newShared[place.now]?.index]
      if (!added) place.old += 1
      if (!removed) place.now += 1
      if (added || removed || oldLine === undefined || newLine === undefined) continue
      endAt(oldLine, newLine)
      from.old = oldLine + 1
      from.now = newLine + 1
    }
  }
  endAt(old.length, now.length)
  return edits
}

/** What is shown of texts that were not compared: all old lines, then all new ones. */
export const replacement = (before: string, after: string): Edit[] => {
  const [oldLines, newLines] = [linesOf(before).length, linesOf(after).length]
  return oldLines + newLines === 0 ? [] : [[0, oldLines, 0, newLines]]
}

export const countsOf = (edits: readonly Edit[]): LineCounts => ({
  added: edits.reduce((sum, [, , , newLines]) => sum + newLines, 0),
  removed: edits.reduce((sum, [, oldLines]) => sum + oldLines, 0),
})

/** Edits that are so close that their context would overlap. */
const groupsOf = (edits: readonly Edit[], context: number): Edit[][] => {
  const groups: Edit[][] = []
  for (const edit of edits) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && edit[0] - (last[0] + last[1]) <= 2 * context) group.push(edit)
    else groups.push([edit])
  }
  return groups
}

const signed = (sign: ' ' | '+' | '-', lines: string[]): string[] =>
  lines.flatMap((line) =>
    line.endsWith('\n')
      ? [`${sign}${line.slice(0, -1)}`]
      : [`${sign}${line}`, '\\ No newline at end of file'],
  )

/** An empty range starts at the line before it. */
const startOf = (start: number, lines: number): number => (lines === 0 ? start : start + 1)

const NO_EDIT: Edit = [0, 0, 0, 0]

/** The hunks with `context` unchanged lines around each change. */
export const hunksOf = (
  before: string,
  after: string,
  { edits, context }: { edits: readonly Edit[]; context: number },
): Hunk[] => {
  const [old, now] = [linesOf(before), linesOf(after)]
  return groupsOf(edits, context).map((group) => {
    const [first = NO_EDIT, last = NO_EDIT] = [group[0], group.at(-1)]
    const changedEnd = last[0] + last[1]
    const oldEnd = Math.min(old.length, changedEnd + context)
    const above = Math.min(context, first[0])
    const [oldStart, newStart] = [first[0] - above, first[2] - above]
    const oldLines = oldEnd - oldStart
    const newLines = last[2] + last[3] + (oldEnd - changedEnd) - newStart
    const parts: string[][] = []
    let place = oldStart
    for (const [start, removed, newAt, added] of group) {
      parts.push(
        signed(' ', old.slice(place, start)),
        signed('-', old.slice(start, start + removed)),
        signed('+', now.slice(newAt, newAt + added)),
      )
      place = start + removed
    }
    return {
      old_start: startOf(oldStart, oldLines),
      old_lines: oldLines,
      new_start: startOf(newStart, newLines),
      new_lines: newLines,
      lines: [...parts, signed(' ', old.slice(place, oldEnd))].flat(),
    }
  })
}

export const unifiedDiff = (path: string, hunks: readonly Hunk[]): string =>
  [
    `--- a/${path}`,
    `+++ b/${path}`,
    ...hunks.flatMap(({ old_start, old_lines, new_start, new_lines, lines }) => [
      `@@ -${old_start},${old_lines} +${new_start},${new_lines} @@`,
      ...lines,
    ]),
  ]
    .join('\n')
    .concat('\n')
