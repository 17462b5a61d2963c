/** `GET /capabilities` by those who have it already: the request that orchestrators send most. */
import type { Bench, Server } from './bench.ts'
import { rate } from './load.ts'
import type { Side } from './rounds.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { call, install, multiply } from './seed.ts'

type Offered = { server: Server; tag: string; token: string }

const LISTED = { enabled: true, allow_implicit_invocation: true }

/** A service whose workspace lists so many skills. */
const offering = async (
  bench: Bench,
  { skills, env = {} }: { skills: number; env?: Record<string, string> },
): Promise<Offered> => {
  const connectionString = await bench.database()
  const first = await bench.service({ DATABASE_URL: connectionString })
  await install(first, 'pdf-tools')
  await call(first, 'PUT', '/skills/user/pdf-tools/policy', LISTED)
  await multiply(connectionString, { slug: 'pdf-tools', count: skills - 1 })
  await first.stop()
  const server = await bench.service({ DATABASE_URL: connectionString, ...env })
  const answer = await fetch(`${server.url}/capabilities`)
  const document = (await answer.json()) as { message: string }
  if (!document.message.includes('pdf-tools')) throw new Error('the skills are not offered')
  return { server, tag: answer.headers.get('etag') ?? '', token: '' }
}

const BARE_TAG = '"3f786850e387550fdab836ed7e6dc881de23001b2a3c1c9b1c1ad3d3a1d8c8d2"'

const bare = async (bench: Bench): Promise<Side> => {
  const { url } = await bench.floor('not-modified')
  return rate('bare node:http', { url, headers: { 'if-none-match': BARE_TAG } })
}

const unchanged = ({ server, tag }: Offered, headers: Record<string, string> = {}): Side =>
  rate('304', { url: `${server.url}/capabilities`, headers: { 'if-none-match': tag, ...headers } })

const againstBare = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'per s',
    unchanged(await offering(bench, { skills: 100 })),
    await bare(bench),
  )

const large = async (bench: Bench): Promise<Outcome> =>
  await compare(
    bench,
    'per s',
    unchanged(await offering(bench, { skills: 10_000 })),
    unchanged(await offering(bench, { skills: 100 })),
  )

export const capabilityRows: Row[] = [
  {
    name: 'capabilities-304',
    what: '`GET /capabilities`, 304, 100 skills, open, by bare node:http 304',
    goal: { atLeast: 0.85 },
    measure: againstBare,
  },
  {
    name: 'capabilities-10000',
    what: 'the same at 10,000 skills by at 100',
    goal: { atLeast: 0.95 },
    measure: large,
  },
]
