/** The templates of all pages as they stand in the sources, and what each makes of given texts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Html, html } from '../../src/console/markup/html.ts'
import { Path } from '../../src/console/markup/path.ts'
import { seenPlain } from '../../src/console/markup/seen.ts'
import { type Hole, readTemplate } from '../../src/console/markup/template.ts'

const root = fileURLToPath(new URL('../../src/console', import.meta.url))

export type Given = { place: string; parts: TemplateStringsArray; holes: Hole[] }

/** Behind the closing quote. */
const endOfString = (source: string, start: number): number => {
  let at = start + 1
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** Behind the brace that closes a hole. */
const endOfHole = (source: string, start: number): number => {
  let depth = 1
  let at = start
  while (depth > 0) {
    const character = source[at]
    if (character === undefined) throw new Error(`No end of the hole at ${start}.`)
    if (character === '`') at = staticParts(source, at + 1).end
    else if (character === "'" || character === '"') at = endOfString(source, at)
    else if (source.startsWith('//', at)) at = source.indexOf('\n', at)
    else {
      if (character === '{') depth += 1
      else if (character === '}') depth -= 1
      at += 1
    }
  }
  return at
}

/** `start` is behind the first backtick. */
const staticParts = (source: string, start: number): { parts: string[]; end: number } => {
  const parts: string[] = []
  let from = start
  let at = start
  while (source[at] !== '`') {
    if (at >= source.length) throw new Error(`No end of the template at ${start}.`)
    if (source.startsWith('${', at)) {
      parts.push(source.slice(from, at))
      from = endOfHole(source, at + 2)
      at = from
    } else at += source[at] === '\\' ? 2 : 1
  }
  parts.push(source.slice(from, at))
  return { parts, end: at + 1 }
}

/** For `html`, which keeps what it reads of each. */
export const givenTemplate = (place: string, parts: string[]): Given => ({
  place,
  parts: Object.assign(parts, { raw: parts }),
  holes: readTemplate(parts).holes,
})

const templatesOf = (path: string): Given[] => {
  const source = readFileSync(join(root, path), 'utf8')
  return [...source.matchAll(/\bhtml`/g)].map(({ index, 0: { length } }) => {
    const line = source.slice(0, index).split('\n').length
    return givenTemplate(`${path}:${line}`, staticParts(source, index + length).parts)
  })
}

export const allTemplates = (): Given[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('browser/'))
    .flatMap(templatesOf)
    .filter(({ holes }) => holes.length > 0)

const nameOf = (index: number): string => `hole-${index}-`

/** With a mark in each hole, which no parser moves. */
export const skeletonOf = ({ parts, holes }: Given): string =>
  html(
    parts,
    ...holes.map(({ kind }, index) => {
      const isText = kind === 'text' || kind === 'lines'
      if (isText) return new Html(`<!--${nameOf(index)}-->`)
      return kind === 'address' ? Path.of`/${nameOf(index)}` : nameOf(index)
    }),
  ).text

/** What a page calls aloud; other attributes keep every character. */
const SPOKEN = /^(?:title|alt|placeholder|label|aria-label|aria-description)$/

const inTree = (text: string): string => text.toWellFormed().replaceAll('\0', '\u{fffd}')

/** The text that the tree has where the hole stood. */
const expectedOf = (hole: Hole, text: string): string => {
  if (hole.kind === 'plain') return inTree(seenPlain(text))
  if (hole.kind === 'address') return Path.of`/${text}`.text.slice(1)
  const isSpoken = 'name' in hole && SPOKEN.test(hole.name)
  return inTree(isSpoken ? seenPlain(text) : text)
}

export type Case = { html: string; expected: string[] }

/** `texts` has one for each hole. */
export const caseOf = ({ parts, holes }: Given, texts: string[]): Case => {
  const text = (index: number): string => texts[index] ?? ''
  const values = holes.map(({ kind }, index) =>
    kind === 'address' ? Path.of`/${text(index)}` : text(index),
  )
  return {
    html: html(parts, ...values).text,
    expected: holes.map((hole, index) => expectedOf(hole, text(index))),
  }
}
