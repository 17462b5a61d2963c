/** What groups of the identity provider may do, as other folders need it. */
import type { Kysely } from 'kysely'
import { grantsOf } from '../../platform/access/grants.ts'
import type { Grants } from '../../platform/access/roles.ts'
import type { Database } from '../../platform/database/client.ts'
import * as repository from './repository.ts'

export type RoleSettings = {
  issuer: string
  /** Its members are admins of all workspaces. */
  adminGroup: string | null
}

/** The grants of several sets of groups, by one query. */
export const readGrants = async (
  db: Kysely<Database>,
  { issuer, adminGroup }: RoleSettings,
  sets: readonly (readonly string[])[],
): Promise<Grants[]> => {
  const all = [...new Set(sets.flat())]
  const rows = all.length === 0 ? [] : await repository.findOfGroups(db, issuer, all)
  return sets.map((groups) => {
    const own = rows.filter(({ group_name }) => groups.includes(group_name))
    const granted = own.map(({ workspace_id, role }) => ({ workspaceId: workspace_id, role }))
    const isAdmin = adminGroup !== null && groups.includes(adminGroup)
    return grantsOf([
      ...granted,
      ...(isAdmin ? [{ workspaceId: null, role: 'admin' } as const] : []),
    ])
  })
}
