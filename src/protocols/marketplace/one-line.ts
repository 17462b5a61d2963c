/**
 * Text of a publisher's that a model will read among ours: on one line, and without what cannot be
 * seen, so that it cannot pass for another part of the page. Pure.
 */
export const oneLine = (text: string, max: number): string => {
  const line = text.replaceAll(/[\s\p{C}\u2028\u2029]+/gu, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`
}
