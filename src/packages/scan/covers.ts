/**
 * Ways in which a text has something kept from whoever decides: left out, played down, named otherwise, or taken as
 * agreed. Honest texts hardly have them, so that no act needs to stand beside them. Pure.
 */
import { isGuarded } from './guards.ts'
import { lineAt } from './lines.ts'
import { isQuoted, isTaught, sentenceAt, Unit } from './order-unit.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { findSign, wholeOf } from './sign.ts'
import { withoutTold } from './told-lines.ts'

export const MOST = 120_000
