/**
 * Packs a folder as the registry packs skills: the same files give the same archive, regardless of
 * the folder's path and name. (gzip's bytes may change with the version of Node; the fingerprint
 * does not.)
 */
import { createHash } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { describePackage } from '../../../src/packages/manifest/describe.ts'
import { fingerprintOf } from '../../../src/packages/fingerprint.ts'
import { defaultLimits } from '../../../src/packages/archive/limits.ts'
import { packTar } from '../../../src/packages/archive/pack.ts'
import { refuse as refusePackage } from '../../../src/packages/errors.ts'
import { parseSlug } from '../../../src/packages/manifest/slug.ts'
import { Spool } from '../../../src/platform/spool.ts'
import { asRefusal } from '../api/failures.ts'
import { type FolderFile, readFile, readFolder } from './folder.ts'

export type PackedFolder = {
  slug: string
  /** Of the content; the registry computes the same one. */
  fingerprint: string
  /** Of the archive. */
  sha256: string
  size: number
  /** Of all files. */
  contentSize: number
  fileCount: number
  largest: Pick<FolderFile, 'path' | 'size'>
  leftOut: string[]
  archive: Spool
}

const manifestOf = async (files: FolderFile[], path: string): Promise<Buffer | null> => {
  const file = files.find((one) => one.path === path)
  if (!file) return null
  const limit = defaultLimits.skillMdBytes
  if (file.size <= limit) return buffer(readFile(file))
  const reason = path === 'SKILL.md' ? 'limit.skill_md' : 'limit.manifest'
  throw refusePackage(reason, { entry: path, limit, value: file.size })
}

const slugOf = async (files: FolderFile[], root: string): Promise<string> => {
  const skillMd = await manifestOf(files, 'SKILL.md')
  if (skillMd === null) throw refusePackage('layout.skill_md_missing')
  const { slug } = describePackage({
    skillMd,
    skillToml: await manifestOf(files, 'skill.toml'),
    metaJson: await manifestOf(files, '_meta.json'),
    folder: basename(resolve(root)),
    paths: files.map(({ path }) => path),
  })
  return slug
}

/** A file for the packer; its digest is recorded while it is read. */
const packed = (file: FolderFile, digests: Map<string, string>) => ({
  ...file,
  read: async function* () {
    const sha256 = createHash('sha256')
    for await (const bytes of readFile(file)) {
      sha256.update(bytes)
      yield bytes
    }
    digests.set(file.path, sha256.digest('hex'))
  },
})

export const packFolder = async (root: string): Promise<PackedFolder> => {
  const { files, leftOut } = await readFolder(root)
  try {
    const slug = await slugOf(files, root)
    const digests = new Map<string, string>()
    const archive = await pipeline(
      packTar(
        files.map((file) => packed(file, digests)),
        parseSlug(slug)?.name ?? slug,
      ),
      createGzip({ level: 9 }),
      (compressed: AsyncIterable<Buffer>) => Spool.fill(compressed),
    )
    const fingerprint = fingerprintOf(
      files.map((file) => ({ ...file, sha256: digests.get(file.path) ?? '' })),
    )
    return {
      slug,
      fingerprint,
      sha256: archive.digest(),
      size: archive.size,
      contentSize: files.reduce((sum, { size }) => sum + size, 0),
      fileCount: files.length,
      largest: files.reduce((one, other) => (other.size > one.size ? other : one)),
      leftOut,
      archive,
    }
  } catch (error) {
    throw asRefusal(error)
  }
}
