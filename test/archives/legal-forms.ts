/** Legal archives of every form of header, container and content. */
import { Buffer } from 'node:buffer'
import { constants, deflateRawSync } from 'node:zlib'
import {
  base256,
  gzip,
  gzipMember,
  pax,
  skillMd,
  tar,
  tarGz,
  tarHeader,
  tarMembers,
  type TarMember,
} from '../support/archives.ts'
import type { LegalCase } from './legal.ts'
import { beside, SKILL } from './reading.ts'

const file = (path: string, fields: TarMember = {}): TarMember => ({
  path,
  body: `body of ${path}\n`,
  ...fields,
})
const folder = (path: string): TarMember => ({ path, type: '5' })
const inFolder: TarMember = { ...SKILL, path: 'skill/SKILL.md' }
const plain = tar([SKILL, file('a.md')])
const both = ['SKILL.md', 'a.md']

const headers: LegalCase[] = [
  { what: 'GNU headers', bytes: beside(file('a.md', { format: 'gnu' })), paths: both },
  { what: 'V7 headers', bytes: beside(file('a.md', { format: 'v7' })), paths: both },
  { what: 'a type byte of NUL', bytes: beside(file('a.md', { type: '\0' })), paths: both },
  {
    what: 'a change time of GNU',
    bytes: beside(
      file('a.md', {
        format: 'gnu',
        patch: (header) => void header.write('01234567012\0', 357, 'latin1'),
      }),
    ),
    paths: both,
  },
  {
    what: 'star headers with times behind the prefix',
    bytes: beside(
      file('a.md', {
        patch: (header) => void header.write('00000000012\u000000000000012\0', 476, 'latin1'),
      }),
    ),
    paths: both,
  },
  {
    what: 'pax times, attributes and vendor keys',
    bytes: beside(
      pax({
        mtime: '1700000000.123456789',
        atime: '-1.5',
        ctime: '1700000000',
        uid: '4294967296',
        uname: 'jürgen',
        comment: 'of\nseveral lines',
        hdrcharset: 'BINARY',
        'SCHILY.xattr.com.apple.provenance': Uint8Array.of(1, 0, 255),
        'LIBARCHIVE.xattr.com.apple.metadata': 'YnBsaXN0MDA',
        'RHT.security.selinux': 'unconfined_u',
      }),
      file('a.md'),
    ),
    paths: both,
  },
  {
    what: 'the global comment of git archive',
    bytes: tarGz([
      pax({ comment: 'b'.repeat(40) }, { path: 'pax_global_header', type: 'g' }),
      folder('skill/'),
      inFolder,
    ]),
    paths: ['SKILL.md'],
    folder: 'skill',
  },
  {
    what: 'a global header in front of a long name',
    bytes: beside(pax({ comment: 'a' }, { type: 'g' }), pax({ path: 'a.md' }), file('short')),
    paths: both,
  },
  {
    what: 'an equal pax size',
    bytes: beside(pax({ size: '5' }), { path: 'a.md', body: '12345' }),
    paths: both,
  },
  { what: 'an empty pax header', bytes: beside(pax({}), file('a.md')), paths: both },
  { what: 'an empty file', bytes: beside({ path: 'a.md' }), paths: both },
  {
    what: 'execute bits',
    bytes: beside(
      file('a.sh', { mode: 0o755 }),
      file('b.sh', { mode: 0o100 }),
      file('c.sh', { mode: 0o100644 }),
      file('d.sh', { mode: 0o1001 }),
    ),
    paths: ['SKILL.md', 'a.sh', 'b.sh', 'c.sh', 'd.sh'],
    executable: ['a.sh', 'b.sh', 'd.sh'],
  },
  {
    what: 'numbers padded with blanks',
    bytes: beside({
      path: 'a.md',
      body: '12345',
      mode: '   644 \0',
      size: '          5 ',
      uid: '     0 \0',
    }),
    paths: both,
  },
  {
    what: 'blank owners and times',
    bytes: beside(file('a.md', { mode: '', uid: '', gid: '        ', mtime: '' })),
    paths: both,
  },
  {
    what: 'base-256 numbers',
    bytes: beside({
      path: 'a.md',
      body: '12345',
      uid: base256(2n ** 32n, 8),
      size: base256(5n, 12),
    }),
    paths: both,
  },
  {
    what: 'times of 1970 and 2100',
    bytes: beside(file('a.md', { mtime: 0 }), file('b.md', { mtime: 4_102_444_800 })),
    paths: ['SKILL.md', 'a.md', 'b.md'],
  },
  {
    what: 'padding that is not zero',
    bytes: gzip(
      Buffer.concat([
        tarMembers([SKILL]),
        tarHeader({ path: 'a.md', size: 1 }),
        Buffer.alloc(512, 'x'),
        Buffer.alloc(1024),
      ]),
    ),
    paths: both,
  },
]

const containers: LegalCase[] = [
  {
    what: 'several gzip members',
    bytes: Buffer.concat([gzip(plain.subarray(0, 700)), gzip(plain.subarray(700))]),
    paths: both,
  },
  {
    what: 'a gzip member for every block',
    bytes: Buffer.concat(
      Array.from({ length: plain.length / 512 }, (_, index) =>
        gzip(plain.subarray(index * 512, index * 512 + 512)),
      ),
    ),
    paths: both,
  },
  {
    what: 'empty gzip members',
    bytes: Buffer.concat([gzip(''), gzip(plain), gzip('')]),
    paths: both,
  },
  {
    what: 'every field of a gzip header',
    bytes: gzipMember(plain, {
      extra: 'extra',
      name: 'skill.tar',
      comment: 'for you',
      headerChecksum: true,
    }),
    paths: both,
  },
  { what: 'an empty extra field', bytes: gzipMember(plain, { extra: '' }), paths: both },
  { what: 'the text flag', bytes: gzipMember(plain, { flags: 1 }), paths: both },
  { what: 'stored blocks', bytes: gzip(plain, { level: 0 }), paths: both },
  { what: 'fixed blocks', bytes: gzip(plain, { strategy: constants.Z_FIXED }), paths: both },
  { what: 'dynamic blocks', bytes: gzip(plain, { level: 9 }), paths: both },
  {
    what: 'flushed blocks',
    bytes: gzipMember(plain, {
      deflated: Buffer.concat([
        deflateRawSync(plain.subarray(0, 600), { finishFlush: constants.Z_FULL_FLUSH }),
        deflateRawSync(plain.subarray(600)),
      ]),
    }),
    paths: both,
  },
  {
    what: 'zeros behind the gzip',
    bytes: Buffer.concat([gzip(plain), Buffer.alloc(65_536)]),
    paths: both,
  },
  {
    what: 'a tape block of padding',
    bytes: gzip(Buffer.concat([plain, Buffer.alloc(10_240)])),
    paths: both,
  },
  { what: 'odd padding', bytes: gzip(Buffer.concat([plain, Buffer.alloc(7)])), paths: both },
]

const contents: LegalCase[] = [
  {
    what: 'a byte order mark and CRLF',
    bytes: tarGz([
      { path: 'SKILL.md', body: `\ufeff${skillMd().replaceAll('\n', '\r\n')}` },
      file('a.md'),
    ]),
    paths: both,
  },
  {
    what: 'scripts in markdown, HTML and SVG',
    bytes: beside(
      { path: 'a.html', body: '<script>alert(1)</script>' },
      { path: 'a.md', body: '<img src=x onerror=alert(1)>' },
      { path: 'a.svg', body: '<svg onload="alert(1)"/>' },
    ),
    paths: ['SKILL.md', 'a.html', 'a.md', 'a.svg'],
  },
  {
    what: 'binary content',
    bytes: beside({
      path: 'a.bin',
      body: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    }),
    paths: ['SKILL.md', 'a.bin'],
  },
  {
    what: 'a file that looks like a tar header',
    bytes: beside({
      path: 'a.tar',
      body: tar([{ path: '../x', type: '2', linkName: '/etc/passwd' }]),
    }),
    paths: ['SKILL.md', 'a.tar'],
  },
  {
    what: 'files of zeros around the block size',
    bytes: beside(
      ...[511, 512, 513, 1024].map((size) => ({ path: `z${size}`, body: Buffer.alloc(size) })),
    ),
    paths: ['SKILL.md', 'z1024', 'z511', 'z512', 'z513'],
  },
  ...[60, 600].map((count) => {
    const numbers = Array.from(
      { length: count },
      (_, index) => `f/${String(index).padStart(4, '0')}.md`,
    )
    return {
      what: `${count} files`,
      bytes: beside(...numbers.map((path) => file(path))),
      paths: ['SKILL.md', ...numbers],
    }
  }),
]

export const legalForms: LegalCase[] = [...headers, ...containers, ...contents]
