import t from '../support/tap.ts'
import { tarGz } from '../support/archives.ts'
import { hostileLayouts } from './hostile-layouts.ts'
import { beside, verdictOf } from './reading.ts'

for (const [what, members, reason] of hostileLayouts) {
  t.test(`an archive with ${what} is rejected`, async (t) => {
    t.equal(await verdictOf(tarGz(members)), reason)
  })
}

t.test('an archive with a file 5,000 times is rejected at the second', async (t) => {
  const same = Array.from({ length: 5000 }, () => ({ path: 'a.md', body: 'x' }))
  t.equal(await verdictOf(beside(...same)), 'name.duplicate')
})
