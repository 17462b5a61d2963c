/** Documents of 10,000 skills after one of them was changed, by after all of them may have. */
import type { Bench, Server } from './bench.ts'
import { median, type Side } from './rounds.ts'
import { compare, figure, type Outcome, type Row } from './row.ts'
import { call, givenListed, givenOwnBytes } from './seed.ts'

const SKILLS = 10_000
const INDEX = '/.well-known/agent-skills/index.json'

type Rebuilt = { url: string; change: () => Promise<unknown> }

/** From the change's answer, so after its commit, to the new document; both in one process. */
const rebuild = (name: string, { url, change }: Rebuilt): Side => ({
  name,
  measure: async () => {
    const before = await fetch(url)
    await before.arrayBuffer()
    await change()
    const startedAt = performance.now()
    const after = await fetch(url, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    })
    await after.arrayBuffer()
    const tookMs = performance.now() - startedAt
    if (after.status !== 200) throw new Error(`${name} changed nothing: ${after.status}`)
    return tookMs
  },
})

const oneOfMany =
  (path: string) =>
  async (bench: Bench): Promise<Outcome> => {
    const connectionString = await bench.database()
    await givenListed(bench, connectionString, SKILLS)
    await givenOwnBytes(connectionString)
    const server = await bench.service({ DATABASE_URL: connectionString })
    const url = `${server.url}${path}`
    let isShown = true
    const changeOne = async (): Promise<void> => {
      isShown = !isShown
      const policy = { enabled: isShown, allow_implicit_invocation: isShown }
      await call(server, 'PUT', '/skills/user/pdf-tools/policy', policy)
    }
    return await compare(
      bench,
      'ms',
      rebuild('one skill', { url, change: changeOne }),
      // Settings may change what is offered of any skill, so all are read as after a start.
      rebuild('all skills', {
        url,
        change: async () => {
          await changeOne()
          await call(server, 'PUT', '/settings', { capability_policy: { denied: [] } })
        },
      }),
    )
  }

/** Seconds from a start to the first index. */
const firstIndex = async (bench: Bench): Promise<Outcome> => {
  const connectionString = await bench.database()
  await givenListed(bench, connectionString, SKILLS)
  await givenOwnBytes(connectionString)
  const found: number[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const server: Server = await bench.service({ DATABASE_URL: connectionString })
    const startedAt = performance.now()
    const answer = await fetch(`${server.url}${INDEX}`)
    const { skills } = (await answer.json()) as { skills: unknown[] }
    found.push((performance.now() - startedAt) / 1000)
    await server.stop()
    if (skills.length < SKILLS) throw new Error(`${skills.length} skills are in the index`)
  }
  const value = median(found)
  return { value, ratios: found, ours: `${figure(value)} s`, theirs: '', foreign: 0 }
}

export const rebuildRows: Row[] = [
  {
    name: 'rebuild-one',
    what: '`GET /capabilities` of 10,000 skills after one was changed, by after all may have',
    goal: { atMost: 0.1 },
    measure: oneOfMany('/capabilities'),
  },
  {
    name: 'index-one-change',
    what: 'the discovery index of 10,000 skills after one was changed, by after all may have',
    goal: { atMost: 0.1 },
    measure: oneOfMany(INDEX),
  },
  {
    name: 'index-build',
    what: 'the first discovery index of 10,000 skills after a start, s',
    goal: { atMost: 2 },
    measure: firstIndex,
  },
]
