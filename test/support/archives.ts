/**
 * Builds package archives in memory, byte by byte and independently of the reader under test:
 * legal ones in one call, and every hostile one by overriding fields or splicing raw bytes.
 */
import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync, gzipSync, type ZlibOptions } from 'node:zlib'

export type Bytes = string | Uint8Array

/** A field given as text or bytes is written raw; a number is written the ordinary way. */
export type Field = Bytes | number

export type TarMember = {
  path?: Bytes
  body?: Bytes
  /** `0` file, `5` folder, `x` `g` pax, `L` long name, and what else there is. */
  type?: string
  format?: 'ustar' | 'gnu' | 'v7'
  mode?: Field
  uid?: Field
  gid?: Field
  /** The declared size; the body's own where left out. */
  size?: Field
  mtime?: Field
  linkName?: Bytes
  magic?: Bytes
  prefix?: Bytes
  /** Changes the finished header; its checksum is made after that. */
  patch?: (header: Buffer) => void
  /** Replaces the right checksum. */
  checksum?: Bytes
}

export const BLOCK = 512

const bytesOf = (content: Bytes): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`

/** GNU's form for numbers that octal digits cannot hold; negative ones too. */
export const base256 = (value: bigint, length: number): Buffer => {
  const field = Buffer.alloc(length)
  let rest = BigInt.asUintN(length * 8, value)
  for (let index = length - 1; index >= 0; index -= 1) {
    field[index] = Number(rest & 0xffn)
    rest >>= 8n
  }
  if (value >= 0n) field[0] = (field[0] ?? 0) | 0x80
  return field
}

const checksumOf = (header: Uint8Array): number =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0)

/** Makes a header's checksum right again after its bytes were changed. */
export const repairChecksum = (header: Uint8Array): void => {
  header.set(Buffer.from(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `), 148)
}

const MAGIC = { ustar: 'ustar\u000000', gnu: 'ustar  \0', v7: '' }

export const tarHeader = (member: TarMember): Buffer => {
  const header = Buffer.alloc(BLOCK)
  const write = (start: number, length: number, field: Field): void => {
    const value = typeof field === 'number' ? octal(field, length) : field
    bytesOf(value).copy(header, start, 0, length)
  }
  const type = member.type ?? '0'
  write(0, 100, member.path ?? 'SKILL.md')
  write(100, 8, member.mode ?? (type === '5' ? 0o755 : 0o644))
  write(108, 8, member.uid ?? 0)
  write(116, 8, member.gid ?? 0)
  write(124, 12, member.size ?? bytesOf(member.body ?? '').length)
  write(136, 12, member.mtime ?? 0)
  write(156, 1, type)
  write(157, 100, member.linkName ?? '')
  write(257, 8, member.magic ?? MAGIC[member.format ?? 'ustar'])
  write(345, 155, member.prefix ?? '')
  member.patch?.(header)
  repairChecksum(header)
  if (member.checksum !== undefined) {
    header.fill(0, 148, 156)
    write(148, 8, member.checksum)
  }
  return header
}

/** Zeros up to the next block border. */
const padded = (content: Bytes): Buffer => {
  const bytes = bytesOf(content)
  return Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])
}

export const END = Buffer.alloc(2 * BLOCK)

/** Headers, bodies and padding, without the end mark. Raw bytes are taken as they are. */
export const tarMembers = (members: (TarMember | Uint8Array)[]): Buffer =>
  Buffer.concat(
    members.flatMap((member) =>
      member instanceof Uint8Array ? [member] : [tarHeader(member), padded(member.body ?? '')],
    ),
  )

export const tar = (members: (TarMember | Uint8Array)[], end: Uint8Array = END): Buffer =>
  Buffer.concat([tarMembers(members), end])

/** One pax record; its length counts itself. */
export const paxRecord = (key: Bytes, value: Bytes): Buffer => {
  const rest = Buffer.concat([
    bytesOf(' '),
    bytesOf(key),
    bytesOf('='),
    bytesOf(value),
    bytesOf('\n'),
  ])
  let length = rest.length
  while (String(length).length + rest.length !== length)
    length = String(length).length + rest.length
  return Buffer.concat([bytesOf(String(length)), rest])
}

/** A pax header that applies to the next member (`x`), or to all that follow (`g`). */
export const pax = (
  records: Record<string, Bytes> | Uint8Array,
  fields: Partial<TarMember> = {},
): TarMember => ({
  path: 'PaxHeaders/0',
  type: 'x',
  body:
    records instanceof Uint8Array
      ? records
      : Buffer.concat(Object.entries(records).map(([key, value]) => paxRecord(key, value))),
  ...fields,
})

/** GNU's way to give the next member a name of more than 100 bytes. */
export const longName = (name: Bytes, fields: Partial<TarMember> = {}): TarMember => ({
  path: '././@LongLink',
  type: 'L',
  format: 'gnu',
  body: Buffer.concat([bytesOf(name), Buffer.alloc(1)]),
  ...fields,
})

export const gzip = (content: Bytes, options?: ZlibOptions): Buffer =>
  gzipSync(bytesOf(content), { level: 1, ...options })

export type GzipFields = {
  method?: number
  flags?: number
  extra?: Bytes
  name?: Bytes
  comment?: Bytes
  headerChecksum?: boolean
  deflated?: Uint8Array
  checksum?: number
  length?: number
}

/** One gzip member with every field in our hands. */
export const gzipMember = (content: Bytes, fields: GzipFields = {}): Buffer => {
  const { extra, name, comment, headerChecksum = false } = fields
  const bytes = bytesOf(content)
  const flags =
    fields.flags ??
    (headerChecksum ? 2 : 0) +
      (extra === undefined ? 0 : 4) +
      (name === undefined ? 0 : 8) +
      (comment === undefined ? 0 : 16)
  const header: Uint8Array[] = [
    Buffer.from([0x1f, 0x8b, fields.method ?? 8, flags, 0, 0, 0, 0, 0, 255]),
  ]
  if (extra !== undefined) {
    const length = Buffer.alloc(2)
    length.writeUInt16LE(bytesOf(extra).length)
    header.push(length, bytesOf(extra))
  }
  for (const text of [name, comment]) {
    if (text !== undefined) header.push(bytesOf(text), Buffer.alloc(1))
  }
  if (headerChecksum) {
    const checksum = Buffer.alloc(2)
    checksum.writeUInt16LE(crc32(Buffer.concat(header)) & 0xffff)
    header.push(checksum)
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(fields.checksum ?? crc32(bytes), 0)
  trailer.writeUInt32LE(fields.length ?? bytes.length, 4)
  return Buffer.concat([...header, fields.deflated ?? deflateRawSync(bytes), trailer])
}

export const tarGz = (members: (TarMember | Uint8Array)[]): Buffer => gzip(tar(members))

export type SkillMdFields = { name?: string; description?: string; extra?: string; body?: string }

/** A sane SKILL.md; `extra` is more front matter. */
export const skillMd = ({
  name = 'pdf-tools',
  description = 'Reads, fills and merges PDF forms.',
  extra = '',
  body = '# PDF tools\n\nOpen the file, then fill its fields.',
}: SkillMdFields = {}): string =>
  `---\nname: ${name}\ndescription: ${description}\n${extra && `${extra.trimEnd()}\n`}---\n\n${body}\n`

export type PackageFiles = Record<string, Bytes | { body: Bytes; mode?: number }>

export type PackageOptions = {
  /** Top folder; null for files at the root. */
  folder?: string | null
  /** A sane SKILL.md is added where there is none. */
  files?: PackageFiles
}

export const packageMembers = ({
  folder = 'pdf-tools',
  files = {},
}: PackageOptions = {}): TarMember[] => {
  const prefix = folder === null ? '' : `${folder}/`
  const contents: PackageFiles =
    'SKILL.md' in files ? files : { 'SKILL.md': skillMd({ name: folder ?? 'pdf-tools' }), ...files }
  const members = Object.entries(contents).flatMap(([path, content]): TarMember[] => {
    const full = prefix + path
    const fields =
      typeof content === 'string' || content instanceof Uint8Array ? { body: content } : content
    if (Buffer.byteLength(full) <= 100) return [{ path: full, ...fields }]
    return [pax({ path: full }), { path: full.slice(0, 50), ...fields }]
  })
  return folder === null ? members : [{ path: prefix, type: '5' }, ...members]
}

/** A legal package, as a tar.gz. */
export const packageArchive = (options: PackageOptions = {}): Buffer =>
  tarGz(packageMembers(options))

/** Bytes as a stream of chunks, as uploads come. */
export async function* chunked(
  bytes: Uint8Array,
  size = 64 * 1024,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size)
  }
}
