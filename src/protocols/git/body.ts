/** Bodies of Git's requests, which it compresses when they are long. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { type Packet, parsePackets } from './pkt-line.ts'

export const UPLOAD_REQUEST = 'application/x-git-upload-pack-request'

/** A client may name tens of thousands of commits of its own. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024
/** A partial clone names each file that it checks out. */
const MAX_PLAIN_BYTES = 8 * 1024 * 1024

const unzip = async (body: Buffer): Promise<Buffer> => {
  try {
    return await promisify(gunzip)(body, { maxOutputLength: MAX_PLAIN_BYTES })
  } catch (error) {
    throw new AppError('request.invalid', 'The body is not gzip, or too long.', { cause: error })
  }
}

export const packetsOf = async (request: FastifyRequest): Promise<Packet[]> => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const isZipped = request.headers['content-encoding'] === 'gzip'
  return parsePackets(isZipped ? await unzip(body) : body)
}
