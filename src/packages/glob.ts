/**
 * The globs that packages may use (front matter `paths`): segments separated by slashes; `*` and
 * `?` within a segment; `**` as a segment that stands for any number of segments; `{a,b}` with
 * plain alternatives, not nested, that expand to at most eight patterns. Anything else is a fault.
 * Pure.
 */
import { finding } from './manifest/diagnostics.ts'
import type { Diagnostic, JsonValue } from './types.ts'

export const MAX_GLOBS = 50
const MAX_CHARACTERS = 256
const MAX_SEGMENTS = 32
const MAX_WILDCARDS = 16
const MAX_PATTERNS = 8

/** `head` and `tail` are the parts before the first wildcard and after the last one. */
export type GlobSegment = { text: string; isWild: boolean; head: string; tail: string }
export type GlobPattern = readonly GlobSegment[]

export const ANY_SEGMENTS = '**'

class GlobFault extends Error {}

/** All combinations of the alternatives. */
const patternsOf = (glob: string): string[] => {
  let patterns = ['']
  let rest = glob
  while (rest !== '') {
    const [, plain = '', group] = /^([^{}]*)(?:\{([^{}]*)\})?/.exec(rest) ?? []
    const alternatives = group?.split(',') ?? ['']
    const isOne = group !== undefined && alternatives.length === 1
    if (isOne || (plain === '' && group === undefined)) {
      throw new GlobFault('has braces that do not contain plain alternatives such as {a,b}')
    }
    patterns = patterns.flatMap((head) => alternatives.map((tail) => `${head}${plain}${tail}`))
    if (patterns.length > MAX_PATTERNS) {
      throw new GlobFault(`has alternatives that expand to more than ${MAX_PATTERNS} patterns`)
    }
    rest = rest.slice(plain.length + (group === undefined ? 0 : group.length + 2))
  }
  return patterns
}

const checkCharacters = (pattern: string): void => {
  if (/[[\]\\]/.test(pattern)) throw new GlobFault('has a character class or a backslash')
  if (/[!@+?*]\(/.test(pattern)) throw new GlobFault('has an extended pattern such as +(a)')
  if (pattern.startsWith('!')) throw new GlobFault('is a negation')
}

const segmentOf = (text: string): GlobSegment => {
  const literals = text.split(/[*?]/)
  return {
    text,
    isWild: literals.length > 1,
    head: literals[0] ?? '',
    tail: literals.at(-1) ?? '',
  }
}

/** A final `**` matches what is below the folder, not the folder. */
const segmentsOf = (pattern: string): GlobPattern => {
  checkCharacters(pattern)
  const names = pattern.split('/').filter((name, index) => {
    const isRoot = index === 0 && name === ''
    return isRoot || (name !== '' && name !== '.')
  })
  if (names.every((name) => name === '')) throw new GlobFault('names no file')
  if (names.includes('..')) throw new GlobFault('leaves its folder')
  if (names.some((name) => name !== ANY_SEGMENTS && name.includes(ANY_SEGMENTS))) {
    throw new GlobFault('has ** within a segment; it must be a segment of its own')
  }
  const kept = names.filter((name, index) => name !== '**' || names[index + 1] !== '**')
  if (kept.at(-1) === ANY_SEGMENTS) kept.push('*')
  if (kept.length > MAX_SEGMENTS) throw new GlobFault(`has more than ${MAX_SEGMENTS} segments`)
  if (kept.join('').split(/[*?]/).length > MAX_WILDCARDS + 1) {
    throw new GlobFault(`has more than ${MAX_WILDCARDS} wildcards`)
  }
  return kept.map(segmentOf)
}

/** The patterns of a glob, or its fault. */
export const parseGlob = (glob: string): { patterns: GlobPattern[] } | { fault: string } => {
  try {
    if (glob.length > MAX_CHARACTERS) {
      throw new GlobFault(`is longer than ${MAX_CHARACTERS} characters`)
    }
    if (glob === '') throw new GlobFault('names no file')
    return { patterns: patternsOf(glob).map(segmentsOf) }
  } catch (error) {
    if (error instanceof GlobFault) return { fault: error.message }
    throw error
  }
}

/** The globs of the field, which may be one text or a list. Other types are reported elsewhere. */
export const globsOf = (paths: unknown): unknown[] =>
  Array.isArray(paths) ? paths : [paths].filter((glob) => glob !== null && glob !== undefined)

export const globFindings = (paths: JsonValue | undefined): Diagnostic[] => {
  const globs = globsOf(paths)
  const faults = globs.slice(0, MAX_GLOBS).flatMap((glob, index): Diagnostic[] => {
    const parsed = typeof glob === 'string' ? parseGlob(glob) : { patterns: [] }
    if ('patterns' in parsed) return []
    const place = Array.isArray(paths) ? `paths.${index}` : 'paths'
    const message = `The glob ${parsed.fault}, so it is ignored.`
    return [finding('warning', 'contract.paths.glob', place, message)]
  })
  if (globs.length <= MAX_GLOBS) return faults
  const message = `Only the first ${MAX_GLOBS} globs are used; the others are ignored.`
  return [...faults, finding('warning', 'contract.paths.count', 'paths', message)]
}
