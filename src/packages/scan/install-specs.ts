/** What an argument of an installer, or an entry of a list of dependencies, names. Pure. */
import type { InstalledPackage } from '../types.ts'

export type Named = Pick<InstalledPackage, 'ecosystem' | 'name' | 'version'>

const NPM = /^((?:@[a-z0-9_.-]{1,100}\/)?[a-z0-9_][\w.-]{0,100})(?:@(.{0,100}))?$/i
const ALIAS = /^(?:.{1,120}@)?npm:/
const EXACT = /^v?\d[\w.+-]{0,60}$/

/** Null if the registry is not its source. */
export const npmSpec = (spec: string): Named | null => {
  const [, name, version = ''] = NPM.exec(spec.replace(ALIAS, '')) ?? []
  if (name === undefined) return null
  const exact = version.replace(/^=?v?/, '')
  return {
    ecosystem: 'npm',
    name: name.toLowerCase(),
    version: EXACT.test(exact) ? exact : null,
  }
}

/** An entry of package.json. */
export const npmEntry = (name: string, range: string): Named | null =>
  range.startsWith('npm:') ? npmSpec(range) : npmSpec(`${name}@${range}`)

const PYPI =
  /^([a-z0-9][\w.-]{0,100})\s{0,4}(?:\[[^\]]{0,200}\])?\s{0,4}(?:(===?|@|[<>~!]=?)(.{0,100}))?/i

/** The form in which the index compares names. */
export const pypiName = (name: string): string => name.toLowerCase().replaceAll(/[-_.]{1,20}/g, '-')

export const pypiSpec = (spec: string): Named | null => {
  const [, name, operator = '', version = ''] = PYPI.exec(spec) ?? []
  if (name === undefined) return null
  const exact = version.trim().replace(/\s{0,20}[;#].{0,100}$/, '')
  const isExact = (operator === '==' || operator === '===' || operator === '@') && EXACT.test(exact)
  return { ecosystem: 'PyPI', name: pypiName(name), version: isExact ? exact : null }
}
