/** Packs the files of a folder, and computes the fingerprint that the service will compute. */
import { BLOCK, encoder, headersOf, paddingOf } from './tar.ts'
import { sha256 } from './texts.ts'

export type PackTask = { folder: string; files: { path: string; file: File }[] }
export type Packed = {
  archive: Blob
  sha256: string
  fingerprint: string
  count: number
  /** Of all files, in bytes. */
  size: number
  /** Files that got the execute bit, since a folder in a browser has none. */
  scripts: string[]
}
export type PackMessage =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'packed'; packed: Packed }
  | { kind: 'failed'; reason: string }

/** UTF-8 sorts as code points do. */
const byPath = (a: { path: string }, b: { path: string }): number => {
  const [one, other] = [Array.from(a.path), Array.from(b.path)]
  const place = one.findIndex((character, index) => character !== other[index])
  if (place < 0) return one.length - other.length
  return (one[place]?.codePointAt(0) ?? 0) - (other[place]?.codePointAt(0) ?? -1)
}

const isScript = (bytes: Uint8Array): boolean => bytes[0] === 0x23 && bytes[1] === 0x21

const read = async (path: string, file: File): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new Error(`${path} cannot be read, or has changed since it was chosen.`)
  }
}

const pack = async ({ folder, files }: PackTask): Promise<Packed> => {
  const sorted = files.toSorted(byPath)
  const size = sorted.reduce((sum, { file }) => sum + file.size, 0)
  const gzip = new CompressionStream('gzip')
  const writer = gzip.writable.getWriter()
  const archive = new Response(gzip.readable).blob()
  const scripts: string[] = []
  let lines = ''
  let done = 0
  for (const { path, file } of sorted) {
    const bytes = await read(path, file)
    const isExecutable = isScript(bytes)
    if (isExecutable) scripts.push(path)
    const name = folder === '' ? path : `${folder}/${path}`
    for (const part of headersOf(name, bytes.length, isExecutable)) await writer.write(part)
    await writer.write(bytes)
    await writer.write(paddingOf(bytes.length))
    lines += `${path}\0${isExecutable ? '755' : '644'}\0${await sha256(bytes)}\n`
    done += bytes.length
    postMessage({ kind: 'progress', done, of: size } satisfies PackMessage)
  }
  await writer.write(new Uint8Array(2 * BLOCK))
  await writer.close()
  const blob = await archive
  return {
    archive: blob,
    sha256: await sha256(await blob.arrayBuffer()),
    fingerprint: await sha256(encoder.encode(lines)),
    count: sorted.length,
    size,
    scripts,
  }
}

addEventListener('message', ({ data }: MessageEvent<PackTask>) => {
  pack(data).then(
    (packed) => postMessage({ kind: 'packed', packed } satisfies PackMessage),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      postMessage({ kind: 'failed', reason } satisfies PackMessage)
    },
  )
})
