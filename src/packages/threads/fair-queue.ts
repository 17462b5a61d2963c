/** A queue in which callers take turns, so that one who adds thousands delays another by one. Pure. */
export class FairQueue<Item> {
  /** By caller, the next one first. */
  readonly #lines = new Map<string, Item[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  add(caller: string, item: Item): void {
    const line = this.#lines.get(caller)
    if (line) line.push(item)
    else this.#lines.set(caller, [item])
    this.#length += 1
  }

  /** The oldest item of the caller whose turn it is, who then comes last. */
  take(): Item | undefined {
    const [next] = this.#lines
    if (!next) return undefined
    const [caller, line] = next
    const item = line.shift()
    this.#lines.delete(caller)
    if (line.length > 0) this.#lines.set(caller, line)
    this.#length -= 1
    return item
  }

  takeAll(): Item[] {
    const items = [...this.#lines.values()].flat()
    this.#lines.clear()
    this.#length = 0
    return items
  }
}
