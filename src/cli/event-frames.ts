/** Parses server-sent events (HTML, 9.2) from a stream of bytes. Pure. */
import { refuse } from './failures.ts'

export type EventFrame = { id: string | null; event: string; data: string }

export type StreamItem = { frame: EventFrame } | { retryMs: number }

/** Characters of one frame: far more than any event has. */
const LONGEST = 4 * 1024 * 1024

const tooLong = () => refuse('cli.bad_response', 'Response not understood', 'An event has no end.')

/** Complete lines; a trailing carriage return may be the first half of a line end. */
async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of source) {
    rest += decoder.decode(bytes, { stream: true })
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST) throw tooLong()
    yield* lines
  }
}

const splitField = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}

export async function* readFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<StreamItem> {
  let id: string | null = null
  let event = ''
  let data: string[] = []
  let length = 0
  for await (const line of linesOf(source)) {
    if (line === '') {
      if (data.length > 0) yield { frame: { id, event: event || 'message', data: data.join('\n') } }
      id = null
      event = ''
      data = []
      length = 0
      continue
    }
    const [name, value] = splitField(line)
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) id = value
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) yield { retryMs: Number(value) }
    length += value.length
    if (length > LONGEST) throw tooLong()
  }
}
