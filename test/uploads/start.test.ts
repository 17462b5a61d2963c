/** skills/upload/start over HTTP: the answer and its row, and each refusal, which leaves none. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, startBody } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { auditOf, changesNothing, refused, type Refusal, uploadRow } from './checks.ts'

const archive = Buffer.from('stands for an archive')
const good = startBody(archive)

t.test('an upload starts with all its limits, a place to read it, and an hour', async (t) => {
  const { app, db } = await testApp(t)
  const before = Math.floor(Date.now() / 1000)
  const started = await call(app, 'POST', '/uploads', {
    payload: { ...good, uncompressed_size_hint_bytes: 256 },
  })
  t.equal(started.status, 201)
  t.match(started.headers['content-type'], /^application\/json/)
  const { upload_id: uploadId, expires_at_unix: expiresAt, ...limits } = started.body
  t.match(uploadId, /^[\w-]{21}$/)
  t.equal(started.headers.location, `/v1/workspaces/default/uploads/${uploadId}`)
  t.same(limits, {
    recommended_chunk_size_bytes: 1_048_576,
    max_chunk_size_bytes: 8_388_608,
    max_compressed_size_bytes: 67_108_864,
    max_uncompressed_size_bytes: 268_435_456,
    max_file_size_bytes: 33_554_432,
    max_entries: 4096,
  })
  t.ok(expiresAt >= before + 3595 && expiresAt <= before + 3660, 'an hour, as the clocks see it')

  const row = await uploadRow(db, uploadId)
  t.match(row, {
    workspace_id: 'default',
    status: 'receiving',
    file_name: 'skill.tar.gz',
    archive_format: 'tar_gz',
    compressed_size_bytes: archive.length,
    received_bytes: 0,
    sha256: sha256(archive),
    created_by: 'local',
    ended_at: null,
  })
  t.equal(Math.floor(row.expires_at.getTime() / 1000), expiresAt)
  t.equal(row.expires_at.getTime() - row.created_at.getTime(), 3_600_000)
  t.same(await auditOf(db), [
    {
      actor: 'local',
      action: 'upload_start',
      decision: 'allowed',
      target: `upload:${uploadId}`,
      reason_code: null,
    },
  ])

  const status = await call(app, 'GET', `/uploads/${uploadId}`)
  t.equal(status.status, 200)
  t.same(status.body, {
    upload_id: uploadId,
    status: 'receiving',
    compressed_size_bytes: archive.length,
    received_bytes: 0,
    next_offset: 0,
    sha256: sha256(archive),
    expires_at_unix: expiresAt,
  })
})

t.test('each start is an upload of its own, in its own workspace', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const first = await call(app, 'POST', '/uploads', { payload: good })
  const second = await call(app, 'POST', '/uploads', { payload: good })
  const third = await call(app, 'POST', '/uploads', { payload: good, workspace: 'acme' })
  t.equal(new Set([first, second, third].map(({ body }) => body.upload_id)).size, 3)
  t.equal(third.headers.location, `/v1/workspaces/acme/uploads/${third.body.upload_id}`)
})

t.test('the configured limits are the reported and applied ones', async (t) => {
  const { app, db } = await testApp(t, {
    UPLOAD_MAX_COMPRESSED_BYTES: '1000',
    UPLOAD_MAX_UNCOMPRESSED_BYTES: '2000',
    UPLOAD_MAX_CHUNK_BYTES: '100',
    UPLOAD_RECOMMENDED_CHUNK_BYTES: '500',
    UPLOAD_IDLE_SECONDS: '500',
    UPLOAD_LIFETIME_SECONDS: '60',
  })
  const start = (size: number, hint: number) =>
    call(app, 'POST', '/uploads', {
      payload: { ...good, compressed_size_bytes: size, uncompressed_size_hint_bytes: hint },
    })
  const started = await start(1000, 2000)
  t.match(started, {
    status: 201,
    body: {
      recommended_chunk_size_bytes: 100,
      max_chunk_size_bytes: 100,
      max_compressed_size_bytes: 1000,
      max_uncompressed_size_bytes: 2000,
    },
  })
  const row = await uploadRow(db, started.body.upload_id)
  t.equal(row.expires_at.getTime() - row.created_at.getTime(), 60_000, 'the shorter of the two')

  refused(t, await start(1001, 2000), {
    status: 413,
    code: 'skills.upload.size_limit',
    details: { compressed_size_bytes: 1001, max_compressed_size_bytes: 1000 },
  })
  refused(t, await start(1000, 2001), {
    status: 413,
    code: 'skills.upload.size_limit',
    details: { uncompressed_size_hint_bytes: 2001, max_uncompressed_size_bytes: 2000 },
  })
})

const names: Record<string, string> = {
  'skill.tar.gz': 'skill.tar.gz',
  '../../etc/passwd': '.._.._etc_passwd',
  'C:\\skills\\a b.tgz': 'C__skills_a_b.tgz',
  '..': 'archive',
  '.': 'archive',
  '\0\n\u{202e}': '___',
  ['x'.repeat(255)]: 'x'.repeat(255),
}

t.test('a file name is stored only as far as it is harmless everywhere', async (t) => {
  const { app, db } = await testApp(t)
  for (const [given, kept] of Object.entries(names)) {
    const started = await call(app, 'POST', '/uploads', { payload: { ...good, file_name: given } })
    t.equal(started.status, 201, JSON.stringify(given))
    t.equal((await uploadRow(db, started.body.upload_id)).file_name, kept)
  }
})

const invalid = (details?: Record<string, unknown>): Refusal => ({
  status: 400,
  code: 'skills.upload.invalid_request',
  ...(details ? { details } : {}),
})
const wrongType = (field: string): Refusal => invalid({ in: 'body', field, rule: 'type' })
const tooLarge = (details: Record<string, unknown>, status = 413): Refusal => ({
  status,
  code: 'skills.upload.size_limit',
  details,
})

type Case = [name: string, payload: Record<string, unknown>, expected: Refusal]

const refusals: Case[] = [
  ['size 0', { compressed_size_bytes: 0 }, tooLarge({ compressed_size_bytes: 0 }, 400)],
  ['a size below 0', { compressed_size_bytes: -1 }, tooLarge({ compressed_size_bytes: -1 }, 400)],
  [
    'a size over the limit',
    { compressed_size_bytes: 67_108_865 },
    tooLarge({ compressed_size_bytes: 67_108_865, max_compressed_size_bytes: 67_108_864 }),
  ],
  [
    'a size that no number holds exactly',
    { compressed_size_bytes: 2 ** 60 },
    tooLarge({ compressed_size_bytes: 2 ** 60, max_compressed_size_bytes: 67_108_864 }),
  ],
  [
    'a hint over the limit',
    { uncompressed_size_hint_bytes: 268_435_457 },
    tooLarge({
      uncompressed_size_hint_bytes: 268_435_457,
      max_uncompressed_size_bytes: 268_435_456,
    }),
  ],
  [
    'a hint below 0',
    { uncompressed_size_hint_bytes: -1 },
    invalid({ field: 'uncompressed_size_hint_bytes' }),
  ],
  ['an empty sha256', { sha256: '' }, invalid({ field: 'sha256' })],
  ['a short sha256', { sha256: 'a'.repeat(63) }, invalid({ field: 'sha256' })],
  ['a sha256 in upper case', { sha256: 'A'.repeat(64) }, invalid({ field: 'sha256' })],
  ['a sha256 with a line end', { sha256: `${'a'.repeat(64)}\n` }, invalid({ field: 'sha256' })],
  ['another format', { archive_format: 'zip' }, invalid({ field: 'archive_format' })],
  ['the format in upper case', { archive_format: 'TAR_GZ' }, invalid({ field: 'archive_format' })],
  ['an empty file name', { file_name: '' }, invalid({ field: 'file_name' })],
  [
    'a file name of 256 characters',
    { file_name: 'x'.repeat(256) },
    invalid({ field: 'file_name' }),
  ],
  [
    'an unknown field',
    { purpose: 'skill' },
    invalid({ in: 'body', field: 'purpose', rule: 'additionalProperties' }),
  ],
  ['a size as text', { compressed_size_bytes: '128' }, wrongType('compressed_size_bytes')],
  ['a size with a fraction', { compressed_size_bytes: 1.5 }, wrongType('compressed_size_bytes')],
  ['a size of null', { compressed_size_bytes: null }, wrongType('compressed_size_bytes')],
  [
    'a hint as text',
    { uncompressed_size_hint_bytes: '1' },
    wrongType('uncompressed_size_hint_bytes'),
  ],
  [
    'a hint of null',
    { uncompressed_size_hint_bytes: null },
    wrongType('uncompressed_size_hint_bytes'),
  ],
  ['a file name of a number', { file_name: 1 }, wrongType('file_name')],
  ['a sha256 in a list', { sha256: ['a'.repeat(64)] }, wrongType('sha256')],
  ...Object.keys(good).map((field): Case => [
    `no ${field}`,
    { [field]: undefined },
    invalid({ in: 'body', field, rule: 'required' }),
  ]),
]

t.test('an impossible upload is rejected, and leaves no row', async (t) => {
  const { app, db } = await testApp(t)
  await changesNothing(t, db, async () => {
    for (const [name, changes, expected] of refusals) {
      refused(
        t,
        await call(app, 'POST', '/uploads', { payload: { ...good, ...changes } }),
        expected,
        name,
      )
    }
  })
})

const json = { 'content-type': 'application/json' }
const badBodies: [name: string, headers: Record<string, string>, body: string, Refusal][] = [
  ['no body', {}, '', invalid()],
  ['an empty JSON body', json, '', invalid()],
  ['broken JSON', json, '{"file_name":', { status: 400, code: 'request.invalid' }],
  ['a body of null', json, 'null', invalid({ in: 'body', field: '', rule: 'type' })],
  ['a body of a list', json, '[]', invalid({ in: 'body', field: '', rule: 'type' })],
  [
    'a field of prototypes',
    json,
    JSON.stringify(good).replace('{', '{"__proto__":{"sha256":""},'),
    { status: 400, code: 'request.invalid' },
  ],
  [
    'a form',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'file_name=a',
    { status: 415, code: 'request.media_type' },
  ],
  ['text', { 'content-type': 'text/plain' }, '{}', { status: 415, code: 'request.media_type' }],
  [
    'a body over 1 MiB',
    json,
    JSON.stringify({ ...good, file_name: 'x'.repeat(1024 * 1024) }),
    { status: 413, code: 'request.too_large', details: { max_bytes: 1_048_576 } },
  ],
]

t.test('a body that does not start an upload is rejected, and leaves no row', async (t) => {
  const { app, db } = await testApp(t)
  await changesNothing(t, db, async () => {
    for (const [name, headers, payload, expected] of badBodies) {
      refused(t, await call(app, 'POST', '/uploads', { headers, payload }), expected, name)
    }
    for (const type of ['application/octet-stream', 'multipart/form-data; boundary=x']) {
      const answer = await call(app, 'POST', '/uploads', {
        headers: { 'content-type': type },
        payload: JSON.stringify(good),
      })
      t.match(answer.status, /^4(00|15)$/, `${type} is refused`)
      t.match(answer.headers['content-type'], /^application\/problem\+json/)
    }
  })
})

t.test('a missing workspace responds 404, whatever its name', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'gone')
  await db
    .updateTable('workspaces')
    .set({ deleted_at: new Date() })
    .where('workspace_id', '=', 'gone')
    .execute()
  await changesNothing(t, db, async () => {
    for (const workspace of ['acme', 'gone', 'Default', 'default%20', '-', '..%2Fdefault', '%00']) {
      const answer = await call(app, 'POST', '/uploads', { workspace, payload: good })
      refused(t, answer, { status: 404, code: 'workspaces.not_found' }, workspace)
    }
  })
})
