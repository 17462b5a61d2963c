/**
 * Skills under the names that ClawHub's clients have for them: a slug without a slash, and the handle of
 * an owner. The owner of a skill whose slug has none is the workspace. Pure.
 */
import { v5 as uuidv5 } from 'uuid'
import { AppError } from '../../platform/errors.ts'
import { isSlug, parseSlug } from '../../packages/manifest/slug.ts'
import type { SourceKind } from '../../registry/skills/schemas.ts'

export type SkillName = { slug: string; ownerHandle: string }

/** Must never change: clients know skills and versions by these ids. */
const ID_NAMESPACE = '0c0d1c49-6c0b-4b4e-9d39-6f6a1a4c7a52'

const handleOf = (text: string): string => text.trim().replace(/^@+/, '').toLowerCase()

export const nameOf = (workspaceId: string, slug: string): SkillName => {
  const { owner, name } = parseSlug(slug) ?? { owner: null, name: slug }
  return { slug: name, ownerHandle: owner ?? workspaceId }
}

/** Some clients send both as one text. */
export const givenName = (
  slug: string,
  ownerHandle: string | undefined,
): { slug: string; ownerHandle: string | null } => {
  const slash = slug.indexOf('/')
  const owner = ownerHandle ?? (slash < 0 ? '' : slug.slice(0, slash))
  return { slug: slug.slice(slash + 1), ownerHandle: handleOf(owner) || null }
}

/** The slug to publish under; without an owner that of the workspace. Throws if it is none. */
export const slugOf = (workspaceId: string, name: string, ownerHandle?: string): string => {
  const given = givenName(name, ownerHandle)
  const isOurs = given.ownerHandle === null || given.ownerHandle === workspaceId
  const slug = isOurs ? given.slug : `${given.ownerHandle}/${given.slug}`
  if (isSlug(slug)) return slug
  throw new AppError(
    'skills.invalid_request',
    `${slug} is not a slug: lower-case letters and digits, with single \`-\` or \`_\` between them.`,
  )
}

type Identity = { workspaceId: string; sourceKind: SourceKind; slug: string }

export const skillIdOf = ({ workspaceId, sourceKind, slug }: Identity): string =>
  uuidv5(JSON.stringify([workspaceId, sourceKind, slug]), ID_NAMESPACE)

export const versionIdOf = (skillId: string, fingerprint: string): string =>
  uuidv5(fingerprint, skillId)
