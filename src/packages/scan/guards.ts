/**
 * A double negation orders care: what is never done without a word to the user is done with one. A claim that needs a
 * proof is care, too. Pure.
 */

const WITHOUT = /^(?:without|sin|sans|ohne|sem|senza)\s/i
/** In the same clause, and not of the kind of "never forget to". */
const REFUSES =
  /\b(?:never|do not|don't|must not|should not|may not|cannot|can't|no \w+ (?:is|are|may|can|must|should)|nothing|refuse to|forbidden to|prohibited|not allowed to|nunca|jamais|nie|niemals|non)\s(?!(?:\w{1,8}\s){0,2}(?:forget|fail|hesitate|wait|stop|delay|pause|ask|olvid|oubli|vergiss))(?:[^.,;:!?\n]|[.:,](?=[^\s.,;:!?])){0,120}$/i

/** A claim that is made only with proof, or not out of the model's memory. */
const KEPT_BACK = String.raw`(?:(?!\b(?:users?|summar\w{1,4}|repl\w{1,3}|owners?|reviewers?|logs?)\b)[^.\n]|\.\w)`
const NO = String.raw`^(?:never|do not|don't|must not|should not)\s(?:\w{1,10}\s){0,2}?`
const PROVEN = new RegExp(
  [
    String.raw`${NO}(?:say|state|describe|quote|cite|claim|assert)\w{0,3}\s(?!(?:it|this|that|them|these|the (?:step|upload|transfer|request|call))\b)${KEPT_BACK}{0,160}?\b(?:unless|until)\b[^.\n]{0,60}\b(?:pro(?:of|ves?|ven)|evidence|verified|measured)\b`,
    String.raw`${NO}(?:say|state|report|give|quote|cite)\w{0,3}\s${KEPT_BACK}{0,160}?\bfrom (?:memory|(?:an?|the|its) (?:\w{2,20} )?summary)\b`,
  ].join('|'),
  'i',
)

export const isGuarded = (text: string, index: number): boolean =>
  (WITHOUT.test(text.slice(index, index + 10)) &&
    REFUSES.test(text.slice(Math.max(0, index - 160), index))) ||
  PROVEN.test(text.slice(index, index + 320))
