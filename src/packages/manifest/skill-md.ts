/**
 * Splits SKILL.md: front matter between two lines `---` at the very start, and a body that must not
 * be empty. The length of the front matter is limited before it is parsed.
 */
import { refuseDescription } from './description-refusals.ts'
import { readFrontMatter, type FrontMatter } from './front-matter.ts'
import { decodeText } from './plain-data.ts'

const entry = 'SKILL.md'

/** In bytes. Parsing YAML takes quadratic time in the number of keys. */
const MAX_FRONT_MATTER = 16 * 1024

/**
 * Trailing blanks are invisible, so they are ignored. Only a line feed ends a line: the `m` flag
 * accepts more line ends than YAML does, and other readers would see another front matter.
 */
const OPENING = /^---[ \t]*$/
const CLOSING = /(?<=^|\n)---[ \t]*(?=\n|$)/

/** The unparsed text of both parts; `yaml` is null if there is no front matter. */
export const splitSkillMd = (bytes: Uint8Array): { yaml: string | null; body: string } => {
  const text = decodeText(bytes, entry)
  if (!text.startsWith('---')) return { yaml: null, body: text }
  const lineEnd = `${text}\n`.indexOf('\n')
  const opening = text.slice(0, lineEnd)
  if (!OPENING.test(opening)) {
    throw refuseDescription('front_matter.opening', { entry, line: 1, found: opening })
  }
  const rest = text.slice(lineEnd + 1)
  const closing = CLOSING.exec(rest)
  if (closing === null) throw refuseDescription('front_matter.unclosed', { entry })
  const yaml = rest.slice(0, closing.index)
  if (Buffer.byteLength(yaml) > MAX_FRONT_MATTER) {
    throw refuseDescription('front_matter.too_long', { entry, limit: MAX_FRONT_MATTER })
  }
  return { yaml, body: rest.slice(closing.index + closing[0].length) }
}

export const readSkillMd = (bytes: Uint8Array): FrontMatter & { body: string } => {
  const { yaml, body } = splitSkillMd(bytes)
  const frontMatter =
    yaml === null ? { fields: null, isDescriptionRepaired: false } : readFrontMatter(yaml)
  checkBody(body)
  return { ...frontMatter, body }
}

const checkBody = (body: string): void => {
  if (body.trim() === '') throw refuseDescription('skill_md.empty_body', { entry })
}
