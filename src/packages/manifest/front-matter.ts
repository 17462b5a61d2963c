/**
 * Reads YAML front matter as plain data. YAML allows more than a skill needs, and readers disagree
 * about the rest, so only what all of them read alike is accepted: no tags, anchors, aliases or
 * merge keys, no duplicate keys, and nothing that the parser warns about.
 */
import { CST, Lexer, parseDocument, Parser } from 'yaml'
import { refuseDescription, type DescriptionReason } from './description-refusals.ts'
import { isObject, MAX_DEPTH, toJson } from './plain-data.ts'
import type { JsonObject } from '../types.ts'

const entry = 'SKILL.md'
/** The text after the opening line. */
const FIRST_LINE = 2

const FORBIDDEN: Partial<Record<string, DescriptionReason>> = {
  tag: 'front_matter.tag',
  anchor: 'front_matter.anchor',
  alias: 'front_matter.alias',
}

export type FrontMatter = {
  /** Null if there is nothing but blank lines and comments. */
  fields: JsonObject | null
  /** The description was not valid YAML, yet could only mean one thing. */
  isDescriptionRepaired: boolean
}

export const readFrontMatter = (text: string): FrontMatter => {
  try {
    return { fields: readYaml(text), isDescriptionRepaired: false }
  } catch (fault) {
    const repaired = quoteDescription(text)
    if (repaired === null) throw fault
    return { fields: readYaml(repaired), isDescriptionRepaired: true }
  }
}

const readYaml = (text: string): JsonObject | null => {
  checkShape(text)
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: true,
    strict: true,
    // Large numbers would change silently otherwise.
    intAsBigInt: true,
    prettyErrors: false,
  })
  const [fault] = [...document.errors, ...document.warnings]
  if (fault !== undefined) {
    const isDuplicate = fault.code === 'DUPLICATE_KEY'
    throw refuseDescription(isDuplicate ? 'front_matter.duplicate_key' : 'front_matter.syntax', {
      entry,
      line: lineAt(text, fault.pos[0]),
      ...(isDuplicate ? {} : { found: fault.message }),
    })
  }
  // Maps distinguish keys that are not text.
  const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 0 })
  if (value === null) return null
  if (!(value instanceof Map)) throw refuseDescription('front_matter.not_mapping', { entry })
  if (hasMergeKey(value)) throw refuseDescription('front_matter.merge_key', { entry })
  const json = toJson(value, entry)
  return isObject(json) ? json : null
}

/** Checks forbidden syntax and the depth of the text before any recursive code reads it. */
const checkShape = (text: string): void => {
  const parser = new Parser()
  let offset = 0
  let isScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    const reason = isScalar ? undefined : FORBIDDEN[CST.tokenType(lexeme) ?? '']
    if (reason !== undefined) throw refuseDescription(reason, { entry, line: lineAt(text, offset) })
    isScalar = lexeme === CST.SCALAR
    if (!isMark(lexeme)) offset += lexeme.length
    // Only the depth of the parser matters here, not the tokens.
    Array.from(parser.next(lexeme))
    const depth = parser.stack.filter(CST.isCollection).length
    if (depth > MAX_DEPTH) {
      throw refuseDescription('data.depth', { entry, line: lineAt(text, offset), limit: MAX_DEPTH })
    }
  }
}

/** Tokens that the lexer adds to the text. */
const isMark = (lexeme: string): boolean =>
  lexeme === CST.SCALAR || lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END

const lineAt = (text: string, offset: number): number =>
  FIRST_LINE + text.slice(0, offset).split('\n').length - 1

const hasMergeKey = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasMergeKey)
  return value instanceof Map && (value.has('<<') || [...value.values()].some(hasMergeKey))
}

/**
 * `description: Use when: …` is not YAML, but people write it and mean the whole line. Null if
 * there is no such line.
 */
const quoteDescription = (text: string): string | null => {
  const plain = /^description:[ \t]+([^\s"'|>&*!%@`#{}[\],?-].*)$/m.exec(text)
  const value = plain?.[1]?.trimEnd()
  if (plain === null || value === undefined || !/:(?:\s|$)/.test(value)) return null
  const end = plain.index + plain[0].length
  return `${text.slice(0, plain.index)}description: ${JSON.stringify(value)}${text.slice(end)}`
}
