/**
 * The output of a command: its result on standard output, everything else on standard error, where
 * a terminal also gets a progress bar. Text from outside is printed without control characters, and
 * never wider than the terminal.
 */
import { furtherFaults, type Problem } from '../api/failures.ts'
import { cut, table, wrapped } from './layout.ts'
import { bytes, json, plain, plainLines } from './text.ts'

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

/** What the environment says of the terminal. */
export type Terminal = { isDumb: boolean; hasColors: boolean }

export type Streams = Terminal & { stdout: Stream; stderr: Stream }

type Style = 'bad' | 'care' | 'good' | 'faint'
/** A line in a colour, where the terminal has colours. */
export type Line = string | { style: Style; text: string } | { rows: string[][] }

const BAR_CELLS = 30
/** What to do about problems that say only what they are. */
const HINTS = new Map([
  [
    'access.unauthorized',
    'Sign in with "skill login", set SKILL_REGISTRY_TOKEN to a token, or name a file that contains one with --token-file.',
  ],
  ['access.forbidden', 'Your role is printed by "skill whoami". An admin gives another one.'],
  ['cli.unreachable', 'Start it, or give its address with --url or SKILL_REGISTRY_URL.'],
  ['skills.not_found', 'See the names with "skill list", or find one with "skill search".'],
])
const CLEAR_LINE = '\r\u001b[K'
const COLORS: Record<Style, number> = { bad: 31, care: 33, good: 32, faint: 2 }
/** Narrower terminals get this many columns. */
const NARROWEST = 20

export const widthOf = ({ isTTY, columns }: Stream): number =>
  isTTY && columns > 0 ? Math.max(columns, NARROWEST) : Infinity

export class Output {
  readonly isJson: boolean
  readonly #streams: Streams
  readonly #hasBar: boolean
  #bar = ''
  #lastTenth = -1

  constructor(streams: Streams, isJson: boolean) {
    this.#streams = streams
    this.isJson = isJson
    this.#hasBar = streams.stderr.isTTY && !streams.isDumb
  }

  /** Prints the value for programs, the lines for people. */
  result(value: unknown, lines: () => Line[]): void {
    if (this.isJson) this.#print(`${json(value, 2)}\n`)
    else for (const line of lines()) this.#print(this.#formatted(line))
  }

  /** One of many results: with JSON each is one line. */
  event(value: unknown, line: string): void {
    this.#print(this.isJson ? `${json(value)}\n` : this.#formatted(line))
  }

  /** Exactly these bytes. */
  raw(content: Uint8Array | string): void {
    this.progressDone()
    this.#streams.stdout.write(content)
  }

  /** The same of a file, whose control characters reach no terminal. */
  content(content: Buffer): void {
    if (!this.#streams.stdout.isTTY) this.raw(content)
    else for (const line of plainLines(content.toString('utf8'))) this.raw(`${line}\n`)
  }

  failure(problem: Problem): void {
    this.problem(problem)
    if (this.isJson) this.#print(`${json({ error: problem }, 2)}\n`)
  }

  /** For people, and beside a result that tells programs. */
  problem(problem: Problem): void {
    this.progressDone()
    this.tell(`${problem.title}: ${problem.detail} (${problem.code})`)
    for (const line of furtherFaults(problem)) this.tell(line)
    const hint = HINTS.get(problem.code)
    if (hint !== undefined) this.tell(hint)
  }

  tell(line: string): void {
    this.#erase()
    const lines = wrapped(plain(line), widthOf(this.#streams.stderr))
    this.#streams.stderr.write(`${lines.join('\n')}\n`)
    this.#streams.stderr.write(this.#bar)
  }

  /** A bar on a terminal, elsewhere a line for each tenth. */
  progress(done: number, of: number): void {
    const share = of === 0 ? 1 : done / of
    const amount = `${bytes(done)} of ${bytes(of)}`
    if (this.#hasBar) {
      const full = Math.round(share * BAR_CELLS)
      const cells = '#'.repeat(full).padEnd(BAR_CELLS, '.')
      this.#erase()
      const bar = `[${cells}] ${Math.floor(share * 100)} %  ${amount}`
      this.#bar = cut(bar, widthOf(this.#streams.stderr) - 1)
      this.#streams.stderr.write(this.#bar)
      return
    }
    const tenth = Math.floor(share * 10)
    if (tenth === this.#lastTenth) return
    this.#lastTenth = tenth
    this.tell(`Uploaded ${amount}`)
  }

  /** Leaves the bar on the terminal, and begins the next output on a new line. */
  progressDone(): void {
    if (this.#bar !== '') this.#streams.stderr.write('\n')
    this.#bar = ''
  }

  #formatted(line: Line): string {
    const width = widthOf(this.#streams.stdout)
    if (typeof line === 'object' && 'rows' in line) return `${table(line.rows, width).join('\n')}\n`
    const { style, text } = typeof line === 'string' ? { style: null, text: line } : line
    const lines = wrapped(plain(text), width)
    const isColored = style !== null && this.#streams.hasColors && this.#streams.stdout.isTTY
    const paint = (one: string): string =>
      isColored ? `\u001b[${COLORS[style]}m${one}\u001b[0m` : one
    return lines.map((one) => `${paint(one)}\n`).join('')
  }

  #print(text: string): void {
    this.progressDone()
    this.#streams.stdout.write(text)
  }

  #erase(): void {
    if (this.#bar !== '') this.#streams.stderr.write(CLEAR_LINE)
  }
}
