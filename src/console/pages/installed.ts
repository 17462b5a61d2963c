/** Which skills of the audit trail still have a page. */
import type { Caller } from '../../platform/access/caller.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { skillTarget } from '../../tenancy/audit/log.ts'
import type { AuditEntry } from '../../tenancy/audit/schemas.ts'
import { type Installed, skillsIn } from './changes.ts'

export const installedIn = async (
  catalog: SkillCatalog,
  caller: Caller,
  entries: readonly AuditEntry[],
): Promise<Installed> => {
  const found = await catalog.installed(caller, skillsIn(entries))
  return new Set(found.map(({ source_kind, slug }) => skillTarget(source_kind, slug)))
}
