/**
 * Events as readers see them: about unserved skills they say only that something has changed. Pure.
 */
import type { LoggedEvent } from './reads.ts'

type Change = { slug: string; source_kind: string }
type Payload = { reason?: string; changes?: Change[] }

/** Reasons of events about bytes that are not approved. */
const inReview = new Set(['proposal_opened', 'rejected'])

const payloadOf = ({ type, payload }: LoggedEvent): Payload =>
  type === 'skills/changed' ? (payload as Payload) : {}

export const nameOf = ({ source_kind: kind, slug }: Change): string => `${kind}:${slug}`

export const skillsIn = (events: LoggedEvent[]): Change[] =>
  events.flatMap((event) => payloadOf(event).changes ?? [])

/** `served`: the names of the currently served skills. */
export const forReaders = (event: LoggedEvent, served: ReadonlySet<string>): LoggedEvent => {
  const { reason = '', changes = [] } = payloadOf(event)
  const shown = inReview.has(reason) ? [] : changes.filter((change) => served.has(nameOf(change)))
  if (shown.length === changes.length) return event
  if (shown.length > 0) return { ...event, payload: { reason, changes: shown } }
  return { ...event, payload: { reason: 'catalog_changed', changes: [] } }
}
