/** The offer of a workspace to agents and their runtimes. Plain, immutable data. */
import type { Resolved } from '../../registry/approvals/metadata.ts'

export type OfferedCapability = Resolved & {
  /** The function that handles a call; null: a call returns the skill's instructions. */
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
  /** Offered implicitly, without being named. */
  is_listed: boolean
  /** May be installed by a caller that names it. */
  is_installable: boolean
  file_count: number
  /** The size of all its files in bytes. */
  size: number
  /** When its current revision was installed, in milliseconds. */
  installed_at: number
  /** When its current revision became current, in milliseconds. */
  updated_at: number
  /** The `name` of its frontmatter, if it is text; a slug may come from elsewhere. */
  declared_name: string | null
  capabilities: OfferedCapability[]
}

/** What is known of an offer without its skills. */
export type OfferTerms = {
  workspaceId: string
  /** Whether callers without a token may read listed skills, also while the service is closed. */
  isPublic: boolean
  /** Whether only reviewers approve. */
  isReviewed: boolean
  /** SHA-256 in hex of the orchestrators' key; null: the workspace has no key of its own. */
  keyDigest: string | null
}

/** By slug. */
export type Offer = OfferTerms & { skills: OfferedSkill[] }
