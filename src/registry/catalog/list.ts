/**
 * Queries for list items: a page by source kind and slug, or the skills with given ids. Each reads
 * the snapshot version in the same statement.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import {
  cursorNamesNo,
  decodeCursor,
  isInstant,
  type List,
} from '../../platform/database/cursor.ts'
import type { Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { visibleTo, itemColumns, type Visibility, type SkillRow } from '../skills/reads.ts'
import type { ListQuery } from '../skills/list-schemas.ts'

type Sql = RawBuilder<unknown>

type Row = Snapshot & { [K in keyof SkillRow]: SkillRow[K] | null }

export type Listed = { snapshot: Snapshot; rows: (SkillRow & { position?: string })[] }

export type Facets = Pick<
  ListQuery,
  'namespace' | 'status' | 'kind' | 'capability_risk' | 'has_findings'
>

/** A skill without approved capabilities shows those that wait, but only to publishers and above. */
const hasRisk = (risk: NonNullable<ListQuery['capability_risk']>): Sql => sql`exists (
  select from capabilities c
  left join lateral (
    select o.risk_level from capability_overrides o
    where o.workspace_id = c.workspace_id and o.skill_id = c.skill_id
      and o.capability_id = c.capability_id and o.risk_level is not null
    order by o.override_id desc limit 1
  ) as said on true
  where c.workspace_id = s.workspace_id and c.skill_id = s.skill_id
    and c.fingerprint = s.fingerprint
    and coalesce(said.risk_level, c.spec ->> 'risk_level') = ${risk})`

const hasFindings = (wanted: boolean): Sql => sql`(exists (
  select from json_array_elements(s.security_findings) f
  where f ->> 'severity' <> 'info')) = ${wanted}`

/** The filters, as a condition on `skill_states` as `s`. */
export const wantedBy = ({
  namespace,
  status,
  kind,
  capability_risk: risk,
  has_findings: found,
}: Facets): Sql =>
  sql.join(
    [
      sql`true`,
      ...(namespace === undefined ? [] : [sql`s.namespace = ${namespace}`]),
      ...(status === undefined ? [] : [sql`s.status = ${status}`]),
      ...(kind === undefined ? [] : [sql`s.kind = ${kind}`]),
      ...(risk === undefined ? [] : [hasRisk(risk)]),
      ...(found === undefined ? [] : [hasFindings(found)]),
    ],
    sql` and `,
  )

/** The caller's visibility and the filters. */
export const filterOf = (wanted: Facets, visibility: Visibility): Sql =>
  sql`${visibleTo(visibility)} and ${wantedBy(wanted)}`

const byName = sql`item.source_kind, item.slug`

const readWithSnapshot = async (
  db: Kysely<Database>,
  workspaceId: string,
  items: Sql,
  order: Sql = byName,
): Promise<Listed> => {
  const { rows } = await sql<Row>`
    select w.row_id, w.snapshot_version, w.snapshot_at, item.*
    from workspaces w left join (${items}) item on true
    where w.workspace_id = ${workspaceId}
    order by ${order}`.execute(db)
  const [first] = rows
  if (!first) throw new Error(`workspace ${workspaceId} is gone`)
  const { row_id, snapshot_version, snapshot_at } = first
  return {
    snapshot: { row_id, snapshot_version, snapshot_at },
    rows: rows.filter((row): row is Row & SkillRow => row.skill_id !== null),
  }
}

/** With microseconds, for cursors. */
const instantOf = sql`to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** One more row than `limit` is read, to know whether another page follows. */
export const listSkills = async (
  db: Kysely<Database>,
  workspaceId: string,
  query: ListQuery,
  page: { visibility: Visibility; after: string[] | null; limit: number },
): Promise<Listed> => {
  const place: Sql[] = []
  if (query.source_kind) place.push(sql`s.source_kind = ${query.source_kind}`)
  const isUpdated = query.sort === 'updated'
  if (page.after && isUpdated) {
    const [at, id] = page.after
    place.push(sql`(s.updated_at, s.skill_id) < (${at}::timestamptz, ${id}::bigint)`)
  } else if (page.after) {
    place.push(sql`(s.source_kind, s.slug) > (${page.after[0]}, ${page.after[1]})`)
  }
  const order = isUpdated ? sql`s.updated_at desc, s.skill_id desc` : sql`s.source_kind, s.slug`
  const conditions = [sql`s.workspace_id = ${workspaceId}`, ...place]
  return readWithSnapshot(
    db,
    workspaceId,
    sql`select ${itemColumns}, ${instantOf} as position from skill_states s
      where ${sql.join(conditions, sql` and `)} and ${filterOf(query, page.visibility)}
      order by ${order} limit ${page.limit + 1}`,
    isUpdated ? sql`item.updated_at desc, item.skill_id desc` : byName,
  )
}

/** Those of these skills that still pass the filter. */
export const listSkillsById = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillIds: number[],
  filter: Sql,
): Promise<Listed> =>
  readWithSnapshot(
    db,
    workspaceId,
    sql`select ${itemColumns} from skill_states s
      where s.workspace_id = ${workspaceId} and s.skill_id = any(${skillIds}::bigint[])
        and ${filter}`,
  )

type Position = { source_kind: string; slug: string; skill_id: number; position?: string }

/** Where the next page starts. */
export const positionOf = (
  { source_kind, slug, skill_id, position = '' }: Position,
  { sort }: Pick<ListQuery, 'sort'>,
): string[] => (sort === 'updated' ? [position, String(skill_id)] : [source_kind, slug])

export const skillPosition = (
  cursor: string | undefined,
  list: List & Pick<ListQuery, 'sort'>,
): string[] | null => {
  const keys = decodeCursor(cursor, 2, list)
  if (keys === null || list.sort !== 'updated') return keys
  const [at, id = ''] = keys
  if (isInstant(at) && /^\d{1,15}$/.test(id)) return keys
  throw cursorNamesNo('skill')
}
