/** What a workspace offers to agents and their runtimes. Plain data, never changed once made. */
import type { Resolved } from '../../registry/approvals/metadata.ts'

export type OfferedCapability = Resolved & {
  /** What answers a call; null: the skill's instructions do. */
  function_id: string | null
  /** The registration of the function that a reviewer bound; null without a function. */
  function_hash: string | null
}

/** A served skill; of several with one slug `user` wins over `registry` over `system`. */
export type OfferedSkill = {
  slug: string
  source_kind: 'system' | 'user' | 'registry'
  fingerprint: string
  version: string
  namespace: string
  kind: 'action' | 'instruction'
  display_name: string
  description: string
  /** Offered without being asked for by name. */
  is_listed: boolean
  /** May be installed by a caller that names it. */
  is_installable: boolean
  file_count: number
  /** Bytes of all its files. */
  size: number
  /** The `name` of its frontmatter, where that is text; a slug may come from elsewhere. */
  declared_name: string | null
  capabilities: OfferedCapability[]
}

export type Offer = {
  workspaceId: string
  /** Whether callers without a token may read what is listed, also where the service is closed. */
  isPublic: boolean
  /** Whether only a reviewer approves what is served. */
  isReviewed: boolean
  /** SHA-256 in hex of what orchestrators send; null: the workspace has no key of its own. */
  keyDigest: string | null
  /** By slug. */
  skills: OfferedSkill[]
}
