/**
 * `npm run search:measure -- NAMES.tsv [COUNT]`: what a search finds and how long it takes. The file
 * has a name and a description a line; up to COUNT skills are made of them, those beyond the file
 * with other names and a third of the words exchanged. The questions are in `questions.tsv`.
 */
import { readFile } from 'node:fs/promises'
import { Bench } from '../bench/bench.ts'
import { call, type Copy, copySkill, install } from '../bench/seed.ts'

const ROUNDS = 3
const BEST = 5

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
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`

const main = async (): Promise<void> => {
  const [file, count] = process.argv.slice(2)
  if (file === undefined) throw new Error('Name a file with a name and a description a line.')
  const given = await linesOf(file)
  const questions = await linesOf(new URL('questions.tsv', import.meta.url))
  const bench = await Bench.open(1)
  try {
    const connectionString = await bench.database()
    const server = await bench.service({ DATABASE_URL: connectionString })
    await install(server, 'first-of-all')
    await copySkill(
      connectionString,
      'first-of-all',
      skillsOf(given, Number(count ?? given.length)),
    )
    const times: number[] = []
    const found: Record<string, number> = {}
    const asked: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [kind = '', slug = '', question = ''] of questions) {
        const before = performance.now()
        const path = `/skills?limit=${BEST + round}&q=${encodeURIComponent(question)}`
        const { skills } = (await (await call(server, 'GET', path)).json()) as {
          skills: { slug: string }[]
        }
        times.push(performance.now() - before)
        if (round > 0) continue
        asked[kind] = (asked[kind] ?? 0) + 1
        if (skills.some((skill) => skill.slug === slug)) found[kind] = (found[kind] ?? 0) + 1
        else if (kind === 'words')
          process.stdout.write(
            `not found: ${question} (${slug}): ${skills.map((s) => s.slug).join(' ')}\n`,
          )
      }
    }
    for (const [kind, all] of Object.entries(asked)) {
      process.stdout.write(`${kind}: ${found[kind] ?? 0} of ${all} among the best ${BEST}\n`)
    }
    process.stdout.write(
      `p50 ${quantile(times, 0.5)}, p90 ${quantile(times, 0.9)}, p99 ${quantile(times, 0.99)}\n`,
    )
  } finally {
    await bench.end()
  }
}

await main()
