/** What is read again and again with a token, by a bare server that sends the same. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench, Server } from './bench.ts'
import { rate } from './load.ts'
import { compare, type Outcome, type Row } from './row.ts'
import { call, install, installFiles, multiply } from './seed.ts'
import { closeToReader, counted } from './tokens.ts'

const SLUG = 'guide'
const BODY = `# Title\n\n${'Read the file first, then write what was asked for.\n'.repeat(78)}`
const FILE = `/skills/user/${SLUG}/files/guide.md`
const SKILLS = 1000

/** Of each connection, or made anew with each response by any server. */
const OWN = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

const bare = async (bench: Bench, answer: Response): Promise<Server> => {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)))
  const path = join(bench.folder, 'same.json')
  await writeFile(path, JSON.stringify({ headers, body: await answer.text() }))
  return await bench.floor('same', path)
}

/** `given` puts what is read into an open service and returns its path. */
const againstBare =
  (given: (server: Server, connectionString: string) => Promise<string>) =>
  async (bench: Bench): Promise<Outcome> => {
    const connectionString = await bench.database()
    const server = await bench.service({ DATABASE_URL: connectionString, ...counted })
    const path = await given(server, connectionString)
    const headers = await closeToReader(server)
    const url = `${server.url}/v1/workspaces/default${path}`
    const answer = await fetch(url, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const floor = await bare(bench, answer)
    return await compare(
      bench,
      'per s',
      rate('service', { url, headers }),
      rate('bare node:http', { url: floor.url, headers }),
    )
  }

const givenFile = async (server: Server): Promise<string> => {
  await installFiles(server, SLUG, [{ path: 'guide.md', body: BODY }])
  return FILE
}

const givenPinnedFile = async (server: Server): Promise<string> => {
  await givenFile(server)
  const answer = await call(server, 'GET', `/skills/user/${SLUG}/files`)
  const { fingerprint } = (await answer.json()) as { fingerprint: string }
  return `${FILE}?fingerprint=${fingerprint}`
}

const givenDocument = async (server: Server): Promise<string> => {
  await call(server, 'PUT', '/documents/guide', { skill: BODY })
  return '/documents/guide'
}

const givenSkill = async (server: Server): Promise<string> => {
  await install(server, 'pdf-tools')
  return '/skills/user/pdf-tools'
}

const givenList = async (server: Server, connectionString: string): Promise<string> => {
  await install(server, 'pdf-tools')
  await multiply(connectionString, { slug: 'pdf-tools', count: SKILLS - 1 })
  return '/skills'
}

export const readRows: Row[] = [
  {
    name: 'read-pinned-file',
    what: 'one file of 4 kB by fingerprint, with a token, by bare node:http sending the same',
    goal: { atLeast: 0.5 },
    measure: againstBare(givenPinnedFile),
  },
  {
    name: 'read-current-file',
    what: 'the same by slug',
    goal: { atLeast: 0.4 },
    measure: againstBare(givenFile),
  },
  {
    name: 'read-document',
    what: 'one document of 4 kB by id, with a token, by bare node:http sending the same',
    goal: { atLeast: 0.4 },
    measure: againstBare(givenDocument),
  },
  {
    name: 'read-skill',
    what: '`GET` of one skill, with a token, by bare node:http sending the same',
    goal: { atLeast: 0.25 },
    measure: againstBare(givenSkill),
  },
  {
    name: 'read-list',
    what: `the first page of ${SKILLS} skills, with a token, by bare node:http sending the same`,
    goal: { atLeast: 0.2 },
    measure: againstBare(givenList),
  },
]
