/** PSU1 chunks over HTTP: in order and acknowledged, or refused with the upload as it was. */
import t, { type Test } from '../support/tap.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { call, givenUpload, sendFrame } from '../support/given.ts'
import { frame, type FrameHeader, rawFrame, sha256 } from '../support/psu1.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { changesNothing, refused, type Refusal, rowsOf } from './checks.ts'

const archive = Buffer.from('0123456789abcdefghij')

/** An upload with bytes 0 to 9 in two chunks of five. */
const givenHalf = async (t: Test) => {
  const test = await testApp(t)
  const uploadId = await givenUpload(test.app, archive)
  const send = (offset: number, bytes: Uint8Array, overrides: FrameHeader = {}) =>
    sendFrame(test.app, uploadId, frame({ uploadId, offset }, bytes, overrides))
  for (const offset of [0, 5]) await send(offset, archive.subarray(offset, offset + 5))
  return { ...test, uploadId, send }
}

const nextOffset = async ({ app }: TestApp, uploadId: string): Promise<unknown> =>
  (await call(app, 'GET', `/uploads/${uploadId}`)).body.next_offset

t.test('chunks in order are acknowledged one by one, and stored', async (t) => {
  const test = await testApp(t)
  const uploadId = await givenUpload(test.app, archive)
  for (const [offset, end] of [
    [0, 1],
    [1, 13],
    [13, 20],
  ] as const) {
    const bytes = archive.subarray(offset, end)
    const ack = await sendFrame(test.app, uploadId, frame({ uploadId, offset }, bytes))
    t.equal(ack.status, 200)
    t.match(ack.headers['content-type'], /^application\/json/)
    t.same(ack.body, {
      upload_id: uploadId,
      offset,
      len: end - offset,
      received_bytes: end,
      next_offset: end,
    })
    t.match(await call(test.app, 'GET', `/uploads/${uploadId}`), {
      status: 200,
      body: { status: 'receiving', received_bytes: end, next_offset: end },
    })
  }
  const { chunks } = await rowsOf(test.db)
  t.same(
    chunks.map(({ chunk_offset, chunk_len }) => [chunk_offset, chunk_len]),
    [
      [0, 1],
      [1, 12],
      [13, 7],
    ],
  )
  for (const { chunk_offset: at, chunk_len: length, chunk_sha256: digest } of chunks) {
    t.equal(digest, sha256(archive.subarray(at, at + length)))
  }
})

t.test('a chunk without its digest is accepted', async (t) => {
  const { send } = await givenHalf(t)
  const ack = await send(10, archive.subarray(10), { chunk_sha256: undefined })
  t.match(ack, { status: 200, body: { next_offset: 20 } })
})

t.test('the same chunk again gets its ack again, and changes nothing', async (t) => {
  const { db, send } = await givenHalf(t)
  await changesNothing(t, db, async () => {
    const first = await send(0, archive.subarray(0, 5))
    t.match(first, {
      status: 200,
      body: { offset: 0, len: 5, received_bytes: 10, next_offset: 10 },
    })
    const bare = await send(5, archive.subarray(5, 10), { chunk_sha256: undefined })
    t.match(bare, { status: 200, body: { offset: 5, len: 5, received_bytes: 10, next_offset: 10 } })
  })
})

const mismatch = (offset: number): Refusal => ({
  status: 409,
  code: 'skills.upload.offset_mismatch',
  details: { offset, next_offset: 10 },
})

const wrongOffsets: [name: string, offset: number, bytes: string][] = [
  ['a gap of one byte', 11, 'bcd'],
  ['a gap past the declared size', 20, 'x'],
  ['the largest gap', Number.MAX_SAFE_INTEGER, 'x'],
  ['an overlap with the last chunk', 9, '9abc'],
  ['other bytes at a known offset', 0, '01234'.toUpperCase().replace('0', 'X')],
  ['a known chunk, shorter', 0, '0123'],
  ['a known chunk, longer', 0, '012345'],
  ['two known chunks as one', 0, '0123456789'],
  ['bytes that are stored, from within a chunk', 1, '1234'],
  ['nothing, at a known offset', 5, ''],
]

t.test('a chunk at another offset is rejected with the expected offset', async (t) => {
  const { app, db, uploadId, send } = await givenHalf(t)
  for (const [name, offset, bytes] of wrongOffsets) {
    const answer = await changesNothing(t, db, () => send(offset, Buffer.from(bytes)), name)
    refused(t, answer, mismatch(offset), name)
  }
  const ack = await send(10, archive.subarray(10))
  t.match(ack, { status: 200, body: { next_offset: 20 } }, 'and there it goes on')
  t.match(await call(app, 'POST', `/uploads/${uploadId}/finish`), { status: 200 })
})

t.test('the offset is checked before the digest', async (t) => {
  const { db, send } = await givenHalf(t)
  const wrong = { chunk_sha256: sha256(archive) }
  const answer = await changesNothing(t, db, () => send(11, archive.subarray(11), wrong))
  refused(t, answer, mismatch(11))
})

t.test('a chunk with another digest is rejected, and the same offset works after', async (t) => {
  const { db, send } = await givenHalf(t)
  const bytes = archive.subarray(10, 15)
  const wrong = { chunk_sha256: sha256(archive) }
  const answer = await changesNothing(t, db, () => send(10, bytes, wrong))
  refused(t, answer, {
    status: 422,
    code: 'skills.upload.digest_mismatch',
    details: { expected: sha256(archive), actual: sha256(bytes) },
  })
  t.match(await send(10, bytes), { status: 200, body: { next_offset: 15 } })
})

t.test('a repeat with another digest is not a repeat', async (t) => {
  const { db, send } = await givenHalf(t)
  const wrong = { chunk_sha256: sha256(archive) }
  const answer = await changesNothing(t, db, () => send(5, archive.subarray(5, 10), wrong))
  refused(t, answer, { status: 422, code: 'skills.upload.digest_mismatch' })
})

t.test('a chunk beyond the declared size is rejected', async (t) => {
  const { db, send } = await givenHalf(t)
  const answer = await changesNothing(t, db, () => send(10, Buffer.alloc(11)))
  refused(t, answer, {
    status: 413,
    code: 'skills.upload.size_limit',
    details: { end: 21, compressed_size_bytes: 20 },
  })
  t.match(await send(10, archive.subarray(10)), { status: 200, body: { next_offset: 20 } })
  const after = await changesNothing(t, db, () => send(20, Buffer.from('x')))
  refused(t, after, { status: 413, code: 'skills.upload.size_limit' }, 'one byte after the last')
})

t.test('a chunk of nothing at the right place is acknowledged and stores nothing', async (t) => {
  const { db, send } = await givenHalf(t)
  const before = await rowsOf(db)
  const ack = await send(10, Buffer.alloc(0))
  t.match(ack, { status: 200, body: { offset: 10, len: 0, received_bytes: 10, next_offset: 10 } })
  t.same((await rowsOf(db)).chunks, before.chunks)
  t.match(await send(10, archive.subarray(10)), { status: 200, body: { next_offset: 20 } })
})

t.test('a header that names another workspace or upload than the URL is rejected', async (t) => {
  const { app, db, send, uploadId } = await givenHalf(t)
  await givenWorkspace(db, 'acme')
  const other = await givenUpload(app, archive)
  const headers = [
    { workspace_id: 'acme' },
    { workspace_id: 'DEFAULT' },
    { workspace_id: '' },
    { upload_id: other },
    { upload_id: `${uploadId} ` },
    { upload_id: '' },
  ]
  await changesNothing(t, db, async () => {
    for (const overrides of headers) {
      const answer = await send(10, archive.subarray(10), overrides)
      const name = JSON.stringify(overrides)
      refused(t, answer, { status: 400, code: 'skills.upload.frame_invalid' }, name)
    }
  })
})

/** An id without a capital letter would stay itself in lower case. */
const withOtherCase = (id: string): string =>
  id.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

t.test('an upload of another workspace, or of none, is 404 on every route', async (t) => {
  const test = await givenHalf(t)
  const { app, db, uploadId } = test
  await givenWorkspace(db, 'acme')
  const places = [
    { workspaceId: 'acme', uploadId },
    { workspaceId: 'default', uploadId: 'A'.repeat(21) },
    { workspaceId: 'default', uploadId: withOtherCase(uploadId) },
  ]
  const notFound = { status: 404, code: 'skills.upload.not_found' }
  await changesNothing(t, db, async () => {
    for (const place of places) {
      const { workspaceId: workspace } = place
      const path = `/uploads/${place.uploadId}`
      const chunk = frame({ ...place, offset: 10 }, archive.subarray(10))
      refused(t, await sendFrame(app, place.uploadId, chunk, workspace), notFound, 'a chunk')
      refused(t, await call(app, 'GET', path, { workspace }), notFound, 'status')
      refused(t, await call(app, 'POST', `${path}/finish`, { workspace }), notFound, 'finish')
      refused(t, await call(app, 'POST', `${path}/abort`, { workspace }), notFound, 'abort')
    }
  })
  t.equal(await nextOffset(test, uploadId), 10)
})

const notReceiving = (status: string) => ({
  status: 409,
  code: 'skills.upload.not_receiving',
  details: { status },
})

t.test('after the finish stored chunks are acknowledged again', async (t) => {
  const { app, db, uploadId, send } = await givenHalf(t)
  await send(10, archive.subarray(10))
  t.equal((await call(app, 'POST', `/uploads/${uploadId}/finish`)).status, 200)
  for (const offset of [0, 10]) {
    const bytes = archive.subarray(offset, offset === 0 ? 5 : 20)
    const ack = await changesNothing(t, db, () => send(offset, bytes))
    t.match(ack, { status: 200, body: { offset, len: bytes.length, next_offset: 20 } })
  }
  for (const [offset, bytes] of [
    [0, 'other'],
    [0, '0123'],
    [10, 'abcde'],
    [20, ''],
    [20, 'k'],
  ] as const) {
    const answer = await changesNothing(t, db, () => send(offset, Buffer.from(bytes)))
    refused(t, answer, notReceiving('finalized'), `${offset} ${bytes}`)
  }
})

t.test('after an abort no chunk is accepted, not even a repeat', async (t) => {
  const { app, db, uploadId, send } = await givenHalf(t)
  t.equal((await call(app, 'POST', `/uploads/${uploadId}/abort`)).status, 200)
  for (const offset of [0, 5, 10]) {
    const answer = await changesNothing(t, db, () =>
      send(offset, archive.subarray(offset, offset + 5)),
    )
    refused(t, answer, notReceiving('aborted'))
  }
})

const octets = { 'content-type': 'application/octet-stream' }
const notFrames: [
  name: string,
  headers: Record<string, string>,
  body: Uint8Array | string,
  Refusal,
][] = [
  ['no body at all', {}, '', { status: 415, code: 'request.media_type' }],
  [
    'an empty body',
    { ...octets, 'content-length': '0' },
    '',
    { status: 400, code: 'skills.upload.frame_invalid' },
  ],
  ['bytes without a frame', octets, archive, { status: 400, code: 'skills.upload.frame_invalid' }],
  [
    'an unknown header field',
    octets,
    rawFrame('{"workspace":"default"}', archive),
    { status: 400, code: 'skills.upload.frame_invalid', details: { field: 'workspace' } },
  ],
  ...['null', '"PSU1"', '[]', '{}'].map(
    (body): [string, Record<string, string>, string, Refusal] => [
      `JSON ${body}`,
      { 'content-type': 'application/json' },
      body,
      { status: 415, code: 'request.media_type' },
    ],
  ),
  [
    'a form with a file',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nc\r\n--x--\r\n',
    { status: 415, code: 'request.media_type' },
  ],
  [
    'a compressed body',
    { ...octets, 'content-encoding': 'gzip' },
    archive,
    { status: 415, code: 'request.media_type' },
  ],
]

t.test('a body that is not a frame is rejected with the reason', async (t) => {
  const { app, db, uploadId } = await givenHalf(t)
  await changesNothing(t, db, async () => {
    for (const [name, headers, payload, expected] of notFrames) {
      const answer = await call(app, 'POST', `/uploads/${uploadId}/chunks`, { headers, payload })
      refused(t, answer, expected, name)
    }
  })
})
