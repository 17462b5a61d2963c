/** Archives on their way in: chunks against other resumable uploads, memory, unpacking. */
import type { Bench, Server } from './bench.ts'
import {
  abort,
  type Archive,
  Client,
  discard,
  IN_FLIGHT,
  randomArchive,
  toDockerRegistry,
  toService,
  toTus,
} from './chunked.ts'
import { mebibytes } from './memory.ts'
import type { Side } from './rounds.ts'
import { compare, figure, type Outcome, type Row } from './row.ts'
import { dockerRegistry, tus } from './upload-peers.ts'

const MEBIBYTES = 64
const AT_ONCE = 8

type Way = (client: Client, archive: Archive) => Promise<string>

/** MiB a second from the start to the last acknowledgement; what was sent is dropped after it. */
const sending = (
  name: string,
  server: Server,
  archive: Archive,
  { send, drop }: { send: Way; drop: (client: Client, sent: string) => Promise<void> },
): Side => ({
  name,
  measure: async () => {
    const client = new Client(server)
    const startedAt = performance.now()
    const sent = await send(client, archive)
    const seconds = (performance.now() - startedAt) / 1000
    await drop(client, sent)
    client.close()
    return archive.bytes.length / 1024 / 1024 / seconds
  },
})

const service = async (bench: Bench): Promise<Server> =>
  await bench.service({ DATABASE_URL: await bench.database() })

const against = async (bench: Bench, peer: Server, send: Way): Promise<Outcome> => {
  const archive = randomArchive(MEBIBYTES)
  return await compare(
    bench,
    'MiB/s',
    sending('service', await service(bench), archive, { send: toService, drop: abort }),
    sending('peer', peer, archive, { send, drop: discard }),
  )
}

/** How far the peak of a server that takes several archives is above an idle one. */
const memory = async (bench: Bench): Promise<Outcome> => {
  const archive = randomArchive(MEBIBYTES)
  const rounds: { idle: number; peak: number }[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const server = await service(bench)
    await fetch(`${server.url}/v1/workspaces/default/skills`)
    const idle = mebibytes(server.pid, 'VmRSS')
    const clients = Array.from({ length: AT_ONCE }, () => new Client(server))
    await Promise.all(clients.map((client) => toService(client, archive)))
    for (const client of clients) client.close()
    rounds.push({ idle, peak: mebibytes(server.pid, 'VmHWM') })
    await server.stop()
  }
  const ratios = rounds.map(({ idle, peak }) => peak - idle)
  const worst = rounds[ratios.indexOf(Math.max(...ratios))] ?? { idle: 0, peak: 0 }
  return {
    value: Math.max(...ratios),
    ratios,
    ours: `${figure(worst.peak)} MiB`,
    theirs: `${figure(worst.idle)} MiB`,
    foreign: 0,
  }
}

export const uploadRows: Row[] = [
  {
    name: 'upload-docker-registry',
    what: `64 MiB in chunks of 1 MiB, ${IN_FLIGHT} in flight, hashed and durable, by docker-registry`,
    goal: { atLeast: 1.1 },
    measure: async (bench) => against(bench, await dockerRegistry(bench), toDockerRegistry),
  },
  {
    name: 'upload-tus',
    what: 'the same by @tus/server and file-store, which neither hash nor sync',
    goal: { atLeast: 1 },
    measure: async (bench) => against(bench, await tus(bench), toTus),
  },
  {
    name: 'upload-memory',
    what: 'peak memory of 8 uploads of 64 MiB at once, MiB over an idle server',
    goal: { atMost: 60 },
    measure: memory,
  },
]
