/** Names that a program leaves out when it reads folders: a list of them may name places of secrets, and reads none. Pure. */

const NAME = String.raw`["'](?:\.git|\.hg|\.venv|node_modules|__pycache__)["']`
const LEFT_OUT = new RegExp(NAME)
const LIST = new RegExp(String.raw`[[({][^[\](){}]{0,1500}${NAME}[^[\](){}]{0,1500}[\])}]`, 'g')
const FAR = 1500

/** As long as before. */
export const withoutLeftOut = (text: string): string =>
  LEFT_OUT.test(text) ? text.replace(LIST, (list) => list.replace(/[^\n]/g, ' ')) : text

/** Whether a place of a text stands in such a list. */
export const isLeftOut = (text: string, offset: number): boolean => {
  const before = /[^[\](){}]*$/.exec(text.slice(Math.max(0, offset - FAR), offset))?.[0] ?? ''
  const behind = /^[^[\](){}]*/.exec(text.slice(offset, offset + FAR))?.[0] ?? ''
  return LEFT_OUT.test(before + behind)
}
