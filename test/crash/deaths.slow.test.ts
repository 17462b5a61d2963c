/** SIGKILL where object and row differ, with bytes in a folder. */
import { fileBlobs } from '../support/blobs.ts'
import t from '../support/tap.ts'
import { dieBetweenObjectAndRow } from './deaths.ts'

t.test('killed between object, row and answer, or in the sweep, nothing is lost', async (t) => {
  await dieBetweenObjectAndRow(t, fileBlobs)
})
