/**
 * One file by its fingerprint, for who asks again. The route in `byte-routes.ts` answers the same,
 * and whatever is not as plain as this, such as requests with a token, which are counted there.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { local } from '../access/caller.ts'
import type { Entrance } from '../access/entrance.ts'
import { recallReader } from '../access/recall.ts'
import { etagOf } from '../http/etag.ts'
import { type Answer, headerList, type ShortAnswer } from '../http/shortcut.ts'
import type { WorkspaceService } from '../workspaces/service.ts'
import { type SkillCatalog, sightOf } from './catalog.ts'
import { fileHeaders } from './file-reply.ts'
import type { SourceKind } from './schemas.ts'

const ROUTE = '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/files/*'
/** Without anything that would have to be decoded. */
const PINNED =
  /^\/v1\/workspaces\/([^/?%]+)\/skills\/([^/?%]+)\/([^/?%]+)\/files\/([^?%]+)\?fingerprint=([0-9a-f]{64})$/

const OPEN_SIGHT = sightOf({ actor: local })

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

type Kept = { workspaceId: string; state: string; answer: ShortAnswer }

const MAX_KEPT = 500

export const pinned = ({ catalog, workspaces, entrance }: Parts): Answer => {
  /** By URL, as long as the workspace is as it was. */
  const kept = new Map<string, Kept>()

  const look = (url: string): Kept | null => {
    const [, workspaceId, sourceKind, slug, path, fingerprint] = PINNED.exec(url) ?? []
    if (!workspaceId || !slug || !path || !fingerprint) return null
    const state = workspaces.recentState(workspaceId)
    if (state === null) return null
    const key = { workspaceId, sourceKind: sourceKind as SourceKind, slug, sight: OPEN_SIGHT }
    const file = catalog.heldFile(key, { fingerprint, path }, { workspaceId, state })
    if (!file?.held) return null
    const headers = headerList({
      ...fileHeaders(file, true),
      'accept-ranges': 'bytes',
      etag: etagOf(file.sha256),
      'content-length': String(file.size),
    })
    const actor = local.id
    const answer = { route: ROUTE, status: 200, headers, body: file.held, workspaceId, actor }
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(url, { workspaceId, state, answer })
    return kept.get(url) ?? null
  }

  return ({ url = '', headers }: IncomingMessage) => {
    let found = kept.get(url) ?? null
    if (found?.state !== (found && workspaces.recentState(found.workspaceId))) found = look(url)
    if (!found || !isPlain(headers)) return null
    return recallReader(entrance, headers, found.workspaceId) === local ? found.answer : null
  }
}
