import t from '../support/tap.ts'
import { Budget } from '../../src/tenancy/audit/budget.ts'

const take = (budget: Budget, count: number, address: string, now: number): string =>
  Array.from({ length: count }, () => budget.take(address, now)[0]).join('')

t.test(
  'the limit per address allows one last entry, and starts again with the next minute',
  async (t) => {
    const budget = new Budget({ perAddress: 3, inAll: 100 })
    t.equal(take(budget, 6, 'a', 0), 'wwwldd')
    t.equal(take(budget, 2, 'b', 10), 'ww', 'another address has its own')
    t.equal(take(budget, 2, 'a', 59_999), 'dd')
    t.equal(take(budget, 5, 'a', 60_000), 'wwwld', 'a new minute')
  },
)

t.test('a total limit for any number of addresses', async (t) => {
  const budget = new Budget({ perAddress: 3, inAll: 4 })
  t.equal(take(budget, 3, 'a', 0), 'www')
  t.equal(take(budget, 1, 'b', 0), 'w')
  t.equal(take(budget, 1, 'c', 0), 'l')
  t.equal(take(budget, 2, 'd', 0), 'dd')
  t.equal(take(budget, 1, 'd', 60_000), 'w')
})
