/**
 * What a reader is told: of skills that are not served, no more than that something has changed, as
 * if they were not there. Pure.
 */
import type { LoggedEvent } from './reads.ts'

type Change = { slug: string; source_kind: string }
type Payload = { reason?: string; changes?: Change[] }

/** About bytes that nobody has approved. */
const inReview = new Set(['proposal_opened', 'rejected'])

const payloadOf = ({ type, payload }: LoggedEvent): Payload =>
  type === 'skills/changed' ? (payload as Payload) : {}

export const nameOf = ({ source_kind: kind, slug }: Change): string => `${kind}:${slug}`

export const skillsIn = (events: LoggedEvent[]): Change[] =>
  events.flatMap((event) => payloadOf(event).changes ?? [])

/** `served`: by the names of those that are served now. */
export const forReaders = (event: LoggedEvent, served: ReadonlySet<string>): LoggedEvent => {
  const { reason = '', changes = [] } = payloadOf(event)
  const shown = inReview.has(reason) ? [] : changes.filter((change) => served.has(nameOf(change)))
  if (shown.length === changes.length) return event
  if (shown.length > 0) return { ...event, payload: { reason, changes: shown } }
  return { ...event, payload: { reason: 'catalog_changed', changes: [] } }
}
