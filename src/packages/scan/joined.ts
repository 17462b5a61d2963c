/**
 * Programs whose parts lie in several files: what one file names or sources, another one runs. The small
 * scripts of a package are read again as one text, in the order of their names. Pure.
 */
import { Buffer } from 'node:buffer'
import { findCommands } from './commands.ts'
import { findCodeFlows } from './code-flow.ts'
import { findMachineEvidence, foreignHosts } from './machine-evidence.ts'
import { openBytes, type Hit, type ScannedFile } from './rule.ts'
import { findSecretFlows } from './secret-flow.ts'

const MOST = 24_000
const LARGEST = 6_000
const LOOKED_AT = 20_000
const PART = /\.(?:part\w{0,3}|txt|dat|data|inc|cfg|conf|env|ini|json|ya?ml|\d{1,3})$/i

type Part = { path: string; text: string; isShell: boolean }

/** Collected while files are read; the order of files does not matter. */
export class Joined {
  readonly #parts: Part[] = []
  #bytes = 0
  #runner: string | null = null

  add(file: ScannedFile): void {
    if (this.#runner === null && !file.isDecoded && JOINS.test(file.text.slice(0, LOOKED_AT)))
      this.#runner = file.path
    const isPart = file.isCode || PART.test(file.name)
    if (!isPart || file.isMarkdown || file.text.length > LARGEST || file.text === '') return
    if (this.#bytes + file.text.length > MOST) return
    this.#bytes += file.text.length
    this.#parts.push({ path: file.path, text: file.text, isShell: file.isShell })
  }

  /** What only the whole shows, with the file to report it for. */
  hits(isKnown: (hit: Hit) => boolean): { path: string; hit: Hit }[] {
    const runner = this.#runner
    if (this.#parts.length < 2 || runner === null) return []
    const parts = this.#parts.toSorted((a, b) => order(a) - order(b) || (a.path < b.path ? -1 : 1))
    const data = parts.filter((it) => order(it) < 2).map(({ text }) => text.replace(/\n$/, ''))
    const texts = [parts.map(({ text }) => text).join('\n'), data.join('')]
    for (const text of texts) {
      const file = openBytes(`${runner}.sh`, Buffer.from(text, 'latin1'))
      const isForeign = foreignHosts(text).length > 0
      for (const rule of [findCommands, findCodeFlows, findMachineEvidence, findSecretFlows]) {
        for (const hit of rule(file)) {
          const isOpen =
            isForeign && hit.severity === 'warn' && hit.rule_id === 'command.pipe_to_shell'
          const isGrave = hit.severity === 'block' || hit.severity === 'hold' || isOpen
          if (isGrave && hit.rule_id !== 'scan.incomplete' && !isKnown(hit))
            return [{ path: runner, hit }]
        }
      }
    }
    return []
  }
}

/** Names and settings before what uses them, and what runs all of it last. */
const order = ({ text, isShell }: Part): number => (JOINS.test(text) ? 2 : isShell ? 1 : 0)
const JOINS =
  /(?:^|[\n;&|])\s{0,8}(?:source|\.)\s+["']?[\w./$"{}()-]{2,80}|\bcat\s+\S{1,60}\s+\S{1,60}[^\n]{0,60}\|\s{0,3}(?:ba|z)?sh\b|\bjq\s[^\n]{0,60}\.(?:json|ya?ml)|\bcat\s[^\n]{0,60}(?:\||>)|(?:^|\n)\s{0,8}from\s+\.?\w[\w.]{0,40}\s+import|require\(\s?["']\.{1,2}\/|from\s+["']\.{1,2}\//
