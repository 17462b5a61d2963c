/** The entity tag of a content proposal: what a decision on it depends on. Pure. */
import type { JsonObject } from '../../packages/types.ts'
import type { Settings } from '../../tenancy/settings/values.ts'
import { PartTags } from './part-tags.ts'
import type { ContentProposalRow } from './repository.ts'

const contentParts = [
  /** Whether it is open, its text, and who has proposed it. */
  'proposal',
  /** What is served under its id. */
  'current',
  /** The settings of the workspace. */
  'settings',
] as const
export type ContentPart = (typeof contentParts)[number]

export const contentTags = new PartTags('c', contentParts)

type Decisive = { row: ContentProposalRow; current: JsonObject | null; settings: Settings }

/** What the tag is made of. */
export const decisiveOf = ({ row, current, settings }: Decisive): Record<ContentPart, unknown> => ({
  proposal: [
    row.proposal_id,
    row.status,
    row.sha256,
    row.proposers,
    row.decided_at?.toISOString() ?? null,
  ],
  current,
  settings: [settings.content_approval, settings.four_eyes, settings.reviewers_must_be_people],
})
