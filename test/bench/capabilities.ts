/** `GET /capabilities` by those who have it already: the request that orchestrators send most. */
import type { Bench, Server } from './bench.ts'
import { rate } from './load.ts'
import type { Side } from './rounds.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { call, givenListed } from './seed.ts'
import { closeToReader } from './tokens.ts'

type Offered = { server: Server; tag: string; headers: Record<string, string> }

/** A service whose workspace lists so many skills, to those with a token only. */
const offering = async (bench: Bench, skills: number, env = {}): Promise<Offered> => {
  const connectionString = await bench.database()
  await givenListed(bench, connectionString, skills)
  const server = await bench.service({ DATABASE_URL: connectionString, ...env })
  await call(server, 'PUT', '/settings', { capabilities_public: false })
  // The tag names the coding, and the load accepts none.
  const headers = { ...(await closeToReader(server)), 'accept-encoding': 'identity' }
  const url = `${server.url}/capabilities`
  const answer = await fetch(url, { headers })
  const document = (await answer.json()) as { message: string }
  if (!document.message.includes('pdf-tools')) throw new Error('the skills are not offered')
  const tag = answer.headers.get('etag') ?? ''
  const again = await fetch(url, { headers: { ...headers, 'if-none-match': tag } })
  if (again.status !== 304) throw new Error(`a poll with the current tag gets ${again.status}`)
  return { server, tag, headers }
}

const BARE_TAG = '"3f786850e387550fdab836ed7e6dc881de23001b2a3c1c9b1c1ad3d3a1d8c8d2"'

const bare = async (bench: Bench): Promise<Side> => {
  const { url } = await bench.floor('not-modified')
  return rate('bare node:http', { url, headers: { 'if-none-match': BARE_TAG } })
}

const unchanged = ({ server, tag, headers }: Offered): Side =>
  rate('304', { url: `${server.url}/capabilities`, headers: { 'if-none-match': tag, ...headers } })

const againstBare = async (bench: Bench): Promise<Outcome> =>
  await compare(bench, 'per s', unchanged(await offering(bench, 100)), await bare(bench))

const large = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'per s',
    unchanged(await offering(bench, 10_000)),
    unchanged(await offering(bench, 100)),
  )

const logged = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'per s',
    unchanged(await offering(bench, 100, { LOG_LEVEL: 'info' })),
    unchanged(await offering(bench, 100)),
  )

export const capabilityRows: Row[] = [
  {
    name: 'capabilities-304',
    what: '`GET /capabilities` with a token, 304, 100 skills, by bare node:http 304',
    goal: { atLeast: 0.75 },
    measure: againstBare,
  },
  {
    name: 'capabilities-10000',
    what: 'the same at 10,000 skills by at 100',
    goal: { atLeast: 0.95 },
    measure: large,
  },
  {
    name: 'capabilities-log',
    what: 'the same with the request log by without',
    goal: { atLeast: 0.75 },
    measure: logged,
  },
]
