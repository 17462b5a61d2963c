/** `If-Match` of what is not a skill: the tag that was read, and nothing that only resembles it. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import { type Answer, call } from '../support/given.ts'

const url = 'http://127.0.0.1:9/hook'

const denied = { extension_id: 'mcp.mail', capability_id: 'send' }

type Noun = {
  name: string
  path: string
  payloads: [object, object]
  /** It is always there. */
  isSetting?: boolean
  isRemovable?: boolean
}

const nouns: Noun[] = [
  { name: 'documents', path: '/documents/a', payloads: [{ skill: '# A' }, { skill: '# B' }] },
  {
    name: 'prompts',
    path: '/prompts/a',
    payloads: [
      { description: 'A.', function_id: 'a::b' },
      { description: 'B.', function_id: 'a::b' },
    ],
  },
  { name: 'functions', path: '/functions/a::b', payloads: [{ url }, { url: `${url}/b` }] },
  { name: 'mcp_servers', path: '/mcp-servers/a', payloads: [{ url }, { url: `${url}/b` }] },
  { name: 'scanners', path: '/scanners/a', payloads: [{ url }, { url: `${url}/b` }] },
  {
    name: 'subscriptions',
    path: '/subscriptions/a',
    payloads: [
      { trigger_type: 'skills/changed', function_id: 'a::b' },
      { trigger_type: 'skills/changed', function_id: 'a::c' },
    ],
  },
  { name: 'workspaces', path: '', payloads: [{ title: 'A' }, { title: 'B' }], isRemovable: false },
  {
    name: 'settings',
    path: '/settings',
    payloads: [
      { capability_policy: { denied: [denied], constraints: {} } },
      { capability_policy: { denied: [] } },
    ],
    isSetting: true,
    isRemovable: false,
  },
]

const noTag = {
  status: 400,
  body: { code: 'request.invalid', detail: /double quotes/, details: { field: 'if-match' } },
}

for (const { name, path, payloads, isSetting = false, isRemovable = true } of nouns) {
  t.test(`${name}: a write says what it replaces`, async (t) => {
    const { app } = await testApp(t)
    const workspace = 'acme'
    if (name !== 'workspaces') await app.inject({ method: 'PUT', url: '/v1/workspaces/acme' })
    const put = (payload: object, headers: Record<string, string> = {}): Promise<Answer> =>
      call(app, 'PUT', path, { workspace, payload, headers })
    const mismatch = { status: 412, body: { code: `${name}.fingerprint_mismatch` } }
    const [one, other] = payloads

    t.match(await put(one, { 'if-match': '"abc"' }), mismatch)
    if (!isSetting) t.match(await put(one, { 'if-match': '*' }), mismatch, 'there is none')
    const made = await put(one)
    t.equal(made.status, isSetting ? 200 : 201)
    const tag = String(made.headers['etag'])
    t.match(tag, /^"[^"]+"$/)
    t.equal((await call(app, 'GET', path, { workspace })).headers['etag'], tag)
    for (const given of ['"abc"', '', `W/${tag}`, `"abc", W/${tag}`])
      t.match(await put(other, { 'if-match': given }), mismatch, given)
    for (const given of ['abc', tag.slice(1, -1), `${tag}, abc`])
      t.match(await put(other, { 'if-match': given }), noTag, given)
    if (!isSetting) {
      t.match(await put(other, { 'if-none-match': '*' }), {
        status: 412,
        body: { code: `${name}.exists` },
      })
    }
    t.equal((await call(app, 'GET', path, { workspace })).headers['etag'], tag, 'as it was')
    t.equal((await put(other, { 'if-match': `"abc", ${tag}` })).status, 200)
    t.match(await put(one, { 'if-match': tag }), mismatch, 'it has changed')
    const now = String((await call(app, 'GET', path, { workspace })).headers['etag'])
    t.not(now, tag)
    if (!isRemovable) return

    const remove = (given: string) =>
      call(app, 'DELETE', path, { workspace, headers: { 'if-match': given } })
    t.match(await remove(tag), mismatch)
    t.match(await remove(now.slice(1, -1)), noTag)
    t.equal((await remove(now)).status, 200)
    t.match(await remove('*'), mismatch, 'it is gone')
  })
}

t.test('the tag of settings is that of what is read, whoever comes to change them', async (t) => {
  const { app } = await testApp(t)
  const read = (headers: Record<string, string> = {}) => call(app, 'GET', '/settings', { headers })
  const tag = String((await read()).headers['etag'])
  t.match(await read({ 'if-none-match': tag }), { status: 304, body: '' })
  const tried = await call(app, 'PUT', '/settings?dry_run=true', {
    headers: { 'if-match': '"abc"' },
    payload: { four_eyes: true },
  })
  t.match(tried, { status: 412, body: { code: 'settings.fingerprint_mismatch' } })
  const change = (four_eyes: boolean) => () =>
    call(app, 'PUT', '/settings', { headers: { 'if-match': tag }, payload: { four_eyes } })
  const answers = await atOnce(
    6,
    Array.from({ length: 6 }, () => change(true)),
  )
  t.same(statusesOf(answers), { 200: 1, 412: 5 })
})

t.test('deliveries and usage leave the tags as they are', async (t) => {
  const { app } = await testApp(t)
  const payload = { trigger_type: 'skills::on-change', function_id: 'a::b' }
  await call(app, 'PUT', '/subscriptions/a', { payload })
  const tags = async () => [
    (await call(app, 'GET', '/subscriptions/a')).headers['etag'],
    (await call(app, 'GET', '')).headers['etag'],
  ]
  const before = await tags()
  await call(app, 'PUT', '/documents/a', { payload: { skill: '# A' } })
  const { body } = await call(app, 'GET', '')
  t.equal(body.usage.documents, 1)
  t.same(await tags(), before)
})

t.test('a workspace is deleted only as it was read', async (t) => {
  const { app } = await testApp(t)
  const path = '/v1/workspaces/acme'
  const made = await app.inject({ method: 'PUT', url: path })
  const tag = String(made.headers['etag'])
  const remove = (given: string) =>
    app.inject({ method: 'DELETE', url: path, headers: { 'if-match': given } })
  await app.inject({ method: 'PUT', url: path, payload: { title: 'Acme' } })
  const stale = await remove(tag)
  t.match(stale.json(), { status: 412, code: 'workspaces.fingerprint_mismatch' })
  const now = await app.inject({ url: path })
  t.equal((await remove(String(now.headers['etag']))).statusCode, 204)
})
