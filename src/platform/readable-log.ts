/** Formats log entries for a person. Loaded at a terminal only; everything else gets JSON. */
import { prettyFactory } from 'pino-pretty'

type Entry = Record<string, unknown>

/** Without this the terminal would interpret escape sequences sent by a hostile client. */
const HIDDEN = /[^\P{C}\n\t]/gu

const visible = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(HIDDEN, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`)
    : value

/** Longer lists are shortened to their first and last items. */
const MAX_LISTED = 3

const shown = (value: unknown): string => {
  if (Array.isArray(value) && value.length > MAX_LISTED) {
    return `${shown(value[0])} … ${shown(value.at(-1))} (${value.length})`
  }
  return typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : JSON.stringify(value)
}

const words = (fields: Entry): string =>
  Object.entries(fields)
    .map(([name, value]) => ` ${name}=${shown(value)}`)
    .join('')

/** Only the fields that a person reads, and the id of a failed request to search for. */
const requestWords = (fields: Entry): string => {
  const { method, url, status, ms, aborted, request_id } = fields
  const rest = {
    ...(aborted === undefined ? {} : { aborted }),
    ...(Number(status) >= 400 ? { request_id } : {}),
  }
  return `${String(status)} ${String(method)} ${String(url)} ${String(ms)} ms${words(rest)}`
}

export const readableLines = ({ colorize }: { colorize: boolean }): ((line: string) => string) => {
  const print = prettyFactory({ colorize, translateTime: 'SYS:HH:MM:ss' })
  return (line) => {
    const entry = JSON.parse(line, visible) as Entry
    const { level, time, msg, err, pid: _pid, hostname: _hostname, ...fields } = entry
    const message = typeof msg === 'string' ? msg : ''
    const text = message === 'request' ? requestWords(fields) : message + words(fields)
    return print({ level, time, msg: text, ...(err === undefined ? {} : { err }) })
  }
}
