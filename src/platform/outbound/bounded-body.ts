/** Counts the bytes of a response as it is read, and fails if it is too long. Pure. */
import { sizeText } from '../sizes.ts'
import { OutboundFailure } from './failure.ts'

export const tooLarge = (maxBytes: number): OutboundFailure =>
  new OutboundFailure('failed', `The response is over ${sizeText(maxBytes)}.`)

/** What Node, undici and browsers call `ReadableStream`, each with its own types. */
type Body = { getReader: () => ReadableStreamDefaultReader<Uint8Array> }

type Limits = { maxBytes: number; failed: (error: unknown) => OutboundFailure }

export const boundedBody = (
  body: Body,
  { maxBytes, failed }: Limits,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  let count = 0
  const next = async (): Promise<Uint8Array | null> => {
    const { done, value } = await reader.read()
    if (done) return null
    count += value.byteLength
    if (count > maxBytes) throw tooLarge(maxBytes)
    return value
  }
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const bytes = await next()
        if (bytes) controller.enqueue(bytes)
        else controller.close()
      } catch (error) {
        controller.error(failed(error))
        await reader.cancel().catch(() => undefined)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
