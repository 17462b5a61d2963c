/** Texts that tell the reviewer of the package what to find. Pure. */
import { isInQuotes } from './injection.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isAboutAttacks } from './sections.ts'
import { wholeOf } from './sign.ts'

const TO_REVIEWERS =
  /\b(?:assistants?|models?|agents?|scanners?|tools?|ai|llms?|reviewers?|auditors?|analy[sz]ers?)\b[^.\n]{0,30}\b(?:review|scan|audit|check|analy[sz]|inspect|vet|rat|evaluat|assess)(?:e?s|ing|e)?\b[^.\n]{0,20}\b(?:this|these) (?:package|skill|file|repo\w*|plugin|content|text|folder)s?\b[^.\n]{0,60}\b(?:should|must|shall|has to|have to|are to|is to|can|may)\b[^.\n]{0,30}\b(?:report|answer|return|conclude|output|say|mark|rate|classify|consider|treat|score|skip)\b(?:(?!\b(?:whether|how|if|any|each|every|not)\b)[^\n]){0,60}\b(?:safe|benign|clean|harmless|trusted|no (?:issues?|findings?|risks?)|100|pass(?:ed)?|approved?|verified|skip)\b/i

/** A part of it, which is found sooner. */
const AT_HAND =
  /\b(?:this|these) (?:package|skill|file|repo\w*|plugin|content|text|folder)s?\b[^.\n]{0,60}\b(?:should|must|shall|has to|have to|are to|is to|can|may)\b/i

export function* findReviewerOrders(file: ScannedFile): Generator<Hit> {
  if (!AT_HAND.test(file.text)) return
  const match = wholeOf(file).find(TO_REVIEWERS, file.text)
  if (match === null || isInQuotes(file.text, match.index)) return
  const before = lineAt(file.text, match.index).slice(0, 200)
  yield found(
    'injection.override',
    isAboutAttacks(before) ? 'warn' : 'hold',
    'The text tells whoever reviews the package what to find.',
    match.index,
    match[0].length,
  )
}
