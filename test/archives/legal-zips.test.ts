import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import {
  extraField,
  HAS_DESCRIPTOR,
  IS_UTF8,
  fields,
  unicodePath,
  zip,
  type ZipMember,
} from '../support/zips.ts'
import { defaultLimits } from '../../src/packages/archive/limits.ts'
import { readArchive } from '../../src/packages/archive/read-archive.ts'
import { readZip, SKILL, zipBeside, zipVerdictOf } from './reading-zips.ts'
import { chunked, packageArchive } from '../support/archives.ts'

type LegalZip = {
  what: string
  bytes: Buffer
  paths?: string[]
  folder?: string
  ignored?: string[]
  executable?: string[]
}

const file = (path = 'a.md', rest: ZipMember = {}): ZipMember => ({
  path,
  body: `body of ${path}\n`,
  ...rest,
})
const inFolder: ZipMember = { ...SKILL, path: 'skill/SKILL.md' }
const size = Buffer.byteLength('body of a.md\n')
const plainDescriptor = (checksum: number, packed: number) =>
  fields([4, checksum], [4, packed], [4, size])

const cases: LegalZip[] = [
  { what: 'files at the root', bytes: zipBeside(file()) },
  {
    what: 'files without compression',
    bytes: zip([{ ...SKILL, method: 0 }, file('a.md', { method: 0 })]),
  },
  {
    what: 'one top folder',
    bytes: zip([{ path: 'skill/', type: '5' }, inFolder, file('skill/a.md')]),
    folder: 'skill',
  },
  {
    what: 'one top folder that has no entry',
    bytes: zip([inFolder, file('skill/a.md')]),
    folder: 'skill',
  },
  { what: 'a dot in front', bytes: zip([{ ...SKILL, path: './SKILL.md' }, file('./a.md')]) },
  {
    what: 'the junk of macOS',
    bytes: zipBeside(file(), file('__MACOSX/._a.md'), file('.DS_Store')),
    ignored: ['.DS_Store', '__MACOSX/._a.md'],
  },
  {
    what: 'descriptors',
    bytes: zip([{ ...SKILL, descriptor: true }, file('a.md', { descriptor: true })]),
  },
  {
    what: 'a descriptor without a signature',
    bytes: zipBeside(
      file('a.md', {
        method: 0,
        checksum: 0xf0484465,
        descriptor: plainDescriptor(0xf0484465, size),
      }),
    ),
  },
  {
    what: 'a descriptor, and the sizes in front as well',
    bytes: zipBeside(
      file('a.md', { flags: HAS_DESCRIPTOR, method: 0, descriptor: true, local: { size } }),
    ),
  },
  {
    what: 'times and owners in extra fields',
    bytes: zipBeside(
      file('a.md', {
        local: { extra: extraField(0x5455, Buffer.alloc(9)) },
        central: { extra: extraField(0x5455, Buffer.alloc(5)) },
      }),
    ),
  },
  {
    what: 'a padded extra field',
    bytes: zipBeside(file('a.md', { local: { extra: Buffer.alloc(3) } })),
  },
  {
    what: 'the same name in Unicode',
    bytes: zipBeside(file('a.md', { extra: unicodePath('a.md', 'a.md') })),
  },
  {
    what: 'names that are UTF-8',
    bytes: zipBeside(file('caf\u00e9.md', { flags: IS_UTF8 })),
    paths: ['SKILL.md', 'caf\u00e9.md'],
  },
  {
    what: 'names that are UTF-8 and do not say so',
    bytes: zipBeside(file('caf\u00e9.md')),
    paths: ['SKILL.md', 'caf\u00e9.md'],
  },
  {
    what: 'another effort of the writer',
    bytes: zipBeside(file('a.md', { flags: 2, local: { flags: 4 } })),
  },
  {
    what: 'comments',
    bytes: zip([SKILL, file('a.md', { comment: 'of a file' })], { comment: 'of all' }),
  },
  { what: 'an empty file', bytes: zipBeside(file('a.md', { body: '' })) },
  {
    what: 'an empty file that is deflated',
    bytes: zipBeside(file('a.md', { body: '', method: 8 })),
  },
  {
    what: 'a folder that is deflated',
    bytes: zipBeside(file(), { path: 'b/', type: '5', method: 8 }),
  },
  { what: 'attributes of DOS', bytes: zipBeside(file('a.md', { attributes: 0x20, madeBy: 0x14 })) },
  { what: 'a script', bytes: zipBeside(file('a.md', { mode: 0o100755 })), executable: ['a.md'] },
  {
    what: 'modes without a type',
    bytes: zipBeside(file('a.md', { mode: 0o700 })),
    executable: ['a.md'],
  },
]

for (const { what, bytes, paths = ['SKILL.md', 'a.md'], folder, ignored, executable } of cases) {
  t.test(`a zip file with ${what} is read`, async (t) => {
    const read = await readZip(bytes)
    t.strictSame(
      read.files.map(({ path }) => path),
      paths,
    )
    t.equal(read.folder, folder ?? null)
    t.strictSame(read.ignored, ignored ?? [])
    t.strictSame(
      read.files.filter((one) => one.executable).map(({ path }) => path),
      executable ?? [],
    )
    t.equal(read.bytesOf('SKILL.md').toString(), skillMd())
  })
}

t.test('entries that are not in the order of their data are read', async (t) => {
  const straight = zip([SKILL, file()])
  const directory = straight.readUInt32LE(straight.length - 6)
  const first = 46 + 'SKILL.md'.length
  const bytes = Buffer.concat([
    straight.subarray(0, directory),
    straight.subarray(directory + first, -22),
    straight.subarray(directory, directory + first),
    straight.subarray(-22),
  ])
  t.equal(await zipVerdictOf(bytes), 'accepted: SKILL.md, a.md')
})

t.test('a zip file and a tar.gz of the same files are the same package', async (t) => {
  const script = { body: '#!/bin/sh\n', mode: 0o755 }
  const tarred = packageArchive({
    folder: 'pdf-tools',
    files: { 'SKILL.md': skillMd(), 'run.sh': script },
  })
  const zipped = zip([
    { path: 'pdf-tools/SKILL.md', body: skillMd() },
    { path: 'pdf-tools/run.sh', body: script.body, mode: 0o100755 },
  ])
  const { files } = await readArchive(chunked(tarred), defaultLimits, () => {})
  const read = await readZip(zipped)
  t.strictSame(read.files, files)
  t.equal(read.folder, 'pdf-tools')
})

t.test('an upload over the limit is rejected', async (t) => {
  const limits = { ...defaultLimits, compressedBytes: 100 }
  t.equal(await zipVerdictOf(zip([SKILL]), limits), 'limit.compressed')
})
