/** JSON views of the Skills Protocol. Pure. */
import type { JsonObject } from '../../packages/types.ts'
import type { NamedSkill } from './served.ts'

/** The skill that explains how to use the others; every workspace has it. */
export const GUIDE = 'skills.protocol.guide'

export type NameDetail = 'names' | 'summary'
export type SkillDetail = 'manifest' | 'summary' | 'full'

type Described = { manifest: JsonObject; frontmatter: JsonObject; content: string | null }

export const namedView = (
  { slug: name, version, description, namespace, kind, score }: NamedSkill,
  detail: NameDetail,
) => ({
  name,
  version,
  ...(detail === 'names' ? {} : { description, namespace, kind }),
  ...(score === undefined ? {} : { score }),
})

export const describedView = (
  { manifest, frontmatter, content }: Described,
  detail: SkillDetail,
) => ({
  manifest,
  ...(detail === 'manifest' ? {} : { skill_md_frontmatter: frontmatter }),
  ...(detail === 'full' ? { skill_md_content: content } : {}),
})
