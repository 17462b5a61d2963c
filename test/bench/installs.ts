/** Small packages that are published one by one: the service by the npm registry. */
import type { Bench } from './bench.ts'
import { type Sent, writeRate } from './callers.ts'
import { installing, publishing } from './packages.ts'
import { verdaccio } from './peers.ts'
import { compare, type Outcome, type Row } from './row.ts'

const CALLERS = 8
const PACKAGES = 600

const many = (make: () => Sent) => (): Sent[] => Array.from({ length: PACKAGES }, make)

const againstVerdaccio = async (bench: Bench): Promise<Outcome> => {
  const { url: theirs } = await verdaccio(bench)
  const { url } = await bench.service({ DATABASE_URL: await bench.database() })
  return await compare(
    bench,
    'per s',
    writeRate('install', { url, callers: CALLERS, requests: many(installing) }),
    writeRate('npm publish', { url: theirs, callers: CALLERS, requests: many(publishing) }),
  )
}

export const installRows: Row[] = [
  {
    name: 'install-small',
    what: 'install of 5 files, 3 kB packed, in one call, 8 callers, by npm publish to verdaccio',
    goal: { atLeast: 1.5 },
    measure: againstVerdaccio,
  },
]
