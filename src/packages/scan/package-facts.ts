/**
 * Attacks whose parts lie in several files: no file is enough for a finding, and together they are
 * one. Collected while files are read, put together at the end. Pure.
 */
import { createHash } from 'node:crypto'
import type { Found } from './finding.ts'
import { asText, shown } from './excerpt.ts'
import { Joined } from './joined.ts'
import { lureParts } from './lures.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { secretParts } from './secret-parts.ts'

type Fact = { path: string; line: number; excerpt: string }
type Reader = Fact & { imports: readonly string[] }

const MAX_FACTS = 20
const MAX_IMPORTS = 500

/** The first of each kind by path, so that the order of files does not matter. */
export class PackageFacts {
  readonly #passwords: Fact[] = []
  readonly #archives: Fact[] = []
  readonly #catchers: Fact[] = []
  readonly #stores: Fact[] = []

  readonly #readers: Reader[] = []
  readonly #senders: Fact[] = []
  readonly #imports = new Set<string>()
  readonly #joined = new Joined()
  readonly #known = new Set<string>()

  add(file: ScannedFile, hits: readonly Found[]): void {
    this.#joined.add(file)
    const { password, archive } = lureParts(file)
    if (password !== null) keep(this.#passwords, file, password)
    if (archive !== null) keep(this.#archives, file, archive)
    const { reads, sends, imports } = secretParts(file)
    if (reads !== null && this.#readers.length < MAX_FACTS)
      this.#readers.push({ path: file.path, line: 1, excerpt: reads, imports })
    if (sends !== null) keep(this.#senders, file, sends)
    for (const name of imports) if (this.#imports.size < MAX_IMPORTS) this.#imports.add(name)
    for (const { rule_id: rule, path, line, excerpt, severity } of hits) {
      if (severity === 'block' || severity === 'hold') this.#known.add(rule)
      if (rule === 'data.request_catcher') this.#catchers.push({ path, line, excerpt })
      if (rule === 'data.credentials_read') this.#stores.push({ path, line, excerpt })
    }
  }

  findings(): Found[] {
    const found: Found[] = []
    const lure = pair(this.#archives, this.#passwords)
    if (lure) {
      found.push(
        made(
          'lure.password_archive',
          'hold',
          lure,
          'An archive that is to be run has its password in another file.',
        ),
      )
    }
    const sent = pair(this.#catchers, this.#stores)
    if (sent) {
      found.push(
        made(
          'data.credentials_sent',
          'block',
          sent,
          'One file reads credentials, and another one sends to a request catcher.',
        ),
      )
    }
    const isImported = ({ path }: Fact): boolean => this.#imports.has(moduleOf(path))
    const senders = this.#senders.filter(isImported)
    const usesSender = ({ imports }: Reader): boolean =>
      senders.some(({ path }) => imports.includes(moduleOf(path)))
    const linked = pair(
      senders,
      this.#readers.filter((it) => isImported(it) || usesSender(it)),
    )
    if (linked) {
      found.push(
        made(
          'data.credentials_sent',
          'hold',
          linked,
          'One file reads credentials, and another one sends what it is given.',
        ),
      )
    }
    for (const { path, hit } of this.#joined.hits(({ rule_id: rule }) => this.#known.has(rule))) {
      const excerpt = shown(asText(hit.message))
      const facts: [Fact, Fact] = [
        { path, line: 1, excerpt },
        { path, line: 1, excerpt },
      ]
      found.push(made(hit.rule_id, 'hold', facts, `${hit.message} Its parts lie in several files.`))
    }
    return found
  }
}

const moduleOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.\w{1,4}$/, '')

const keep = (facts: Fact[], file: ScannedFile, excerpt: string): void => {
  if (facts.length < MAX_FACTS) facts.push({ path: file.path, line: 1, excerpt })
}

/** One of each, in two files. */
const pair = (a: Fact[], b: Fact[]): [Fact, Fact] | null => {
  const [first] = a.toSorted(byPath)
  const other = b.toSorted(byPath).find(({ path }) => path !== first?.path)
  return first && other ? [first, other] : null
}

const byPath = (a: Fact, b: Fact): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)

const made = (
  rule_id: string,
  severity: Hit['severity'],
  [first, other]: [Fact, Fact],
  message: string,
): Found => ({
  rule_id,
  severity,
  message: `${message} See ${other.path}.`,
  path: first.path,
  line: first.line,
  excerpt: first.excerpt,
  decoded: null,
  decoding: [],
  matched: createHash('sha256')
    .update(`${first.excerpt}\0${other.path}\0${other.excerpt}`)
    .digest('hex'),
})
