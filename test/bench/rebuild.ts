/** The document of 10,000 skills after one of them was changed, by after all of them may have. */
import type { Bench, Server } from './bench.ts'
import type { Side } from './rounds.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { call, givenListed } from './seed.ts'

const SKILLS = 10_000

/** From the change's answer, so after its commit, to the new document; both in one process. */
const rebuild = (name: string, server: Server, change: () => Promise<unknown>): Side => ({
  name,
  measure: async () => {
    const before = await fetch(`${server.url}/capabilities`)
    await before.arrayBuffer()
    await change()
    const startedAt = performance.now()
    const after = await fetch(`${server.url}/capabilities`, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    })
    await after.arrayBuffer()
    const tookMs = performance.now() - startedAt
    if (after.status !== 200) throw new Error(`${name} changed nothing: ${after.status}`)
    return tookMs
  },
})

const oneOfMany = async (bench: Bench): Promise<Outcome> => {
  const connectionString = await bench.database()
  await givenListed(bench, connectionString, SKILLS)
  const server = await bench.service({ DATABASE_URL: connectionString })
  let isListed = true
  const changeOne = async (): Promise<void> => {
    isListed = !isListed
    const policy = { allow_implicit_invocation: isListed }
    await call(server, 'PUT', '/skills/user/pdf-tools/policy', policy)
  }
  return await compare(
    bench,
    'ms',
    rebuild('one skill', server, changeOne),
    // Settings may change what is offered of any skill, so all are read as after a start.
    rebuild('all skills', server, async () => {
      await changeOne()
      await call(server, 'PUT', '/settings', { capability_policy: { denied: [] } })
    }),
  )
}

export const rebuildRows: Row[] = [
  {
    name: 'rebuild-one',
    what: '`GET /capabilities` of 10,000 skills after one was changed, by after all may have',
    goal: { atMost: 0.1 },
    measure: oneOfMany,
  },
]
