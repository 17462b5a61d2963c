import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { startBody } from '../support/given.ts'

const MADE = /^[\w-]{21}$/

t.test('a harmless request id is in the response, the problem and the audit row', async (t) => {
  const { app, db } = await testApp(t)
  for (const id of ['a', 'req-1', '01J.AB:cd_ef', 'x'.repeat(128)]) {
    const headers = { 'x-request-id': id }
    const answer = await app.inject({ url: '/livez', headers })
    t.equal(answer.headers['x-request-id'], id)
    const missing = await app.inject({ url: '/nowhere', headers })
    t.equal(missing.headers['x-request-id'], id)
    t.equal(missing.json().request_id, id)
  }
  await app.inject({
    method: 'POST',
    url: '/v1/workspaces/default/uploads',
    headers: { 'x-request-id': 'the-start' },
    payload: startBody(Buffer.from('a')),
  })
  const rows = await db.selectFrom('audit_entries').select('request_id').execute()
  t.same(rows, [{ request_id: 'the-start' }])
})

t.test('any other request id is replaced', async (t) => {
  const { app } = await testApp(t)
  const nasty = [
    '',
    ' ',
    'a b',
    'x'.repeat(129),
    '<script>alert(1)</script>',
    '"},{"level":60',
    'a;b',
    'a/b',
    'ü',
    "' or 1=1",
    '${jndi:ldap://x}',
    'a,b',
  ]
  const seen = new Set<unknown>()
  for (const id of nasty) {
    const answer = await app.inject({ url: '/nowhere', headers: { 'x-request-id': id } })
    const given = answer.headers['x-request-id']
    t.match(given, MADE, id)
    t.equal(answer.json().request_id, given, id)
    seen.add(given)
  }
  const twice = await app.inject({ url: '/livez', headers: { 'x-request-id': ['a', 'b'] } })
  seen.add(twice.headers['x-request-id'])
  seen.add((await app.inject({ url: '/livez' })).headers['x-request-id'])
  t.equal(seen.size, nasty.length + 2, 'each request has its own')
})
