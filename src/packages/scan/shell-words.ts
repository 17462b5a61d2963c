/** Reads one word with its quotes, escapes, variables and substitutions. Pure. */
import { plainWord, type Reader, unescaped, type Word } from './shell-types.ts'

const MAX_DEPTH = 6
const MAX_QUOTED = 4000
/** A group costs more than its characters. */
const GROUP_FUEL = 60
/** What a variable stands for is copied, which costs less than to read it. */
const VALUE_OF_FUEL = 16

const WORD_END = /[\s|;&<>()]/
/** Characters that mean nothing to a shell. */
const PLAIN = /[\w./:,@%+~^-]+/y

/** More than one where a brace list or `$IFS` makes more. */
export const readWord = (reader: Reader, closer: string, depth: number): Word[] => {
  const words: Word[] = []
  let word = plainWord('', reader.at)
  const start = reader.at
  while (reader.at < reader.end) {
    const char = reader.text[reader.at] ?? ''
    const next = reader.text[reader.at + 1] ?? ''
    if (char === closer) break
    if (char === '(' || ((char === '<' || char === '>') && next === '(' && reader.at === start)) {
      readGroup(reader, word, char === '(' ? 1 : 2, ')', depth)
    } else if (WORD_END.test(char)) break
    else if (char === "'" || char === '"') readQuoted(reader, word, char, depth)
    else if (char === '\\') readEscape(reader, word)
    else if (char === '`') readBacktick(reader, word, closer, depth)
    else if (char === '$') {
      if (readDollar(reader, word, depth)) {
        words.push(word)
        word = plainWord('', reader.at)
      }
    } else if (char === '{' && word.text === '' && hasList(reader)) {
      reader.at += 1
      for (const item of readBraces(reader, depth)) words.push(item)
      return words
    } else {
      PLAIN.lastIndex = reader.at
      const run = (PLAIN.exec(reader.text)?.[0] ?? char).slice(0, reader.end - reader.at)
      word.text += run
      reader.at += run.length
    }
  }
  if (word.text !== '' || word.inner.length > 0 || word.variables.length > 0 || reader.at > start)
    words.push(word)
  return words
}

const readGroup = (
  reader: Reader,
  word: Word,
  skip: number,
  closer: string,
  depth: number,
): void => {
  reader.at += skip
  reader.fuel.left -= GROUP_FUEL
  if (depth >= MAX_DEPTH || reader.fuel.left <= 0) return
  word.inner.push(...reader.list(reader, closer, depth + 1))
  if (reader.text[reader.at] === closer) reader.at += 1
}

const closing = (reader: Reader, quote: string, from: number): number => {
  const limit = Math.min(reader.end, from + MAX_QUOTED)
  for (let i = from; i < limit; i += 1) {
    const char = reader.text[i]
    if (char === '\\' && quote === '"') i += 1
    else if (char === quote) return i
  }
  return -1
}

const readQuoted = (reader: Reader, word: Word, quote: string, depth: number): void => {
  const close = closing(reader, quote, reader.at + 1)
  if (close === -1) {
    // An apostrophe, or the end of a string that the command stands in.
    reader.at += 1
    return
  }
  if (quote === "'") {
    word.text += reader.text.slice(reader.at + 1, close)
    reader.at = close + 1
    return
  }
  reader.at += 1
  while (reader.at < close) {
    const char = reader.text[reader.at] ?? ''
    if (char === '\\') readEscape(reader, word)
    else if (char === '$') readDollar(reader, word, depth)
    else if (char === '`') readBacktick(reader, word, '"', depth)
    else {
      PLAIN.lastIndex = reader.at
      const run = (PLAIN.exec(reader.text)?.[0] ?? char).slice(0, close - reader.at)
      word.text += run
      reader.at += run.length
    }
  }
  reader.at = Math.max(reader.at, close + 1)
}

/** A longer word is no path of Windows, and to look at it for each escape takes quadratic time. */
const LONGEST_PATH = 260
const WINDOWS_PATH = /^(?:\.{1,2}$|\.{1,2}\\|[a-z]:|%\w+%|\$\w+)/i

const readEscape = (reader: Reader, word: Word): void => {
  const next = reader.text[reader.at + 1] ?? ''
  if (next === '\r') reader.at += 3
  else if (next === '\n') reader.at += 2
  else {
    // A path of Windows has no escapes.
    const isPath = word.text.length <= LONGEST_PATH && WINDOWS_PATH.test(word.text)
    word.text += isPath ? `\\${next}` : next
    reader.at += 2
  }
}

/** A substitution; in PowerShell it escapes the letter behind it. */
const readBacktick = (reader: Reader, word: Word, closer: string, depth: number): void => {
  const next = reader.text[reader.at + 1] ?? ''
  const close = reader.text
    .slice(reader.at + 1, Math.min(reader.end, reader.at + MAX_QUOTED))
    .indexOf('`')
  const isClosed = close !== -1
  const isEscape = /\w/.test(reader.text[reader.at - 1] ?? '') && /[a-z]/i.test(next)
  if (closer === '`' || depth >= MAX_DEPTH || isEscape || !isClosed) {
    reader.at += 1
    return
  }
  readGroup(reader, word, 1, '`', depth)
}

const NAME = /(?:env:)?\w{1,60}/y

/** True where the word ends here: the separator of shells is blank. */
const readDollar = (reader: Reader, word: Word, depth: number): boolean => {
  const { text } = reader
  const next = text[reader.at + 1] ?? ''
  if (next === '(') {
    readGroup(reader, word, 2, ')', depth)
    return false
  }
  if (next === "'") {
    readAnsi(reader, word)
    return false
  }
  if (next === '{') {
    const inside = text.slice(reader.at + 2, Math.min(reader.end, reader.at + 80))
    const length = inside.indexOf('}')
    const name = length === -1 ? '' : inside.slice(0, length)
    reader.at += length === -1 ? 2 : length + 3
    if (/^IFS\b/.test(name)) return true
    const plain = /^(?:env:)?(\w+)/.exec(name)?.[1] ?? ''
    addVariable(reader, word, plain, name)
    return false
  }
  NAME.lastIndex = reader.at + 1
  const name = NAME.exec(text)?.[0] ?? ''
  if (name === '') {
    // `$@`, `$*` and `$!` are empty where nothing was given.
    if (/[@*!]/.test(next)) reader.at += 2
    else {
      word.text += '$'
      reader.at += 1
    }
    return false
  }
  reader.at += 1 + name.length
  if (name === 'IFS') return true
  if (/^\d/.test(name)) {
    reader.at -= name.length - 1
    return false
  }
  addVariable(reader, word, name.replace(/^env:/, ''), '')
  return false
}

/** What stands for a variable that is not set. */
const FALLBACK = /^\w+:?[-=](.+)$/

const addVariable = (reader: Reader, word: Word, name: string, raw: string): void => {
  const value = reader.variables.get(name.toLowerCase())
  reader.fuel.left -= (value?.length ?? 0) / VALUE_OF_FUEL
  const slice = /^\w+:(\d{1,3}):(\d{1,3})$/.exec(raw)
  if (value === undefined) word.text += FALLBACK.exec(raw)?.[1] ?? `$${name}`
  else
    word.text += slice ? value.slice(Number(slice[1]), Number(slice[1]) + Number(slice[2])) : value
  word.variables.push(name.toLowerCase())
}

/** `$'…'` with the letters that its escapes stand for. */
const readAnsi = (reader: Reader, word: Word): void => {
  const from = reader.at + 2
  let close = from
  while (close < reader.end && close - from < MAX_QUOTED && reader.text[close] !== "'") {
    close += reader.text[close] === '\\' ? 2 : 1
  }
  const content = reader.text.slice(from, close)
  const plain = unescaped(content)
  if (plain !== content) word.isEscaped = true
  word.text += plain
  reader.at = close + 1
}

const BRACES = /\{[^\s{}'"]{0,200},[^{}\n]{0,300}\}/y

const hasList = (reader: Reader): boolean => {
  BRACES.lastIndex = reader.at
  return BRACES.test(reader.text)
}

const readBraces = (reader: Reader, depth: number): Word[] => {
  const items: Word[] = []
  let item = plainWord('', reader.at)
  while (reader.at < reader.end) {
    const char = reader.text[reader.at] ?? ''
    if (char === '}' || char === '\n') break
    if (char === ',') {
      items.push(item)
      reader.at += 1
      item = plainWord('', reader.at)
    } else if (char === '"' || char === "'") readQuoted(reader, item, char, depth)
    else if (char === '$') readDollar(reader, item, depth)
    else if (char === '\\') readEscape(reader, item)
    else {
      item.text += char
      reader.at += 1
    }
  }
  if (reader.text[reader.at] === '}') reader.at += 1
  return [...items, item]
}
