/** The objects of a Git pack without deltas, as text. */
import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 12
const MARK = Buffer.from('PACK')

/** Of packet lines with sidebands: the first band, which is the pack. */
const packIn = (body: Buffer): Buffer => {
  const pieces: Buffer[] = []
  for (let at = 0; at + 4 <= body.length;) {
    const size = Number.parseInt(body.toString('latin1', at, at + 4), 16)
    if (size > 4 && body[at + 4] === 1) pieces.push(body.subarray(at + 5, at + size))
    at += Math.max(size, 4)
  }
  return Buffer.concat(pieces)
}

type Inflated = { buffer: Buffer; engine: { bytesWritten: number } }

/** Empty if the response has no pack. */
export const textOfPack = (body: Buffer): string => {
  const pack = packIn(body)
  if (!pack.subarray(0, 4).equals(MARK)) return ''
  const texts: string[] = []
  let at = HEADER_BYTES
  for (let left = pack.readUInt32BE(8); left > 0; left -= 1) {
    while ((pack[at] ?? 0) >= 0x80) at += 1
    at += 1
    const { buffer, engine } = inflateSync(pack.subarray(at), {
      info: true,
    }) as unknown as Inflated
    texts.push(buffer.toString('utf8'))
    at += engine.bytesWritten
  }
  return texts.join('\n')
}
