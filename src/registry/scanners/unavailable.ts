/** The finding that a scanner has not looked at a package. Pure. */
import type { SecurityFinding, SkillPackage } from '../../packages/types.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ScannerRow } from './repository.ts'

const PATH = 'SKILL.md'

const ruleOf = (scannerId: string): string => `scanner:${scannerId}/unavailable`

/** Of the finding; bound to these bytes, so that a release is no release of later ones. */
export const unavailableIn = (fingerprint: string, scannerId: string): string =>
  fingerprintOf(ruleOf(scannerId), PATH, fingerprint)

export const unavailable = (
  { scanner_id: id, required }: Pick<ScannerRow, 'scanner_id' | 'required'>,
  { fingerprint }: SkillPackage,
  reason: string,
): SecurityFinding => ({
  rule_id: ruleOf(id),
  severity: required ? 'hold' : 'info',
  message: `The ${required ? 'required ' : ''}scanner ${id} has not looked at this package: ${reason}.`,
  path: PATH,
  line: 1,
  excerpt: '',
  decoded: null,
  decoding: [],
  fingerprint: unavailableIn(fingerprint, id),
})

/** Whether a finding is what the scanner itself has found. */
export const isOfScanner = ({ rule_id }: SecurityFinding, scannerId: string): boolean =>
  rule_id.startsWith(`scanner:${scannerId}/`)
