import { Buffer } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import type { PackedFile } from '../../src/packages/archive/pack.ts'
import { packZip, zipSizeOf } from '../../src/packages/archive/pack-zip.ts'
import { skillMd } from '../support/archives.ts'
import { readZip } from './reading-zips.ts'

const fileOf = (path: string, text: string, executable = false): PackedFile => ({
  path,
  size: Buffer.byteLength(text),
  executable,
  read: async function* () {
    yield Buffer.from(text.slice(0, 5))
    yield Buffer.from(text.slice(5))
  },
})

const files = [
  fileOf('SKILL.md', skillMd()),
  fileOf('caf\u00e9.md', 'coffee'),
  fileOf('empty', ''),
  fileOf('run.sh', '#!/bin/sh\necho run\n', true),
]

const zipped = async (folder: string): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of packZip(files, folder)) pieces.push(piece)
  return Buffer.concat(pieces)
}

t.test('a package that was packed as a zip file is read as it was', async (t) => {
  for (const folder of ['', 'pdf-tools']) {
    const bytes = await zipped(folder)
    t.equal(zipSizeOf(files, folder), bytes.length)
    const read = await readZip(bytes)
    t.equal(read.folder, folder === '' ? null : folder)
    t.strictSame(
      read.files.map(({ path, size, executable }) => ({ path, size, executable })),
      files.map(({ path, size, executable }) => ({ path, size, executable })),
    )
    t.equal(read.bytesOf('run.sh').toString(), '#!/bin/sh\necho run\n')
  }
})

t.test('the bytes of a zip file never change', async (t) => {
  const digest = createHash('sha256')
    .update(await zipped('pdf-tools'))
    .digest('hex')
  t.equal(digest, '1e40a2187b7d739fdccef6585fd67945d1092cecfe81d0a6f61d456a08e4783f')
})

t.test('a file that has another size than declared breaks the zip file', async (t) => {
  const wrong = { ...fileOf('a', 'abc'), size: 4 }
  await t.rejects(async () => {
    for await (const piece of packZip([wrong], '')) t.ok(piece)
  }, /a has 3 bytes, not 4/)
})

const programs: [name: string, args: (archive: string, target: string) => string[]][] = [
  ['unzip', (archive, target) => ['-q', archive, '-d', target]],
  ['bsdtar', (archive, target) => ['-xf', archive, '-C', target]],
]

for (const [program, args] of programs) {
  const isMissing = spawnSync(program, ['--version']).error !== undefined
  t.test(`${program} unpacks it`, { skip: isMissing && `${program} is missing` }, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    t.teardown(() => rmSync(folder, { recursive: true }))
    const archive = join(folder, 'a.zip')
    writeFileSync(archive, await zipped('pdf-tools'))
    const env = { ...process.env, LC_ALL: 'C.UTF-8' }
    const run = spawnSync(program, args(archive, folder), { encoding: 'utf8', env })
    t.match(run, { status: 0, stderr: '' })
    const place = (path: string) => join(folder, 'pdf-tools', path)
    t.equal(readFileSync(place('SKILL.md'), 'utf8'), skillMd())
    t.equal(readFileSync(place('caf\u00e9.md'), 'utf8'), 'coffee')
    t.equal(statSync(place('run.sh')).mode & 0o777, 0o755)
    t.equal(statSync(place('empty')).size, 0)
  })
}
