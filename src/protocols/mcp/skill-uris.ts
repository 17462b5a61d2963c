/**
 * The grammar of `skill://` URIs: `skill://{key}/{name}/{path}`. The key is the slug, with a dot
 * instead of its slash. No two skills of a workspace share it, so the folder of a skill does not
 * depend on other skills. The name is that of the frontmatter, as the extension requires. Pure.
 */
import { isHostName } from '../../packages/manifest/mcp-hosts.ts'
import { extensionIdOf, parseSlug } from '../../packages/manifest/slug.ts'

export type SkillName = { slug: string; declared_name: string | null }

export const SCHEME = 'skill://'
const SKILL_MD = 'SKILL.md'

const keyOf = (slug: string): string => extensionIdOf(slug).slice('skill.'.length)

/** Without a trailing slash. */
const rootOf = (skill: SkillName): string => {
  const declared = isHostName(skill.declared_name) ? skill.declared_name : null
  const name = declared ?? parseSlug(skill.slug)?.name ?? skill.slug
  return `${SCHEME}${keyOf(skill.slug)}/${name}`
}

export const uriOf = (skill: SkillName, path: string): string =>
  path === ''
    ? rootOf(skill)
    : `${rootOf(skill)}/${path.split('/').map(encodeURIComponent).join('/')}`

export const skillMdUriOf = (skill: SkillName): string => uriOf(skill, SKILL_MD)

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const isPlain = (part: string | null): part is string =>
  part !== null && part !== '' && part !== '.' && part !== '..' && !/[/\0]/.test(part)

/** Null if the URI has another form. A folder may have a trailing slash. */
const partsOf = (uri: string): string[] | null => {
  if (!uri.startsWith(SCHEME) || /[?#]/.test(uri) || !uri.isWellFormed()) return null
  const parts = uri.slice(SCHEME.length).replace(/\/$/, '').split('/').map(decoded)
  return parts.every(isPlain) ? parts : null
}

/** The extension id of the skill that a URI belongs to; null if the URI has another form. */
export const extensionIdIn = (uri: string): string | null => {
  const [key] = partsOf(uri) ?? []
  return key === undefined ? null : extensionIdOf(key)
}

/** The skill that a URI belongs to, and the path in it; '' is its folder. */
export const locate = <Skill extends SkillName>(
  skills: readonly Skill[],
  uri: string,
): { skill: Skill; path: string } | null => {
  const [key, name, ...path] = partsOf(uri) ?? []
  const root = `${SCHEME}${key}/${name}`
  const skill = skills.find(({ slug }) => keyOf(slug) === key)
  return skill && rootOf(skill) === root ? { skill, path: path.join('/') } : null
}

/** Whether a URI is a file of one of these skills. */
export const isOfSkill = (uri: string, slugs: ReadonlySet<string>): boolean => {
  const [key] = partsOf(uri) ?? []
  return key !== undefined && [...slugs].some((slug) => keyOf(slug) === key)
}
