/**
 * The ways to read a file's bytes as text. How a program or an agent reads a file is unknown here,
 * and one NUL, a missing mark or a byte that is not UTF-8 must not hide its content.
 */
import { Buffer } from 'node:buffer'
import {
  asBuffer,
  decoded,
  markedEncoding,
  openBytes,
  openFile,
  type ScannedFile,
  type Utf16,
} from './rule.ts'

export type View = {
  file: ScannedFile
  /** The rules that apply to it. */
  rules: 'all' | 'text' | 'bytes' | 'secrets'
}

export function* viewsOf(path: string, content: Uint8Array): Generator<View> {
  yield { file: openFile(path, content), rules: 'all' }
  const bytes = asBuffer(content)
  const isMarked = markedEncoding(bytes) !== null
  if (isMarked) yield { file: openBytes(path, bytes), rules: 'bytes' }
  // Without a NUL there is no ASCII in UTF-16.
  if (!bytes.includes(0)) return
  const encoding = isMarked ? null : likelyEncoding(bytes)
  if (encoding !== null) yield { file: openBytes(path, decoded(bytes, encoding)), rules: 'text' }
  for (const start of [0, 1]) {
    yield { file: openBytes(path, everySecond(bytes, start)), rules: 'secrets' }
  }
}

const SAMPLE_BYTES = 1024 * 1024
/** One half of all bytes: text is mostly ASCII, whose other byte is zero. */
const MANY_ZEROS = 0.3
const FEW_ZEROS = 0.05

const likelyEncoding = (bytes: Buffer): Utf16 | null => {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const [even, odd] = [0, 1].map((start) => {
    let zeros = 0
    for (let index = start; index < sample.length; index += 2) if (sample[index] === 0) zeros += 1
    return zeros / (sample.length / 2)
  }) as [number, number]
  if (odd > MANY_ZEROS && even < FEW_ZEROS) return 'utf-16le'
  return even > MANY_ZEROS && odd < FEW_ZEROS ? 'utf-16be' : null
}

const everySecond = (bytes: Buffer, start: number): Buffer => {
  const half = Buffer.alloc(Math.ceil((bytes.length - start) / 2))
  for (let index = 0; index < half.length; index += 1) half[index] = bytes[2 * index + start] ?? 0
  return half
}
