/** The digest of a whole upload is the one of its stored bytes, whoever took them. */
import { randomBytes } from 'node:crypto'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, givenUpload, sendFrame } from '../support/given.ts'
import { frame } from '../support/psu1.ts'

const archive = randomBytes(1000)

t.test('chunks sent to two replicas in turn are finished by either', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  const apps = [first.app, second.app]
  for (const [begin, end] of [
    [0, 0],
    [0, 1],
    [1, 0],
  ]) {
    const uploadId = await givenUpload(first.app, archive)
    for (let offset = 0; offset < 1000; offset += 250) {
      const app = apps[(offset / 250 + (begin ?? 0)) % 2] ?? first.app
      const bytes = frame({ uploadId, offset }, archive.subarray(offset, offset + 250))
      t.equal((await sendFrame(app, uploadId, bytes)).status, 200)
    }
    const finished = await call(apps[end ?? 0] ?? first.app, 'POST', `/uploads/${uploadId}/finish`)
    t.equal(finished.status, 200)
  }
})

t.test('chunks that are sent again, or out of order, count once', async (t) => {
  const { app } = await testApp(t)
  const uploadId = await givenUpload(app, archive)
  const send = async (offset: number) => {
    const bytes = frame({ uploadId, offset }, archive.subarray(offset, offset + 250))
    return (await sendFrame(app, uploadId, bytes)).status
  }
  const answers = []
  for (const offset of [0, 0, 500, 250, 0, 250, 500, 750, 750]) answers.push(await send(offset))
  t.same(answers, [200, 200, 409, 200, 200, 200, 200, 200, 200])
  t.equal((await call(app, 'POST', `/uploads/${uploadId}/finish`)).status, 200)
})
