/**
 * Events as readers see them: about unserved skills they say only that something has changed. Pure.
 */
import type { LoggedEvent } from './frames.ts'

type Change = { slug: string; source_kind: string }
type Payload = { reason?: string; changes?: Change[] }

/** Reasons of events that are no business of readers: of reviews, and of administration. */
const hidden = new Set([
  'proposal_opened',
  'proposal_changed',
  'rejected',
  'metadata_set',
  'settings_changed',
  'tools_synced',
  'delivery_failed',
])

const payloadOf = ({ type, payload }: LoggedEvent): Payload =>
  type === 'skills/changed' ? (payload as Payload) : {}

export const nameOf = ({ source_kind: kind, slug }: Change): string => `${kind}:${slug}`

export const skillsIn = (events: LoggedEvent[]): Change[] =>
  events.flatMap((event) => payloadOf(event).changes ?? [])

/** `served`: the names of the currently served skills. */
export const forReaders = (event: LoggedEvent, served: ReadonlySet<string>): LoggedEvent => {
  const { reason = '', changes = [] } = payloadOf(event)
  const shown = hidden.has(reason) ? [] : changes.filter((change) => served.has(nameOf(change)))
  if (shown.length === changes.length && !hidden.has(reason)) return event
  if (shown.length > 0) return { ...event, payload: { reason, changes: shown } }
  return { ...event, payload: { reason: 'catalog_changed', changes: [] } }
}
