/** `GET /v1/me`: until when a caller has access, and where it may review. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { call } from '../support/given.ts'
import { TestIssuer } from '../support/issuer.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const DAY = 86_400_000

t.test('an open service lets its one caller review everywhere, without an end', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const body = (await app.inject({ url: '/v1/me' })).json()
  const rights = { role: 'admin', may_review: true, reason: null, four_eyes: false }
  t.match(body, {
    expires_at: null,
    workspaces: [
      { workspace_id: 'acme', ...rights },
      { workspace_id: 'default', ...rights },
    ],
  })
})

t.test('a token says where it may not review, why not, and when it ends', async (t) => {
  const { app, db, services } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const admin = await givenToken(services, 'admin')
  const put = (workspace: string, payload: object) =>
    call(app, 'PUT', '/settings', { workspace, payload, headers: admin.headers })
  await put('acme', { reviewers_must_be_people: true })
  await put('default', { four_eyes: true })
  const me = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/v1/me', headers })).json()
  const reviewer = await me((await givenToken(services, 'reviewer', { days: 2 })).headers)
  t.match(reviewer.workspaces, [
    { workspace_id: 'acme', may_review: false, reason: 'proposals.person_required' },
    { workspace_id: 'default', may_review: true, reason: null, four_eyes: true },
  ])
  const left = Date.parse(reviewer.expires_at) - Date.now()
  t.ok(left > DAY && left <= 2 * DAY)
  const bound = await me((await givenToken(services, 'publisher', { workspace: 'acme' })).headers)
  t.match(bound.workspaces, [{ workspace_id: 'acme', reason: 'access.forbidden' }])
  t.equal(bound.workspaces.length, 1, 'and nothing of the others')
})

t.test('a session ends sooner than its token, and a person has a role by workspace', async (t) => {
  const issuer = await TestIssuer.start(t)
  const { app, db, services } = await testApp(t, issuer.env)
  await givenWorkspace(db, 'acme')
  const admin = await givenToken(services, 'admin', { days: 30 })
  for (const [workspace_id, role] of [
    ['acme', 'reviewer'],
    ['default', 'publisher'],
  ]) {
    const payload = { group: 'staff', workspace_id, role }
    await app.inject({ method: 'PUT', url: '/v1/group-roles', headers: admin.headers, payload })
  }
  await call(app, 'PUT', '/settings', {
    workspace: 'acme',
    payload: { reviewers_must_be_people: true },
    headers: admin.headers,
  })
  const ada = new Browser(app)
  await ada.signIn(issuer)
  const { body } = await ada.send('/v1/me')
  t.match(body.workspaces, [
    { workspace_id: 'acme', role: 'reviewer', may_review: true },
    { workspace_id: 'default', role: 'publisher', may_review: false, reason: 'access.forbidden' },
  ])
  const left = Date.parse(body.expires_at) - Date.now()
  t.ok(left > 7 * 3_600_000 && left <= 8 * 3_600_000)
})
