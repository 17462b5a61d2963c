/** The grammar of slugs, and what is derived from one. Pure. */

const GROUPS_DOTTED = '[a-z0-9]+(?:[._-][a-z0-9]+)*'
const GROUPS_PLAIN = '[a-z0-9]+(?:[_-][a-z0-9]+)*'

/** `[owner/]name`, each at most 64 characters; the owner has no dots. For JSON Schema too. */
export const SLUG_PATTERN = `^(?:(?=[^/]{1,64}/)${GROUPS_PLAIN}/)?(?=[^/]{1,64}$)${GROUPS_DOTTED}$`

const slugPattern = new RegExp(SLUG_PATTERN)
const ownerPattern = new RegExp(`^(?=.{1,64}$)${GROUPS_PLAIN}$`)

export const isSlug = (text: string): boolean => slugPattern.test(text)

export const isOwner = (text: string): boolean => ownerPattern.test(text)

export type Slug = { owner: string | null; name: string }

export const parseSlug = (text: string): Slug | null => {
  if (!isSlug(text)) return null
  const slash = text.indexOf('/')
  return slash < 0
    ? { owner: null, name: text }
    : { owner: text.slice(0, slash), name: text.slice(slash + 1) }
}

/** Only case and blanks are normalised: every other change could make two names one. */
export const normaliseName = (text: string): string =>
  text.trim().toLowerCase().replaceAll(/ +/g, '-')

/** Id of the skill among extensions: `skill.` and the slug with a dot for its slash. */
export const extensionIdOf = (slug: string): string => `skill.${slug.replace('/', '.')}`

/** Where nobody names one: the owner, else the first dotted segment, else the whole name. */
export const namespaceOf = ({ owner, name }: Slug): string => owner ?? name.split('.', 1)[0] ?? name
