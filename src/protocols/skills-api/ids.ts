/**
 * Ids of skills and their versions, as hosted APIs have them: they contain source kind and slug, so
 * they need no table and stay the same for ever. Pure.
 */
import { isSlug } from '../../packages/manifest/slug.ts'
import { folderOf } from '../../packages/git-paths.ts'
import type { SourceKind } from '../../registry/skills/schemas.ts'

export type SkillName = { sourceKind: SourceKind; slug: string }

type Row = { source_kind: SourceKind; slug: string }

const SKILL_ID = /^skill_(system|user|registry)_(.{1,200})$/
const VERSION_ID = /^skver_(.{1,200})_([1-9]\d{0,8})$/
const NUMBER = /^[1-9]\d{0,8}$/

export const nameOf = ({ source_kind: sourceKind, slug }: Row): SkillName => ({ sourceKind, slug })

/** No slug has two hyphens in a row. */
export const skillIdOf = ({ sourceKind, slug }: SkillName): string =>
  `skill_${sourceKind}_${folderOf(slug)}`

export const parseSkillId = (id: string): SkillName | null => {
  const [, kind, folder = ''] = SKILL_ID.exec(id) ?? []
  const slug = folder.replace('--', '/')
  return kind !== undefined && isSlug(slug) ? { sourceKind: kind as SourceKind, slug } : null
}

export const versionIdOf = (name: SkillName, revision: number): string =>
  `${skillIdOf(name).replace('skill_', 'skver_')}_${revision}`

/** The number of a version of this skill, from its number or its id; null for anything else. */
export const parseVersion = (name: SkillName, version: string): number | null => {
  if (NUMBER.test(version)) return Number(version)
  const [, rest = '', number] = VERSION_ID.exec(version) ?? []
  return number !== undefined && `skill_${rest}` === skillIdOf(name) ? Number(number) : null
}
