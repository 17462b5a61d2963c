/** One row by its key, about 4 kB, asked for again and again. */
import type { Bench, Server } from './bench.ts'
import { rate } from './load.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { call, installFiles } from './seed.ts'

const SLUG = 'guide'
const BODY = `# Title\n\n${'Read the file first, then write what was asked for.\n'.repeat(78)}`
const FILE = `/skills/user/${SLUG}/files/guide.md`

const started = async (bench: Bench): Promise<Server> =>
  await bench.service({ DATABASE_URL: await bench.database() })

const skill = async (bench: Bench): Promise<{ server: Server; fingerprint: string }> => {
  const server = await started(bench)
  await installFiles(server, SLUG, [{ path: 'guide.md', body: BODY }])
  const answer = await call(server, 'GET', `/skills/user/${SLUG}/files`)
  const { fingerprint } = (await answer.json()) as { fingerprint: string }
  return { server, fingerprint }
}

const pathOf = (path: string): string => `/v1/workspaces/default${path}`

const againstConstant = async (
  bench: Bench,
  { server, path, floor }: { server: Server; path: string; floor: string },
): Promise<Outcome> => {
  const { url } = await bench.floor('constant')
  return await compare(
    bench,
    'per s',
    rate('service', { url: `${server.url}${pathOf(path)}` }),
    rate('constant', { url: `${url}${floor}` }),
  )
}

const pinned = async (bench: Bench): Promise<Outcome> => {
  const { server, fingerprint } = await skill(bench)
  const path = `${FILE}?fingerprint=${fingerprint}`
  return await againstConstant(bench, { server, path, floor: '/files/guide' })
}

const current = async (bench: Bench): Promise<Outcome> => {
  const { server } = await skill(bench)
  return await againstConstant(bench, { server, path: FILE, floor: '/files/guide' })
}

const document = async (bench: Bench): Promise<Outcome> => {
  const server = await started(bench)
  await call(server, 'PUT', '/documents/guide', { skill: BODY })
  return await againstConstant(bench, {
    server,
    path: '/documents/guide',
    floor: '/documents/guide',
  })
}

export const readRows: Row[] = [
  {
    name: 'read-pinned-file',
    what: 'one file of 4 kB by fingerprint, by a constant row through bare Fastify',
    goal: { atLeast: 0.85 },
    measure: pinned,
  },
  {
    name: 'read-current-file',
    what: 'the same by slug',
    goal: { atLeast: 0.55 },
    measure: current,
  },
  {
    name: 'read-document',
    what: 'one document of 4 kB by id, by a constant row through bare Fastify',
    goal: { atLeast: 0.55 },
    measure: document,
  },
]
