import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { type Answer, call, multipart } from '../support/given.ts'
import { portOf, sendRaw } from '../http/raw.ts'
import { countsOf, installAudit, nothing, recordOf } from './record.ts'

const archive = packageArchive()

/** An app whose temporary files lie in a folder that nothing else uses. */
const testSpool = async (
  t: Test,
  env: Record<string, string> = {},
): Promise<TestApp & { spooled: () => string[] }> => {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(t.testdir({}), 'tmp-'))
  process.env.TMPDIR = folder
  t.teardown(() => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  })
  return { ...(await testApp(t, env)), spooled: () => readdirSync(folder) }
}

const BOUNDARY = 'frontier'
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

type Part = { disposition: string; body?: string | Uint8Array }

const partsBody = (parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ disposition, body = archive }) => [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])

const file: Part = { disposition: 'form-data; name="archive"; filename="skill.tar.gz"' }
const other: Part = { disposition: 'form-data; name="readme"; filename="a.txt"', body: 'a' }
const field: Part = { disposition: 'form-data; name="target_source_kind"', body: 'registry' }

const post = ({ app }: TestApp, payload: unknown, query = ''): Promise<Answer> =>
  call(app, 'POST', `/skills/archive${query}`, { headers, payload })

const postLines = (port: number, length: number): string[] => [
  'POST /v1/workspaces/default/skills/archive HTTP/1.1',
  `host: 127.0.0.1:${port}`,
  `content-type: ${headers['content-type']}`,
  `content-length: ${length}`,
]

t.test('one call uploads and installs', async (t) => {
  const given = await testSpool(t)
  const answer = await call(given.app, 'POST', '/skills/archive', multipart(archive))
  t.equal(answer.status, 201)
  t.match(answer.body, { status: 'installed', skill: { slug: 'pdf-tools', source_kind: 'user' } })
  t.equal(answer.headers.etag, `"${answer.body.skill.fingerprint}"`)
  t.equal(answer.headers.location, answer.body.skill.install_path)
  t.match(await countsOf(given.db), { skills: 1, skill_revisions: 1, events: 1 })
  t.equal((await installAudit(given.db)).length, 1)
  t.same(await given.db.selectFrom('uploads').selectAll().execute(), [], 'no session is left')

  const again = await call(given.app, 'POST', '/skills/archive', multipart(archive))
  t.equal(again.status, 200)
  t.equal(again.body.status, 'already_installed')
  t.same(given.spooled(), [])
})

t.test('an archive above the limit of JSON bodies is accepted', async (t) => {
  const given = await testSpool(t)
  const big = packageArchive({ files: { 'data.bin': randomBytes(3 << 20) } })
  t.equal((await call(given.app, 'POST', '/skills/archive', multipart(big))).status, 201)
  t.same(given.spooled(), [])
})

t.test('the size limit is exact, and an excess leaves nothing behind', async (t) => {
  const given = await testSpool(t, { UPLOAD_MAX_COMPRESSED_BYTES: String(archive.length) })
  const over = packageArchive({ files: { 'data.bin': randomBytes(1 << 20) } })
  for (const bytes of [over, Buffer.concat([archive, Buffer.alloc(1)])]) {
    const answer = await call(given.app, 'POST', '/skills/archive', multipart(bytes))
    t.equal(answer.status, 413)
    t.equal(answer.body.code, 'skills.upload.size_limit')
    t.same(answer.body.details, { max_compressed_size_bytes: archive.length })
  }
  t.same(given.spooled(), [])
  t.same(await countsOf(given.db), nothing)
  t.equal((await call(given.app, 'POST', '/skills/archive', multipart(archive))).status, 201)
})

const wrongBodies: [what: string, body: Buffer][] = [
  ['another part name', partsBody([other])],
  ['another part before it', partsBody([other, file])],
  ['another part behind it', partsBody([file, other])],
  ['the archive twice', partsBody([file, file])],
  ['a field alone', partsBody([field])],
  ['a field before it', partsBody([field, file])],
  ['a field behind it', partsBody([file, field])],
  [
    'a JSON field',
    partsBody([
      { disposition: `${field.disposition}\r\ncontent-type: application/json`, body: '{' },
    ]),
  ],
  ['the archive as a field', partsBody([{ disposition: 'form-data; name="archive"', body: 'a' }])],
  ['a part without a name', partsBody([{ disposition: 'form-data; filename="a.tar.gz"' }])],
  [
    'a name of the prototype',
    partsBody([{ disposition: 'form-data; name="__proto__"; filename="a"' }]),
  ],
  ['no part', partsBody([])],
  ['no body', Buffer.alloc(0)],
  ['something else', Buffer.from('{"source":{}}')],
  ['an end inside the archive', partsBody([file]).subarray(0, 200)],
  ['an end before the last boundary', partsBody([file], '')],
]

t.test('a body with other parts is rejected and leaves nothing behind', async (t) => {
  const given = await testSpool(t)
  const before = await recordOf(given.db)
  for (const [what, body] of wrongBodies) {
    const answer = await post(given, body)
    t.equal(answer.status, 400, what)
    t.equal(answer.headers['content-type'], 'application/problem+json; charset=utf-8', what)
    t.match(answer.body.code, /^(skills\.invalid_request|request\.invalid)$/, what)
    t.same(given.spooled(), [], what)
  }
  t.same(await recordOf(given.db), before)
  t.same(await countsOf(given.db), nothing)
})

t.test('a body that is not multipart is rejected', async (t) => {
  const { app, db } = await testApp(t)
  const cases: [type: string, status: number][] = [
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=', 400],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`, 400],
    ['multipart/mixed; boundary=frontier', 415],
    ['application/gzip', 415],
    ['application/octet-stream', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['nonsense', 415],
  ]
  for (const [type, status] of cases) {
    const answer = await call(app, 'POST', '/skills/archive', {
      headers: { 'content-type': type },
      payload: partsBody([file]),
    })
    t.equal(answer.status, status, type)
    t.equal(answer.body.status, status, type)
    if (status === 415) t.equal(answer.body.code, 'request.media_type', type)
  }
  const bare = await app.inject({ method: 'POST', url: '/v1/workspaces/default/skills/archive' })
  t.equal(bare.statusCode, 400, 'no body at all')
  t.equal(bare.json().code, 'skills.invalid_request')
  t.same(await countsOf(db), nothing)
})

t.test('the target of a multipart install is in the query', async (t) => {
  const given = await testApp(t)
  const answer = await post(given, partsBody([file]), '?target_source_kind=registry')
  t.equal(answer.status, 201)
  t.equal(answer.body.skill.source_kind, 'registry')
  const wrong = await post(given, partsBody([file]), '?target_source_kind=system')
  t.equal(wrong.status, 400)
  t.equal(wrong.body.code, 'skills.source_not_supported')
})

t.test('JSON routes name the ones that accept an archive', async (t) => {
  const { app, db } = await testApp(t)
  const given: ['POST' | 'PUT', string][] = [
    ['POST', '/skills'],
    ['PUT', '/skills/user/pdf-tools'],
  ]
  for (const [method, path] of given) {
    const form = await call(app, method, path, multipart(archive))
    t.match(form, { status: 415, body: { code: 'request.media_type' } })
    t.ok(form.body.detail.includes(`${method} /v1/workspaces/default${path}/archive`), path)
    const payload = { source: { type: 'uploaded_archive', upload_id: 'x' } }
    const json = await call(app, method, `${path}/archive`, { payload })
    t.match(json, {
      status: 415,
      body: { code: 'request.media_type', detail: /without `\/archive`/ },
    })
  }
  t.same(await countsOf(db), nothing)
})

t.test('a hostile archive in the request is rejected by reason', async (t) => {
  const given = await testSpool(t)
  const answer = await post(
    given,
    partsBody([{ ...file, body: packageArchive({ files: { '/etc/passwd': 'x' } }) }]),
  )
  t.equal(answer.status, 422)
  t.equal(answer.body.code, 'skills.upload.invalid_archive')
  t.type(answer.body.details.reason, 'string')
  t.same(await countsOf(given.db), nothing)
  t.same(given.spooled(), [])
})

t.test('a client that reads no response before it has sent all gets the error', async (t) => {
  const { app } = await testApp(t, { UPLOAD_MAX_COMPRESSED_BYTES: '1000' })
  const port = await portOf(app)
  const cases: [part: Part, status: number][] = [
    [file, 413],
    [other, 400],
  ]
  for (const [part, status] of cases) {
    const body = partsBody([{ ...part, body: randomBytes(8 << 20) }])
    const next = `GET /livez HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
    const answer = await sendRaw(
      port,
      postLines(port, body.length),
      Buffer.concat([body, Buffer.from(next)]),
    )
    t.equal(answer.status, status)
    t.match(answer.rest, /"code":".+}\n$/, 'and the connection ends')
  }
})

t.test('a client that disconnects in mid-archive leaves nothing behind', async (t) => {
  const given = await testSpool(t)
  const port = await portOf(given.app)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const body = partsBody([{ ...file, body: randomBytes(1 << 20) }])
  socket.write([...postLines(port, body.length), '', ''].join('\r\n'))
  const half = body.subarray(0, body.length / 2)
  const answered = new Promise<void>((resolve) => {
    given.app.server.once('request', (request, response) => {
      response.once('close', resolve)
      request.on('data', () => {
        if (request.socket.bytesRead > half.length) socket.destroy()
      })
    })
  })
  socket.write(half)
  await answered
  t.same(given.spooled(), [])
  t.same(await countsOf(given.db), nothing)
})
