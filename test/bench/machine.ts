/**
 * The machine that is measured on: the server under load has core 0 to itself, all else (this
 * process, the load, Postgres) the others. What programs that are not ours take away is counted, so
 * that a round they spoilt is done again.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const TICKS_A_SECOND = 100
const KTHREADD = 2

export const canPin = process.platform === 'linux' && availableParallelism() > 1

/** Before a command that is the server under load. */
export const onServerCore: string[] = canPin ? ['taskset', '--cpu-list', '0'] : []

/** This process and whatever it starts from now on. */
export const leaveServerCore = (): void => {
  if (!canPin) return
  const others = `1-${availableParallelism() - 1}`
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', others, String(process.pid)])
}

type Process = { parent: number; ticks: number }

/** The name may hold anything, so what follows counts from its last bracket. */
const parse = (stat: string): Process => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
}

const processes = (): Map<number, Process> => {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    try {
      found.set(pid, parse(readFileSync(`/proc/${name}/stat`, 'utf8')))
    } catch {
      // It has ended.
    }
  }
  return found
}

const isOurs = (pid: number, all: Map<number, Process>): boolean => {
  for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) {
    if (at === process.pid || at === KTHREADD) return true
  }
  return false
}

const foreignTicks = (): Map<number, number> => {
  const all = processes()
  const foreign = [...all].filter(([pid]) => !isOurs(pid, all))
  return new Map(foreign.map(([pid, { ticks }]) => [pid, ticks]))
}

/** The cores that programs beside this one, its children and the kernel took while `act` ran. */
export const withForeignCpu = async <T>(
  act: () => Promise<T>,
): Promise<{ value: T; foreign: number }> => {
  if (process.platform !== 'linux') return { value: await act(), foreign: 0 }
  const before = foreignTicks()
  const startedAt = performance.now()
  const value = await act()
  const seconds = (performance.now() - startedAt) / 1000
  let ticks = 0
  for (const [pid, after] of foreignTicks()) ticks += after - (before.get(pid) ?? 0)
  return { value, foreign: ticks / TICKS_A_SECOND / seconds }
}
