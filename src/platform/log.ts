/** The log of the process, on standard error: readable lines at a terminal, else JSON. */
import { type Logger, pino } from 'pino'
import type { LogLevel } from './config/config.ts'

/** The part of the logger that services use. */
export type Log = {
  error: (context: object, message: string) => void
  info: (context: object, message: string) => void
}

type Out = ReturnType<typeof pino.destination>

/** Once its terminal is gone (EIO), the stream would retry the rest for ever. */
const silence = (out: Out): void => {
  out.write = () => true
  out.flush = () => {}
  out.flushSync = () => {}
  out.end = () => {}
}

/** Packages log the headers of requests at the level trace, and headers have credentials. */
const redact = { paths: ['headers', '*.headers', '*.*.headers'], censor: '(not logged)' }

export const openLog = async (level: LogLevel): Promise<Logger> => {
  const { isTTY } = process.stderr
  // At the exit, what is still in a buffer is written before a line that is on its way.
  const out = pino.destination({ dest: 2, sync: isTTY })
  out.on('error', (error: Error) => {
    if ('code' in error && error.code === 'EIO') silence(out)
  })
  if (!isTTY) return pino({ level, redact }, out)
  const { readableLines } = await import('./readable-log.ts')
  const readable = readableLines({ colorize: process.stderr.hasColors() })
  return pino({ level, redact }, { write: (line) => void out.write(readable(line)) })
}
