/** Lowers the priority of a thread, so that on one core the request thread runs first. */
import { getPriority, setPriority } from 'node:os'

const NICE = 10

/** Node sets the priority of a thread on Linux only; elsewhere it would set that of the process. */
export const giveWay = (): void => {
  if (process.platform !== 'linux' || getPriority() >= NICE) return
  try {
    setPriority(NICE)
  } catch {
    // A sandbox may forbid it; then both have the same priority.
  }
}
