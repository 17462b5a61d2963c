/** Packet lines of Git's protocols (gitprotocol-common). Pure. */
import { AppError } from '../../platform/errors.ts'

export const FLUSH = Buffer.from('0000')
export const DELIMITER = Buffer.from('0001')

const PREFIX_BYTES = 4
const MAX_BYTES = 65_520
/** A partial clone of the largest workspace has fewer, and each takes more memory than its bytes. */
const MAX_PACKETS = 200_000

export type Packet = { kind: 'text'; text: string } | { kind: 'flush' | 'delimiter' | 'end' }

const prefixOf = (size: number): string =>
  (size + PREFIX_BYTES).toString(16).padStart(PREFIX_BYTES, '0')

export const line = (text: string): Buffer => {
  const body = `${text}\n`
  return Buffer.from(`${prefixOf(Buffer.byteLength(body))}${body}`)
}

/** A message that a client shows before it fails. */
export const errorLine = (text: string): Buffer => line(`ERR ${text}`)

const malformed = (): AppError =>
  new AppError('request.invalid', 'The body is not a request of Git: its packet lines are broken.')

const SPECIAL = { 0: 'flush', 1: 'delimiter', 2: 'end' } as const

export const parsePackets = (bytes: Buffer): Packet[] => {
  const packets: Packet[] = []
  for (let at = 0; at < bytes.length;) {
    if (packets.length === MAX_PACKETS) {
      throw new AppError('request.invalid', `The body has more than ${MAX_PACKETS} packet lines.`)
    }
    const prefix = bytes.toString('latin1', at, at + PREFIX_BYTES)
    if (!/^[0-9a-f]{4}$/i.test(prefix)) throw malformed()
    const size = Number.parseInt(prefix, 16)
    if (size === 0 || size === 1 || size === 2) {
      packets.push({ kind: SPECIAL[size] })
      at += PREFIX_BYTES
      continue
    }
    if (size < PREFIX_BYTES || at + size > bytes.length) throw malformed()
    const text = bytes.toString('utf8', at + PREFIX_BYTES, at + size).replace(/\n$/, '')
    packets.push({ kind: 'text', text })
    at += size
  }
  return packets
}

export type Band = 'pack' | 'progress' | 'error'

const BANDS = { pack: '\u0001', progress: '\u0002', error: '\u0003' }

/**
 * The parts of packets: the beginning of each, then its bytes, which are not copied, since V8 searches
 * its whole heap for garbage each time that copies have taken 64 MiB. `limit` is the size of a packet.
 */
export function* bandParts(
  band: Band,
  bytes: Uint8Array,
  limit = MAX_BYTES,
): Generator<Uint8Array, void, undefined> {
  const room = limit - PREFIX_BYTES - 1
  for (let at = 0; at < bytes.length; at += room) {
    const piece = bytes.subarray(at, at + room)
    yield Buffer.from(`${prefixOf(piece.length + 1)}${BANDS[band]}`)
    yield piece
  }
}
