/** A large package from its last chunk to the catalogue. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Server } from './bench.ts'
import { archiveOf, Client, toService } from './chunked.ts'
import { onServerCore } from './machine.ts'
import { compare, figure, type Outcome, type Row } from './row.ts'
import type { Side } from './rounds.ts'
import { packageWith } from './seed.ts'

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
const install = async (server: Server): Promise<number> => {
  packages += 1
  const client = new Client(server)
  const uploadId = await toService(client, archiveOf(largePackage(`large-${packages}`)))
  await fetch(`${server.url}/metrics`)
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

const speed = async (bench: Bench): Promise<Outcome> => {
  const server = await service(bench)
  const ours: Side = { name: 'install', measure: async () => 1 / (await install(server)) }
  const theirs: Side = { name: 'tar', measure: async () => 1 / (await unpack(bench)) }
  return await compare(bench, 'per s', ours, theirs)
}

/** The monitor wakes up so often, and counts from one time to the next. */
const MONITOR_MS = 10

const stall = async (bench: Bench): Promise<Outcome> => {
  const server = await service(bench)
  const stalls: number[] = []
  for (let round = 0; round <= bench.rounds; round += 1) {
    await install(server)
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const longest = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1])
    // The first one warms up.
    if (round > 0) stalls.push(longest * 1000 - MONITOR_MS)
  }
  const value = Math.max(...stalls)
  return { value, ratios: stalls, ours: `${figure(value)} ms`, theirs: '', foreign: 0 }
}

export const unpackingRows: Row[] = [
  {
    name: 'install-large',
    what: 'finish and install of 500 files, 20 MB, by tar x and sha256sum of all',
    goal: { atLeast: 3 },
    measure: speed,
  },
  {
    name: 'install-stall',
    what: 'the longest stall of the event loop meanwhile, ms',
    goal: { atMost: 10 },
    measure: stall,
  },
]
