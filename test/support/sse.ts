/** A client of the event stream, over a real socket: reads frame by frame, as strictly as can be. */
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http'
import { once } from 'node:events'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'

type Frame = {
  id?: string
  event?: string
  data?: unknown
  retry?: string
  comment?: string
}

export type EventClient = {
  status: number
  headers: IncomingMessage['headers']
  /** The next frame that is an event; rejects if the stream ends before it. */
  next: () => Promise<Frame>
  take: (count: number) => Promise<Frame[]>
  /** Resolves once so many such frames have come, comments and retries too. */
  sees: (isIt: (frame: Frame) => boolean, count: number) => Promise<void>
  /** All that came. */
  frames: Frame[]
  /** The body as text, where it is no stream. */
  text: () => Promise<string>
  /** Resolves when the stream is over; true if the service ended it in order. */
  ended: Promise<boolean>
  leave: () => void
}

type Options = { headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string }

const fields = ['id', 'event', 'data', 'retry'] as const

const parse = (block: string): Frame => {
  const frame: Frame = {}
  for (const line of block.split('\n')) {
    if (line.startsWith(':')) {
      frame.comment = line.slice(1)
      continue
    }
    const name = fields.find((field) => line.startsWith(`${field}: `))
    if (!name || name in frame) throw new Error(`not a line of a frame: ${line}`)
    const value = line.slice(name.length + 2)
    if (name === 'data') frame.data = JSON.parse(value)
    else frame[name] = value
  }
  return frame
}

const ask = async (
  url: string,
  { body, ...options }: Options,
): Promise<[ClientRequest, IncomingMessage]> => {
  const request = open(url, { agent: false, ...options }).end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return [request, response]
}

export const openEvents = async (
  t: Test,
  url: string,
  options: Options = {},
): Promise<EventClient> => {
  const [request, response] = await ask(url, options)
  request.on('error', () => undefined)
  t.teardown(() => void request.destroy())
  response.setEncoding('utf8')
  const isStream = response.headers['content-type']?.startsWith('text/event-stream')
  const frames: Frame[] = []
  const events: Frame[] = []
  let rest = ''
  response.on('data', (text: string) => {
    rest += text
    const blocks = isStream ? rest.split('\n\n') : [rest]
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const frame = parse(block)
      frames.push(frame)
      if (frame.event !== undefined) events.push(frame)
    }
  })
  response.on('error', () => undefined)
  const ended = new Promise<boolean>((resolve) => {
    response.once('close', () => resolve(response.complete))
  })
  const more = async (): Promise<void> => {
    if (response.closed) throw new Error(`the stream ended after ${events.length} events`)
    await Promise.race([once(response, 'data').catch(() => undefined), ended])
  }
  let taken = 0
  const next = async (): Promise<Frame> => {
    for (;;) {
      const frame = events[taken]
      if (frame) {
        taken += 1
        return frame
      }
      await more()
    }
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next,
    take: async (count) => {
      const found: Frame[] = []
      while (found.length < count) found.push(await next())
      return found
    },
    sees: async (isIt, count) => {
      while (frames.filter(isIt).length < count) await more()
    },
    frames,
    text: async () => {
      await ended
      return rest
    },
    ended,
    leave: () => void request.destroy(),
  }
}

/** Lets the app listen, and gives the address of its default workspace. */
export const listen = async (app: App, workspace = 'default'): Promise<string> => {
  const origin = app.server.listening
    ? app.listeningOrigin
    : await app.listen({ host: '127.0.0.1', port: 0 })
  return `${origin}/v1/workspaces/${workspace}`
}
