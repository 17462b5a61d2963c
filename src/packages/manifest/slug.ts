/**
 * The grammar of slugs: `[owner/]name`. A slug is a skill's identity, so it is never guessed: only
 * case and blanks are normalised.
 */

const MAX_PART = 64

const OWNER = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const NAME = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/

/** The same grammar in one pattern, for JSON schemas. */
export const SLUG_PATTERN =
  '^(?:(?=[^/]{1,64}/)[a-z0-9]+(?:[-_][a-z0-9]+)*/)?(?=[^/]{1,64}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$'

export type Slug = { owner: string | null; name: string }

export const isOwner = (text: string): boolean => text.length <= MAX_PART && OWNER.test(text)

export const isName = (text: string): boolean => text.length <= MAX_PART && NAME.test(text)

/** Null if the text is not a slug. */
export const parseSlug = (text: string): Slug | null => {
  const parts = text.split('/', 3)
  const [first = '', second] = parts
  if (parts.length === 1) return isName(first) ? { owner: null, name: first } : null
  const isGood = parts.length === 2 && isOwner(first) && isName(second ?? '')
  return isGood ? { owner: first, name: second ?? '' } : null
}

export const isSlug = (text: string): boolean => parseSlug(text) !== null

export const extensionIdOf = (slug: string): string => `skill.${slug.replace('/', '.')}`

/**
 * Letters beyond ASCII keep their case: some of them (the Kelvin sign) become ASCII ones in another
 * case, which would let one name pass for another.
 */
export const normaliseName = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .join('-')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
