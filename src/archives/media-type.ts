/** Media types of files, by extension and content. Pure. */
import { isUtf8 } from 'node:buffer'
import mime from 'mime'

const TEXT = 'text/plain; charset=utf-8'
const BINARY = 'application/octet-stream'

/** What the registry of types gets wrong for source code, or does not know. */
const own: Record<string, string> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  mdx: 'text/markdown',
  toml: 'application/toml',
  ts: 'text/plain',
  mts: 'text/plain',
  cts: 'text/plain',
  tsx: 'text/plain',
  rs: 'text/plain',
  sh: 'text/plain',
  pl: 'text/plain',
  php: 'text/plain',
  jsx: 'text/plain',
  dot: 'text/plain',
}

const extensionOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Types that are text though their name does not start with `text/`. */
const isTextual = (type: string): boolean =>
  /^text\/|^application\/(?:json|javascript|xml|toml|yaml|ld\+json)$|\+(?:xml|json)$/.test(type)

const isText = (bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0)

export const mediaTypeOf = (path: string, bytes: Uint8Array): string => {
  const type = own[extensionOf(path)] ?? mime.getType(path)
  if (type === null) return isText(bytes) ? TEXT : BINARY
  if (!isTextual(type)) return type
  if (isText(bytes)) return `${type}; charset=utf-8`
  return type.startsWith('text/') ? BINARY : type
}
