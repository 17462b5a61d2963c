/**
 * SIGKILL at each database call of a write, with bytes in a folder. `npm run test:faults` does every
 * call of every write; the suite does some of one.
 */
import t from '../support/tap.ts'
import { fileBlobs } from '../support/blobs.ts'
import { killAtEachCall } from './nth-kill.ts'
import { scenarios } from './scenarios.ts'

const isFull = process.env.FAULTS === 'full'
const chosen = isFull ? scenarios : scenarios.filter(({ name }) => name === 'update')

for (const scenario of chosen) {
  t.test(`${scenario.name}: whenever its process dies, all of it is done or nothing`, async (t) => {
    await killAtEachCall(t, scenario, { openBlobs: fileBlobs, step: isFull ? 1 : 20 })
  })
}
