/** Scans folders of packages and counts what is found, against what is known about them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLimits } from '../../src/packages/archive/limits.ts'
import { readPackage } from '../../src/packages/read-package.ts'
import { SecurityScan } from '../../src/packages/scan/security-scan.ts'
import type { SecurityFinding } from '../../src/packages/types.ts'
import { chunked } from '../support/archives.ts'

export type Label = 'malicious' | 'risky' | 'benign'
export type Labelled = { path: string; label: Label; technique: string }
export type Scanned = Labelled & { findings: SecurityFinding[]; ms: number; bytes: number }

type Entry = Label | { label: Label; technique?: string }

/** Of a folder: each package below `name/*` has the same label. */
export const labelled = (folder: string, labels: Record<string, Entry>): Labelled[] =>
  Object.entries(labels).flatMap(([name, entry]) => {
    const { label, technique = '' } = typeof entry === 'string' ? { label: entry } : entry
    const paths = name.endsWith('*') ? packagesIn(folder, name.slice(0, -1)) : [name]
    return paths.map((path) => ({ path, label, technique }))
  })

const IGNORED = new Set(['.git', 'node_modules'])

/** Every folder with a SKILL.md, and every archive. */
const packagesIn = (root: string, below: string): string[] => {
  const found: string[] = []
  const visit = (path: string): void => {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    if (entries.some(({ name }) => /^skill\.md$/i.test(name))) found.push(path)
    else {
      for (const entry of entries) {
        if (IGNORED.has(entry.name)) continue
        if (entry.isDirectory()) visit(join(path, entry.name))
        else if (/\.(?:tar\.gz|tgz)$/.test(entry.name)) found.push(join(path, entry.name))
      }
    }
  }
  visit(below)
  return found
}

const LARGEST = 8 * 2 ** 20

const filesOf = (folder: string): [path: string, bytes: Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git/'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size <= LARGEST)
    .map((path) => [path.slice(folder.length + 1), readFileSync(path)])

/** Milliseconds of the processor, since other programs may use it, too. */
const spent = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

export const scanFiles = (
  files: [path: string, bytes: Uint8Array][],
): { findings: SecurityFinding[]; ms: number } => {
  const start = process.cpuUsage()
  const scan = new SecurityScan()
  for (const [path, bytes] of files) scan.look(path, bytes)
  const findings = scan.finish({ folder: null, paths: files.map(([path]) => path) })
  return { findings, ms: spent(start) }
}

export const scanPackage = async (folder: string, it: Labelled): Promise<Scanned> => {
  const path = join(folder, it.path)
  if (statSync(path).isDirectory()) {
    const files = filesOf(path)
    const bytes = files.reduce((sum, [, content]) => sum + content.length, 0)
    return { ...it, ...scanFiles(files), bytes }
  }
  const archive = readFileSync(path)
  const start = process.cpuUsage()
  const { security_findings: findings } = await readPackage(
    chunked(archive),
    defaultLimits,
    () => {},
  )
  return { ...it, findings, ms: spent(start), bytes: archive.length }
}

export const isStopped = ({ findings }: Pick<Scanned, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'block' || severity === 'hold')
/** By a sign that a rule names, not by the weights of words, some of which are made of the same packages. */
export const isStoppedBySigns = ({ findings }: Pick<Scanned, 'findings'>): boolean =>
  isStopped({ findings: findings.filter((it) => it.rule_id !== 'text.resembles_attacks') })
export const isBlocked = ({ findings }: Pick<Scanned, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'block')
export const isWarned = ({ findings }: Pick<Scanned, 'findings'>): boolean =>
  findings.some(({ severity }) => severity !== 'info')
