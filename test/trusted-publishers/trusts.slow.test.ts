/** Trusted publishers as an admin manages them; what is taken away ends its tokens. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import { call } from '../support/given.ts'
import { PUBLIC_URL, TestIssuer } from '../support/issuer.ts'
import { loseResponses, storeResponses } from '../idempotency/responses.ts'
import { openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import {
  demanded,
  demandedOfGitLab,
  exchange,
  githubClaims,
  type Given,
  givenIssuer,
  givenJob,
  givenTrust,
  type Headers,
  trust,
} from './jobs.ts'

const WITHIN_MS = 1000

const statusOf = async ({ app }: Pick<Given, 'app'>, headers: Headers): Promise<number> =>
  (await call(app, 'GET', '/skills', { headers })).status

t.test('claims that are given to several at once go to one of them', async (t) => {
  const test = await givenIssuer(t)
  const puts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => () => trust(test, { id }))
  t.same(statusesOf(await atOnce(puts.length, puts)), { 201: 1, 409: 5 })
})

t.test('admins put, list, read and delete them, each of which is audited', async (t) => {
  const test = await givenIssuer(t)
  const { app, issuer, admin: headers } = test
  const made = await trust(test)
  t.equal(made.status, 201)
  t.match(made.body, { publisher_id: 'ours', issuer: issuer.url, slugs: ['hello-skill'] })
  t.same(made.body.claims, demanded)
  t.match(await trust(test), { status: 200, body: made.body }, 'as it was')
  t.equal((await trust(test, { slugs: ['hello-skill', 'acme/pdf'] })).status, 200)
  t.equal((await trust(test, { id: 'gitlab', claims: demandedOfGitLab })).status, 201)
  const list = (query = '') => call(app, 'GET', `/trusted-publishers${query}`, { headers })
  const first = await list('?limit=1')
  const rest = await list(`?limit=1&cursor=${first.body.next_cursor}`)
  const rows = [...first.body.trusted_publishers, ...rest.body.trusted_publishers]
  t.match(rows, [
    { publisher_id: 'gitlab', claims: demandedOfGitLab },
    { publisher_id: 'ours', slugs: ['hello-skill', 'acme/pdf'] },
  ])
  t.equal(rest.body.next_cursor, null)
  const one = '/trusted-publishers/ours'
  t.same((await call(app, 'GET', one, { headers })).body, rows[1])
  t.equal((await call(app, 'DELETE', one, { headers })).status, 204)
  for (const method of ['GET', 'DELETE'] as const) {
    const { status, body } = await call(app, method, one, { headers })
    t.match({ status, body }, { status: 404, body: { code: 'trusted_publishers.not_found' } })
  }
  const audit = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'target', 'details'])
    .where('target', 'like', 'trusted_publisher:%')
    .orderBy('seq')
    .execute()
  t.same(
    audit.map(({ action, target }) => [action, target]),
    [
      ['trusted_publisher_set', 'trusted_publisher:ours'],
      ['trusted_publisher_set', 'trusted_publisher:ours'],
      ['trusted_publisher_set', 'trusted_publisher:gitlab'],
      ['trusted_publisher_delete', 'trusted_publisher:ours'],
    ],
  )
  t.match(audit[1]?.details, {
    before: { slugs: ['hello-skill'] },
    after: { slugs: ['hello-skill', 'acme/pdf'] },
  })
})

t.test('bad trusts are rejected with the reason, and change nothing', async (t) => {
  const test = await givenTrust(t)
  const { app, admin: headers, issuer } = test
  const body = { issuer: issuer.url, claims: demanded, slugs: ['hello-skill'] }
  const { repository_owner_id: _owner, ...withoutOwner } = demanded
  const cases: [what: string, payload: object][] = [
    ['no owner', { ...body, claims: withoutOwner }],
    ['no claims', { ...body, claims: {} }],
    ['a number', { ...body, claims: { ...demanded, repository_id: 7001 } }],
    ['a name for an id', { ...body, claims: { ...demanded, repository_id: 'acme/skills' } }],
    ['a claim that is not compared', { ...body, claims: { ...demanded, actor: 'ada' } }],
    ['an empty workflow', { ...body, claims: { ...demanded, job_workflow_ref: '' } }],
    ['claims of both', { ...body, claims: { ...demanded, ...demandedOfGitLab } }],
    [
      'refs that are not protected',
      { ...body, claims: { ...demandedOfGitLab, ref_protected: 'false' } },
    ],
    ['no skills', { ...body, slugs: [] }],
    ['a pattern', { ...body, slugs: ['*'] }],
    ['a skill twice', { ...body, slugs: ['a', 'a'] }],
    ['an unknown field', { ...body, role: 'admin' }],
  ]
  for (const [what, payload] of cases) {
    const put = await call(app, 'PUT', '/trusted-publishers/new', { headers, payload })
    t.match(put, { status: 400, body: { code: 'request.invalid' } }, what)
  }
  const named = await call(app, 'PUT', '/trusted-publishers/Not-A-Name', { headers, payload: body })
  t.equal(named.status, 400)
  const payload = { ...body, issuer: 'https://ci.example.com' }
  t.match(await call(app, 'PUT', '/trusted-publishers/new', { headers, payload }), {
    status: 422,
    body: { code: 'trusted_publishers.issuer_refused', details: { issuers: [issuer.url] } },
  })
  t.match(await trust(test, { id: 'twin', slugs: ['other'] }), {
    status: 409,
    body: { code: 'trusted_publishers.same_claims', details: { publisher_id: 'ours' } },
  })
  const { body: page } = await call(app, 'GET', '/trusted-publishers', { headers })
  t.equal(page.trusted_publishers.length, 1)
})

t.test('only admins of the workspace see and change them', async (t) => {
  const test = await givenTrust(t)
  await givenWorkspace(test.db, 'acme')
  const foreign = await givenToken(test.services, 'admin', { workspace: 'acme' })
  t.equal((await call(test.app, 'GET', '/trusted-publishers', foreign)).status, 404)
  const own = { workspace: 'acme', headers: foreign.headers }
  t.same((await call(test.app, 'GET', '/trusted-publishers', own)).body.trusted_publishers, [])
  const reviewer = await givenToken(test.services, 'reviewer')
  t.equal((await call(test.app, 'GET', '/trusted-publishers', reviewer)).status, 403)
})

t.test('a deleted or changed trust ends its tokens and streams within a second', async (t) => {
  const test = await givenTrust(t)
  const there = await testReplica(t, test.connectionString, test.env)
  for (const { app } of [test, there]) await app.listen({ host: '127.0.0.1', port: 0 })
  const takeAway = [
    () => trust(test, { slugs: ['hello-skill', 'other'] }),
    () => call(test.app, 'DELETE', '/trusted-publishers/ours', { headers: test.admin }),
  ]
  for (const end of takeAway) {
    const { headers } = await givenJob(test)
    const streams = await Promise.all(
      [test, there].map(({ app }) =>
        openEvents(t, `${app.listeningOrigin}/v1/workspaces/default/events`, { headers }),
      ),
    )
    for (const { next } of streams) t.match(await next(), { event: 'hello' })
    t.equal(await statusOf(there, headers), 200)
    t.ok((await end()).status < 300)
    const ended = performance.now()
    t.equal(await statusOf(test, headers), 401, 'here at once')
    while ((await statusOf(there, headers)) !== 401) {
      if (performance.now() - ended > 10 * WITHIN_MS) break
    }
    const ms = performance.now() - ended
    t.ok(ms < WITHIN_MS, `there after ${Math.round(ms)} ms`)
    for (const stream of streams) t.equal(await stream.ended, true)
  }
  const token = await test.issuer.sign(githubClaims(test.issuer))
  t.equal((await exchange(there, token)).status, 403, 'and there are no new ones')
})

t.test('an exchange that meets the end of its trust leaves no valid token', async (t) => {
  const test = await givenTrust(t)
  const there = await testReplica(t, test.connectionString, test.env)
  for (let round = 0; round < 8; round += 1) {
    await trust(test)
    const token = await test.issuer.sign(githubClaims(test.issuer))
    const [{ status }] = await Promise.all([
      exchange(there, token),
      call(test.app, 'DELETE', '/trusted-publishers/ours', { headers: test.admin }),
    ])
    t.ok([201, 403].includes(status), String(status))
    const valid = await test.db
      .selectFrom('tokens')
      .select('token_id')
      .where('publisher_id', 'is not', null)
      .where('revoked_at', 'is', null)
      .execute()
    t.same(valid, [], `after ${status}`)
  }
})

t.test('a token of a job does not close an open service', async (t) => {
  const issuer = await TestIssuer.start(t)
  const env = { OIDC_TRUSTED_ISSUERS: issuer.url, PUBLIC_URL }
  const test = { ...(await testApp(t, env)), issuer, env, admin: {} }
  t.equal((await trust(test)).status, 201)
  const { headers } = await givenJob(test)
  const replica = await testReplica(t, test.connectionString, env)
  for (const one of [test, replica]) {
    t.same([await statusOf(one, {}), await statusOf(one, headers)], [200, 200])
  }
})

t.test('what is used up is swept a while after its end, and other tokens stay', async (t) => {
  const test = await givenTrust(t)
  await givenJob(test)
  await test.db
    .updateTable('tokens')
    .set({ expires_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  await test.db
    .updateTable('used_token_ids')
    .set({ expires_at: new Date(Date.now() - 11 * 60_000) })
    .execute()
  await test.services.sweeper.run()
  const rows = await test.db.selectFrom('tokens').select('publisher_id').execute()
  t.same(rows, [{ publisher_id: null }], 'any other token stays')
  t.same(await test.db.selectFrom('used_token_ids').selectAll().execute(), [])
})

t.test('a lost response to a put is made again', async (t) => {
  const { app, db, issuer, admin } = await givenIssuer(t)
  await loseResponses(db)
  const put = () =>
    call(app, 'PUT', '/trusted-publishers/ours', {
      headers: { ...admin, 'idempotency-key': 'one' },
      payload: { issuer: issuer.url, claims: demanded, slugs: ['hello-skill'] },
    })
  const first = await put()
  t.equal(first.status, 201)
  await storeResponses(db)
  const again = await put()
  t.match(again, { status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } })
})
