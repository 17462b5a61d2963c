/** SIGKILL where object and row differ, with bytes in a folder. */
import { fileBlobs } from '../support/blobs.ts'
import t from '../support/tap.ts'
import { dieBetweenObjectAndRow } from './deaths.ts'

t.test(
  'nothing is lost if a process dies between object, row and response, or in the sweep',
  async (t) => {
    await dieBetweenObjectAndRow(t, fileBlobs)
  },
)
