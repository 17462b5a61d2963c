/** The entity tag of a list: changes with whatever its answer depends on. */
import { hashTag } from './etag.ts'

type Snapshot = { row_id: string; snapshot_version: number }

type Parts = { buildVersion: string; role: string; list: string; query: object }

export const listTag = (
  { row_id, snapshot_version }: Snapshot,
  { buildVersion, role, list, query }: Parts,
): string => {
  const given = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hashTag(row_id, snapshot_version, buildVersion, role, list, JSON.stringify(given))
}
