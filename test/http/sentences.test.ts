/** What a refusal says is enough to send the right request. */
import t from '../support/tap.ts'
import { sizeText } from '../../src/platform/sizes.ts'
import { testApp } from '../support/app.ts'
import { call, startBody } from '../support/given.ts'
import { withRoutes } from '../support/route-table.ts'

const workspace = '/v1/workspaces/default'

t.test('a wrong media type is rejected, and the right ones are named', async (t) => {
  const { app } = await testApp(t)
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string) =>
    (
      await app.inject({ method, url, headers: { 'content-type': 'image/png' }, payload: 'x' })
    ).json()
  const types = {
    '/skills': 'application/json',
    '/skills/archive': 'multipart/form-data',
    '/uploads/none/chunks': 'application/octet-stream',
  }
  for (const [path, type] of Object.entries(types)) {
    t.match(await send('POST', workspace + path), {
      status: 415,
      code: 'request.media_type',
      detail: `Send the body as \`${type}\`.`,
      details: { media_types: [type] },
    })
  }
  t.match(await send('DELETE', `${workspace}/skills/user/pdf`), {
    status: 415,
    detail: /accepts no body/,
  })
})

t.test('a form is of a wrong media type wherever none is taken', async (t) => {
  const { app } = await testApp(t)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string) =>
    (await app.inject({ method, url, headers, payload: '--x--\r\n' })).json()
  for (const [method, url] of [
    ['POST', '/v1/tokens'],
    ['PUT', '/v1/workspaces/acme'],
    ['POST', `${workspace}/prompts/greet/get`],
    ['POST', `${workspace}/proposals/none/comments`],
    ['POST', '/rpc'],
  ] as const) {
    t.match(
      await send(method, url),
      { status: 415, code: 'request.media_type', detail: 'Send the body as `application/json`.' },
      url,
    )
  }
  t.match(await send('POST', `${workspace}/uploads/none/chunks`), {
    status: 415,
    detail: 'Send the body as `application/octet-stream`.',
  })
  t.match(await send('DELETE', `${workspace}/documents/a`), {
    status: 415,
    detail: /accepts no body/,
  })
  for (const [method, url] of [
    ['POST', `${workspace}/skills`],
    ['PUT', `${workspace}/skills/user/pdf`],
  ] as const) {
    const detail = `This route accepts JSON. Send the archive itself to ${method} ${url}/archive.`
    t.match(await send(method, url), { status: 415, detail })
  }
})

t.test('malformed JSON is reported with its position', async (t) => {
  const { app } = await testApp(t)
  const send = async (payload: string) =>
    (
      await app.inject({
        method: 'POST',
        url: `${workspace}/uploads`,
        headers: { 'content-type': 'application/json' },
        payload,
      })
    ).json()
  t.match(await send('{"file_name":"a",,}'), {
    status: 400,
    code: 'request.invalid',
    detail: /^The body is not valid JSON: .*position 17 \(line 1 column 18\)\.$/,
  })
  t.match(await send('{"file_name":'), { detail: /not valid JSON: Unexpected end/ })
  t.match(await send('{"__proto__":{"a":1}}'), { status: 400, code: 'request.invalid' })
})

t.test('a text of a wrong format is reported with the right one in words', async (t) => {
  const { app } = await testApp(t)
  for (const slug of ['Bad_Slug', 'a--b', 'a%2Fb%2Fc']) {
    const { status, body } = await call(app, 'GET', `/skills/user/${slug}`)
    t.equal(status, 400)
    t.match(
      body.detail,
      /`slug` has the wrong format\. Expected: `\[owner\/\]name`: each part has 1 to 64/,
    )
    t.notMatch(body.detail, /\(\?/)
  }
  const { body } = await call(app, 'PUT', '/settings', { payload: { signing_secret: 'short' } })
  t.match(body.detail, /Expected: `whsec_` and 24 to 64 random bytes in base64\.$/)
})

t.test('every pattern of a route has its form in words beside it', async (t) => {
  const { made, routes } = await withRoutes(() => testApp(t))
  const { app } = made
  const silent: string[] = []
  const look = (value: unknown, path: string, parameter: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { pattern, description = parameter } = value as Record<string, unknown>
    if (typeof pattern === 'string' && typeof description !== 'string') silent.push(path)
    for (const [key, inner] of Object.entries(value)) {
      look(inner, `${path}/${key}`, key === 'schema' ? description : null)
    }
  }
  look((await app.inject('/openapi.json')).json(), '', null)
  // Those of pages are not in the document.
  for (const { method, url, schema } of routes) look(schema, `${method} ${url}`, null)
  t.same(silent, [])
  const { statusCode, payload } = await app.inject('/console/w/default/content/documents?held=a.b')
  t.equal(statusCode, 400)
  t.match(payload, '<code>held</code> has the wrong format. Expected: Letters, digits, ')
  t.notMatch(payload, 'undefined')
})

t.test('limits are said in the largest unit that is exact', async (t) => {
  for (const [bytes, text] of [
    [1, '1 byte'],
    [1500, '1,500 bytes'],
    [1024, '1 KiB'],
    [1536, '1.5 KiB'],
    [64 * 2 ** 20, '64 MiB'],
    [10 * 2 ** 30, '10 GiB'],
    [2 ** 20 + 1, '1,048,577 bytes'],
  ] as const) {
    t.equal(sizeText(bytes), text)
  }
  const { app } = await testApp(t)
  const payload = startBody(Buffer.from('x'), { compressed_size_bytes: 2 ** 40 })
  const { body } = await call(app, 'POST', '/uploads', { payload })
  t.match(body, { code: 'skills.upload.size_limit', detail: /over the limit of 64 MiB\./ })
})
