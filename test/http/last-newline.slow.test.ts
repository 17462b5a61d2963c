/** Whoever calls with curl gets their prompt on a line of its own; what is stored stays as it is. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenInstalledSkill, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { asking, HOST } from './asking.ts'
import { portOf, sendRaw } from './raw.ts'

const workspace = '/v1/workspaces/default'
const skill = `${workspace}/skills/user/a`
const files = {
  'SKILL.md': skillMd({ name: 'a' }).trimEnd(),
  'data.json': '{"a":1}',
  'lines.json': '[]\n\n',
  'notes.txt': 'no newline',
}

const given = await testApp(t)
const { app } = given
await givenInstalledSkill(app, packageArchive({ folder: 'a', files }))
await call(app, 'PUT', '/documents/guide', { payload: { skill: '# Guide' } })
const ask = await asking(given)

const endsOnce = (text: string): boolean => /[^\n]\n$/.test(text)

const json: Record<string, number> = {
  '/livez': 200,
  '/openapi.json': 200,
  '/openapi-3.0.json': 200,
  '/capabilities': 200,
  '/metrics': 200,
  '/.well-known/agent-skills/index.json': 200,
  [`${workspace}/skills`]: 200,
  [skill]: 200,
  [`${skill}/files`]: 200,
  [`${workspace}/documents/guide`]: 200,
  [`${workspace}/skills/user/none`]: 404,
  [`${workspace}/skills?none=a`]: 400,
  '/nowhere': 404,
  '/%zz': 400,
}

for (const [url, status] of Object.entries(json)) {
  t.test(`GET ${url} ends with one newline, and HEAD and the length agree`, async (t) => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(url)))
    for (const answer of answers) {
      t.equal(answer.status, status)
      t.ok(endsOnce(answer.rest), JSON.stringify(answer.rest.slice(-20)))
      t.equal(answer.headers['content-length'], String(Buffer.byteLength(answer.rest)))
    }
    if (status !== 200 || url === '/metrics') return
    const { headers, rest } = await ask(url)
    const head = await app.inject({ method: 'HEAD', url, headers: HOST })
    t.equal(head.headers['content-length'], headers['content-length'])
    t.equal(head.headers.etag, headers.etag)
    t.equal(head.payload, '')
    t.same(JSON.parse(rest), (await app.inject({ url, headers: HOST })).json())
    const tag = headers.etag
    if (tag === undefined) return
    t.match(await ask(url, { 'if-none-match': tag }), { status: 304, rest: '' })
  })
}

t.test('the tag of the capabilities is the digest of all their bytes', async (t) => {
  const { headers, rest } = await ask('/capabilities')
  t.equal(headers.etag, `"${sha256(Buffer.from(rest))}"`)
})

t.test('the bytes of files, archives and documents are as they were stored', async (t) => {
  for (const [path, content] of Object.entries(files)) {
    const { headers, rest } = await ask(`${skill}/files/${path}`)
    t.equal(rest, content, path)
    t.equal(headers['content-length'], String(Buffer.byteLength(content)))
    t.equal(headers.etag, `"${sha256(Buffer.from(content))}"`)
  }
  const part = await ask(`${skill}/files/data.json`, { range: 'bytes=0-2' })
  t.match(part, { status: 206, rest: '{"a' })
  const markdown = await ask(`${workspace}/documents/guide`, { accept: 'text/markdown' })
  t.equal(markdown.rest, '# Guide')
  const archive = await app.inject(`${skill}/archive`)
  t.equal(archive.headers['content-length'], String(archive.rawPayload.length))
  const index = (await app.inject('/.well-known/agent-skills/index.json')).json()
  for (const { url, digest } of index.skills) {
    const { rawPayload } = await app.inject(`/.well-known/agent-skills/${url}`)
    t.equal(digest, `sha256:${sha256(rawPayload)}`, url)
  }
})

t.test('a write ends with a newline, and so does its repetition under the same key', async (t) => {
  const { headers, payload } = multipart(packageArchive({ folder: 'b' }))
  const send = () =>
    app.inject({
      method: 'POST',
      url: `${workspace}/skills/archive`,
      headers: { ...headers, 'idempotency-key': 'twice' },
      payload,
    })
  const first = await send()
  t.equal(first.statusCode, 201)
  t.ok(endsOnce(first.payload))
  const second = await send()
  t.equal(second.headers['idempotency-replayed'], 'true')
  t.equal(second.payload, first.payload)
})

t.test('JSON-RPC and MCP responses end with one too, and empty ones stay empty', async (t) => {
  const message = { jsonrpc: '2.0', id: 1, method: 'skills/list', params: {} }
  const rpc = await app.inject({ method: 'POST', url: '/rpc', payload: message })
  t.ok(endsOnce(rpc.payload))
  const { id: _id, ...notification } = message
  const nothing = await app.inject({ method: 'POST', url: '/rpc', payload: notification })
  t.match(nothing, { statusCode: 204, payload: '' })
  const accept = 'application/json, text/event-stream'
  const mcp = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...HOST, accept },
    payload: { ...message, method: 'tools/list' },
  })
  t.equal(mcp.statusCode, 200)
  const isStream = /event-stream/.test(String(mcp.headers['content-type']))
  t.ok(isStream ? mcp.payload.endsWith('\n\n') : endsOnce(mcp.payload))
  const told = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...HOST, accept },
    payload: { jsonrpc: '2.0', method: 'notifications/initialized' },
  })
  t.match(told, { statusCode: 202, payload: '' })
})

t.test('errors before a request is read end with one', async (t) => {
  const other = await testApp(t)
  const port = await portOf(other.app)
  const noHttp = await sendRaw(port, ['NO HTTP'])
  t.equal(noHttp.status, 400)
  const refused = await sendRaw(port, [
    `POST ${workspace}/uploads HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    'content-length: 99000000',
  ])
  t.equal(refused.status, 413)
  for (const { headers, rest } of [noHttp, refused]) {
    t.ok(endsOnce(rest), rest)
    t.equal(headers['content-length'], String(Buffer.byteLength(rest)))
  }
})
