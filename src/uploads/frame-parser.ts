/** Takes a frame off the wire, with the refusals of the framework's own parser of bytes. */
import { errorCodes, type FastifyRequest } from 'fastify'
import type { FrameBuffers } from './frame-buffers.ts'
import { IncomingFrame } from './incoming-frame.ts'

const tooLarge = (): Error => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
const wrongLength = (): Error => new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()

const badRequest = (error: Error): Error => Object.assign(error, { statusCode: 400 })

export const readFrame = (
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  buffers: FrameBuffers,
): Promise<IncomingFrame> => {
  const limit = request.routeOptions.bodyLimit
  const declared = Number(request.headers['content-length'] ?? NaN)
  if (declared > limit) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const frame = new IncomingFrame(buffers, Number.isNaN(declared) ? limit : declared)
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
      if (frame.length + piece.length > limit) end(tooLarge())
      else frame.add(piece)
    }
    const onEnd = (): void => {
      const isWhole = Number.isNaN(declared) || declared === frame.length
      end(isWhole ? null : wrongLength())
    }
    const onError = (error: Error): void => end(badRequest(error))
    payload.on('data', add).on('end', onEnd).on('error', onError)
  })
}
