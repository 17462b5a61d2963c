/**
 * Runs the security rules over a package while it is read: one file's bytes at a time, then all
 * paths. The findings do not depend on the order of files in the archive, and are limited, so that
 * a hostile package cannot flood the registry with them.
 */
import type { Installs, SecurityFinding, Severity } from '../types.ts'
import { type Budget, newBudget } from './budget.ts'
import { Bytecode } from './bytecode.ts'
import { hitsIn } from './file-scan.ts'
import { findingOf, type Found, foundAt } from './finding.ts'
import { InstallCollector } from './installs.ts'
import { pathFindings } from './paths.ts'
import { PackageFacts } from './package-facts.ts'
import type { ScannedFile } from './rule.ts'
import { type View, viewsOf } from './views.ts'

const MAX_OF_A_RULE = 50

export class SecurityScan {
  readonly #found = new Map<string, Found[]>()
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
    for (const found of foundIn(path, bytes, this.#budget, onText)) this.#add(found)
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
    return [...this.#found.values()]
      .flatMap((findings) => foremost(findings))
      .map((found) => findingOf(this.#bytecode.judged(found), found.path.slice(start)))
      .toSorted(byPlace)
  }

  #add(finding: Found): void {
    // A flood of facts of a rule must not hide one of its findings that blocks.
    const key = `${finding.rule_id} ${finding.severity}`
    const findings = this.#found.get(key) ?? []
    findings.push(finding)
    // Cut now and then, not each time; the first ones by path remain, whatever the order of files.
    const isFull = findings.length > 4 * MAX_OF_A_RULE
    this.#found.set(key, isFull ? foremost(findings) : findings)
  }
}

const SEVERITIES: Severity[] = ['info', 'warn', 'hold', 'block']
const isGraver = (a: Found, b: Found): boolean =>
  SEVERITIES.indexOf(a.severity) > SEVERITIES.indexOf(b.severity)

/** Called with each text that all rules have read. */
type OnText = (file: ScannedFile, all: readonly Found[]) => void

/** Findings that do not depend on how the bytes are read. */
const foundIn = (path: string, bytes: Uint8Array, budget: Budget, onText?: OnText): Found[] => {
  const unique = new Map<string, Found>()
  for (const { file, rules } of viewsOf(path, bytes)) {
    const all = foundOf(file, rules, budget)
    if (rules === 'all' && file.text !== '') onText?.(file, all)
    for (const found of all) {
      const key = `${found.rule_id} ${found.line}`
      const other = unique.get(key)
      if (!other || isGraver(found, other)) unique.set(key, found)
    }
  }
  return [...unique.values()]
}

export const findingsIn = (path: string, bytes: Uint8Array): SecurityFinding[] =>
  foundIn(path, bytes, newBudget()).map((found) => findingOf(found))

export const findingsOf = (file: ScannedFile, budget = newBudget()): SecurityFinding[] =>
  foundOf(file, 'all', budget).map((found) => findingOf(found))

/** Findings of one reading of a file, by line: the gravest of each rule. */
const foundOf = (file: ScannedFile, rules: View['rules'], budget: Budget): Found[] => {
  const unique = new Map<string, Found>()
  let line = 1
  let position = 0
  for (const hit of hitsIn(file, rules, budget).toSorted((a, b) => a.offset - b.offset)) {
    for (;;) {
      const next = file.bytes.indexOf(LINE_FEED, position)
      if (next === -1 || next >= hit.offset) break
      position = next + 1
      line += 1
    }
    const key = `${hit.rule_id} ${line}`
    const found = foundAt(file, line, hit)
    const other = unique.get(key)
    if (!other || isGraver(found, other)) unique.set(key, found)
  }
  return [...unique.values()]
}

const LINE_FEED = 10

const foremost = (findings: Found[]): Found[] => findings.toSorted(byPlace).slice(0, MAX_OF_A_RULE)

type Placed = Pick<SecurityFinding, 'path' | 'line' | 'rule_id'>

const byPlace = (a: Placed, b: Placed): number => {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  if (a.line !== b.line) return a.line - b.line
  return a.rule_id < b.rule_id ? -1 : 1
}
