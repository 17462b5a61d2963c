/** Times of pages, as medians and the slowest of many. */

export const ROUNDS = 20

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

const quantile = (times: number[], share: number): number =>
  times
    .toSorted((a, b) => a - b)
    .at(Math.min(times.length - 1, Math.floor(times.length * share))) ?? 0

export const figures = (name: string, times: number[]): void => {
  const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) =>
    quantile(times, share).toFixed(0),
  )
  say(
    `${name}: median ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, at most ${worst} ms of ${times.length}`,
  )
}

export const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await act()
  return performance.now() - start
}

export const repeated = async (count: number, act: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) times.push(await timed(act))
  return times
}

/** How long other requests wait while something is done. */
export const waitsDuring = async (
  { url }: { url: string },
  act: () => Promise<unknown>,
): Promise<number[]> => {
  const waits: number[] = []
  const over = new AbortController()
  const probe = (async () => {
    while (!over.signal.aborted) waits.push(await timed(() => read(`${url}/livez`)))
  })()
  await act().finally(() => over.abort())
  await probe
  return waits
}

export const read = async (url: string): Promise<void> => {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
}
