/** Clones and pulls, by `git http-backend` over an equal bare repository. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Server } from './bench.ts'
import { forgetPeak, mebibytes } from './memory.ts'
import type { Side } from './rounds.ts'
import { Absent, compare, figure, type Outcome, type Row } from './row.ts'
import { call, installFiles } from './seed.ts'

const run = promisify(execFile)

const SKILLS = 1000
const FILES = 5
const FILE_BYTES = 6000
const AT_ONCE = 4

const git = async (cwd: string, ...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }
  return (await run('git', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })).stdout
}

/** Compresses about as text does. */
const text = (bytes: number): string => randomBytes(bytes / 2).toString('hex')

const givenSkills = async (server: Server): Promise<void> => {
  const names = Array.from({ length: SKILLS }, (_, number) => `skill-${number}`)
  const work = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const files = Array.from({ length: FILES }, (_, number) => ({
        path: `references/part-${number}.md`,
        body: text(FILE_BYTES),
      }))
      await installFiles(server, name, files)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

type Both = { ours: Server; theirs: Server; folder: string }

const givenBoth = async (bench: Bench): Promise<Both> => {
  await git(bench.folder, '--version').catch(() => {
    throw new Absent('git is not on this machine')
  })
  const ours = await bench.service({ DATABASE_URL: await bench.database() })
  await givenSkills(ours)
  const folder = join(bench.folder, `git-${process.hrtime.bigint()}`)
  await mkdir(folder)
  await git(folder, 'clone', '--bare', `${ours.url}/skills.git`, 'skills.git')
  await git(join(folder, 'skills.git'), 'repack', '-adf')
  return { ours, theirs: await bench.floor('git-backend', folder), folder }
}

/** Per second of what `work` does. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return 1000 / (performance.now() - startedAt)
}

/** Without the files of a working copy: git writes them for nine times as long, once the server is done. */
const cloning = (name: string, { url }: Server, folder: string, before = async () => {}): Side => ({
  name,
  measure: async () => {
    await before()
    const clone = join(folder, `clone-${process.hrtime.bigint()}`)
    const rate = await timed(() =>
      git(folder, 'clone', '--quiet', '--no-checkout', `${url}/skills.git`, clone),
    )
    await rm(clone, { recursive: true })
    return rate
  },
})

let changed = 0

/** The next clone finds no pack of the new state. */
const change = (server: Server) => async (): Promise<void> => {
  changed += 1
  await installFiles(server, `changed-${changed}`, [{ path: 'a.md', body: text(2000) }])
}

/** Without it the other repository would keep what it began with. */
const follow = (folder: string) => async (): Promise<void> => {
  await git(join(folder, 'skills.git'), 'fetch', '--quiet', 'origin', '+refs/heads/*:refs/heads/*')
}

const cloneAgain = async (bench: Bench): Promise<Outcome> => {
  const { ours, theirs, folder } = await givenBoth(bench)
  const sides = [cloning('service', ours, folder), cloning('http-backend', theirs, folder)] as const
  return compare(bench, 'per s', ...sides)
}

const cloneAfterChange = async (bench: Bench): Promise<Outcome> => {
  const { ours, theirs, folder } = await givenBoth(bench)
  return compare(
    bench,
    'per s',
    cloning('service', ours, folder, change(ours)),
    cloning('http-backend', theirs, folder, follow(folder)),
  )
}

const line = (content: string): string =>
  `${(content.length + 5).toString(16).padStart(4, '0')}${content}\n`

const headers = {
  'git-protocol': 'version=2',
  'content-type': 'application/x-git-upload-pack-request',
}

const post = async ({ url }: Server, body: string): Promise<string> => {
  const answer = await fetch(`${url}/skills.git/git-upload-pack`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`git-upload-pack: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer()).toString('latin1')
}

const LISTING = `${line('command=ls-refs')}0001${line('symrefs')}${line('ref-prefix HEAD')}0000`

const fetchBody = async (server: Server): Promise<string> => {
  const [, head = ''] = /([0-9a-f]{40}) HEAD/.exec(await post(server, LISTING)) ?? []
  const wanted = ['thin-pack', 'ofs-delta', `want ${head}`, 'done'].map(line).join('')
  return `${line('command=fetch')}0001${wanted}0000`
}

/** How many bytes the response has; keeping them would take longer than either server. */
const sizeOf = (url: string, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}/skills.git/git-upload-pack`, { method: 'POST', headers })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let size = 0
      response.on('data', (bytes: Buffer) => (size += bytes.length))
      response.on('end', () => resolve(response.statusCode === 200 ? size : 0))
      response.on('error', reject)
    })
    sent.end(body)
  })

/** As many as V8 collects the garbage of at once, so that each round has its share of that. */
const FETCHES = 4

/** What a client sends, without the client, which takes longer than either server. */
const fetching = async (name: string, server: Server): Promise<Side> => {
  const body = await fetchBody(server)
  return {
    name,
    measure: async () =>
      FETCHES *
      (await timed(async () => {
        for (let time = 0; time < FETCHES; time += 1) {
          const size = await sizeOf(server.url, body)
          if (size < SKILLS * FILES * 1000) throw new Error(`${name} sent no pack`)
        }
      })),
  }
}

const fetchAgain = async (bench: Bench): Promise<Outcome> => {
  const { ours, theirs } = await givenBoth(bench)
  const sides = [await fetching('service', ours), await fetching('http-backend', theirs)] as const
  return compare(bench, 'per s', ...sides)
}

const TIMES = 20

const asking = (name: string, server: Server): Side => ({
  name,
  measure: async () =>
    TIMES *
    (await timed(async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const refs = `${server.url}/skills.git/info/refs?service=git-upload-pack`
        await (await fetch(refs, { headers: { 'git-protocol': 'version=2' } })).arrayBuffer()
        await post(server, LISTING)
      }
    })),
})

const pullNothing = async (bench: Bench): Promise<Outcome> => {
  const { ours, theirs } = await givenBoth(bench)
  await call(ours, 'GET', '/skills?limit=1')
  return compare(bench, 'per s', asking('service', ours), asking('http-backend', theirs))
}

/** Sends nothing on until it has begun everywhere, so that all responses are under way at once. */
const fetchAtOnce = async ({ url }: Server, body: string, times: number): Promise<void> => {
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      fetch(`${url}/skills.git/git-upload-pack`, { method: 'POST', headers, body }),
    ),
  )
  const read = answers.map(async ({ body: bytes }) => {
    let size = 0
    for await (const piece of bytes ?? []) size += (piece as Uint8Array).length
    if (size < SKILLS * FILES * 1000) throw new Error('a response has no pack')
  })
  await Promise.all(read)
}

const SENT_AT_ONCE = 8

/** The peak while packs are sent, over what the service has taken for one. */
const memory = async (bench: Bench): Promise<Outcome> => {
  const ours = await bench.service({ DATABASE_URL: await bench.database() })
  await givenSkills(ours)
  const body = await fetchBody(ours)
  for (let time = 0; time < 4; time += 1) await fetchAtOnce(ours, body, 1)
  const rounds: { before: number; peak: number }[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const before = mebibytes(ours.pid, 'VmRSS')
    forgetPeak(ours.pid)
    await fetchAtOnce(ours, body, SENT_AT_ONCE)
    rounds.push({ before, peak: mebibytes(ours.pid, 'VmHWM') })
  }
  const ratios = rounds.map(({ before, peak }) => peak - before)
  const worst = rounds[ratios.indexOf(Math.max(...ratios))] ?? { before: 0, peak: 0 }
  return {
    value: Math.max(...ratios),
    ratios,
    ours: `${figure(worst.peak)} MiB`,
    theirs: `${figure(worst.before)} MiB before`,
    foreign: 0,
  }
}

export const gitRows: Row[] = [
  {
    name: 'git-clone',
    what: `git clone --no-checkout of ${SKILLS} skills (30 MB), by git http-backend over an equal bare repository`,
    goal: { atLeast: 1 },
    measure: cloneAgain,
  },
  {
    name: 'git-clone-changed',
    what: 'the same after a change, which the other repository has, too',
    goal: { atLeast: 1 },
    measure: cloneAfterChange,
  },
  {
    name: 'git-fetch-again',
    what: 'the response to the next identical fetch, by the same',
    goal: { atLeast: 2 },
    measure: fetchAgain,
  },
  {
    name: 'git-pull-nothing',
    what: 'the requests of a pull with nothing new, by the same',
    goal: { atLeast: 2 },
    measure: pullNothing,
  },
  {
    name: 'git-memory',
    what: `peak memory while ${SENT_AT_ONCE} clients fetch these 30 MB at once, MiB over what one has taken`,
    goal: { atMost: 32 },
    measure: memory,
  },
]
