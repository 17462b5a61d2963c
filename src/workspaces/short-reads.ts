/**
 * Files and documents that are in memory, for who asks plainly: without a token, for all of it. The
 * routes answer the same, and whatever is not as plain as this, such as requests with a token, which
 * are counted there.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { local } from '../access/caller.ts'
import type { Entrance } from '../access/entrance.ts'
import { recallReader } from '../access/recall.ts'
import type { Seen } from '../database/state-cache.ts'
import { type Answer, headerList, type ShortAnswer } from '../http/shortcut.ts'
import type { WorkspaceService } from './service.ts'

export type ShortRead = {
  workspaceId: string
  /** The pattern. */
  route: string
  /** What never changes is given as it was a moment ago; of all else, nothing that is over. */
  isPinned: boolean
  /** Null where it is not in memory. */
  contentIn: (seen: Seen) => { headers: Record<string, string>; body: Buffer } | null
}

/** What a URL asks for; null where it is not for here, as where it has to be decoded. */
type Parse = (url: string) => ShortRead | null

type Parts = { workspaces: WorkspaceService; entrance: Entrance }

type Kept = { state: string; read: ShortRead; answer: ShortAnswer }

const MAX_KEPT = 500

const CONDITIONS = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
]

/** Whether `Accept` decides what is given. */
type Form = { isNegotiated?: boolean }

const isPlain = (headers: IncomingHttpHeaders): boolean =>
  CONDITIONS.every((name) => headers[name] === undefined)

const takesAny = ({ accept }: IncomingHttpHeaders): boolean =>
  accept === undefined || accept === '*/*'

export const shortReads = (
  { workspaces, entrance }: Parts,
  parse: Parse,
  { isNegotiated = false }: Form = {},
): Answer => {
  /** By URL, as long as the workspace is as it was. */
  const kept = new Map<string, Kept>()

  const answerIn = (url: string, read: ShortRead, state: string): ShortAnswer | null => {
    const known = kept.get(url)
    if (known?.state === state) return known.answer
    const { workspaceId, route, contentIn } = read
    const content = contentIn({ workspaceId, state })
    if (content === null) return null
    const { headers, body } = content
    const list = headerList({ ...headers, 'content-length': String(body.length) })
    const answer = { route, status: 200, headers: list, body, workspaceId, actor: local.id }
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(url, { state, read, answer })
    return answer
  }

  return ({ url = '', headers }: IncomingMessage) => {
    const read = kept.get(url)?.read ?? parse(url)
    if (read === null || !isPlain(headers)) return null
    if (isNegotiated && !takesAny(headers)) return null
    const { workspaceId, isPinned } = read
    const recent = workspaces.recentState(workspaceId)
    const answer = recent === null ? null : answerIn(url, read, recent)
    if (answer === null || recallReader(entrance, headers, workspaceId) !== local) return null
    if (isPinned) return answer
    return workspaces.check(workspaceId).then((state) => answerIn(url, read, state))
  }
}
