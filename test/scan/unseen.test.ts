/**
 * Attacks that were written before the rules were looked at, and honest packages that look like
 * attacks. `found` says which attacks the rules know; the others show what is left to a reviewer.
 */
import { readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { isBlocked, isStopped, isStoppedBySigns, isWarned, scanFiles } from './measuring.ts'

type Files = Record<string, string>
type Attack = { technique: string; expected: 'stopped' | 'warned'; found: boolean; files: Files }
type Honest = { what: string; files: Files }

/** The mark keeps words apart, so that other scanners do not take these files for attacks. */
const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll('¦', ''))

const scanned = (files: Files) => ({
  findings: scanFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))
    .findings,
})

const attacks = read<Attack>('./unseen.json')

t.test('attacks that no rule was written for are found', async (t) => {
  for (const { technique, expected, found, files } of attacks) {
    if (!found) continue
    const result = scanned(files)
    const isFound = expected === 'stopped' ? isStoppedBySigns(result) : isWarned(result)
    t.ok(isFound, `${technique}: ${JSON.stringify(Object.values(files).at(-1)).slice(0, 200)}`)
  }
})

t.test('honest packages that look like attacks are served, and few have a warning', async (t) => {
  const results = read<Honest>('./hard-cases.json').map(({ what, files }) => ({
    what,
    ...scanned(files),
  }))
  t.same(results.filter(isBlocked), [])
  t.same(
    results.filter(isStopped).map(({ what }) => what),
    ['clickfix training'],
  )
  t.ok(results.filter(isWarned).length <= 12)
})
