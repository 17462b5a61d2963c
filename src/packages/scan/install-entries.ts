/**
 * Lists and lock files whose entries one pattern finds, as data. An entry has the name, and the version if it says one.
 * Pure.
 */
import type { Ecosystem } from '../types.ts'
import { named, type Place } from './install-specs.ts'

type List = { file: RegExp; ecosystem: Ecosystem; entry: RegExp; isLock?: boolean }

const TOML_ENTRY =
  /\[\[packages?\]\]\s{1,8}name = "(?<name>[^"\n]{1,100})"\s{1,8}version = "(?<version>[^"\n]{1,60})"/g
/** As in `node_modules/a/node_modules/@b/c`; what a package is called may be another's name. */
const NPM_LOCK =
  /"(?:[^"\n]{0,400}node_modules\/)?(?<name>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})"\s{0,40}:\s{0,40}\{\s{0,200}(?:"name"\s{0,8}:\s{0,8}"[^"\n]{1,200}",\s{0,200})?"version"\s{0,8}:\s{0,8}"(?<version>[^"\n]{1,60})"/g
/** The address of an archive says what it is, whatever the entry is called. */
const NPM_ARCHIVE =
  /\/(?<name>(?:@[\w.-]{1,100}(?:\/|%2f))?(?<last>[\w.-]{1,100}))\/-\/\k<last>-(?<version>\d[\w.+-]{0,60})\.tgz/gi

const LISTS: readonly List[] = [
  {
    file: /^(?:package-lock|npm-shrinkwrap)\.json$/,
    ecosystem: 'npm',
    entry: NPM_LOCK,
    isLock: true,
  },
  {
    file: /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock)$/,
    ecosystem: 'npm',
    entry: NPM_ARCHIVE,
    isLock: true,
  },
  {
    file: /^yarn\.lock$/,
    ecosystem: 'npm',
    entry:
      /^"?(?:@?[\w./-]{1,100}@npm:(?=@?[a-z]))?(?<name>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@[^\n]{1,2000}:\r?\n {2}version:? "?(?<version>[^"\s]{1,60})"?/gm,
    isLock: true,
  },
  {
    file: /^pnpm-lock\.yaml$/,
    ecosystem: 'npm',
    entry:
      /^ {2}["']?\/?(?<name>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})[@/](?<version>\d[\dA-Za-z.+-]{0,60})(?:[(_][^\n]{0,2000})?["']?:/gm,
    isLock: true,
  },
  {
    file: /^bun\.lock$/,
    ecosystem: 'npm',
    entry:
      /^\s{2,8}"[^"\n]{1,300}": \["(?<name>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@(?<version>\d[\w.+-]{0,60})"/gm,
    isLock: true,
  },
  {
    file: /^(?:(?:poetry|uv|pdm)\.lock|pylock(?:\.[\w-]{1,40})?\.toml)$/,
    ecosystem: 'PyPI',
    entry: TOML_ENTRY,
    isLock: true,
  },
  {
    file: /^Pipfile\.lock$/,
    ecosystem: 'PyPI',
    entry:
      /"(?<name>[\w.-]{1,100})"\s{0,8}:\s{0,8}\{[^{}]{0,20000}?"version"\s{0,8}:\s{0,8}"==(?<version>[^"\n]{1,60})"/g,
    isLock: true,
  },
  { file: /^Cargo\.lock$/, ecosystem: 'crates.io', entry: TOML_ENTRY, isLock: true },
  {
    file: /^(?:Gemfile|gems)\.lock(?:ed)?$/,
    ecosystem: 'RubyGems',
    entry: /^ {4}(?<name>[\w.-]{1,100}) \((?<version>\d[\w.]{0,60})[^)\n]{0,60}\)/gm,
    isLock: true,
  },
  {
    file: /^(?:Gemfile|gems\.rb)$|\.gemspec$/,
    ecosystem: 'RubyGems',
    entry:
      /^[ \t]{0,20}(?:gem|\w{1,20}\.add_(?:\w{1,20}_)?dependency)[ (]{1,4}["'](?<name>[\w.-]{1,100})["'](?:\s{0,4},\s{0,4}["'](?<version>(?:= ?)?\d[\w.]{0,60})["'])?/gm,
  },
  {
    file: /^go\.sum$/,
    ecosystem: 'Go',
    entry: /^(?<name>[^\s/]{1,100}\/\S{1,200}) (?<version>v[^\s/]{1,80}) h1:/gm,
    isLock: true,
  },
  {
    file: /^go\.mod$/,
    ecosystem: 'Go',
    entry:
      /^(?:[^\n]{0,300}=>[ \t]{1,4}|require[ \t]{1,4}|[ \t]{1,8})(?<name>[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,5}\/[^\s"]{1,200}) (?<version>v\d\S{0,80})/gim,
  },
  {
    file: /^packages\.lock\.json$/,
    ecosystem: 'NuGet',
    entry:
      /"(?<name>[\w.-]{1,100})"\s{0,8}:\s{0,8}\{[^{}]{0,2000}?"resolved"\s{0,8}:\s{0,8}"(?<version>[^"\n]{1,60})"/g,
    isLock: true,
  },
  {
    file: /\.(?:cs|fs|vb)proj$|^Directory\.(?:Packages|Build)\.props$|^packages\.config$/i,
    ecosystem: 'NuGet',
    entry:
      /<(?:\w{0,10}Package(?:Reference|Version)\s{1,40}(?:Include|Update)|package\s{1,40}id)\s?=\s?["'](?<name>[\w.-]{1,100})["'](?:\s{1,40}Version\s?=\s?["']\[?(?<version>[^"'\]\n]{1,60}))?/gi,
  },
]

const listsOf = (name: string): List[] => LISTS.filter(({ file }) => file.test(name))

export const isEntryList = (name: string): boolean => listsOf(name).length > 0

/** Programs write it, so it may be long. */
export const isLock = (name: string): boolean => listsOf(name).some((it) => it.isLock === true)

export function* entriesOf(name: string, text: string): Generator<Place> {
  for (const { ecosystem, entry } of listsOf(name)) {
    for (const { index, 0: whole, groups } of text.matchAll(entry)) {
      const spec = named(
        ecosystem,
        groups?.['name']?.replace(/%2f/i, '/') ?? '',
        groups?.['version'],
      )
      yield { ...spec, offset: index, length: Math.min(whole.length, 200) }
    }
  }
}

const SECTION =
  /^[ \t]{0,8}\[(?:[^\]\n]{1,120}\.)?(?:dev-|build-)?dependencies(?:\.["']?([\w-]{1,100})["']?)?\][^\n]{0,200}$/gm
const CRATE =
  /^[ \t]{0,8}["']?([\w-]{1,100})["']?[ \t]{0,8}=[ \t]{0,8}(?:["']([^"'\n]{0,60})["']|\{([^}\n]{0,400})\})/gm

/** The tables of Cargo.toml, where a key may be another name for a package. */
export function* cratesOf(text: string): Generator<Place> {
  for (const { index, 0: header, 1: single } of text.matchAll(SECTION)) {
    const start = index + header.length
    const end = text.slice(start).search(/\n[ \t]{0,8}\[/)
    const section = text.slice(start, end === -1 ? undefined : start + end)
    if (single !== undefined) {
      const spec = named('crates.io', meantIn(section) ?? single, versionOf(section))
      yield { ...spec, offset: index, length: header.length }
      continue
    }
    for (const { index: at, 0: line, 1: key = '', 2: plain, 3: table = '' } of section.matchAll(
      CRATE,
    )) {
      const spec = named(
        'crates.io',
        meantIn(table) ?? key,
        plain?.startsWith('=') ? plain : versionOf(table),
      )
      yield { ...spec, offset: start + at, length: line.length }
    }
  }
}

const meantIn = (table: string): string | undefined =>
  /\bpackage\s?=\s?["']([\w-]{1,100})["']/.exec(table)?.[1]

/** Only `=1.2.3` is one version. */
const versionOf = (table: string): string =>
  /\bversion\s?=\s?["'](=[^"'\n]{1,60})["']/.exec(table)?.[1] ?? ''
