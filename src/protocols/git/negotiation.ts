/**
 * Decides what a fetch gets. Commits are a line, so that one common commit is enough. A client
 * without one gets the newest commit without its past; one with an earlier commit all since.
 */
import type { GitHistory, Head } from '../../registry/history/service.ts'
import { blobFilter } from './filter.ts'
import type { FetchRequest } from './request.ts'

/** The commit that is sent, whose parents are left out where the client has none of them. */
type Tip = { commitId: string; isRoot: boolean } | null

export type Outcome =
  | { kind: 'nothing' }
  | { kind: 'error'; message: string }
  /** Nothing is known to be common yet, and the client goes on. */
  | { kind: 'unknown'; tip: Tip }
  | {
      kind: 'pack'
      tip: Tip
      /** Commits of the client that are known here. */
      common: string[]
      open: () => Promise<AsyncIterable<Uint8Array>>
    }

const PURGED =
  'an admin purged bytes of this repository, and its history has started anew. Your copy cannot be updated: clone it again.'
const NOT_HERE =
  'the repository has changed, or never had what you want. Fetch again; a partial clone may need a pull first.'

const refusal = (message: string): Outcome => ({ kind: 'error', message })

export const negotiate = async (
  history: GitHistory,
  workspaceId: string,
  { head, request }: { head: Head; request: FetchRequest },
): Promise<Outcome> => {
  const { wants, haves, isDone, isDeepened } = request
  if (wants.length === 0) return { kind: 'nothing' }
  const wanted = await wantedCommit(history, workspaceId, { head, wants })
  if (wanted === null) return openObjects(history, workspaceId, { head, wants })
  const known = await history.known(workspaceId, haves)
  const common = known.filter(({ isEnded }) => !isEnded)
  const [newest] = common
  if (!newest && known.length > 0 && !isDeepened) return refusal(PURGED)
  if (!newest && haves.length > 0 && !isDone) return { kind: 'unknown', tip: wanted }
  const wantsBlob = blobFilter(request.filter)
  const isThin = request.capabilities.has('thin-pack') && !wantsBlob
  const hasPast = wantsBlob !== undefined && !isDeepened
  const open = (): Promise<AsyncIterable<Uint8Array>> => {
    if (newest) {
      const from = Math.min(newest.number, wanted.number)
      return history.since(workspaceId, { from, to: wanted.number, isThin, wantsBlob })
    }
    return wantsBlob
      ? history.partial(workspaceId, wanted.number, { wantsBlob, hasPast })
      : history.whole(workspaceId, wanted)
  }
  return {
    kind: 'pack',
    common: common.map(({ commitId }) => commitId),
    tip: hasPast ? null : wanted,
    open,
  }
}

/** The newest of the commits that it wants, if all that it wants are commits. */
const wantedCommit = async (
  history: GitHistory,
  workspaceId: string,
  { head, wants }: { head: Head; wants: string[] },
): Promise<Head | null> => {
  if (wants.every((id) => id === head.commitId)) return head
  const found = await history.known(workspaceId, wants)
  const recent = found.filter(({ isEnded, isRecent }) => !isEnded && isRecent)
  const [newest] = recent
  return newest && new Set(wants).size === recent.length ? newest : null
}

const openObjects = async (
  history: GitHistory,
  workspaceId: string,
  { head, wants }: { head: Head; wants: string[] },
): Promise<Outcome> => {
  const pack = await history.objects(workspaceId, head.number, wants)
  if (pack === null) return refusal(NOT_HERE)
  return { kind: 'pack', tip: null, common: [], open: async () => pack }
}
