/** Archives that other readers read differently, and odd ones that all of them read alike. */
import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import {
  base256,
  longName,
  pax,
  paxRecord,
  tarMembers,
  type TarMember,
} from '../support/archives.ts'
import { beside, type HostileCase, readAll, verdictOf } from './reading.ts'
import { asPackage, asSeen, hasGnuTar, listWithSystemTar } from './system-tar.ts'

const LONG = `notes/${'a'.repeat(120)}.md`
const FULL = `${'n'.repeat(99)}/`
const body = 'x'.repeat(1024)
/** A body that is read as members by whoever takes its file for a folder. */
const members = tarMembers([{ path: 'hidden.md', body: 'evil' }])
const before1970 = base256(-5n, 12)

/** Written before folders had a type: NUL, and a slash at the end of the name. */
const old = (fields: Partial<TarMember> = {}): TarMember => ({
  path: 'notes/',
  type: '\0',
  body,
  ...fields,
})

const gnuTimes = (fields: Partial<TarMember> = {}): TarMember => ({
  path: 'b.md',
  format: 'gnu',
  body: 'b',
  patch: (header) => header.write('14214512131', 345, 'latin1'),
  ...fields,
})

const patched = (start: number, bytes: Uint8Array | string, fields: TarMember = {}): TarMember => ({
  path: 'b.md',
  body,
  patch: (header) => {
    header.set(Buffer.from(bytes), start)
  },
  ...fields,
})

/** GNU's first form of sparse files in pax headers has a pair of these for every piece. */
const pieces = Buffer.concat([
  paxRecord('GNU.sparse.offset', '0'),
  paxRecord('GNU.sparse.numbytes', '512'),
  paxRecord('GNU.sparse.offset', '4096'),
  paxRecord('GNU.sparse.numbytes', '512'),
])

const hostile: HostileCase[] = [
  ['a long name over an old folder', beside(longName(LONG), old()), 'tar.name_conflict'],
  ['a pax path over an old folder', beside(pax({ path: LONG }), old()), 'tar.name_conflict'],
  ['the same without content', beside(pax({ path: LONG }), old({ body: '' })), 'tar.name_conflict'],
  [
    'a long name over an old folder that hides members',
    beside(longName(LONG), old({ body: members })),
    'tar.name_conflict',
  ],
  [
    'a long name over an old folder of 100 bytes',
    beside(longName(`${FULL}a.md`), old({ path: FULL })),
    'tar.name_conflict',
  ],
  ['times where a prefix is read', beside(gnuTimes()), 'tar.times_as_prefix'],
  [
    'times where a prefix is read, under a pax header without a path',
    beside(pax({ mtime: '1' }), gnuTimes()),
    'tar.times_as_prefix',
  ],
  [
    'an access time before 1970 where a prefix is read',
    beside(patched(345, before1970, { format: 'gnu' })),
    'tar.times_as_prefix',
  ],
  [
    'a sparse file of GNU',
    beside({ path: 's', type: 'S', format: 'gnu', prefix: '1' }),
    'entry.sparse',
  ],
  ['a sparse file in the pax form of pieces', beside(pax(pieces), { path: 's' }), 'entry.sparse'],
  ['such a form for all files', beside(pax(pieces, { type: 'g' }), { path: 's' }), 'entry.sparse'],
  [
    'a volume label, all of whose numbers are blank',
    beside({ path: 'vol', type: 'V', format: 'gnu', mode: '', uid: '', gid: '', size: '' }),
    'entry.type',
  ],
  [
    'a piece of a file from another volume',
    beside(patched(369, '00000001000\0', { type: 'M', format: 'gnu' })),
    'entry.type',
  ],
  [
    'a link whose time is no number',
    beside({ path: 'l', type: '2', linkName: 'SKILL.md', mtime: '    now     ' }),
    'entry.link',
  ],
  ['a long link name', beside(longName(LONG, { type: 'K' })), 'entry.link'],
  [
    'a pax link target',
    beside(pax({ linkpath: LONG }), { path: 'l', type: '2', linkName: 'short' }),
    'entry.link',
  ],
  [
    'numbers of a device in V7',
    beside({ path: 'v', format: 'v7', patch: (header) => header.write('0000001', 329, 'latin1') }),
    'tar.reserved',
  ],
  ['text behind the device of V7', beside(patched(345, 'p', { format: 'v7' })), 'tar.reserved'],
  [
    'text in front of the device of V7',
    beside(patched(265, 'u', { format: 'v7' })),
    'tar.reserved',
  ],
  ['a negative size', beside({ path: 'n', size: base256(-1n, 12), body: '' }), 'tar.number'],
  ['a negative user id', beside({ path: 'n', uid: base256(-1n, 8) }), 'tar.number'],
  ['a negative mode', beside({ path: 'n', mode: base256(-1n, 8) }), 'tar.number'],
  ['a time of text', beside({ path: 'n', mtime: 'yesterday' }), 'tar.number'],
  ['a file named /', beside({ path: '/' }), 'path.absolute'],
  ['a folder named //', beside({ path: '//', type: '5' }), 'path.absolute'],
  ['a folder named / with content', beside({ path: '/', type: '5', body }), 'entry.folder_size'],
  ['a file that is all prefix', beside({ path: '', prefix: 'deep/file' }), 'path.empty'],
  ['a folder without a name', beside({ path: '', type: '5' }), 'path.empty'],
]

for (const [what, bytes, reason] of hostile) {
  t.test(`${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
  })
}

const zeros = (header: Buffer): void => {
  header.write('0000000', 329, 'latin1')
  header.write('0000000', 337, 'latin1')
}

const canCompare = hasGnuTar()

const legal: [string, Buffer, string][] = [
  ['a long name over a file', beside(longName(LONG), { path: LONG.slice(0, 100), body }), LONG],
  [
    'a pax path over a cut name that ends in a slash',
    beside(pax({ path: LONG }), { path: 'notes/', body }),
    LONG,
  ],
  [
    'an old folder with its own name',
    beside(old({ body: '' }), { path: 'notes/b.md', body }),
    'notes/b.md',
  ],
  [
    'a long name over a file of 100 bytes that ends in a slash',
    beside(longName(`${FULL}a.md`), { path: FULL, format: 'gnu', body: members }),
    `${FULL}a.md`,
  ],
  [
    'a long name over an old file',
    beside(longName(LONG), old({ path: 'notes', body: members })),
    LONG,
  ],
  ['GNU times under a long name', beside(longName(LONG), gnuTimes()), LONG],
  ['GNU times under a pax path', beside(pax({ path: LONG }), gnuTimes()), LONG],
  [
    'V7 with device numbers of zero',
    beside({ path: 'v.md', format: 'v7', body, patch: zeros }),
    'v.md',
  ],
  ['the packed folder named /', beside({ path: '/', type: '5' }, { path: 'b.md', body }), 'b.md'],
  [
    'old folders and files of V7 with device numbers of zero',
    beside(
      { path: 'v/', type: '5', format: 'v7', patch: zeros },
      { path: 'v/b.md', type: '\0', format: 'v7', body: members, patch: zeros },
    ),
    'v/b.md',
  ],
  ['a time before 1970', beside({ path: 'b.md', body, mtime: before1970 }), 'b.md'],
  ['a change time of GNU before 1970', beside(patched(357, before1970, { format: 'gnu' })), 'b.md'],
  [
    'times before 1970 behind the prefix',
    beside(patched(476, Buffer.concat([before1970, before1970]))),
    'b.md',
  ],
  [
    'a folder whose path is all prefix',
    beside({ path: '', type: '5', prefix: 'deep/folder' }, { path: 'deep/folder/b.md', body }),
    'deep/folder/b.md',
  ],
]

for (const [what, bytes, path] of legal) {
  t.test(`${what} is accepted`, async (t) => {
    t.equal(await verdictOf(bytes), `accepted: SKILL.md, ${path}`)
    if (!canCompare) return
    const read = await readAll(bytes)
    t.strictSame(asSeen(read), asPackage(listWithSystemTar(bytes), null), 'and read alike')
  })
}
