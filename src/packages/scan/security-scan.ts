/**
 * Runs the security rules over a package while it is read: one file's bytes at a time, then all
 * paths. The findings do not depend on the order of files in the archive, and are limited, so that
 * a hostile package cannot flood the registry with them.
 */
import { createHash } from 'node:crypto'
import type { Installs, SecurityFinding } from '../types.ts'
import { type Budget, newBudget } from './budget.ts'
import { Bytecode, isOfProgram } from './bytecode.ts'
import { hitsIn } from './file-scan.ts'
import { findingOf, type Found, foundAt, isGraver } from './finding.ts'
import { restMessage } from './hits.ts'
import { InstallCollector } from './installs.ts'
import { pathFindings } from './paths.ts'
import { PackageFacts } from './package-facts.ts'
import type { ScannedFile } from './rule.ts'
import { type View, viewsOf } from './views.ts'

/** Of a rule and a severity in a package; one more finding stands for all others. */
const MAX_OF_A_RULE = 50

/** All of a rule and a severity. */
type Kept = {
  /** The first ones by path, and some others. */
  findings: Found[]
  count: number
  /** By path, what the findings of a file are about. */
  digests: Map<string, string>
}

export class SecurityScan {
  readonly #found = new Map<string, Kept>()
  /** What other files decide about. */
  readonly #open: Found[] = []
  readonly #budget = newBudget()
  readonly #facts = new PackageFacts()
  readonly #bytecode = new Bytecode()
  readonly #installs = new InstallCollector()

  /** Scans one file, by its path in the archive. */
  look(path: string, bytes: Uint8Array): void {
    const onText: OnText = (file, all) => {
      this.#installs.add(file)
      this.#facts.add(file, all)
    }
    for (const found of foundIn(path, bytes, this.#budget, onText)) {
      if (isOfProgram(found)) this.#open.push(found)
      else this.#add(found)
    }
    this.#bytecode.add(path, bytes)
  }

  /** The packages that the files install, to be compared with the list of malicious ones. */
  installs(folder: string | null): Installs {
    return this.#installs.finish(folder)
  }

  /** All findings, by the paths of files without the top folder. */
  finish({ folder, paths }: { folder: string | null; paths: string[] }): SecurityFinding[] {
    const start = folder === null ? 0 : folder.length + 1
    for (const finding of pathFindings(paths)) {
      this.#add({ ...finding, path: `${folder === null ? '' : `${folder}/`}${finding.path}` })
    }
    for (const finding of this.#facts.findings()) this.#add(finding)
    for (const finding of this.#open) this.#add(this.#bytecode.judged(finding))
    return [...this.#found.values()]
      .flatMap((kept) => listed(kept, start))
      .map((found) => findingOf(found, found.path.slice(start)))
      .toSorted(byPlace)
  }

  #add(finding: Found): void {
    // A flood of facts of a rule must not hide one of its findings that blocks.
    const key = `${finding.rule_id} ${finding.severity}`
    const kept: Kept = this.#found.get(key) ?? { findings: [], count: 0, digests: new Map() }
    this.#found.set(key, kept)
    kept.count += 1
    kept.findings.push(finding)
    // Cut now and then, not each time; the first ones by path remain, whatever the order of files.
    if (kept.findings.length > 4 * MAX_OF_A_RULE) kept.findings = foremost(kept.findings)
    const digest = kept.digests.get(finding.path) ?? ''
    kept.digests.set(finding.path, digestOf(`${digest}${finding.matched}`))
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first ones; a reviewer may release only what a finding shows, so the last one is about all the rest. */
const listed = ({ findings, count, digests }: Kept, start: number): Found[] => {
  const first = foremost(findings)
  const rest = first[MAX_OF_A_RULE]
  if (!rest) return first
  const all = [...digests].map(([path, digest]) => `${path.slice(start)}\0${digest}\n`)
  const message = restMessage(count - MAX_OF_A_RULE, 'package')
  const matched = digestOf(all.toSorted().join(''))
  return [...first.slice(0, MAX_OF_A_RULE), { ...rest, message, matched }]
}

/** Called with each text that all rules have read. */
type OnText = (file: ScannedFile, all: readonly Found[]) => void

const keyOf = ({ rule_id: rule, line, message }: Found): string => `${rule} ${line} ${message}`

/** Findings that do not depend on how the bytes are read: what two readings say of a line is one finding about both. */
const foundIn = (path: string, bytes: Uint8Array, budget: Budget, onText?: OnText): Found[] => {
  const found: Found[] = []
  for (const { file, rules } of viewsOf(path, bytes)) {
    const all = foundOf(file, rules, budget)
    if (rules === 'all' && file.text !== '') onText?.(file, all)
    const known = found.map((it) => [keyOf(it), it] as const)
    for (const it of all) {
      const name = keyOf(it)
      const alike = known.filter(([key]) => key === name).map(([, other]) => other)
      const [first] = alike
      if (!first) found.push(it)
      else if (!alike.some(({ matched }) => matched === it.matched))
        first.matched = digestOf(`${first.matched}${it.matched}`)
      if (first && isGraver(it, first)) first.severity = it.severity
    }
  }
  return found
}

export const findingsIn = (path: string, bytes: Uint8Array): SecurityFinding[] =>
  foundIn(path, bytes, newBudget()).map((found) => findingOf(found))

export const findingsOf = (file: ScannedFile, budget = newBudget()): SecurityFinding[] =>
  foundOf(file, 'all', budget).map((found) => findingOf(found))

const foundOf = (file: ScannedFile, rules: View['rules'], budget: Budget): Found[] => {
  const hits = hitsIn(file, rules, budget)
  const secrets = hits.secrets()
  const unique = new Map<string, Found>()
  for (const hit of hits.list()) {
    const found = foundAt(file, hit, secrets)
    const key = `${keyOf(found)} ${found.matched}`
    const other = unique.get(key)
    if (!other || isGraver(found, other)) unique.set(key, found)
  }
  return [...unique.values()]
}

/** With the first one that is not listed. */
const foremost = (findings: Found[]): Found[] =>
  findings.toSorted(byPlace).slice(0, MAX_OF_A_RULE + 1)

type Placed = Pick<SecurityFinding, 'path' | 'line' | 'rule_id' | 'severity'>

const byPlace = (a: Placed, b: Placed): number => {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  if (a.line !== b.line) return a.line - b.line
  if (a.rule_id !== b.rule_id) return a.rule_id < b.rule_id ? -1 : 1
  return Number(isGraver(b, a)) - Number(isGraver(a, b))
}
