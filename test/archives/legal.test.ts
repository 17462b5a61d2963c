import { createHash } from 'node:crypto'
import t from '../support/tap.ts'
import { defaultLimits } from '../../src/packages/archive/limits.ts'
import { readArchive } from '../../src/packages/archive/read-archive.ts'
import { chunked, packageArchive, skillMd } from '../support/archives.ts'
import { legalCases } from './legal.ts'
import { readAll } from './reading.ts'

for (const { what, bytes, paths, folder, ignored, executable } of legalCases) {
  t.test(`an archive with ${what} is read`, async (t) => {
    const read = await readAll(bytes)
    t.strictSame(
      read.files.map((file) => file.path),
      paths,
    )
    t.equal(read.folder, folder ?? null)
    t.strictSame(read.ignored, ignored ?? [])
    t.strictSame(
      read.files.filter((file) => file.executable).map((file) => file.path),
      executable ?? [],
    )
    for (const { path, size, sha256 } of read.files) {
      const content = read.bytesOf(path)
      t.equal(content.length, size, `size of ${path}`)
      t.equal(createHash('sha256').update(content).digest('hex'), sha256, `digest of ${path}`)
    }
    if (bytes.length < 5000) {
      const again = await readAll(bytes, { chunkBytes: 1 })
      t.strictSame(again.files, read.files, 'the same byte by byte')
    }
  })
}

t.test('the manifests are returned wherever in the archive the package is', async (t) => {
  const files = {
    'a/SKILL.md': 'not this one',
    'SKILL.md': skillMd({ name: 'x' }),
    'skill.toml': 'name = "x"',
    '_meta.json': '{}',
  }
  for (const folder of [null, 'x', 'a']) {
    const { manifests } = await readAll(packageArchive({ folder, files }))
    t.equal(Buffer.from(manifests.skillMd).toString(), files['SKILL.md'])
    t.equal(Buffer.from(manifests.skillToml ?? []).toString(), files['skill.toml'])
    t.equal(Buffer.from(manifests.metaJson ?? []).toString(), files['_meta.json'])
  }
  const { manifests } = await readAll(packageArchive())
  t.match(manifests, { skillToml: null, metaJson: null })
})

t.test('each content is passed on once', async (t) => {
  const bytes = packageArchive({ files: { 'a.md': 'same', 'b.md': 'same', 'c.md': 'other' } })
  const handed: string[] = []
  const { files } = await readArchive(chunked(bytes), defaultLimits, (file) => {
    handed.push(file.sha256)
  })
  t.equal(files.length, 4)
  t.equal(handed.length, 3)
  t.strictSame(new Set(handed), new Set(files.map((file) => file.sha256)))
})
