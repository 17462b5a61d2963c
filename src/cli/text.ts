/** Makes text from outside safe for a terminal. Pure. */

const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** One line, without control characters and characters that reorder or hide others. */
export const plain = (text: string): string =>
  text.replaceAll(/[\t\r\n]+/g, ' ').replaceAll(UNFIT, '')

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

const widthOf = (text: string): number => Array.from(text).length

/** At most this many characters. */
export const cut = (text: string, limit: number): string =>
  widthOf(text) > limit
    ? `${Array.from(text)
        .slice(0, limit - 1)
        .join('')}…`
    : text

/** Columns side by side, as wide as their widest cell. */
export const table = (rows: string[][]): string[] => {
  const cells = rows.map((row) => row.map(plain))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => widthOf(row[column] ?? ''))),
  )
  return cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB']

export const bytes = (count: number): string => {
  if (count < 1024) return `${count} ${count === 1 ? 'byte' : 'bytes'}`
  const power = Math.min(Math.floor(Math.log2(count) / 10), UNITS.length)
  return `${(count / 1024 ** power).toFixed(1)} ${UNITS[power - 1]}`
}

export const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`

export const short = (fingerprint: string): string => plain(fingerprint).slice(0, 12)
