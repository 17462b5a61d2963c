/** The body of a chunk, for the TypeScript programs: PSU1, the length of the header, it, the bytes. */
import { createHash } from 'node:crypto'

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

export const digestOf = async (blob: Blob): Promise<string> =>
  sha256(new Uint8Array(await blob.arrayBuffer()))

export const startOf = (archive: Uint8Array) => ({
  file_name: 'skill.tar.gz',
  archive_format: 'tar_gz' as const,
  compressed_size_bytes: archive.length,
  sha256: sha256(archive),
})

export const frame = (uploadId: string, offset: number, bytes: Uint8Array): Blob => {
  const header = { workspace_id: 'default', upload_id: uploadId, offset, len: bytes.length }
  const text = Buffer.from(JSON.stringify({ ...header, chunk_sha256: sha256(bytes) }))
  const start = Buffer.alloc(8)
  start.write('PSU1', 'latin1')
  start.writeUInt32BE(text.length, 4)
  return new Blob([new Uint8Array(Buffer.concat([start, text, bytes]))])
}
