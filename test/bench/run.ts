/**
 * `npm run bench [-- names of rows]`: measures the service against floors and peers that are started
 * beside it, and prints one table. ROUNDS (5) is the number of paired rounds. Exits with 1 where a goal
 * is missed.
 */
import { cpus } from 'node:os'
import { Bench } from './bench.ts'
import { canPin, leaveServerCore } from './machine.ts'
import { Absent, figure, isMet, type Row } from './row.ts'
import { rows } from './rows.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const goalOf = ({ goal }: Row): string =>
  'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`

const line = (...cells: string[]): void => say(`| ${cells.join(' | ')} |`)

/** Whether its goal is met, or it was skipped. */
const measure = async (bench: Bench, row: Row): Promise<boolean> => {
  const mark = bench.mark
  try {
    const { value, ratios, ours, theirs, foreign } = await row.measure(bench)
    const spread = `${figure(Math.min(...ratios))}..${figure(Math.max(...ratios))}`
    const verdict = isMet(row, value) ? 'met' : 'missed'
    line(
      row.name,
      row.what,
      goalOf(row),
      figure(value),
      spread,
      verdict,
      ours,
      theirs,
      figure(foreign),
    )
    return isMet(row, value)
  } catch (error) {
    if (!(error instanceof Absent)) throw error
    line(row.name, row.what, goalOf(row), '', '', `skipped: ${error.message}`, '', '', '')
    return true
  } finally {
    await bench.end(mark)
  }
}

const chosen = (names: string[]): Row[] => {
  const unknown = names.filter((name) => !rows.some((row) => row.name.startsWith(name)))
  if (unknown.length > 0) {
    const known = rows.map(({ name }) => name).join(', ')
    throw new Error(`No row is called ${unknown.join(', ')}; there are: ${known}`)
  }
  return rows.filter(
    ({ name }) => names.length === 0 || names.some((given) => name.startsWith(given)),
  )
}

const main = async (): Promise<void> => {
  const picked = chosen(process.argv.slice(2))
  const rounds = Number(process.env.ROUNDS ?? 5)
  leaveServerCore()
  const bench = await Bench.open(rounds)
  try {
    say(
      `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.versions.node}, ` +
        `${rounds} rounds, server ${canPin ? 'on core 0' : 'not pinned'}\n`,
    )
    line('row', 'what', 'goal', 'median', 'rounds', '', 'ours', 'theirs', 'foreign cores')
    line(...Array.from({ length: 9 }, () => '---'))
    for (const row of picked) {
      if (!(await measure(bench, row))) process.exitCode = 1
    }
  } finally {
    await bench.end()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
})
