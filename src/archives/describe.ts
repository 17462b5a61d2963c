/**
 * What a package says of itself, from SKILL.md, skill.toml and `_meta.json`. Three forms are
 * taken: Agent Skills (front matter `name` and `description`), the Skills Protocol (skill.toml),
 * and SKILL.md with capability sections. Pure.
 */
import { diagnose } from './diagnostics.ts'
import { refuseManifest } from './manifest-refusals.ts'
import { type MetaJson, readMetaJson } from './meta-json.ts'
import { isOwner, isSlug, namespaceOf, normaliseName, parseSlug } from './slug.ts'
import { readSkillMd } from './skill-md.ts'
import { isVersion, readSkillToml, type SkillToml } from './skill-toml.ts'
import type { JsonObject, PackageDescription } from './types.ts'

const DEFAULT_VERSION = '0.1.0'

type Manifests = { frontmatter: JsonObject; toml: SkillToml | null; meta: MetaJson | null }

const NAME = /^[\p{L}\p{M}\p{N} ._-]{1,64}$/u

const checkName = ({ name }: JsonObject): void => {
  if (name === undefined || name === null) return
  if (typeof name === 'string' && NAME.test(name)) return
  const value = typeof name === 'string' ? name : JSON.stringify(name)
  throw refuseManifest('name.invalid', 'SKILL.md', { field: 'name', value })
}

/** A front matter key that must be a name where it is given. */
const nameOf = (
  frontmatter: JsonObject,
  field: string,
  isRight: (text: string) => boolean,
): string | null => {
  const value = frontmatter[field]
  if (value === undefined || value === null || value === '') return null
  const normalised = typeof value === 'string' ? normaliseName(value) : ''
  if (isRight(normalised)) return normalised
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  throw refuseManifest('name.invalid', 'SKILL.md', { field, value: shown })
}

const slugFrom = ({ frontmatter, toml, meta }: Manifests, folder: string | null): string => {
  if (toml) return toml.slug
  const owner = meta?.owner ?? nameOf(frontmatter, 'owner', isOwner)
  const candidates = [
    meta?.slug ?? nameOf(frontmatter, 'slug', isSlug),
    typeof frontmatter.name === 'string' ? normaliseName(frontmatter.name) : null,
    folder === null ? null : normaliseName(folder),
  ]
  const base = candidates.find((candidate) => candidate !== null && isSlug(candidate))
  if (!base) throw refuseManifest('name.missing', 'SKILL.md', { field: 'name' })
  return owner !== null && !base.includes('/') ? `${owner}/${base}` : base
}

const firstText = (...values: unknown[]): string | null => {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}

const descriptionFrom = ({ frontmatter, toml }: Manifests): string => {
  const { description, short_description } = frontmatter
  const found = firstText(toml?.description, description, short_description)
  if (found === null) {
    throw refuseManifest('description.missing', 'SKILL.md', { field: 'description' })
  }
  return found
}

const versionFrom = ({ frontmatter, toml, meta }: Manifests): string => {
  const declared = toml?.version ?? meta?.version
  if (declared) return declared
  return isVersion(frontmatter.version) ? frontmatter.version : DEFAULT_VERSION
}

export const describePackage = (input: {
  skillMd: Uint8Array
  skillToml: Uint8Array | null
  metaJson: Uint8Array | null
  /** The one top folder that was dropped. */
  folder: string | null
  /** Of all files. */
  paths: string[]
}): PackageDescription => {
  const toml = input.skillToml && readSkillToml(input.skillToml, input.paths)
  const meta = input.metaJson && readMetaJson(input.metaJson)
  const { frontmatter } = readSkillMd(input.skillMd)
  if (!frontmatter && !toml) throw refuseManifest('skill_md.front_matter_missing', 'SKILL.md')
  const manifests = { frontmatter: frontmatter ?? {}, toml, meta }
  checkName(manifests.frontmatter)
  const slug = slugFrom(manifests, input.folder)
  const parsed = parseSlug(slug) ?? { owner: null, name: slug }
  return {
    slug,
    display_name: firstText(frontmatter?.name, meta?.displayName) ?? slug,
    description: descriptionFrom(manifests),
    version: versionFrom(manifests),
    namespace: toml?.namespace ?? namespaceOf(parsed),
    kind: toml?.kind ?? 'instruction',
    frontmatter,
    manifest: toml?.json ?? null,
    diagnostics: diagnose({
      frontmatter: manifests.frontmatter,
      folder: input.folder,
      hasToml: toml !== null,
    }),
  }
}
