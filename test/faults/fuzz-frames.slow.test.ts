/** PSU1 frames that are nearly right, over HTTP: taken whole, or refused without a trace. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { givenUpload } from '../support/given.ts'
import { frame, rawFrame } from '../support/psu1.ts'
import { documented, examples, faultOf, inject, stateOf } from './judge.ts'
import { anyText, anyValue } from './strange-values.ts'

const archive = packageArchive()

type Change = { at: number; cut: number; insert: Uint8Array }

/** Some bytes at some place become others. */
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1000),
  cut: fc.nat(4),
  insert: fc.uint8Array({ maxLength: 4 }),
})

const spoil = (bytes: Buffer, changes: Change[]): Buffer =>
  changes.reduce((given, { at, cut, insert }) => {
    const start = at % (given.length + 1)
    return Buffer.concat([given.subarray(0, start), insert, given.subarray(start + cut)])
  }, bytes)

t.test('an invalid frame is rejected, and stores nothing', async (t) => {
  const { app, db } = await testApp(t)
  const uploadId = await givenUpload(app, archive)
  const path = '/v1/workspaces/{workspace_id}/uploads/{upload_id}/chunks'
  const allowed = documented(app, 'post', path)
  const right = frame({ uploadId, offset: 0 }, archive)

  const spoilt = fc.array(change, { minLength: 1, maxLength: 3 }).map((all) => spoil(right, all))
  const field = fc.constantFrom('workspace_id', 'upload_id', 'offset', 'len', 'chunk_sha256', 'x')
  const withField = fc
    .tuple(field, anyValue)
    .map(([name, value]) => frame({ uploadId, offset: 0 }, archive, { [name]: value }))
  const withHeader = fc
    .tuple(fc.oneof(fc.json(), anyText), fc.uint8Array({ maxLength: 100 }))
    .map(([header, bytes]) => rawFrame(header, bytes))
  const anything = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes))
  const frames = fc
    .oneof(
      { weight: 5, arbitrary: spoilt },
      { weight: 5, arbitrary: withField },
      withHeader,
      anything,
    )
    .filter((given) => !given.equals(right))

  const before = await stateOf(db)
  const numRuns = examples(400, 20_000)
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(frames, async (payload) => {
    const answer = await inject(app, {
      method: 'POST',
      url: `/v1/workspaces/default/uploads/${uploadId}/chunks`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(payload),
    })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const fault = faultOf(answer, allowed)
    if (fault) throw new Error(fault)
    // Without a digest, or with the same fields in other words, a frame is right too.
    if (answer.status === 200 && (await stateOf(db)) !== before) await takeBack(db, uploadId)
    else if (answer.status !== 200 && (await stateOf(db)) !== before) {
      throw new Error('a refused frame has changed something')
    }
  })
  await fc.assert(property, { numRuns })
  t.comment(
    `${numRuns} frames: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`,
  )
  const sent = await app.inject({
    method: 'POST',
    url: `/v1/workspaces/default/uploads/${uploadId}/chunks`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: right,
  })
  t.match(sent.json(), { next_offset: archive.length }, 'and the right one is still taken')
})

/** So that the next frame finds the upload as the first one did. */
const takeBack = async (db: Awaited<ReturnType<typeof testApp>>['db'], uploadId: string) => {
  await db.deleteFrom('upload_chunks').where('upload_id', '=', uploadId).execute()
  await db
    .updateTable('uploads')
    .set({ received_bytes: 0 })
    .where('upload_id', '=', uploadId)
    .execute()
}
