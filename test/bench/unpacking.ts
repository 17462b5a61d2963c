/** A large package from its last chunk to the catalogue. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client as PgClient } from 'pg'
import type { Bench, Server } from './bench.ts'
import { archiveOf, Client, toService } from './chunked.ts'
import { onServerCore } from './machine.ts'
import { compare, figure, type Outcome, type Row } from './row.ts'
import type { Side } from './rounds.ts'
import { call, installFiles, packageWith } from './seed.ts'

const FILES = 500
const FILE_BYTES = 40_000
/** What no compression makes smaller, of each file: 7 to 8 MB of all of them. */
const RANDOM_BYTES = 15_000

const run = promisify(execFile)

const LINE = 'Read the file first, then write what was asked for.\n'

const fileOf = (number: number): { path: string; body: string } => {
  const noise = randomBytes(RANDOM_BYTES).toString('base64')
  const rest = FILE_BYTES - noise.length
  return {
    path: `folder-${number % 20}/file-${number}.md`,
    body: `${noise}\n${LINE.repeat(Math.ceil(rest / LINE.length)).slice(0, rest - 1)}`,
  }
}

/** Other bytes each time. */
const largePackage = (name: string): Buffer =>
  packageWith(
    name,
    Array.from({ length: FILES }, (_, number) => fileOf(number)),
  )

let packages = 0

/** Seconds that finish and install take of a package that is uploaded already. */
const send = async (server: Server, packed: Buffer): Promise<number> => {
  const client = new Client(server)
  const uploadId = await toService(client, archiveOf(packed))
  const startedAt = performance.now()
  await client.send('POST', `/v1/workspaces/default/uploads/${uploadId}/finish`)
  await client.send('POST', '/v1/workspaces/default/skills', {
    headers: { 'content-type': 'application/json' },
    body: [JSON.stringify({ source: { type: 'uploaded_archive', upload_id: uploadId } })],
  })
  const seconds = (performance.now() - startedAt) / 1000
  client.close()
  return seconds
}

const install = async (server: Server): Promise<number> => {
  packages += 1
  return await send(server, largePackage(`large-${packages}`))
}

/** The seconds of it that the scan did not take. */
const installUnscanned = async (server: Server): Promise<number> => {
  const seconds = await install(server)
  const health = await call(server, 'GET', `/skills/user/large-${packages}/health`)
  const { skills } = (await health.json()) as { skills: { scan: { ms: number } }[] }
  return seconds - (skills[0]?.scan.ms ?? Number.NaN) / 1000
}

/** The system's tools into a folder, on the core that the service has. */
const unpack = async (bench: Bench): Promise<number> => {
  const folder = await mkdtemp(join(bench.folder, 'unpacked-'))
  await writeFile(join(folder, 'package.tar.gz'), largePackage('large'))
  const script = 'tar -xzf package.tar.gz && find large -type f -exec sha256sum {} + > sums'
  const [program, ...args] = [...onServerCore, 'sh', '-c', script]
  const startedAt = performance.now()
  await run(program, args, { cwd: folder })
  const seconds = (performance.now() - startedAt) / 1000
  await rm(folder, { recursive: true })
  return seconds
}

const service = async (bench: Bench): Promise<Server> =>
  await bench.service({ DATABASE_URL: await bench.database() })

const speed =
  (take: typeof install) =>
  async (bench: Bench): Promise<Outcome> => {
    const server = await service(bench)
    const ours: Side = { name: 'install', measure: async () => 1 / (await take(server)) }
    const theirs: Side = { name: 'tar', measure: async () => 1 / (await unpack(bench)) }
    return await compare(bench, 'per s', ours, theirs)
  }

/** The monitor wakes up so often, and counts from one time to the next. */
const MONITOR_MS = 10
const MIB = 1024 * 1024

/** 250 MiB unpacked in 5 MiB, which is legal. */
const legal = (name: string): Buffer =>
  packageWith(
    name,
    Array.from({ length: 10 }, (_, number) => {
      const noise = randomBytes(MIB / 2).toString('base64')
      return { path: `file-${number}.md`, body: noise + LINE.repeat(450_000) }
    }),
  )

/** Blanks that unpack to more than a package may have. */
const bomb = (name: string): Buffer =>
  packageWith(
    name,
    Array.from({ length: 9 }, (_, number) => ({
      path: `file-${number}.md`,
      body: Buffer.alloc(30 * MIB, ' '),
    })),
  )

const isRejected = async (server: Server, packed: Buffer): Promise<boolean> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(packed)]), 'skill.tar.gz')
  const { status } = await fetch(`${server.url}/v1/workspaces/default/skills/archive`, {
    method: 'POST',
    body: form,
  })
  return status === 422
}

/** What the monitor saw since the last reading, which it forgets with each. */
const stallMs = async ({ url }: Server, field: 'p99' | 'max'): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const seconds = new RegExp(`^nodejs_eventloop_lag_${field}_seconds (\\S+)`, 'm').exec(text)?.[1]
  return Number(seconds) * 1000 - MONITOR_MS
}

const longest = (found: number[]): Outcome => {
  const value = Math.max(...found)
  return { value, ratios: found, ours: `${figure(value)} ms`, theirs: '', foreign: 0 }
}

/** Of a service that has read none before. */
const firstStall = async (bench: Bench): Promise<Outcome> => {
  const DATABASE_URL = await bench.database()
  const found: number[] = []
  for (let round = 0; round <= bench.rounds; round += 1) {
    const { mark } = bench
    const server = await bench.service({ DATABASE_URL })
    await stallMs(server, 'max')
    await installFiles(server, `first-${round}`, [{ path: 'a.md', body: LINE.repeat(40) }])
    // The start before it made the tables.
    if (round > 0) found.push(await stallMs(server, 'max'))
    await bench.end(mark)
  }
  return longest(found)
}

const stalls =
  (field: 'p99' | 'max') =>
  async (bench: Bench): Promise<Outcome> => {
    const server = await service(bench)
    const found: number[] = []
    for (let round = 0; round <= bench.rounds; round += 1) {
      const [large, blanks] = [legal(`legal-${round}`), bomb(`bomb-${round}`)]
      await stallMs(server, field)
      const [isBombRejected] = await Promise.all([isRejected(server, blanks), send(server, large)])
      if (!isBombRejected) throw new Error('the bomb was taken')
      const stall = await stallMs(server, field)
      // The first one warms up.
      if (round > 0) found.push(stall)
    }
    return longest(found)
  }

/** MB that the database grows by for packages of 1 MB each. */
const growth = async (bench: Bench): Promise<Outcome> => {
  const connectionString = await bench.database()
  const server = await bench.service({ DATABASE_URL: connectionString })
  const client = new PgClient({ connectionString })
  await client.connect()
  const size = async (): Promise<number> => {
    const { rows } = await client.query('select pg_database_size(current_database()) as size')
    return Number(rows[0].size) / 1_000_000
  }
  const before = await size()
  for (let number = 1; number <= 100; number += 1) {
    const body = randomBytes(1_000_000)
    await installFiles(server, `stored-${number}`, [{ path: 'data.bin', body }])
  }
  const after = await size()
  await client.end()
  const value = after - before
  return {
    value,
    ratios: [value],
    ours: `${figure(after)} MB`,
    theirs: `${figure(before)} MB`,
    foreign: 0,
  }
}

export const unpackingRows: Row[] = [
  {
    name: 'install-large',
    what: 'finish and install of 500 files, 20 MB, by tar x and sha256sum of all',
    goal: { atLeast: 1 },
    measure: speed(install),
  },
  {
    name: 'install-unscanned',
    what: 'the same without the time of the scan',
    goal: { atLeast: 1.5 },
    measure: speed(installUnscanned),
  },
  {
    name: 'install-stall-p99',
    what: 'stalls of the event loop while 250 MiB and a bomb are read at once, 99th percentile, ms',
    goal: { atMost: 10 },
    measure: stalls('p99'),
  },
  {
    name: 'install-stall-max',
    what: 'the longest of them, ms',
    goal: { atMost: 40 },
    measure: stalls('max'),
  },
  {
    name: 'install-first-stall',
    what: 'the longest while a service that has just started installs its first package, ms',
    goal: { atMost: 50 },
    measure: firstStall,
  },
  {
    name: 'database-growth',
    what: 'what 100 packages of 1 MB add to the database, MB',
    goal: { atMost: 1 },
    measure: growth,
  },
]
