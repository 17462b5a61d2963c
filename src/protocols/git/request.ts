/** Requests of `git-upload-pack` in all three versions of the protocol. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { Packet } from './pkt-line.ts'

export type Version = 0 | 1 | 2

export type FetchRequest = {
  wants: string[]
  haves: string[]
  /** It has named more commits than are looked at. */
  isLong: boolean
  isDone: boolean
  /** The client wants a part of the past only. */
  isDeepened: boolean
  filter: string | null
  capabilities: ReadonlySet<string>
}

export type Command =
  | { name: 'ls-refs'; prefixes: string[]; capabilities: ReadonlySet<string> }
  | { name: 'fetch'; request: FetchRequest }

const OID = /^[0-9a-f]{40}$/

/** The newest come first. Git names 16,384 at once, and then a tenth more each time. */
const MAX_HAVES = 50_000

const invalid = (detail: string): AppError => new AppError('request.invalid', detail)

/** Of the `Git-Protocol` header: pairs with colons between them; the highest version counts. */
export const versionOf = (header: string | undefined): Version => {
  const asked = (header ?? '')
    .split(':')
    .flatMap((pair) => /^version=([012])$/.exec(pair)?.[1] ?? [])
  const highest = Math.max(0, ...asked.map(Number))
  return highest === 2 || highest === 1 ? highest : 0
}

const oidOf = (text: string): string => {
  if (!OID.test(text)) throw invalid('An object id has 40 hexadecimal digits.')
  return text
}

/** Reads one line of a fetch into `request`; false if it is no part of one. */
const readLine = (request: FetchRequest, text: string): boolean => {
  const [word = '', ...rest] = text.split(' ')
  const value = rest.join(' ')
  switch (word) {
    case 'want':
      request.wants.push(oidOf(value))
      return true
    case 'have':
      request.isLong = request.haves.length === MAX_HAVES
      if (!request.isLong) request.haves.push(oidOf(value))
      return true
    case 'done':
      request.isDone = true
      return true
    case 'shallow':
      return true
    case 'deepen':
    case 'deepen-since':
    case 'deepen-not':
    case 'deepen-relative':
      request.isDeepened = true
      return true
    case 'filter':
      request.filter = value
      return true
    default:
      return false
  }
}

const empty = (capabilities: ReadonlySet<string>): FetchRequest => ({
  wants: [],
  haves: [],
  isLong: false,
  isDone: false,
  isDeepened: false,
  filter: null,
  capabilities,
})

const textsOf = (packets: readonly Packet[]): string[] =>
  packets.flatMap((packet) => (packet.kind === 'text' ? packet.text : []))

/** Version 2: a command, capabilities, and after the delimiter its arguments. Null: nothing asked. */
export const parseCommand = (packets: readonly Packet[]): Command | null => {
  const [first] = textsOf(packets)
  if (first === undefined) return null
  const at = packets.findIndex(({ kind }) => kind === 'delimiter')
  const args = new Set(textsOf(at < 0 ? [] : packets.slice(at)))
  const name = /^command=(.*)$/.exec(first)?.[1]
  if (name === 'ls-refs') {
    const prefixes = [...args].flatMap((text) => /^ref-prefix (.*)$/.exec(text)?.[1] ?? [])
    return { name, prefixes, capabilities: args }
  }
  if (name !== 'fetch') throw invalid('Only the commands ls-refs and fetch are known here.')
  const request = empty(args)
  for (const text of args) readLine(request, text)
  return { name, request }
}

/** Versions 0 and 1: capabilities follow the first `want`. */
export const parseUpload = (packets: readonly Packet[]): FetchRequest | null => {
  const [first, ...others] = textsOf(packets)
  if (first === undefined) return null
  const [, want = '', names = ''] = /^(want \S+)(?: (.*))?$/.exec(first) ?? []
  const request = empty(new Set(names.split(' ')))
  for (const text of [want, ...others]) {
    if (!readLine(request, text)) throw invalid('The request names no object that it wants.')
  }
  return request
}
