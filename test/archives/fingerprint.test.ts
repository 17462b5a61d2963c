import { createHash } from 'node:crypto'
import t from '../support/tap.ts'
import { fingerprintOf, sortByPathBytes } from '../../src/packages/fingerprint.ts'
import { gzip, packageMembers, tar, type PackageFiles } from '../support/archives.ts'
import { readAll } from './reading.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const [one, two] = [sha256('one'), sha256('two')]

t.test('the fingerprint is the hash of path, mode and digest lines', async (t) => {
  const files = [
    { path: 'b.sh', executable: true, sha256: two },
    { path: 'a.md', executable: false, sha256: one },
  ]
  const lines = `a.md\u0000644\u0000${one}\nb.sh\u0000755\u0000${two}\n`
  t.equal(fingerprintOf(files), sha256(lines))
  t.equal(fingerprintOf(files.toReversed()), sha256(lines), 'in any order')
})

t.test('files are sorted by their bytes, not by UTF-16', async (t) => {
  const paths = ['a/b', 'a-b', 'a', 'Z', 'é', '\u{1f389}', '\uff5e', 'a/', 'aa']
  t.strictSame(
    sortByPathBytes(paths.map((path) => ({ path }))).map(({ path }) => path),
    ['Z', 'a', 'a-b', 'a/', 'a/b', 'aa', 'é', '\uff5e', '\u{1f389}'],
  )
})

const fingerprint = async (
  files: PackageFiles,
  change: object = {},
  folder: string | null = 'x',
) => {
  const members = packageMembers({ folder, files }).map((member) => ({ ...member, ...change }))
  const read = await readAll(gzip(tar(members)))
  return fingerprintOf(read.files)
}

t.test('equal packages have the same fingerprint', async (t) => {
  const files = { 'SKILL.md': 'text', 'run.sh': { body: 'run', mode: 0o755 } }
  const expected = await fingerprint(files)
  t.equal(await fingerprint(files, {}, null), expected, 'without a top folder')
  t.equal(await fingerprint(files, {}, 'y'), expected, 'under another top folder')
  t.equal(
    await fingerprint(files, { uid: 501, mtime: 99 }),
    expected,
    'with other owners and times',
  )
  t.equal(
    await fingerprint({ 'run.sh': files['run.sh'], 'SKILL.md': 'text' }),
    expected,
    'in another order',
  )
  t.equal(
    await fingerprint({ ...files, 'run.sh': { body: 'run', mode: 0o700 } }),
    expected,
    'with another execute bit',
  )
  t.equal(await fingerprint({ ...files, '.DS_Store': 'junk' }), expected, 'with junk')
})

t.test('different packages have different fingerprints', async (t) => {
  const found = await Promise.all([
    fingerprint({ 'SKILL.md': 'text', 'run.sh': 'run' }),
    fingerprint({ 'SKILL.md': 'text', 'run.sh': { body: 'run', mode: 0o755 } }),
    fingerprint({ 'SKILL.md': 'text', 'run.sh': 'ran' }),
    fingerprint({ 'SKILL.md': 'text', 'ran.sh': 'run' }),
    fingerprint({ 'SKILL.md': 'text' }),
  ])
  t.equal(new Set(found).size, found.length)
})
