/**
 * Whole packages that were written before the rules were looked at. `isStopped` says which attacks
 * are blocked or held; the others show what is left to a reviewer.
 */
import { readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { isStopped, isStoppedBySigns, isWarned, scanFiles } from './measuring.ts'

type Package = { what: string; isStopped?: boolean; files: Record<string, string> }

const read = (name: string): Package[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll('¦', ''))

const scanned = ({ files }: Package) =>
  scanFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))

/** `held` are honest, and read like a lure: a reviewer has to release them. */
for (const { set, warned, held = [] } of [
  { set: 'blind', warned: 7, held: ['subprocess', 'paramiko'] },
  { set: 'varied', warned: 5 },
  { set: 'fresh', warned: 9 },
  { set: 'third', warned: 4, held: ['static-malware'] },
  { set: 'fourth', warned: 8, held: ['chezmoi-dotfiles', 'skill-review-guide'] },
  { set: 'fifth', warned: 6 },
  { set: 'sixth', warned: 1 },
  { set: 'seventh', warned: 1 },
  { set: 'eighth', warned: 3 },
  { set: 'ninth', warned: 1 },
  { set: 'tenth', warned: 3 },
  { set: 'eleventh', warned: 5 },
  { set: 'twelfth', warned: 5 },
  { set: 'thirteenth', warned: 5, held: ['h-skill-vetting'] },
  { set: 'fourteenth', warned: 6 },
  { set: 'fifteenth', warned: 5, held: ['h-malware-analysis-course'] },
  { set: 'sixteenth', warned: 5, held: ['l-skill-reviewer', 'l-prompt-injection-evals'] },
  { set: 'seventeenth', warned: 3, held: ['h-vault-app-secrets'] },
  { set: 'eighteenth', warned: 2 },
  // Their writers made attacks only.
  { set: 'nineteenth', warned: null },
  { set: 'twentieth', warned: null },
  { set: 'twenty-first', warned: 6 },
  { set: 'twenty-third', warned: 3, held: ['h-injection-guide'] },
  { set: 'twenty-fourth', warned: 2 },
  { set: 'twenty-fifth', warned: 5, held: ['h-prompt-injection-guide'] },
  { set: 'twenty-sixth', warned: 2 },
  { set: 'twenty-seventh', warned: 1 },
  { set: 'twenty-eighth', warned: 3, held: ['h-prompt-injection-guide'] },
  { set: 'twenty-second', warned: 9, held: ['h-linux-ir-runbook', 'h-npm-install-review'] },
]) {
  t.test(`attacks on several statements, files and sentences are stopped: ${set}`, async (t) => {
    const expected = read(`./${set}-attacks.json`).filter((it) => it.isStopped)
    const missed = expected.filter((it) => !isStoppedBySigns(scanned(it)))
    t.same(
      missed.map(({ what }) => what),
      [],
    )
  })

  if (warned === null) continue
  t.test(`honest packages of the same trades are served, few have a warning: ${set}`, async (t) => {
    const results = read(`./${set}-honest.json`).map((it) => ({ what: it.what, ...scanned(it) }))
    t.same(
      results.filter(isStopped).map(({ what }) => what),
      held,
    )
    t.ok(results.filter(isWarned).length <= warned)
  })
}
