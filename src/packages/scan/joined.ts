/**
 * Programs whose parts lie in several files: what one file names or loads, another one runs, and files of a language that
 * are compiled together are one program. The small scripts of a package are read again as one text. Pure.
 */
import { Buffer } from 'node:buffer'
import { findAssembled } from './assembled.ts'
import { findCommands } from './commands.ts'
import { findCodeFlows } from './code-flow.ts'
import { findMachineEvidence, foreignHosts } from './machine-evidence.ts'
import { openBytes, type Hit, type ScannedFile } from './rule.ts'
import { findSecretFlows } from './secret-flow.ts'

const MOST = 24_000
const LARGEST = 6_000
const LOOKED_AT = 20_000
const PART = /\.(?:part\w{0,3}|txt|dat|data|inc|cfg|conf|env|ini|json|ya?ml|\d{1,3})$/i
/** All files of a folder are one program. */
const COMPILED = /^(?:cs|kt|swift|java|go|rs|scala|dart|ex|c|cc|cpp|m)$/

/** Where a program begins, in the languages of these. */
const ENTRY =
  /\b(?:func|fn|fun|void|int|Task|main)\s{1,4}[Mm]ain\s?\(|\bargs\[\d\]|\bCommandLine\.arguments\b|\bdef main\(/

type Part = { path: string; text: string; isShell: boolean; extension: string }
type Found = { path: string; hit: Hit }
type IsKnown = (hit: Hit) => boolean

/** Collected while files are read; the order of files does not matter. */
export class Joined {
  readonly #parts: Part[] = []
  #bytes = 0
  #runner: string | null = null

  add(file: ScannedFile): void {
    if (this.#runner === null && !file.isDecoded && JOINS.test(file.text.slice(0, LOOKED_AT)))
      this.#runner = file.path
    const isPart = file.isCode || PART.test(file.name)
    if (!isPart || file.isMarkdown || file.text.length > LARGEST || file.text === '') return
    if (this.#bytes + file.text.length > MOST) return
    this.#bytes += file.text.length
    const { path, text, isShell, extension } = file
    this.#parts.push({ path, text, isShell, extension })
  }

  /** What only the whole shows, with the file to report it for. */
  hits(isKnown: IsKnown): Found[] {
    if (this.#parts.length < 2) return []
    const compiled = this.#compiled(isKnown)
    return compiled === null ? this.#loaded(isKnown) : [compiled]
  }

  #compiled(isKnown: IsKnown): Found | null {
    const programs = new Map<string, Part[]>()
    for (const part of this.#parts) {
      if (!COMPILED.test(part.extension)) continue
      const isOne = this.#entries(part.extension) < 2
      const folder = isOne ? '' : part.path.slice(0, part.path.lastIndexOf('/') + 1)
      const key = `${folder} ${part.extension}`
      programs.set(key, [...(programs.get(key) ?? []), part])
    }
    for (const parts of programs.values()) {
      if (parts.length < 2) continue
      const [first] = parts.toSorted(byPath)
      const text = parts.toSorted(byPath).map((it) => it.text)
      const found = first && graveIn(first.path, first.path, text.join('\n'), isKnown)
      if (found) return found
    }
    return null
  }

  /** Each program begins somewhere. */
  #entries(extension: string): number {
    return this.#parts.filter((it) => it.extension === extension && ENTRY.test(it.text)).length
  }

  #loaded(isKnown: IsKnown): Found[] {
    const runner = this.#runner
    if (runner === null) return []
    const parts = this.#parts.toSorted((a, b) => order(a) - order(b) || byPath(a, b))
    const data = parts.filter((it) => order(it) < 2).map(({ text }) => text.replace(/\n$/, ''))
    const whole = parts.map(({ text }) => text).join('\n')
    // A shell runs what any other language hands to it.
    const names = [`${runner}.sh`, ...(LANGUAGES.test(runner) ? [runner] : [])]
    for (const name of names) {
      const found = graveIn(runner, name, whole, isKnown)
      if (found) return [found]
    }
    const found = graveIn(runner, `${runner}.sh`, data.join(''), isKnown)
    return found ? [found] : []
  }
}

const LANGUAGES = /\.(?:py|[mc]?js|[mc]?ts|rb|pl|pm|php|lua)$/

const graveIn = (path: string, name: string, text: string, isKnown: IsKnown): Found | null => {
  const file = openBytes(name, Buffer.from(text, 'latin1'))
  const isForeign = foreignHosts(text).length > 0
  const rules = [findCommands, findCodeFlows, findMachineEvidence, findSecretFlows, findAssembled]
  for (const rule of rules) {
    for (const hit of rule(file)) {
      const isOpen = isForeign && hit.severity === 'warn' && hit.rule_id === 'command.pipe_to_shell'
      const isGrave = hit.severity === 'block' || hit.severity === 'hold' || isOpen
      if (isGrave && hit.rule_id !== 'scan.incomplete' && !isKnown(hit)) return { path, hit }
    }
  }
  return null
}

const byPath = (a: Part, b: Part): number => (a.path < b.path ? -1 : 1)

/** Names and settings before what uses them, and what runs all of it last. */
const order = ({ text, isShell }: Part): number => (JOINS.test(text) ? 2 : isShell ? 1 : 0)
const JOINS =
  /(?:^|[\n;&|])\s{0,8}(?:source|\.)\s+["']?[\w./$"{}()-]{2,80}|\bcat\s+\S{1,60}\s+\S{1,60}[^\n]{0,60}\|\s{0,3}(?:ba|z)?sh\b|\bjq\s[^\n]{0,60}\.(?:json|ya?ml)|\bcat\s[^\n]{0,60}(?:\||>)|(?:^|\n)\s{0,8}from\s+\.?\w[\w.]{0,40}\s+import|require\(\s?["']\.{1,2}\/|\brequire_relative\s|\brequire\s["']?\$FindBin|\buse lib\s|\brequire(?:_once)?\s?\(?\s?__DIR__|\bpackage\.path\s?=|\bCode\.require_file\(|(?:^|\n)\s{0,8}import\s['"][\w./]{1,80}\.dart|from\s+["']\.{1,2}\//
