/**
 * `GET /capabilities` for who has the document already, which orchestrators ask for more often than
 * for all else. The route in `routes.ts` answers the same, and whatever is not as plain as this.
 */
import type { IncomingMessage } from 'node:http'
import type { Entrance } from '../../access/entrance.ts'
import { recallReader } from '../../access/recall.ts'
import { privateHeaders, publicHeaders } from '../../http/conditional.ts'
import { type Answer, headerList } from '../../http/shortcut.ts'
import type { CapabilityDocuments } from './documents.ts'
import { DEFAULT_WORKSPACE } from '../../workspaces/workspace-id.ts'
import { roots } from './roots.ts'

const toStrangers = headerList(publicHeaders)
const toReaders = headerList(privateHeaders)

const [, inWorkspace] = roots
const OF_WORKSPACE = /^\/v1\/workspaces\/([^/?]+)\/capabilities$/

const placeOf = (url: string): { workspaceId: string; route: string } | null => {
  if (url === '/capabilities') return { workspaceId: DEFAULT_WORKSPACE, route: url }
  const [, workspaceId] = OF_WORKSPACE.exec(url) ?? []
  return workspaceId === undefined
    ? null
    : { workspaceId, route: `${inWorkspace.base}/capabilities` }
}

type Parts = { capabilityDocuments: CapabilityDocuments; entrance: Entrance }

export const unchanged =
  ({ capabilityDocuments: documents, entrance }: Parts): Answer =>
  ({ url = '', headers }: IncomingMessage) => {
    const given = headers['if-none-match']
    const place = given === undefined ? null : placeOf(url)
    const found = place && documents.fresh(place.workspaceId)
    if (!place || !found || given !== found.tag) return null
    const { route, workspaceId } = place
    const answer = { route, status: 304 }
    const isStranger = headers.authorization === undefined && !entrance.seemsOpen()
    if (isStranger) {
      return found.isPublic ? { ...answer, headers: [...toStrangers, 'etag', given] } : null
    }
    const actor = recallReader(entrance, headers, workspaceId)
    const own = [...toReaders, 'etag', given]
    return actor && { ...answer, headers: own, workspaceId, actor: actor.id }
  }
