/** The diff that a reviewer sees is one that `patch` takes. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { compareFiles } from '../../src/registry/proposals/compare.ts'
import {
  countsOf,
  editsOf,
  hunksOf,
  replacement,
  unifiedDiff,
} from '../../src/registry/proposals/compare-text.ts'

const hasPatch = ((): boolean => {
  try {
    execFileSync('patch', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const MINUTE_MS = 60_000
const LINE = /[^\n]*\n|[^\n]+$/g

const countLines = (before: string, after: string, timeoutMs: number) => {
  const edits = editsOf(before, after, timeoutMs)
  return edits && countsOf(edits)
}

/** As it is shown where there was no time to compare if `timeoutMs` is 0. */
const diffOf = (before: string, after: string, { timeoutMs = MINUTE_MS, context = 3 } = {}) => {
  const edits = editsOf(before, after, timeoutMs) ?? replacement(before, after)
  return unifiedDiff('file.txt', hunksOf(before, after, { edits, context }))
}

const many = (sign: string) => Array.from({ length: 6000 }, (_, n) => `${sign}${n}\n`).join('')

const cases: [name: string, before: string, after: string, added: number, removed: number][] = [
  ['a new file', '', 'a\nb\n', 2, 0],
  ['a removed file', 'a\nb\n', '', 0, 2],
  ['a changed line', 'a\nb\nc\n', 'a\nB\nc\n', 1, 1],
  ['without a last line end', 'a\nb', 'a\nb\nc', 2, 1],
  ['more than is compared', many('-'), many('+'), 6000, 6000],
]

t.test('diffs', async (t) => {
  for (const [name, before, after, added, removed] of cases) {
    t.same(countLines(before, after, MINUTE_MS), { added, removed }, name)
    const diff = diffOf(before, after)
    t.match(diff, /^--- a\/file\.txt\n\+\+\+ b\/file\.txt\n@@ -/, name)
    if (!hasPatch) continue
    const whole = diffOf(before, after, { context: 50_000 })
    for (const shown of [diff, whole, diffOf(before, after, { timeoutMs: 0 })]) {
      const folder = mkdtempSync(join(tmpdir(), 'compare-'))
      writeFileSync(join(folder, 'file.txt'), before)
      writeFileSync(join(folder, 'the.diff'), shown)
      execFileSync('patch', ['-s', '-E', '--posix', 'file.txt', 'the.diff'], { cwd: folder })
      const patched = after === '' ? '' : readFileSync(join(folder, 'file.txt'), 'utf8')
      t.equal(patched, after, name)
    }
  }
})

t.test('lines are counted as a comparison of all lines counts them', async () => {
  const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n', '\n'), { maxLength: 12 })
  const end = fc.constantFrom('', 'a', 'e')
  fc.assert(
    fc.property(text, text, end, end, (before, after, ...ends) => {
      const [old, now] = [before.join('') + ends[0], after.join('') + ends[1]]
      const changes = diffArrays(old.match(LINE) ?? [], now.match(LINE) ?? [])
      const sum = (name: 'added' | 'removed') =>
        changes.filter((change) => change[name]).reduce((total, { count }) => total + count, 0)
      const counts = countLines(old, now, MINUTE_MS)
      return counts?.added === sum('added') && counts.removed === sum('removed')
    }),
  )
})

t.test('lines are not counted if there are too many, or no time', async (t) => {
  const swapped = many('b') + many('a')
  t.equal(countLines(many('a') + many('b'), swapped, MINUTE_MS), null)
  t.equal(countLines('\n'.repeat(50_001), '', MINUTE_MS), null)
  t.equal(countLines('a', 'b', 0), null)
})

t.test('hunks have the lines around each change, once', async (t) => {
  const before = Array.from({ length: 30 }, (_, line) => `${line}\n`).join('')
  const after = before.replace('4\n', 'four\n').replace('9\n', '').replace('20\n', '20\nnew\n')
  const shown = (context: number) =>
    hunksOf(before, after, { edits: editsOf(before, after, MINUTE_MS) ?? [], context })
  t.match(shown(3), [
    { old_start: 2, old_lines: 12, new_start: 2, new_lines: 11 },
    { old_start: 19, old_lines: 6, new_start: 18, new_lines: 7 },
  ])
  t.same(
    shown(0).map(({ lines }) => lines),
    [['-4', '+four'], ['-9'], ['+new']],
  )
  t.match(shown(0), [
    { old_start: 5, old_lines: 1, new_start: 5, new_lines: 1 },
    { old_start: 10, old_lines: 1, new_start: 9, new_lines: 0 },
    { old_start: 21, old_lines: 0, new_start: 21, new_lines: 1 },
  ])
  t.equal(shown(50_000).length, 1)
})

t.test('any two texts are turned into each other by their edits', async () => {
  const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n', 'x'), { maxLength: 20 })
  fc.assert(
    fc.property(text, text, fc.nat({ max: 4 }), (before, after, context) => {
      const [old, now] = [before.join(''), after.join('')]
      const edits = editsOf(old, now, MINUTE_MS) ?? []
      const oldLines = old.match(LINE) ?? []
      const hunks = hunksOf(old, now, { edits, context })
      const made: string[] = []
      let place = 0
      for (const { old_start, old_lines, lines } of hunks) {
        const start = old_lines === 0 ? old_start : old_start - 1
        made.push(...oldLines.slice(place, start))
        place = start + old_lines
        for (const [index, line] of lines.entries()) {
          if (line.startsWith('-') || line.startsWith('\\')) continue
          const isLast = lines[index + 1]?.startsWith('\\') ?? false
          made.push(line.slice(1) + (isLast ? '' : '\n'))
        }
      }
      return [...made, ...oldLines.slice(place)].join('') === now
    }),
  )
})

const file = (path: string, sha256: string, executable = false) => ({
  path,
  size: 1,
  sha256,
  executable,
})

t.test('files are compared by bytes and by the execute bit', async (t) => {
  const changes = compareFiles(
    [file('same', 'a'), file('gone', 'a'), file('bit', 'a'), file('bytes', 'a')],
    [file('same', 'a'), file('bit', 'a', true), file('bytes', 'b'), file('new', 'a')],
  )
  t.same(
    changes.map(({ path, change }) => [path, change]),
    [
      ['bit', 'changed'],
      ['bytes', 'changed'],
      ['gone', 'removed'],
      ['new', 'added'],
    ],
  )
})
