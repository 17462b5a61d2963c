/**
 * The trust model as a whole: random writes by callers of every role, and after each one every way
 * to read is compared with an oracle that knows the design only. A failure prints its seed and the
 * shortest sequence that fails; TRUST_MODEL_SEED and TRUST_MODEL_PATH repeat it.
 */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { corpus } from './corpus.ts'
import { runSequence } from './run.ts'
import { givenSite } from './site.ts'
import { sequences, type Step } from './steps.ts'

const { TRUST_MODEL, TRUST_MODEL_RUNS, TRUST_MODEL_SEED, TRUST_MODEL_PATH, TRUST_MODEL_ONLY } =
  process.env

const isFull = TRUST_MODEL === 'full'
const runs = Number(TRUST_MODEL_RUNS ?? (isFull ? 300 : 2))
// A change is judged by the same sequences each time; the full search draws new ones.
const seed = TRUST_MODEL_SEED ?? (isFull ? undefined : '3')
const only = new RegExp(TRUST_MODEL_ONLY ?? '')
const isWanted = (what: string): boolean => only.test(what)

const site = await givenSite(t)
await site.app.listen({ host: '127.0.0.1', port: 0 })
let count = 0
const MOST_SHOWN = 5

const faultsOf = async (sequence: Step[], asks: 'always' | 'in turn' | 'at the end') => {
  count += 1
  const workspace = `run-${count}`
  const faults = await runSequence(t, { site, workspace, steps: sequence, asks, isWanted })
  return faults.map(({ after, what }) => `after ${after}: ${what}`)
}

for (const [name, sequence] of Object.entries(corpus)) {
  t.test(name, async (t) => {
    const faults = await faultsOf(sequence, 'at the end')
    for (const fault of faults.slice(0, MOST_SHOWN)) t.fail(fault)
    t.equal(faults.length, 0, 'nothing that the oracle did not say')
  })
}

t.test('any events in any order', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const faults = await faultsOf(sequence, isFull ? 'always' : 'in turn')
      if (faults.length > 0) throw new Error(faults.slice(0, MOST_SHOWN).join('\n'))
    }),
    {
      numRuns: runs,
      ...(seed === undefined ? {} : { seed: Number(seed) }),
      ...(TRUST_MODEL_PATH === undefined ? {} : { path: TRUST_MODEL_PATH }),
    },
  )
})
