/** Requests as fast as they are answered, by wrk. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Side } from './rounds.ts'

const run = promisify(execFile)

export type Load = {
  url: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
}

export type Rate = { perSecond: number; p99Ms: number }

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const milliseconds = (text: string): number => {
  const [, value = '', unit = ''] = /([\d.]+)(us|ms|s|m)/.exec(text) ?? []
  return Number(value) * (units[unit] ?? Number.NaN)
}

/** Throws where one answer was an error of the server or the socket. */
const load = async ({ url, headers = {}, connections = 64, seconds = 2 }: Load): Promise<Rate> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['--latency', '-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]
  const { stdout } = await run('wrk', args)
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  return { perSecond, p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? '') }
}

/** Answers a second. */
export const rate = (name: string, given: Load): Side => ({
  name,
  measure: async () => (await load(given)).perSecond,
})
