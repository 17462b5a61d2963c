/**
 * Events as readers see them: about unserved skills they say only that something has changed. Pure.
 */
import type { Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import type { LoggedEvent } from './frames.ts'

/** Events about every skill, or about served ones only. */
export type View = 'all' | 'readers'

type Change = { slug: string; source_kind: string }
type Payload = { reason?: string; changes?: Change[] }

export const viewOf = ({ actor }: Caller): View =>
  permits(actor.role, 'publisher') ? 'all' : 'readers'

/** Reasons of events after which all that is served is as it was. */
const silent = new Set(['proposal_opened', 'proposal_changed', 'rejected', 'delivery_failed'])

/** Reasons of events that are no business of readers: of reviews, and of administration. */
const hidden = new Set([...silent, 'metadata_set', 'settings_changed', 'tools_synced'])

const payloadOf = ({ type, payload }: LoggedEvent): Payload =>
  type === 'skills/changed' ? (payload as Payload) : {}

export const nameOf = ({ source_kind: kind, slug }: Change): string => `${kind}:${slug}`

export const skillsIn = (events: LoggedEvent[]): Change[] =>
  events.flatMap((event) => payloadOf(event).changes ?? [])

/** Nothing that is served has changed. */
export const isSilent = (event: LoggedEvent): boolean =>
  silent.has(payloadOf(event).reason ?? '') ||
  (event.type === 'skills/changed' && event.is_of_no_skill === true)

/**
 * `served`: the names of the currently served skills. One that was served before is named too, as
 * readers may have installed it. Only named fields remain, since a review has the words of the
 * reviewer.
 */
export const forReaders = (event: LoggedEvent, served: ReadonlySet<string>): LoggedEvent => {
  if (event.type !== 'skills/changed') return event
  const { reason = '', changes = [] } = payloadOf(event)
  const isKnown = (change: Change): boolean =>
    event.was_served === true || served.has(nameOf(change))
  const shown = hidden.has(reason) ? [] : changes.filter(isKnown)
  const isNamed = shown.length > 0 || (changes.length === 0 && !hidden.has(reason))
  return isNamed
    ? { ...event, payload: { reason, changes: shown } }
    : { ...event, payload: { reason: 'catalog_changed', changes: [] } }
}
