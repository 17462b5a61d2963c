/** The files of a folder that was dropped or chosen, as a package contains them. */
import { isVersionControl } from '../../packages/version-control.ts'
import { sizeText } from './texts.ts'

export type Picked = {
  /** Empty: files without one. */
  folder: string
  files: { path: string; file: File }[]
  /** What archivers and version control add; never part of a package. */
  leftOut: string[]
}

const isLeftOut = (path: string): boolean =>
  isVersionControl(path) || /(?:^|\/)(?:__MACOSX|\.DS_Store|\._[^/]*)$/.test(path)

/** All batches: a browser gives a hundred at a time. */
const childrenOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (batch.length === 0) return found
    found.push(...batch)
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const walk = async (entries: FileSystemEntry[], prefix: string, into: Picked): Promise<void> => {
  for (const entry of entries) {
    const path = (prefix + entry.name).normalize()
    if (isLeftOut(path)) into.leftOut.push(path)
    else if (isFolder(entry)) await walk(await childrenOf(entry), `${path}/`, into)
    else {
      const file = await new Promise<File>((resolve, reject) => {
        ;(entry as FileSystemFileEntry).file(resolve, reject)
      })
      into.files.push({ path, file })
    }
  }
}

/** Reads the items at once, since they are gone when the event is over. */
export const fromDrop = async (items: DataTransferItemList): Promise<Picked> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const [first] = entries
  const isOne = entries.length === 1 && first !== undefined && isFolder(first)
  const picked: Picked = { folder: isOne ? first.name.normalize() : '', files: [], leftOut: [] }
  await walk(isOne ? await childrenOf(first) : entries, '', picked)
  return picked
}

const join = (names: string[]): string => names.join('/').normalize()

export const fromInput = (files: FileList): Picked => {
  const picked: Picked = { folder: '', files: [], leftOut: [] }
  for (const file of files) {
    const [folder = '', ...names] = file.webkitRelativePath.split('/')
    picked.folder = folder.normalize()
    const left = names.map((_, at) => join(names.slice(0, at + 1))).find(isLeftOut)
    if (left === undefined) picked.files.push({ path: join(names), file })
    else if (!picked.leftOut.includes(left)) picked.leftOut.push(left)
  }
  return picked
}

/** What the service would reject, before anything is packed or sent. */
export const checkPicked = ({ files }: Picked, maxBytes: number): void => {
  if (files.length === 0) throw new Error('The folder has no files.')
  if (!files.some(({ path }) => path === 'SKILL.md')) {
    throw new Error('There is no SKILL.md in the folder. Choose the folder that contains it.')
  }
  const size = files.reduce((sum, { file }) => sum + file.size, 0)
  if (size <= maxBytes) return
  throw new Error(`The folder has ${sizeText(size)}, and the registry takes ${sizeText(maxBytes)}.`)
}
