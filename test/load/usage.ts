/** What processes take, by /proc: processor time and memory. */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

const TICKS_A_SECOND = 100

const statOf = (pid: number): { parent: number; ticks: number } | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }
  } catch {
    return null
  }
}

/** Seconds of processor time so far, of a process and those that it has started and that are left. */
export const cpuSeconds = (root: number, { withChildren = false } = {}): number => {
  let ticks = statOf(root)?.ticks ?? 0
  if (withChildren) {
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
      if (stat?.parent === root) ticks += stat.ticks
    }
  }
  return ticks / TICKS_A_SECOND
}

/** Seconds of processor time so far, of everything on this machine. */
export const machineSeconds = (): number => {
  const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq) / TICKS_A_SECOND
}

export const residentMiB = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/status`, 'latin1')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024
}

export const loadAverage = (): number => loadavg()[0] ?? 0
