/** Detects what a file is, regardless of its name: programs, shell scripts, packed archives. */
import { Buffer } from 'node:buffer'
import { programIn, zipEntries } from './documents.ts'
import { programFormat } from './programs.ts'
import { type Hit, isShellText, type ScannedFile } from './rule.ts'

const PROGRAM_RULE = 'file.suspicious_executable'

const SCRIPTS = new Set(['sh', 'bash', 'zsh', 'fish', 'ps1', 'cmd', 'bat'])

/** Names that promise a text or an image, never a program. */
const DOCUMENTS = new Set(
  (
    'md markdown mdx txt rst csv tsv json jsonl yaml yml toml xml html htm css svg png jpg jpeg gif ' +
    'webp ico bmp tiff pdf ttf otf woff woff2 mp3 mp4 wav js mjs cjs ts tsx jsx py rb pl php sh ps1'
  ).split(' '),
)

export function* findPrograms(file: ScannedFile): Generator<Hit> {
  const format = programFormat(file.bytes)
  if (format !== null) {
    const isDisguised = DOCUMENTS.has(file.extension) || PACKED_DOCUMENTS.has(file.extension)
    const message = isDisguised
      ? `A program (${format}) under a name that promises something else.`
      : `A program (${format}): what it does cannot be read.`
    const severity = isDisguised ? 'block' : 'warn'
    yield { rule_id: PROGRAM_RULE, severity, message, offset: 0, length: 0 }
  } else if (file.extension === 'exe') {
    yield warn(PROGRAM_RULE, 'It is named as a program.')
  } else if (SCRIPTS.has(file.extension) || isShellText(file.text)) {
    const message = 'A script that a shell runs.'
    yield { rule_id: 'file.shell_script', severity: 'info', message, offset: 0, length: 0 }
  }
}

/** Formats that are packed like an archive, and are one document. */
const PACKED_DOCUMENTS = new Set(
  (
    'docx dotx docm xlsx xltx xlsm pptx potx pptm ppsx vsdx odt ott ods ots odp otp odg epub svgz ' +
    'key pages numbers 3mf kmz sketch idml usdz drawio'
  ).split(' '),
)

const packings: [name: string, offset: number, magic: Buffer][] = [
  ['zip', 0, Buffer.from('PK\x03\x04')],
  ['gzip', 0, Buffer.from([0x1f, 0x8b, 8])],
  ['xz', 0, Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])],
  ['bzip2', 0, Buffer.from('BZh')],
  ['zstd', 0, Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ['7z', 0, Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ['rar', 0, Buffer.from('Rar!\x1a\x07')],
  ['tar', 257, Buffer.from('ustar')],
]

export function* findArchives({ bytes, text, extension }: ScannedFile): Generator<Hit> {
  if (PACKED_DOCUMENTS.has(extension)) return
  const packing = packings.find(([, offset, magic]) => startsWith(bytes, offset, magic))
  // Three letters alone may be the start of a text.
  if (packing === undefined || (packing[0] === 'bzip2' && text !== '')) return
  yield archive(packing[0], bytes)
}

/** The method of encryption, as the header names it. */
const ENCRYPTED_7Z = Buffer.from([0x06, 0xf1, 0x07, 0x01])

const archive = (packing: string, bytes: Buffer): Hit => {
  const { names, isEncrypted } =
    packing === 'zip' ? zipEntries(bytes) : { names: [], isEncrypted: false }
  const hit = { rule_id: 'file.nested_archive', offset: 0, length: 0 }
  if (isEncrypted) {
    return {
      ...hit,
      severity: 'block',
      message: 'An archive with a password: no scan can look into it.',
    }
  }
  if (programIn(names) !== null) {
    return { ...hit, severity: 'hold', message: 'An archive with a program in it.' }
  }
  if (packing === '7z' && bytes.includes(ENCRYPTED_7Z)) {
    return { ...hit, severity: 'hold', message: 'An archive that may have a password.' }
  }
  const message = `An archive (${packing}): what is packed in it was not looked at.`
  return { ...hit, severity: 'warn', message }
}

const warn = (rule_id: string, message: string): Hit => ({
  rule_id,
  severity: 'warn',
  message,
  offset: 0,
  length: 0,
})

const startsWith = (bytes: Uint8Array, offset: number, magic: Buffer): boolean =>
  magic.equals(bytes.subarray(offset, offset + magic.length))
