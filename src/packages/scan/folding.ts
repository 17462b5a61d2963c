/**
 * Text that code puts together from constants, as it is at run time: joined literals and lists, names that hold
 * a literal, and placeholders that are filled with one. Each line stays where it is. Pure.
 */

const LITERAL = String.raw`(?:"(?:[^"\n\\]|\\.){0,160}"|'(?:[^'\n\\]|\\.){0,160}'|\x60[^\x60\n\\$]{0,160}\x60)`
const LITERALS = String.raw`${LITERAL}(?:\s{0,40},\s{0,40}${LITERAL}){1,30}`
const EACH_LITERAL = new RegExp(LITERAL, 'g')
const WORDS = String.raw`(?:%w|qw\s?)[[({]([^\])}\n]{2,200})[\])}]`

/** Literals with operators between them; one alone is passed over, so that the next one begins where it begins. */
const CHAIN = new RegExp(
  String.raw`${LITERAL}(?:\s{0,4}(?:\+|\.{1,2}|&|<>)\s{0,4}${LITERAL}){0,20}`,
  'g',
)
const LIST = String.raw`(?:${LITERALS}|${WORDS})`
const DEFINED_LIST = new RegExp(
  String.raw`(?:^|[\s;,({$@])([A-Za-z_]\w{0,40})(?:\s{0,2}:\s?[^=\n"']{1,40}|\[\])?\s{0,8}(?:=>?|:=|:)\s{0,4}(?:new\s\w{0,12}\[\]\s?|\w{0,12}(?:listOf|arrayOf|Arrays\.asList|List\.of)|vec!|&|@|\[\]string)?(?:[[({]\s{0,40}${LITERALS}\s{0,4},?\s{0,40}[\])}]|${WORDS}|${LITERALS})`,
  'gm',
)
/** Lists that are joined where they stand. */
const JOINED_LIST = new RegExp(
  [
    String.raw`[[({]\s?${LIST}\s?,?\s?[\])}](?:\.freeze)?\.(?:join(?:ed)?|joinToString|concat)\((?:separator:\s?)?(${LITERAL}|)\)`,
    String.raw`${WORDS}(?:\.freeze)?\.join(?:\((${LITERAL})?\))?`,
    String.raw`(${LITERAL})\.join\(\s?[[(]\s?${LIST}\s?,?\s?[\])]\s?\)`,
    String.raw`\b(?:implode|join|String\.Join|str_join)\s?\(?\s?(${LITERAL})\s?,\s?(?:new\s?\w{0,8}\[\]\s?)?[[({]?\s?${LIST}\s?[\])}]?\s?\)?`,
    String.raw`${LITERALS}\s?-join\s?(${LITERAL})`,
    String.raw`\bpaste0\(\s?${LITERALS}\s?\)`,
    String.raw`\bpaste\(\s?${LITERALS}\s?,\s?sep\s?=\s?(${LITERAL})\s?\)`,
    String.raw`\bstrings\.Join\(\[\]string\{\s?${LIST}\s?\},\s?(${LITERAL})\)`,
  ].join('|'),
  'g',
)
/** A name that holds a list, joined. */
const JOINED_NAME = new RegExp(
  [
    String.raw`(?<![\w.])[$@]?(?:self::|static::|\w{1,20}\.|Self::)?([A-Za-z_]\w{0,40})\.(?:join(?:ed)?|joinToString|concat)(?:\((?:separator:\s?)?(${LITERAL})?\)|\b(?!\())`,
    String.raw`(${LITERAL})\.join\(\s?(?:\w{1,20}\.)?([A-Za-z_]\w{0,40})\s?\)`,
    String.raw`\b(?:implode|join|String\.[Jj]oin)\(\s?(${LITERAL})\s?,\s?[$@]?(?:self::|static::|this\.|local\.)?([A-Za-z_]\w{0,40})\s?\)`,
    String.raw`\bstrings\.Join\(\s?([A-Za-z_]\w{0,40})\s?,\s?(${LITERAL})\s?\)`,
    String.raw`\$([A-Za-z_]\w{0,40})\s-join\s(${LITERAL})`,
  ].join('|'),
  'g',
)
const DEFINED = new RegExp(
  String.raw`(?:^|[\s;,({$@.])(?:\w{1,12}:)?([A-Za-z_]\w{0,40})(?:\s?:\s?&?(?:'static\s)?\w{1,12})?\s{0,8}(?::?=|=>|<-)\s{0,4}(${LITERAL})(?:\.freeze)?\s{0,4}(?=[;,)}\n]|$)`,
  'gm',
)
/** A host in a variable of a shell. */
const BARE_HOST =
  /^[ \t]{0,8}(?:export |local |readonly )?([A-Za-z_]\w{0,40})=((?:[a-z\d-]{1,60}\.){1,4}[a-z]{2,12})[ \t]*$/gm
const MAX_NAMES = 60
const MAX_PASSES = 6

const plain = (literal: string): string => literal.slice(1, -1)
const quoted = (value: string): string => `"${value.replaceAll(/["\\\n]/g, '')}"`

const valuesIn = (text: string): string[] => {
  const words = /(?:%w|qw\s?)[[({]([^\])}\n]{2,200})[\])}]/.exec(text)?.[1]
  return words === undefined
    ? (text.match(EACH_LITERAL) ?? []).map(plain)
    : words.trim().split(/\s+/)
}

const withJoined = (line: string): string =>
  line.replace(CHAIN, (whole) => {
    const parts = whole.match(EACH_LITERAL) ?? []
    return parts.length < 2 ? whole : quoted(parts.map(plain).join(''))
  })

const separatorOf = (groups: readonly unknown[]): string | undefined =>
  groups.find((it): it is string => typeof it === 'string' && /^["'`].*["'`]$/.test(it))

/** Names of literals that get one value only. */
const definitionsIn = (text: string): Map<string, string> => {
  const names = new Map<string, string | null>()
  const note = (name: string, value: string): void => {
    const before = names.get(name)
    names.set(name, before === undefined || before === value ? value : null)
  }
  for (const [, name = '', value = ''] of text.matchAll(DEFINED)) {
    note(name, plain(value))
    if (names.size === MAX_NAMES) break
  }
  for (const [, name = '', value = ''] of text.matchAll(BARE_HOST)) note(name, value)
  return new Map([...names].filter((it): it is [string, string] => it[1] !== null && it[1] !== ''))
}

const listsIn = (text: string): Map<string, string[]> => {
  const lists = new Map<string, string[]>()
  for (const { 0: whole, 1: name = '' } of text.matchAll(DEFINED_LIST)) {
    const values = valuesIn(whole.slice(whole.indexOf(name) + name.length))
    if (values.length > 1 && !lists.has(name)) lists.set(name, values)
    if (lists.size === MAX_NAMES) break
  }
  return lists
}

const IN_TEXT =
  /\$\{(?:self::|this\.|Self::|local\.|var\.)?(\w{1,41})\}|#\{(\w{1,41})\}|\{(\w{1,41})\}|\$(?:[a-z]{4,6}:)?(\w{1,41})\b(?!\s{0,8}[-+.]?=(?!=))/gi
const BEFORE_JOIN =
  /(["'`]\s{0,4}(?:\+|\.{1,2})\s{0,4})(?:self::|static::|this\.|Self::)?\$?([A-Za-z_]\w{0,40})(?![\w([]|\.\w)/g
const BEHIND_NAME =
  /(?<![\w.:$])(?:self::|static::|this\.|Self::)?\$?([A-Za-z_]\w{0,40})(\s{0,4}(?:\+|\.{1,2})\s{0,4}["'`])/g

const withNames = (line: string, names: ReadonlyMap<string, string>): string => {
  const value = (name: string): string | null => {
    const known = names.get(name)
    return known === undefined ? null : quoted(known)
  }
  return line
    .replace(IN_TEXT, (whole, ...groups: unknown[]) => {
      const name = groups.slice(0, 4).find((it): it is string => typeof it === 'string')
      return names.get(name ?? '') ?? whole
    })
    .replace(BEFORE_JOIN, (whole, join: string, name: string) => {
      const known = value(name)
      return known === null ? whole : join + known
    })
    .replace(BEHIND_NAME, (whole, name: string, join: string) => {
      const known = value(name)
      return known === null ? whole : known + join
    })
}

/** The first placeholder takes the first literal behind the text. */
const FILLED =
  /(["'`])([^"'`\n]{0,200}?)(?:\{\}|%s|%[-\d.]{0,4}s)([^"'`\n]{0,200})\1((?:\s?(?:,|%|\.format\()|\s)\s?\(?\s?)(["'`])([^"'`\n]{0,160})\5/

const withFilled = (line: string): string => {
  let text = line
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = text.replace(
      FILLED,
      (_, quote: string, before: string, behind: string, gap: string, _q, value: string) =>
        `${quote}${before}${value}${behind}${quote}${gap}""`,
    )
    if (next === text) break
    text = next.replace(/((?:\s?(?:,|%|\.format\()|\s)\s?\(?\s?)""(?:\s?,\s?|\s)/, '$1')
  }
  return text
}

/** Most lines have nothing to fold, as a part of them says at once. */
const MAY_JOIN = /["'`]\s{0,4}[+.&<]/
const MAY_JOIN_LIST = /[jJ]oin|concat|implode|paste/
const MAY_NAME = /[$#]\w|\{\w|["'`]\s{0,4}[+.]|[+.]\s{0,4}["'`]/
const MAY_FILL = /\{\}|%[\w.-]{0,4}s/
const MAY_FORMAT = /ormat!|sprintf|Sprintf|String::from/

const withLists = (line: string, lists: ReadonlyMap<string, string[]>): string =>
  line
    .replace(JOINED_LIST, (whole, ...groups: unknown[]) => {
      const separator = separatorOf(groups) ?? '""'
      const isFirst = whole.indexOf(separator) < whole.length / 3
      const rest = isFirst
        ? whole.replace(separator, '')
        : whole.slice(0, whole.lastIndexOf(separator))
      return quoted(valuesIn(whole.includes(separator) ? rest : whole).join(plain(separator)))
    })
    .replace(JOINED_NAME, (whole, ...groups: unknown[]) => {
      const name = groups.find((it): it is string => typeof it === 'string' && lists.has(it))
      const values = lists.get(name ?? '')
      return values === undefined ? whole : quoted(values.join(plain(separatorOf(groups) ?? '""')))
    })

const filledLine = (line: string, names: ReadonlyMap<string, string>): string => {
  let text = names.size > 0 && MAY_NAME.test(line) ? withNames(line, names) : line
  if (MAY_JOIN.test(text)) text = withJoined(text)
  if (MAY_FILL.test(text)) text = withJoined(withFilled(text))
  return MAY_FORMAT.test(text) ? withoutFormat(text) : text
}

/** The text as it is at run time, or the same text. */
export const folded = (text: string): string => {
  const lists = MAY_JOIN_LIST.test(text) ? listsIn(text) : new Map<string, string[]>()
  const lines = text.split('\n').map((line) => {
    const joined = MAY_JOIN.test(line) ? withJoined(line) : line
    return MAY_JOIN_LIST.test(joined) ? withLists(withLists(joined, lists), lists) : joined
  })
  const filled = filledLines(lines)
  // A text that was filled may fill another one.
  const isSame = filled.every((line, n) => line === lines[n])
  return (isSame ? filled : filledLines(filled)).join('\n')
}

const filledLines = (lines: readonly string[]): string[] => {
  const isNamed = lines.some((line) => MAY_NAME.test(line))
  const names = isNamed ? definitionsIn(lines.join('\n')) : new Map<string, string>()
  return lines.map((line) => filledLine(line, names))
}

const FORMATTED = new RegExp(
  String.raw`\b(?:format!|String::from|sprintf|fmt\.Sprintf)\(\s?(${LITERAL})\s?\)`,
  'g',
)

/** Nothing is left to be filled in. */
const withoutFormat = (line: string): string =>
  line.replace(FORMATTED, (whole, value: string) => (/[{%]/.test(value) ? whole : value))
