/** The packages that commands of Ruby, Rust, Go and .NET install. Pure. */
import type { Ecosystem } from '../types.ts'
import { goSpecs, named, type Place } from './install-specs.ts'

type Word = { text: string; offset: number }

const ECOSYSTEMS: Record<string, Ecosystem> = {
  gem: 'RubyGems',
  bundle: 'RubyGems',
  cargo: 'crates.io',
  go: 'Go',
  dotnet: 'NuGet',
  nuget: 'NuGet',
}

export const isOther = (command: string): boolean => Object.hasOwn(ECOSYSTEMS, command)

const ACTS = /^(?:install|add|i|binstall|get|run)$/
const VERSION = /^(?:-v|--vers(?:ion)?|-Version)$/
/** Options of which the next word is the value. */
const VALUED =
  /^(?:-[ivsFfrnp]|-Version|--(?:vers(?:ion)?|source|features|root|index|registry|target|profile|group|install-dir|framework|project|tool-path|configfile|modfile|tags|rename))$/
/** The package is no one of the registry. */
const ELSEWHERE = /^--(?:git|path|github|local)\b/
const SPEC = /^([a-z][\w.-]{0,100})(?:[@:]=?(\d[\w.+-]{0,60}))?$/i

/** What follows the word that installs: `gem install`, `dotnet add x.csproj package`. */
const argumentsOf = (command: string, words: Word[]): Word[] => {
  const act = words.findIndex(({ text }) => ACTS.test(text))
  const isAdded = command === 'dotnet' && words.some(({ text }) => text === 'package')
  const last = isAdded ? words.findLastIndex(({ text }) => /^(?:package|add)$/.test(text)) : act
  return last === -1 ? [] : words.slice(last + 1)
}

/** Each with the version that an option gives, if any. */
export function* installedByOther(command: string, words: Word[]): Generator<Place> {
  const ecosystem = ECOSYSTEMS[command]
  const given = argumentsOf(command, words)
  if (ecosystem === undefined || given.some(({ text }) => ELSEWHERE.test(text))) return
  const version = versionIn(given)
  for (const [n, { text, offset }] of given.entries()) {
    if (text.startsWith('-') || VALUED.test(given[n - 1]?.text ?? '')) continue
    const place = { offset, length: text.length }
    const [, name, own = version] = SPEC.exec(text) ?? []
    if (command === 'go') yield* goSpecs(text).map((it) => ({ ...it, ...place }))
    else if (name !== undefined) yield { ...named(ecosystem, name, own), ...place }
    // Its other arguments are those of the program.
    if (command === 'go' && words[0]?.text === 'run') return
  }
}

const versionIn = (words: readonly Word[]): string => {
  const at = words.findIndex(({ text }) => VERSION.test(text.split('=', 1)[0] ?? ''))
  if (at === -1) return ''
  return words[at]?.text.split('=', 2)[1] ?? words[at + 1]?.text ?? ''
}
