/** A double negation orders care: what is never done without a word to the user is done with one. Pure. */

const WITHOUT = /^(?:without|sin|sans|ohne|sem|senza)\s/i
/** In the same clause, and not of the kind of "never forget to". */
const REFUSES =
  /\b(?:never|do not|don't|must not|should not|may not|cannot|can't|no \w+ (?:is|are|may|can|must|should)|nothing|refuse to|forbidden to|prohibited|not allowed to|nunca|jamais|nie|niemals|non)\s(?!(?:\w{1,8}\s){0,2}(?:forget|fail|hesitate|wait|stop|delay|pause|ask|olvid|oubli|vergiss))(?:[^.,;:!?\n]|[.:,](?=[^\s.,;:!?])){0,120}$/i

export const isGuarded = (text: string, index: number): boolean =>
  WITHOUT.test(text.slice(index, index + 10)) &&
  REFUSES.test(text.slice(Math.max(0, index - 160), index))
