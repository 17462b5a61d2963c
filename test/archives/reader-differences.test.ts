/** Archives that other readers read differently, and odd ones that all of them read alike. */
import t from 'tap'
import { base256, longName, pax, type TarMember } from '../support/archives.ts'
import { beside, type HostileCase, verdictOf } from './reading.ts'

const LONG = `notes/${'a'.repeat(120)}.md`
const body = 'x'.repeat(1024)

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

const hostile: HostileCase[] = [
  ['a long name over an old folder', beside(longName(LONG), old()), 'tar.name_conflict'],
  ['a pax path over an old folder', beside(pax({ path: LONG }), old()), 'tar.name_conflict'],
  ['the same without content', beside(pax({ path: LONG }), old({ body: '' })), 'tar.name_conflict'],
  ['times where a prefix is read', beside(gnuTimes()), 'tar.times_as_prefix'],
  [
    'a sparse file of GNU',
    beside({ path: 's', type: 'S', format: 'gnu', prefix: '1' }),
    'entry.sparse',
  ],
  ['a long link name', beside(longName(LONG, { type: 'K' })), 'entry.link'],
  [
    'numbers of a device in V7',
    beside({ path: 'v', format: 'v7', patch: (header) => header.write('0000001', 329, 'latin1') }),
    'tar.reserved',
  ],
  ['a negative size', beside({ path: 'n', size: base256(-1n, 12), body: '' }), 'tar.number'],
]

for (const [what, bytes, reason] of hostile) {
  t.test(`${what} is refused`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
  })
}

const zeros = (header: Buffer): void => {
  header.write('0000000', 329, 'latin1')
  header.write('0000000', 337, 'latin1')
}

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
  ['GNU times under a long name', beside(longName(LONG), gnuTimes()), LONG],
  [
    'V7 with device numbers of zero',
    beside({ path: 'v.md', format: 'v7', body, patch: zeros }),
    'v.md',
  ],
  ['the packed folder named /', beside({ path: '/', type: '5' }, { path: 'b.md', body }), 'b.md'],
  ['a time before 1970', beside({ path: 'b.md', body, mtime: base256(-5n, 12) }), 'b.md'],
  [
    'a folder whose path is all prefix',
    beside({ path: '', type: '5', prefix: 'deep/folder' }, { path: 'deep/folder/b.md', body }),
    'deep/folder/b.md',
  ],
]

for (const [what, bytes, path] of legal) {
  t.test(`${what} is accepted`, async (t) => {
    t.equal(await verdictOf(bytes), `accepted: SKILL.md, ${path}`)
  })
}
