/**
 * Commands that code puts together from lists of arguments and parts of paths: read again as they run, in
 * whatever language. Pure.
 */
import { Buffer } from 'node:buffer'
import { findForeignPipes, findMachineEvidence } from './machine-evidence.ts'
import { type Hit, openBytes, type ScannedFile } from './rule.ts'
import { wholeOf } from './sign.ts'

const MOST = 60_000
const STARTS =
  /\bexec\.Command(?:Context)?\(|\b(?:subprocess|sp|child_process|cp|Open3|Kernel)\.\w{2,14}\(|\bPopen\(|\b(?:spawn|exec|execFile|spawnSync|execSync|execFileSync|system|execvp?|ProcessBuilder|proc_open|popen[23e]?)\s?\(|\bCommand::new\(|\bProcess\.(?:Start|spawn|run)\b|\bProcessStartInfo\b/
/** What stands between two arguments, and between two parts of a path. */
const BETWEEN = /(["'`])\s{0,2},\s{0,2}\[?\s{0,2}\1/g
const PARTS = /\b(?:join|Join|resolve|Combine|joinpath)\(([^()\n]{1,200})/g
const BETWEEN_PARTS = /(["'`])\s{0,2}[,/]\s{0,2}\1/g

const asRun = (line: string): string =>
  line
    .replace(PARTS, (whole, parts: string) =>
      whole.replace(parts, () => parts.replace(BETWEEN_PARTS, '/')),
    )
    .replace(BETWEEN, ' ')

export function* findListedCommands(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || file.isShell || file.text.length > MOST) return
  if (!wholeOf(file).has(STARTS, file.text)) return
  const lines = file.text.split('\n')
  const run = lines.map((line) => (line.includes(',') ? asRun(line) : line))
  if (!run.some((line, n) => line !== lines[n])) return
  const inner = openBytes(file.path, Buffer.from(run.join('\n'), 'latin1'))
  for (const rule of [findForeignPipes, findMachineEvidence]) {
    for (const hit of rule(inner)) {
      if (hit.severity !== 'block' && hit.severity !== 'hold') continue
      const before = inner.text.slice(0, hit.offset).split('\n').length - 1
      const offset = lines.slice(0, before).reduce((sum, line) => sum + line.length + 1, 0)
      yield { ...hit, offset, length: lines[before]?.length ?? 0 }
    }
  }
}
