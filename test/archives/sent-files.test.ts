import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import { defaultLimits } from '../../src/packages/archive/limits.ts'
import { readMembers } from '../../src/packages/archive/read-archive.ts'
import { readSentFiles } from '../../src/packages/archive/sent-files.ts'
import { chunked, skillMd } from '../support/archives.ts'
import { hostileNames } from './hostile-names.ts'
import { reasonOf } from './reading.ts'

type Sent = [name: string, body: string | Uint8Array]

const SKILL: Sent = ['SKILL.md', skillMd()]

const read = async (sent: Sent[], { limits = defaultLimits, cut = 0 } = {}) => {
  const bodies = sent.map(([, body]) => Buffer.from(body as string))
  const files = sent.map(([name], at) => ({ name, size: bodies[at]?.length ?? 0 }))
  const bytes = Buffer.concat(bodies)
  const source = chunked(bytes.subarray(0, bytes.length - cut), 7)
  const content = await readMembers(readSentFiles(source, files, limits), limits, () => {})
  return { ...content, bytesOf: () => Buffer.alloc(0) }
}

const verdictOf = (...sent: Sent[]) => reasonOf(read(sent))

t.test('files that are sent one by one are a package', async (t) => {
  const { files, folder } = await read([
    ['x/SKILL.md', skillMd()],
    ['x/a/b.md', 'b'],
    ['x/c', ''],
  ])
  t.strictSame(
    files.map(({ path, size, executable }) => [path, size, executable]),
    [
      ['SKILL.md', skillMd().length, false],
      ['a/b.md', 1, false],
      ['c', 0, false],
    ],
  )
  t.equal(folder, 'x')
})

for (const [what, name, reason] of hostileNames.filter(([, sent]) => typeof sent === 'string')) {
  t.test(`a file with ${what} as its name is rejected`, async (t) => {
    t.equal(await verdictOf(SKILL, [name as string, 'x']), reason)
  })
}

t.test('files that make no package are rejected', async (t) => {
  t.equal(await verdictOf(), 'layout.empty')
  t.equal(await verdictOf(['README.md', 'x']), 'layout.skill_md_missing')
  t.equal(await verdictOf(SKILL, SKILL), 'name.duplicate')
  t.equal(await verdictOf(SKILL, ['a', 'x'], ['A', 'x']), 'name.collision')
  t.equal(await verdictOf(SKILL, ['a', 'x'], ['a/b', 'x']), 'name.file_and_folder')
  t.equal(await verdictOf(SKILL, ['a/', '']), 'entry.trailing_slash')
  t.equal(await verdictOf(SKILL, ['', 'x']), 'path.empty')
})

const of = (limits: Partial<typeof defaultLimits>) =>
  reasonOf(read([SKILL, ['a', 'xx']], { limits: { ...defaultLimits, ...limits } }))

t.test('files over a limit are rejected', async (t) => {
  t.equal(await of({ entries: 1 }), 'limit.entries')
  t.equal(await of({ uncompressedBytes: skillMd().length + 1 }), 'limit.uncompressed')
  t.equal(await of({ fileBytes: 1 }), 'limit.file')
})

t.test('files that end too early are rejected', async (t) => {
  t.equal(await reasonOf(read([SKILL, ['a', 'xx']], { cut: 1 })), 'files.truncated')
})
