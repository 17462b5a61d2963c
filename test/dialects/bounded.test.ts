/** Work on schemas of strangers ends after its time, of which waiting for a processor is no part. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import t from '../support/tap.ts'
import { bounded } from '../../src/protocols/marketplace/bounded.ts'

const BUDGET_MS = 100

/** Uses no processor meanwhile, like a thread that others keep from running. */
const wait = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

const endless = (): never => {
  for (;;);
}

t.test('work that got no CPU time is repeated', async (t) => {
  let attempts = 0
  const result = bounded(BUDGET_MS, () => {
    attempts += 1
    if (attempts === 1) wait(5 * BUDGET_MS)
    return 'done'
  })
  t.equal(result, 'done')
  t.equal(attempts, 2)
})

t.test('work that uses its time up is ended', async (t) => {
  t.throws(() => bounded(BUDGET_MS, endless), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
})

t.test('what the work throws is rethrown', async (t) => {
  const error = new Error('of the work')
  t.throws(() => {
    bounded(BUDGET_MS, () => {
      throw error
    })
  }, error)
})

t.test('a thread that got no CPU time at first checks all that follows', async (t) => {
  const thread = new Worker(new URL('busy-thread.ts', import.meta.url))
  const [message] = (await once(thread, 'message')) as [unknown]
  t.same(message, { hasWaited: true, results: [{ kind: 'fits' }, { kind: 'fits' }] })
  await thread.terminate()
})
