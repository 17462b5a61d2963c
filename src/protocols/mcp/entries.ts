/**
 * Packages in the Skills extension of MCP (SEP-2640): which packages are entries, and the folders
 * that their paths form. Pure.
 */
import { forHosts } from '../../packages/manifest/mcp-hosts.ts'
import type { JsonObject } from '../../packages/types.ts'
import { type SkillName, skillMdUriOf, uriOf } from './skill-uris.ts'

const FOLDER = 'inode/directory'

type Packed = {
  path: string
  size: number
  sha256: string
  media_type: string
}

export type Package = { frontmatter: JsonObject | null; files: Packed[] }

export type Entry = {
  uri: string
  frontmatter: JsonObject
  resources: { uri: string; digest: string; size: number }[]
}

const byUri = (a: { uri: string }, b: { uri: string }): number => (a.uri < b.uri ? -1 : 1)

/** Null for a package that hosts of the extension reject. Its files can be read anyway. */
export const entryOf = (skill: SkillName, { frontmatter: given, files }: Package): Entry | null => {
  const frontmatter = forHosts(given)
  if (frontmatter === null) return null
  return {
    uri: skillMdUriOf(skill),
    frontmatter,
    resources: files
      .map(({ path, sha256, size }) => ({
        uri: uriOf(skill, path),
        digest: `sha256:${sha256}`,
        size,
      }))
      .toSorted(byUri),
  }
}

export type Child = { uri: string; name: string; mimeType: string; size?: number }

export const mimeTypeOf = (mediaType: string): string => mediaType.split(';', 1)[0] ?? mediaType

/** The direct children of a folder; null if there is no such folder. */
export const childrenOf = (
  skill: SkillName,
  files: readonly Packed[],
  folder: string,
): Child[] | null => {
  const prefix = folder === '' ? '' : `${folder}/`
  const children = new Map<string, Child>()
  for (const { path, size, media_type: mediaType } of files) {
    if (!path.startsWith(prefix)) continue
    const [name = '', ...below] = path.slice(prefix.length).split('/')
    const uri = uriOf(skill, `${prefix}${name}`)
    children.set(
      name,
      below.length > 0
        ? { uri, name, mimeType: FOLDER }
        : { uri, name, mimeType: mimeTypeOf(mediaType), size },
    )
  }
  return children.size === 0 ? null : [...children.values()].toSorted(byUri)
}
