/** A thread for heavy work: in order, within a deadline, and never the end of the process. */
import t from '../support/tap.ts'
import { TaskThread } from '../../src/platform/threads/task-thread.ts'

type Task = { do: 'echo' | 'hang' | 'throw' | 'exit' | 'fill'; word?: string }

const overrun = { name: 'TaskOverrun' }

const options = {
  entry: new URL('../support/task-thread-entry.ts', import.meta.url),
  name: 'test',
  deadlineMs: 60_000,
  memoryMb: 32,
  maxQueued: 3,
}

const threadOf = (t: { teardown: (end: () => Promise<void>) => void }, given = {}) => {
  const thread = new TaskThread<Task, string>({ ...options, ...given })
  t.teardown(() => thread.close())
  return thread
}

t.test('tasks run one after the other, in order', async (t) => {
  const thread = threadOf(t)
  const order: string[] = []
  const words = ['a', 'b', 'c']
  await Promise.all(words.map(async (word) => order.push(await thread.run({ do: 'echo', word }))))
  t.same(order, words)
})

t.test('a task over its deadline ends alone', async (t) => {
  const thread = threadOf(t, { deadlineMs: 3000 })
  const hangs = t.rejects(thread.run({ do: 'hang' }), overrun)
  const next = thread.run({ do: 'echo', word: 'next' })
  await hangs
  t.equal(await next, 'next')
})

t.test('a task that fails, exits or fills the memory fails alone', async (t) => {
  const thread = threadOf(t)
  await t.rejects(thread.run({ do: 'throw' }), { message: 'thrown in the thread' })
  for (const what of ['exit', 'fill'] as const) {
    await t.rejects(thread.run({ do: what }), overrun, what)
    t.equal(await thread.run({ do: 'echo', word: what }), what)
  }
  let deep: unknown = 1
  for (let level = 0; level < 100_000; level += 1) deep = [deep]
  await t.rejects(thread.run({ do: 'echo', word: deep as string }), overrun)
  t.equal(await thread.run({ do: 'echo', word: 'last' }), 'last')
})

t.test('tasks beyond the queue are rejected, and all of them at the end', async (t) => {
  const thread = threadOf(t)
  const running = thread.run({ do: 'hang' })
  const waiting = [1, 2, 3].map(() => thread.run({ do: 'echo', word: 'x' }))
  await t.rejects(thread.run({ do: 'echo' }), { code: 'unavailable', retryAfter: 2 })
  const ended = [running, ...waiting].map((task) => t.rejects(task, { code: 'unavailable' }))
  await thread.close()
  await Promise.all(ended)
  await t.rejects(thread.run({ do: 'echo' }), { code: 'unavailable' })
})

t.test('each task fails where no thread can be started', async (t) => {
  const thread = threadOf(t, { entry: new URL('https://example.org/no-file.js') })
  const tasks = ['a', 'b'].map((word) => thread.run({ do: 'echo', word }))
  for (const task of tasks) await t.rejects(task, overrun)
  await t.rejects(thread.run({ do: 'echo', word: 'later' }), overrun)
})
