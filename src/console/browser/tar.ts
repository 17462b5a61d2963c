/**
 * The canonical archive of a package, byte for byte as the service and `skill` write it: ustar, files
 * only, owner 0, time 0, mode 644 or 755. A path that ustar cannot represent gets a pax header.
 */

export const BLOCK = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155

export const encoder = new TextEncoder()
const bytesIn = (text: string): number => encoder.encode(text).length

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const folderOf = (path: string): string => {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '.' : path.slice(0, slash)
}

type Split = { name: string; prefix: string; isCut: boolean }

/** As much of the path as fits into the name, the rest into the prefix. */
const split = (path: string): Split => {
  if (bytesIn(path) < NAME_BYTES) return { name: path, prefix: '', isCut: false }
  let prefix = folderOf(path)
  let name = baseOf(path)
  do {
    if (bytesIn(prefix) <= PREFIX_BYTES) {
      const fits = bytesIn(name) <= NAME_BYTES
      return { name: fits ? name : name.slice(0, NAME_BYTES - 1), prefix, isCut: !fits }
    }
    name = `${baseOf(prefix)}/${name}`
    prefix = folderOf(prefix)
  } while (prefix !== '.')
  return { name: path.slice(0, NAME_BYTES - 1), prefix: '', isCut: true }
}

/** Never a part of a character. */
const put = (block: Uint8Array, text: string, place: number, size: number): void => {
  encoder.encodeInto(text, block.subarray(place, place + size))
}

const putNumber = (block: Uint8Array, value: number, place: number, size: number): void => {
  const digits = value.toString(8)
  const text = digits.length === size - 1 ? digits : `${digits.padStart(size - 2, '0')} `
  put(block, text, place, size)
}

type Fields = { path: string; mode: number; size: number; type: '0' | 'x' }

type Bytes = Uint8Array<ArrayBuffer>
type Header = { block: Bytes; isExact: boolean }

const header = ({ path, mode, size, type }: Fields): Header => {
  const block = new Uint8Array(BLOCK)
  const { name, prefix, isCut } = split(path)
  put(block, name, 0, NAME_BYTES)
  putNumber(block, mode, 100, 8)
  for (const place of [108, 116, 329, 337]) putNumber(block, 0, place, 8)
  putNumber(block, size, 124, 12)
  putNumber(block, 0, 136, 12)
  put(block, type, 156, 1)
  put(block, 'ustar\u{0}00', 257, 8)
  put(block, prefix, 345, PREFIX_BYTES)
  put(block, ' '.repeat(8), 148, 8)
  const sum = block.reduce((total, byte) => total + byte, 0)
  putNumber(block, sum, 148, 8)
  // A checksum field ends in a zero byte, whatever stood there.
  block[155] = 0
  const isPlain = [name, prefix].every((text) => bytesIn(text) === text.length)
  return { block, isExact: isPlain && !isCut }
}

/** `<length of the whole line> key=value`. */
const record = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`
  const length = bytesIn(rest)
  let digits = String(length).length
  if (length + digits >= 10 ** digits) digits += 1
  return `${length + digits}${rest}`
}

export const paddingOf = (size: number): Bytes => new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK)

const extended = (path: string): Bytes[] => {
  const body = encoder.encode(
    record('path', path) + record('gid', '0') + record('mtime', '0') + record('uid', '0'),
  )
  const name = `PaxHeader/${baseOf(path)}`.slice(0, 99)
  const { block } = header({ path: name, mode: 0o644, size: body.length, type: 'x' })
  return [block, body, paddingOf(body.length)]
}

/** What stands before the bytes of a file. */
export const headersOf = (path: string, size: number, isExecutable: boolean): Bytes[] => {
  const mode = isExecutable ? 0o755 : 0o644
  const { block, isExact } = header({ path, mode, size, type: '0' })
  return isExact ? [block] : [...extended(path), block]
}
