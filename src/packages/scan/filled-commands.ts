/**
 * Commands whose parts are variables of a build file: Make, just, Dockerfile, YAML of tasks and
 * pipelines, scripts of package.json. They are filled in, and the commands read again. Pure.
 */
import { Buffer } from 'node:buffer'
import { findCommands } from './commands.ts'
import { findForeignPipes, findMachineEvidence } from './machine-evidence.ts'
import { type Hit, openBytes, type ScannedFile } from './rule.ts'

const BUILD_FILE =
  /(?:^|\/)(?:(?:gnu)?makefile|justfile|dockerfile|containerfile|package\.json)$|\.(?:mk|just|dockerfile|ya?ml|service|timer|cron|crontab|plist)$|(?:^|\/)(?:crontab|cron\.d\/[\w-]{1,60})$/i
const MOST = 60_000
const MAX_NAMES = 200
/** A value may be put together from others. */
const MAX_DEPTH = 3
const LONGEST_VALUE = 300
const LONGEST_LINE = 2000

const DEFINITION =
  /^[ \t]{0,40}(?:- )?(?:(?:export|override|ARG|ENV) |Environment=["']?)?"?([A-Za-z_][\w-]{0,40})"?[ \t]{0,8}(?::{0,3}=|[?+!]=|:[ \t]|[ \t](?=\S))[ \t]{0,8}["']?([^\n]{1,300})$/gm
const REFERENCE =
  /\$\$?\(([A-Za-z_]\w{0,40})\)|\$\$?\{([A-Za-z_]\w{0,40})\}|\$\{\{\s?(?:env|vars)\.(\w{1,40})\s?\}\}|\{\{-?\s?\.?([A-Za-z_]\w{0,40})\s?-?\}\}|\$\$?(?:npm_(?:package_)?config_)?([A-Za-z_]\w{0,40})/g
/** What begins a block is no value. */
const NO_VALUE = /^[|>{[]?\s{0,4}$/

const definitionsOf = (text: string): Map<string, string> => {
  const names = new Map<string, string>()
  for (const [, name = '', raw = ''] of text.matchAll(DEFINITION)) {
    const value = raw.trim().replace(/["'],?$/, '')
    if (NO_VALUE.test(value) || value.length > LONGEST_VALUE || names.has(name)) continue
    names.set(name, value)
    if (names.size === MAX_NAMES) break
  }
  return names
}

const filledLine = (line: string, names: ReadonlyMap<string, string>): string => {
  let filled = line
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = filled.replace(REFERENCE, (match, ...groups: (string | undefined)[]) => {
      const name = groups.slice(0, 5).find((it) => it !== undefined)
      return names.get(name ?? '') ?? match
    })
    if (next === filled || next.length > LONGEST_LINE) break
    filled = next
  }
  return filled
}

export function* findFilledCommands(file: ScannedFile): Generator<Hit> {
  if (!BUILD_FILE.test(file.path) || file.text.length > MOST) return
  if (!/[${]/.test(file.text)) return
  const names = definitionsOf(file.text)
  if (names.size === 0) return
  const lines = file.text.split('\n')
  // Make takes these from the command before it runs it.
  const filled = lines.map((line) => filledLine(line, names).replace(/^\t[@+-]{1,3}/, '\t'))
  const changed = lines.map((line, i) => line !== filled[i] && /[${]/.test(line))
  if (!changed.includes(true)) return
  const inner = openBytes(file.path, Buffer.from(filled.join('\n'), 'latin1'))
  if (!inner.words.has('fetch', 'decode')) return
  for (const rule of [findCommands, findForeignPipes, findMachineEvidence]) {
    for (const hit of rule(inner)) {
      if (hit.severity !== 'block' && hit.severity !== 'hold') continue
      const [first, last] = [hit.offset, hit.offset + hit.length].map((it) => lineOf(filled, it))
      const at = changed.indexOf(true, first)
      if (first === undefined || last === undefined || at === -1 || at > last) continue
      const offset = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0)
      yield { ...hit, offset, length: lines[at]?.length ?? 0 }
    }
  }
}

const lineOf = (lines: readonly string[], offset: number): number => {
  let end = 0
  for (const [i, line] of lines.entries()) {
    end += line.length + 1
    if (offset < end) return i
  }
  return lines.length - 1
}
