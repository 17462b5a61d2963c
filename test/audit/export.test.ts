/** The audit log, filtered by what is shown and exported as it is filtered. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { FILL, installArchive, review, skillArchive } from '../trust/given.ts'

type App = Parameters<typeof call>[0]
type Entry = { action: string; target: string; request_id: string }

const entries = async (app: App, query: string): Promise<Entry[]> =>
  (await call(app, 'GET', `/audit${query}`)).body.entries

const exported = (app: App, accept: string, query = '', headers = {}) =>
  call(app, 'GET', `/audit${query}`, { headers: { accept, ...headers } })

t.test('entries are found by request, proposal and the beginning of their target', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'acme/one' })
  await givenSkill(app, { slug: 'acme/two' })
  const { body } = await installArchive(app, skillArchive([FILL]))
  await review(app, body.proposal_id, { decision: 'reject' })
  const all = await entries(app, '')
  t.same(
    (await entries(app, '?target=skill:user:acme/')).map(({ target }) => target),
    ['skill:user:acme/two', 'skill:user:acme/one'],
  )
  t.same(await entries(app, '?target=skill:user:acme/%25'), [], 'no pattern')
  const of = await entries(app, `?proposal=${body.proposal_id}`)
  t.same(
    of.map(({ action }) => action),
    ['review_reject', 'proposal_open'],
  )
  const request = all[0]?.request_id ?? ''
  t.same(
    (await entries(app, `?request_id=${encodeURIComponent(request)}`)).map(
      ({ request_id: id }) => id,
    ),
    [request],
  )
})

t.test('what is filtered is exported as lines of JSON, and that is audited', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'one' })
  await givenSkill(app, { slug: 'two' })
  const answer = await app.inject({
    url: '/v1/workspaces/default/audit?action=install',
    headers: { accept: 'application/x-ndjson' },
  })
  t.equal(answer.statusCode, 200)
  t.match(answer.headers['content-type'], /^application\/x-ndjson/)
  const lines = answer.payload.trimEnd().split('\n')
  t.match(
    lines.map((line) => JSON.parse(line)),
    [{ target: 'skill:user:two' }, { target: 'skill:user:one' }],
  )
  t.match((await call(app, 'GET', '/audit?action=audit_export')).body.entries, [
    { details: { format: 'ndjson', filters: { action: 'install' } } },
  ])
})

t.test('a cell of a table is never a formula', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  await review(app, body.proposal_id, { decision: 'reject', reason: '=cmd("x"),\n"y"' })
  const id = '=1+1'
  await app.inject({
    url: '/v1/workspaces/default/skills/user/none',
    headers: { 'x-request-id': id },
  })
  const { body: text, headers } = await exported(app, 'text/csv')
  t.match(headers['content-type'], /^text\/csv/)
  t.match(headers['content-disposition'], /attachment/)
  t.equal(headers['x-content-type-options'], 'nosniff')
  const [head = ''] = String(text).split('\r\n')
  t.match(head, /^seq,at,actor,/)
  t.notMatch(text, /(^|,)[=+\-@]/m)
  t.match(text, '""reason"":""=cmd(', 'inside of JSON it is no formula')
})

t.test('an export needs the role, and a form that there is', async (t) => {
  const { app, services } = await testApp(t)
  await givenSkill(app)
  const publisher = await givenToken(services, 'publisher')
  t.match(await exported(app, 'text/csv', '', publisher.headers), { status: 403 })
  const reviewer = await givenToken(services, 'reviewer')
  t.match(await exported(app, 'image/png', '', reviewer.headers), {
    status: 406,
    body: { code: 'request.not_acceptable' },
  })
  t.match((await exported(app, '*/*', '', reviewer.headers)).body, { entries: [] })
})

t.test('entries are found by what their actor is called', async (t) => {
  const { app, services } = await testApp(t)
  const { id, headers } = await givenToken(services, 'publisher')
  await app.inject({ url: '/v1/workspaces/default/audit', headers })
  const reviewer = await givenToken(services, 'reviewer')
  const found = async (who: string) => {
    const query = new URLSearchParams({ who }).toString()
    return (await call(app, 'GET', `/audit?${query}`, { headers: reviewer.headers })).body.entries
  }
  const entry = { actor: `token:${id}`, actor_label: 'publisher of a test', action: 'access' }
  t.match(await found('publisher of a test'), [entry])
  t.match(await found(`token:${id}`), [entry])
  t.same(await found('publisher'), [], 'it is exact')
})
