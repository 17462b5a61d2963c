/**
 * What stands around a finding lowers it by one step at most, from `block` to `hold`. Whether there
 * is a live target is the rule's own matter, and nothing else reaches `warn`. Pure.
 */
import type { Hit, ScannedFile } from './rule.ts'
import { isQuoted } from './sections.ts'

/** These are what they are, whatever is said about them. */
const CERTAIN = new Set([
  'text.tag_characters',
  'text.zero_width_run',
  'secret.private_key',
  'secret.service_account',
  'file.suspicious_executable',
  'file.nested_archive',
  'file.active_document',
])

/** Fixtures of tests and pattern lists of scanners. */
const EXAMPLES =
  /(?:^|\/)(?:tests?|__tests__|fixtures?|examples?|samples?|rules|patterns|signatures|evals?|testdata|corpus)\//i

export const inContext = (file: ScannedFile, hit: Hit): Hit => {
  if (hit.severity !== 'block' || CERTAIN.has(hit.rule_id)) return hit
  const isExample = EXAMPLES.test(file.path) || isQuoted(file.text, hit.offset)
  return isExample ? { ...hit, severity: 'hold' } : hit
}
