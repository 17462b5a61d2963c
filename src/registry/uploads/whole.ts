/** An archive that came in one request, kept as an upload, so that it can be looked at first. */
import type { Caller } from '../../platform/access/caller.ts'
import type { InlineArchive } from './one-call.ts'
import type { UploadService } from './service.ts'

/** Returns the id of the finalized upload. */
export const storeWhole = async (
  uploads: UploadService,
  caller: Caller,
  archive: InlineArchive,
): Promise<string> => {
  const started = await uploads.start(caller, {
    file_name: 'archive.tar.gz',
    archive_format: 'tar_gz',
    compressed_size_bytes: archive.size,
    sha256: archive.digest(),
  })
  const { upload_id: uploadId, recommended_chunk_size_bytes: most } = started
  try {
    for (let offset = 0; offset < archive.size; offset += most) {
      const len = Math.min(most, archive.size - offset)
      const header = { workspace_id: caller.workspaceId, upload_id: uploadId, offset, len }
      const body = archive.part(offset, len)
      await uploads.addChunk(caller, uploadId, { header, body, discard: async () => {} })
    }
    await uploads.finish(caller, uploadId)
  } catch (error) {
    await uploads.abort(caller, uploadId)
    throw error
  }
  return uploadId
}
