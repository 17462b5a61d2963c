/** Packages whose names are easily taken for popular ones. Pure. */
import { knownNames, lookalikeOf } from './names.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { windows } from './sections.ts'
import { findDependencies } from './settings.ts'

const POPULAR = knownNames(
  'requests numpy pandas urllib3 cryptography tensorflow selenium matplotlib fastapi anthropic langchain boto3 setuptools colorama pydantic beautifulsoup4 playwright puppeteer express lodash typescript webpack mongoose commander cross-env nodemailer pillow sqlalchemy aiohttp httpx openai'.split(
    ' ',
  ),
)
const REAL = new Set(
  'request expresso pandas-ta lodash-es numpy2 pydantic2 color colors selenium-wire aiohttps httpx2 openapi'.split(
    ' ',
  ),
)
const INSTALL =
  /\b(?:pip3?|uv pip|uv|npm|pnpm|yarn)\s{1,3}(?:install|add|i)\s{1,3}((?:-{1,2}[\w-]{1,24}\s{1,3}|@?[\w./-]{2,60}(?:[=<>~^@]{1,2}[\w.^~*-]{1,20})?\s{1,3}){0,12}@?[\w./-]{2,60})/

/** A line of a list of requirements. */
const REQUIREMENT = /^([A-Za-z][\w-]{4,60})(?=\s{0,2}(?:[=<>~!;[]|$))/gm

/** A name with its version. */
const DEPENDENCY =
  /"([a-z][a-z\d.-]{4,60})"\s?:\s?"(?:[\^~>=*]|\d|latest|git\+|https?:|github:|npm:)/g

const lookalike = (message: string, offset: number, length: number): Hit =>
  found('dependency.lookalike', 'warn', message, offset, length)

/** One may be a mistake; several together are none. */
export function* findPackageLookalikes(file: ScannedFile): Generator<Hit> {
  const hits = [...lookalikesIn(file)]
  const isGrave = hits.length > 1 || (hits.length === 1 && isFromElsewhere(file))
  for (const hit of hits) yield isGrave ? { ...hit, severity: 'hold' } : hit
}

/** An index of somebody else has any name that its owner likes. */
const isFromElsewhere = (file: ScannedFile): boolean =>
  [...findDependencies(file)].some(({ rule_id: rule }) => rule === 'dependency.foreign_source')

function* lookalikesIn(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  const seen = new Set<string>()
  if (/^requirements[\w.-]*\.txt$/i.test(file.name)) {
    for (const { index, 0: name } of text.slice(0, 20_000).matchAll(REQUIREMENT)) {
      const plain = name.toLowerCase()
      const known = REAL.has(plain) ? null : lookalikeOf(plain.replace(/[-_]/g, ''), POPULAR)
      if (known !== null)
        yield lookalike(`The package ${plain} is easily taken for ${known}.`, index, name.length)
    }
  }
  if (file.name === 'package.json') {
    for (const { index, 1: name = '' } of text.slice(0, 20_000).matchAll(DEPENDENCY)) {
      const known = REAL.has(name) ? null : lookalikeOf(name.replace(/[-_]/g, ''), POPULAR)
      if (known !== null)
        yield lookalike(`The package ${name} is easily taken for ${known}.`, index, name.length + 2)
    }
  }
  for (const { start, text: around } of windows(text, words.of('depend'), 10, 300, 120)) {
    const match = INSTALL.exec(around)
    if (!match) continue
    const [command, names = ''] = match
    const first = start + match.index + command.length - names.length
    for (const { index, 0: name } of names.matchAll(/\S+/g)) {
      const plain = name.replace(/[=<>~^@].*$/, '').toLowerCase()
      if (plain.length < 5 || /[/.]/.test(plain) || REAL.has(plain) || seen.has(plain)) continue
      seen.add(plain)
      const known = lookalikeOf(plain.replace(/[-_]/g, ''), POPULAR)
      if (known !== null)
        yield lookalike(
          `The package ${plain} is easily taken for ${known}.`,
          first + index,
          name.length,
        )
    }
  }
}
