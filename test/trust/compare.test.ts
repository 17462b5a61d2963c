/** The diff that a reviewer sees is one that `patch` takes. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { compareFiles, countLines, unifiedDiff } from '../../src/proposals/compare.ts'

const hasPatch = ((): boolean => {
  try {
    execFileSync('patch', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

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
    t.same(countLines(before, after), { added, removed }, name)
    const diff = unifiedDiff('file.txt', before, after)
    t.match(diff, /^--- a\/file\.txt\n\+\+\+ b\/file\.txt\n@@ -/, name)
    if (!hasPatch) continue
    const folder = mkdtempSync(join(tmpdir(), 'compare-'))
    writeFileSync(join(folder, 'file.txt'), before)
    writeFileSync(join(folder, 'the.diff'), diff)
    execFileSync('patch', ['-s', '-E', '--posix', 'file.txt', 'the.diff'], { cwd: folder })
    const patched = after === '' ? '' : readFileSync(join(folder, 'file.txt'), 'utf8')
    t.equal(patched, after, name)
  }
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
