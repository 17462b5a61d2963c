/**
 * Entry of the watchdog's thread. It logs where the main thread is and kills the process: SIGTERM
 * would wait for the hanging loop, and a thread cannot exit for the process.
 */
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'
import { pino } from 'pino'
import type { WatchdogData } from './watchdog.ts'

const { acks, logLevel, tickMs, maxMissed } = workerData as WatchdogData

/** How long to wait for the stack; while the main thread runs no JavaScript there is none. */
const STACK_WITHIN_MS = 5000
const FRAMES = 50

const logger = pino({ level: logLevel }, pino.destination({ dest: 2, sync: true }))

/** Evaluated on the main thread, on top of its stack; the first two lines are this function's. */
const expression = `(Error.stackTraceLimit = ${FRAMES}, new Error().stack)`

const end = (stack: string | null): never => {
  logger.fatal(
    { stack, silent_ms: maxMissed * tickMs },
    'the event loop does not respond, so the process is killed',
  )
  process.kill(process.pid, 'SIGKILL')
  throw new Error('the process has been killed')
}

const report = (): void => {
  const session = new Session()
  session.connectToMainThread()
  setTimeout(() => end(null), STACK_WITHIN_MS)
  session.post('Runtime.evaluate', { expression }, (_error, response) => {
    const value: unknown = response?.result.value
    end(typeof value === 'string' ? value.split('\n').slice(2).join('\n') : null)
  })
}

let seen = Atomics.load(acks, 0)
let missed = 0

const timer = setInterval(() => {
  const now = Atomics.load(acks, 0)
  missed = now === seen ? missed + 1 : 0
  seen = now
  if (missed < maxMissed) return
  clearInterval(timer)
  report()
}, tickMs)
