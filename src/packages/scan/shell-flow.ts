/**
 * Follows what is fetched or decoded through pipes, substitutions, variables and files to what runs
 * it. Pure.
 */
import {
  type Call,
  callOf,
  fetchOf,
  isDecoder,
  isFilter,
  isInterpreter,
  isShell,
} from './shell-commands.ts'
import { type Command, readCommands, unescaped, type Variables, type Word } from './shell-words.ts'
import { isBad, type Target, targetsIn } from './targets.ts'

/** Where a text comes from. */
export type Origin = {
  /** Null if nothing of it was fetched. */
  targets: Target[] | null
  isDecoded: boolean
  /** The text itself where it is known. */
  text: string | null
  at: number
}

export type Flow = {
  kind: 'fetched' | 'decoded' | 'steps'
  origin: Origin
  at: number
  end: number
}

const NOTHING: Origin = { targets: null, isDecoded: false, text: null, at: -1 }
const MAX_DEPTH = 5
const DOWNLOADER = /\.?(?:downloadstring|downloaddata|openread|get_content|getstringasync)$/i

const merged = (origins: Origin[]): Origin => {
  const fetched = origins.filter(({ targets }) => targets !== null)
  const known = origins.filter(({ at }) => at !== -1)
  return {
    targets: fetched.length === 0 ? null : fetched.flatMap(({ targets }) => targets ?? []),
    isDecoded: origins.some(({ isDecoded }) => isDecoded),
    text: origins.map(({ text }) => text ?? '').join('') || null,
    at: known.length === 0 ? -1 : Math.min(...known.map(({ at }) => at)),
  }
}

const isTainted = ({ targets, isDecoded }: Origin): boolean => targets !== null || isDecoded

export class ShellFlow {
  readonly flows: Flow[] = []
  readonly variables: Variables = new Map()
  readonly #named = new Map<string, Origin>()
  readonly #files = new Map<string, Origin>()
  /** Files that a person looks at, or whose digest is checked, before they run. */
  readonly #checked = new Set<string>()
  readonly #fuel: { left: number }

  constructor(fuel: { left: number }) {
    this.#fuel = fuel
  }

  /** Reads from here to the end; returns how far it came. */
  read(text: string, start: number, end: number, base = 0): number {
    const { commands, at } = readCommands(text, start, end, this.variables, this.#fuel)
    const before = this.flows.length
    this.#run(commands, 0)
    for (const flow of this.flows.slice(before)) {
      flow.at += base
      flow.end += base
    }
    return at
  }

  /** Whether a file is known that a later command may run. */
  get hasFiles(): boolean {
    return this.#files.size > 0
  }

  /** Reads a text that stands for this place in the file. */
  readList(text: string, at: number, end: number): void {
    this.#again(text, { at, end }, 0)
  }

  #run(commands: Command[], depth: number): Origin {
    let piped: Origin | null = null
    let from = -1
    let last: Origin = NOTHING
    const all: Origin[] = []
    for (const command of commands) {
      if (piped === null) from = command.at
      last = this.#command(command, piped, from, depth)
      if (command.isPiped) piped = last
      else {
        piped = null
        all.push(last)
      }
    }
    if (piped !== null) all.push(last)
    return merged(all)
  }

  #command(command: Command, piped: Origin | null, from: number, depth: number): Origin {
    const inner = (word: Word): Origin => this.#word(word, depth)
    this.#assign(command.words, inner)
    let input = piped
    if (command.input) {
      const { word, isText } = command.input
      input = isText ? merged([inner(word), textOrigin(word)]) : this.#file(word.text, inner(word))
    }
    const call = callOf(command)
    if (call === null) {
      return merged(command.words.map(inner))
    }
    const place = {
      at: input?.at === undefined || input.at === -1 ? from : Math.min(from, input.at),
      end: command.end,
    }
    const result = this.#call(call, command, input, inner, place, depth)
    for (const file of command.output) this.#save(file.text, result)
    return result
  }

  #call(
    call: Call,
    command: Command,
    input: Origin | null,
    inner: (word: Word) => Origin,
    place: { at: number; end: number },
    depth: number,
  ): Origin {
    const { name, words } = call
    const report = (kind: Flow['kind'], origin: Origin): void => {
      this.flows.push({ kind, origin, at: Math.max(0, place.at), end: place.end })
    }
    const ran = (origin: Origin): void => {
      if (origin.isDecoded) report('decoded', origin)
      else if (origin.targets !== null) report('fetched', origin)
    }
    const args = merged(words.map(inner))

    if (name === 'eval' || name === 'iex' || name === 'invoke-expression' || name === '&') {
      const text = merged([args, input ?? NOTHING])
      ran(text)
      this.#again(
        merged([text, { ...NOTHING, text: words.map((it) => it.text).join(' ') }]).text,
        place,
        depth,
      )
      return NOTHING
    }
    if (name === 'source' || name === '.') {
      ran(args)
      const [file] = words
      if (file) this.#runFile(file.text, place)
      return NOTHING
    }
    if (isInterpreter(name)) {
      const isCode = (text: string): boolean =>
        /^-(?:[a-z]{0,3}c|[np]?e|command|ec|enc\w*|eval|r)$/i.test(text) || /^\/c$/i.test(text)
      const code = words.findIndex(({ text }) => isCode(text))
      const operand: Word | undefined = words.find(
        ({ text }, i) =>
          !/^-/.test(text) && !(i > 0 && /^-(?:o|O|m)$/.test(words[i - 1]?.text ?? '')),
      )
      const readsInput =
        !words.some(({ text }) => text === '-m') &&
        (operand === undefined ||
          operand.text === '-' ||
          operand.text === '/dev/stdin' ||
          isProse(operand) ||
          words.some(({ text }) => text === '-s' || text === '-'))
      const payload =
        /^-(?:ec|enc\w*|e)$/i.test(words[code]?.text ?? '') && /^(?:pwsh|powershell)$/.test(name)
          ? words[code + 1]?.text
          : undefined
      if (payload !== undefined) {
        if (/^[A-Za-z0-9+/=]{16,}$/.test(payload))
          report('decoded', { ...NOTHING, isDecoded: true, text: payload, at: command.at })
      } else if (code !== -1) {
        const rest = words.slice(code + 1)
        ran(merged(rest.map(inner)))
        if (isShell(name) || /^(?:pwsh|powershell|cmd)$/.test(name))
          this.#again(rest.map(({ text }) => text).join(' '), place, depth)
      } else if (readsInput || (operand !== undefined && operand.inner.length > 0)) {
        ran(merged([operand?.inner.length ? args : NOTHING, readsInput && input ? input : NOTHING]))
        if (readsInput && input?.text && isShell(name)) this.#again(input.text, place, depth)
      }
      if (operand && code === -1) this.#runFile(operand.text, place)
      return isDecoder(call) ? { ...NOTHING, isDecoded: true, at: command.at } : NOTHING
    }
    const download = words.concat(command.words).find(({ text }) => DOWNLOADER.test(text))
    if (download) {
      return { targets: allTargets(command.words), isDecoded: false, text: null, at: command.at }
    }
    const fetch = fetchOf(call)
    if (fetch !== null) {
      const origin = {
        targets: [...fetch.targets, ...(args.targets ?? [])],
        isDecoded: false,
        text: null,
        at: command.at,
      }
      if (fetch.file === null) return origin
      this.#save(fetch.file, origin)
      return NOTHING
    }
    if (isDecoder(call)) {
      const text = merged([args, input ?? NOTHING]).text
      const literal =
        words.find(({ text: it }) => it.length > 15 && !it.startsWith('-'))?.text ?? null
      return {
        targets: input?.targets ?? null,
        isDecoded: true,
        text: text ?? literal,
        at: input && input.at !== -1 ? input.at : command.at,
      }
    }
    if (name === 'echo' || name === 'printf' || name === 'write-output' || name === 'print') {
      const text = words
        .filter((it) => !/^-[neE]+$/.test(it.text))
        .map((it) => it.text)
        .join(' ')
      const plain = unescaped(text)
      // A line end alone hides nothing.
      const isEscaped =
        words.some((it) => it.isEscaped) || /\\(?:x[0-9a-f]{2}|[0-7]{3})/i.test(text)
      return { ...args, text: plain, isDecoded: args.isDecoded || isEscaped, at: command.at }
    }
    if (name === 'tee') for (const { text } of words) this.#save(text, input ?? NOTHING)
    if (
      /^(?:less|more|cat|bat|vim?|nano|head|view|code|shasum|sha\d+sum|md5sum|gpg|minisign|cosign|get-filehash)$/.test(
        name,
      )
    ) {
      for (const { text } of words) this.#checked.add(keyOf(text))
    }
    if (name === 'cat' || name === 'type' || name === 'get-content' || name === 'gc') {
      return merged([
        ...words.map(({ text }) => this.#files.get(keyOf(text)) ?? NOTHING),
        args,
        words.length === 0 && input ? input : NOTHING,
      ])
    }
    if (/^(?:mv|cp|copy|move|rename-item|move-item|copy-item|install)$/.test(name)) {
      const origin = words.map(({ text }) => this.#files.get(keyOf(text))).find(Boolean)
      const last = words.at(-1)
      if (origin && last) this.#save(last.text, origin)
      return NOTHING
    }
    if (
      /^(?:open|start-process|saps|xdg-open|installer|msiexec|rundll32|regsvr32|mshta|nohup|invoke-item|ii|dpkg|explorer|chmod)$/.test(
        name,
      )
    ) {
      if (
        (name === 'mshta' || name === 'regsvr32' || name === 'msiexec' || name === 'rundll32') &&
        allTargets(words).length > 0
      ) {
        report('fetched', {
          targets: allTargets(words),
          isDecoded: false,
          text: null,
          at: command.at,
        })
      }
      for (const { text } of words)
        if (name !== 'chmod' || words.some((it) => /x|7/.test(it.text)))
          this.#runFile(text, place, name === 'chmod')
      return NOTHING
    }
    if (name === 'xargs') {
      const texts = words.map(({ text }) => text)
      if (texts.some((it) => isInterpreter(it))) ran(merged([input ?? NOTHING, args]))
      else if (texts.some((it) => /^(?:curl|wget)$/.test(it))) {
        return {
          targets: targetsIn(input?.text ?? ''),
          isDecoded: false,
          text: null,
          at: input?.at ?? command.at,
        }
      }
    }
    if (isFilter(name)) return merged([input ?? NOTHING, args])
    this.#runFile(command.words.at(-1 - words.length)?.text ?? '', place)
    return input && isTainted(input) && words.length === 0
      ? input
      : args.targets !== null || args.isDecoded
        ? args
        : NOTHING
  }

  /** Text that is run: commands in it count as well. */
  #again(text: string | null, place: { at: number; end: number }, depth: number): void {
    if (text === null || depth >= MAX_DEPTH || text.length < 4) return
    const { commands } = readCommands(text, 0, text.length, this.variables, this.#fuel)
    const before = this.flows.length
    this.#run(commands, depth + 1)
    // Places in the inner text mean nothing outside of it.
    for (const flow of this.flows.slice(before))
      Object.assign(flow, { at: Math.max(0, place.at), end: place.end })
  }

  #word(word: Word, depth: number): Origin {
    const origins = word.variables.map((name) => this.#named.get(name) ?? NOTHING)
    if (word.inner.length > 0 && depth < MAX_DEPTH) origins.push(this.#run(word.inner, depth + 1))
    if (DOWNLOADER.test(word.text)) {
      origins.push({ targets: allTargets([word]), isDecoded: false, text: null, at: word.at })
    }
    if (/frombase64string$/i.test(word.text)) {
      origins.push({
        targets: null,
        isDecoded: true,
        text: word.inner[0]?.words[0]?.text ?? null,
        at: word.at,
      })
    }
    if (word.isEscaped)
      origins.push({ targets: null, isDecoded: true, text: word.text, at: word.at })
    return merged(origins)
  }

  #assign(words: Word[], inner: (word: Word) => Origin): void {
    for (const [i, word] of words.slice(0, 3).entries()) {
      const name = /^\$?(\w+)=/.exec(word.text)?.[1]
      const spaced =
        i === 1 && word.text === '=' ? /^\$?(\w+)$/.exec(words[0]?.text ?? '')?.[1] : undefined
      if (name !== undefined) {
        const text = word.text.slice(word.text.indexOf('=') + 1)
        this.#named.set(
          name.toLowerCase(),
          merged([inner(word), { ...NOTHING, text: text || null }]),
        )
      } else if (spaced !== undefined) {
        const origin = merged(words.slice(2).map(inner))
        const call = callOf({ words: words.slice(2) } as Command)
        const fetch = call ? fetchOf(call) : null
        this.#named.set(
          spaced.toLowerCase(),
          fetch
            ? { targets: fetch.targets, isDecoded: false, text: null, at: word.at }
            : { ...origin, text: origin.text ?? words[2]?.text ?? null },
        )
      }
    }
  }

  #file(name: string, otherwise: Origin): Origin {
    return this.#files.get(keyOf(name)) ?? otherwise
  }

  #save(name: string, origin: Origin): void {
    if (isTainted(origin)) this.#files.set(keyOf(name), origin)
  }

  #runFile(name: string, { at, end }: { at: number; end: number }, isMark = false): void {
    const key = keyOf(name)
    const origin = this.#files.get(key)
    if (origin === undefined || isMark) return
    const isChecked = this.#checked.has(key)
    if (isChecked && !origin.targets?.some(isBad)) return
    this.#files.delete(key)
    this.flows.push({
      kind: origin.targets === null ? 'decoded' : 'steps',
      origin,
      at: origin.at === -1 ? at : Math.min(origin.at, at),
      end,
    })
  }
}

/** A word of the sentence that goes on behind the command, not the name of a file. */
const isProse = ({ text, inner }: Word): boolean =>
  inner.length === 0 && /^[a-z]{1,20}[.,;:]?$/.test(text)

const textOrigin = (word: Word): Origin => ({
  ...NOTHING,
  text: word.text,
  isDecoded: word.isEscaped,
})

const allTargets = (words: Word[]): Target[] => {
  const texts: string[] = []
  const visit = (word: Word): void => {
    texts.push(word.text)
    for (const command of word.inner) for (const it of command.words) visit(it)
  }
  for (const word of words) visit(word)
  return targetsIn(texts.join(' '))
}

/** The last part of a path: folders are changed, and variables stand for them. */
const keyOf = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toLowerCase()
