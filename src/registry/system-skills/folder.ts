/** Packs a folder of the service into an archive such as a publisher uploads. */
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { packTar, type PackedFile } from '../../packages/archive/pack.ts'

const packagesFolder = fileURLToPath(new URL('packages', import.meta.url))

/** Folder names by slug. They have no dots, which strict readers do not allow. */
const packages = { 'skills.protocol.guide': 'skills-protocol-guide' }

export const systemSlugs = Object.keys(packages)

export const systemFolders = Object.entries(packages).map(([slug, name]) => ({
  slug,
  folder: join(packagesFolder, name),
}))

/** Sorted by path, so that the same folder gives the same package on every file system. */
const filesOf = async (folder: string): Promise<PackedFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }): Promise<PackedFile> => {
      const full = join(parentPath, name)
      const { size } = await stat(full)
      const path = full.slice(folder.length + 1).replaceAll('\\', '/')
      return { path, size, executable: false, read: () => createReadStream(full) }
    })
  return (await Promise.all(files)).toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export const archiveOf = async (folder: string): Promise<Buffer> =>
  buffer(Readable.from(packTar(await filesOf(folder), basename(folder))).pipe(createGzip()))
