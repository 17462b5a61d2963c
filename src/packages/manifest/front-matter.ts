/**
 * Reads YAML front matter as plain data. YAML allows more than a skill needs, and readers disagree
 * about it, so only what all of them read alike is accepted: no tags, anchors, aliases or merge
 * keys, no duplicate keys, and nothing that the parser warns about.
 */
import { CST, Lexer, parseDocument, Parser } from 'yaml'
import { finding } from './diagnostics.ts'
import {
  type DescriptionReason,
  EXAMPLE,
  type Fault,
  MAX_FAULTS,
  refuseDescription,
  throwFaults,
} from './errors.ts'
import { isObject, MAX_DEPTH, toJson } from './plain-data.ts'
import type { Diagnostic, JsonObject } from '../types.ts'

const entry = 'SKILL.md'

const FORBIDDEN: Partial<Record<string, DescriptionReason>> = {
  tag: 'front_matter.tag',
  anchor: 'front_matter.anchor',
  alias: 'front_matter.alias',
}

const NOT_REPAIRED_BY_QUOTES = new Set<DescriptionReason>([
  'front_matter.duplicate_key',
  'front_matter.merge_key',
])

export type FrontMatter = {
  /** Null if there is nothing but blank lines and comments. */
  fields: JsonObject | null
  findings: Diagnostic[]
}

/** The description was not valid YAML, yet could only mean one thing. */
const REPAIRED = finding(
  'error',
  'strict.description.unquoted',
  'description',
  'The description contains ": " and is not in quotes, which is not valid YAML.',
)

/** `firstLine` is the number of the text's first line in SKILL.md. */
export const readFrontMatter = (text: string, firstLine: number): FrontMatter => {
  try {
    return { fields: readYaml(text, firstLine), findings: [] }
  } catch (fault) {
    const repaired = quoteDescription(text)
    if (repaired === null) throw fault
    return { fields: readYaml(repaired, firstLine), findings: [REPAIRED] }
  }
}

const readYaml = (text: string, firstLine: number): JsonObject | null => {
  const faultAt = (reason: DescriptionReason, offset: number, found?: string): Fault => {
    const line = firstLine + text.slice(0, offset).split('\n').length - 1
    const isQuotable = !NOT_REPAIRED_BY_QUOTES.has(reason)
    const write = isQuotable && quotedLine(text.split('\n')[line - firstLine] ?? '')
    return { reason, entry, line, ...(found && { found }), ...(write && { write }) }
  }
  const forbidden = shapeFaults(text, faultAt)
  if (forbidden.some(({ reason }) => reason === 'data.depth')) throwFaults(forbidden)
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
  const others = [...document.errors, ...document.warnings]
    .map(({ code, pos: [offset], message }) => {
      if (code === 'DUPLICATE_KEY') {
        return faultAt('front_matter.duplicate_key', offset, keyAt(text, offset))
      }
      const start = message.endsWith('quote') ? openingQuote(text, offset) : offset
      return faultAt('front_matter.syntax', start, message)
    })
    // The parser stumbles over what is forbidden, too.
    .filter(({ line }) => forbidden.every((fault) => fault.line !== line))
  throwFaults([...forbidden, ...others])
  // Maps distinguish keys that are not text.
  const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 0 })
  if (value === null) return null
  if (!(value instanceof Map)) {
    const start = text.search(/^[ \t]*[^\s#]/m)
    const fault = faultAt('front_matter.not_mapping', start, text.slice(start).split('\n')[0])
    throw refuseDescription('front_matter.not_mapping', { ...fault, write: EXAMPLE })
  }
  if (hasMergeKey(value)) throwFaults([faultAt('front_matter.merge_key', text.indexOf('<<'))])
  const json = toJson(value, entry)
  return isObject(json) ? json : null
}

type FaultAt = (reason: DescriptionReason, offset: number) => Fault

/** Checks forbidden syntax and the depth of the text before any recursive code reads it. */
const shapeFaults = (text: string, faultAt: FaultAt): Fault[] => {
  const faults: Fault[] = []
  const parser = new Parser()
  let offset = 0
  let isScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    const reason = isScalar ? undefined : FORBIDDEN[CST.tokenType(lexeme) ?? '']
    if (reason !== undefined && faults.length < MAX_FAULTS) faults.push(faultAt(reason, offset))
    isScalar = lexeme === CST.SCALAR
    if (!isMark(lexeme)) offset += lexeme.length
    // Only the depth of the parser matters here, not the tokens.
    Array.from(parser.next(lexeme))
    const depth = parser.stack.filter(CST.isCollection).length
    if (depth > MAX_DEPTH) return [{ ...faultAt('data.depth', offset), limit: MAX_DEPTH }]
  }
  return faults
}

const keyAt = (text: string, offset: number): string =>
  /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(offset))?.[0].trim() ?? ''

/** The start of a text whose closing quote is missing: the parser reports where it gave up. */
const openingQuote = (text: string, end: number): number => {
  let start = 0
  for (const lexeme of new Lexer().lex(text)) {
    if (isMark(lexeme)) continue
    if (start + lexeme.length >= end) break
    start += lexeme.length
  }
  return start
}

const NEEDS_QUOTES = /^[!&*%@`]|: |:$| #/

const UNCLOSED = /^[ \t]*[\w-]{1,64}:[ \t]+(["'])[^"'\\\p{C}\p{Zl}\p{Zp}]{1,200}$/u

/** The line with its value in quotes, if that is likely to repair it. */
const quotedLine = (line: string): string | null => {
  const [, quote] = UNCLOSED.exec(line) ?? []
  if (quote !== undefined) return line.trim() + quote
  const [, head, value] = /^([ \t]*(?:- )?[\w-]{1,64}:)[ \t]+(\S.{0,200})$/u.exec(line) ?? []
  if (head === undefined || value === undefined) return null
  if (!NEEDS_QUOTES.test(value) || /[\p{C}\p{Zl}\p{Zp}"\\]/u.test(value)) return null
  return `${head.trim()} "${value.trim()}"`
}

/** Tokens that the lexer adds, and that have no characters in the text. */
const isMark = (lexeme: string): boolean =>
  lexeme === CST.SCALAR || lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END

const hasMergeKey = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasMergeKey)
  return value instanceof Map && (value.has('<<') || [...value.values()].some(hasMergeKey))
}

/**
 * `description: Use when: …` is not YAML, but people write it, and mean the rest of the line. Null
 * if there is no such line.
 */
const quoteDescription = (text: string): string | null => {
  const plain = /^description:[ \t]+([^\s"'|>&*!%@`#{}[\],?-].*)$/m.exec(text)
  const value = plain?.[1]?.trimEnd()
  if (plain === null || value === undefined || !/:(?:\s|$)/.test(value)) return null
  const end = plain.index + plain[0].length
  return `${text.slice(0, plain.index)}description: ${JSON.stringify(value)}${text.slice(end)}`
}
