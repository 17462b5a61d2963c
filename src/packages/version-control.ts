/** What programs of version control take for a repository, with settings that name commands. Pure. */

/** Also as Windows shortens these names; the last two keep all in one file. */
const METADATA =
  /^(?:\.(?:git|hg|svn|bzr|jj|sl|pijul)|_darcs|_mtn|(?:git|hg|svn|bzr)~\d+|\.fslckout|_fossil_)$/

/** By itself `CVS` is a name that other folders may have. */
const CVS = /(?:^|\/)cvs\/root(?:\/|$)/

/** As file systems compare names that differ in case or in the form of their characters. */
const folded = (path: string): string => path.normalize('NFKC').toLowerCase()

/** Whether a file or folder is version control metadata, or lies in it. */
export const isVersionControl = (path: string): boolean => {
  const name = folded(path)
  return name.split('/').some((part) => METADATA.test(part)) || CVS.test(name)
}

/** The files that make a folder a repository to Git, whatever its name: one for each such folder. */
export const bareRepositories = (paths: readonly string[]): string[] => {
  const places = new Set(paths.flatMap((path) => placesOf(folded(path))))
  return paths.filter((path) => {
    const folder = /^(.*\/|)head$/.exec(folded(path))?.[1]
    if (folder === undefined) return false
    const has = (name: string) => places.has(folder + name)
    return has('commondir') || (has('objects') && has('refs'))
  })
}

/** The path, and the folders above it. */
const placesOf = (path: string): string[] => [
  path,
  ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)),
]
