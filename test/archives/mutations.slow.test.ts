import { Buffer } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { AppError } from '../../src/platform/errors.ts'
import { BLOCK, gzip, repairChecksum } from '../support/archives.ts'
import { legalCases } from './legal.ts'
import { readAll, type Read } from './reading.ts'
import { asPackage, asSeen, hasGnuTar, listWithSystemTar } from './system-tar.ts'

const canCompare = hasGnuTar()
const LARGEST_SEED = 20_000
const isFull = process.env.FAULTS === 'full'

/** Plain tars, since a mutant's gzip trailer must be right to be worth anything. */
const seeds = legalCases
  .filter(({ bytes }) => bytes.length < LARGEST_SEED)
  .map(({ what, bytes }) => ({ what, bytes: gunzipSync(bytes) }))
  .filter(({ bytes }) => bytes.length % BLOCK === 0 && bytes.length < LARGEST_SEED)

type Mutation =
  | { kind: 'flip'; at: number; bit: number }
  | { kind: 'set'; at: number; byte: number }
  | { kind: 'swap'; block: number; other: number }
  | { kind: 'drop'; block: number }
  | { kind: 'repeat'; block: number; at: number }
  | { kind: 'cut'; block: number }

const number = fc.nat({ max: 2 ** 20 })
/** Bytes on which readers differ: ends, blanks, signs, separators, base-256 marks, types. */
const telling = fc.constantFrom(0, 0x0a, 0x20, 0x80, 0xff, ...Buffer.from('-./019:=LSx\\~g52'))
/** Half of all changes fall into the fields of a header, where they do most. */
const inHeader = fc.record({ block: number, offset: fc.nat({ max: BLOCK - 1 }) })

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('flip'), at: number, bit: fc.nat({ max: 7 }) }),
  fc.record({ kind: fc.constant('set'), at: number, byte: telling }),
  fc.record({ where: inHeader, byte: telling }).map(({ where, byte }): Mutation => ({
    kind: 'set',
    at: where.block * BLOCK + where.offset,
    byte,
  })),
  fc.record({ kind: fc.constant('swap'), block: number, other: number }),
  fc.record({ kind: fc.constant('drop'), block: number }),
  fc.record({ kind: fc.constant('repeat'), block: number, at: number }),
  fc.record({ kind: fc.constant('cut'), block: number }),
)

/** Blocks whose checksum is right are headers, and stay headers after a change. */
const headersOf = (bytes: Buffer): Set<number> => {
  const found = new Set<number>()
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const block = Buffer.from(bytes.subarray(start, start + BLOCK))
    const before = block.toString('latin1', 148, 156)
    repairChecksum(block)
    const stored = Number.parseInt(before, 8)
    if (stored > 0 && stored === Number.parseInt(block.toString('latin1', 148, 156), 8)) {
      found.add(start / BLOCK)
    }
  }
  return found
}

const mutate = (original: Buffer, change: Mutation): Buffer => {
  const bytes = Buffer.from(original)
  const count = bytes.length / BLOCK
  if (count === 0) return bytes
  const blocks = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * BLOCK, (index + 1) * BLOCK),
  )
  switch (change.kind) {
    case 'flip':
    case 'set': {
      const at = change.at % bytes.length
      const headers = headersOf(bytes)
      const old = bytes[at] ?? 0
      bytes[at] = change.kind === 'flip' ? old ^ (1 << change.bit) : change.byte
      const block = Math.floor(at / BLOCK)
      const isInChecksum = at % BLOCK >= 148 && at % BLOCK < 156
      if (headers.has(block) && !isInChecksum)
        repairChecksum(bytes.subarray(block * BLOCK, block * BLOCK + BLOCK))
      return bytes
    }
    case 'swap': {
      const [a, b] = [change.block % count, change.other % count]
      return Buffer.concat(
        blocks.map(
          (block, index) => (index === a ? blocks[b] : index === b ? blocks[a] : block) ?? block,
        ),
      )
    }
    case 'drop':
      return Buffer.concat(blocks.toSpliced(change.block % count, 1))
    case 'repeat':
      return Buffer.concat(
        blocks.toSpliced(change.at % count, 0, blocks[change.block % count] ?? Buffer.alloc(BLOCK)),
      )
    default:
      return Buffer.concat(blocks.slice(0, change.block % count))
  }
}

/** Null where it is refused; anything but an orderly refusal is a failure. */
const readOrRefuse = async (bytes: Uint8Array): Promise<Read | null> => {
  try {
    return await readAll(bytes)
  } catch (error) {
    if (error instanceof AppError && error.details?.['reason'] !== undefined) return null
    throw error
  }
}

const checkAgainstSystem = (read: Read, archive: Uint8Array): void => {
  if (!canCompare) return
  const ours = JSON.stringify(asSeen(read))
  const theirs = JSON.stringify(asPackage(listWithSystemTar(archive), read.folder))
  if (ours !== theirs) throw new Error(`we read ${ours}\nthe system reads ${theirs}`)
}

t.test('a damaged tar is rejected, or read as the system reads it', async (t) => {
  let accepted = 0
  let refused = 0
  const property = fc.asyncProperty(
    fc.constantFrom(...seeds),
    fc.array(mutation, { minLength: 1, maxLength: 3 }),
    async (seed, mutations) => {
      const mutant = mutations.reduce(mutate, seed.bytes)
      const read = await readOrRefuse(gzip(mutant, { level: 1 }))
      if (read === null) refused += 1
      else accepted += 1
      if (read !== null) checkAgainstSystem(read, mutant)
    },
  )
  await fc.assert(property, { numRuns: isFull ? 4000 : 1500, seed: 2025 })
  t.comment(`${accepted} accepted, ${refused} refused`)
  const few = (accepted + refused) / 20
  t.ok(accepted > few && refused > few, 'the mutants are neither all good nor all bad')
})

t.test('a damaged gzip is rejected, or read as the system reads it', async (t) => {
  const gzips = legalCases.filter(({ bytes }) => bytes.length < 2000)
  const property = fc.asyncProperty(
    fc.constantFrom(...gzips),
    fc.array(fc.record({ at: number, bit: fc.nat({ max: 7 }) }), { minLength: 1, maxLength: 2 }),
    async ({ bytes }, flips) => {
      const mutant = Buffer.from(bytes)
      for (const { at, bit } of flips) {
        const index = at % mutant.length
        mutant[index] = (mutant[index] ?? 0) ^ (1 << bit)
      }
      const read = await readOrRefuse(mutant)
      if (read !== null) checkAgainstSystem(read, mutant)
    },
  )
  await fc.assert(property, { numRuns: isFull ? 3000 : 1200, seed: 2026 })
  t.pass('no crash, no hang')
})

t.test('an archive that is cut anywhere is rejected', async (t) => {
  const plain = seeds[1]?.bytes ?? Buffer.alloc(0)
  const packed = gzip(plain)
  for (let length = 0; length < packed.length; length += 1) {
    if ((await readOrRefuse(packed.subarray(0, length))) !== null) t.fail(`cut at ${length}`)
  }
  // The last block is the second half of the end mark.
  for (let blocks = 0; blocks < plain.length / BLOCK; blocks += 1) {
    const read = await readOrRefuse(gzip(plain.subarray(0, blocks * BLOCK)))
    if (read !== null) t.fail(`cut behind block ${blocks}`)
  }
  t.pass('all refused')
})
