/** Files of skills by their plain URLs, ahead of the framework: see `short-reads.ts`. */
import { local } from '../access/caller.ts'
import { etagOf } from '../http/etag.ts'
import type { ShortRead } from '../workspaces/short-reads.ts'
import { bytesSightOf, type SkillCatalog, sightOf } from './catalog.ts'
import { fileHeaders } from './file-reply.ts'
import type { SourceKind } from './schemas.ts'

const route = '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/files/*'
const FILE =
  /^\/v1\/workspaces\/([^/?%#]+)\/skills\/([^/?%#]+)\/([^/?%#]+)\/files\/([^?%#]+)(?:\?fingerprint=([0-9a-f]{64}))?$/

/** Of a URL that does not ask for what is not served. */
const OPEN_SIGHT = bytesSightOf(sightOf({ actor: local }), undefined)

export const shortFiles =
  (catalog: SkillCatalog) =>
  (url: string): ShortRead | null => {
    const [, workspaceId, sourceKind, slug, path, fingerprint] = FILE.exec(url) ?? []
    if (!workspaceId || !slug || !path) return null
    const key = { workspaceId, sourceKind: sourceKind as SourceKind, slug, sight: OPEN_SIGHT }
    const wanted = { path, ...(fingerprint === undefined ? {} : { fingerprint }) }
    const isPinned = fingerprint !== undefined
    return {
      workspaceId,
      route,
      isPinned,
      contentIn: (seen) => {
        const file = catalog.heldFile(key, wanted, seen)
        if (!file?.held) return null
        const headers = {
          ...fileHeaders(file, isPinned),
          'accept-ranges': 'bytes',
          etag: etagOf(file.sha256),
        }
        return { headers, body: file.held }
      },
    }
  }
