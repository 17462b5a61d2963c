/**
 * Callers who publish single skills: readers who may also upload, and install and update those. All
 * else that needs a higher role is closed to them, without a rule of its own. Pure.
 */
import { AppError } from '../errors.ts'
import type { Actor } from './caller.ts'
import { permits, type Role } from './roles.ts'

type Requirement = {
  role: Role
  /** Also for those who publish single skills: the service checks which. */
  bySlug?: boolean | undefined
}

export const isAdmitted = (
  { role: held, publishes }: Actor,
  { role, bySlug = false }: Requirement,
): boolean => permits(held, role) || (bySlug && publishes !== undefined)

/** Throws unless the actor may publish the skill; its role was checked before. */
export const checkPublishes = ({ publishes }: Actor, slug: string): void => {
  if (publishes === undefined || publishes.includes(slug)) return
  throw new AppError(
    'access.forbidden',
    `This token publishes other skills only: ${publishes.join(', ')}. An admin adds ${slug} to its trusted publisher.`,
    { details: { slug, slugs: publishes } },
  )
}
