/** Makes a finding of a hit: with its line, an excerpt and its fingerprint. Pure. */
import { createHash } from 'node:crypto'
import type { SecurityFinding } from '../types.ts'
import { asText, excerptOf, shown } from './excerpt.ts'
import type { Hit, ScannedFile } from './rule.ts'

/** A finding whose path may still change. */
export type Found = Omit<SecurityFinding, 'fingerprint'> & { matched: string }

export const foundAt = (file: ScannedFile, line: number, hit: Hit): Found => {
  const text = file.raw
  return {
    rule_id: hit.rule_id,
    severity: hit.severity,
    message: hit.message,
    path: file.path,
    line,
    excerpt: excerptOf(text, hit),
    decoded: hit.decoded === undefined ? null : shown(asText(hit.decoded)),
    decoding: hit.decoding ?? [],
    matched: hit.decoded ?? text.slice(hit.offset, hit.offset + hit.length),
  }
}

/** The matched text goes in as one byte a character, as the rules saw it. */
const fingerprintOf = (rule: string, path: string, matched: string): string =>
  createHash('sha256').update(`${rule}\0${path}\0`).update(matched, 'latin1').digest('hex')

export const findingOf = ({ matched, ...found }: Found, path = found.path): SecurityFinding => ({
  ...found,
  path,
  fingerprint: fingerprintOf(found.rule_id, path, matched),
})
