/** The records of OSV in a zip file, a folder, or a file with a record a line, one after the other. */
import { createReadStream } from 'node:fs'
import { open, opendir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

/** `place` is for messages. */
export type RecordText = { place: string; text: string }

const MAX_RECORD_BYTES = 4 * 1024 * 1024
const IS_MALICIOUS = /^MAL-.{1,100}\.json$/

const checkSize = (size: number, place: string): void => {
  if (size > MAX_RECORD_BYTES) throw new Error(`${place} is too long for a record of OSV`)
}

async function* inFolder(folder: string): AsyncGenerator<RecordText> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || !IS_MALICIOUS.test(entry.name)) continue
    const place = join(entry.parentPath, entry.name)
    checkSize((await stat(place)).size, place)
    yield { place, text: await readFile(place, 'utf8') }
  }
}

async function* inZip(path: string): AsyncGenerator<RecordText> {
  const zip = await openPromise(path, { lazyEntries: true })
  try {
    for await (const entry of zip.eachEntry()) {
      const place = `${path}: ${entry.fileName}`
      if (!IS_MALICIOUS.test(basename(entry.fileName))) continue
      checkSize(entry.uncompressedSize, place)
      yield { place, text: await text(await zip.openReadStreamPromise(entry)) }
    }
  } finally {
    zip.close()
  }
}

async function* inLines(path: string): AsyncGenerator<RecordText> {
  let number = 0
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    number += 1
    if (line.trim() === '') continue
    checkSize(line.length, `${path}:${number}`)
    yield { place: `${path}:${number}`, text: line }
  }
}

const isZip = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.toString('latin1') === 'PK'
  } finally {
    await file.close()
  }
}

async function* inOne(path: string): AsyncGenerator<RecordText> {
  checkSize((await stat(path)).size, path)
  yield { place: path, text: await readFile(path, 'utf8') }
}

export async function* recordsIn(path: string): AsyncGenerator<RecordText> {
  if ((await stat(path)).isDirectory()) yield* inFolder(path)
  else if (await isZip(path)) yield* inZip(path)
  else yield* path.endsWith('.json') ? inOne(path) : inLines(path)
}
