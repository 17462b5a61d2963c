/**
 * Packages in the Skills extension of MCP (SEP-2640): which packages are entries, and the folders
 * that their paths form. Pure.
 */
import { lengthOf } from '../../packages/manifest/plain-data.ts'
import type { JsonObject, JsonValue } from '../../packages/types.ts'
import { hasLegalName, type SkillName, skillMdUriOf, uriOf } from './skill-uris.ts'

const MAX_DESCRIPTION = 1024
const MAX_COMPATIBILITY = 500
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

const isTextWithin = (value: JsonValue | undefined, max: number): boolean =>
  typeof value === 'string' && value !== '' && lengthOf(value) <= max

const isTextMap = (value: JsonValue): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'string')

/** Hosts reject entries whose frontmatter breaks the rules of Agent Skills. */
const isLegal = (frontmatter: JsonObject): boolean =>
  isTextWithin(frontmatter['description'], MAX_DESCRIPTION) &&
  (frontmatter['compatibility'] === undefined ||
    isTextWithin(frontmatter['compatibility'], MAX_COMPATIBILITY)) &&
  (frontmatter['metadata'] === undefined || isTextMap(frontmatter['metadata']))

const byUri = (a: { uri: string }, b: { uri: string }): number => (a.uri < b.uri ? -1 : 1)

/** Null for a package that hosts of the extension reject. Its files can be read all the same. */
export const entryOf = (skill: SkillName, { frontmatter, files }: Package): Entry | null => {
  if (frontmatter === null || !hasLegalName(skill) || !isLegal(frontmatter)) return null
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
