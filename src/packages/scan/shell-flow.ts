/**
 * Follows what is fetched or decoded through pipes, substitutions, variables and files to what runs
 * it. Pure.
 */
import {
  allTargets,
  DOWNLOADER,
  fetched,
  type Flow,
  isTainted,
  keyOf,
  merged,
  NOTHING,
  type Origin,
  type Place,
  placeOf,
  textOf,
} from './origins.ts'
import { callOf, fetchOf } from './shell-commands.ts'
import { type Run, runCall } from './shell-run.ts'
import { readCommands } from './shell-list.ts'
import { type Command, COMMAND_FUEL, type Variables, type Word } from './shell-types.ts'
import { isBad } from './targets.ts'

const MAX_DEPTH = 5
/** To look for one name in a text. */
const NAME_FUEL = 10
const DECODER = /frombase64string$/i

export class ShellFlow implements Run {
  readonly flows: Flow[] = []
  readonly variables: Variables = new Map()
  readonly #named = new Map<string, Origin>()
  readonly #files = new Map<string, Origin>()
  /** Files that a person looks at, or whose digest is checked, before they run. */
  readonly #checked = new Set<string>()
  readonly #fuel: { left: number }
  #depth = 0

  constructor(fuel: { left: number }) {
    this.#fuel = fuel
  }

  /** Whether a file is known that a later command may run. */
  get hasFiles(): boolean {
    return this.#files.size > 0
  }

  /** Whether the text names a file that was fetched or decoded. */
  names(text: string): boolean {
    const small = text.toLowerCase()
    this.#fuel.left -= NAME_FUEL * this.#files.size
    if (this.#fuel.left <= 0) return false
    for (const key of this.#files.keys()) if (small.includes(key)) return true
    return false
  }

  /** Reads from here to the end; places are counted from `base`. */
  read(text: string, start: number, end: number, base = 0): void {
    const { commands } = readCommands(text, start, end, this.variables, this.#fuel)
    const before = this.flows.length
    this.#pipeline(commands)
    for (const flow of this.flows.slice(before)) {
      flow.at += base
      flow.end += base
    }
  }

  /** Text that is run: commands in it count as well, and stand for this place. */
  again(text: string | null, place: Place): void {
    if (text === null || this.#depth >= MAX_DEPTH || text.length < 4) return
    const { commands } = readCommands(text, 0, text.length, this.variables, this.#fuel)
    const before = this.flows.length
    this.#pipeline(commands)
    for (const flow of this.flows.slice(before)) Object.assign(flow, place)
  }

  report(kind: Flow['kind'], origin: Origin, { at, end }: Place): void {
    this.flows.push({ kind, origin, at, end })
  }

  save(name: string, origin: Origin): void {
    if (isTainted(origin)) this.#files.set(keyOf(name), origin)
  }

  file(name: string): Origin | undefined {
    return this.#files.size === 0 ? undefined : this.#files.get(keyOf(name))
  }

  check(name: string): void {
    if (this.#files.size > 0) this.#checked.add(keyOf(name))
  }

  runFile(name: string, { at, end }: Place): void {
    const origin = this.file(name)
    if (origin === undefined) return
    const key = keyOf(name)
    if (this.#checked.has(key) && !origin.targets?.some(isBad)) return
    this.#files.delete(key)
    const start = origin.at === -1 ? at : Math.min(origin.at, at)
    this.flows.push({ kind: origin.targets === null ? 'decoded' : 'steps', origin, at: start, end })
  }

  originOf(word: Word): Origin {
    const isPlain = word.inner.length === 0 && word.variables.length === 0 && !word.isEscaped
    if (isPlain) return NOTHING
    const origins = word.variables.map((name) => this.#named.get(name) ?? NOTHING)
    if (word.inner.length > 0) origins.push(this.#pipeline(word.inner))
    if (DOWNLOADER.test(word.text)) origins.push(fetched(allTargets([word]), word.at))
    if (DECODER.test(word.text)) {
      const text = word.inner[0]?.words[0]?.text ?? null
      origins.push({ ...NOTHING, isDecoded: true, text, at: word.at })
    }
    if (word.isEscaped) origins.push({ ...textOf(word), at: word.at })
    return merged(origins)
  }

  #pipeline(commands: Command[]): Origin {
    if (this.#depth >= MAX_DEPTH) return NOTHING
    this.#depth += 1
    let piped: Origin | null = null
    let from = -1
    const all: Origin[] = []
    for (const command of commands) {
      this.#fuel.left -= COMMAND_FUEL
      if (this.#fuel.left <= 0) break
      if (piped === null) from = command.at
      const result = this.#command(command, piped, from)
      piped = command.isPiped ? result : null
      if (piped === null && result !== NOTHING) all.push(result)
    }
    if (piped !== null) all.push(piped)
    this.#depth -= 1
    return merged(all)
  }

  #command(command: Command, piped: Origin | null, from: number): Origin {
    this.#assign(command.words)
    const input = command.input ? this.#input(command.input) : piped
    const [first] = command.words
    const isGroup = first !== undefined && first.text === '' && first.inner.length > 0
    const call = isGroup ? null : callOf(command)
    if (call === null) return merged(command.words.map((word) => this.originOf(word)))
    const result = runCall(this, call, command, input, placeOf(command, input, from))
    for (const { text } of command.output) this.save(text, result)
    return result
  }

  #input({ word, isText }: { word: Word; isText: boolean }): Origin {
    const origin = this.originOf(word)
    return isText ? merged([origin, textOf(word)]) : (this.file(word.text) ?? origin)
  }

  #assign(words: Word[]): void {
    for (const [i, word] of words.slice(0, 3).entries()) {
      if (!word.text.includes('=')) continue
      const name = /^\$?(\w+)=/.exec(word.text)?.[1]
      if (name !== undefined) {
        const text = word.text.slice(word.text.indexOf('=') + 1) || null
        this.#named.set(name.toLowerCase(), merged([this.originOf(word), { ...NOTHING, text }]))
        continue
      }
      const spaced = i === 1 && word.text === '=' ? /^\$?(\w+)$/.exec(words[0]?.text ?? '') : null
      if (!spaced) continue
      const value = words.slice(2)
      const call = callOf({ words: value })
      const fetch = call ? fetchOf(call) : null
      const origin = fetch
        ? fetched(fetch.targets, word.at)
        : merged(value.map((it) => this.originOf(it)))
      const text = origin.text ?? value[0]?.text ?? null
      this.#named.set((spaced[1] ?? '').toLowerCase(), { ...origin, text })
    }
  }
}
