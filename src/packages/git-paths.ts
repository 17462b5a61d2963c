/** Under which names skills stand in a Git repository, and which cannot stand there. Pure. */

/** A slug has one slash at most, and no two hyphens in a row. */
export const folderOf = (slug: string): string => slug.replace('/', '--')

/**
 * Git refuses these names in a tree, on any system; and attributes below the root would have it check
 * out other bytes than those that were approved, or run a filter.
 */
const RESERVED = /^(?:\.git|git~\d+|\.git(?:modules|attributes)|git(?:mod|att)~\d+)$/i

/** What Windows makes of the last two where those short names are taken: eight characters. */
const SHORTENED = /^(?=.{8}$)(?:g|gi|gi7|gi7eb?a?|gi7d2?9?)?~[1-9]\d*$/i

export const isCheckable = (path: string): boolean =>
  !path.split('/').some((part) => RESERVED.test(part) || SHORTENED.test(part))
