export const SLUG_PATTERN =
  '^(?:(?=[^/]{1,64}/)[a-z0-9]+(?:[-_][a-z0-9]+)*/)?(?=[^/]{1,64}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$'
export const extensionIdOf = (slug: string): string => `skill.${slug.replace('/', '.')}`
