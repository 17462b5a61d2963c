/** The last hour in steps of ten seconds, in memory: a fixed number of numbers. Pure. */

export const STEP_SECONDS = 10
const STEPS = 360

export const seriesNames = [
  'requests',
  'errors_4xx',
  'errors_5xx',
  'p50_ms',
  'p99_ms',
  'connections_busy',
  'connections_awaited',
  'archives_running',
  'archives_queued',
  'event_lag',
  'delivery_lag',
  'dead_letters',
] as const
export type SeriesName = (typeof seriesNames)[number]

/** Null: not known at that time. */
export type Step = Record<SeriesName, number | null>

/** Upper bounds of a tenth of a power of two, from 1 ms to about 17 minutes. */
const PER_DOUBLING = 4
const BUCKETS = 20 * PER_DOUBLING

const bucketOf = (ms: number): number =>
  Math.min(BUCKETS - 1, Math.max(0, Math.ceil(Math.log2(Math.max(ms, 1)) * PER_DOUBLING)))

const boundOf = (bucket: number): number => Math.round(2 ** (bucket / PER_DOUBLING) * 10) / 10

/** Requests of one step. */
export class Requests {
  #counts = { requests: 0, errors_4xx: 0, errors_5xx: 0 }
  #times = new Uint32Array(BUCKETS)

  add(status: number, ms: number): void {
    this.#counts.requests += 1
    if (status >= 500) this.#counts.errors_5xx += 1
    else if (status >= 400) this.#counts.errors_4xx += 1
    const bucket = bucketOf(ms)
    this.#times[bucket] = (this.#times[bucket] ?? 0) + 1
  }

  /** The counts since the last call. */
  take(): Pick<Step, 'requests' | 'errors_4xx' | 'errors_5xx' | 'p50_ms' | 'p99_ms'> {
    const taken = { ...this.#counts, p50_ms: this.#below(0.5), p99_ms: this.#below(0.99) }
    this.#counts = { requests: 0, errors_4xx: 0, errors_5xx: 0 }
    this.#times = new Uint32Array(BUCKETS)
    return taken
  }

  #below(share: number): number | null {
    const wanted = Math.ceil(this.#counts.requests * share)
    let seen = 0
    for (const [bucket, count] of this.#times.entries()) {
      seen += count
      if (wanted > 0 && seen >= wanted) return boundOf(bucket)
    }
    return null
  }
}

export class Ring {
  readonly #values = Float64Array.from({ length: STEPS * seriesNames.length }, () => NaN)
  #steps = 0

  push(step: Step): void {
    const start = (this.#steps % STEPS) * seriesNames.length
    for (const [index, name] of seriesNames.entries()) {
      this.#values[start + index] = step[name] ?? NaN
    }
    this.#steps += 1
  }

  /** Oldest first. */
  series(name: SeriesName): (number | null)[] {
    const index = seriesNames.indexOf(name)
    const count = Math.min(this.#steps, STEPS)
    return Array.from({ length: count }, (_, step) => {
      const place = (this.#steps - count + step) % STEPS
      const value = this.#values[place * seriesNames.length + index] ?? NaN
      return Number.isNaN(value) ? null : value
    })
  }
}
