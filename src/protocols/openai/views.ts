/** Skills and versions in the words of OpenAI's API. Pure. */
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { InstallableRevision, InstallableSkill } from '../../registry/catalog/installables.ts'
import { nameOf, skillIdOf, type SkillName, versionIdOf } from '../skills-api/ids.ts'
import type { Written } from '../skills-api/service.ts'
import type { OpenAiSkill, OpenAiVersion } from './schemas.ts'

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

const shortName = ({ slug }: SkillName): string => parseSlug(slug)?.name ?? slug

export const skillView = (skill: InstallableSkill): OpenAiSkill => {
  const name = nameOf(skill)
  return {
    object: 'skill',
    id: skillIdOf(name),
    name: shortName(name),
    description: skill.description,
    default_version: String(skill.revision),
    latest_version: String(skill.newest_revision),
    created_at: seconds(skill.created_at),
  }
}

/** What a creation has stored, also where nothing of it may be installed yet. */
export const createdView = ({ name, skill, version, waiting }: Written): OpenAiSkill => ({
  ...(skill === null
    ? {
        object: 'skill' as const,
        id: skillIdOf(name),
        name: shortName(name),
        description: version.description,
        default_version: null,
        latest_version: null,
        created_at: seconds(version.installed_at),
      }
    : skillView(skill)),
  ...(waiting === null ? {} : { waiting }),
})

export const versionView = (name: SkillName, version: InstallableRevision): OpenAiVersion => ({
  object: 'skill.version',
  id: versionIdOf(name, version.revision),
  skill_id: skillIdOf(name),
  version: String(version.revision),
  name: shortName(name),
  description: version.description,
  created_at: seconds(version.installed_at),
})

export const pageOf = <Item extends { id: string }>(data: Item[], hasMore: boolean) => ({
  object: 'list' as const,
  data,
  first_id: data[0]?.id ?? null,
  last_id: data.at(-1)?.id ?? null,
  has_more: hasMore,
})
