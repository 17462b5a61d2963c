/** The packages that lists of dependencies and lock files name. Pure. */
import { cratesOf, entriesOf, isEntryList } from './install-entries.ts'
import { type Named, npmEntry, type Place, pypiSpec } from './install-specs.ts'
import type { ScannedFile } from './rule.ts'

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

const parsed = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text.replace(/^\u00ef\u00bb\u00bf/, ''))) as Record<string, unknown>
  } catch {
    return {}
  }
}

function* inPackageJson(text: string): Generator<Place> {
  const offsets = new Map<string, number>()
  for (const { index, 1: key = '' } of text.matchAll(/"([^"\\\n]{1,220})"\s{0,8}:/g)) {
    offsets.set(key, index)
  }
  const json = parsed(text)
  for (const section of SECTIONS) {
    for (const [name, range] of Object.entries(Object(json[section]) as object)) {
      const named = typeof range === 'string' ? npmEntry(name, range) : null
      if (named) yield { ...named, offset: offsets.get(name) ?? 0, length: name.length + 2 }
    }
  }
}

function* inRequirements(text: string): Generator<Place> {
  for (const { index, 0: line } of text.matchAll(/^[ \t]{0,8}[a-z0-9][^\n]{0,300}/gim)) {
    const named = /:\/\/|^\s{0,8}[\w.-]{0,100}[\\/]/.test(line.split('@')[0] ?? '')
      ? null
      : pypiSpec(line.trim())
    if (named) yield { ...named, offset: index, length: line.trimEnd().length }
  }
}

const ARRAYS =
  /^(?:project\.optional-dependencies|dependency-groups|tool\.pdm\.dev-dependencies|tool\.hatch\.envs\b.*)$/
const TABLES = /^tool\.poetry\.(?:group\.[\w-]{1,60}\.)?(?:dev-)?dependencies$/
const KEYS = new Set(['dependencies', 'requires', 'dev-dependencies', 'extra-dependencies'])

/** Line by line, since only a few keys of it matter. */
function* inToml(text: string): Generator<Place> {
  let section = ''
  let isOpen = false
  for (const { index, 0: line } of text.matchAll(/[^\n]{1,4000}/g)) {
    const [, header] = /^\s{0,8}\[{1,2}\s{0,4}([^\]\n]{1,120}?)\s{0,4}\]/.exec(line) ?? []
    if (!isOpen && header !== undefined) {
      section = header.replaceAll(/["'\s]/g, '')
      continue
    }
    const [whole = '', key = '', value = ''] =
      (isOpen ? null : /^\s{0,8}["']?([\w.-]{1,100})["']?\s{0,8}=\s{0,8}(.{0,8})/.exec(line)) ?? []
    if (TABLES.test(section) && key !== '' && key !== 'python') {
      const named = pypiSpec(`${key}==${/["']=?=?(\d[\w.+-]{0,60})["']/.exec(line)?.[1] ?? ''}`)
      if (named) yield { ...named, offset: index, length: key.length }
      continue
    }
    const isList = KEYS.has(key) || ARRAYS.test(section)
    if (isList && value.startsWith('[')) isOpen = true
    if (!isOpen) continue
    const from = whole === '' ? 0 : line.indexOf('[')
    const items = line.slice(from).matchAll(/"([^"\n]{1,300})"|'([^'\n]{1,300})'/g)
    for (const { index: at, 0: item, 1: double, 2: single } of items) {
      const named: Named | null = pypiSpec(double ?? single ?? '')
      if (named) yield { ...named, offset: index + from + at, length: item.length }
    }
    const bare = line
      .slice(from)
      .replaceAll(/"[^"\n]{0,300}"|'[^'\n]{0,300}'/g, '')
      .replace(/#.*$/, '')
    if (bare.replaceAll(/\[\w[^\]]{0,80}\]/g, '').includes(']')) isOpen = false
  }
}

/** The dependencies that a Python script declares in a comment (PEP 723). */
function* inScript(text: string): Generator<Place> {
  const start = text.indexOf('# /// script')
  if (start === -1) return
  const end = text.indexOf('\n# ///', start + 12)
  const block = text.slice(start, end === -1 ? start + 8000 : end)
  const toml = block.replaceAll(/^#( ?)/gm, (_, blank: string) => ` ${blank}`)
  for (const place of inToml(toml)) yield { ...place, offset: start + place.offset }
}

const REQUIREMENTS = /^requirements[\w.-]*\.(?:txt|in)$/i
const PARSED = /^(?:package\.json|pyproject\.toml|Cargo\.toml)$/

export const isList = ({ name }: ScannedFile): boolean =>
  PARSED.test(name) || REQUIREMENTS.test(name) || isEntryList(name)

export function* installedByLists({ name, extension, text }: ScannedFile): Generator<Place> {
  if (name === 'package.json') yield* inPackageJson(text)
  if (REQUIREMENTS.test(name)) yield* inRequirements(text)
  if (name === 'pyproject.toml') yield* inToml(text)
  if (name === 'Cargo.toml') yield* cratesOf(text)
  if (extension === 'py') yield* inScript(text)
  yield* entriesOf(name, text)
}
