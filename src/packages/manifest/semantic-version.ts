/** A plain semantic version: no prefix, no omitted parts, no range. */
import { parse } from 'semver'

export const isSemanticVersion = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  const version = parse(value)
  if (version === null) return false
  const build = version.build.length === 0 ? '' : `+${version.build.join('.')}`
  return value === version.version + build
}
