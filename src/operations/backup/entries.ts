/**
 * The format of a backup: entries, each a header and its bytes, in length-prefixed frames; an empty
 * frame ends an entry. The last header contains the digest of everything before it.
 */
import { createHash, type Hash } from 'node:crypto'

export type ServiceHeader = {
  type: 'service'
  format: 1
  build: string
  migrations: string[]
  deployment_id: string
  made_at: string
  with_blobs: boolean
}
export type TableHeader = { type: 'table'; name: string; columns: string[] }
type ObjectHeader = { type: 'object'; key: string }
type Header = ServiceHeader | TableHeader | ObjectHeader
type End = { type: 'end'; sha256: string }

export type Entry<Data = AsyncIterable<Uint8Array>> = { header: Header; data: Data }

/** An error for the operator who has the file. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const MAX_FRAME = 64 * 1024
const LENGTH_BYTES = 4

const damaged = (how: string): BackupError => new BackupError(`The backup is damaged: ${how}`)

const lengthOf = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length)
  return length
}

const note = (hash: Hash, frame: Uint8Array): void => {
  hash.update(lengthOf(frame)).update(frame)
}

function* framesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += MAX_FRAME) {
    yield bytes.subarray(start, start + MAX_FRAME)
  }
}

const textOf = (header: Header | End): Buffer => {
  const text = Buffer.from(JSON.stringify(header))
  if (text.length > MAX_FRAME) throw new Error(`a header of ${text.length} bytes`)
  return text
}

export async function* writeEntries(
  entries: AsyncIterable<Entry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256')
  function* framed(frame: Uint8Array): Generator<Uint8Array> {
    note(hash, frame)
    yield lengthOf(frame)
    yield frame
  }
  for await (const { header, data } of entries) {
    yield* framed(textOf(header))
    for await (const bytes of data) for (const frame of framesOf(bytes)) yield* framed(frame)
    yield* framed(new Uint8Array())
  }
  yield* framed(textOf({ type: 'end', sha256: hash.copy().digest('hex') }))
}

async function* readFrames(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let buffered = Buffer.alloc(0)
  for await (const piece of source) {
    buffered = Buffer.concat([buffered, piece])
    let at = 0
    while (buffered.length - at >= LENGTH_BYTES) {
      const end = at + LENGTH_BYTES + buffered.readUInt32BE(at)
      if (end - at > LENGTH_BYTES + MAX_FRAME) throw damaged('it is not a backup of this service')
      if (end > buffered.length) break
      yield buffered.subarray(at + LENGTH_BYTES, end)
      at = end
    }
    buffered = buffered.subarray(at)
  }
  if (buffered.length > 0) throw damaged('it is truncated')
}

const parseHeader = (frame: Uint8Array): Header | End => {
  try {
    const header: unknown = JSON.parse(Buffer.from(frame).toString('utf8'))
    if (typeof header === 'object' && header !== null && 'type' in header) return header as Header
  } catch {
    // Invalid JSON is reported below.
  }
  throw damaged('it is not a backup of this service')
}

/**
 * Read the bytes of an entry before the next one. Throws at the end if a bit differs. A reader that
 * stops early must call `return`, which closes the source.
 */
export async function* readEntries(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Entry, void, undefined> {
  const frames = readFrames(source)
  const hash = createHash('sha256')
  const next = async (): Promise<Uint8Array> => {
    const { value, done } = await frames.next()
    if (done === true) throw damaged('it is truncated')
    return value
  }
  async function* data(): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const frame = await next()
      note(hash, frame)
      if (frame.length === 0) return
      yield frame
    }
  }
  try {
    for (;;) {
      const frame = await next()
      const header = parseHeader(frame)
      if (header.type === 'end') {
        if (header.sha256 !== hash.digest('hex')) throw damaged('its digest does not match')
        return
      }
      note(hash, frame)
      yield { header, data: data() }
    }
  } finally {
    await frames.return()
  }
}
