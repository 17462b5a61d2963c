/**
 * `GET /capabilities` for who has the document already, which orchestrators ask for more often than
 * for all else. The route in `routes.ts` answers the same, and whatever is not as plain as this.
 */
import type { IncomingMessage } from 'node:http'
import type { Entrance } from '../../access/entrance.ts'
import { checkLoopback } from '../../access/loopback.ts'
import { recallReader } from '../../access/recall.ts'
import { etagOf } from '../../http/etag.ts'
import type { Answer } from '../../http/shortcut.ts'
import type { CapabilityDocuments } from './documents.ts'
import { roots } from './roots.ts'

const [root, inWorkspace] = roots
const OF_WORKSPACE = /^\/v1\/workspaces\/([a-z0-9_-]{1,64})\/capabilities$/

const placeOf = (url: string): { workspaceId: string; route: string } | null => {
  if (url === '/capabilities') return { workspaceId: 'default', route: `${root.base}/capabilities` }
  const [, workspaceId] = OF_WORKSPACE.exec(url) ?? []
  return workspaceId === undefined
    ? null
    : { workspaceId, route: `${inWorkspace.base}/capabilities` }
}

const publicHeaders = ['cache-control', 'no-cache', 'etag']
const privateHeaders = ['vary', 'authorization', 'cache-control', 'private, no-cache', 'etag']

type Parts = { capabilityDocuments: CapabilityDocuments; entrance: Entrance }

export const unchanged =
  ({ capabilityDocuments: documents, entrance }: Parts): Answer =>
  ({ url = '', headers }: IncomingMessage) => {
    const given = headers['if-none-match']
    const place = given === undefined ? null : placeOf(url)
    const found = place && documents.fresh(place.workspaceId, undefined)
    if (!place || !found || given !== etagOf(found.digest)) return null
    const { route, workspaceId } = place
    if (entrance.seemsOpen()) checkLoopback(headers)
    if (found.isPublic) return { route, status: 304, headers: [...publicHeaders, given] }
    const actor = recallReader(entrance, headers, workspaceId)
    return (
      actor && {
        route,
        status: 304,
        headers: [...privateHeaders, given],
        workspaceId,
        actor: actor.id,
      }
    )
  }
