/**
 * Ends the process if its event loop hangs. The watchdog thread ticks, and the main thread
 * acknowledges by incrementing a shared counter; several ticks in a row without an acknowledgement
 * mean a hang. While the machine or the process is suspended neither thread runs, so a suspension
 * is not mistaken for a hang.
 */
import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { threadEntry, threadEnv } from './entry.ts'

export type WatchdogOptions = {
  logLevel: string
  tickMs?: number
  /** Unacknowledged ticks in a row after which the process is killed. */
  maxMissed?: number
}

export type WatchdogData = Required<WatchdogOptions> & { acks: Int32Array }

export type Watchdog = { stop: () => Promise<void> }

const TICK_MS = 1000
const MAX_MISSED = 30
const MEMORY_MB = 16

export const startWatchdog = ({
  logLevel,
  tickMs = TICK_MS,
  maxMissed = MAX_MISSED,
}: WatchdogOptions): Watchdog => {
  // A breakpoint is not a hang.
  if (debuggerUrl() !== undefined) return { stop: async () => {} }
  const acks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const timer = setInterval(() => Atomics.add(acks, 0, 1), tickMs).unref()
  const workerData: WatchdogData = { acks, logLevel, tickMs, maxMissed }
  const thread = new Worker(threadEntry('watchdog-thread', import.meta.url), {
    name: 'watchdog',
    workerData,
    env: threadEnv,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  thread.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await thread.terminate()
    },
  }
}
