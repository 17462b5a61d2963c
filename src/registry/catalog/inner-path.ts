/** Paths that a caller writes: whatever could mean a place outside the package is refused. Pure. */
import { AppError } from '../../platform/errors.ts'

const isInner = (path: string): boolean =>
  !/^[A-Za-z]:|[\\\0]/.test(path) &&
  path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')

/** Tells nothing of what is there: the answer is the same wherever the path leads. */
export const checkInnerPath = (path: string): void => {
  if (isInner(path)) return
  throw new AppError(
    'skills.path_escape',
    'A path is relative to the skill, such as `SKILL.md` or `references/a.md`; a leading `/`, `.`, `..`, drives and backslashes are refused.',
  )
}
