/** The bytes of Git packs (gitformat-pack). Pure. */
import { pipeline } from 'node:stream/promises'
import { constants, createDeflate } from 'node:zlib'
import type { ObjectType } from './git-objects.ts'

const TYPES = { commit: 1, tree: 2, blob: 3, delta: 7 } as const

/** Higher levels take twice as long for a tenth of the bytes. */
export const compression = { level: constants.Z_BEST_SPEED + 2 }

const PACK_HEAD_BYTES = 12

export const packHead = (count: number): Buffer => {
  const header = Buffer.alloc(PACK_HEAD_BYTES)
  header.write('PACK', 'latin1')
  header.writeUInt32BE(2, 4)
  header.writeUInt32BE(count, 8)
  return header
}

/** Type and size: four bits of it first, then seven at a time. The compressed bytes follow. */
export const wholeHead = (type: ObjectType | 'delta', size: number): Buffer => {
  const bytes: number[] = []
  let byte = (TYPES[type] << 4) | (size % 16)
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push(byte | 0x80)
    byte = rest % 128
  }
  return Buffer.from([...bytes, byte])
}

/** A delta names its base by id, which the pack or the client has. */
export const deltaHead = (base: string, size: number): Buffer =>
  Buffer.concat([wholeHead('delta', size), Buffer.from(base, 'hex')])

/** A blob that is too large to be held as a whole. */
export async function* streamedEntry(
  size: number,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  yield wholeHead('blob', size)
  const deflater = createDeflate(compression)
  const fed = pipeline(source, deflater)
  // Its failure ends the loop below.
  fed.catch(() => undefined)
  yield* deflater
  await fed
}
