import { Buffer } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import t from '../support/tap.ts'
import {
  extraField,
  fields,
  HAS_DESCRIPTOR,
  IS_UTF8,
  unicodePath,
  zip,
  type ZipMember,
} from '../support/zips.ts'
import { hostileLayouts } from './hostile-layouts.ts'
import { hostileNames } from './hostile-names.ts'
import type { HostileCase } from './reading.ts'
import { zipBeside, zipVerdictOf } from './reading-zips.ts'

const file = (rest: ZipMember = {}): ZipMember => ({ path: 'a.md', body: 'body of a\n', ...rest })
const beside = (rest: ZipMember) => zipBeside(file(rest))
const join = (...parts: Uint8Array[]) => Buffer.concat(parts)
const text = (value: string) => Buffer.from(value)

const entries: HostileCase[] = [
  ['a symlink', beside({ mode: 0o120777, body: '/etc/passwd' }), 'entry.link'],
  [
    'a symlink by a writer that is not Unix',
    beside({ mode: 0o120777, madeBy: 0x14 }),
    'entry.link',
  ],
  ['a symlink out of the package', beside({ mode: 0o120777, body: '../../x' }), 'entry.link'],
  [
    'a file written through a symlink',
    zipBeside(file({ path: 'out', mode: 0o120777, body: '/tmp' }), file({ path: 'out/x' })),
    'entry.link',
  ],
  ['a symlink among the junk', beside({ path: '__MACOSX/x', mode: 0o120777 }), 'entry.link'],
  ['a character device', beside({ mode: 0o020644 }), 'entry.device'],
  ['a block device', beside({ mode: 0o060644 }), 'entry.device'],
  ['a named pipe', beside({ mode: 0o010644 }), 'entry.fifo'],
  ['a socket', beside({ mode: 0o140644 }), 'entry.type'],
  ['a file with set-user-id', beside({ mode: 0o104755 }), 'entry.set_id'],
  ['a file with set-group-id', beside({ mode: 0o102755 }), 'entry.set_id'],
  ['a folder without a slash', beside({ path: 'a', mode: 0o040755, body: '' }), 'zip.folder'],
  [
    'a folder of DOS without a slash',
    beside({ path: 'a', attributes: 0x10, body: '' }),
    'zip.folder',
  ],
  ['a folder with a size', beside({ path: 'a/', type: '5' }), 'entry.folder_size'],
  [
    'a folder with hidden data',
    beside({ path: 'a/', type: '5', body: '', data: text('hidden') }),
    'entry.folder_size',
  ],
  ['encryption', beside({ flags: 1 }), 'zip.encrypted'],
  ['strong encryption', beside({ flags: 0x41 }), 'zip.encrypted'],
  ['an encrypted directory', beside({ flags: 0x2001 }), 'zip.encrypted'],
  ['encryption by AES', beside({ extra: extraField(0x9901, Buffer.alloc(7)) }), 'zip.encrypted'],
  ['a patch', beside({ flags: 0x20 }), 'zip.flags'],
  ['a reserved flag', beside({ flags: 0x80 }), 'zip.flags'],
  ['bzip2', beside({ method: 12 }), 'zip.method'],
  ['LZMA', beside({ method: 14 }), 'zip.method'],
  ['zstd', beside({ method: 93 }), 'zip.method'],
  ['deflate64', beside({ method: 9 }), 'zip.method'],
  [
    'an extra field that is cut',
    beside({ central: { extra: fields([2, 9], [2, 99]) } }),
    'zip.malformed',
  ],
  [
    'an extra field that is cut at its data',
    beside({ local: { extra: fields([2, 9], [2, 99]) } }),
    'zip.malformed',
  ],
  [
    'another name in Unicode',
    beside({ central: { extra: unicodePath('../x', 'a.md') } }),
    'zip.name',
  ],
  [
    'another name in Unicode at its data',
    beside({ local: { extra: unicodePath('../x', 'a.md') } }),
    'zip.name',
  ],
  [
    'another name in a Unicode field of no use',
    beside({ extra: unicodePath('b.md', 'c.md') }),
    'zip.name',
  ],
]

const differences: HostileCase[] = [
  ['another name', beside({ local: { path: 'b.md' } }), 'zip.local'],
  ['a parent folder as its name', beside({ local: { path: '../x' } }), 'zip.local'],
  ['a folder as its name', beside({ local: { path: 'a.md/' } }), 'zip.local'],
  ['another method', beside({ local: { method: 0 } }), 'zip.local'],
  ['another size', beside({ local: { size: 9 } }), 'zip.local'],
  ['another compressed size', beside({ local: { compressedSize: 3 } }), 'zip.local'],
  ['another checksum', beside({ local: { checksum: 1 } }), 'zip.local'],
  ['no size', beside({ local: { size: 0 } }), 'zip.local'],
  ['encryption', beside({ local: { flags: 1 } }), 'zip.local'],
  ['another character set', beside({ local: { flags: IS_UTF8 } }), 'zip.local'],
  ['a descriptor', beside({ local: { flags: HAS_DESCRIPTOR } }), 'zip.local'],
]

const size = Buffer.byteLength('body of a\n')
const descriptor = (...values: number[]) =>
  fields(...values.map((value) => [4, value] as [4, number]))
const descriptors: HostileCase[] = [
  ['no descriptor', beside({ flags: HAS_DESCRIPTOR }), 'zip.descriptor'],
  ['half a descriptor', beside({ descriptor: descriptor(1, 2) }), 'zip.descriptor'],
  ['a wrong descriptor', beside({ descriptor: descriptor(1, size, size) }), 'zip.descriptor'],
  [
    'a wrong descriptor with a signature',
    beside({ descriptor: descriptor(0x08074b50, 1, size, size) }),
    'zip.descriptor',
  ],
  [
    'a descriptor of another kind',
    beside({ descriptor: descriptor(0x08074b51, 1, size, size) }),
    'zip.descriptor',
  ],
  ['a descriptor of zip64', beside({ descriptor: Buffer.alloc(24) }), 'zip.descriptor'],
  [
    'a descriptor that is not announced',
    beside({ flags: 0, descriptor: true, local: {} }),
    'zip.local',
  ],
  [
    'another size before its descriptor',
    beside({ descriptor: true, local: { size: 5 } }),
    'zip.local',
  ],
]

const data: HostileCase[] = [
  ['a wrong checksum', beside({ checksum: 1 }), 'zip.checksum'],
  ['a wrong checksum of stored data', beside({ method: 0, checksum: 1 }), 'zip.checksum'],
  ['damaged deflate data', beside({ data: Buffer.alloc(20, 7) }), 'zip.corrupt'],
  [
    'deflate data that is cut',
    beside({ data: deflateRawSync('body of a\n').subarray(0, -2) }),
    'zip.corrupt',
  ],
  [
    'bytes behind the deflate data',
    beside({ data: join(deflateRawSync('body of a\n'), text('hidden')) }),
    'zip.corrupt',
  ],
  ['no deflate data', beside({ data: Buffer.alloc(0) }), 'zip.corrupt'],
  ['a size that is too small', beside({ size: 9 }), 'zip.size'],
  ['a size that is too large', beside({ size: 11 }), 'zip.size'],
  ['a size of stored data that is too large', beside({ method: 0, size: 11 }), 'zip.size'],
  ['no size', beside({ size: 0 }), 'zip.size'],
]

for (const [what, bytes, reason] of [...entries, ...descriptors, ...data]) {
  t.test(`a zip file with ${what} is rejected`, async (t) => {
    t.equal(await zipVerdictOf(bytes), reason)
  })
}

for (const [what, bytes, reason] of differences) {
  t.test(`a file with ${what} at its data, and not in the directory, is rejected`, async (t) => {
    t.equal(await zipVerdictOf(bytes), reason)
  })
}

for (const [what, name, reason] of hostileNames) {
  t.test(`a zip file with ${what} as a name is rejected`, async (t) => {
    t.equal(await zipVerdictOf(zipBeside({ path: name, body: 'x' })), reason)
    t.equal(await zipVerdictOf(zipBeside({ path: name, body: 'x', flags: IS_UTF8 })), reason)
  })
}

for (const [what, members, reason] of hostileLayouts) {
  t.test(`a zip file with ${what} is rejected`, async (t) => {
    t.equal(await zipVerdictOf(zip(members)), reason)
  })
}
