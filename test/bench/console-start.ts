/**
 * `npm run console:measure -- start`: what the console adds to the start and the memory of the service. Starts
 * with and without it take turns; the time of the processor does not grow with what else the machine does.
 */
import { readFile } from 'node:fs/promises'
import type { Bench, Server } from './bench.ts'

const ROUNDS = 5
const TICK_MS = 10
/** With what earlier starts have compiled. */
const AS_BY_NPM_START = '--import=./src/node-version.js --import=./test/bench/without-console.ts'

type Start = { ms: number; cpuMs: number; mb: number }

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Of all its threads. */
export const cpuMsOf = async ({ pid }: Pick<Server, 'pid'>): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const memoryOf = async ({ pid }: Server): Promise<number> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1000
}

const startOf = async (bench: Bench, url: string, isBare: boolean): Promise<Start> => {
  const { mark } = bench
  const begun = performance.now()
  const server = await bench.service({
    DATABASE_URL: url,
    NODE_OPTIONS: AS_BY_NPM_START,
    CONSOLE: isBare ? 'off' : 'on',
  })
  const ms = performance.now() - begun
  const response = await fetch(`${server.url}/readyz`)
  if (!response.ok) throw new Error(`readyz: ${response.status}`)
  const start = { ms, cpuMs: await cpuMsOf(server), mb: await memoryOf(server) }
  await bench.end(mark)
  return start
}

export const startsOf = async (bench: Bench, say: (line: string) => void): Promise<void> => {
  const url = await bench.database()
  for (const isBare of [true, false]) await startOf(bench, url, isBare)
  const starts: [bare: Start, full: Start][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    starts.push([await startOf(bench, url, true), await startOf(bench, url, false)])
  }
  for (const [name, unit] of [
    ['ms', 'ms until it listens'],
    ['cpuMs', 'ms of the processor'],
    ['mb', 'MB of memory'],
  ] as const) {
    const bare = median(starts.map(([one]) => one[name]))
    const full = median(starts.map(([, one]) => one[name]))
    say(`a start, ${unit}: ${bare.toFixed(0)} without the console, ${full.toFixed(0)} with it`)
  }
}
