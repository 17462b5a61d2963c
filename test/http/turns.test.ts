/** Work of which a few run at once, the others in order. */
import { Turns } from '../../src/platform/turns.ts'
import { AppError } from '../../src/platform/errors.ts'
import t from '../support/tap.ts'

const overloaded = (waiting: number) => new AppError('unavailable', `${waiting} wait`)

const given = () => new Turns({ maxRunning: 2, maxWaiting: 2, overloaded })

t.test('what waits gets its turn in order, and more is rejected', async (t) => {
  const turns = given()
  const seen: string[] = []
  const [endFirst, endSecond] = [await turns.take(), await turns.take()]
  const waiting = ['third', 'fourth'].map(async (name) => {
    const end = await turns.take()
    seen.push(name)
    return end
  })
  await t.rejects(turns.take(), { message: '2 wait' })
  t.same(seen, [])
  endFirst()
  const endThird = await waiting[0]
  t.same(seen, ['third'])
  endSecond()
  const endFourth = await waiting[1]
  t.same(seen, ['third', 'fourth'])
  t.notOk(turns.isIdle)
  endThird?.()
  endFourth?.()
  t.ok(turns.isIdle)
})

t.test('an abort ends the wait, and frees its place in the queue', async (t) => {
  const turns = given()
  const ends = [await turns.take(), await turns.take()]
  const controller = new AbortController()
  const gone = t.rejects(turns.take(controller.signal), { code: 'request.invalid' })
  controller.abort()
  await gone
  await t.rejects(turns.take(controller.signal), { code: 'request.invalid' })
  for (const end of ends) end()
  t.ok(turns.isIdle)
})

t.test('work that fails ends its turn', async (t) => {
  const turns = given()
  await t.rejects(
    turns.run(() => Promise.reject(new Error('broken'))),
    { message: 'broken' },
  )
  t.ok(turns.isIdle)
  t.equal(await turns.run(async () => 'done'), 'done')
})
