/** What a combination of signs is. Pure. */
import type { Unit } from './order-unit.ts'
import type { Hit } from './rule.ts'

export type Order = {
  rule: string
  what: string
  /** The sign that the finding points at. */
  at: RegExp
  isMet: (it: Unit) => boolean
  severity?: Hit['severity']
  /** What leaves no honest reading where the host is live. */
  isCertain?: (it: Unit) => boolean
}
