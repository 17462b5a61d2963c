/** Makes text from outside safe for a terminal. Pure. */

const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** One line, without control characters and characters that reorder or hide others. */
export const plain = (text: string): string =>
  text.replaceAll(/[\t\r\n]+/g, ' ').replaceAll(UNFIT, '')

/** The same for a text of several lines, such as a file. */
export const plainLines = (text: string): string[] =>
  text.split(/\r?\n/).map((line) => line.replaceAll('\t', '    ').replaceAll(UNFIT, ''))

const escapeOf = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** Equivalent JSON in visible characters; JSON itself escapes only some of the others. */
export const json = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replaceAll(UNFIT, (character) =>
    character === '\n' ? character : escapeOf(character),
  )

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB']

export const bytes = (count: number): string => {
  if (count < 1024) return `${count} ${count === 1 ? 'byte' : 'bytes'}`
  const power = Math.min(Math.floor(Math.log2(count) / 10), UNITS.length)
  return `${(count / 1024 ** power).toFixed(1)} ${UNITS[power - 1]}`
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const files = (count: number): string => counted(count, 'file')

export const short = (fingerprint: string): string => plain(fingerprint).slice(0, 12)

/** To the minute, in UTC. */
export const time = (rfc3339: string): string =>
  plain(rfc3339)
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2')
    .slice(0, 16)
