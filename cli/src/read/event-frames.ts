/** Parses server-sent events (HTML, 9.2) from a stream of bytes. Pure. */
import { createParser } from 'eventsource-parser'
import { refuse } from '../api/failures.ts'

export type EventFrame = { id: string | null; event: string; data: string }

export type StreamItem = { frame: EventFrame } | { retryMs: number }

/** Characters of one frame: far more than any event has. */
const MAX_LENGTH = 4 * 1024 * 1024

export async function* readFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<StreamItem> {
  const decoder = new TextDecoder()
  let items: StreamItem[] = []
  const parser = createParser({
    maxBufferSize: MAX_LENGTH,
    onEvent: ({ id = null, event = 'message', data }) => items.push({ frame: { id, event, data } }),
    onRetry: (retryMs) => items.push({ retryMs }),
    onError: ({ type }) => {
      // Unknown fields and bad values are ignored, as the standard says.
      if (type !== 'max-buffer-size-exceeded') return
      throw refuse('cli.bad_response', 'Response not understood', 'An event does not end.')
    },
  })
  for await (const bytes of source) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    yield* items
    items = []
  }
}
