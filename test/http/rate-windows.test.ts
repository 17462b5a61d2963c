/** How many callers are remembered, and which of them are forgotten. */
import t from '../support/tap.ts'
import { RateWindows } from '../../src/platform/http/rate-windows.ts'

const ask = (windows: RateWindows, key: string, windowMs = 60_000): number => {
  let count = 0
  windows.incr(key, (_error, { current }) => (count = current), windowMs)
  return count
}

t.test('each caller is counted by itself, and each limit too', async (t) => {
  const windows = new RateWindows()
  t.same([ask(windows, 'a'), ask(windows, 'a'), ask(windows, 'b')], [1, 2, 1])
  t.equal(ask(windows.child(), 'a'), 1)
  t.equal(ask(windows, 'a', 0), 1, 'a window that is over starts anew')
})

t.test('the least recently seen of ten thousand callers is evicted', async (t) => {
  const windows = new RateWindows()
  for (let caller = 0; caller < 10_000; caller += 1) ask(windows, `caller ${caller}`)
  t.equal(ask(windows, 'caller 0'), 2, 'all of them are remembered')
  ask(windows, 'one more')
  t.equal(ask(windows, 'caller 0'), 3, 'who came again is not the one')
  t.equal(ask(windows, 'caller 1'), 1, 'who did not is')
})
