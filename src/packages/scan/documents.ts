/** Documents that run something when they are opened, and archives with what no scan can read. Pure. */
import { Buffer } from 'node:buffer'
import { found, type Hit, type ScannedFile } from './rule.ts'

const ACTIVE =
  /<script[\s>/]|\son(?:load|error|click|mouseover|begin|end|focus|activate)\s?=\s?["']|(?:href|src)\s?=\s?["']\s?(?:javascript|data:text\/html):?|<foreignObject[\s>]|<iframe\s|<!ENTITY\s{1,8}\S{1,40}\s{1,8}SYSTEM\b/i
const SENDS =
  /\bfetch\s?\(|XMLHttpRequest|sendBeacon|localStorage|sessionStorage|document\.cookie|new Image\(|navigator\.(?:clipboard|credentials)|location(?:\.href)?\s?=|WebSocket\(|\beval\s?\(|atob\s?\(|top\.location|parent\.postMessage/

export function* findActiveDocuments(file: ScannedFile): Generator<Hit> {
  const { extension, text, bytes } = file
  if (
    extension === 'svg' ||
    extension === 'svgz' ||
    /^\s{0,200}(?:<\?xml[^>]{0,200}>\s{0,100})?(?:<!DOCTYPE svg[^>]{0,300}>\s{0,100})?<svg[\s>]/i.test(
      text.slice(0, 1000),
    )
  ) {
    const match = ACTIVE.exec(text)
    // A drawing may embed text in a foreign object; a script is another matter.
    if (
      match &&
      !(
        /foreignObject/i.test(match[0]) &&
        !/<script|\son\w+\s?=|javascript:|<(?:iframe|form|input)\b/i.test(text)
      )
    ) {
      const sends = SENDS.test(text)
      yield found(
        'file.active_document',
        sends ? 'block' : 'warn',
        sends ? 'A picture with a script that reads or sends data.' : 'A picture with a script.',
        match.index,
        match[0].length + 60,
      )
    }
  } else if (extension === 'pdf' && bytes.subarray(0, 1024).includes('%PDF')) {
    const raw = file.raw
    const index = raw.search(/\/(?:JavaScript|JS|Launch)[\s(/<]/)
    if (index !== -1)
      yield found('file.active_document', 'warn', 'A PDF with a script or a command.', index, 40)
  } else if (
    /^(?:docm|xlsm|pptm|dotm|xltm|ppam|xlam)$/.test(extension) ||
    (isZip(bytes) && bytes.includes('vbaProject.bin'))
  ) {
    yield found('file.active_document', 'warn', 'An office file with macros.', 0, 0)
  } else if (/^html?$/.test(extension)) {
    const match =
      /document\.cookie|localStorage\.(?:getItem|\w{2,30}\b)|navigator\.credentials/.exec(text)
    const sends =
      /(?:fetch|sendBeacon|XMLHttpRequest|new Image\(\)\.src)[^\n]{0,200}https?:\/\/(?!(?:localhost|127\.))/.exec(
        text,
      )
    if (match && sends && Math.abs(match.index - sends.index) < 600)
      yield found(
        'file.active_document',
        'hold',
        'A page that sends what the browser stores.',
        Math.min(match.index, sends.index),
        200,
      )
  }
}

export const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))

const PROGRAM_NAMES =
  /\.(?:exe|scr|dll|msi|bat|cmd|com|pif|ps1|vbs|hta|jar|app|dmg|pkg|command|elf|lnk)$/i
const MAX_ENTRIES = 2000

/** The names in a ZIP, and whether one of its entries is encrypted. */
export const zipEntries = (bytes: Buffer): { names: string[]; isEncrypted: boolean } => {
  const names: string[] = []
  let isEncrypted = false
  let at = 0
  for (let count = 0; count < MAX_ENTRIES; count += 1) {
    at = bytes.indexOf('PK\x01\x02', at, 'latin1')
    if (at === -1 || at + 46 > bytes.length) break
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) isEncrypted = true
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length
  }
  if (bytes.length > 8 && isZip(bytes) && (bytes.readUInt16LE(6) & 1) === 1) isEncrypted = true
  return { names, isEncrypted }
}

export const programIn = (names: string[]): string | null =>
  names.find((name) => PROGRAM_NAMES.test(name)) ?? null
