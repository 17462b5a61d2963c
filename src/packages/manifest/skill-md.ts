/**
 * Splits SKILL.md: front matter between two lines `---` at the start, and a body that must not be
 * empty. The length of the front matter is limited before it is parsed.
 */
import { attempt, EXAMPLE, type Fault, refuseDescription } from './errors.ts'
import { finding } from './diagnostics.ts'
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

/** Blank lines and comments, which people put before the opening line. */
const LEADING = /(?:[ \t]*\n|<!--(?:(?!-->)[^])*-->[ \t]*\n)*/y

const leadingOf = (text: string): string => {
  LEADING.lastIndex = 0
  const [leading = ''] = LEADING.exec(text) ?? []
  return text.startsWith('---', leading.length) ? leading : ''
}

type SplitSkillMd = {
  /** Null if there is no front matter. */
  yaml: string | null
  /** The line on which the front matter starts. */
  firstLine: number
  body: string
}

/** The unparsed text of both parts. */
const splitSkillMd = (bytes: Uint8Array): SplitSkillMd => {
  const whole = decodeText(bytes, entry)
  const leading = leadingOf(whole)
  const text = whole.slice(leading.length)
  if (!text.startsWith('---')) return { yaml: null, firstLine: 1, body: text }
  const line = leading.split('\n').length
  const lineEnd = `${text}\n`.indexOf('\n')
  const opening = text.slice(0, lineEnd)
  if (!OPENING.test(opening)) {
    throw refuseDescription('front_matter.opening', { entry, line, found: opening })
  }
  const rest = text.slice(lineEnd + 1)
  const closing = CLOSING.exec(rest)
  if (closing === null) {
    throw refuseDescription('front_matter.unclosed', { entry, line, write: EXAMPLE })
  }
  const yaml = rest.slice(0, closing.index)
  if (Buffer.byteLength(yaml) > MAX_FRONT_MATTER) {
    throw refuseDescription('front_matter.too_long', { entry, limit: MAX_FRONT_MATTER })
  }
  return { yaml, firstLine: line + 1, body: rest.slice(closing.index + closing[0].length) }
}

const NONE: FrontMatter = { fields: null, findings: [] }

export type SkillMd = FrontMatter & {
  body: string
  faults: Fault[]
  /** Adds the line of a fault that names a field. */
  place: (fault: Fault) => Fault
}

/** What could be read, and the faults of the rest. */
export const readSkillMd = (bytes: Uint8Array): SkillMd => {
  const split = splitSkillMd(bytes)
  const { yaml, firstLine, body } = split
  const frontMatter = attempt(() => (yaml === null ? NONE : readFrontMatter(yaml, firstLine)))
  const written = attempt(() => checkBody(split))
  const { fields, findings } = frontMatter.value ?? NONE
  return {
    fields,
    findings: firstLine > 2 ? [...findings, LEADING_TEXT] : findings,
    body,
    faults: [...frontMatter.faults, ...written.faults],
    place: (fault) => placeIn(split, fault),
  }
}

/** A missing field has the line below which it belongs. */
const placeIn = ({ yaml, firstLine }: SplitSkillMd, fault: Fault): Fault => {
  const { entry: file, line, field } = fault
  if (yaml === null || file !== entry || line !== undefined || field === undefined) return fault
  const [key] = field.split('.')
  const index = yaml.split('\n').findIndex((text) => text.startsWith(`${key}:`))
  return { ...fault, line: firstLine + index }
}

const LEADING_TEXT = finding(
  'warning',
  'front_matter.leading',
  'SKILL.md',
  'Blank lines or comments precede the front matter; other readers find it on the first line only.',
)

const checkBody = ({ yaml, firstLine, body }: SplitSkillMd): void => {
  if (body.trim() !== '') return
  const line = yaml === null ? {} : { line: firstLine + yaml.split('\n').length - 1 }
  throw refuseDescription('skill_md.empty_body', { entry, ...line })
}
