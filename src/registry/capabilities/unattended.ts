/** Which functions may be called without a person's approval when the call names no capability. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { approvalRequired } from '../../content/functions/errors.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { listBindings } from '../approvals/function-repository.ts'
import { resolve } from '../approvals/metadata.ts'
import { isPermitted } from '../../tenancy/settings/capability-policy.ts'
import { listOverrides } from '../approvals/capability-store.ts'

/**
 * Rejects a function bound to a capability that needs approval, that the workspace's policy denies,
 * or whose skill is not served.
 */
export const checkUnattended = async (
  db: Kysely<Database>,
  workspaceId: string,
  functionId: string,
): Promise<void> => {
  const bindings = await listBindings(db, workspaceId, functionId)
  if (bindings.length === 0) return
  const { capability_policy: policy } = await readSettings(db, workspaceId)
  const ids = [...new Set(bindings.map(({ skill_id: id }) => id))]
  const overrides = Map.groupBy(await listOverrides(db, workspaceId, ids), ({ skill_id: id }) => id)
  for (const { skill_id: id, fingerprint, specs } of bindings) {
    const capabilities = resolve(specs, overrides.get(id) ?? [], fingerprint ?? '')
    const isFree = (capability: (typeof capabilities)[number]): boolean =>
      !capability.approval_required && isPermitted(policy, capability)
    if (capabilities.length > 0 && capabilities.every(isFree)) continue
    throw approvalRequired(functionId)
  }
}
