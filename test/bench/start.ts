/** From the start of the process to its first answer, with many skills and with none. */
import type { Bench } from './bench.ts'
import type { Side } from './rounds.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { givenListed } from './seed.ts'

const SKILLS = 10_000

const starting = (bench: Bench, name: string, connectionString: string): Side => ({
  name,
  measure: async () => {
    const startedAt = performance.now()
    const server = await bench.service({ DATABASE_URL: connectionString })
    const answer = await fetch(`${server.url}/readyz`)
    await answer.arrayBuffer()
    const tookMs = performance.now() - startedAt
    await server.stop()
    if (!answer.ok) throw new Error(`${name} is not ready: ${answer.status}`)
    return tookMs
  },
})

const manyByNone = async (bench: Bench): Promise<Outcome> => {
  const [full, empty] = [await bench.database(), await bench.database()]
  await givenListed(bench, full, SKILLS)
  const first = await bench.service({ DATABASE_URL: empty })
  await first.stop()
  return await compare(bench, 'ms', starting(bench, 'full', full), starting(bench, 'empty', empty))
}

export const startRows: Row[] = [
  {
    name: 'start-10000',
    what: 'start to the first `/readyz`, with 10,000 skills by with none',
    goal: { atMost: 1.5 },
    measure: manyByNone,
  },
]
