/**
 * The hashes by which ClawHub's clients recognize the version of a folder: of the paths and digests of its
 * files, without those that they do not list. Pure.
 */
import { createHash } from 'node:crypto'

type HashedFile = { path: string; sha256: string; media_type: string }

/** Archives of ClawHub bring it along, and folders that are published lack it. */
export const META_FILE = '_meta.json'

/** Of files that older clients list, which know text by its name. */
const TEXT = new Set(
  (
    'md mdx txt json json5 yaml yml toml js cjs mjs ts tsx jsx py sh ps1 psm1 psd1 r rb go rs swift ' +
    'kt java cs cpp c h hpp sql csv tsv ini cfg conf env properties dat xml html css scss sass svg'
  ).split(' '),
)

/** The order of most clients, which take that of their own language. */
const inOrder = new Intl.Collator('en').compare

const isListed = ({ path }: HashedFile): boolean =>
  !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules')

const isText = ({ path, media_type: type }: HashedFile): boolean => {
  const [, extension] = /\.([^./]*)$/.exec(path) ?? []
  return extension ? TEXT.has(extension.toLowerCase()) : type.startsWith('text/')
}

const isDeclared = ({ path }: HashedFile): boolean => path !== META_FILE

const hashOf = (files: readonly HashedFile[]): string =>
  createHash('sha256')
    .update(files.map(({ path, sha256 }) => `${path}:${sha256}`).join('\n'))
    .digest('hex')

/** Of the folder that was installed and of the one that was published, by newer and older clients. */
export const contentHashes = (files: readonly HashedFile[]): string[] => {
  const listed = files.filter(isListed).toSorted((a, b) => inOrder(a.path, b.path))
  const texts = listed.filter(isText)
  const all = [listed, listed.filter(isDeclared), texts, texts.filter(isDeclared)]
  return [...new Set(all.map(hashOf))]
}
