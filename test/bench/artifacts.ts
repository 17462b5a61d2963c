/** A bystander while a client fetches every artifact of an index at once. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Bench, Server } from './bench.ts'
import { writeRate } from './callers.ts'
import { installing } from './packages.ts'
import { figure, type Outcome, type Row } from './row.ts'

const SKILLS = 3500
const CALLERS = 8
const INDEX = '/.well-known/agent-skills/index.json'

const run = promisify(execFile)

const requests = () => Array.from({ length: SKILLS }, installing)

const givenSkills = async ({ url }: Server): Promise<void> => {
  await writeRate('install', { url, callers: CALLERS, requests }).measure()
  for (let isWhole = false; !isWhole;) {
    const answer = await fetch(`${url}${INDEX}`)
    await answer.arrayBuffer()
    isWhole = !answer.headers.has('x-skills-left-out')
  }
}

/** What each list of skills takes until the work is done, one after the other. */
const bystand = async ({ url }: Server, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  const state = { isDone: false }
  void work.finally(() => (state.isDone = true))
  while (!state.isDone) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/v1/workspaces/default/skills?limit=50`)
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (!answer.ok) throw new Error(`the list was answered with ${answer.status}`)
  }
  return times
}

const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

const besideFetches = async (bench: Bench): Promise<Outcome> => {
  const server = await bench.service({ DATABASE_URL: await bench.database() })
  await givenSkills(server)
  const found: number[] = []
  const seconds: number[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const startedAt = performance.now()
    const fetching = run(process.execPath, [
      'test/bench/floors/fetch-all.ts',
      `${server.url}${INDEX}`,
    ])
    found.push(percentile(await bystand(server, fetching), 0.99))
    const { stdout } = await fetching
    seconds.push((performance.now() - startedAt) / 1000)
    if (!/^200 \d+\n$/.test(stdout)) throw new Error(`not everything was fetched: ${stdout}`)
  }
  const value = Math.max(...found)
  const took = figure(Math.max(...seconds))
  return {
    value,
    ratios: found,
    ours: `${figure(value)} ms, all in ${took} s`,
    theirs: '',
    foreign: 0,
  }
}

export const artifactRows: Row[] = [
  {
    name: 'artifacts-bystander',
    what: 'a list of skills while a client fetches 3,500 artifacts at once, p99, ms',
    goal: { atMost: 300 },
    measure: besideFetches,
  },
]
