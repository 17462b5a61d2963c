/** What a shell makes of a text: words, commands, and what is known while reading. Pure. */

export type Word = {
  /** Without quotes and with known variables. */
  text: string
  /** What `$(…)`, `<(…)`, parentheses and backticks hold. */
  inner: Command[]
  /** Names of variables that it has. */
  variables: string[]
  at: number
  /** Whether an escape wrote some of its letters. */
  isEscaped: boolean
}

export type Command = {
  words: Word[]
  /** Files that its output goes to. */
  output: Word[]
  /** What its input comes from: a file, or a text (`<<<`). */
  input: { word: Word; isText: boolean } | null
  at: number
  end: number
  /** Whether its output is the next one's input. */
  isPiped: boolean
  isBackground: boolean
}

export type Variables = Map<string, string>

export type Reader = {
  text: string
  at: number
  end: number
  variables: Variables
  /** How much may still be read, by all readers together. */
  fuel: { left: number }
  /** Reads commands up to the closing character, which stays unread. */
  list: (reader: Reader, closer: string, depth: number) => Command[]
}

/** A command costs as much as this number of characters to read, and again to follow. */
export const COMMAND_FUEL = 10

export const isBlank = (char: string): boolean =>
  char === ' ' || char === '\t' || char === '\r' || char === '\f' || char === '\v'

const ASSIGNED = /^\$?(\w{1,60})=(.{0,8000})$/s

/** `name=value`, also after `export`; and PowerShell's `$name = value`. */
export const assign = (variables: Variables, words: Word[]): void => {
  const [first, second, third] = words
  if (/^\$\w+$/.test(first?.text ?? '') && second?.text === '=' && third !== undefined) {
    variables.set((first?.text ?? '').slice(1).toLowerCase(), third.text)
    return
  }
  for (const { text } of words.slice(0, 4)) {
    const [, name, value] = ASSIGNED.exec(text) ?? []
    if (name !== undefined) variables.set(name.toLowerCase(), value ?? '')
    else if (!/^(?:export|local|set|declare|readonly|const|let|var|[-*$>])$/.test(text)) break
  }
}

export const emptyCommand = (at: number): Command => ({
  words: [],
  output: [],
  input: null,
  at,
  end: at,
  isPiped: false,
  isBackground: false,
})

export const plainWord = (text: string, at: number): Word => ({
  text,
  inner: [],
  variables: [],
  at,
  isEscaped: false,
})

export const unescaped = (text: string): string =>
  text.replace(
    /\\(?:x([0-9a-f]{1,2})|u([0-9a-f]{4})|0?([0-7]{3})|([ntr]))/gi,
    (
      _,
      hex: string | undefined,
      unicode: string | undefined,
      octal: string | undefined,
      sign: string | undefined,
    ) => {
      if (sign !== undefined) return sign === 'n' ? '\n' : ' '
      const code = Number.parseInt(hex ?? unicode ?? octal ?? '20', octal === undefined ? 16 : 8)
      return String.fromCharCode(code & 255)
    },
  )
