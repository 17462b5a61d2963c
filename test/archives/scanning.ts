/** Scans single files for the tests of the security rules. */
import { Buffer } from 'node:buffer'
import { findingsIn } from '../../src/packages/scan/security-scan.ts'
import type { Bytes } from '../support/archives.ts'

/** The findings as short lines: severity, rule, line. */
export const scan = (path: string, content: Bytes): string[] =>
  findingsIn(path, typeof content === 'string' ? Buffer.from(content) : content).map(
    ({ severity, rule_id: rule, line }) => `${severity} ${rule} ${line}`,
  )

/** What the file is, its path, its content, and what is found in it. */
export type ScanCase = [what: string, path: string, content: Bytes, found: string[]]

/** Characters that no plain text editor lets one type. */
export const tagged = (text: string): string =>
  Array.from(text, (it) => String.fromCodePoint(0xe0000 + (it.codePointAt(0) ?? 0))).join('')

/** Text that looks random, the same each time. */
export const random = (length: number, alphabet: string, seed = 7): string => {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return alphabet[(state >> 8) % alphabet.length]
  }).join('')
}

export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const WORD = `${UPPER}${UPPER.toLowerCase()}0123456789`
