/** The bytes of Git packs (gitformat-pack). Pure. */
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createDeflate, deflate } from 'node:zlib'
import type { ObjectType } from './git-objects.ts'

const TYPES = { commit: 1, tree: 2, blob: 3, delta: 7 } as const

/** Higher levels take twice as long for a tenth of the bytes. */
const options = { level: constants.Z_BEST_SPEED + 2 }

const deflateWhole = promisify<Uint8Array, typeof options, Buffer>(deflate)

export const packHeader = (count: number): Buffer => {
  const header = Buffer.alloc(12)
  header.write('PACK', 'latin1')
  header.writeUInt32BE(2, 4)
  header.writeUInt32BE(count, 8)
  return header
}

/** Type and size: four bits of it first, then seven at a time. */
const entryHeader = (type: ObjectType | 'delta', size: number): Buffer => {
  const bytes: number[] = []
  let byte = (TYPES[type] << 4) | (size % 16)
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push(byte | 0x80)
    byte = rest % 128
  }
  return Buffer.from([...bytes, byte])
}

export const wholeEntry = async (type: ObjectType, bytes: Uint8Array): Promise<Buffer> =>
  Buffer.concat([entryHeader(type, bytes.length), await deflateWhole(bytes, options)])

/** A delta names its base by id, which the pack or the client has. */
export const deltaEntry = async (base: string, delta: Buffer): Promise<Buffer> =>
  Buffer.concat([
    entryHeader('delta', delta.length),
    Buffer.from(base, 'hex'),
    await deflateWhole(delta, options),
  ])

/** A blob that is too large to be held as a whole. */
export async function* streamedEntry(
  size: number,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  yield entryHeader('blob', size)
  const deflater = createDeflate(options)
  const fed = pipeline(source, deflater)
  // Its failure ends the loop below.
  fed.catch(() => undefined)
  yield* deflater
  await fed
}
