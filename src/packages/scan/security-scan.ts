/**
 * Runs the security rules over a package while it is read: one file's bytes at a time, then all
 * paths. The findings do not depend on the order of files in the archive, and are limited, so that
 * a hostile package cannot flood the registry with them.
 */
import type { SecurityFinding } from '../types.ts'
import { findCommands } from './commands.ts'
import { findArchives, findPrograms } from './files.ts'
import { findingOf, type Found, foundAt } from './finding.ts'
import { findHiddenText } from './hidden-text.ts'
import { hiddenFiles } from './paths.ts'
import type { Hit, Rule, ScannedFile } from './rule.ts'
import { findPrivateKeys, findTokens } from './secrets.ts'
import { type View, viewsOf } from './views.ts'

const MAX_OF_A_RULE = 50
const MAX_OF_A_RULE_IN_A_FILE = 10

const secrets: Rule[] = [findPrivateKeys, findTokens]

const rules: Record<View['rules'], Rule[]> = {
  all: [findPrograms, findArchives, findHiddenText, ...secrets, findCommands],
  text: [findHiddenText, ...secrets, findCommands],
  bytes: [findHiddenText, ...secrets],
  secrets,
}

export class SecurityScan {
  readonly #found = new Map<string, Found[]>()

  /** Scans one file, by its path in the archive. */
  look(path: string, bytes: Uint8Array): void {
    for (const found of foundIn(path, bytes)) this.#add(found)
  }

  /** All findings, by the paths of files without the top folder. */
  finish({ folder, paths }: { folder: string | null; paths: string[] }): SecurityFinding[] {
    const start = folder === null ? 0 : folder.length + 1
    for (const finding of hiddenFiles(paths)) {
      this.#add({ ...finding, path: `${folder === null ? '' : `${folder}/`}${finding.path}` })
    }
    return [...this.#found.values()]
      .flatMap((findings) => foremost(findings))
      .map((found) => findingOf(found, found.path.slice(start)))
      .toSorted(byPlace)
  }

  #add(finding: Found): void {
    const findings = this.#found.get(finding.rule_id) ?? []
    findings.push(finding)
    // Cut now and then, not each time; the first ones by path remain, whatever the order of files.
    const isFull = findings.length > 4 * MAX_OF_A_RULE
    this.#found.set(finding.rule_id, isFull ? foremost(findings) : findings)
  }
}

/** Findings that do not depend on how the bytes are read. */
const foundIn = (path: string, bytes: Uint8Array): Found[] => {
  const unique = new Map<string, Found>()
  for (const view of viewsOf(path, bytes)) {
    for (const finding of foundOf(view.file, rules[view.rules])) {
      const key = `${finding.rule_id} ${finding.line}`
      if (!unique.has(key)) unique.set(key, finding)
    }
  }
  return [...unique.values()]
}

export const findingsIn = (path: string, bytes: Uint8Array): SecurityFinding[] =>
  foundIn(path, bytes).map((found) => findingOf(found))

export const findingsOf = (file: ScannedFile): SecurityFinding[] =>
  foundOf(file, rules.all).map((found) => findingOf(found))

/** Findings of one reading of a file, by line. */
const foundOf = (file: ScannedFile, applied: Rule[]): Found[] => {
  const unique = new Map<string, Found>()
  let line = 1
  let position = 0
  for (const hit of firstHits(file, applied).toSorted(
    (a, b) => a.offset - b.offset,
  )) {
    for (;;) {
      const next = file.bytes.indexOf(LINE_FEED, position)
      if (next === -1 || next >= hit.offset) break
      position = next + 1
      line += 1
    }
    unique.set(`${hit.rule_id} ${line}`, foundAt(file, line, hit))
  }
  return [...unique.values()]
}

const LINE_FEED = 10

const firstHits = (file: ScannedFile, applied: Rule[]): Hit[] => {
  const hits: Hit[] = []
  const counts = new Map<string, number>()
  for (const rule of applied) {
    for (const hit of rule(file)) {
      const count = (counts.get(hit.rule_id) ?? 0) + 1
      counts.set(hit.rule_id, count)
      if (count <= MAX_OF_A_RULE_IN_A_FILE) hits.push(hit)
    }
  }
  return hits
}

const foremost = (findings: Found[]): Found[] =>
  findings.toSorted(byPlace).slice(0, MAX_OF_A_RULE)

type Placed = Pick<SecurityFinding, 'path' | 'line' | 'rule_id'>

const byPlace = (a: Placed, b: Placed): number => {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  if (a.line !== b.line) return a.line - b.line
  return a.rule_id < b.rule_id ? -1 : 1
}
