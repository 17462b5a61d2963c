/** Two sets of files that are compared: revisions of the registry, or a folder. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Registry } from '../api/registry.ts'
import { readFile, readFolder } from '../package/folder.ts'
import type { Found } from './find.ts'

type SideFile = { sha256: string; executable: boolean; read: () => Promise<Buffer> }
export type Side = { name: string; fingerprint: string | null; files: Map<string, SideFile> }

export const sideOfRevision = (
  registry: Registry,
  { slug, sourceKind, list, include }: Found,
): Side => {
  const { fingerprint } = list
  const query = { fingerprint, ...include }
  const files = list.files.map(({ path, sha256, executable }): [string, SideFile] => [
    path,
    { sha256, executable, read: () => registry.file(sourceKind, slug, path, query) },
  ])
  return { name: slug, fingerprint, files: new Map(files) }
}

export const sideOfFolder = async (folder: string): Promise<Side> => {
  const files = new Map<string, SideFile>()
  for (const file of (await readFolder(folder)).files) {
    const content = await buffer(readFile(file))
    const sha256 = createHash('sha256').update(content).digest('hex')
    files.set(file.path, {
      sha256,
      executable: file.executable,
      read: () => buffer(readFile(file)),
    })
  }
  return { name: folder, fingerprint: null, files }
}

const isSame = (one: SideFile, other: SideFile): boolean =>
  one.sha256 === other.sha256 && one.executable === other.executable

export type Difference = {
  path: string
  change: 'added' | 'removed' | 'changed'
  patch: string | null
}

/** Bytes of a file that is shown line by line. */
const SHOWN = 512 * 1024

const textOf = (content: Buffer): string | null =>
  content.length > SHOWN || content.includes(0) ? null : content.toString('utf8')

const patchOf = async (
  path: string,
  old: SideFile | undefined,
  now: SideFile | undefined,
): Promise<string | null> => {
  const { createTwoFilesPatch } = await import('diff')
  const before = old ? textOf(await old.read()) : ''
  const after = now ? textOf(await now.read()) : ''
  if (before === null || after === null || before === after) return null
  const names = [old ? `a/${path}` : '/dev/null', now ? `b/${path}` : '/dev/null'] as const
  return createTwoFilesPatch(names[0], names[1], before, after, undefined, undefined, {
    context: 3,
  })
}

export const compare = async (before: Side, after: Side): Promise<Difference[]> => {
  const paths = new Set([...before.files.keys(), ...after.files.keys()])
  const found: Difference[] = []
  for (const path of [...paths].toSorted()) {
    const old = before.files.get(path)
    const now = after.files.get(path)
    if (old && now && isSame(old, now)) continue
    const change = old ? (now ? 'changed' : 'removed') : 'added'
    found.push({ path, change, patch: await patchOf(path, old, now) })
  }
  return found
}
