/** What clients call a skill, since they take fewer names than slugs have. Pure. */
import { hash } from 'node:crypto'
import { cutName } from './cut-name.ts'
import { parseSlug } from './manifest/slug.ts'

/** Of Agent Skills, and so of discovery indexes. */
const MAX_NAME = 64

const INDEX_DIGITS = 8

const hyphened = (text: string, most = MAX_NAME): string =>
  text
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/-$/, '')

/** The name of a skill in a discovery index if no other skill has it. */
export const indexNameOf = (slug: string): string => hyphened(parseSlug(slug)?.name ?? slug)

/** The same, and the names that it may have instead, without end: one of them is free. */
export function* indexNamesOf(slug: string): Generator<string, never, undefined> {
  yield indexNameOf(slug)
  yield hyphened(slug)
  for (let turn = 0; ; turn += 1) {
    const digits = hash('sha256', `${slug} ${turn}`).slice(0, INDEX_DIGITS)
    yield `${hyphened(slug, MAX_NAME - 1 - INDEX_DIGITS)}-${digits}`
  }
}

/**
 * The name of a skill as a plugin, from its folder in the repository: letters, digits, hyphens and dots, since
 * a client that takes no others rejects the whole marketplace for one. The name depends on no other skill.
 * Folders have two hyphens in a row at most, so that no other folder has a name with more.
 */
export const pluginNameOf = (folder: string): string => {
  const name = folder.replaceAll('_', '---')
  if (name.length <= MAX_NAME) return name
  const { beginning, end } = cutName(name, { most: MAX_NAME, mark: '----' }, folder)
  return `${beginning.replace(/[.-]+$/, '')}${end}`
}
