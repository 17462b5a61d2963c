/**
 * `watch`: prints each change as it happens, until it is interrupted. A stream that ends, or falls
 * silent, is resumed after the last received event.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '../program/options.ts'
import type { Context } from '../context.ts'
import { readFrames, type StreamItem } from './event-frames.ts'
import { lineOf, valueOf } from './event-lines.ts'
import { Unreachable } from '../api/failures.ts'
import { isConnectionLoss, isTransientRefusal } from '../api/retrying.ts'

const RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000
/** The registry sends a heartbeat every 15 s unless configured otherwise. */
const SILENCE_MS = 90_000

const isTransient = (error: unknown): boolean =>
  error instanceof Unreachable || isConnectionLoss(error) || isTransientRefusal(error)

export const watch = async (context: Context, { options }: Call): Promise<never> => {
  const { output } = context
  endOnSignal()
  let lastId = options.since ?? null
  let retryMs = RETRY_MS
  let isReached = false
  for (;;) {
    try {
      for await (const item of follow(context, lastId)) {
        isReached = true
        if ('retryMs' in item) retryMs = Math.min(item.retryMs, LONGEST_RETRY_MS)
        if (!('frame' in item)) continue
        lastId = item.frame.id ?? lastId
        output.event(valueOf(item.frame), lineOf(item.frame))
      }
      output.tell('The stream ended; resuming it')
    } catch (error) {
      if (!isReached || !isTransient(error)) throw error
      output.tell('The stream was lost; resuming it')
    }
    await wait(retryMs)
  }
}

/** An interrupt is the normal end of the command. */
const endOnSignal = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
}

/** One stream from its start to its end. */
async function* follow({ registry }: Context, lastId: string | null): AsyncGenerator<StreamItem> {
  const silence = new AbortController()
  const body = await registry.stream((api) =>
    api.GET('/v1/workspaces/{workspace_id}/events', {
      params: {
        path: { workspace_id: registry.workspace },
        header: lastId === null ? {} : { 'last-event-id': lastId },
      },
      headers: { accept: 'text/event-stream' },
      parseAs: 'stream',
      signal: silence.signal,
    }),
  )
  const timer = setTimeout(
    () => silence.abort(new DOMException('nothing was received for too long', 'TimeoutError')),
    SILENCE_MS,
  )
  const received = async function* (): AsyncGenerator<Uint8Array> {
    for await (const bytes of body) {
      timer.refresh()
      yield bytes
    }
  }
  try {
    yield* readFrames(received())
  } finally {
    clearTimeout(timer)
  }
}
