/** The history of a skill as an Atom feed (RFC 4287). Pure. */
import { v5 as uuidv5 } from 'uuid'
import type { SkillKey } from '../skills/repository.ts'
import type { RevisionRow } from '../skills/reads.ts'
import { skillPath } from '../skills/skill-key.ts'

/** Must never change: feed readers show an entry with a new id as a new one. */
const ID_NAMESPACE = '5d0c6b4e-9f0b-4d0e-8a55-3c1f4f0f7a21'

export type HistoryRow = Pick<
  RevisionRow,
  | 'revision'
  | 'fingerprint'
  | 'version'
  | 'display_name'
  | 'description'
  | 'installed_at'
  | 'installed_by'
  | 'updated_at'
  | 'is_current'
  | 'is_served'
  | 'status_reason'
> & { purge: { at: string; by: string; reason: string } | null }

/** What XML 1.0 cannot contain, not even escaped (2.2). */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers turn a bare one into a line feed (2.11).
  '\r': '&#13;',
}

const escaped = (text: string): string =>
  text.replaceAll(NOT_XML, '\u{fffd}').replaceAll(/[&<>"\r]/g, (found) => entities[found] ?? found)

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`

const idOf = ({ workspaceId, sourceKind, slug }: SkillKey, ...more: number[]): string =>
  `urn:uuid:${uuidv5(JSON.stringify([workspaceId, sourceKind, slug, ...more]), ID_NAMESPACE)}`

/** When something last happened to one of them. A change of what may be served has no time. */
const lastChange = (rows: HistoryRow[]): string => {
  const times = rows.flatMap(({ installed_at, updated_at, is_current, purge }) => [
    installed_at.getTime(),
    ...(is_current ? [updated_at.getTime()] : []),
    ...(purge ? [Date.parse(purge.at)] : []),
  ])
  return new Date(Math.max(...times)).toISOString()
}

const eventsOf = (row: HistoryRow): string[] => [
  `Installed by ${row.installed_by} at ${row.installed_at.toISOString()}.`,
  row.is_current ? `Current since ${row.updated_at.toISOString()}.` : 'Not current.',
  ...(row.purge ? [`Purged by ${row.purge.by} at ${row.purge.at}: ${row.purge.reason}`] : []),
  row.is_served ? 'May be served.' : `Not served: ${row.status_reason}.`,
  `Fingerprint: ${row.fingerprint}`,
]

const entryOf = (key: SkillKey, path: string, row: HistoryRow): string[] => [
  '<entry>',
  element('id', idOf(key, row.revision)),
  element('title', `${row.display_name || key.slug} ${row.version}, revision ${row.revision}`),
  element('published', row.installed_at.toISOString()),
  element('updated', lastChange([row])),
  `<author>${element('name', row.installed_by)}</author>`,
  // Only what may be served is found there.
  ...(row.is_served
    ? [link('alternate', 'application/json', `${path}/files?fingerprint=${row.fingerprint}`)]
    : []),
  ...(row.description === '' ? [] : [element('summary', row.description)]),
  element('content', eventsOf(row).join('\n')),
  '</entry>',
]

/** `rows` has at least one, the newest first. Links are relative to the service. */
export const historyFeed = (key: SkillKey, rows: HistoryRow[]): string => {
  const { workspaceId, sourceKind, slug } = key
  const path = skillPath(workspaceId, sourceKind, slug)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', idOf(key)),
    element('title', `History of the ${sourceKind} skill ${slug} in ${workspaceId}`),
    element('updated', lastChange(rows)),
    link('self', 'application/atom+xml', `${path}/history.atom`),
    link('alternate', 'application/json', `${path}/revisions`),
    ...rows.flatMap((row) => entryOf(key, path, row)),
    '</feed>',
    '',
  ].join('\n')
}
