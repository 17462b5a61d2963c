/**
 * Every database call of a write fails, with bytes in a folder. `npm run test:faults` does every call;
 * the suite does some of them.
 */
import t from '../support/tap.ts'
import { fileBlobs } from '../support/blobs.ts'
import { faults } from './faulty-way.ts'
import { failAtEachCall } from './nth-call.ts'
import { scenarios } from './scenarios.ts'

const isFull = process.env.FAULTS === 'full'

for (const scenario of scenarios) {
  t.test(`${scenario.name}: whichever database call fails, all is done or nothing`, async (t) => {
    const atCommits = isFull ? faults : (['lost answer'] as const)
    await failAtEachCall(t, scenario, { openBlobs: fileBlobs, step: isFull ? 1 : 10, atCommits })
  })
}
