/**
 * Decides what a package is called. Several files may say so; the first that does wins, in an order
 * that never changes, since the slug is the skill's identity.
 */
import { finding } from './diagnostics.ts'
import { refuseDescription, type DescriptionFacts } from './description-refusals.ts'
import { MAX_TITLE, type MetaJson } from './meta-json.ts'
import { lengthOf } from './plain-data.ts'
import { isSemanticVersion } from './semantic-version.ts'
import { isName, isOwner, isSlug, normaliseName, parseSlug } from './slug.ts'
import type { Diagnostic, JsonObject, JsonValue } from './types.ts'

const MAX_NAME = 64
const DEFAULT_VERSION = '0.1.0'

export type Sources = {
  frontmatter: JsonObject | null
  manifest: JsonObject | null
  meta: MetaJson | null
  folder: string | null
}

type Place = Pick<DescriptionFacts, 'entry'> & { field: string }

const inSkillMd = (field: string): Place => ({ entry: 'SKILL.md', field })
const inMeta = (field: string): Place => ({ entry: '_meta.json', field })

export const slugOf = ({ frontmatter, manifest, meta, folder }: Sources): string => {
  const { name, slug, owner } = frontmatter ?? {}
  if (isGiven(manifest?.['name'])) {
    return machineName(manifest['name'], { entry: 'skill.toml', field: 'name' })
  }
  if (isGiven(meta?.slug)) {
    return ownedSlug(meta.slug, inMeta('slug'), meta.owner, inMeta('owner'))
  }
  if (isGiven(slug)) return ownedSlug(slug, inSkillMd('slug'), owner, inSkillMd('owner'))
  if (isGiven(name)) {
    const fromName = normaliseName(checkedName(name, inSkillMd('name')))
    if (isName(fromName)) return fromName
  }
  const fromFolder = normaliseName(folder ?? '')
  if (isName(fromFolder)) return fromFolder
  throw refuseDescription('slug.missing', inSkillMd('name'))
}

/** The title for people. Where the slug comes from elsewhere, it may hold more than a name may. */
export const displayNameOf = ({ frontmatter, meta }: Sources, slug: string): string => {
  const name = frontmatter?.['name']
  if (isGiven(name)) return title(checkedText(name, inSkillMd('name'), MAX_TITLE))
  return title(meta?.displayName ?? '') || slug
}

export const namespaceOf = ({ manifest }: Sources, slug: string): string => {
  const namespace = manifest?.['namespace']
  if (typeof namespace === 'string' && isName(namespace)) return namespace
  const { owner, name } = parseSlug(slug) ?? { owner: null, name: slug }
  return owner ?? name.slice(0, `${name}.`.indexOf('.'))
}

/** A label that is not a version is passed over, and said so. */
export const versionOf = ({ frontmatter, manifest, meta }: Sources) => {
  const declared = [
    { value: manifest?.['version'], field: 'skill.toml:version', code: 'protocol.version' },
    { value: meta?.version, field: '_meta.json:version', code: 'meta.version' },
    { value: frontmatter?.['version'], field: 'version', code: 'contract.version' },
  ].filter(({ value }) => value !== undefined && value !== null)
  const findings: Diagnostic[] = declared
    .filter(({ value }) => !isSemanticVersion(value))
    .map(({ value, field, code }) =>
      typeof value === 'string'
        ? finding('warning', `${code}.format`, field, 'It is not a semantic version such as 1.0.0.')
        : finding('warning', `${code}.type`, field, 'The version is not text; put it in quotes.'),
    )
  const version = declared.map(({ value }) => value).find(isSemanticVersion) ?? DEFAULT_VERSION
  return { version, findings }
}

/** Blank text is as good as none. */
const isGiven = (value: JsonValue | undefined): value is NonNullable<JsonValue> =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')

const checkedText = (value: JsonValue, place: Place, limit: number): string => {
  if (typeof value !== 'string') throw refuseDescription('name.type', place)
  if (lengthOf(value) > limit) throw refuseDescription('name.length', { ...place, limit })
  return value
}

const checkedName = (value: JsonValue, place: Place): string => {
  const name = checkedText(value, place, MAX_NAME)
  if (/[^\p{L}\p{M}\p{N} ._-]/u.test(name)) {
    throw refuseDescription('name.characters', { ...place, found: name })
  }
  return name
}

const machineName = (value: JsonValue, place: Place): string => {
  const name = normaliseName(checkedName(value, place))
  if (!isName(name)) throw refuseDescription('slug.malformed', { ...place, found: name })
  return name
}

/** The slug's own owner counts for more than the one beside it. */
const ownedSlug = (
  value: JsonValue,
  place: Place,
  owner: JsonValue | undefined,
  ownerPlace: Place,
): string => {
  if (typeof value === 'string' && value.includes('/')) {
    const slug = normaliseName(value)
    if (!isSlug(slug)) throw refuseDescription('slug.malformed', { ...place, found: value })
    return slug
  }
  const name = machineName(value, place)
  if (!isGiven(owner)) return name
  const ownerName = typeof owner === 'string' ? normaliseName(owner) : ''
  if (!isOwner(ownerName)) throw refuseDescription('owner.malformed', ownerPlace)
  return `${ownerName}/${name}`
}

const title = (text: string): string => text.trim().replace(/\s+/g, ' ')
