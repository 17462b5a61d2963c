/** The log of the process, on standard error: lines for a person at a terminal, else JSON. */
import { type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export const openLog = async (level: LogLevel): Promise<Logger> => {
  const out = pino.destination(2)
  if (!process.stderr.isTTY) return pino({ level }, out)
  const { readableLines } = await import('./readable-log.ts')
  const readable = readableLines({ colorize: process.stderr.hasColors() })
  return pino({ level }, { write: (line) => void out.write(readable(line)) })
}
