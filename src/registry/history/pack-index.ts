/**
 * Where the objects of a stored pack are, so that the next pack takes those that have not changed as
 * they are, compressed. Pure.
 */

const ID_BYTES = 20
const OFFSET_BYTES = 6
const NUMBER_BYTES = 4
const HEAD_BYTES = 2 * NUMBER_BYTES

export type ByteRun = { start: number; end: number }

export type PackIndex = {
  /** Ids of the objects, in the order of the pack. */
  ids: readonly string[]
  /** Where each begins, and then where the last one ends. */
  offsets: readonly number[]
  /** By the id of the folder of a skill: the places in `ids` of all that is in it, and its own. */
  folders: ReadonlyMap<string, readonly number[]>
}

export const EMPTY_INDEX: PackIndex = { ids: [], offsets: [], folders: new Map() }

export const sizeOf = ({ offsets }: PackIndex, place: number): number =>
  (offsets[place + 1] ?? 0) - (offsets[place] ?? 0)

/** Objects at these places, which ascend, as few runs. */
export const runsOf = ({ offsets }: PackIndex, places: readonly number[]): ByteRun[] => {
  const runs: ByteRun[] = []
  for (const place of places) {
    const [start = 0, end = 0] = [offsets[place], offsets[place + 1]]
    const last = runs.at(-1)
    if (last?.end === start) last.end = end
    else runs.push({ start, end })
  }
  return runs
}

/** The numbers of objects and of folders, ids, offsets, then each folder with its places. */
export const encodeIndex = ({ ids, offsets, folders }: PackIndex): Buffer => {
  const places = [...folders.values()].reduce((sum, { length }) => sum + length, 0)
  const bytes = Buffer.alloc(
    HEAD_BYTES +
      ids.length * ID_BYTES +
      offsets.length * OFFSET_BYTES +
      folders.size * (ID_BYTES + NUMBER_BYTES) +
      places * NUMBER_BYTES,
  )
  let at = bytes.writeUInt32BE(folders.size, bytes.writeUInt32BE(ids.length, 0))
  for (const id of ids) at += bytes.write(id, at, 'hex')
  for (const offset of offsets) at = bytes.writeUIntBE(offset, at, OFFSET_BYTES)
  for (const [id, numbers] of folders) {
    at += bytes.write(id, at, 'hex')
    at = bytes.writeUInt32BE(numbers.length, at)
    for (const number of numbers) at = bytes.writeUInt32BE(number, at)
  }
  return bytes
}

/** Of bytes whose digest has been verified. */
export const decodeIndex = (bytes: Buffer): PackIndex => {
  let at = 0
  const number = (size = NUMBER_BYTES): number => {
    at += size
    return bytes.readUIntBE(at - size, size)
  }
  const id = (): string => {
    at += ID_BYTES
    return bytes.toString('hex', at - ID_BYTES, at)
  }
  const [objects, folders] = [number(), number()]
  const numbers = (): number[] => Array.from({ length: number() }, () => number())
  return {
    ids: Array.from({ length: objects }, id),
    offsets: Array.from({ length: objects + 1 }, () => number(OFFSET_BYTES)),
    folders: new Map(Array.from({ length: folders }, () => [id(), numbers()] as const)),
  }
}
