/** Which program a file is by its bytes, whatever its name says. Pure. */
import type { Buffer } from 'node:buffer'
import { isZip, zipEntries } from './documents.ts'

/** An empty module of WebAssembly; no other program is as short. */
const SHORTEST = 8

export const programFormat = (bytes: Buffer): string | null => {
  if (bytes.length < SHORTEST) return null
  const magic = bytes.readUInt32BE(0)
  if (magic === 0x0061736d && isWebAssembly(bytes.readUInt32LE(4))) return 'WebAssembly'
  if (isPython(bytes)) return 'Python bytecode'
  if (magic === 0xcafebabe) return isJavaClass(bytes) ? 'Java' : 'Mach-O'
  if (isZip(bytes)) return isJavaArchive(bytes) ? 'Java' : null
  if (bytes.length < 16) return null
  if (magic === 0x7f454c46) return 'ELF'
  if ([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe].includes(magic)) return 'Mach-O'
  if (magic === 0x6465780a && bytes[7] === 0) return 'Android'
  return isPortableExecutable(bytes) ? 'PE' : null
}

/** Version 1 of a module, or a component of any version. */
const isWebAssembly = (version: number): boolean => version === 1 || version >>> 16 === 1

/** Programs of Mach-O for several machines begin with the same four bytes, then with their count. */
const FIRST_JAVA = 45
const isJavaClass = (bytes: Buffer): boolean => bytes.readUInt16BE(6) >= FIRST_JAVA

const isJavaArchive = (bytes: Buffer): boolean =>
  zipEntries(bytes).names.some((name) => name === 'META-INF/MANIFEST.MF' || name.endsWith('.class'))

/** Which versions of Python write which number, and how long the header before the code is. */
const PYTHON_HEADERS: [first: number, last: number, header: number][] = [
  [3390, 3999, 16],
  [3230, 3389, 12],
  [3000, 3229, 8],
  [62011, 62299, 8],
]
const LINE_END = 0x0d0a
/** What a stored code object begins with; the first bit says that it may be referred to. */
const CODE = 0x63

const isPython = (bytes: Buffer): boolean => {
  if (bytes.readUInt16BE(2) !== LINE_END) return false
  const number = bytes.readUInt16LE(0)
  const header = PYTHON_HEADERS.find(([first, last]) => number >= first && number <= last)?.[2]
  return header !== undefined && ((bytes[header] ?? 0) & 0x7f) === CODE
}

const isPortableExecutable = (bytes: Buffer): boolean => {
  if (bytes.readUInt16BE(0) !== 0x4d5a || bytes.length < 64) return false
  const header = bytes.readUInt32LE(60)
  return header + 4 <= bytes.length && bytes.readUInt32BE(header) === 0x50450000
}
