/** The names of all variables, and those in the environment that were meant to be one of them. */
import { closest, distance } from 'fastest-levenshtein'
import { type Env, parseConfig } from './config.ts'

/** Every variable that there is: those that are read when none is set. */
export const variables = (): Set<string> => {
  const names = new Set<string>()
  const nothing: Env = {}
  parseConfig(
    new Proxy(nothing, {
      get: (_nothing, name) => {
        names.add(String(name))
        return undefined
      },
    }),
  )
  return names
}

const SHORT = 8

/** Other programs have variables of their own, so only what is nearly one of ours is named. */
export const misspeltWarnings = (given: string[]): string[] => {
  const known = variables()
  return given.flatMap((name) => {
    if (known.has(name) || !/^[A-Z][A-Z0-9_]{4,}$/.test(name)) return []
    const meant = closest(name, [...known])
    const isNear = distance(name, meant) <= (meant.length < SHORT ? 1 : 2)
    return isNear ? [`${name} is no variable of this service: did you mean ${meant}?`] : []
  })
}
