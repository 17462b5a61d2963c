import { Buffer } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { DEFLATED, extraField, fields, zip, type ZipMember } from '../support/zips.ts'
import { type HostileCase } from './reading.ts'
import { readZip, SKILL, zipBeside, zipVerdictOf } from './reading-zips.ts'

const good = zip([SKILL])
const file = (rest: ZipMember = {}): ZipMember => ({ path: 'a.md', body: 'body of a\n', ...rest })
const beside = (rest: ZipMember) => zipBeside(file(rest))
const join = (...parts: Uint8Array[]) => Buffer.concat(parts)
const text = (value: string) => Buffer.from(value)

const containers: HostileCase[] = [
  ['nothing', Buffer.alloc(0), 'zip.empty'],
  ['a tar.gz', packageArchive(), 'zip.magic'],
  ['text', text('only words\n'.repeat(9000)), 'zip.magic'],
  ['one byte', Buffer.of(0x50), 'zip.magic'],
  ['a zip without its end', good.subarray(0, -22), 'zip.truncated'],
  ['a zip cut in its end', good.subarray(0, -1), 'zip.truncated'],
  ['a zip cut in its data', good.subarray(0, 60), 'zip.truncated'],
  ['garbage behind the end', join(good, text('garbage')), 'zip.trailing'],
  ['another zip behind the end', join(good, zip([SKILL, file()])), 'zip.directory'],
  [
    'a comment that is longer than declared',
    zip([SKILL], { comment: 'abc', commentLength: 2 }),
    'zip.trailing',
  ],
  ['a comment that is shorter than declared', zip([SKILL], { commentLength: 2 }), 'zip.trailing'],
  ['an end record in the comment', zip([SKILL], { comment: good.subarray(-22) }), 'zip.directory'],
  ['a program in front', join(text('#!/bin/sh\nexit\n'), good), 'zip.directory'],
  [
    'a program in front that the offsets count',
    zip([{ ...SKILL, gap: text('#!/bin/sh\nexit\n') }]),
    'zip.gap',
  ],
  ['bytes between two files', beside({ gap: text('hidden') }), 'zip.gap'],
  [
    'a whole file that the central directory leaves out',
    beside({ gap: zip([file({ path: 'hidden.md' })]).subarray(0, 58) }),
    'zip.gap',
  ],
  [
    'bytes in front of the central directory',
    zip([SKILL], { beforeDirectory: text('x') }),
    'zip.gap',
  ],
  ['bytes behind the central directory', zip([SKILL], { beforeEnd: text('x') }), 'zip.directory'],
  ['bytes and no file', zip([], { beforeDirectory: text('x') }), 'zip.gap'],
  ['no file', zip([]), 'layout.empty'],
  ['only folders', zip([{ path: 'a/', type: '5' }]), 'layout.empty'],
  ['fewer entries than the directory has', zip([SKILL, file()], { entries: 1 }), 'zip.directory'],
  ['more entries than the directory has', zip([SKILL], { entries: 2 }), 'zip.truncated'],
  [
    'a directory that is shorter than declared',
    zip([SKILL], { directorySize: 20 }),
    'zip.directory',
  ],
  ['a directory that starts elsewhere', zip([SKILL], { directoryStart: 1 }), 'zip.directory'],
  [
    'a directory of another kind',
    zip([SKILL], { directoryStart: 0, directorySize: good.length - 22 }),
    'zip.malformed',
  ],
  ['several disks', zip([SKILL], { disk: 1 }), 'zip.disks'],
  ['a directory on another disk', zip([SKILL], { directoryDisk: 1 }), 'zip.disks'],
  ['entries on another disk', zip([SKILL], { entriesOfDisk: 0 }), 'zip.disks'],
  [
    '5,000 entries',
    zip(Array.from({ length: 5000 }, (_, at) => file({ path: `f${at}`, method: 0, body: '' }))),
    'limit.entries',
  ],
]

const zip64Sizes = extraField(1, fields([8, 10], [8, 10]))
const zip64: HostileCase[] = [
  ['a zip64 size', beside({ central: { size: 0xffffffff, extra: zip64Sizes } }), 'zip.zip64'],
  ['a zip64 field that nothing refers to', beside({ extra: zip64Sizes }), 'zip.zip64'],
  ['a zip64 field at its data only', beside({ local: { extra: zip64Sizes } }), 'zip.zip64'],
  [
    'a zip64 field that is too short',
    beside({ central: { size: 0xffffffff, extra: extraField(1, Buffer.alloc(4)) } }),
    'zip.malformed',
  ],
  ['a zip64 start', beside({ start: 0xffffffff, central: { extra: zip64Sizes } }), 'zip.zip64'],
  ['a size of 4 GiB', beside({ central: { size: 0xffffffff } }), 'limit.file'],
  ['65,535 entries', zip([SKILL], { entries: 0xffff }), 'zip.zip64'],
  ['a zip64 directory', zip([SKILL], { directoryStart: 0xffffffff }), 'zip.zip64'],
  [
    'a zip64 locator',
    zip([SKILL], { beforeEnd: fields([4, 0x07064b50], [4, 0], [8, 0], [4, 1]) }),
    'zip.zip64',
  ],
]

const overlaps: HostileCase[] = [
  ['two entries of one data', zipBeside(file(), file({ path: 'b.md', start: 0 })), 'zip.overlap'],
  [
    'a file inside another one',
    zip([SKILL, file({ method: 0, data: zip([file({ path: 'b.md' })]).subarray(0, 50) })]),
    'zip.size',
  ],
  [
    'an entry that starts in the data of another one',
    zip([
      {
        path: 'SKILL.md',
        body: join(zip([file({ path: 'b.md', body: 'x', method: 0 })]).subarray(0, 35)),
        method: 0,
      },
      file({ path: 'b.md', body: 'x', method: 0, start: 38 }),
    ]),
    'zip.overlap',
  ],
  [
    'data that runs into the next file',
    zip([file({ central: { compressedSize: 50 } }), SKILL]),
    'zip.overlap',
  ],
  ['data that runs into the directory', beside({ central: { compressedSize: 50 } }), 'zip.overlap'],
  [
    'data behind the end of the file',
    beside({ central: { compressedSize: 0xfffffff } }),
    'zip.malformed',
  ],
  ['a start behind the end of the file', beside({ start: 0xfffffff }), 'zip.gap'],
  ['a start where no file is', beside({ start: 3 }), 'zip.overlap'],
]

const MIB = 2 ** 20
const zeros = deflateRawSync(Buffer.alloc(32 * MIB))
const huge = (path: string): ZipMember => ({ path, method: DEFLATED, data: zeros, size: 32 * MIB })
const kernel = { data: zeros, method: DEFLATED, size: 32 * MIB, start: 0 }
const bombs: HostileCase[] = [
  ['32 MiB of zeros', zipBeside(huge('a')), 'limit.ratio'],
  ['32 MiB of junk', zipBeside(huge('._a')), 'limit.ratio'],
  ['nine files of 32 MiB', zipBeside(...Array.from('abcdefghi', huge)), 'limit.uncompressed'],
  ['a file of 33 MiB', zipBeside({ ...huge('a'), size: 33 * MIB }), 'limit.file'],
  ['32 MiB that are declared as one', zipBeside({ ...huge('a'), size: 1 }), 'zip.size'],
  [
    'seven entries of the same 32 MiB',
    zipBeside(...Array.from('abcdefg', (path) => ({ path, ...kernel, body: '' }))),
    'limit.ratio',
  ],
  [
    'a thousand entries of the same 100 KiB',
    zip([
      ...Array.from({ length: 1000 }, (_, at) => ({
        path: `f${at}`,
        body: 'x'.repeat(100_000),
        start: 0,
      })),
      SKILL,
    ]),
    'zip.overlap',
  ],
]

for (const [what, bytes, reason] of [...containers, ...zip64, ...overlaps, ...bombs]) {
  t.test(`a zip file with ${what} is rejected`, async (t) => {
    t.equal(await zipVerdictOf(bytes), reason)
  })
}

t.test('a form that is not read is 415, and a fault is 422', async (t) => {
  const unread = [
    packageArchive(),
    zip([SKILL], { disk: 1 }),
    beside({ flags: 1 }),
    beside({ method: 12 }),
  ]
  for (const bytes of [...unread, beside({ extra: zip64Sizes })]) {
    await t.rejects(readZip(bytes), { code: 'skills.upload.invalid_archive', status: 415 })
  }
  await t.rejects(readZip(beside({ mode: 0o120777 })), {
    code: 'skills.upload.invalid_archive',
    status: 422,
  })
})
