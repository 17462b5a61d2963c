/** What the audit page is filtered by, as it stands in the address. Pure. */
import type { AuditQuery } from '../../tenancy/audit/schemas.ts'

/** Fields of the form, and those that only links set. */
export const formFields = ['who', 'action', 'decision', 'skill', 'target', 'from', 'to'] as const
export const linkFields = ['actor', 'person', 'request_id', 'proposal', 'until'] as const

type Name = (typeof formFields)[number] | (typeof linkFields)[number]

export type AuditFilters = { [name in Name]?: string }

export const without = (filters: AuditFilters, name: Name): AuditFilters => ({
  ...filters,
  [name]: '',
})

export const isFiltered = (filters: AuditFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** Days are whole days, in UTC. */
export const queryOf = ({ from, to, until, decision, ...others }: AuditFilters): AuditQuery => {
  const end = until ?? (to === undefined ? undefined : `${to}T24:00:00Z`)
  return {
    ...others,
    ...(decision === undefined ? {} : { decision: decision as AuditQuery['decision'] & string }),
    ...(from === undefined ? {} : { since: `${from}T00:00:00Z` }),
    ...(end === undefined ? {} : { until: end }),
  }
}

const DAY_MS = 86_400_000

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export const daysBefore = (date: Date, days: number): string =>
  dayOf(new Date(date.getTime() - days * DAY_MS))

/** The list that begins with this entry, whatever comes after it. */
export const justAfter = (at: string): string => new Date(Date.parse(at) + 1).toISOString()
