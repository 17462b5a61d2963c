/** Path parameters, and what they name. */
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { parseSkillId, parseVersion, type SkillName } from './ids.ts'

export const skillParam = {
  skill_id: Type.String({
    maxLength: 220,
    description: 'The id of a skill, as a list or its creation returns it.',
    examples: ['skill_user_greet-skill'],
  }),
}

export const versionParam = {
  ...skillParam,
  version: Type.String({
    maxLength: 240,
    description: 'The number of a version, or its id.',
    examples: ['1'],
  }),
}

export const nameIn = ({ skill_id: id }: { skill_id: string }): SkillName => {
  const name = parseSkillId(id)
  if (name === null) throw new AppError('skills.not_found', 'That is not the id of a skill.')
  return name
}

export const numberIn = (name: SkillName, version: string): number => {
  const number = parseVersion(name, version)
  if (number !== null) return number
  throw new AppError('skills.revision_not_found', 'That is not a version of this skill.')
}
