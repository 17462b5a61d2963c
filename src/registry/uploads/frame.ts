/** Reads a PSU1 frame off the wire: its header first, its chunk as a stream. */
import type { Readable } from 'node:stream'
import { errorCodes, type FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { release } from '../../platform/release.ts'
import { type ChunkHeader, checkLength, type Head, parseHead } from '../../packages/psu1.ts'

export type IncomingFrame = {
  header: ChunkHeader
  /**
   * The bytes of the chunk, readable once, each piece until the next one is; throws if their number
   * differs from the header's.
   */
  body: AsyncIterable<Uint8Array>
  /** Reads the rest, so that the sender gets the response and its connection stays open. */
  discard: () => Promise<void>
}

const tooLarge = (): Error => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()

/** The pieces of a body, with the checks and errors of the framework's own parsers. */
async function* piecesOf(
  payload: Readable,
  { declared, limit }: { declared: number; limit: number },
): AsyncGenerator<Buffer<ArrayBuffer>, void, undefined> {
  let received = 0
  const pieces: AsyncIterable<Buffer<ArrayBuffer>> = payload.iterator({ destroyOnReturn: false })
  try {
    for await (const piece of pieces) {
      received += piece.length
      if (received > limit) throw tooLarge()
      yield piece
    }
  } catch (error) {
    // The client ended the body early.
    throw error instanceof Error && !('statusCode' in error)
      ? Object.assign(error, { statusCode: 400 })
      : error
  }
  if (!Number.isNaN(declared) && declared !== received) {
    throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()
  }
}

async function* chunkOf(
  start: Buffer<ArrayBuffer>,
  rest: AsyncIterator<Buffer<ArrayBuffer>, void>,
  { header: { len }, length: headLength }: Head,
): AsyncGenerator<Uint8Array, void, undefined> {
  let length = start.length - headLength
  if (length > 0) yield start.subarray(headLength)
  release(start)
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    length += next.value.length
    if (length <= len) yield next.value
    release(next.value)
  }
  checkLength(len, length)
}

/** Throws `skills.upload.frame_invalid` if the body is not a frame. */
export const readFrame = async (
  request: FastifyRequest,
  payload: Readable,
): Promise<IncomingFrame> => {
  const limit = request.routeOptions.bodyLimit
  const declared = Number(request.headers['content-length'] ?? NaN)
  if (declared > limit) throw tooLarge()
  return readFrameOf(piecesOf(payload, { declared, limit }))
}

export const readFrameOf = async (
  pieces: AsyncIterator<Buffer<ArrayBuffer>, void>,
): Promise<IncomingFrame> => {
  let start = Buffer.alloc(0)
  for (;;) {
    const next = await pieces.next()
    const isEnd = next.done === true
    if (!isEnd) start = start.length === 0 ? next.value : Buffer.concat([start, next.value])
    const head = parseHead(start, { isEnd })
    if (head === null) continue
    return {
      header: head.header,
      body: chunkOf(start, pieces, head),
      discard: () => discard(pieces),
    }
  }
}

const discard = async (pieces: AsyncIterator<Buffer<ArrayBuffer>, void>): Promise<void> => {
  try {
    while ((await pieces.next()).done !== true);
  } catch (error) {
    // The request is already rejected for another reason.
    if (error instanceof AppError) throw error
  }
}
