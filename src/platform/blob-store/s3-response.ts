/** Reads the headers of S3 responses, and the text of errors. */
import type { Dispatcher } from 'undici'

export type S3Response = Dispatcher.ResponseData

const MAX_TEXT = 64 * 1024

/**
 * Null also for the digest of a multipart object, which ends with a hyphen and the number of parts.
 */
export const digestIn = ({ headers }: S3Response): string | null => {
  const given = headers['x-amz-checksum-sha256']
  const isWhole = typeof given === 'string' && /^[\w+/]{43}=$/.test(given)
  return isWhole ? Buffer.from(given, 'base64').toString('hex') : null
}

export const sizeIn = ({ headers }: S3Response): number => {
  const given = headers['content-length']
  if (typeof given !== 'string') throw new Error('the store did not say how large the object is')
  return Number(given)
}

/** Such as `0-99`, the last byte included. */
export const rangeIn = ({ headers }: S3Response): string | undefined =>
  /^bytes (\d+-\d+)\//.exec(String(headers['content-range']))?.[1]

/**
 * The start of an error's body, which may be a long page of a proxy; a body that breaks off is
 * accepted.
 */
export const readStart = async ({ body }: S3Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      parts.push(part)
      size += part.length
      if (size >= MAX_TEXT) break
    }
  } catch {
    // Only the status matters.
  }
  return Buffer.concat(parts).toString('utf8')
}

export const discard = async (response: S3Response): Promise<void> => {
  await readStart(response)
}
