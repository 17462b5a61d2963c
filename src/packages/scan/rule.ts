/**
 * What a security rule is. A rule reads one file's bytes and reports where something is wrong. All
 * rules are linear in the file's length: patterns are bounded, and begin with rare text. Where that text
 * may be repeated on one line, a pattern stops at the next one, from which another search begins.
 */
import { Buffer, isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import type { SecurityFinding, Severity } from '../types.ts'
import { type Fence, fencesOf } from './fences.ts'
import { type Words, wordsOf } from './words.ts'

export type Hit = Pick<SecurityFinding, 'rule_id' | 'severity' | 'message'> & {
  /** Byte offset in the file; 0 for the file as a whole. */
  offset: number
  /** Of the matched text in bytes; 0 for the file as a whole. */
  length: number
  /** Whether the matched text must not be shown. */
  isSecret?: boolean
  /** What the matched text decodes to, and how. */
  decoded?: string
  decoding?: string[]
  /** Where in a decoded text it was found. */
  decodedAt?: number
  /** Whether it stands for all others of its rule in the file. */
  isRest?: boolean
}

const LONGEST_HIT = 4000

/** Of a rule and a severity in one reading of a file; one more finding stands for all others. */
export const MAX_OF_A_RULE = 10

export const found = (
  rule: string,
  severity: Severity,
  message: string,
  offset: number,
  length: number,
): Hit => ({ rule_id: rule, severity, message, offset, length: Math.min(length, LONGEST_HIT) })

/** Something stands behind the first ones that no rule has seen. */
export const incomplete = (message: string): Hit => found('scan.incomplete', 'hold', message, 0, 0)

type RuleFamily =
  | 'commands'
  | 'lures'
  | 'data'
  | 'persistence'
  | 'self_replacement'
  | 'injection'
  | 'hidden_text'
  | 'names'
  | 'secrets'
  | 'files'
  | 'settings'
  | 'dependencies'
  | 'front_matter'
  | 'resemblance'
  | 'scan'

/** An entry of the catalogue. */
export type ScanRule = {
  id: string
  family: RuleFamily
  /** The highest severity of its findings; context may lower it. */
  severity: Severity
  title: string
  looks_at: string
  /** For a reviewer: what happens if it is followed. */
  explanation: string
  /** For a publisher: what to do instead. */
  remedy: string
  /** The first `SCAN_VERSION` that has it. */
  since: number
}

export type Rule = (file: ScannedFile) => Iterable<Hit>

export type ScannedFile = {
  /** The path in the archive. */
  path: string
  /** The last component of the path. */
  name: string
  /** Lower case, without the dot; empty if there is none. */
  extension: string
  bytes: Buffer
  /**
   * One character per byte, so that positions are offsets and multi-byte characters are searched by
   * their UTF-8 bytes. Empty for binary files.
   */
  text: string
  /** The same, also of binary files; computed on first use. */
  readonly raw: string
  /** Whether agents read it as instructions. */
  isMarkdown: boolean
  isUtf8: boolean
  /** Whether a shell runs it, and whether an interpreter does. */
  isShell: boolean
  isCode: boolean
  /** Whether it came out of a decoder. */
  isDecoded: boolean
  /** The words that rules begin with, and the fences of markdown; computed on first use. */
  readonly words: Words
  readonly fences: readonly Fence[]
  /** Of all its bytes. */
  digest: () => string
}

const MARKDOWN = new Set(['md', 'markdown', 'mdx'])

/** A NUL does not hide text from a program that reads the file as text. */
const ALWAYS_TEXT = new Set([
  ...MARKDOWN,
  ...'txt sh bash zsh fish ps1 psm1 cmd bat py js mjs cjs ts rb pl php html svg json yaml yml toml'.split(
    ' ',
  ),
])

export const openFile = (path: string, content: Uint8Array): ScannedFile =>
  openBytes(path, asUtf8(content))

/** The unchanged bytes, even if a mark says that they are UTF-16. */
export const openBytes = (path: string, given: Buffer, isDecoded = false): ScannedFile => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const extension = extensionOf(name)
  const hasZeros = given.includes(0)
  const isText = ALWAYS_TEXT.has(extension) || !hasZeros
  // The first bytes of some programs are a line end of Windows.
  const bytes = hasZeros ? given : withShortLineEnds(given)
  const text = isText ? bytes.toString('latin1') : ''
  let raw = isText ? text : null
  let words: Words | null = null
  let fences: Fence[] | null = null
  let digest: string | null = null
  const isMarkdown = MARKDOWN.has(extension)
  const isShell =
    !isMarkdown && (SHELL.has(extension) || SHELL_NAMES.test(name) || isShellText(text))
  return {
    path,
    name,
    extension,
    bytes,
    text,
    get raw() {
      raw ??= bytes.toString('latin1')
      return raw
    },
    isMarkdown,
    isUtf8: isText && isUtf8(bytes),
    isShell,
    isCode: isShell || CODE.has(extension) || text.startsWith('#!'),
    isDecoded,
    get words() {
      words ??= wordsOf(text, bytes)
      return words
    },
    get fences() {
      fences ??= isMarkdown || PROSE.has(extension) ? fencesOf(text) : []
      return fences
    },
    digest() {
      digest ??= hash('sha256', bytes)
      return digest
    },
  }
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const SHELL = set('sh bash zsh ksh fish command ps1 psm1 psd1 cmd bat')
const CODE = set(
  'py pyw js mjs cjs ts mts cts tsx jsx rb pl php lua go rs java kt kts cs csx swift vbs wsf hta applescript scpt r jl ipynb gs dart ex exs groovy jsp asp aspx ahk au3 nim tcl awk pm scala fs c cc cpp h m zig',
)
const PROSE = set('txt rst adoc text prompt')
const SHELL_NAMES =
  /^(?:(?:gnu)?makefile(?:\.\w{1,12})?|dockerfile|justfile|procfile|containerfile)$|\.(?:mk|dockerfile)$/i
const SHELL_LINE = /^#!\s{0,8}\/\S{1,60}\/(?:env\s{1,8}(?:-S\s{1,8})?)?(?:ba|z|da|k|fi)?sh\b/
export const isShellText = (text: string): boolean => SHELL_LINE.test(text.slice(0, 200))

/** A name that begins with its only dot has no extension. */
const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

const [CARRIAGE_RETURN, LINE_FEED] = [13, 10]

/** Rules look for line feeds side by side, so the line ends of Windows would hide what they look for. */
const withShortLineEnds = (bytes: Buffer): Buffer => {
  if (!bytes.includes('\r\n')) return bytes
  const kept = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) continue
    kept[length] = bytes[at] ?? 0
    length += 1
  }
  return kept.subarray(0, length)
}

/** Windows writes scripts as UTF-16, with a byte order mark. */
const asUtf8 = (bytes: Uint8Array): Buffer => {
  const encoding = markedEncoding(bytes)
  return encoding === null ? asBuffer(bytes) : decoded(bytes, encoding)
}

export type Utf16 = 'utf-16le' | 'utf-16be'

export const markedEncoding = (bytes: Uint8Array): Utf16 | null => {
  const mark = `${bytes[0]} ${bytes[1]}`
  if (mark === '255 254') return 'utf-16le'
  return mark === '254 255' ? 'utf-16be' : null
}

export const decoded = (bytes: Uint8Array, encoding: Utf16): Buffer =>
  Buffer.from(new TextDecoder(encoding).decode(bytes))

export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
