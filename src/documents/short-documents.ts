/** Documents by their plain URLs, ahead of the framework: see `short-reads.ts`. */
import { jsonBytes } from '../http/last-newline.ts'
import type { ShortRead } from '../workspaces/short-reads.ts'
import { documentHeaders } from './reply.ts'
import type { DocumentService } from './service.ts'
import { documentTag } from './tags.ts'

const route = '/v1/workspaces/:workspace_id/documents/*'
const DOCUMENT = /^\/v1\/workspaces\/([^/?%#]+)\/documents\/([^?%#]+)$/
/** Larger ones are written anew each time. */
const MAX_BYTES = 16 * 1024

export const shortDocuments =
  (documents: DocumentService) =>
  (url: string): ShortRead | null => {
    const [, workspaceId, id] = DOCUMENT.exec(url) ?? []
    if (!workspaceId || !id) return null
    return {
      workspaceId,
      route,
      isPinned: false,
      contentIn: (seen) => {
        const held = documents.held(id, seen)
        if (!held || held.bytes > MAX_BYTES) return null
        const { sha256, skill, title, description, bytes, registered_at } = held
        const body = jsonBytes({ id, skill, title, description, bytes, registered_at })
        const headers = {
          ...documentHeaders,
          etag: documentTag(sha256, registered_at),
          'content-type': 'application/json; charset=utf-8',
        }
        return { headers, body }
      },
    }
  }
