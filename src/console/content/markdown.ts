/**
 * Markdown of packages as elements without attributes. The parser reads no HTML, and nothing of its
 * own rendering is used: each known token becomes an element, any other its source; runs in a thread.
 * Pure.
 */
import MarkdownIt, { type Token } from 'markdown-it'
import { escapeText } from '../markup/escape.ts'
import { seen } from '../markup/seen.ts'
import { paths, type SkillRef } from '../pages/paths.ts'

export type MarkdownTask = {
  kind: 'markdown'
  bytes: Uint8Array
  /** Where its links begin; null: they lead nowhere. */
  place: Place | null
}

type Place = { workspace: string; skill: SkillRef; folder: string }

export type Rendered = {
  html: string
  /** What other readers do not show: definitions of links. */
  hidden: string[]
  /** The front matter as it stands there. */
  front: string
}

const parser = new MarkdownIt('default', { html: false, linkify: false, typographer: false })

/** Elements by the type of their tokens. */
const pairs: Record<string, string> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  em: 'em',
  strong: 'strong',
  s: 's',
}
/** Headings of the page come first. */
const LOWERED_BY = 2

const headingOf = (tag: string): string => `h${Math.min(6, Number(tag.slice(1)) + LOWERED_BY)}`

/** A file of the package that a relative link leads to; null if it leads elsewhere. */
const fileOf = (href: string, folder: string): string | null => {
  const [path = ''] = href.split(/[?#]/)
  if (path === '' || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(href)) return null
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  try {
    return parts.length === 0 ? null : parts.map(decodeURIComponent).join('/')
  } catch {
    return null
  }
}

const addressOf = (href: string, place: Place | null): string | null => {
  if (place === null || href.startsWith('#')) return null
  const { workspace, skill, folder } = place
  const file = fileOf(href, folder)
  if (file === null) return paths.leave(href).text
  return file.split('/').some((part) => /^\.{0,2}$/.test(part))
    ? null
    : paths.file(workspace, skill, file).text
}

/** The host that a link leads to, as the browser would see it. */
const hostOf = (given: string): string => {
  const href = given.startsWith('//') ? `https:${given}` : given
  if (!URL.canParse(href)) return ''
  const { host, protocol, pathname, username, password } = new URL(href)
  const user = username === '' && password === '' ? '' : `⚠ ${username}@`
  return host === '' ? `${protocol}${pathname}`.slice(0, 80) : user + host
}

const attributeOf = (token: Token, name: string): string | null => {
  const value = token.attrGet(name)
  return value === null ? null : String(value)
}

const chip = (text: string): string => `<span class="chip">${seen(text)}</span>`

class Walk {
  readonly #place: Place | null
  #result = ''
  /** What stands after the link that is open. */
  #after: string[] = []

  constructor(place: Place | null) {
    this.#place = place
  }

  get html(): string {
    return this.#result
  }

  all(tokens: readonly Token[]): void {
    for (const token of tokens) this.#one(token)
  }

  #one(token: Token): void {
    const { type } = token
    const [, name = '', end = ''] = /^(.*)_(open|close)$/.exec(type) ?? []
    if (type === 'inline') this.all(token.children ?? [])
    else if (name === 'heading') this.#tag(headingOf(token.tag), end)
    else if (name === 'link') this.#link(token, end)
    else if (pairs[name] !== undefined) this.#pair(token, pairs[name], end)
    else this.#single(token)
  }

  #tag(name: string, end: string, attributes = ''): void {
    this.#result += end === 'close' ? `</${name}>` : `<${name}${attributes}>`
  }

  #pair(token: Token, name: string, end: string): void {
    // The paragraphs of a tight list are left out.
    if (token.hidden) return
    const start = name === 'ol' ? Number(token.attrGet('start') ?? 1) : 1
    this.#tag(name, end, Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : '')
  }

  #single(token: Token): void {
    const { type, content } = token
    switch (type) {
      case 'text':
        this.#result += seen(content)
        return
      case 'code_inline':
        this.#result += `<code>${seen(content)}</code>`
        return
      case 'fence':
      case 'code_block':
        if (token.info.trim() !== '') this.#result += chip(token.info.trim())
        this.#result += `<pre><code>${seen(content)}</code></pre>`
        return
      case 'softbreak':
        this.#result += '\n'
        return
      case 'hardbreak':
        this.#result += '<br>'
        return
      case 'hr':
        this.#result += '<hr>'
        return
      case 'image':
        this.#image(token)
        return
      default:
        this.#result += seen(content)
    }
  }

  #link(token: Token, end: string): void {
    if (end === 'close') {
      this.#result += this.#after.pop() ?? ''
      return
    }
    const href = attributeOf(token, 'href') ?? ''
    const title = attributeOf(token, 'title')
    const address = addressOf(href, this.#place)
    const host = hostOf(href)
    this.#result +=
      address === null ? '<span>' : `<a href="${escapeText(address)}" rel="noopener noreferrer">`
    this.#after.push(
      (address === null ? '</span>' : '</a>') +
        (host === '' ? '' : chip(host)) +
        (title === null ? '' : chip(`title: ${title}`)),
    )
  }

  #image(token: Token): void {
    const source = attributeOf(token, 'src') ?? ''
    const title = attributeOf(token, 'title')
    const from = hostOf(source) || source
    const text = `image “${token.content}”, ${from}: not loaded`
    this.#result += chip(title === null ? text : `${text}; title: ${title}`)
  }
}

const DEFINED = 50

const definitions = (environment: { references?: Record<string, unknown> }): string[] =>
  Object.entries(environment.references ?? {})
    .slice(0, DEFINED)
    .map(([name, given]) => {
      const { href = '', title = '' } = given as { href?: string; title?: string }
      return `[${name}]: ${href} ${title}`.trimEnd()
    })

/** It has a table of its own. */
const FRONT_MATTER = /^\ufeff?---[ \t]*\r?\n(?:[^\n]*\n)*?---[ \t]*(?:\r?\n|$)/

export const renderMarkdown = ({ bytes, place }: MarkdownTask): Rendered => {
  const text = new TextDecoder().decode(bytes)
  const [front = ''] = FRONT_MATTER.exec(text) ?? []
  const environment = {}
  const walk = new Walk(place)
  walk.all(parser.parse(text.slice(front.length), environment))
  return { html: walk.html, hidden: definitions(environment), front }
}
