/** Names that a program leaves out when it reads folders: a list of them may name places of secrets, and reads none. Pure. */

const NAME = String.raw`["'][^"'/\\\n]{1,60}["']\s{0,40}(?:,\s{0,40})?`
/** Nothing but names: a path is read, and a call does something. */
const LIST = new RegExp(String.raw`[[({]\s{0,40}(?:${NAME}){3,80}[\])}]`, 'y')
const EACH_LIST = new RegExp(LIST.source, 'g')
/** What no secret lies in, and what each walk over folders leaves out. */
const IGNORED =
  /["'](?:\.git|\.hg|\.svn|\.venv|\.tox|\.idea|\.vscode|\.next|node_modules|__pycache__|\.(?:mypy|pytest|ruff)_cache)["']/g
const FAR = 1500

const isIgnored = (text: string): boolean => (text.match(IGNORED)?.length ?? 0) > 1

/** As long as before. */
export const withoutLeftOut = (text: string): string =>
  isIgnored(text)
    ? text.replace(EACH_LIST, (list) => (isIgnored(list) ? list.replace(/[^\n]/g, ' ') : list))
    : text

/** Whether a place of a text stands in such a list. */
export const isLeftOut = (text: string, offset: number): boolean => {
  const before = text.slice(Math.max(0, offset - FAR), offset)
  const open = Math.max(...['[', '(', '{'].map((bracket) => before.lastIndexOf(bracket)))
  if (open === -1) return false
  LIST.lastIndex = 0
  const list = LIST.exec(text.slice(offset - before.length + open, offset + FAR))?.[0] ?? ''
  return list.length > before.length - open && isIgnored(list)
}
