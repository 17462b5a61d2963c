/**
 * Makes a publisher's text safe inside a text for a model: one line without invisible characters,
 * so that it cannot imitate another part of the page. Pure.
 */
export const oneLine = (text: string, max: number): string => {
  const line = text.replaceAll(/[\s\p{C}\u2028\u2029]+/gu, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`
}
