/** Writes that wait for a commit go together with the next one. */
import t from '../support/tap.ts'
import { WriteQueue } from '../../src/platform/database/write-queue.ts'

type Write = { target: string; name: string }

const queueOf = (maxTogether: number) => {
  const commits: string[] = []
  const gates: (() => void)[] = []
  const queue = new WriteQueue<Write, string>({
    commit: async (key, writes) => {
      commits.push(`${key}: ${writes.map(({ name }) => name).join(' ')}`)
      await new Promise<void>((resolve) => {
        gates.push(resolve)
      })
      if (writes.some(({ name }) => name === 'broken')) throw new Error('the commit failed')
      return writes.map(({ name }) => (name === 'refused' ? new Error('no') : `${name} done`))
    },
    targetOf: ({ target }) => target,
    maxTogether,
  })
  const add = (name: string, target = name, key = 'k') => queue.add(key, { name, target })
  const finish = async (): Promise<void> => {
    gates.shift()?.()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return { add, finish, commits }
}

t.test('writes during a commit go into the next one, up to a limit', async (t) => {
  const { add, finish, commits } = queueOf(3)
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name))
  t.same(commits, ['k: a'])
  await finish()
  t.same(commits, ['k: a', 'k: b c d'])
  all.push(add('f'))
  await finish()
  t.same(commits, ['k: a', 'k: b c d', 'k: e f'])
  await finish()
  t.same(
    await Promise.all(all),
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} done`),
  )
  const later = add('g')
  t.equal(commits.at(-1), 'k: g')
  await finish()
  t.equal(await later, 'g done')
})

t.test('two writes of one target are never in one commit, and stay in order', async (t) => {
  const { add, finish, commits } = queueOf(10)
  const all = [
    add('x'),
    add('a1', 'a'),
    add('b1', 'b'),
    add('a2', 'a'),
    add('a3', 'a'),
    add('c', 'c'),
  ]
  for (let round = 0; round < 4; round += 1) await finish()
  await Promise.all(all)
  t.same(commits, ['k: x', 'k: a1 b1 c', 'k: a2', 'k: a3'])
})

t.test('keys do not wait for each other', async (t) => {
  const { add, finish, commits } = queueOf(10)
  const all = [add('a', 'a', 'one'), add('a', 'a', 'two')]
  t.same(commits, ['one: a', 'two: a'])
  await finish()
  await finish()
  await Promise.all(all)
})

t.test('a rejection affects one write, a failure only its whole commit', async (t) => {
  const { add, finish } = queueOf(2)
  const first = add('first')
  const outcomes = Promise.allSettled([
    first,
    add('good'),
    add('refused'),
    add('broken'),
    add('along'),
    add('after'),
  ])
  for (let round = 0; round < 4; round += 1) await finish()
  t.match(await outcomes, [
    { value: 'first done' },
    { value: 'good done' },
    { reason: { message: 'no' } },
    { reason: { message: 'the commit failed' } },
    { reason: { message: 'the commit failed' } },
    { value: 'after done' },
  ])
})
