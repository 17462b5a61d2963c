/** What a Git pack is to contain, known before its first byte, which says how many objects follow. */
import type { GitObject, ObjectType } from './git-objects.ts'
import type { RevisionId } from './reads.ts'

export type PlannedObject =
  | { kind: 'whole'; type: ObjectType; bytes: Buffer }
  | { kind: 'delta'; base: string; delta: Buffer }

/** Blobs of one revision, by id. */
export type PlannedFiles = { revision: RevisionId; blobs: Set<string> }

export class PackPlan {
  readonly objects: PlannedObject[] = []
  readonly files: PlannedFiles[] = []
  readonly #planned = new Set<string>()

  /** Of all objects, each counted once. */
  get count(): number {
    return this.#planned.size
  }

  has(id: string): boolean {
    return this.#planned.has(id)
  }

  add({ type, id, bytes }: GitObject): void {
    if (this.#take(id)) this.objects.push({ kind: 'whole', type, bytes })
  }

  addDelta(id: string, base: string, delta: Buffer): void {
    if (this.#take(id)) this.objects.push({ kind: 'delta', base, delta })
  }

  addFiles(revision: RevisionId, ids: Iterable<string>): void {
    const blobs = new Set([...ids].filter((id) => this.#take(id)))
    if (blobs.size > 0) this.files.push({ revision, blobs })
  }

  #take(id: string): boolean {
    const isNew = !this.#planned.has(id)
    this.#planned.add(id)
    return isNew
  }
}
