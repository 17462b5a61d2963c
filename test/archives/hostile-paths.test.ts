import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import { longName, pax, tarGz, type Bytes } from '../support/archives.ts'
import { hostileNames } from './hostile-names.ts'
import { beside, readAll, SKILL, verdictOf, type HostileCase } from './reading.ts'

const file = (path: Bytes) => beside({ path, body: 'x' })
const paxFile = (path: Bytes) => beside(pax({ path }), { path: 'short', body: 'x' })
const longFile = (path: Bytes) => beside(longName(path), { path: 'short', body: 'x' })

const cases: HostileCase[] = [
  ...hostileNames.map(([what, name, reason]): HostileCase => [
    what,
    Buffer.from(name as string).length > 100 ? paxFile(name) : file(name),
    reason,
  ]),
  ['a parent folder as a folder', beside({ path: '../', type: '5' }), 'path.traversal'],
  ['a parent folder in the prefix', beside({ path: 'x', prefix: 'a/..' }), 'path.traversal'],
  ['a parent folder in a pax path', paxFile('../x'), 'path.traversal'],
  ['a parent folder in a long name', longFile('../x'), 'path.traversal'],
  ['an absolute prefix', beside({ path: 'x', prefix: '/etc' }), 'path.absolute'],
  ['an absolute pax path', paxFile('/etc/passwd'), 'path.absolute'],
  ['a NUL in a pax path', paxFile('a\0b'), 'path.nul'],
  ['a NUL in a long name', longFile('a\0b'), 'path.nul'],
  ['an empty name', file(''), 'path.empty'],
  ['an empty name under a prefix', beside({ path: '', prefix: 'a' }), 'path.empty'],
  ['an empty pax path', paxFile(''), 'path.empty'],
  ['an empty long name', longFile(''), 'path.empty'],
  ['a dot as a file', file('.'), 'path.dot'],
  ['a dot and a slash as a file', file('./'), 'path.dot'],
  ['two slashes at the end', beside({ path: 'a//', type: '5' }), 'path.empty_component'],
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
