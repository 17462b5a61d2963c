/** Runs tasks inside a task thread; the owner sends one after the other. */
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './protocol.ts'

const send = (message: FromThread<unknown>): void => parentPort?.postMessage(message, [])

export const serveTasks = (run: (task: never) => unknown): void => {
  const perform = async ({ id, task }: ToThread<never>): Promise<void> => {
    try {
      send({ kind: 'done', id, result: await run(task) })
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      send({ kind: 'failed', id, message, stack })
    }
  }
  parentPort?.on('message', (message: ToThread<never>) => void perform(message))
  send({ kind: 'ready' })
}
