/** Objects of Git as it stores them: their ids, trees and commits. Pure. */
import { hash } from 'node:crypto'

export type ObjectType = 'commit' | 'tree' | 'blob'

export type GitObject = { type: ObjectType; id: string; bytes: Buffer }

export type TreeEntry = { name: string; mode: '40000' | '100644' | '100755'; id: string }

type TreeFile = { path: string; executable: boolean; git_blob_id: string }

export const objectOf = (type: ObjectType, bytes: Buffer): GitObject => ({
  type,
  id: hash('sha1', Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes])),
  bytes,
})

/** Folders are sorted as if their names ended in a slash. */
const sortKey = ({ name, mode }: TreeEntry): Buffer =>
  Buffer.from(mode === '40000' ? `${name}/` : name)

const recordOf = ({ name, mode, id }: TreeEntry): Buffer =>
  Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')])

/** The parts of a tree, in its order. */
export const treeRecords = (entries: readonly TreeEntry[]): Buffer[] =>
  entries
    .map((entry) => ({ key: sortKey(entry), entry }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key))
    .map(({ entry }) => recordOf(entry))

const treeOf = (entries: readonly TreeEntry[]): GitObject =>
  objectOf('tree', Buffer.concat(treeRecords(entries)))

type Folder = { files: TreeEntry[]; folders: Map<string, Folder> }

const newFolder = (): Folder => ({ files: [], folders: new Map() })

const foldersOf = (files: readonly TreeFile[]): Folder => {
  const root = newFolder()
  for (const { path, executable, git_blob_id: id } of files) {
    const parts = path.split('/')
    const name = parts.pop() ?? path
    let folder = root
    for (const part of parts) {
      const known = folder.folders.get(part) ?? newFolder()
      folder.folders.set(part, known)
      folder = known
    }
    folder.files.push({ name, mode: executable ? '100755' : '100644', id })
  }
  return root
}

/** The trees of a folder and of all folders in it; its own comes last. */
export const folderTrees = (files: readonly TreeFile[]): GitObject[] => {
  const trees: GitObject[] = []
  const add = ({ files: entries, folders }: Folder): string => {
    const inner = [...folders].map(([name, folder]): TreeEntry => ({
      name,
      mode: '40000',
      id: add(folder),
    }))
    const tree = treeOf([...entries, ...inner])
    trees.push(tree)
    return tree.id
  }
  add(foldersOf(files))
  return trees
}

const AUTHOR = 'skill-registry <skill-registry@localhost>'

type CommitParts = {
  tree: string
  parent: string | null
  /** Unix seconds. */
  at: number
  message: string
}

export const commitText = ({ tree, parent, at, message }: CommitParts): string => {
  const lines = [
    `tree ${tree}`,
    ...(parent === null ? [] : [`parent ${parent}`]),
    `author ${AUTHOR} ${at} +0000`,
    `committer ${AUTHOR} ${at} +0000`,
  ]
  return `${lines.join('\n')}\n\n${message}`
}
