/** A sweep beside installs by another replica, with bytes in a folder. */
import { fileBlobs } from '../support/blobs.ts'
import t from '../support/tap.ts'
import { sweepBesideInstalls } from './sweeping.ts'

t.test('a sweep beside installs by another replica deletes no object of a row', async (t) => {
  const lives = process.env.FAULTS === 'full' ? 100 : 5
  await sweepBesideInstalls(t, { openBlobs: fileBlobs, lives })
})
