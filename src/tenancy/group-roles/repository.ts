/** Rows of `group_roles`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '../../platform/access/roles.ts'
import type { Database } from '../../platform/database/client.ts'

export type GroupRoleRow = {
  issuer: string
  group_name: string
  workspace_id: string | null
  role: Role
}

type Key = Omit<GroupRoleRow, 'role'>

export const findOfGroups = async (
  db: Kysely<Database>,
  issuer: string,
  groups: readonly string[],
): Promise<GroupRoleRow[]> => {
  const { rows } = await sql<GroupRoleRow>`
    select issuer, group_name, workspace_id, role from group_roles
    where issuer = ${issuer} and group_name = any(${groups}::text[])`.execute(db)
  return rows
}

const isRow = ({ issuer, group_name, workspace_id }: Key) => sql`issuer = ${issuer}
  and group_name = ${group_name} and workspace_id is not distinct from ${workspace_id}::text`

/** The role that the row had. */
export const findRole = async (trx: Transaction<Database>, key: Key): Promise<Role | null> => {
  const { rows } = await sql<{ role: Role }>`
    select role from group_roles where ${isRow(key)} for update`.execute(trx)
  return rows[0]?.role ?? null
}

export const putRole = async (trx: Transaction<Database>, row: GroupRoleRow): Promise<void> => {
  await sql`
    insert into group_roles (issuer, group_name, workspace_id, role)
    values (${row.issuer}, ${row.group_name}, ${row.workspace_id}, ${row.role})
    on conflict on constraint group_roles_key do update set role = excluded.role`.execute(trx)
}

export const deleteRole = async (trx: Transaction<Database>, key: Key): Promise<void> => {
  await sql`delete from group_roles where ${isRow(key)}`.execute(trx)
}

type Page = { boundTo: readonly string[] | undefined; after: string[] | null; limit: number }

const position = sql`(issuer, group_name, coalesce(workspace_id, ''))`

/** By issuer, group and workspace, one more than `limit`. */
export const listRoles = async (
  db: Kysely<Database>,
  { boundTo, after, limit }: Page,
): Promise<GroupRoleRow[]> => {
  const isOwn = boundTo === undefined ? sql`true` : sql`workspace_id = any(${boundTo}::text[])`
  const isAfter = after
    ? sql`${position} > (${after[0]}::text, ${after[1]}::text, ${after[2]}::text)`
    : sql`true`
  const { rows } = await sql<GroupRoleRow>`
    select issuer, group_name, workspace_id, role from group_roles
    where ${isOwn} and ${isAfter} order by ${position} limit ${limit + 1}`.execute(db)
  return rows
}
