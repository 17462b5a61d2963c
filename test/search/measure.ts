/**
 * `npm run search:measure -- NAMES.tsv [COUNT [HIDDEN]]`: what a reader's search finds and how long it
 * takes, and how much of `message` in `/capabilities` is about what a question asks for. The file has
 * a name and a description a line; COUNT skills are made of them, those beyond the file with other
 * names and a third of the words exchanged. HIDDEN of these, spread over all, are disabled; the
 * questions in `questions.tsv` are about others.
 */
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { Bench, type Server } from '../bench/bench.ts'
import { call, type Copy, copySkill, install } from '../bench/seed.ts'
import { closeToReader, counted } from '../bench/tokens.ts'
import { shareOf } from './message-share.ts'

const ROUNDS = 3
const BEST = 5
/** With more skills than this, only the search is measured. */
const MOST_OFFERED = 10_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const linesOf = async (file: string | URL): Promise<string[][]> => {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

/** The same numbers each time. */
const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const skillsOf = (given: string[][], count: number): Copy[] => {
  const next = numbers(7)
  const all = given.flatMap((fields) => fields.join(' ').split(/\s+/))
  const any = (): string => all[Math.floor(next() * all.length)] ?? ''
  const isName = /[^a-z0-9]+/g
  return Array.from({ length: count }, (_, i) => {
    const [name = '', description = ''] = given[i % given.length] ?? []
    const copy = Math.floor(i / given.length)
    const text = Array.from({ length: 200 + Math.floor(next() * 900) }, any).join(' ')
    if (copy === 0)
      return {
        slug: name,
        description,
        text: copy === 0 && count <= given.length ? description : text,
      }
    const words = description.split(' ').map((word) => (next() < 0.3 ? any() : word))
    const other = any().toLowerCase().replace(isName, '').slice(0, 20)
    return { slug: `${name}-${other}-${copy}`, description: words.join(' '), text }
  })
}

const quantile = (times: number[], share: number): string =>
  `${(times.toSorted((a, b) => a - b).at(Math.min(times.length - 1, Math.floor(times.length * share))) ?? 0).toFixed(1)} ms`

/** Disables every so many of the skills that no question is about. */
const hide = async (connectionString: string, count: number, asked: string[]): Promise<void> => {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(
    `update skill_policies p set enabled = false
     from (select skill_id, row_number() over (order by skill_id) as n, count(*) over () as of
       from skills where slug <> all($2)) s
     where p.skill_id = s.skill_id and s.n % greatest(1, s.of / greatest(1, $1)) = 0`,
    [count, asked],
  )
  await client.query('vacuum analyze')
  await client.end()
}

type Question = { kind: string; slug: string; text: string }

/** Words that many skills have, single letters, prefixes and misspelt words. */
const HARD = ['a', 'z', 'the', 'data', 'use', 'code', 'create files', 'kube', 'wo', 'documnets']
HARD.push(
  'kuberntes deploymnet',
  'review pull request code quality test data file write agent user',
)

type Answer = { skills: { slug: string }[] }

/** What the list finds of the questions. */
const countFound = async (
  server: Server,
  headers: Record<string, string>,
  all: Question[],
): Promise<void> => {
  const found: Record<string, number> = {}
  const asked: Record<string, number> = {}
  for (const { kind, slug, text } of all) {
    const path = `/v1/workspaces/default/skills?limit=${BEST}&q=${encodeURIComponent(text)}`
    const { skills } = (await (await fetch(server.url + path, { headers })).json()) as Answer
    asked[kind] = (asked[kind] ?? 0) + 1
    if (skills.some((skill) => skill.slug === slug)) found[kind] = (found[kind] ?? 0) + 1
    else if (kind === 'words') say(`not found: ${text} (${slug})`)
  }
  for (const [kind, count] of Object.entries(asked)) {
    say(`${kind}: ${found[kind] ?? 0} of ${count} among the best ${BEST}`)
  }
}

/** Requests one after the other; the limit differs in each round, so that no answer is kept. */
const time = async (
  server: Server,
  headers: Record<string, string>,
  { route, texts }: { route: string; texts: string[] },
): Promise<string> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) {
      const before = performance.now()
      const path = `${route}?limit=${BEST + 1 + round}&q=${encodeURIComponent(text)}`
      const answer = await fetch(server.url + path, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      times.push(performance.now() - before)
    }
  }
  return `p50 ${quantile(times, 0.5)}, p90 ${quantile(times, 0.9)}, p99 ${quantile(times, 0.99)}, slowest ${quantile(times, 1)}`
}

const main = async (): Promise<void> => {
  const [file, count, hidden = '0'] = process.argv.slice(2)
  if (file === undefined) throw new Error('Name a file with a name and a description a line.')
  const given = await linesOf(file)
  const lines = await linesOf(new URL('questions.tsv', import.meta.url))
  const questions = lines.map(([kind = '', slug = '', text = '']) => ({ kind, slug, text }))
  const bench = await Bench.open(1)
  try {
    const connectionString = await bench.database()
    const server = await bench.service({ DATABASE_URL: connectionString, ...counted })
    await install(server, 'first-of-all')
    await call(server, 'PUT', '/skills/user/first-of-all/policy', {
      enabled: true,
      allow_implicit_invocation: true,
    })
    const skills = skillsOf(given, Number(count ?? given.length))
    await copySkill(connectionString, 'first-of-all', skills)
    await hide(
      connectionString,
      Number(hidden),
      questions.map(({ slug }) => slug),
    )
    const headers = await closeToReader(server)
    await countFound(server, headers, questions)
    const sets = { questions: questions.map(({ text }) => text), 'hard ones': HARD }
    for (const route of ['/v1/workspaces/default/skills', '/capabilities']) {
      for (const [name, texts] of Object.entries(sets)) {
        say(`${route}?q=, ${name}: ${await time(server, headers, { route, texts })}`)
      }
    }
    if (skills.length > MOST_OFFERED) return
    for (const line of await shareOf(server, headers, questions)) say(line)
  } finally {
    await bench.end()
  }
}

await main()
