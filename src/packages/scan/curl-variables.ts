/** What curl puts in place of its own variables (`--variable`, and `{{name}}` in options that expand). Pure. */
import type { Word } from './shell-types.ts'

const OPTION = /^--(?:expand-)?var\w{0,5}$/
/** With a percent sign it is the value where the environment has none. */
const GIVEN = /^%?(\w{1,60})=(.*)$/s
/** Functions that leave a name as it is. */
const NAME = /\{\{(\w{1,60})(?::(?:trim|url|json)){0,4}\}\}/g
const MOST_CHARACTERS = 2000

export const withCurlVariables = (words: Word[]): Word[] => {
  if (!words.some(({ text }) => text.startsWith('--expand-'))) return words
  const values = new Map<string, string>()
  const filled = (text: string): string =>
    text.replace(NAME, (whole, name: string) => values.get(name) ?? whole).slice(0, MOST_CHARACTERS)
  return words.map((word, at) => {
    const option = words[at - 1]?.text ?? ''
    const text = option.startsWith('--expand-') ? filled(word.text) : word.text
    const [, name, value] = OPTION.test(option) ? (GIVEN.exec(text) ?? []) : []
    if (name !== undefined && value !== undefined) values.set(name, value)
    return text === word.text ? word : { ...word, text }
  })
}
