/**
 * `npm run scan:train -- FOLDER...`: makes the weights of words anew, of the labelled packages beside this file and
 * of published ones, of which each FOLDER has one publisher a folder, or of other honest files. First each quarter is
 * tried with the weights of the others, which the limits follow from.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { honest } from './honest.ts'
import { labelled } from './measuring.ts'
import { nearOrders } from './near-orders.ts'
import { harmless } from './order-texts.ts'
import { PROGRAM_CLASSES } from './program-list.ts'
import {
  eachFeature,
  type Example,
  type Model,
  partsOfFiles,
  scoreOfParts,
  textOf,
  train,
} from './training.ts'

type Source = Omit<Example, 'parts'> & { files: [path: string, bytes: Buffer][] }

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const here = new URL('.', import.meta.url).pathname

type Listed = { what?: string; technique?: string; files: Record<string, string> }

/** The packages of a list, without the marks that keep other scanners quiet. */
const packagesOf = (path: string): Listed[] =>
  JSON.parse(readFileSync(join(here, path), 'utf8').replaceAll('¦', ''))

const sourceOf = (kind: Example['kind'], group: string, { files, ...it }: Listed): Source => ({
  kind,
  group,
  name: it.what ?? it.technique ?? '',
  files: Object.entries(files).map(([path, text]): [string, Buffer] => [path, Buffer.from(text)]),
})

const noteOf = (kind: Example['kind'], text: string, path = 'SKILL.md'): Source =>
  sourceOf(kind, 'notes', {
    files: { [path]: path === 'SKILL.md' ? `# Notes\n\n${text}\n` : text },
  })

/** The lists of `held-out` are no part of it: they show what the weights find in packages that they do not know. */
const written = (): Source[] => {
  const lists = ['.', 'learned'].flatMap((folder) =>
    readdirSync(join(here, folder)).flatMap((name) => {
      const [, group, kind] = /^(.+)-(attacks|honest)\.json$/.exec(name) ?? []
      if (group === undefined) return []
      const is = kind === 'attacks' ? 'attack' : 'honest'
      return packagesOf(join(folder, name)).map((it) => sourceOf(is, group, it))
    }),
  )
  return [
    ...lists,
    ...packagesOf('hard-cases.json').map((it) => sourceOf('honest', 'unseen', it)),
    ...honest.map((it) => sourceOf('honest', 'twins', it)),
    ...harmless.map((text) => noteOf('honest', text)),
    ...nearOrders.flatMap((it) => [
      noteOf('honest', it.honest, it.path),
      noteOf('attack', it.attack, it.path),
    ]),
    ...PROGRAM_CLASSES.flatMap(({ what, ...it }) => [
      ...it.attacks.map((file) =>
        sourceOf('attack', what, { what, files: { [file[0]]: file[1] } }),
      ),
      ...it.honest.map((file) => sourceOf('honest', what, { what, files: { [file[0]]: file[1] } })),
    ]),
  ]
}

const LARGEST = 300_000

const filesIn = (folder: string): [string, Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => entry.isFile() && statSync(path).size < LARGEST)
    .map(({ path }): [string, Buffer] => [path, readFileSync(path)])

/** Each skill in a folder; where there is none, each file. */
const published = (folder: string): Source[] => {
  const skills = labelled(folder, { '*': 'benign' })
    .map(({ path }) => path)
    .filter((path) => statSync(join(folder, path)).isDirectory())
  if (skills.length === 0) {
    return filesIn(folder).map((file) => ({
      kind: 'file',
      group: basename(file[0]),
      name: file[0],
      files: [file],
    }))
  }
  return skills.map((path) => ({
    kind: 'published',
    group: path.split('/')[0] ?? '',
    name: path,
    files: filesIn(join(folder, path)),
  }))
}

const QUARTERS = 4

/** Each score by weights that no package of the same group has made. */
const tried = (examples: readonly Example[]): { example: Example; score: number }[] => {
  const groups = [...new Set(examples.map(({ group }) => group))].toSorted()
  const quarterOf = new Map(groups.map((group, index) => [group, index % QUARTERS]))
  return Array.from({ length: QUARTERS }, (_, quarter) => {
    const [others, own] = [false, true].map((isOwn) =>
      examples.filter(({ group }) => (quarterOf.get(group) === quarter) === isOwn),
    )
    const model = train(others ?? [])
    return (own ?? []).map((example) => ({ example, score: scoreOfParts(model, example.parts) }))
  }).flat()
}

/** Of published packages, at most this share may be blocked, stopped, and warned of or stopped. */
const [MAX_BLOCKED, MAX_STOPPED, MAX_WARNED] = [0.0015, 0.012, 0.0145]
type Limits = { block: number; hold: number; warn: number }

const limitsOf = (all: ReturnType<typeof tried>): Limits => {
  const scores = (kind: Example['kind']): number[] =>
    all.flatMap(({ example, score }) => (example.kind === kind ? [score] : []))
  const ordered = scores('published').toSorted((a, b) => b - a)
  const above = (share: number): number => ordered[Math.floor(ordered.length * share)] ?? 0
  for (const share of [MAX_BLOCKED, 0.002, 0.004, 0.008, MAX_STOPPED, MAX_WARNED]) {
    const limit = above(share)
    const part = (kind: Example['kind']): string => {
      const own = scores(kind)
      return ((100 * own.filter((it) => it > limit).length) / own.length).toFixed(1)
    }
    print(
      `over ${limit.toFixed(2)}: ${part('published')} % of published, ${part('honest')} % of written honest packages, ${part('attack')} % of attacks`,
    )
  }
  return { block: above(MAX_BLOCKED), hold: above(MAX_STOPPED), warn: above(MAX_WARNED) }
}

const WIDTH = 110

/** A line for each weight, broken where it is long; the heaviest first. */
const shown = (names: ReadonlyMap<string, number>): string => {
  const byWeight = Map.groupBy(names.entries(), ([, weight]) => weight)
  return [...byWeight]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([weight, entries]) => {
      const lines: string[] = []
      for (const [name] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const last = lines.at(-1)
        if (last !== undefined && last.length + name.length < WIDTH)
          lines[lines.length - 1] = `${last}, ${name}`
        else lines.push(`${weight}: ${name}`)
      }
      return lines
    })
    .join('\n')
}

const namesOf = (model: Model, sources: readonly Source[]): Map<string, number> => {
  const names = new Map<string, number>()
  const done = new Set<number>()
  for (const { files } of sources) {
    for (const [, bytes] of files) {
      eachFeature(textOf(bytes), (name, feature) => {
        const weight = model.weights.get(feature)
        if (weight === undefined || done.has(feature)) return
        done.add(feature)
        const text = Buffer.from(name, 'latin1').toString('utf8')
        // The end of a long line may have cut a character.
        if (!text.includes('\ufffd')) names.set(text, weight)
      })
    }
  }
  return names
}

const fileOf = (model: Model, limits: Limits, names: string): string => `/**
 * Made by \`npm run scan:train\`, never by hand: what words and pairs of words weigh. Positive weights speak for an
 * attack, negative ones for an honest package.
 */
export const BIAS = ${model.bias.toFixed(3)}

/** Scores from which a part is blocked, held, and warned of. */
export const BLOCK_FROM = ${limits.block.toFixed(3)}
export const HOLD_FROM = ${limits.hold.toFixed(3)}
export const WARN_FROM = ${limits.warn.toFixed(3)}

export const WORD_WEIGHTS = \`
${names}
\`
`

const sources = [...written(), ...process.argv.slice(2).flatMap(published)]
const examples = sources.map(({ files, ...it }) => ({ ...it, parts: partsOfFiles(files) }))
for (const kind of ['attack', 'honest', 'published', 'file'])
  print(`${examples.filter((it) => it.kind === kind).length} packages: ${kind}`)
const limits = limitsOf(tried(examples))
const model = train(examples)
const names = namesOf(model, sources)
print(`${names.size} of ${model.weights.size} features have a name`)
const target = join(here, '../../src/packages/scan/word-weights.ts')
writeFileSync(target, fileOf(model, limits, shown(names)))
print(`${basename(target)} is written.`)
