/**
 * The output of a command: its result on standard output, everything else on standard error, where
 * a terminal also gets a progress bar. Text from outside is printed without control characters.
 */
import { furtherFaults, type Problem } from './failures.ts'
import { bytes, json, plain } from './text.ts'

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

export type Streams = { stdout: Stream; stderr: Stream; isDumb: boolean }

const BAR_CELLS = 30
const TOKEN_HINT =
  'Set SKILL_REGISTRY_TOKEN to a token, or name a file that contains one with --token-file.'
const CLEAR_LINE = '\r\u001b[K'

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
  result(value: unknown, lines: () => string[]): void {
    if (this.isJson) this.#print(`${json(value, 2)}\n`)
    else for (const line of lines()) this.#print(`${plain(line)}\n`)
  }

  /** One of many results: with JSON each is one line. */
  event(value: unknown, line: string): void {
    this.#print(`${this.isJson ? json(value) : plain(line)}\n`)
  }

  failure(problem: Problem): void {
    this.progressDone()
    this.tell(`${problem.title}: ${problem.detail} (${problem.code})`)
    for (const line of furtherFaults(problem)) this.tell(line)
    if (problem.code === 'access.unauthorized') this.tell(TOKEN_HINT)
    if (this.isJson) this.#print(`${json({ error: problem }, 2)}\n`)
  }

  tell(line: string): void {
    this.#erase()
    this.#streams.stderr.write(`${plain(line)}\n`)
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
      this.#bar = `[${cells}] ${Math.floor(share * 100)} %  ${amount}`
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

  #print(text: string): void {
    this.progressDone()
    this.#streams.stdout.write(text)
  }

  #erase(): void {
    if (this.#bar !== '') this.#streams.stderr.write(CLEAR_LINE)
  }
}
