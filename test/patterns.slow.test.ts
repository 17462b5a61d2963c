/** No regular expression of the service or of its command line takes exponential time. */
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Node } from 'acorn'
import { analyse } from 'scslre'
import t from './support/tap.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))

type Literal = { regex?: { pattern: string; flags: string } }

/** All regular expressions that are written as such. */
const patternsIn = (source: string): RegExp[] => {
  const found: RegExp[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
      const { regex } = value as Literal
      if (regex) found.push(new RegExp(regex.pattern, regex.flags))
      Object.values(value).forEach(walk)
    }
  }
  const tree: Node = parse(stripTypeScriptTypes(source, { mode: 'transform' }), {
    ecmaVersion: 'latest',
    sourceType: 'module',
  })
  walk(tree)
  return found
}

const isExponential = (pattern: RegExp): boolean =>
  analyse(pattern, { reportTypes: { Self: true, Trade: true, Move: false } }).reports.some(
    ({ exponential }) => exponential,
  )

t.test('a pattern that repeats what has two readings is exponential', async (t) => {
  t.ok(isExponential(/^a:(?:[^\n]|\n +[^\n]*){0,40}?\bb/))
  t.notOk(isExponential(/^a:[^\n]*(?:\n [^\n]*){0,40}/))
})

for (const folder of ['src', 'cli/src']) {
  t.test(`no pattern of ${folder} is exponential`, async (t) => {
    let count = 0
    for (const file of filesOf(folder)) {
      for (const pattern of patternsIn(readFileSync(join(root, file), 'utf8'))) {
        count += 1
        if (isExponential(pattern)) t.fail(`${file}: ${pattern.source}`)
      }
    }
    t.ok(count > 10, `${count} patterns`)
  })
}
