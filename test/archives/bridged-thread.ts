/** Entry of a reader thread whose archives come from the test, and whose files go there (pools.ts). */
import { hash } from 'node:crypto'
import { BroadcastChannel, parentPort } from 'node:worker_threads'
import { fromPlainAppError, fromPlainError } from '../../src/packages/threads/plain-error.ts'
import { serve } from '../../src/packages/threads/worker.ts'
import { type Answer, type Asked, type BridgeOrder, saidIn } from './pools.ts'

type Waiting = PromiseWithResolvers<Uint8Array | null>

const open = ({ channel: name }: BridgeOrder) => {
  const channel = new BroadcastChannel(name)
  const waiting = new Map<number, Waiting>()
  const digests: string[] = []
  let asked = 0

  channel.addEventListener('message', (event) => {
    const data = saidIn(event) as Answer
    if (data.kind === 'over') channel.close()
    if (data.kind === 'answer') waiting.get(data.id)?.resolve(data.bytes)
    if (data.kind === 'failed') waiting.get(data.id)?.reject(fromPlainError(data.error))
    if (data.kind === 'refused') waiting.get(data.id)?.reject(fromPlainAppError(data.refusal))
  })
  const ask = async (question: Asked['question']): Promise<Uint8Array | null> => {
    asked += 1
    const answer: Waiting = Promise.withResolvers()
    waiting.set(asked, answer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread
    channel.postMessage({ id: asked, question } satisfies Asked)
    return answer.promise
  }
  const pull = async () => {
    const value = await ask({ kind: 'pull' })
    return value === null ? ({ value, done: true } as const) : ({ value, done: false } as const)
  }
  const close = async () => {
    void ask({ kind: 'close' })
    return { value: null, done: true } as const
  }
  return {
    source: {
      kind: 'tar.gz' as const,
      bytes: { [Symbol.asyncIterator]: () => ({ next: pull, return: close }) },
    },
    sink: {
      add: (bytes: Uint8Array) => {
        const file = { sha256: hash('sha256', bytes), bytes }
        digests.push(file.sha256)
        return ask({ kind: 'store', file })
      },
      finish: async () => digests,
      abort: async () => {},
    },
  }
}

if (parentPort !== null) serve(parentPort, open)
