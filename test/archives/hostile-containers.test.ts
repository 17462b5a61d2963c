import { Buffer } from 'node:buffer'
import { constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import {
  BLOCK,
  END,
  gzip,
  gzipMember,
  packageArchive,
  tar,
  tarHeader,
  tarMembers,
} from '../support/archives.ts'
import { SKILL, verdictOf, type HostileCase } from './reading.ts'

const good = packageArchive()
const plain = tar([SKILL])
const other = tarMembers([{ path: 'hidden.md', body: 'hidden' }])
const zeros = (count: number) => Buffer.alloc(count)
const join = (...parts: Uint8Array[]) => Buffer.concat(parts)
const endless = (flags: number) =>
  join(Buffer.from([0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 255]), Buffer.alloc(200_000, 'x'))

const gzipCases: HostileCase[] = [
  ['nothing', zeros(0), 'gzip.empty'],
  ['a plain tar', plain, 'gzip.magic'],
  ['a zip file', Buffer.from('PK\u0003\u0004rest of it'), 'gzip.zip'],
  ['an xz file', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), 'gzip.magic'],
  ['a zlib stream', deflateSync(plain), 'gzip.magic'],
  ['half a magic', Buffer.from([0x1f]), 'gzip.truncated'],
  ['a zero byte in front', join(zeros(1), good), 'gzip.magic'],
  ['a gzip of nothing', gzip(''), 'tar.end_missing'],
  ['a gzip of a gzip', gzip(good), 'gzip.nested'],
  ['a gzip of a large gzip', gzip(join(good, zeros(2000))), 'gzip.nested'],
  ['a gzip of text', gzip('only words\n'.repeat(100)), 'tar.checksum'],
  ['a gzip of a few words', gzip('only words'), 'tar.truncated'],
  ['a gzip cut in its header', good.subarray(0, 7), 'gzip.truncated'],
  ['a gzip cut in its body', good.subarray(0, 60), 'gzip.truncated'],
  ['a gzip cut before its trailer', good.subarray(0, -8), 'gzip.truncated'],
  ['a gzip cut in its trailer', good.subarray(0, -3), 'gzip.truncated'],
  ['a wrong gzip checksum', gzipMember(plain, { checksum: 1 }), 'gzip.checksum'],
  ['a wrong gzip length', gzipMember(plain, { length: 1 }), 'gzip.length'],
  ['another compression method', gzipMember(plain, { method: 7 }), 'gzip.method'],
  ['reserved flags', gzipMember(plain, { flags: 0x20 }), 'gzip.flags'],
  ['damaged deflate data', gzipMember(plain, { deflated: Buffer.alloc(99, 7) }), 'gzip.corrupt'],
  ['an endless file name', endless(8), 'gzip.header_too_long'],
  ['an endless comment', endless(16), 'gzip.header_too_long'],
  ['an extra field longer than the file', endless(4).subarray(0, 500), 'gzip.truncated'],
  [
    'a wrong header checksum',
    join(Buffer.from([0x1f, 0x8b, 8, 2, 0, 0, 0, 0, 0, 255, 1, 2]), good.subarray(10)),
    'gzip.header_checksum',
  ],
  ['garbage behind the gzip', join(good, Buffer.from('garbage')), 'gzip.trailing'],
  ['zeros and then garbage', join(good, zeros(100), Buffer.from('x')), 'gzip.trailing'],
  ['zeros and then another gzip', join(good, zeros(100), gzip(other)), 'gzip.trailing'],
  ['a zero and then another gzip', join(good, zeros(1), gzip(other)), 'gzip.trailing'],
  ['too many zeros behind the gzip', join(good, zeros(70_000)), 'gzip.padding'],
  ['a second gzip member with a wrong header', join(good, Buffer.from([0x1f, 1])), 'gzip.magic'],
  [
    'a second gzip member with a wrong checksum',
    join(good, gzipMember('', { checksum: 1 })),
    'gzip.checksum',
  ],
  ['a second gzip member that is cut', join(good, gzip(plain).subarray(0, 40)), 'gzip.truncated'],
  ['a second gzip member with another tar', join(good, gzip(plain)), 'tar.trailing'],
  [
    'a deflate stream that breaks off behind its content',
    gzipMember(plain, {
      deflated: join(deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH }), Buffer.of(7)),
    }),
    'gzip.corrupt',
  ],
]

const tarCases: HostileCase[] = [
  ['a tar of nothing', gzip(END), 'layout.empty'],
  ['only folders', gzip(tar([{ path: 'a/', type: '5' }])), 'layout.empty'],
  ['members behind the end mark', gzip(join(plain, other, END)), 'tar.trailing'],
  ['garbage behind the end mark', gzip(join(plain, Buffer.from('garbage'))), 'tar.trailing'],
  [
    'garbage far behind the end',
    gzip(join(plain, zeros(99_999), Buffer.from('x'))),
    'tar.trailing',
  ],
  ['a lone zero block', gzip(join(tarMembers([SKILL]), zeros(BLOCK))), 'tar.end_lone'],
  [
    'a zero block between members',
    gzip(join(tarMembers([SKILL]), zeros(BLOCK), other, END)),
    'tar.end_lone',
  ],
  ['a zero block in front', gzip(join(zeros(BLOCK), plain)), 'tar.end_lone'],
  ['two zero blocks in front', gzip(join(END, plain)), 'tar.trailing'],
  ['no end mark', gzip(tarMembers([SKILL])), 'tar.end_missing'],
  ['half an end mark', gzip(join(tarMembers([SKILL]), zeros(700))), 'tar.truncated'],
  ['a tar cut in a body', gzip(plain.subarray(0, BLOCK + 20)), 'tar.truncated'],
  ['a tar cut in a header', gzip(plain.subarray(0, 300)), 'tar.truncated'],
  ['a tar cut in the padding', gzip(plain.subarray(0, 2 * BLOCK - 1)), 'tar.truncated'],
  ['a tar cut in a pax header', gzip(tarHeader({ type: 'x', size: 90 })), 'tar.truncated'],
]

for (const [what, bytes, reason] of [...gzipCases, ...tarCases]) {
  t.test(`an archive with ${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
    t.equal(await verdictOf(bytes, { chunkBytes: 31 }), reason, 'in small chunks too')
  })
}

t.test('the gzip trailer is checked wherever the chunks are cut', async (t) => {
  const bad = gzipSync(plain)
  bad.writeUInt8(bad.readUInt8(bad.length - 8) ^ 1, bad.length - 8)
  for (let chunkBytes = 1; chunkBytes <= 40; chunkBytes += 1) {
    t.equal(await verdictOf(bad, { chunkBytes }), 'gzip.checksum')
  }
  // The last chunk but one ends at, before and behind the end of the deflate data.
  for (let chunkBytes = bad.length - 12; chunkBytes < bad.length; chunkBytes += 1) {
    t.equal(await verdictOf(bad, { chunkBytes }), 'gzip.checksum')
  }
})
