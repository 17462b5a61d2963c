/** Names of actors, put in as a page is sent, since the data of a page has only ids. Pure. */
import { seen } from '../markup/seen.ts'

/** As `actorText` marks them; no text of others can be one, since its angle brackets are escaped. */
const MARK = /<span data-actor="((?:person|client|token):[\w-]+)">[^<]*<\/span>/g

export const actorsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MARK)].flatMap(([, actor = '']) => actor)),
]

/** Those that are not known keep their ids. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(MARK, (mark, actor: string) => {
    const name = names.get(actor)
    return name === undefined ? mark : seen(name)
  })
