/**
 * Decides what a fetch gets. Commits are a line, so that one common commit is enough. A client
 * without one gets the newest commit without its past; one with an earlier commit all since.
 */
import type { Pack } from '../../registry/history/kept-pack.ts'
import type { Head } from '../../registry/history/heads.ts'
import type { GitHistory } from '../../registry/history/service.ts'
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
      /** Null if something that is wanted is not there. */
      open: () => Promise<Pack | null>
    }

const PURGED =
  'an admin purged bytes of this repository, and its history has started anew. Your copy cannot be updated: clone it again.'
const GONE =
  'your copy lacks commits that contain files that are no longer served, and cannot be updated. Clone it again, or run `git fetch --depth=1` and `git reset --hard FETCH_HEAD`.'
export const NOT_HERE =
  'what you want is not served any more, or never was. Fetch again. In a partial clone run `git pull --no-stat`, which asks for no earlier files.'

const refusal = (message: string): Outcome => ({ kind: 'error', message })

/** What the client wants; `signal` says when it is gone. */
type Asked = { head: Head; request: FetchRequest; signal: AbortSignal }

export const negotiate = async (
  history: GitHistory,
  workspaceId: string,
  { head, request, signal }: Asked,
): Promise<Outcome> => {
  const { wants, haves, isLong, isDone, isDeepened } = request
  if (wants.length === 0) return { kind: 'nothing' }
  const wanted = await wantedCommit(history, workspaceId, { head, wants })
  if (wanted === null) {
    const open = () => history.objects(workspaceId, head.number, { ids: wants, signal })
    return { kind: 'pack', tip: null, common: [], open }
  }
  const known = await history.known(workspaceId, haves)
  const kept = known.filter(({ isEnded }) => !isEnded)
  if (kept.length === 0 && known.length > 0 && !isDeepened) return refusal(PURGED)
  const wantsBlob = blobFilter(request.filter)
  const isThin = request.capabilities.has('thin-pack') && !wantsBlob
  const canFollow =
    wantsBlob !== undefined ||
    (await follows(history, workspaceId, { newest: kept[0], wanted, isThin }))
  if (!canFollow && !isDeepened) return refusal(GONE)
  const common = canFollow ? kept : []
  const [newest] = common
  if (!newest && haves.length > 0 && !isDone && !isLong) return { kind: 'unknown', tip: wanted }
  const hasPast = wantsBlob !== undefined && !isDeepened
  const open = (): Promise<Pack> => {
    if (newest) {
      const from = Math.min(newest.number, wanted.number)
      return history.since(workspaceId, { from, to: wanted.number, isThin, wantsBlob, signal })
    }
    return wantsBlob
      ? history.partial(workspaceId, wanted.number, { wantsBlob, hasPast, signal })
      : history.whole(workspaceId, wanted)
  }
  return {
    kind: 'pack',
    common: common.map(({ commitId }) => commitId),
    tip: hasPast ? null : wanted,
    open,
  }
}

/** Whether what came since the newest commit of the client may still be read. */
const follows = async (
  history: GitHistory,
  workspaceId: string,
  { newest, wanted, isThin }: { newest: Head | undefined; wanted: Head; isThin: boolean },
): Promise<boolean> => {
  if (!newest || newest.number >= wanted.number) return true
  const { revisions, isNew } = await history.gone(workspaceId, newest.number)
  return !isNew && (isThin || revisions.size === 0)
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
  if (!newest || new Set(wants).size !== recent.length) return null
  const { revisions } = await history.gone(workspaceId, newest.number - 1)
  return revisions.size === 0 ? newest : null
}
