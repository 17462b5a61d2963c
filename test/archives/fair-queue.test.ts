/** The queue of archives that wait for a thread. */
import { FairQueue } from '../../src/packages/threads/fair-queue.ts'
import t from '../support/tap.ts'

/** The items are named by their callers. */
const queueOf = (...names: string[]): FairQueue<string> => {
  const queue = new FairQueue<string>()
  for (const name of names) queue.add(name.slice(0, 1), name)
  return queue
}

t.test('callers take turns, and each keeps its order', async (t) => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  const taken = Array.from({ length: 6 }, () => queue.take())
  t.same(taken, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  t.same([queue.length, queue.take()], [0, undefined])
})

t.test('one who comes later has a turn before another has two', async (t) => {
  const queue = queueOf('a1', 'a2', 'a3')
  queue.take()
  queue.add('b', 'b1')
  t.equal(queue.length, 3)
  t.same([queue.take(), queue.take(), queue.take()], ['a2', 'b1', 'a3'])
})

t.test('what is left is taken at once', async (t) => {
  const queue = queueOf('a1', 'a2', 'b1')
  t.same(queue.takeAll(), ['a1', 'a2', 'b1'])
  t.same([queue.length, queue.take()], [0, undefined])
})
