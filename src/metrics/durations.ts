/**
 * How long requests took, as a histogram in the text format of Prometheus. Every request counts
 * here, so it is a look-up and three additions; labels are put into words when somebody reads. Pure.
 */

type Labels = { method: string; route: string; status: number }

type Series = { labels: Labels; counts: number[]; sum: number; count: number }

/** Seconds; the last ones are for uploads and installs. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const NAME = 'http_request_duration_seconds'
const HELP = 'From the first byte of a request to the last of its answer, without event streams.'

const quoted = (value: string): string =>
  `"${value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)}"`

const linesOf = ({ labels, counts, sum, count }: Series): string[] => {
  const { method, route, status } = labels
  const own = `method=${quoted(method)},route=${quoted(route)},status="${status}"`
  let below = 0
  const buckets = BUCKETS.map((bound, index) => {
    below += counts[index] ?? 0
    return `${NAME}_bucket{le="${bound}",${own}} ${below}`
  })
  return [
    ...buckets,
    `${NAME}_bucket{le="+Inf",${own}} ${count}`,
    `${NAME}_sum{${own}} ${sum}`,
    `${NAME}_count{${own}} ${count}`,
  ]
}

export class Durations {
  readonly #series = new Map<string, Series>()

  observe({ method, route, status }: Labels, seconds: number): void {
    const series = this.#seriesOf(method, route, status)
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
    if (bucket !== -1) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    series.sum += seconds
    series.count += 1
  }

  text(): string {
    const lines = [...this.#series.values()].flatMap(linesOf)
    return [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`, ...lines].join('\n')
  }

  #seriesOf(method: string, route: string, status: number): Series {
    const key = `${method} ${status} ${route}`
    const known = this.#series.get(key)
    if (known) return known
    const series = {
      labels: { method, route, status },
      counts: BUCKETS.map(() => 0),
      sum: 0,
      count: 0,
    }
    this.#series.set(key, series)
    return series
  }
}
