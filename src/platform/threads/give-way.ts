/** Lowers the priority of a thread, so that on one core the one that answers requests goes first. */
import { getPriority, setPriority } from 'node:os'

const NICE = 10

/** Node reaches the priority of a thread on Linux only; elsewhere it is that of the process. */
export const giveWay = (): void => {
  if (process.platform !== 'linux' || getPriority() >= NICE) return
  try {
    setPriority(NICE)
  } catch {
    // A sandbox may forbid it. Then the two take turns.
  }
}
