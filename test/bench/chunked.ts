/** One archive in pieces, as each server wants it. */
import { createHash, randomBytes } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { packFrame } from '../../src/packages/psu1.ts'
import type { Server } from './bench.ts'

const MIB = 1024 * 1024
/** Chunks that the service is sent before it has answered the first of them; the peers take one. */
export const IN_FLIGHT = 4

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Piece = { offset: number; bytes: Buffer; sha256: string }

export type Archive = { bytes: Buffer; sha256: string; pieces: Piece[] }

export const archiveOf = (bytes: Buffer): Archive => ({
  bytes,
  sha256: sha256(bytes),
  pieces: Array.from({ length: Math.ceil(bytes.length / MIB) }, (_, index) => {
    const piece = bytes.subarray(index * MIB, (index + 1) * MIB)
    return { offset: index * MIB, bytes: piece, sha256: sha256(piece) }
  }),
})

/** As good as packed: no compression makes it smaller. */
export const randomArchive = (mebibytes: number): Archive => archiveOf(randomBytes(mebibytes * MIB))

type Sent = { status: number; headers: IncomingMessage['headers']; body: string }
type Asked = { headers?: Record<string, string | number>; body?: (Buffer | string)[] }

export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
  readonly #url: string

  constructor({ url }: Pick<Server, 'url'>) {
    this.#url = url
  }

  send(method: string, path: string, { headers = {}, body = [] }: Asked = {}): Promise<Sent> {
    const length = {
      'content-length': body.reduce((sum, part) => sum + Buffer.byteLength(part), 0),
    }
    return new Promise((resolve, reject) => {
      const asking = request(
        new URL(path, this.#url),
        { method, agent: this.#agent, headers: { ...length, ...headers } },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.once('end', () => {
            const status = answer.statusCode ?? 0
            if (status >= 200 && status < 300) {
              resolve({ status, headers: answer.headers, body: text })
            } else reject(new Error(`${method} ${path}: ${status} ${text}`))
          })
        },
      )
      asking.once('error', reject)
      for (const part of body) asking.write(part)
      asking.end()
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

const octets = { 'content-type': 'application/octet-stream' }
const uploads = '/v1/workspaces/default/uploads'

/** The id of an upload whose chunks are all acknowledged. */
export const toService = async (client: Client, archive: Archive): Promise<string> => {
  const { body } = await client.send('POST', uploads, {
    headers: { 'content-type': 'application/json' },
    body: [
      JSON.stringify({
        file_name: 'package.tar.gz',
        archive_format: 'tar_gz',
        compressed_size_bytes: archive.bytes.length,
        sha256: archive.sha256,
      }),
    ],
  })
  const { upload_id } = JSON.parse(body) as { upload_id: string }
  const send = async ({ offset, bytes, sha256: chunk_sha256 }: Piece): Promise<void> => {
    const header = { workspace_id: 'default', upload_id, offset, len: bytes.length, chunk_sha256 }
    // The chunk itself is not copied: the client has the core of Postgres.
    const frame = [packFrame(header, new Uint8Array()), bytes]
    await client.send('POST', `${uploads}/${upload_id}/chunks`, { headers: octets, body: frame })
  }
  const sent: Promise<void>[] = []
  for (const [index, piece] of archive.pieces.entries()) {
    await sent[index - IN_FLIGHT]
    const former = sent[index - 1]
    // One that came before the service had heard of the one before it is sent again.
    const again = async (error: unknown): Promise<void> => {
      if (!(error instanceof Error) || !error.message.includes('offset_mismatch')) throw error
      await former
      await send(piece)
    }
    sent.push(send(piece).catch(again))
  }
  await Promise.all(sent)
  return upload_id
}

export const abort = async (client: Client, uploadId: string): Promise<void> => {
  await client.send('POST', `${uploads}/${uploadId}/abort`)
}

/** Ends where a digest would be given: the path of the upload. */
export const toDockerRegistry = async (client: Client, archive: Archive): Promise<string> => {
  const started = await client.send('POST', '/v2/bench/blobs/uploads/')
  let at = started.headers.location ?? ''
  for (const { offset, bytes } of archive.pieces) {
    const range = { 'content-range': `${offset}-${offset + bytes.length - 1}` }
    const taken = await client.send('PATCH', at, {
      headers: { ...octets, ...range },
      body: [bytes],
    })
    at = taken.headers.location ?? ''
  }
  return at
}

const resumable = { 'tus-resumable': '1.0.0' }

export const toTus = async (client: Client, archive: Archive): Promise<string> => {
  const started = await client.send('POST', '/files', {
    headers: { ...resumable, 'upload-length': archive.bytes.length },
  })
  const at = started.headers.location ?? ''
  for (const { offset, bytes } of archive.pieces) {
    const headers = {
      ...resumable,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': offset,
    }
    await client.send('PATCH', at, { headers, body: [bytes] })
  }
  return at
}

/** Of tus and the registry alike. */
export const discard = async (client: Client, path: string): Promise<void> => {
  await client.send('DELETE', path, { headers: resumable })
}
