/** Updates by many clients while services are killed, with bytes in a folder; first who judges them. */
import t from '../support/tap.ts'
import { fileBlobs } from '../support/blobs.ts'
import { findViolations, type Operation } from './history.ts'
import { updateAndKill } from './updating.ts'

const isFull = process.env.FAULTS === 'full'

const done = (before: string, value: string, from: number, to: number): Operation => ({
  kind: 'write',
  outcome: 'done',
  before,
  value,
  from,
  to,
})
const read = (value: string, from: number, to: number): Operation => ({
  kind: 'read',
  value,
  from,
  to,
})
const refused = (before: string, value: string, current: string): Operation => ({
  kind: 'refused',
  before,
  value,
  current,
  from: 5,
  to: 6,
})

t.test('the judge finds what contradicts an order', async (t) => {
  const unknown: Operation = {
    kind: 'write',
    outcome: 'unknown',
    before: 'b',
    value: 'c',
    from: 5,
    to: Infinity,
  }
  const good = [done('a', 'b', 1, 2), read('a', 1, 3), read('b', 1, 3), refused('a', 'x', 'b')]
  t.same(findViolations(['a', 'b'], [...good, unknown]), [], 'an unknown one may be absent')
  t.same(findViolations(['a', 'b', 'c'], [...good, unknown]), [], 'or there')

  const cases: [what: string, values: string[], operations: Operation[]][] = [
    ['a lost update', ['a'], [done('a', 'b', 1, 2)]],
    ['one that is there twice', ['a', 'b', 'b'], [done('a', 'b', 1, 2)]],
    ['one that nobody wrote', ['a', 'b'], []],
    ['one over another one', ['a', 'b', 'c'], [done('a', 'b', 1, 2), done('a', 'c', 1, 2)]],
    ['a refused one that is there', ['a', 'x', 'b'], [...good, done('a', 'x', 1, 2)]],
    ['a refusal without a reason', ['a', 'b'], [...good, refused('b', 'y', 'b')]],
    ['a stale read', ['a', 'b'], [done('a', 'b', 1, 2), read('a', 3, 4)]],
    ['a read of nothing', ['a', 'b'], [...good, read('z', 3, 4)]],
    ['an order that runs backwards', ['a', 'b', 'c'], [done('b', 'c', 1, 2), done('a', 'b', 3, 4)]],
  ]
  for (const [what, values, operations] of cases) {
    t.not(findViolations(values, operations).length, 0, what)
  }
})

t.test('updates through two services, which are killed in turn, have one order', async (t) => {
  await updateAndKill(t, {
    openBlobs: fileBlobs,
    updates: isFull ? 1000 : 40,
    kills: isFull ? 20 : 2,
  })
})
