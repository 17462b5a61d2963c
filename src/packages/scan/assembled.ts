/**
 * What code puts together before it uses it: commands as lists of arguments, paths in parts, hosts and names from
 * constants. It is read again as it is at run time, in whatever language. Pure.
 */
import { Buffer } from 'node:buffer'
import { findCodeEvidence } from './code-evidence.ts'
import { findCodeFlows } from './code-flow.ts'
import { findCommands } from './commands.ts'
import { findFetchedCode } from './fetched-code.ts'
import { folded } from './folding.ts'
import { findForeignPipes, findMachineEvidence } from './machine-evidence.ts'
import { findReverseShells } from './machine-rules.ts'
import { findMailCopies } from './mail-copies.ts'
import { type Hit, openBytes, type Rule, type ScannedFile } from './rule.ts'
import { findSecretFlows } from './secret-flow.ts'
import { wholeOf } from './sign.ts'
import { isTopLevel } from './top-level-names.ts'

const MOST = 60_000
const STARTS =
  /\bexec\.Command(?:Context)?\(|\b(?:subprocess|sp|child_process|cp|Open3|Kernel)\.\w{2,14}\(|\bPopen\(|\b(?:spawn|exec|execFile|spawnSync|execSync|execFileSync|system|execvp?|ProcessBuilder|proc_open|popen[23e]?)\s?\(|\bCommand::new\(|\bProcess\.(?:Start|spawn|run)\b|\bProcessStartInfo\b/
/** What stands between two arguments, and between two parts of a path. */
const BETWEEN = /(["'`])\s{0,2},\s{0,2}\[?\s{0,2}\1/g
const PARTS = /\b(?:join|Join|resolve|Combine|joinpath)\(([^()\n]{1,200})/g
const BETWEEN_PARTS = /(["'`])\s{0,2}[,/]\s{0,2}\1/g
/** What is worth another look: a host, a command, a place of secrets, an account. */
const TELLING =
  /(?:[a-z\d-]{2,60}\.){1,4}[a-z]{2,12}\b|\b(?:iex|bcc|sh|bash|zsh|eval|exec|env|cmd|powershell|curl|wget|AdministratorAccess)\b|\.(?:env|ssh|aws)\b|\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b|\b0x[a-f\d]{40}\b/gi

const RULES: readonly Rule[] = [
  findForeignPipes,
  findMachineEvidence,
  findSecretFlows,
  findMailCopies,
  findReverseShells,
  findFetchedCode,
  findCommands,
  findCodeFlows,
  findCodeEvidence,
]

const asRun = (line: string): string =>
  line
    .replace(PARTS, (whole, parts: string) =>
      whole.replace(parts, () => parts.replace(BETWEEN_PARTS, '/')),
    )
    .replace(BETWEEN, ' ')

/** Names of files end so, too. */
const ENDING = /\.(?:py|sh|md|rs|pl|ps|so|zip|mov|js|ts|json|txt|html?|ya?ml|toml|csv|log)$/i

const isTelling = (word: string): boolean =>
  !word.includes('.') ||
  word.startsWith('.') ||
  (isTopLevel(word.slice(word.lastIndexOf('.') + 1)) && !ENDING.test(word))

/** Whether a line says something new. */
const tellsMore = (line: string, before: string): boolean =>
  line !== before &&
  (line.match(TELLING) ?? []).some((word) => isTelling(word) && !before.includes(word))

/** Null if there is nothing new. */
const assembled = (file: ScannedFile, lines: readonly string[]): string[] | null => {
  const whole = folded(file.text).split('\n')
  const plain = whole.some((line, n) => tellsMore(line, lines[n] ?? '')) ? whole : lines
  const isStarted = wholeOf(file).has(STARTS, file.text)
  const run = isStarted ? plain.map((line) => (line.includes(',') ? asRun(line) : line)) : plain
  return run.some((line, n) => line !== lines[n]) ? [...run] : null
}

export function* findAssembled(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || file.text.length > MOST) return
  const lines = file.text.split('\n')
  const run = assembled(file, lines)
  if (run === null) return
  const inner = openBytes(file.path, Buffer.from(run.join('\n'), 'latin1'))
  for (const rule of RULES) {
    for (const hit of rule(inner)) {
      if (hit.severity !== 'block' && hit.severity !== 'hold') continue
      const before = inner.text.slice(0, hit.offset).split('\n').length - 1
      const offset = lines.slice(0, before).reduce((sum, line) => sum + line.length + 1, 0)
      yield { ...hit, offset, length: lines[before]?.length ?? 0 }
    }
  }
}
