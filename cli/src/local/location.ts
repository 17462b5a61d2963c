/** Where a folder of the lock file really is, since a repository may have links that lead anywhere. */
import { realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { isVersionControl } from '../../../src/packages/version-control.ts'
import { refuse } from '../api/failures.ts'
import type { Place } from './place.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code))

/** Of what does not exist, where it would be made: no folder is made through a link to nothing. */
const realPath = async (path: string): Promise<string> => {
  try {
    return await realpath(path)
  } catch (error) {
    if (!isMissing(error)) throw error
    return join(await realPath(dirname(path)), basename(path))
  }
}

const wayTo = (path: string, from: string): string[] => relative(from, path).split(sep)

/** On Windows there is no way to another disk. */
const isOutside = (path: string, folder: string): boolean =>
  wayTo(path, folder)[0] === '..' || isAbsolute(relative(folder, path))

/** In the home folder all links are the user's own. */
const mayLeave = ({ scope, to, linked }: Place, folder: string): boolean =>
  scope === 'personal' || [to, ...linked].some((named) => folder.startsWith(`${named}/`))

const faultOf = (place: Place, folder: string, root: string, path: string): string | null => {
  const advice = 'Nothing was changed. Name another folder, or correct the lock file.'
  if (!isOutside(root, path)) return `which contains all of ${root}. ${advice}`
  if (isVersionControl(wayTo(path, root).join('/'))) {
    return `in version control data. ${advice}`
  }
  if (!isOutside(path, root) || mayLeave(place, folder)) return null
  return `outside of the project, because of a symbolic link. Nothing was changed. If you want that, name the folder: --linked ${dirname(folder)}`
}

/** The path of what would be replaced or removed; a link in its place is not followed. */
export const locate = async (place: Place, folder: string): Promise<string> => {
  const root = await realPath(place.root)
  const given = join(place.root, folder)
  const path = join(await realPath(dirname(given)), basename(given))
  const fault = faultOf(place, folder, root, path)
  if (fault === null) return path
  throw refuse('cli.outside', 'Not a folder for skills', `${folder} is really ${path}, ${fault}`)
}
