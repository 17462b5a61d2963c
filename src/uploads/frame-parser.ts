/** Takes a frame off the wire, with the refusals of the framework's own parser of bytes. */
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { errorCodes, type FastifyRequest } from 'fastify'
import { freeBytes, type FrameBuffers } from './frame-buffers.ts'
import { IncomingFrame } from './incoming-frame.ts'
import type { ChunkHeader } from './psu1.ts'

const tooLarge = (): Error => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
const wrongLength = (): Error => new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()

const badRequest = (error: Error): Error => Object.assign(error, { statusCode: 400 })

type Parts = {
  buffers: FrameBuffers
  /** Hears of the chunk before its bytes are there. */
  onHeader: (header: ChunkHeader) => void
}

export const readFrame = (
  request: FastifyRequest,
  payload: Readable,
  { buffers, onHeader }: Parts,
): Promise<IncomingFrame> => {
  const limit = request.routeOptions.bodyLimit
  const declared = Number(request.headers['content-length'] ?? NaN)
  if (declared > limit) return Promise.reject(tooLarge())
  // Its pieces are nobody else's. Left to the garbage collector, every 12 MiB of them would have it
  // go through the whole heap.
  const isFromSocket = request.raw.socket instanceof Socket
  return new Promise((resolve, reject) => {
    const frame = new IncomingFrame(buffers, Number.isNaN(declared) ? limit : declared)
    let header: ChunkHeader | null = null
    const end = (error: Error | null): void => {
      payload.off('data', add).off('end', onEnd).off('error', onError)
      if (!error) {
        resolve(frame)
        return
      }
      frame.release()
      reject(error)
    }
    const add = (piece: Buffer): void => {
      if (frame.length + piece.length > limit) {
        end(tooLarge())
        return
      }
      frame.add(piece)
      if (isFromSocket) freeBytes(piece)
      if (header) return
      header = frame.header
      if (header) onHeader(header)
    }
    const onEnd = (): void => {
      const isWhole = Number.isNaN(declared) || declared === frame.length
      end(isWhole ? null : wrongLength())
    }
    const onError = (error: Error): void => end(badRequest(error))
    payload.on('data', add).on('end', onEnd).on('error', onError)
  })
}
