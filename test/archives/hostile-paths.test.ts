import t from '../support/tap.ts'
import { longName, pax, tarGz, type Bytes } from '../support/archives.ts'
import { beside, readAll, SKILL, verdictOf, type HostileCase } from './reading.ts'

const file = (path: Bytes) => beside({ path, body: 'x' })
const paxFile = (path: Bytes) => beside(pax({ path }), { path: 'short', body: 'x' })
const longFile = (path: Bytes) => beside(longName(path), { path: 'short', body: 'x' })

const cases: HostileCase[] = [
  ['a parent folder in front', file('../x'), 'path.traversal'],
  ['a parent folder in the middle', file('a/../../x'), 'path.traversal'],
  ['a parent folder that stays inside', file('a/../x'), 'path.traversal'],
  ['a parent folder at the end', file('a/..'), 'path.traversal'],
  ['a parent folder alone', file('..'), 'path.traversal'],
  ['a parent folder behind ./', file('./../x'), 'path.traversal'],
  ['a parent folder as a folder', beside({ path: '../', type: '5' }), 'path.traversal'],
  ['a parent folder in the prefix', beside({ path: 'x', prefix: 'a/..' }), 'path.traversal'],
  ['a parent folder in a pax path', paxFile('../x'), 'path.traversal'],
  ['a parent folder in a long name', longFile('../x'), 'path.traversal'],
  ['an absolute path', file('/etc/passwd'), 'path.absolute'],
  ['an absolute path with two slashes', file('//server/share'), 'path.absolute'],
  ['an absolute prefix', beside({ path: 'x', prefix: '/etc' }), 'path.absolute'],
  ['an absolute pax path', paxFile('/etc/passwd'), 'path.absolute'],
  ['an absolute path behind ./', file('.//etc/passwd'), 'path.empty_component'],
  ['a backslash', file('a\\b'), 'path.backslash'],
  ['a parent folder with backslashes', file('..\\..\\x'), 'path.backslash'],
  ['a UNC path', file('\\\\server\\share'), 'path.backslash'],
  ['a device path', file('\\\\?\\C:\\x'), 'path.backslash'],
  ['a drive', file('C:/x'), 'path.colon'],
  ['a drive-relative path', file('C:x'), 'path.colon'],
  ['a drive with a parent folder', file('C:../x'), 'path.colon'],
  ['an alternate stream', file('x.md:hidden'), 'path.colon'],
  ['a device name', file('aux'), 'path.device_name'],
  ['a device name with an ending', file('docs/CoN.txt'), 'path.device_name'],
  ['a device name with a raised digit', file('com¹'), 'path.device_name'],
  ['a dot at the end', file('x.'), 'path.trailing'],
  ['a blank at the end', file('x '), 'path.trailing'],
  ['a folder with a dot at the end', file('a./x'), 'path.trailing'],
  ['three dots', file('.../x'), 'path.trailing'],
  ['a no-break space at the end', file('x\u00a0'), 'path.trailing'],
  ['a line feed', file('a\nb'), 'path.control'],
  ['an escape sequence', file('\u001b[31mx'), 'path.control'],
  ['a DEL', file('a\u007fb'), 'path.control'],
  ['a C1 control character', file('a\u009bb'), 'path.control'],
  ['a right-to-left override', file('x\u202Edm.exe'), 'path.invisible'],
  ['an isolate', file('x\u2066y'), 'path.invisible'],
  ['a zero-width space', file('SKILL\u200b.md'), 'path.invisible'],
  ['a byte order mark', file('\ufeffx'), 'path.invisible'],
  ['a soft hyphen', file('x\u00ady'), 'path.invisible'],
  ['a variation selector', file('x\ufe0fy'), 'path.invisible'],
  ['a tag character', file('x\u{e0041}'), 'path.invisible'],
  ['a line separator', file('x\u2028y'), 'path.invisible'],
  ['bytes that are not UTF-8', file(Uint8Array.of(0x61, 0xff)), 'path.encoding'],
  ['Latin-1', file(Uint8Array.of(0x63, 0x61, 0x66, 0xe9)), 'path.encoding'],
  ['a lone surrogate', file(Uint8Array.of(0xed, 0xa0, 0x80)), 'path.encoding'],
  ['an overlong slash', file(Uint8Array.of(0x2e, 0x2e, 0xc0, 0xaf)), 'path.encoding'],
  ['a NUL in a pax path', paxFile('a\0b'), 'path.nul'],
  ['a NUL in a long name', longFile('a\0b'), 'path.nul'],
  ['an empty name', file(''), 'path.empty'],
  ['an empty name under a prefix', beside({ path: '', prefix: 'a' }), 'path.empty'],
  ['an empty pax path', paxFile(''), 'path.empty'],
  ['an empty long name', longFile(''), 'path.empty'],
  ['a dot as a file', file('.'), 'path.dot'],
  ['a dot and a slash as a file', file('./'), 'path.dot'],
  ['a dot in the middle', file('a/./b'), 'path.dot'],
  ['two dots in front', file('././a'), 'path.dot'],
  ['an empty component', file('a//b'), 'path.empty_component'],
  ['two slashes at the end', beside({ path: 'a//', type: '5' }), 'path.empty_component'],
  ['a full-width slash', file('a／b'), 'path.look_alike'],
  ['a parent folder in full width', file('．．/x'), 'path.look_alike'],
  ['a two-dot leader', file('‥/x'), 'path.look_alike'],
  ['5,000 bytes', paxFile('a/'.repeat(2500)), 'limit.path'],
  ['a component of 300 bytes', paxFile('x'.repeat(300)), 'limit.component'],
  ['a component that NFC makes longer', paxFile('\ufb2c'.repeat(64)), 'limit.component'],
  ['300 levels', paxFile(`${'a/'.repeat(300)}x`), 'limit.levels'],
]

for (const [what, bytes, reason] of cases) {
  t.test(`a path with ${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
    t.equal(await verdictOf(bytes, { chunkBytes: 997 }), reason, 'in small chunks too')
  })
}

const long = (bytes: number) => `${`${'x'.repeat(250)}/`.repeat(4)}${'y'.repeat(bytes - 1004)}`
const deep = (levels: number) => `${'a/'.repeat(levels - 1)}x`

t.test('path limits apply inside the package, without the top folder', async (t) => {
  for (const folder of ['', 'pdf-tools/']) {
    const withFile = (path: string) =>
      tarGz([
        { ...SKILL, path: `${folder}SKILL.md` },
        pax({ path: folder + path }),
        { path: 'short', body: 'x' },
      ])
    t.match(await verdictOf(withFile(long(1024))), /^accepted/)
    t.equal(await verdictOf(withFile(long(1025))), 'limit.path')
    t.match(await verdictOf(withFile(deep(32))), /^accepted/)
    t.equal(await verdictOf(withFile(deep(33))), 'limit.levels')
  }
})

t.test('a hostile name is made harmless before it is shown', async (t) => {
  const name = `../\u001b[31m\u202e"${'é'.repeat(400)}`
  const error: unknown = await readAll(paxFile(name)).catch((reason: unknown) => reason)
  t.match(error, {
    code: 'skills.upload.invalid_archive',
    status: 422,
    details: { reason: 'path.control', entry: /^\.\.\/\\u\{1b\}\[31m\\u\{202e\}\\u\{22\}é+$/ },
  })
  const { details, message } = error as { details: { entry: string }; message: string }
  t.equal(Array.from(details.entry).length, 200)
  t.notMatch(message, /[\p{Cc}\p{Cf}]/u)
})
