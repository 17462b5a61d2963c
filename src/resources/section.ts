/** What a function answers, as the content of its section URI. Pure. */
import { AppError } from '../errors.ts'

export type Content = { text: string; mimeType: 'text/markdown' | 'application/json' }

/** Indenting what is nested deeper would grow it out of all proportion. */
const MAX_DEPTH = 32

/** All keys of all objects; refuses what is nested too deep. */
const keysOf = (value: unknown, depth = 1, found = new Set<string>()): Set<string> => {
  if (typeof value !== 'object' || value === null) return found
  if (depth > MAX_DEPTH) {
    throw new AppError(
      'functions.failed',
      `The function's answer is nested deeper than ${MAX_DEPTH} levels.`,
    )
  }
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key)
    keysOf(item, depth + 1, found)
  }
  return found
}

/** Two blanks, keys sorted: a list of keys makes their order, also of those that are numbers. */
const pretty = (value: unknown): string =>
  JSON.stringify(value ?? null, [...keysOf(value)].toSorted(), 2)

export const contentOf = (result: unknown): Content => {
  if (typeof result === 'string') return { text: result, mimeType: 'text/markdown' }
  if (typeof result === 'object' && result !== null && 'content' in result) {
    const { content } = result
    if (typeof content === 'string') return { text: content, mimeType: 'text/markdown' }
  }
  return { text: pretty(result), mimeType: 'application/json' }
}
