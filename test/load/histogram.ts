/** Times of one kind of request. */
export class Times {
  #all: number[] = []

  add(ms: number): void {
    this.#all.push(ms)
  }

  /** The times since the last call, sorted. */
  take(): Float64Array {
    const all = Float64Array.from(this.#all).toSorted()
    this.#all = []
    return all
  }
}

export const quantile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
