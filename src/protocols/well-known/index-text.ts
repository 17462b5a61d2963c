/**
 * The text of an index, in pieces that end where the names of entries say so: a changed entry
 * changes one piece, an added one moves no other, and every replica makes the same text.
 */
import { crc32 } from 'node:zlib'
import { EncodedBytes } from '../../platform/http/encoded.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { digestOf, gzipOf, Piece } from '../../platform/http/pieces.ts'
import { inTurns } from '../../platform/in-turns.ts'
import type { DiscoveryIndex } from './schemas.ts'

export type Line = { name: string; text: string }

type Part = { lines: readonly Line[]; piece: Piece }

/** By their first line. */
export type Parts = ReadonlyMap<string, Part>

/** On average. */
const LINES_PER_PIECE = 128

const schema: DiscoveryIndex['$schema'] =
  'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
const opening = new Piece(`{"$schema":${JSON.stringify(schema)},"skills":[`)
const comma = new Piece(',')
const closing = new Piece(']}\n')

const endsPiece = ({ name }: Line): boolean => crc32(name) % LINES_PER_PIECE === 0

const grouped = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = [[]]
  for (const line of lines) {
    groups.at(-1)?.push(line)
    if (endsPiece(line)) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

const isSame = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]?.text)

const partOf = (lines: readonly Line[], known: Part | undefined): Part => {
  if (known && isSame(known.lines, lines)) return known
  return { lines, piece: new Piece(lines.map(({ text }) => text).join(',')) }
}

/** Takes the parts that are the same from an earlier text. */
export const partsOf = async (lines: readonly Line[], earlier: Parts): Promise<Parts> => {
  const parts = new Map<string, Part>()
  await inTurns(grouped(lines), (group) => {
    const first = group[0]?.text ?? ''
    parts.set(first, partOf(group, earlier.get(first)))
  })
  return parts
}

export const textOf = (parts: Parts): EncodedBytes => {
  const between = Array.from(parts.values(), ({ piece }, index) =>
    index === 0 ? [piece] : [comma, piece],
  )
  const pieces = [opening, ...between.flat(), closing]
  const whole = Buffer.concat(pieces.map(({ bytes }) => bytes))
  return new EncodedBytes(whole, etagOf(digestOf(pieces)), { gzip: () => gzipOf(pieces, whole) })
}
