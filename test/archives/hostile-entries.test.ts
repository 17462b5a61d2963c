import t from '../support/tap.ts'
import { gzip, longName, pax, tar, type TarMember } from '../support/archives.ts'
import { beside, readAll, verdictOf, type HostileCase } from './reading.ts'

const symlink = (path: string, linkName: string): TarMember => ({ path, linkName, type: '2' })
const hardLink = (path: string, linkName: string): TarMember => ({ path, linkName, type: '1' })

const links: HostileCase[] = [
  ['a symlink to an absolute path', beside(symlink('x', '/etc/passwd')), 'entry.link'],
  ['a symlink out of the package', beside(symlink('x', '../../x')), 'entry.link'],
  ['a symlink inside the package', beside(symlink('x.md', 'SKILL.md')), 'entry.link'],
  [
    'a SKILL.md that is a symlink',
    gzip(tar([{ path: 'real.md', body: 'x' }, symlink('SKILL.md', 'real.md')])),
    'entry.link',
  ],
  [
    'a file written through a symlink to a folder',
    beside(symlink('out', '/tmp'), { path: 'out/x', body: 'x' }),
    'entry.link',
  ],
  ['a chain of symlinks', beside(symlink('a', '.'), symlink('a/b', '..')), 'entry.link'],
  [
    'a folder that becomes a symlink',
    beside({ path: 'out/', type: '5' }, symlink('out', '/tmp'), { path: 'out/x', body: 'x' }),
    'entry.link',
  ],
  [
    'a chain of symlinks that overflows a resolver',
    beside(...Array.from({ length: 300 }, (_, index) => symlink(`l${index}`, `l${index + 1}`))),
    'entry.link',
  ],
  ['a hard link to an absolute path', beside(hardLink('x', '/etc/passwd')), 'entry.link'],
  ['a hard link out of the package', beside(hardLink('x', '../x')), 'entry.link'],
  ['a drive-relative hard link', beside(hardLink('x', 'C:../x')), 'entry.link'],
  ['a hard link through a symlink', beside(symlink('a', '..'), hardLink('x', 'a/x')), 'entry.link'],
  ['a hard link inside the package', beside(hardLink('x.md', 'SKILL.md')), 'entry.link'],
  [
    'a hard link with a body',
    beside({ ...hardLink('x.md', 'SKILL.md'), body: 'body' }),
    'entry.link',
  ],
  ['a symlink among the junk', beside(symlink('__MACOSX/x', '/etc/passwd')), 'entry.link'],
  ['a file with a link target', beside({ path: 'x', linkName: 'SKILL.md' }), 'entry.link_name'],
  ['a long link name', beside(longName('x', { type: 'K' }), symlink('x', 'y')), 'entry.link'],
]

const special = (type: string, fields: Partial<TarMember> = {}) =>
  beside({ path: 'x', type, ...fields })

const specials: HostileCase[] = [
  ['a character device', special('3'), 'entry.device'],
  ['a block device', special('4'), 'entry.device'],
  ['a named pipe', special('6'), 'entry.fifo'],
  ['a contiguous file', special('7', { body: 'x' }), 'entry.contiguous'],
  ['a GNU sparse file', special('S', { format: 'gnu', body: 'x' }), 'entry.sparse'],
  [
    'a pax sparse file of 1 TiB',
    beside(
      pax({
        'GNU.sparse.major': '1',
        'GNU.sparse.minor': '0',
        'GNU.sparse.realsize': `${2 ** 40}`,
      }),
      { path: 'x', body: '0\n' },
    ),
    'entry.sparse',
  ],
  [
    'a pax sparse file under another name',
    beside(pax({ 'GNU.sparse.name': '../x' }), { path: 'x', body: 'x' }),
    'entry.sparse',
  ],
  [
    'a file that another vendor resizes',
    beside(pax({ 'SCHILY.realsize': '999' }), { path: 'x', body: 'x' }),
    'entry.sparse',
  ],
  ['an unknown type', special('!'), 'entry.type'],
  ['an unknown vendor type', special('Z', { body: 'x' }), 'entry.type'],
  ['a GNU folder dump', special('D', { format: 'gnu', body: 'Yx\0\0' }), 'entry.type'],
  ['a GNU continued file', special('M', { format: 'gnu' }), 'entry.type'],
  ['a GNU volume label', special('V', { format: 'gnu' }), 'entry.type'],
  ['an old pax header', special('X', { body: '11 path=y\n' }), 'entry.type'],
  ['a file with set-user-id', special('0', { mode: 0o4755, body: 'x' }), 'entry.set_id'],
  ['a file with set-group-id', special('0', { mode: 0o2755, body: 'x' }), 'entry.set_id'],
  ['a folder with a size', special('5', { path: 'a/', size: 10 }), 'entry.folder_size'],
  [
    'a folder with a size and a body',
    special('5', { path: 'a/', body: 'x'.repeat(600) }),
    'entry.folder_size',
  ],
  [
    'a file with a slash at the end and a body',
    special('0', { path: 'a/', body: 'x' }),
    'entry.trailing_slash',
  ],
]

for (const [what, bytes, reason] of [...links, ...specials]) {
  t.test(`${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
    t.equal(await verdictOf(bytes, { chunkBytes: 997 }), reason, 'in small chunks too')
  })
}

t.test('a rejected entry is named', async (t) => {
  await t.rejects(readAll(beside(pax({ path: 'a/long/name' }), symlink('short', 'x'))), {
    message: 'The archive contains a symbolic or hard link. Entry: "a/long/name". Found: 2.',
    details: { reason: 'entry.link', entry: 'a/long/name' },
  })
})
