/**
 * `npm run scan:measure -- FOLDER LABELS.json [--list]`: what the security rules find in packages
 * of which is known what they are. LABELS.json maps paths in FOLDER (a folder, an archive, or
 * `name/*` for each package below) to `malicious`, `risky` or `benign`, or to an object with
 * `label` and `technique`. `--list` names each wrong one with its findings. With `--hostile` alone it
 * measures files that are made to keep the rules busy, and names those over 50 ms.
 */
import { readFileSync } from 'node:fs'
import { type HostileFile, hostileFiles } from './hostile.ts'
import {
  isBlocked,
  isStopped,
  isWarned,
  type Label,
  labelled,
  type Scanned,
  scanFiles,
  scanPackage,
} from './measuring.ts'

const share = (part: Scanned[], all: Scanned[]): string =>
  `${part.length} of ${all.length}${all.length === 0 ? '' : ` (${((100 * part.length) / all.length).toFixed(1)} %)`}`

const quantile = (values: number[], q: number): string =>
  `${(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0).toFixed(1)} ms`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const wrong = ({ label, ...it }: Scanned): boolean =>
  label === 'malicious' ? !isStopped(it) : label === 'risky' ? !isWarned(it) : isWarned(it)

const rulesOf = (packages: Scanned[]): Map<string, Set<string>> => {
  const rules = new Map<string, Set<string>>()
  for (const { path, findings } of packages) {
    for (const { rule_id: rule, severity } of findings) {
      const key = `${rule} ${severity}`
      rules.set(key, (rules.get(key) ?? new Set()).add(path))
    }
  }
  return rules
}

/** The first round compiles what the others measure. */
const ROUNDS = 4
const LIMIT_MS = 50
/** Of a file over the limit, since other programs of the machine may have slowed down the first ones. */
const MORE_ROUNDS = 12

const quickest = ({ name, text }: HostileFile, rounds: number): number => {
  const bytes = Buffer.from(text())
  const all = Array.from({ length: rounds }, () => scanFiles([[name, bytes]]).ms)
  return Math.min(...all.slice(1))
}

/** Files of one mebibyte that repeat what keeps a rule busy; of each the quickest round. */
const hostile = (): void => {
  const measured = hostileFiles().map((it) => ({ it, ms: quickest(it, ROUNDS) }))
  for (const one of measured.filter(({ ms }) => ms > LIMIT_MS)) {
    one.ms = Math.min(one.ms, quickest(one.it, MORE_ROUNDS))
  }
  const times = measured.map(({ ms }) => ms)
  const over = measured.filter(({ ms }) => ms > LIMIT_MS).toSorted((a, b) => b.ms - a.ms)
  print(
    `${times.length} hostile files of 1 MiB: p50 ${quantile(times, 0.5)}, p90 ${quantile(times, 0.9)}, p99 ${quantile(times, 0.99)}, max ${quantile(times, 1)}; over ${LIMIT_MS} ms: ${over.length}`,
  )
  for (const { it, ms } of over) print(`  ${ms.toFixed(1)} ms ${it.name} ${it.what}`)
}

const main = async (): Promise<void> => {
  const [folder, file] = process.argv.slice(2).filter((it) => !it.startsWith('--'))
  if (folder === undefined || file === undefined) {
    if (process.argv.includes('--hostile')) return hostile()
    throw new Error('Name a folder of packages and a file of labels.')
  }
  const packages: Scanned[] = []
  for (const it of labelled(folder, JSON.parse(readFileSync(file, 'utf8')))) {
    packages.push(await scanPackage(folder, it))
  }
  const of = (label: Label): Scanned[] => packages.filter((it) => it.label === label)
  const [malicious, risky, benign] = [of('malicious'), of('risky'), of('benign')]
  print(
    `malicious: block ${share(malicious.filter(isBlocked), malicious)}, block or hold ${share(malicious.filter(isStopped), malicious)}, warn or more ${share(malicious.filter(isWarned), malicious)}`,
  )
  print(
    `risky:     block or hold ${share(risky.filter(isStopped), risky)}, warn or more ${share(risky.filter(isWarned), risky)}`,
  )
  print(
    `benign:    false block ${share(benign.filter(isBlocked), benign)}, false block or hold ${share(benign.filter(isStopped), benign)}, false warning or more ${share(benign.filter(isWarned), benign)}`,
  )
  const techniques = new Set([...malicious, ...risky].map(({ technique }) => technique))
  for (const technique of [...techniques].filter(Boolean).toSorted()) {
    const some = packages.filter((it) => it.technique === technique)
    print(
      `  ${technique}: block or hold ${share(some.filter(isStopped), some)}, warn or more ${share(some.filter(isWarned), some)}`,
    )
  }
  print('rule and severity: malicious, risky, benign packages')
  const all = rulesOf(packages)
  const [inMalicious, inRisky, inBenign] = [malicious, risky, benign].map(rulesOf)
  for (const rule of [...all.keys()].toSorted()) {
    print(
      `  ${rule}: ${[inMalicious, inRisky, inBenign].map((it) => it?.get(rule)?.size ?? 0).join(', ')}`,
    )
  }
  const times = packages.map(({ ms }) => ms)
  print(
    `time per package: p50 ${quantile(times, 0.5)}, p99 ${quantile(times, 0.99)}, max ${quantile(times, 1)}`,
  )
  if (!process.argv.includes('--list')) return
  for (const it of packages.filter(wrong)) {
    print(`\n${it.label} ${it.path}`)
    for (const { severity, rule_id: rule, path, line, excerpt } of it.findings) {
      if (severity !== 'info')
        print(`  ${severity} ${rule} ${path}:${line} ${excerpt.slice(0, 160)}`)
    }
  }
}

await main()
