/**
 * Deltas of Git packs (gitformat-pack): a sequence of copies from the base and of new bytes. Bases
 * and targets are given as records, of which most are the same in both. Pure.
 */

const MAX_COPY = 0xff_ff_ff
const MAX_INSERT = 127

const sizeBytes = (size: number): number[] => {
  const bytes: number[] = []
  let rest = size
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80)
  return [...bytes, rest]
}

/** A bit in the first byte for each byte of offset and size that is not zero. */
const copyBytes = (offset: number, size: number): number[] => {
  const bytes = [0x80]
  const values = [
    ...[0, 8, 16, 24].map((shift) => (offset >>> shift) & 0xff),
    ...[0, 8, 16].map((shift) => (size >>> shift) & 0xff),
  ]
  let flags = 0x80
  for (const [at, value] of values.entries()) {
    if (value === 0) continue
    flags |= 1 << at
    bytes.push(value)
  }
  bytes[0] = flags
  return bytes
}

const copies = (offset: number, size: number): Buffer[] => {
  const parts: Buffer[] = []
  for (let at = 0; at < size; at += MAX_COPY) {
    parts.push(Buffer.from(copyBytes(offset + at, Math.min(MAX_COPY, size - at))))
  }
  return parts
}

const inserts = (bytes: Buffer): Buffer[] => {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += MAX_INSERT) {
    const piece = bytes.subarray(at, at + MAX_INSERT)
    parts.push(Buffer.from([piece.length]), piece)
  }
  return parts
}

const lengthOf = (records: readonly Buffer[]): number =>
  records.reduce((sum, { length }) => sum + length, 0)

const placesOf = (records: readonly Buffer[]): Map<string, number> => {
  const places = new Map<string, number>()
  let offset = 0
  for (const record of records) {
    const key = record.toString('latin1')
    if (!places.has(key)) places.set(key, offset)
    offset += record.length
  }
  return places
}

type Step = { offset: number; size: number } | Buffer

const startsAt = (bytes: Buffer, offset: number, record: Buffer): boolean =>
  bytes.subarray(offset, offset + record.length).equals(record)

const stepsOf = (base: readonly Buffer[], target: readonly Buffer[]): Step[] => {
  const places = placesOf(base)
  const bytes = Buffer.concat(base)
  const steps: Step[] = []
  for (const record of target) {
    const last = steps.at(-1)
    if (last && !Buffer.isBuffer(last) && startsAt(bytes, last.offset + last.size, record)) {
      last.size += record.length
      continue
    }
    const offset = places.get(record.toString('latin1'))
    steps.push(offset === undefined ? record : { offset, size: record.length })
  }
  return steps
}

/** Null where the whole target takes hardly more, if it may be sent. */
export const deltaOf = (
  base: readonly Buffer[],
  target: readonly Buffer[],
  mustBeDelta = false,
): Buffer | null => {
  const size = lengthOf(target)
  const head = Buffer.from([...sizeBytes(lengthOf(base)), ...sizeBytes(size)])
  const body = stepsOf(base, target).flatMap((step) =>
    Buffer.isBuffer(step) ? inserts(step) : copies(step.offset, step.size),
  )
  const delta = Buffer.concat([head, ...body])
  return mustBeDelta || delta.length < size / 2 ? delta : null
}
