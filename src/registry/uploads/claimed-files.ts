/**
 * A package that is sent as single files: finalized uploads, which end together, and files at hand.
 */
import type { Transaction } from 'kysely'
import type { ArchiveForm } from '../../packages/archive/source.ts'
import type { Database } from '../../platform/database/client.ts'
import type { ClaimedUpload } from './claim.ts'
import { InlineArchive } from './one-call.ts'

export type LooseFile = { path: string; size: number; read: () => AsyncIterable<Uint8Array> }

export type ClaimedFile = LooseFile & { upload: ClaimedUpload }

type Parts = {
  /** The slug that the package must have. */
  slug: string
  claimed: readonly ClaimedFile[]
  /** Each takes the place of a claimed one at its path. */
  others: readonly LooseFile[]
  /** Of all files together. */
  maxBytes: number
}

async function* bytesOf(files: readonly LooseFile[]): AsyncGenerator<Uint8Array> {
  for (const { read } of files) yield* read()
}

export class ClaimedFiles {
  readonly slug: string
  readonly form: ArchiveForm
  /** The target of audit rows. */
  readonly target: string
  readonly uploadedBy: string | null
  readonly #uploads: ClaimedUpload[]
  readonly #files: LooseFile[]
  readonly #maxBytes: number
  #bytes: InlineArchive | null = null

  constructor({ slug, claimed, others, maxBytes }: Parts) {
    const replaced = new Set(others.map(({ path }) => path))
    this.#uploads = claimed.map(({ upload }) => upload)
    this.#files = [...claimed.filter(({ path }) => !replaced.has(path)), ...others]
    this.#maxBytes = maxBytes
    this.slug = slug
    const files = this.#files.map(({ path: name, size }) => ({ name, size }))
    this.form = { kind: 'files', files }
    this.target = this.#uploads[0]?.target ?? 'archive:one-call'
    this.uploadedBy = this.#uploads[0]?.uploadedBy ?? null
  }

  async read() {
    const bytes = bytesOf(this.#files)
    this.#bytes = await InlineArchive.receive(bytes, this.#maxBytes, () => this.form)
    return this.#bytes.read()
  }

  async consume(trx: Transaction<Database>, fingerprint: string): Promise<void> {
    for (const upload of this.#uploads) await upload.consume(trx, fingerprint)
  }

  async reject(trx: Transaction<Database>, fingerprint: string | null): Promise<boolean> {
    for (const upload of this.#uploads) await upload.reject(trx, fingerprint)
    return this.#uploads.length > 0
  }

  async release(outcome: 'used' | 'unused'): Promise<void> {
    await this.#bytes?.release()
    for (const upload of this.#uploads) await upload.release(outcome)
  }
}
