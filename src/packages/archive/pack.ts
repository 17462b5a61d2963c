/**
 * Writes the canonical archive of a package: ustar, files only, in the given order (by path bytes),
 * owner 0, time 0, mode 644 or 755, two zero blocks at the end. A path that ustar cannot represent
 * gets a pax header. The same files always give the same bytes.
 */
import { Header, Pax } from 'tar'

export type PackedFile = {
  path: string
  size: number
  executable: boolean
  read: () => AsyncIterable<Uint8Array>
}

const BLOCK = 512
const EPOCH = new Date(0)

const headerOf = (path: string, { size, executable }: PackedFile): Buffer => {
  const fields = {
    path,
    mode: executable ? 0o755 : 0o644,
    uid: 0,
    gid: 0,
    size,
    mtime: EPOCH,
    type: 'File' as const,
  }
  const header = new Header(fields)
  const needsPax = header.encode()
  if (!header.block) throw new Error('the tar header was not encoded')
  if (!needsPax) return header.block
  return Buffer.concat([new Pax({ path, mtime: EPOCH, uid: 0, gid: 0 }).encode(), header.block])
}

/** `folder` is the one top folder, or empty for files at the root. */
export async function* packTar(
  files: Iterable<PackedFile>,
  folder: string,
): AsyncGenerator<Uint8Array> {
  for (const file of files) {
    yield headerOf(folder === '' ? file.path : `${folder}/${file.path}`, file)
    let written = 0
    for await (const bytes of file.read()) {
      written += bytes.length
      yield bytes
    }
    if (written !== file.size)
      throw new Error(`${file.path} has ${written} bytes, not ${file.size}`)
    yield Buffer.alloc((BLOCK - (file.size % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}
