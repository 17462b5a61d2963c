import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import {
  base256,
  BLOCK,
  longName,
  pax,
  paxRecord,
  tarMembers,
  type Field,
  type TarMember,
} from '../support/archives.ts'
import { beside, verdictOf, type HostileCase } from './reading.ts'

const file = (fields: TarMember) => beside({ path: 'x', body: 'body', ...fields })
const sized = (size: Field) => file({ size })
const paxFile = (records: Parameters<typeof pax>[0], fields: TarMember = {}) =>
  beside(pax(records), { path: 'x', body: 'body', ...fields })
const paxBody = (text: string) => paxFile(Buffer.from(text))
const patched = (start: number, text: string, fields: TarMember = {}) =>
  file({ ...fields, patch: (header) => void header.write(text, start, 'latin1') })

const PADDING = 'metadata.padding'

/** A member with something in its last block behind its body, or at an offset of that block. */
const spilled = (member: TarMember, rest: string | Uint8Array, offset?: number): Uint8Array => {
  const bytes = tarMembers([member])
  const start = BLOCK + (offset ?? Buffer.from(member.body ?? '').length)
  bytes.set(Buffer.from(rest), start)
  return bytes
}

const numbers: HostileCase[] = [
  ['a wrong checksum', file({ checksum: '012345\0 ' }), 'tar.checksum'],
  ['a blank checksum', file({ checksum: '        ' }), 'tar.checksum'],
  ['a checksum of zeros', file({ checksum: '\0\0\0\0\0\0\0\0' }), 'tar.checksum'],
  ['a checksum of text', file({ checksum: 'checksum' }), 'tar.checksum'],
  ['a negative size', sized(base256(-1n, 12)), 'tar.number'],
  ['a negative octal size', sized('-0000000004\0'), 'tar.number'],
  ['a size of 2^60', sized(base256(2n ** 60n, 12)), 'tar.number'],
  ['a size of 2^88', sized(base256(2n ** 88n, 12)), 'tar.number'],
  ['a size of 2^53', sized(base256(2n ** 53n, 12)), 'tar.number'],
  ['a size of 8 GiB', sized(base256(2n ** 33n, 12)), 'limit.file'],
  ['the largest octal size', sized('777777777777'), 'limit.file'],
  ['a size of text', sized('twelve bytes'), 'tar.number'],
  ['a blank size', sized('            '), 'tar.number'],
  ['a size of zeros', sized('\0'.repeat(12)), 'tar.number'],
  ['half a number', sized('00000\u000000012'), 'tar.number'],
  ['a decimal size', sized('00000000009\0'), 'tar.number'],
  ['a hexadecimal size', sized('0x000000004\0'), 'tar.number'],
  ['a size with a plus', sized('+0000000004\0'), 'tar.number'],
  ['a size behind a tab', sized('\t0000000004\0'), 'tar.number'],
  ['a mode of text', file({ mode: 'rw-r--r-' }), 'tar.number'],
  ['a user id of text', file({ uid: 'nobody\0\0' }), 'tar.number'],
  ['an unknown magic', file({ magic: 'USTAR\u000000' }), 'tar.magic'],
  ['an unknown version', file({ magic: 'ustar\u000099' }), 'tar.magic'],
  ['half a magic', file({ magic: 'ustar' }), 'tar.magic'],
  ['text behind the NUL of its name', patched(50, 'hidden'), 'tar.reserved'],
  ['text behind the NUL of its prefix', patched(400, 'hidden'), 'tar.reserved'],
  ['text in the padding', patched(505, 'hidden'), 'tar.reserved'],
  ['a prefix under GNU magic', file({ format: 'gnu', prefix: 'hidden' }), 'tar.number'],
  ['a sparse map under GNU magic', patched(386, '0001', { format: 'gnu' }), 'tar.reserved'],
  ['a prefix without magic', file({ format: 'v7', prefix: 'hidden' }), 'tar.reserved'],
]

const metadata: HostileCase[] = [
  ['a greater pax size', paxFile({ size: '1000' }), 'pax.size'],
  ['a pax size of zero', paxFile({ size: '0' }), 'pax.size'],
  ['a negative pax size', paxFile({ size: '-4' }), 'pax.value'],
  ['a pax size of text', paxFile({ size: 'four' }), 'pax.value'],
  ['a fractional pax size', paxFile({ size: '4.0' }), 'pax.value'],
  ['an empty pax size', paxFile({ size: '' }), 'pax.value'],
  ['an octal-looking pax size', paxFile({ size: '04' }), 'pax.value'],
  [
    'a pax size in front of a long name',
    beside(pax({ size: '4' }), longName('y'), { path: 'x', body: 'body' }),
    'metadata.repeated',
  ],
  [
    'a pax path and a long name',
    beside(longName('y'), pax({ path: 'z' }), { path: 'x' }),
    'metadata.repeated',
  ],
  [
    'two pax headers',
    beside(pax({ path: 'y' }), pax({ path: 'z' }), { path: 'x' }),
    'metadata.repeated',
  ],
  ['two long names', beside(longName('y'), longName('z'), { path: 'x' }), 'metadata.repeated'],
  [
    '20,000 long names in a row',
    beside(...Array.from({ length: 20_000 }, () => longName('y')), { path: 'x' }),
    'metadata.repeated',
  ],
  [
    'two global headers in a row',
    beside(pax({ comment: 'a' }, { type: 'g' }), pax({ comment: 'b' }, { type: 'g' }), {
      path: 'x',
    }),
    'metadata.repeated',
  ],
  ['a long name that goes on', beside(spilled(longName('safe'), '.EVIL'), { path: 'x' }), PADDING],
  [
    'a long name without its NUL that goes on',
    beside(spilled(longName('', { body: 'safe' }), '.EVIL'), { path: 'x' }),
    PADDING,
  ],
  [
    'a pax header that goes on',
    beside(spilled(pax({ path: 'safe' }), paxRecord('path', 'EVIL.sh')), { path: 'x' }),
    PADDING,
  ],
  [
    'a global header that goes on',
    beside(spilled(pax({ comment: 'a' }, { type: 'g' }), paxRecord('path', 'EVIL.sh')), {
      path: 'x',
    }),
    PADDING,
  ],
  [
    'a pax header with something in the last byte of its block',
    beside(spilled(pax(paxRecord('path', 'safe')), Buffer.from('\x01'), BLOCK - 1), { path: 'x' }),
    PADDING,
  ],
  ['a dangling pax header', beside(pax({ path: 'y' })), 'metadata.dangling'],
  ['a dangling long name', beside(longName('y')), 'metadata.dangling'],
  ['a dangling global header', beside(pax({ comment: 'a' }, { type: 'g' })), 'metadata.dangling'],
  [
    'a pax header in front of a global one',
    beside(pax({ path: 'y' }), pax({ comment: 'a' }, { type: 'g' }), { path: 'x' }),
    'metadata.dangling',
  ],
  ['a global path', beside(pax({ path: 'y' }, { type: 'g' }), { path: 'x' }), 'pax.global_key'],
  ['a global size', beside(pax({ size: '4' }, { type: 'g' }), { path: 'x' }), 'pax.global_key'],
  ['a global time', beside(pax({ mtime: '1' }, { type: 'g' }), { path: 'x' }), 'pax.global_key'],
  [
    'a global sparse key',
    beside(pax({ 'GNU.sparse.name': 'y' }, { type: 'g' }), { path: 'x' }),
    'entry.sparse',
  ],
  ['a pax link target', paxFile({ linkpath: '/etc/passwd' }), 'entry.link'],
  ['a pax time that is no number', paxFile({ mtime: 'NaN' }), 'pax.value'],
  ['a pax user id that is no number', paxFile({ uid: '1e3' }), 'pax.value'],
  ['a pax user name with NUL', paxFile({ uname: 'root\0x' }), 'pax.value'],
  ['a pax character set', paxFile({ hdrcharset: 'ISO-IR 8859 1 1998' }), 'pax.value'],
  ['a pax key __proto__', paxFile(paxRecord('__proto__', '{"path":"y"}')), 'pax.key'],
  ['a pax key constructor', paxFile({ constructor: 'y' }), 'pax.key'],
  ['an unknown pax key', paxFile({ pathname: 'y' }), 'pax.key'],
  ['a pax key with NUL', paxFile({ 'path\0': 'y' }), 'pax.key'],
  ['a pax key that is not UTF-8', paxFile(paxRecord(Uint8Array.of(0xff), 'y')), 'pax.key'],
  ['a multi-volume key', paxFile({ 'GNU.volume.filename': 'y' }), 'pax.key'],
  [
    'two pax paths',
    paxFile(Buffer.concat([paxRecord('path', 'y'), paxRecord('path', 'z')])),
    'pax.duplicate_key',
  ],
  ['a pax length that is too great', paxBody('99 path=y\n'), 'pax.record'],
  ['a pax length that is too small', paxBody('8 path=y\n'), 'pax.record'],
  ['a pax length inside the key', paxBody('3 path=y\n'), 'pax.record'],
  ['a pax length of zero', paxBody('0 path=y\n'), 'pax.record'],
  ['a missing pax length', paxBody(' path=y\n'), 'pax.record'],
  ['a negative pax length', paxBody('-9 path=y\n'), 'pax.record'],
  ['a pax length with a zero in front', paxBody('010 path=y\n'), 'pax.record'],
  ['a pax length of text', paxBody('ten path=y\n'), 'pax.record'],
  ['an endless pax length', paxBody(`${'1'.repeat(400)} path=y\n`), 'pax.record'],
  ['a pax record without a line feed', paxBody('10 path=y '), 'pax.record'],
  ['a pax record without an equals sign', paxBody('10 path y\n'), 'pax.record'],
  ['a pax record without a key', paxBody('5 =y\n'), 'pax.record'],
  ['NULs behind the last pax record', paxBody('10 path=y\n\0\0\0'), 'pax.record'],
  ['text behind the last pax record', paxBody('10 path=y\nrest'), 'pax.record'],
  ['an oversized pax header', paxFile({ comment: 'x'.repeat(70_000) }), 'limit.metadata'],
  ['an oversized long name', beside(longName('x'.repeat(70_000)), { path: 'x' }), 'limit.metadata'],
]

for (const [what, bytes, reason] of [...numbers, ...metadata]) {
  t.test(`a member with ${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
    if (bytes.length < 10_000) {
      t.equal(await verdictOf(bytes, { chunkBytes: 97 }), reason, 'in small chunks too')
    }
  })
}
