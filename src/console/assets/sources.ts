/**
 * Scripts, styles and icons of the pages: their sources as they are, or compiled by `tsc`, without
 * a bundler. Addresses contain the digest of all of them, so browsers may keep them for ever.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { Path } from '../markup/path.ts'
import type { Assets } from '../pages/frame.ts'

const types: Record<string, string> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const folder = new URL('../browser/', import.meta.url)
/** That of this file: compiled modules import each other by it. */
const EXTENSION = extname(fileURLToPath(import.meta.url))

/** Pure files of the service that scripts use, too, which a browser finds beside them. */
const shared = ['version-control']
const SHARED_FOLDER = '../../packages/'

/** Of the highlighter, by the names that `browser/paint-worker.ts` imports. */
const grammars =
  `bash c cpp csharp css diff dockerfile go ini java javascript json kotlin lua makefile
  markdown perl php powershell python r ruby rust sql swift typescript xml yaml`.split(/\s+/)
const highlighter = import.meta.resolve('@highlightjs/cdn-assets/package.json')

export type Asset = { type: string; bytes: Buffer; compressed: Buffer }

type Source = { url: URL; name: string }

const listOwn = async (): Promise<Source[]> => {
  const names = await readdir(folder)
  return names
    .filter((name) => [EXTENSION, '.css', '.svg'].includes(extname(name)))
    .map((name) => ({ name, url: new URL(name, folder) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const listShared = (): Source[] =>
  shared.map((name) => ({
    name: name + EXTENSION,
    url: new URL(SHARED_FOLDER + name + EXTENSION, folder),
  }))

const listHighlighter = (): Source[] => {
  return [
    { name: 'highlight/core.js', url: new URL('es/core.min.js', highlighter) },
    ...grammars.map((name) => ({
      name: `highlight/${name}.js`,
      url: new URL(`es/languages/${name}.min.js`, highlighter),
    })),
  ]
}

/**
 * Without types, and with every line and column where it was. The call is a release candidate in Node
 * 24, and would say so on standard error, where every line is JSON.
 */
const withoutTypes = (text: string): string => {
  const own = Object.getOwnPropertyDescriptor(process, 'emitWarning')
  Object.defineProperty(process, 'emitWarning', { configurable: true, value: () => {} })
  try {
    return stripTypeScriptTypes(text)
  } finally {
    if (own) Object.defineProperty(process, 'emitWarning', own)
  }
}

const scriptOf = (source: Buffer): Buffer => {
  const text = source.toString().replaceAll(`from '${SHARED_FOLDER}`, "from './")
  return Buffer.from(EXTENSION === '.ts' ? withoutTypes(text) : text)
}

const compress = promisify(gzip)

export class AssetSources implements Assets {
  readonly digest: string
  readonly #sources: ReadonlyMap<string, URL>
  readonly #assets = new Map<string, Promise<Asset>>()

  private constructor(sources: Source[], digest: string) {
    this.#sources = new Map(sources.map(({ name, url }) => [name, url]))
    this.digest = digest
  }

  static async open(): Promise<AssetSources> {
    const own = [...(await listOwn()), ...listShared()]
    const hash = createHash('sha256').update(process.version)
    for (const { name, url } of own) hash.update(name).update(await readFile(url))
    hash.update(await readFile(new URL(highlighter)))
    return new AssetSources([...own, ...listHighlighter()], hash.digest('hex').slice(0, 16))
  }

  path(name: string): Path {
    if (!this.#sources.has(name)) throw new Error(`There is no asset ${name}.`)
    return Path.of`/console/assets/${[this.digest, ...name.split('/')]}`
  }

  script(name: string): Path {
    return this.path(name + EXTENSION)
  }

  /** Null: there is none. */
  async find(name: string): Promise<Asset | null> {
    const url = this.#sources.get(name)
    if (url === undefined) return null
    const known = this.#assets.get(name)
    if (known !== undefined) return known
    const asset = this.#read(name, url)
    this.#assets.set(name, asset)
    asset.catch(() => this.#assets.delete(name))
    return asset
  }

  async #read(name: string, url: URL): Promise<Asset> {
    const source = await readFile(url)
    const bytes = extname(name) === EXTENSION && !name.includes('/') ? scriptOf(source) : source
    const compressed = await compress(bytes, { level: constants.Z_BEST_COMPRESSION })
    return { type: types[extname(name)] ?? 'application/octet-stream', bytes, compressed }
  }
}
