/** What a run says at its end, from the TAP of its hosts. */
import t from './tap.ts'
import { readFailures, readSummary } from './summary.ts'

const first = `TAP version 14
# Subtest: test/skills/read.test.ts
    # Subtest: a skill is read
        ok 1 - its name
        not ok 2 - its fingerprint
        1..2
    not ok 1 - a skill is read # time=12ms
    1..1
not ok 1 - test/skills/read.test.ts # time=20ms

1..1
# { total: 2, pass: 1, fail: 1 }
`

const second = `TAP version 14
# Subtest: test/tokens/tokens.test.ts
    ok 1 - a token is made
    ok 2 - needs a browser # SKIP
    1..2
ok 1 - test/tokens/tokens.test.ts # time=20ms

1..1
# { total: 2, pass: 1, skip: 1 }
`

t.test('the counts of all hosts are added up', async (t) => {
  t.same(readSummary(first + second), { line: '2 passed, 1 failed, 1 skipped', ran: 3 })
})

t.test('a failure is named once, by its file, its test and its own words', async (t) => {
  t.same(readFailures(first + second), [
    'not ok test/skills/read.test.ts > a skill is read > its fingerprint',
  ])
})

t.test('a run of no tests counts none', async (t) => {
  t.same(readSummary(''), { line: '0 passed, 0 failed, 0 skipped', ran: 0 })
})
