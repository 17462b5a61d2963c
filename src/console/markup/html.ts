/**
 * HTML from templates. A value is text unless it is HTML itself, and text is drawn as `seen` says,
 * wherever it comes from. Pure.
 */
import { escapeText } from './escape.ts'
import { Path } from './path.ts'
import { seen, seenPlain } from './seen.ts'
import { type Hole, readTemplate, type Template } from './template.ts'

/** Only templates make it, and what renders the content of packages. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | boolean | null | Html | readonly Html[] | Path

/** What a person reads or hears; other attributes keep every character. */
const spoken = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description'])

const templates = new WeakMap<TemplateStringsArray, Template>()

const wrong = (hole: Hole, value: unknown): never => {
  const name = 'name' in hole ? hole.name : hole.kind
  throw new Error(`A template cannot have ${typeof value} ${String(value)} in ${name}.`)
}

const inElement = (hole: Hole, value: Value): string => {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(({ text }: Html) => text).join('')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? seen(value) : wrong(hole, value)
}

/** Null: the attribute is left out. */
const inAttribute = (hole: Hole & { name: string }, value: Value): string | null => {
  if (value === null || value === false) return null
  if (value === true) return ''
  if (hole.kind === 'address')
    return value instanceof Path ? escapeText(value.text) : wrong(hole, value)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return wrong(hole, value)
  return escapeText(spoken.has(hole.name) ? seenPlain(value) : value.toWellFormed())
}

const whole = ({ name }: { name: string }, text: string | null): string =>
  text === null ? '' : ` ${name}="${text}"`

const render = (hole: Hole, value: Value): string => {
  switch (hole.kind) {
    case 'text':
    case 'lines':
      return inElement(hole, value)
    case 'plain':
      return typeof value === 'string' ? escapeText(seenPlain(value)) : wrong(hole, value)
    case 'raw':
      return typeof value === 'string' ? escapeText(value.toWellFormed()) : wrong(hole, value)
    case 'part':
      return inAttribute(hole, value) ?? ''
    default:
      return whole(hole, inAttribute(hole, value))
  }
}

export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => {
  const template = templates.get(parts) ?? readTemplate(parts)
  templates.set(parts, template)
  const { pieces, holes } = template
  let text = pieces[0] ?? ''
  for (const [index, hole] of holes.entries()) {
    // The parser drops a line break that comes first.
    if ((hole.kind === 'raw' || hole.kind === 'lines') && !text.endsWith('\n')) text += '\n'
    text += render(hole, values[index] ?? null) + (pieces[index + 1] ?? '')
  }
  return new Html(text)
}
