/** Rejects a caller's path that could leave the package. Pure. */
import { AppError } from '../../platform/errors.ts'

const isInner = (path: string): boolean =>
  !/^[A-Za-z]:|[\\\0]/.test(path) &&
  path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')

/** The error is the same for every target, so it reveals nothing about what exists. */
export const assertRelativePath = (path: string): void => {
  if (isInner(path)) return
  throw new AppError(
    'skills.path_escape',
    'A path is relative to the skill, such as `SKILL.md` or `references/a.md`; a leading `/`, `.`, `..`, drives and backslashes are rejected.',
  )
}
