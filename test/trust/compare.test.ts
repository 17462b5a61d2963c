/** The diff that a reviewer sees is one that `patch` takes. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { compareFiles } from '../../src/registry/proposals/compare.ts'
import { countLines, hunksOf, unifiedDiff } from '../../src/registry/proposals/compare-text.ts'

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
    const diff = unifiedDiff('file.txt', hunksOf(before, after, MINUTE_MS))
    t.match(diff, /^--- a\/file\.txt\n\+\+\+ b\/file\.txt\n@@ -/, name)
    if (!hasPatch) continue
    // The same, and what is shown where there was no time to compare.
    for (const shown of [diff, unifiedDiff('file.txt', hunksOf(before, after, 0))]) {
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
