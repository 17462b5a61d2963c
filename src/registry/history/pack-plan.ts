/** What a Git pack is to contain, known before its first byte, which says how many objects follow. */
import type { GitObject, ObjectType } from './git-objects.ts'
import { EMPTY_INDEX, type PackIndex } from './pack-index.ts'
import type { RevisionId } from './reads.ts'

export type PlannedObject = { id: string } & (
  | { kind: 'whole'; type: ObjectType; bytes: Buffer }
  | { kind: 'delta'; base: string; delta: Buffer }
)

/** Blobs of one revision, by id. */
export type PlannedFiles = { revision: RevisionId; blobs: Set<string> }

export class PackPlan {
  readonly objects: PlannedObject[] = []
  readonly files: PlannedFiles[] = []
  /** Ids of what is in the folder of each skill, by the id of the folder. */
  readonly folders = new Map<string, readonly string[]>()
  readonly earlier: PackIndex
  readonly #places: ReadonlyMap<string, number>
  readonly #kept: number[] = []
  readonly #planned = new Set<string>()

  /** What `earlier` has is taken from there. */
  constructor(earlier = EMPTY_INDEX) {
    this.earlier = earlier
    this.#places = new Map(earlier.ids.map((id, place) => [id, place]))
  }

  /** Of all objects, each counted once. */
  get count(): number {
    return this.#planned.size
  }

  /** Places in the earlier pack, in its order. */
  get kept(): number[] {
    return this.#kept.toSorted((a, b) => a - b)
  }

  has(id: string): boolean {
    return this.#planned.has(id)
  }

  /** False if the earlier pack does not have the folder. */
  keepFolder(id: string): boolean {
    const places = this.earlier.folders.get(id)
    if (!places) return false
    const ids = places.flatMap((place) => this.earlier.ids[place] ?? [])
    for (const one of ids) this.#take(one)
    this.folders.set(id, ids)
    return true
  }

  /** `trees` are those of a skill, its own last. */
  addFolder(revision: RevisionId, trees: readonly GitObject[], files: readonly string[]): void {
    for (const tree of trees) this.add(tree)
    this.addFiles(revision, files)
    const own = trees.at(-1)
    if (own) this.folders.set(own.id, [...new Set([...trees.map(({ id }) => id), ...files])])
  }

  add({ type, id, bytes }: GitObject): void {
    if (this.#take(id)) this.objects.push({ kind: 'whole', id, type, bytes })
  }

  addDelta(id: string, base: string, delta: Buffer): void {
    if (this.#take(id)) this.objects.push({ kind: 'delta', id, base, delta })
  }

  addFiles(revision: RevisionId, ids: Iterable<string>): void {
    const blobs = new Set([...ids].filter((id) => this.#take(id)))
    if (blobs.size > 0) this.files.push({ revision, blobs })
  }

  /** True if its bytes have to be made. */
  #take(id: string): boolean {
    if (this.#planned.has(id)) return false
    this.#planned.add(id)
    const place = this.#places.get(id)
    if (place !== undefined) this.#kept.push(place)
    return place === undefined
  }
}
