/** `GET /capabilities` by those who have it already: the request that orchestrators send most. */
import type { Bench, Server } from './bench.ts'
import { rate } from './load.ts'
import type { Side } from './rounds.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { call, givenListed } from './seed.ts'

type Headers = Record<string, string>
type Offered = { server: Server; tag: string; headers: Headers }

type Wanted = {
  skills: number
  env?: Record<string, string>
  /** Whether the document is for those with a token only. */
  isPrivate?: boolean
}

/** Nobody but its readers may have the document; one of them is made. */
const closeTo = async (server: Server): Promise<Headers> => {
  await call(server, 'PUT', '/settings', { capabilities_public: false })
  const made = await fetch(`${server.url}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'of the bench', role: 'reader' }),
  })
  const { token } = (await made.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** A service whose workspace lists so many skills. */
const offering = async (
  bench: Bench,
  { skills, env = {}, isPrivate = false }: Wanted,
): Promise<Offered> => {
  const connectionString = await bench.database()
  await givenListed(bench, connectionString, skills)
  const server = await bench.service({ DATABASE_URL: connectionString, ...env })
  const headers = isPrivate ? await closeTo(server) : {}
  const answer = await fetch(`${server.url}/capabilities`, { headers })
  const document = (await answer.json()) as { message: string }
  if (!document.message.includes('pdf-tools')) throw new Error('the skills are not offered')
  return { server, tag: answer.headers.get('etag') ?? '', headers }
}

const BARE_TAG = '"3f786850e387550fdab836ed7e6dc881de23001b2a3c1c9b1c1ad3d3a1d8c8d2"'

const bare = async (bench: Bench): Promise<Side> => {
  const { url } = await bench.floor('not-modified')
  return rate('bare node:http', { url, headers: { 'if-none-match': BARE_TAG } })
}

const unchanged = ({ server, tag, headers }: Offered): Side =>
  rate('304', { url: `${server.url}/capabilities`, headers: { 'if-none-match': tag, ...headers } })

const againstBare =
  (isPrivate: boolean) =>
  async (bench: Bench): Promise<Outcome> =>
    await compare(
      bench,
      'per s',
      unchanged(await offering(bench, { skills: 100, isPrivate })),
      await bare(bench),
    )

const large = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'per s',
    unchanged(await offering(bench, { skills: 10_000 })),
    unchanged(await offering(bench, { skills: 100 })),
  )

const logged = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'per s',
    unchanged(await offering(bench, { skills: 100, env: { LOG_LEVEL: 'info' } })),
    unchanged(await offering(bench, { skills: 100 })),
  )

export const capabilityRows: Row[] = [
  {
    name: 'capabilities-304',
    what: '`GET /capabilities`, 304, 100 skills, open, by bare node:http 304',
    goal: { atLeast: 0.85 },
    measure: againstBare(false),
  },
  {
    name: 'capabilities-token',
    what: 'the same with a bearer token',
    goal: { atLeast: 0.75 },
    measure: againstBare(true),
  },
  {
    name: 'capabilities-10000',
    what: 'the same, open, at 10,000 skills by at 100',
    goal: { atLeast: 0.95 },
    measure: large,
  },
  {
    name: 'capabilities-log',
    what: 'the same, open, with the request log by without',
    goal: { atLeast: 0.75 },
    measure: logged,
  },
]
