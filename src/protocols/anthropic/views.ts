/** Skills and versions in the words of either generation. Pure. */
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { InstallableRevision, InstallableSkill } from '../../registry/catalog/installables.ts'
import { nameOf, skillIdOf, type SkillName, versionIdOf } from '../skills-api/ids.ts'
import type { Written } from '../skills-api/service.ts'
import type {
  AnthropicBetaSkill,
  AnthropicBetaVersion,
  AnthropicSkill,
  AnthropicVersion,
} from './schemas.ts'

export type Generation = 'beta' | 'current'

const BETA = 'skills-2025-10-02'

export const generationOf = (header: string | string[] | undefined): Generation =>
  [header ?? []].flat().some((betas) => betas.split(',').some((one) => one.trim() === BETA))
    ? 'beta'
    : 'current'

type Facts = {
  name: SkillName
  title: string
  /** The revision that is served. */
  served: number | null
  created_at: Date
  updated_at: Date
}

const skillOf = (
  { name, title, served, created_at, updated_at }: Facts,
  generation: Generation,
): AnthropicSkill | AnthropicBetaSkill => {
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
  const common = { type: 'skill', id: skillIdOf(name) } as const
  if (generation === 'beta') {
    const latest = served === null ? null : String(served)
    return { ...common, display_title: title, latest_version: latest, source: 'custom', ...times }
  }
  return {
    ...common,
    display_name: title,
    latest_version_id: served === null ? null : versionIdOf(name, served),
    source: { type: 'custom' },
    ...times,
  }
}

export const skillView = (skill: InstallableSkill, generation: Generation) =>
  skillOf(
    { ...skill, name: nameOf(skill), title: skill.display_name, served: skill.revision },
    generation,
  )

/** What a creation has stored, also where nothing of it may be installed yet. */
export const createdView = (
  { name, skill, version, waiting }: Written,
  generation: Generation,
) => ({
  ...(skill === null
    ? skillOf(
        {
          name,
          title: name.slug,
          served: null,
          created_at: version.installed_at,
          updated_at: version.installed_at,
        },
        generation,
      )
    : skillView(skill, generation)),
  ...(waiting === null ? {} : { waiting }),
})

export const versionView = (
  name: SkillName,
  { revision, description, installed_at }: InstallableRevision,
  generation: Generation,
): AnthropicVersion | AnthropicBetaVersion => {
  const directory = parseSlug(name.slug)?.name ?? name.slug
  const view: AnthropicVersion = {
    type: 'skill_version',
    id: versionIdOf(name, revision),
    skill_id: skillIdOf(name),
    name: directory,
    description,
    created_at: installed_at.toISOString(),
  }
  return generation === 'beta' ? { ...view, version: String(revision), directory } : view
}
