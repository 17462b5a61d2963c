/** Writes a planned Git pack. What an earlier pack has is copied from it, the rest compressed. */
import { createHash } from 'node:crypto'
import type { Compressor } from './compressor.ts'
import { inOrder } from './in-order.ts'
import { packHead, streamedEntry } from './pack-bytes.ts'
import { type ByteRun, type PackIndex, runsOf, sizeOf } from './pack-index.ts'
import { batchesOf, type Large, type ObjectSource, type Plain } from './pack-objects.ts'
import type { PackPlan } from './pack-plan.ts'

export type PackSource = ObjectSource & { compressor: Compressor }

const TASKS_AT_ONCE = 3

/** The bytes of these ranges, which ascend. All is read, since only a whole object can be verified. */
async function* cut(
  pieces: AsyncIterable<Uint8Array>,
  runs: readonly ByteRun[],
): AsyncGenerator<Uint8Array, void, undefined> {
  let at = 0
  let next = 0
  for await (const piece of pieces) {
    const end = at + piece.length
    for (let run = runs[next]; run && run.start < end; run = runs[next]) {
      yield piece.subarray(Math.max(run.start - at, 0), run.end - at)
      if (run.end > end) break
      next += 1
    }
    at = end
  }
}

type Entry = { id: string; size: number }

export class PackWriter {
  readonly #source: PackSource
  readonly #plan: PackPlan
  readonly #hash = createHash('sha1')
  readonly #ids: string[] = []
  readonly #offsets: number[] = []
  #size = 0

  constructor(source: PackSource, plan: PackPlan) {
    this.#source = source
    this.#plan = plan
  }

  /**
   * The number of entries must be that of the plan, or the client rejects the pack. `earlier` reads
   * the pack that the plan takes objects from.
   */
  async *write(
    earlier: () => AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    yield this.#written(packHead(this.#plan.count))
    yield* this.#copied(earlier)
    yield* this.#made()
    this.#offsets.push(this.#size)
    yield this.#hash.digest()
  }

  /** Of what has been written. */
  get index(): PackIndex {
    const places = new Map(this.#ids.map((id, place) => [id, place]))
    const folders = new Map<string, number[]>()
    for (const [folder, ids] of this.#plan.folders) {
      folders.set(
        folder,
        ids.flatMap((id) => places.get(id) ?? []),
      )
    }
    return { ids: this.#ids, offsets: this.#offsets, folders }
  }

  async *#copied(
    read: () => AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const { earlier, kept } = this.#plan
    if (kept.length === 0) return
    this.#note(
      kept.map((place) => ({ id: earlier.ids[place] ?? '', size: sizeOf(earlier, place) })),
    )
    for await (const bytes of cut(read(), runsOf(earlier, kept))) yield this.#written(bytes)
  }

  async *#made(): AsyncGenerator<Uint8Array, void, undefined> {
    const batches = batchesOf(this.#source, this.#plan)
    for await (const batch of inOrder(batches, TASKS_AT_ONCE, (one) => this.#compressed(one))) {
      if (!('parts' in batch)) {
        this.#note([{ id: batch.id, size: 0 }])
        for await (const bytes of streamedEntry(batch.size, batch.read()))
          yield this.#written(bytes)
      } else if (batch.parts.length > 0) {
        this.#note(batch.entries)
        yield this.#written(Buffer.concat(batch.parts))
      }
    }
  }

  async #compressed(
    batch: Plain[] | Large,
  ): Promise<{ entries: Entry[]; parts: Uint8Array[] } | Large> {
    if (!Array.isArray(batch)) return batch
    if (batch.length === 0) return { entries: [], parts: [] }
    const compressed = await this.#source.compressor.compress(batch.map(({ bytes }) => bytes))
    const pairs = batch.map(({ id, head }, at) => ({ id, head, body: compressed[at] ?? head }))
    return {
      entries: pairs.map(({ id, head, body }) => ({ id, size: head.length + body.length })),
      parts: pairs.flatMap(({ head, body }) => [head, body]),
    }
  }

  /** Entries that follow what has been written. */
  #note(entries: readonly Entry[]): void {
    let at = this.#size
    for (const { id, size } of entries) {
      this.#ids.push(id)
      this.#offsets.push(at)
      at += size
    }
  }

  #written(bytes: Uint8Array): Uint8Array {
    this.#hash.update(bytes)
    this.#size += bytes.length
    return bytes
  }
}
