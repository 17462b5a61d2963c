/**
 * Bytecode of Python that a run has left beside its source: what it names stands in the source, too, which the
 * rules read. Bytecode without its source, or with a word of its own, cannot be read by anybody. Pure.
 */
import { Buffer } from 'node:buffer'
import type { Found } from './finding.ts'

/** `a/__pycache__/b.cpython-313.pyc` belongs to `a/b.py`. */
const CACHED =
  /^((?:[^\n]{1,400}\/)?)__pycache__\/([\w-]{1,100})\.cpython-\d{2,3}(?:\.opt-[12])?\.pyc$/
const MOST_BYTES = 1_000_000
const MOST_WORDS = 20_000
const MOST_FILES = 500

/** The second word of the header: Python takes such a file whatever the source says. */
const UNCHECKED = 1

/** Shorter runs of letters in a program are chance. */
const WORDS = /[a-z]{5,}/gi
const SOURCE_WORDS = /[a-z]{3,}/gi
/** What an attack cannot do without; no mark of the format makes it of another word. */
const STRONG =
  'popen system exec eval spawn socket request urlopen urllib http subprocess marshal ctypes decode environ getattr compile loads import curl wget bash unlink rmtree remove'.split(
    ' ',
  )
/** What the compiler itself writes. */
const OWN =
  /<(?:module|locals|lambda|listcomp|genexpr|dictcomp|setcomp)>|__?\w{1,40}__|\.format|\.?(?:classdict|generic_base|type_params|static_attributes|conditional_annotations|kwdefaults|defaults)\b/g
const ESCAPE = /\\(?:[abfnrtv0'"\\]|x[\da-f]{2}|u[\da-f]{4})/gi

const PATH = /[\w./\\: @+~-]/
const LONGEST_PATH = 300

/** The name of its source stands in a program. */
const withoutPaths = (text: string): string =>
  text
    .split('.py')
    .map((piece, index, all) => {
      if (index === all.length - 1) return piece
      let end = piece.length
      const least = Math.max(0, end - LONGEST_PATH)
      while (end > least && PATH.test(piece[end - 1] ?? '')) end -= 1
      return piece.slice(0, end)
    })
    .join(' ')

const wordsOf = (text: string, pattern: RegExp): Set<string> => {
  const words = new Set<string>()
  for (const [word] of text.matchAll(pattern)) {
    words.add(word.toLowerCase())
    if (words.size > MOST_WORDS) break
  }
  return words
}

/** Whether a source beside it may say what the program does. */
export const isOfProgram = ({ rule_id: rule, path }: Found): boolean =>
  rule === 'file.suspicious_executable' && CACHED.test(path)

export class Bytecode {
  /** The text of each source, as few have a cached program, and the words of each program. */
  readonly #sources = new Map<string, string>()
  readonly #programs = new Map<string, Set<string>>()

  add(path: string, content: Uint8Array): void {
    const isSource = path.endsWith('.py')
    const files = isSource ? this.#sources : this.#programs
    if ((!isSource && !CACHED.test(path)) || files.size >= MOST_FILES) return
    if (content.length > MOST_BYTES) return
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    const text = bytes.toString('latin1')
    if (isSource) this.#sources.set(path, text)
    else if (bytes.length > 16 && bytes.readUInt32LE(4) !== UNCHECKED)
      this.#programs.set(path, wordsOf(withoutPaths(text.slice(16)).replace(OWN, ' '), WORDS))
  }

  /** A fact, where the source says the same. */
  judged(found: Found): Found {
    const match = isOfProgram(found) ? CACHED.exec(found.path) : null
    const words = this.#programs.get(found.path)
    const text = match === null ? undefined : this.#sources.get(`${match[1]}${match[2]}.py`)
    if (words === undefined || text === undefined) return found
    const source = wordsOf(text.replace(ESCAPE, ' '), SOURCE_WORDS)
    if (source.size > MOST_WORDS) return found
    const all = [...source].join(' ')
    const missing = STRONG.filter((it) => !all.includes(it))
    const isKnown = (word: string): boolean =>
      !missing.some((it) => word.includes(it)) && (isCode(word) || isIn(source, word))
    if (![...words].every(isKnown)) return found
    return { ...found, severity: 'info', message: 'Bytecode of a source that stands beside it.' }
  }
}

/** A third of all steps of a program loads a constant, which is written as a `d`. */
const isCode = (word: string): boolean => (word.split('d').length - 1) * 3 >= word.length

/** Marks of the format stand close to a text, or between two: its type, its length, a number behind it. */
const BETWEEN = /z[a-z]/
const MOST_MARKS = 2

const isIn = (source: ReadonlySet<string>, word: string): boolean =>
  isOne(source, word) || word.split(BETWEEN).every((part) => part.length < 3 || isOne(source, part))

const isOne = (source: ReadonlySet<string>, word: string): boolean => {
  for (let before = 0; before <= MOST_MARKS; before += 1)
    for (let behind = 0; behind <= MOST_MARKS; behind += 1)
      if (source.has(word.slice(before, word.length - behind))) return true
  return false
}
