/**
 * Reads text as a shell would, far enough to know which words, pipes and substitutions a command
 * has: quotes, `${IFS}`, brace lists, line continuations and variables do not hide a word. It takes
 * POSIX shells and PowerShell alike. Pure.
 */
import { lineEnd } from './lines.ts'
import {
  assign,
  COMMAND_FUEL,
  type Command,
  emptyCommand,
  isBlank,
  plainWord,
  type Reader,
  type Variables,
} from './shell-types.ts'
import { readWord } from './shell-words.ts'

const MAX_WORDS = 400

export const readCommands = (
  text: string,
  start: number,
  end: number,
  variables: Variables,
  fuel: { left: number },
): { commands: Command[]; at: number } => {
  const reader = {
    text,
    at: start,
    end: Math.min(end, start + Math.max(fuel.left, 0)),
    variables,
    fuel,
    list: readList,
  }
  const commands = readList(reader, '', 0)
  fuel.left -= reader.at - start
  return { commands, at: reader.at }
}

/** Until the closing character, which stays unread. */
const readList = (reader: Reader, closer: string, depth: number): Command[] => {
  const commands: Command[] = []
  let command = emptyCommand(reader.at)
  const close = (isPiped: boolean, isBackground = false): void => {
    if (command.words.length > 0 || command.input !== null || command.output.length > 0) {
      reader.fuel.left -= COMMAND_FUEL
      commands.push({ ...command, end: reader.at, isPiped, isBackground })
      assign(reader.variables, command.words)
    }
    command = emptyCommand(reader.at)
  }
  while (reader.at < reader.end && reader.fuel.left > 0) {
    const char = reader.text[reader.at] ?? ''
    if (char === closer) break
    const next = reader.text[reader.at + 1] ?? ''
    if (isBlank(char)) reader.at += 1
    else if (char === '\\' && (next === '\n' || next === '\r')) {
      reader.at += next === '\r' ? 3 : 2
    } else if (char === '\n') {
      reader.at += 1
      // A pipe at the end of a line goes on in the next one.
      if (command.words.length > 0 || !commands.at(-1)?.isPiped) close(false)
    } else if (char === '|') {
      if (next === '|') {
        close(false)
        reader.at += 2
      } else {
        close(true)
        reader.at += next === '&' ? 2 : 1
      }
    } else if (char === ';') {
      close(false)
      reader.at += 1
    } else if (char === '&' && next !== '>') {
      if (next === '&') {
        close(false)
        reader.at += 2
      } else {
        close(false, true)
        reader.at += 1
      }
    } else if (char === '#' && command.words.length === 0) {
      reader.at = lineEnd(reader.text, reader.at, reader.end - reader.at)
    } else if (char === '>' || (char === '<' && next !== '(') || (char === '&' && next === '>')) {
      readRedirect(reader, command, depth)
    } else {
      const from = reader.at
      for (const word of readWord(reader, closer, depth)) {
        if (command.words.length < MAX_WORDS) command.words.push(word)
      }
      if (reader.at === from) reader.at += 1
    }
  }
  close(false)
  return commands
}

/** A sign in pointed brackets is a placeholder, as in `curl <url>`. */
const PLACEHOLDER = /<[\w .:/-]{1,60}>/y

const readRedirect = (reader: Reader, command: Command, depth: number): void => {
  PLACEHOLDER.lastIndex = reader.at
  const placeholder = PLACEHOLDER.exec(reader.text)
  if (placeholder) {
    command.words.push(plainWord(placeholder[0], reader.at))
    reader.at += placeholder[0].length
    return
  }
  const descriptor = takeDescriptor(reader, command)
  const sign =
    /^(?:<<<|<<-?|<|&>>?|>>|>\||>&|>)/.exec(reader.text.slice(reader.at, reader.at + 3))?.[0] ?? '>'
  reader.at += sign.length
  while (isBlank(reader.text[reader.at] ?? '')) reader.at += 1
  const [word] = readWord(reader, '', depth)
  if (word === undefined) return
  if (sign === '<<<' || sign === '<') command.input = { word, isText: sign === '<<<' }
  else if (descriptor !== ERRORS && !(sign === '>&' && DESCRIPTOR.test(word.text)))
    command.output.push(word)
}

const ERRORS = '2'
const DESCRIPTOR = /^\d$|^-$/

/** The digit right in front of it says what is redirected, and is no argument. */
const takeDescriptor = (reader: Reader, command: Command): string | null => {
  const last = command.words.at(-1)
  if (last === undefined || !/^\d$/.test(last.text) || reader.text[reader.at - 1] !== last.text)
    return null
  command.words.pop()
  return last.text
}
