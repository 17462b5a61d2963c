/**
 * Warns about variables without effect: misspelt names, and values that the chosen mode ignores.
 * Pure.
 */
import { closest, distance } from 'fastest-levenshtein'
import { type Env, readVariables, table } from './config-values.ts'

const SHORT = 8

/** The environment has variables of other programs, so only near misses are reported. */
const misspelt = (names: string[]): string[] => {
  const known = table.map(([name]) => name)
  return names.flatMap((name) => {
    if (known.includes(name) || !/^[A-Z][A-Z0-9_]{4,}$/.test(name)) return []
    const meant = closest(name, known)
    const isNear = distance(name, meant) <= (meant.length < SHORT ? 1 : 2)
    return isNear ? [`${name} is not a variable of this service: did you mean ${meant}?`] : []
  })
}

const unused = (env: Env): string[] => {
  const values = readVariables(env)
  const ineffective = table.filter(
    ([name, { only }]) => env[name]?.trim() && only?.holds(values) === false,
  )
  const groups = Map.groupBy(ineffective, ([, { only }]) => only?.text)
  const said = [...groups].map(
    ([text, found]) => `${found.map(([name]) => name).join(', ')} (used only if ${text})`,
  )
  return said.length > 0 ? [`set without effect: ${said.join('; ')}`] : []
}

export const configWarnings = (env: Env): string[] => [
  ...misspelt(Object.keys(env)),
  ...unused(env),
]
