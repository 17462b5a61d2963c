/**
 * Characters that an agent reads and a person does not see: tag characters, controls that reorder
 * the displayed text, and runs of zero width. Searched by their bytes.
 */
import { isAscii } from 'node:buffer'
import { lineEnd } from './lines.ts'
import type { Hit, ScannedFile } from './rule.ts'

const TAG_RULE = 'text.tag_characters'
const BIDI_RULE = 'text.bidi_control'

/**
 * U+E0001 and U+E0020 to U+E007F. Bounded, since a regex engine stores a way back for each
 * repetition.
 */
const TAGS = /(?:\xf3\xa0(?:\x80[\x81\xa0-\xbf]|\x81[\x80-\xbf])){1,1000}/g
/** The same in UTF-16 of both byte orders. */
const TAGS_UTF16 = /(?:\x40\xdb[\x20-\x7f]\xdc){2,1000}|(?:\xdb\x40\xdc[\x20-\x7f]){2,1000}/g
/** A single one carries no message, and occurs by chance in about 40 MB of binary bytes. */
const CHANCE_BYTES = 4

/** Ten of each line and severity are shown. */
const MAX_HITS = 1000

/** U+202A to U+202E and U+2066 to U+2069. */
const BIDI = /\xe2(?:\x80[\xaa-\xae]|\x81[\xa6-\xa9])/g
/**
 * Zero-width space, joiners, invisible operators, byte order mark, variation selectors. Emoji join
 * by a selector and a joiner, so two in a row are ordinary.
 */
const ZERO_WIDTH =
  /(?:\xe2(?:\x80[\x8b-\x8d]|\x81[\xa0-\xa4])|\xef(?:\xbb\xbf|\xb8[\x80-\x8f])|\xe1\xa0\x8e|\xf3\xa0(?:[\x84-\x86][\x80-\xbf]|\x87[\x80-\xaf])){3,1000}/g

/** Bytes of a run that is long enough to carry a message: 16 characters of at least three bytes. */
const MESSAGE_BYTES = 48

/** A black flag, and the tags that make it England's, Scotland's or Wales's. */
const FLAG = '\xf0\x9f\x8f\xb4'
const FLAG_TAGS = new Set(
  ['gbeng', 'gbsct', 'gbwls'].map((region) => tagsOf(region) + tagsOf('\x7f')),
)
/** In UTF-8 as in UTF-16. */
const FLAG_TAGS_BYTES = 24

function tagsOf(text: string): string {
  const bytes = Buffer.from(
    Array.from(text, (it) => String.fromCodePoint(0xe0000 + (it.codePointAt(0) ?? 0))).join(''),
  )
  return bytes.toString('latin1')
}

export function* findHiddenText(file: ScannedFile): Generator<Hit> {
  // ASCII has none of them, which is fast to detect.
  if (!isAscii(file.bytes)) {
    yield* findTags(file)
    yield* findBidiControls(file)
    yield* findZeroWidthRuns(file)
    yield* findFillers(file)
  }
  yield* findEscapes(file)
}

const tagsAt = (offset: number, bytes: number): Hit => {
  const count = bytes / 4
  const message = `${count} invisible tag ${count === 1 ? 'character' : 'characters'}.`
  return { rule_id: TAG_RULE, severity: 'block', message, offset, length: bytes }
}

function* findTags(file: ScannedFile): Generator<Hit> {
  const { raw } = file
  for (const { index, 0: run } of raw.matchAll(TAGS)) {
    if (raw.startsWith(FLAG, index - FLAG.length) && FLAG_TAGS.has(run)) continue
    if (file.text !== '' || run.length > CHANCE_BYTES) yield tagsAt(index, run.length)
  }
  if (file.isUtf8) return
  for (const { index, 0: run } of raw.matchAll(TAGS_UTF16)) {
    if (run.length !== FLAG_TAGS_BYTES || !FLAG_TAGS.has(asUtf8(run)))
      yield tagsAt(index, run.length)
  }
}

/** Of UTF-16 of either byte order; one character per byte, as in the results. */
const asUtf8 = (run: string): string => {
  const bytes = Buffer.from(run, 'latin1')
  const isBigEndian = bytes[0] === 0xdb
  return Buffer.from((isBigEndian ? bytes.swap16() : bytes).toString('utf16le')).toString('latin1')
}

/** A letter of Hebrew, Arabic and their like, from U+0590 to U+08FF. */
const RIGHT_TO_LEFT = /[\xd6-\xdf][\x80-\xbf]|\xe0[\xa0-\xa3][\x80-\xbf]/
/** U+2066 to U+2068. */
const ISOLATE = /^\xe2\x81[\xa6-\xa8]$/
const END_OF_ISOLATE = '\xe2\x81\xa9'
/** To each side; a longer line is cut. */
const MAX_LINE_BYTES = 1000

/** Whether all of its controls isolate a part of a sentence that is written from right to left. */
const isIsolated = (line: string): boolean => {
  let open = 0
  for (const [control] of line.matchAll(BIDI)) {
    if (ISOLATE.test(control)) open += 1
    else if (control !== END_OF_ISOLATE || open === 0) return false
    else open -= 1
  }
  return open === 0 && RIGHT_TO_LEFT.test(line)
}

const lineAround = (text: string, index: number): string => {
  const before = text.slice(Math.max(0, index - MAX_LINE_BYTES), index)
  const [after = ''] = text.slice(index, index + MAX_LINE_BYTES).split('\n', 1)
  return before.slice(before.lastIndexOf('\n') + 1) + after
}

function* findBidiControls({ text, isMarkdown, isCode }: ScannedFile): Generator<Hit> {
  let count = 0
  let until = -1
  for (const { index } of text.matchAll(BIDI)) {
    // All of a line together make its order.
    if (index < until) continue
    until = lineEnd(text, index, MAX_LINE_BYTES)
    count += 1
    if (count > MAX_HITS) return
    const message = 'A control character makes text appear in another order than it is read.'
    const isProse = !isCode && isIsolated(lineAround(text, index))
    const severity = (isMarkdown || isCode) && !isProse ? 'hold' : 'warn'
    yield { rule_id: BIDI_RULE, severity, message, offset: index, length: 3 }
  }
}

function* findZeroWidthRuns({ raw, text, isMarkdown }: ScannedFile): Generator<Hit> {
  let count = 0
  for (const { index, 0: run } of raw.matchAll(ZERO_WIDTH)) {
    count += 1
    if (count > MAX_HITS) return
    const isMessage = text !== '' && run.length >= MESSAGE_BYTES
    const severity = isMessage ? (isMarkdown ? 'block' : 'hold') : 'warn'
    const message = 'A run of characters that have no width.'
    yield { rule_id: 'text.zero_width_run', severity, message, offset: index, length: run.length }
  }
}

/** Letters of Korean that nothing shows, in code a name that no reader sees. */
const FILLER = /\xe3\x85\xa4|\xef\xbe\xa0|\xe1\x85[\x9f\xa0]/

function* findFillers({ text, isCode }: ScannedFile): Generator<Hit> {
  const match = isCode ? FILLER.exec(text) : null
  if (match === null) return
  yield {
    rule_id: 'text.zero_width_run',
    severity: 'hold',
    message: 'A letter in code that nothing shows.',
    offset: match.index,
    length: match[0].length,
  }
}

/** As YAML, TOML and JSON write them. */
const BIDI_ESCAPE = /\\(?:u|U0000)(?:202[a-e]|206[6-9])/gi
const TAG_ESCAPE = /\\(?:U000e00[0-7][0-9a-f]|udb40\\udc[0-7][0-9a-f])/gi

/** In manifests an escape becomes the character itself before an agent sees it. */
function* findEscapes(file: ScannedFile): Generator<Hit> {
  const text = manifestOf(file)
  for (const { index, 0: escape } of text.matchAll(TAG_ESCAPE)) {
    const message = 'An escape for an invisible tag character.'
    yield { rule_id: TAG_RULE, severity: 'block', message, offset: index, length: escape.length }
  }
  for (const { index, 0: escape } of text.matchAll(BIDI_ESCAPE)) {
    const message = 'An escape for a character that reorders text.'
    yield { rule_id: BIDI_RULE, severity: 'hold', message, offset: index, length: escape.length }
  }
}

const manifestOf = ({ name, text }: ScannedFile): string => {
  if (name === 'skill.toml' || name === '_meta.json') return text
  if (name !== 'SKILL.md') return ''
  const end = text.indexOf('\n---', 3)
  return /^(?:\xef\xbb\xbf)?---/.test(text) && end !== -1 ? text.slice(0, end) : ''
}
