/** The skill a request names, and how much of it the caller may see. Pure. */
import type { Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import type { SkillKey } from './repository.ts'
import type { ReadKey, Visibility } from './reads.ts'
import type { SourceKind } from './schemas.ts'

/** Only callers that may change skills see unserved ones, of all or of the skills that they publish. */
export const visibilityOf = ({ actor }: Pick<Caller, 'actor'>, slug?: string): Visibility => {
  const isOwn = slug !== undefined && actor.publishes?.includes(slug) === true
  return isOwn || permits(actor.role, 'publisher') ? 'all' : 'served'
}

type SkillParams = { source_kind: SourceKind; slug: string }

export const skillIdOf = (params: SkillParams & { workspace_id: string }): SkillKey => ({
  workspaceId: params.workspace_id,
  sourceKind: params.source_kind,
  slug: params.slug,
})

export const skillKeyOf = (caller: Caller, params: SkillParams): ReadKey => ({
  workspaceId: caller.workspaceId,
  sourceKind: params.source_kind,
  slug: params.slug,
  visibility: visibilityOf(caller, params.slug),
})

/** Unserved bytes are returned on request only. */
export const bytesKeyOf = (
  caller: Caller,
  params: SkillParams,
  include: 'unserved' | undefined,
): ReadKey => {
  const key = skillKeyOf(caller, params)
  return {
    ...key,
    visibility: key.visibility === 'all' && include === undefined ? 'clean' : key.visibility,
  }
}

export const skillPath = (workspaceId: string, sourceKind: string, slug: string): string =>
  `/v1/workspaces/${workspaceId}/skills/${sourceKind}/${encodeURIComponent(slug)}`
