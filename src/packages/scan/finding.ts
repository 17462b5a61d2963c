/** Makes a finding of a hit: with its line, an excerpt and its fingerprint. Pure. */
import { createHash } from 'node:crypto'
import type { SecurityFinding, Severity } from '../types.ts'
import { excerptOf, shownAround, type Span } from './excerpt.ts'
import { fenceAt } from './fences.ts'
import { lineEnd, lineStart } from './lines.ts'
import type { Hit, ScannedFile } from './rule.ts'

const SEVERITIES: Severity[] = ['info', 'warn', 'hold', 'block']

type Weighed = { severity: Severity }

export const isGraver = (a: Weighed, b: Weighed): boolean =>
  SEVERITIES.indexOf(a.severity) > SEVERITIES.indexOf(b.severity)

/** A finding whose path may still change; `matched` is a digest of what it is about. */
export type Found = Omit<SecurityFinding, 'fingerprint'> & { matched: string }

export const foundAt = (
  file: ScannedFile,
  hit: Hit & { line: number },
  secrets: readonly Span[],
): Found => ({
  rule_id: hit.rule_id,
  severity: hit.severity,
  message: hit.message,
  path: file.path,
  line: hit.line,
  excerpt: excerptOf(file.raw, hit, secrets),
  decoded: hit.decoded === undefined ? null : shownAround(hit.decoded, hit.decodedAt ?? 0),
  decoding: hit.decoding ?? [],
  matched: matchedBy(file, hit),
})

/** What a finding says, and all that it says this of. Texts go in as one byte a character, as the rules saw them. */
const matchedBy = (file: ScannedFile, hit: Hit): string => {
  const { message, offset, length, decoded = '' } = hit
  // A fact stays one while its file changes; what judges a whole file is about each byte.
  const isOfFile = hit.isRest === true || (length === 0 && hit.severity !== 'info')
  if (isOfFile) return createHash('sha256').update(`${message}\0${file.digest()}`).digest('hex')
  return createHash('sha256')
    .update(`${message}\0${decoded.length}\0${length}\0`)
    .update(decoded, 'latin1')
    .update(file.raw.slice(offset, offset + length), 'latin1')
    .update(hit.isSecret ? '' : statementAt(file, hit), 'latin1')
    .digest('hex')
}

/** A longer line is no statement. */
const REACH = 2000

/** The code span in a text of markdown, else the whole lines: a rule may match a word, and mean the command around it. */
const statementAt = (file: ScannedFile, { offset, length }: Hit): string => {
  const { raw } = file
  const end = offset + length
  const start = lineStart(raw, offset, REACH)
  const stop = Math.max(end, lineEnd(raw, Math.max(offset, end - 1), REACH))
  if (file.isMarkdown && fenceAt(file.fences, offset) === null) {
    const ticks = raw.slice(start, offset).split('`')
    const close = raw.slice(end, stop).indexOf('`')
    if (ticks.length % 2 === 0 && close !== -1)
      return raw.slice(offset - (ticks.at(-1)?.length ?? 0), end + close)
  }
  return raw.slice(start, stop)
}

const fingerprintOf = (rule: string, path: string, matched: string): string =>
  createHash('sha256').update(`${rule}\0${path}\0${matched}`).digest('hex')

export const findingOf = ({ matched, ...found }: Found, path = found.path): SecurityFinding => ({
  ...found,
  path,
  fingerprint: fingerprintOf(found.rule_id, path, matched),
})
