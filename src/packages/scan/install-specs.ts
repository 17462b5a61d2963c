/** What an argument of an installer, or an entry of a list of dependencies, names. Pure. */
import type { Ecosystem, InstalledPackage } from '../types.ts'

export type Named = Pick<InstalledPackage, 'ecosystem' | 'name' | 'version'>

export type Place = Named & { offset: number; length: number }

const EXACT = /^\d[\w.+-]{0,60}$/

const small = (name: string): string => name.toLowerCase()

/** The form in which a registry compares names; modules of Go are compared in small letters, too. */
const COMPARED: Record<Ecosystem, (name: string) => string> = {
  npm: small,
  PyPI: (name) => small(name).replaceAll(/[-_.]{1,20}/g, '-'),
  RubyGems: small,
  'crates.io': (name) => small(name).replaceAll('-', '_'),
  Go: small,
  NuGet: small,
}

export const isEcosystem = (name: string): name is Ecosystem => Object.hasOwn(COMPARED, name)

export const comparedName = (ecosystem: Ecosystem, name: string): string =>
  COMPARED[ecosystem](name)

/** Anything else than one version is null. */
export const named = (ecosystem: Ecosystem, name: string, version = ''): Named => {
  const exact = version.trim().replace(/^={0,3}\s{0,4}v?/, '')
  return {
    ecosystem,
    name: comparedName(ecosystem, name),
    version: EXACT.test(exact) ? exact : null,
  }
}

const NPM = /^((?:@[a-z0-9_.-]{1,100}\/)?[a-z0-9_][\w.-]{0,100})(?:@(.{0,100}))?$/i
const ALIAS = /^(?:.{1,120}@)?npm:/

/** Null if the registry is not its source. */
export const npmSpec = (spec: string): Named | null => {
  const [, name, version = ''] = NPM.exec(spec.replace(ALIAS, '')) ?? []
  if (name === undefined) return null
  return named('npm', name, version)
}

/** An entry of package.json. */
export const npmEntry = (name: string, range: string): Named | null =>
  range.startsWith('npm:') ? npmSpec(range) : npmSpec(`${name}@${range}`)

const PYPI =
  /^([a-z0-9][\w.-]{0,100})\s{0,4}(?:\[[^\]]{0,200}\])?\s{0,4}(?:(===?|@|[<>~!]=?)(.{0,100}))?/i

export const pypiSpec = (spec: string): Named | null => {
  const [, name, operator = '', version = ''] = PYPI.exec(spec) ?? []
  if (name === undefined) return null
  const exact = version.trim().replace(/\s{0,20}[;#].{0,100}$/, '')
  const isExact = operator === '==' || operator === '===' || operator === '@'
  return named('PyPI', name, isExact ? exact : '')
}

const MODULE = /^([a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,5}\/[\w.~/-]{1,200}?)\/?(?:@(\S{1,80}))?$/i
/** Below a module there are commands and packages. */
const LONGEST_MODULE = 6

/** A path of Go names a package; any part of its beginning may be the module. */
export const goSpecs = (spec: string): Named[] => {
  const [, path, version = ''] = MODULE.exec(spec) ?? []
  if (path === undefined) return []
  const parts = path.split('/')
  return parts
    .slice(1, LONGEST_MODULE)
    .map((_, n) => named('Go', parts.slice(0, n + 2).join('/'), version.replace(/^v/, '')))
}
