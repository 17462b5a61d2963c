/** Where a text in a command comes from, and where it goes. Pure. */
import type { Command, Word } from './shell-types.ts'
import { type Target, targetsIn } from './targets.ts'

export type Origin = {
  /** Null if nothing of it was fetched. */
  targets: Target[] | null
  isDecoded: boolean
  /** The text itself where it is known. */
  text: string | null
  at: number
}

/** Methods of PowerShell that give what an address has. */
export const DOWNLOADER = /(?:downloadstring|downloaddata|openread|get_content|getstringasync)$/i

export type Place = { at: number; end: number }

export type Flow = Place & { kind: 'fetched' | 'decoded' | 'steps'; origin: Origin }

export const NOTHING: Origin = { targets: null, isDecoded: false, text: null, at: -1 }

export const fetched = (targets: Target[], at: number): Origin => ({ ...NOTHING, targets, at })

export const merged = (origins: Origin[]): Origin => {
  const known = origins.filter((it) => it !== NOTHING)
  if (known.length === 0) return NOTHING
  const [only] = known
  if (known.length === 1 && only !== undefined) return only
  const places = known.filter(({ at }) => at !== -1).map(({ at }) => at)
  const isFetched = known.some(({ targets }) => targets !== null)
  return {
    targets: isFetched ? known.flatMap(({ targets }) => targets ?? []) : null,
    isDecoded: known.some(({ isDecoded }) => isDecoded),
    text: known.map(({ text }) => text ?? '').join('') || null,
    at: places.length === 0 ? -1 : Math.min(...places),
  }
}

export const isTainted = ({ targets, isDecoded }: Origin): boolean => targets !== null || isDecoded

export const textOf = (word: Word): Origin => ({
  ...NOTHING,
  text: word.text,
  isDecoded: word.isEscaped,
})

/** A word of the sentence that goes on behind the command, not the name of a file. */
export const isProse = ({ text, inner }: Word): boolean =>
  inner.length === 0 && /^[a-z]{1,20}[.,;:]?$/.test(text)

export const allTargets = (words: Word[]): Target[] => {
  const texts: string[] = []
  const visit = (word: Word): void => {
    texts.push(word.text)
    for (const command of word.inner) for (const it of command.words) visit(it)
  }
  for (const word of words) visit(word)
  return targetsIn(texts.join(' '))
}

/** The last part of a path: folders are changed, and variables stand for them. */
export const keyOf = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toLowerCase()

export const placeOf = (command: Command, input: Origin | null, from: number): Place => ({
  at: Math.max(0, input === null || input.at === -1 ? from : Math.min(from, input.at)),
  end: command.end,
})
