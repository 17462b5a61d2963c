/**
 * Builds zip files in memory, byte by byte and independently of the reader under test: legal ones
 * in one call, and every hostile one by overriding what stands in either of the two headers.
 */
import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'
import type { Bytes } from './archives.ts'

/** What is said of a member, at its data and in the central directory. */
type ZipFields = {
  path?: Bytes
  flags?: number
  method?: number
  checksum?: number
  compressedSize?: number
  size?: number
  extra?: Bytes
}

export type ZipMember = ZipFields & {
  body?: Bytes
  /** `5` is a folder. */
  type?: string
  /** The bits of Unix, with the type of the file. */
  mode?: number
  /** Replaces the external attributes. */
  attributes?: number
  madeBy?: number
  comment?: Bytes
  /** Replaces the compressed data. */
  data?: Uint8Array
  /** Behind the data; `true` is the right one, with its signature. */
  descriptor?: true | Uint8Array
  /** Where the two places differ. */
  local?: ZipFields
  central?: ZipFields
  /** In front of the local header. */
  gap?: Uint8Array
  /** The offset that the central directory names. */
  start?: number
}

export type ZipEndFields = {
  comment?: Bytes
  commentLength?: number
  disk?: number
  directoryDisk?: number
  entriesOfDisk?: number
  entries?: number
  directorySize?: number
  directoryStart?: number
  /** Between the last data and the central directory. */
  beforeDirectory?: Uint8Array
  /** Between the central directory and the end record. */
  beforeEnd?: Uint8Array
}

export const DEFLATED = 8
export const HAS_DESCRIPTOR = 0x08
export const IS_UTF8 = 0x0800

const bytesOf = (content: Bytes): Buffer => Buffer.from(content as string)

/** Little-endian fields of the given widths. */
export const fields = (...values: [bytes: 2 | 4 | 8, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value))
      else field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

export const extraField = (id: number, data: Uint8Array): Buffer =>
  Buffer.concat([fields([2, id], [2, data.length]), data])

/** The one that gives a member another name. */
export const unicodePath = (name: Bytes, of: Bytes): Buffer =>
  extraField(0x7075, Buffer.concat([Buffer.of(1), fields([4, crc32(bytesOf(of))]), bytesOf(name)]))

const inBothPlaces = (said: Required<ZipFields>): Buffer =>
  fields(
    [2, 20],
    [2, said.flags],
    [2, said.method],
    [2, 0],
    [2, 0x21],
    [4, said.checksum],
    [4, said.compressedSize],
    [4, said.size],
    [2, bytesOf(said.path).length],
    [2, bytesOf(said.extra).length],
  )

type Built = { data: Buffer; said: Required<ZipFields> }

const build = (member: ZipMember): Built => {
  const isFolder = member.type === '5'
  const body = bytesOf(member.body ?? '')
  const method = member.method ?? (body.length > 0 ? DEFLATED : 0)
  const data = Buffer.from(
    member.data ?? (method === DEFLATED ? deflateRawSync(body, { level: 1 }) : body),
  )
  const path = member.path ?? (isFolder ? 'folder/' : 'SKILL.md')
  const said = {
    path,
    method,
    flags: member.flags ?? (member.descriptor === undefined ? 0 : HAS_DESCRIPTOR),
    checksum: member.checksum ?? crc32(body),
    compressedSize: member.compressedSize ?? data.length,
    size: member.size ?? body.length,
    extra: member.extra ?? '',
  }
  return { data, said }
}

const descriptorOf = ({ descriptor }: ZipMember, { said }: Built): Uint8Array => {
  if (descriptor === undefined) return Buffer.alloc(0)
  if (descriptor !== true) return descriptor
  return fields([4, 0x08074b50], [4, said.checksum], [4, said.compressedSize], [4, said.size])
}

const localOf = (member: ZipMember, built: Built): Buffer => {
  const isUnknown = member.descriptor !== undefined
  const unknown = isUnknown ? { checksum: 0, compressedSize: 0, size: 0 } : {}
  const said = { ...built.said, ...unknown, ...member.local }
  return Buffer.concat([
    fields([4, 0x04034b50]),
    inBothPlaces(said),
    bytesOf(said.path),
    bytesOf(said.extra),
    built.data,
    descriptorOf(member, built),
  ])
}

const attributesOf = ({ type, mode, attributes }: ZipMember): number => {
  if (attributes !== undefined) return attributes
  const isFolder = type === '5'
  const bits = mode ?? (isFolder ? 0o040755 : 0o100644)
  return bits * 2 ** 16 + (isFolder ? 0x10 : 0)
}

const centralOf = (member: ZipMember, { said: common }: Built, at: number): Buffer => {
  const said = { ...common, ...member.central }
  const comment = bytesOf(member.comment ?? '')
  return Buffer.concat([
    fields([4, 0x02014b50], [2, member.madeBy ?? 0x0314]),
    inBothPlaces(said),
    fields([2, comment.length], [2, 0], [2, 0], [4, attributesOf(member)], [4, member.start ?? at]),
    bytesOf(said.path),
    bytesOf(said.extra),
    comment,
  ])
}

export const zip = (members: ZipMember[], end: ZipEndFields = {}): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  const add = (bytes: Uint8Array): void => {
    parts.push(Buffer.from(bytes))
    at += bytes.length
  }
  for (const member of members) {
    const built = build(member)
    if (member.gap) add(member.gap)
    directory.push(centralOf(member, built, at))
    add(localOf(member, built))
  }
  if (end.beforeDirectory) add(end.beforeDirectory)
  const start = at
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const comment = bytesOf(end.comment ?? '')
  return Buffer.concat([
    ...parts,
    ...directory,
    end.beforeEnd ?? Buffer.alloc(0),
    fields(
      [4, 0x06054b50],
      [2, end.disk ?? 0],
      [2, end.directoryDisk ?? 0],
      [2, end.entriesOfDisk ?? end.entries ?? members.length],
      [2, end.entries ?? members.length],
      [4, end.directorySize ?? size],
      [4, end.directoryStart ?? start],
      [2, end.commentLength ?? comment.length],
    ),
    comment,
  ])
}
