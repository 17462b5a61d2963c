/** Formats a function's result as the content of its section URI. Pure. */
import { AppError } from '../../platform/errors.ts'

export type Content = { text: string; mimeType: 'text/markdown' | 'application/json' }

/** Indenting deeper nesting would multiply the size of the text. */
const MAX_DEPTH = 32

/** Two spaces, keys sorted. Not `JSON.stringify`, which puts numeric keys first. */
const pretty = (value: unknown, indent = ''): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  if (indent.length === 2 * MAX_DEPTH) {
    throw new AppError(
      'functions.failed',
      `The function's result is nested deeper than ${MAX_DEPTH} levels.`,
    )
  }
  const isArray = Array.isArray(value)
  const inner = `${indent}  `
  const items = isArray
    ? value.map((item) => pretty(item, inner))
    : Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${JSON.stringify(key)}: ${pretty(item, inner)}`)
  const [open, close] = isArray ? ['[', ']'] : ['{', '}']
  return items.length === 0
    ? open + close
    : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`
}

export const contentOf = (result: unknown): Content => {
  if (typeof result === 'string') return { text: result, mimeType: 'text/markdown' }
  if (typeof result === 'object' && result !== null && 'content' in result) {
    const { content } = result
    if (typeof content === 'string') return { text: content, mimeType: 'text/markdown' }
  }
  return { text: pretty(result), mimeType: 'application/json' }
}
