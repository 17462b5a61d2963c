/** What publishers say of their versions. It is in `_meta.json`, and so inspected with the package. */
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import secureJson from 'secure-json-parse'
import type { RevisionFiles, RevisionKey } from '../../registry/packs/revision-files.ts'
import { META_FILE } from './content-hash.ts'

export const MAX_CHANGE_LOG = 65_536
/** A file that a publisher made by hand may be of any size. */
const MAX_META_BYTES = 512 * 1024
const MAX_CACHED_CHARACTERS = 4 * 1024 * 1024

const changeLogIn = (bytes: Buffer): string => {
  const meta: unknown = secureJson.parse(bytes, { protoAction: 'remove' })
  const isNamed = typeof meta === 'object' && meta !== null && 'changelog' in meta
  return isNamed && typeof meta.changelog === 'string'
    ? meta.changelog.slice(0, MAX_CHANGE_LOG)
    : ''
}

export class ChangeLogs {
  readonly #files: RevisionFiles
  /** Of the same bytes always the same. */
  readonly #known = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ length }) => length + 100,
  })

  constructor(files: RevisionFiles) {
    this.#files = files
  }

  /** Empty if there is none. */
  async of(revision: RevisionKey): Promise<string> {
    const { fingerprint } = revision
    const known = this.#known.get(fingerprint)
    if (known !== undefined) return known
    const meta = await this.#files.find(revision, META_FILE)
    const isRead = meta !== null && meta.size <= MAX_META_BYTES
    const changeLog = isRead ? changeLogIn(await buffer(meta.read())) : ''
    this.#known.set(fingerprint, changeLog)
    return changeLog
  }
}
