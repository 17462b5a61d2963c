/** How much longer a page takes where there is more to page through, and what a search takes. */
import { encodeCursor } from '../../src/platform/database/cursor.ts'
import type { Bench, Server } from './bench.ts'
import { median, type Side } from './rounds.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { install, multiply } from './seed.ts'

const MANY = 100_000
const FEW = 1000
const REQUESTS = 50
const SEARCHES = 5

const holding = async (bench: Bench, skills: number): Promise<Server> => {
  const connectionString = await bench.database()
  const server = await bench.service({ DATABASE_URL: connectionString })
  await install(server, 'pdf-tools')
  await multiply(connectionString, { slug: 'pdf-tools', count: skills - 1 })
  return server
}

/** The time that half of the answers take no longer than, one after the other. */
const typical = (name: string, url: () => string, requests = REQUESTS): Side => ({
  name,
  measure: async () => {
    const times: number[] = []
    for (let number = 0; number < requests; number += 1) {
      const asked = url()
      const startedAt = performance.now()
      const answer = await fetch(asked)
      const text = await answer.text()
      times.push(performance.now() - startedAt)
      if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${text}`)
    }
    return median(times)
  },
})

const listOf = ({ url }: Server): string => `${url}/v1/workspaces/default/skills?limit=50`

/** As the route fills them in, which is what a cursor is bound to. */
const list = { list: 'skills', include_health: true, include_policy: true }

/** From behind any skill. */
const anywhere = (server: Server, skills: number): (() => string) => {
  return () => {
    const last = `pdf-tools-${1 + Math.floor(Math.random() * skills)}`
    return `${listOf(server)}&cursor=${encodeCursor(['user', last], list)}`
  }
}

const pages = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'ms',
    typical('100,000', anywhere(await holding(bench, MANY), MANY)),
    typical('1,000', anywhere(await holding(bench, FEW), FEW)),
  )

/** In every skill, in a tenth far down the list, in a hundredth, in one, in none; and too short ones. */
const words = ['documents', 'tools-7', 'tools-77', 'tools-77777', 'nowhere', '77', 'zq', 'z']

const searches = async (bench: Bench): Promise<Outcome> => {
  const server = await holding(bench, MANY)
  const page = typical('page', anywhere(server, MANY))
  let worst: Outcome | null = null
  for (const word of words) {
    const search = typical(word, () => `${listOf(server)}&q=${word}`, SEARCHES)
    const outcome = await compare(bench, 'ms', search, page)
    if (worst === null || outcome.value > worst.value) {
      worst = { ...outcome, ours: `${outcome.ours} for ${word}` }
    }
  }
  if (worst === null) throw new Error('no search was measured')
  return worst
}

export const pageRows: Row[] = [
  {
    name: 'page-100000',
    what: 'a page of 50 skills from anywhere, of 100,000, by the same of 1,000',
    goal: { atMost: 1.3 },
    measure: pages,
  },
  {
    name: 'search-100000',
    what: 'the slowest search of 100,000 skills by a page of them',
    goal: { atMost: 15 },
    measure: searches,
  },
]
