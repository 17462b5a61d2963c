/**
 * One file by its fingerprint, for who asks again. The route in `byte-routes.ts` answers the same,
 * and whatever is not as plain as this: it takes a look at the workspace too, and no more than that.
 * Requests with a token are counted there.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { local } from '../access/caller.ts'
import type { Entrance } from '../access/entrance.ts'
import { recallReader } from '../access/recall.ts'
import { etagOf } from '../http/etag.ts'
import type { Answer } from '../http/shortcut.ts'
import type { WorkspaceService } from '../workspaces/service.ts'
import { type SkillCatalog, sightOf } from './catalog.ts'
import { fileHeaders } from './file-reply.ts'
import type { SourceKind } from './schemas.ts'

const ROUTE = '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/files/*'
/** Without anything that would have to be decoded. */
const PINNED =
  /^\/v1\/workspaces\/([^/?%]+)\/skills\/([^/?%]+)\/([^/?%]+)\/files\/([^?%]+)\?fingerprint=([0-9a-f]{64})$/

const CONDITIONS = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
]

const isPlain = (headers: IncomingHttpHeaders): boolean =>
  CONDITIONS.every((name) => headers[name] === undefined)

type Parts = { catalog: SkillCatalog; workspaces: WorkspaceService; entrance: Entrance }

export const pinned =
  ({ catalog, workspaces, entrance }: Parts): Answer =>
  ({ url = '', headers }: IncomingMessage) => {
    const [, workspaceId, sourceKind, slug, path, fingerprint] = PINNED.exec(url) ?? []
    if (!workspaceId || !slug || !path || !fingerprint || !isPlain(headers)) return null
    if (recallReader(entrance, headers, workspaceId) !== local) return null
    const sight = sightOf({ actor: local })
    const key = { workspaceId, sourceKind: sourceKind as SourceKind, slug, sight }
    return workspaces.check(workspaceId).then((state) => {
      const file = catalog.heldFile(key, { fingerprint, path }, { workspaceId, state })
      if (!file?.held) return null
      const ownHeaders = {
        ...fileHeaders(file, true),
        'accept-ranges': 'bytes',
        etag: etagOf(file.sha256),
        'content-length': String(file.size),
      }
      const actor = local.id
      return { route: ROUTE, status: 200, headers: ownHeaders, body: file.held, workspaceId, actor }
    })
  }
