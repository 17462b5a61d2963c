import { Buffer } from 'node:buffer'
import { constants, deflateRawSync } from 'node:zlib'
import t from '../support/tap.ts'
import { defaultLimits } from '../../src/packages/archive/limits.ts'
import { readArchive } from '../../src/packages/archive/read-archive.ts'
import type { RefusalReason } from '../../src/packages/errors.ts'
import {
  gzip,
  longName,
  pax,
  tar,
  tarGz,
  tarHeader,
  tarMembers,
  type TarMember,
} from '../support/archives.ts'
import { beside, dense, SKILL, verdictOf } from './reading.ts'

const MIB = 2 ** 20

type Part = { bytes: Uint8Array; times: number }

/** A gzip stream of repeated parts, each deflated once and never held whole; it has no trailer. */
async function* bomb(parts: Part[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
  for (const { bytes, times } of parts) {
    const deflated = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH })
    for (let index = 0; index < times; index += 1) yield deflated
  }
}

const verdictOfStream = async (source: AsyncIterable<Uint8Array>): Promise<unknown> => {
  try {
    await readArchive(source, defaultLimits, () => {})
    return 'accepted'
  } catch (error) {
    return (error as { details?: { reason?: unknown } }).details?.reason ?? error
  }
}

const zeros = Buffer.alloc(MIB)

const start = { bytes: tarMembers([SKILL]), times: 1 }
const header = (fields: TarMember): Part => ({
  bytes: tarHeader({ size: 30 * MIB, ...fields }),
  times: 1,
})
const tenFiles = (name: string) => {
  const file = (index: number) => [
    header({ path: `${name}${index}` }),
    { bytes: dense(MIB), times: 30 },
  ]
  return bomb([start, ...Array.from({ length: 10 }, (_, index) => file(index)).flat()])
}
const zeroBomb = (fields: TarMember) => bomb([start, header(fields), { bytes: zeros, times: 1024 }])

const streams: [what: string, source: AsyncIterable<Uint8Array>, reason: RefusalReason][] = [
  ['1 GiB in 1 MiB', zeroBomb({ path: 'x' }), 'limit.ratio'],
  ['1 GiB of junk', zeroBomb({ path: '__MACOSX/x' }), 'limit.ratio'],
  [
    '4 GiB and 1 MiB behind the end mark',
    bomb([start, { bytes: zeros, times: 4097 }]),
    'limit.ratio',
  ],
  ['a file of 64 GiB', zeroBomb({ path: 'x', size: '777777777777' }), 'limit.file'],
  ['a pax header of 30 MiB', zeroBomb({ type: 'x' }), 'limit.metadata'],
  ['a long name of 30 MiB', zeroBomb({ type: 'L' }), 'limit.metadata'],
  ['ten files of 30 MiB', tenFiles('f'), 'limit.uncompressed'],
  ['ten pieces of junk of 30 MiB', tenFiles('._'), 'limit.uncompressed'],
]

for (const [what, source, reason] of streams) {
  t.test(`a bomb with ${what} is rejected`, async (t) => {
    t.equal(await verdictOfStream(source), reason)
  })
}

const many = (count: number, member: (index: number) => TarMember) =>
  gzip(tar([SKILL, ...Array.from({ length: count }, (_, index) => member(index))]), { level: 1 })

const archives: [what: string, bytes: () => Uint8Array, reason: RefusalReason][] = [
  ['70,000 files', () => many(70_000, (index) => ({ path: `f${index}` })), 'limit.entries'],
  [
    '5,000 folders',
    () => many(5000, (index) => ({ path: `d${index}/`, type: '5' })),
    'limit.entries',
  ],
  [
    '5,000 folders of one name',
    () => many(5000, () => ({ path: 'same/', type: '5' })),
    'limit.entries',
  ],
  ['5,000 pieces of junk', () => many(5000, (index) => ({ path: `._${index}` })), 'limit.entries'],
  [
    'a pax comment of 8 MiB',
    () => beside(pax({ comment: 'x'.repeat(8 * MIB) }), { path: 'x' }),
    'limit.metadata',
  ],
  [
    'a long name of 8 MiB',
    () => beside(longName('x'.repeat(8 * MIB)), { path: 'x' }),
    'limit.metadata',
  ],
  [
    'too many empty gzip members',
    () => {
      const empty = gzip('')
      return Buffer.concat([tarGz([SKILL]), ...Array.from({ length: 4200 }, () => empty)])
    },
    'limit.gzip_members',
  ],
]

for (const [what, bytes, reason] of archives) {
  t.test(`a bomb with ${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes()), reason)
  })
}

t.test('an upload over the limit is rejected while it arrives', async (t) => {
  const limits = { ...defaultLimits, compressedBytes: 100 }
  t.equal(await verdictOf(tarGz([SKILL]), { limits }), 'limit.compressed')
})

t.test('a small archive of nothing but blanks is accepted', async (t) => {
  t.match(await verdictOf(beside({ path: 'blank', body: Buffer.alloc(7 * MIB) })), /^accepted/)
})
