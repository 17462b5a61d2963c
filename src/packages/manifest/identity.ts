/**
 * Decides the slug, name, namespace and version of a package. Several files may declare a slug, and
 * the first in a fixed order wins, since it is the skill's identity.
 */
import { finding } from './diagnostics.ts'
import { refuseDescription, type DescriptionFacts } from './errors.ts'
import type { MetaJson } from './meta-json.ts'
import { isFilled, lengthOf } from './plain-data.ts'
import { isSemanticVersion } from './semantic-version.ts'
import { isName, isOwner, isSlug, normaliseName, parseSlug } from './slug.ts'
import type { Diagnostic, JsonObject, JsonValue } from '../types.ts'

const MAX_NAME = 64
const DEFAULT_VERSION = '0.1.0'

export type Sources = {
  frontmatter: JsonObject | null
  manifest: JsonObject | null
  meta: MetaJson | null
  folder: string | null
}

type Field = Pick<DescriptionFacts, 'entry'> & { field: string }

const inSkillMd = (field: string): Field => ({ entry: 'SKILL.md', field })
const inMeta = (field: string): Field => ({ entry: '_meta.json', field })

export const slugOf = (sources: Sources): string => {
  const { manifest } = sources
  if (isFilled(manifest?.['name'])) {
    return machineName(manifest['name'], { entry: 'skill.toml', field: 'name' })
  }
  const slug = baseOf(sources)
  // An owner in the slug itself takes precedence over a separate one.
  return slug.includes('/') ? slug : withOwner(slug, sources)
}

const baseOf = ({ frontmatter, meta, folder }: Sources): string => {
  const { name, slug } = frontmatter ?? {}
  if (isFilled(meta?.slug)) return checkedSlug(meta.slug, inMeta('slug'))
  if (isFilled(slug)) return checkedSlug(slug, inSkillMd('slug'))
  if (isFilled(name)) {
    const fromName = normaliseName(checkedName(name, inSkillMd('name')))
    if (isName(fromName)) return fromName
  }
  const fromFolder = normaliseName(folder ?? '')
  if (isName(fromFolder)) return fromFolder
  throw refuseDescription('slug.missing', { ...inSkillMd('name'), write: 'name: my-skill' })
}

const withOwner = (name: string, { frontmatter, meta }: Sources): string => {
  const isFromMeta = isFilled(meta?.owner)
  const owner = isFromMeta ? meta.owner : frontmatter?.['owner']
  if (!isFilled(owner)) return name
  const normalised = typeof owner === 'string' ? normaliseName(owner) : ''
  if (isOwner(normalised)) return `${normalised}/${name}`
  throw refuseDescription('owner.malformed', isFromMeta ? inMeta('owner') : inSkillMd('owner'))
}

/** The title for people. */
export const displayNameOf = ({ frontmatter, meta }: Sources, slug: string): string => {
  const name = frontmatter?.['name']
  if (isFilled(name)) return title(checkedName(name, inSkillMd('name')))
  return title(meta?.displayName ?? '') || slug
}

export const namespaceOf = ({ manifest }: Sources, slug: string): string => {
  const namespace = manifest?.['namespace']
  if (typeof namespace === 'string' && isName(namespace)) return namespace
  const { owner, name } = parseSlug(slug) ?? { owner: null, name: slug }
  return owner ?? name.slice(0, `${name}.`.indexOf('.'))
}

/** A declared version that is not semantic is ignored, with a finding. */
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

const checkedText = (value: JsonValue, place: Field, limit: number): string => {
  if (typeof value !== 'string') throw refuseDescription('name.type', place)
  if (lengthOf(value) > limit) throw refuseDescription('name.length', { ...place, limit })
  return value
}

const checkedName = (value: JsonValue, place: Field): string => {
  const name = checkedText(value, place, MAX_NAME)
  if (/[^\p{L}\p{M}\p{N} ._-]/u.test(name)) {
    throw refuseDescription('name.characters', { ...place, found: name })
  }
  return name
}

const machineName = (value: JsonValue, place: Field): string => {
  const name = normaliseName(checkedName(value, place))
  if (!isName(name)) throw refuseDescription('slug.malformed', { ...place, found: name })
  return name
}

const checkedSlug = (value: JsonValue, place: Field): string => {
  if (typeof value !== 'string' || !value.includes('/')) return machineName(value, place)
  const slug = normaliseName(value)
  if (!isSlug(slug)) throw refuseDescription('slug.malformed', { ...place, found: value })
  return slug
}

const title = (text: string): string => text.trim().replace(/\s+/g, ' ')
