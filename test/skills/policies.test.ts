/** Policy and settings: what is enabled, what inherits, and what is served because of it. */
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const pdf = packageArchive({ files: { 'SKILL.md': skillMd({ name: 'pdf' }) } })
const path = '/skills/user/pdf'

t.test('a disabled skill stays installed and is not served', async (t) => {
  const { app, db } = await testApp(t)
  await givenInstalledSkill(app, pdf)
  const set = await call(app, 'PUT', `${path}/policy`, { payload: { enabled: false } })
  t.same(set.body, {
    policy: {
      workspace_id: 'default',
      skill_slug: 'pdf',
      source_kind: 'user',
      enabled: false,
    },
  })
  const { body } = await call(app, 'GET', path)
  t.match(body, { status: 'disabled', status_reason: 'disabled_by_policy', served: false })
  t.same(body.policy, {
    enabled: false,
    allow_implicit_invocation: false,
    allow_implicit_invocation_editable: true,
  })
  t.same((await call(app, 'GET', '/skills?status=active')).body.skills, [])
  t.equal((await call(app, 'GET', '/skills?status=disabled')).body.skills.length, 1)
  const event = await db
    .selectFrom('events')
    .selectAll()
    .orderBy('snapshot_version', 'desc')
    .executeTakeFirst()
  t.match(event?.payload, { reason: 'policy_updated', changes: [{ change_type: 'policy' }] })
})

t.test('an omitted field is unchanged, null inherits, DELETE removes', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, pdf)
  const put = (payload: Record<string, unknown>) => call(app, 'PUT', `${path}/policy`, { payload })
  await put({ allow_implicit_invocation: true })
  t.match((await put({ enabled: false })).body.policy, {
    enabled: false,
    allow_implicit_invocation: true,
  })
  const inherited = (await put({ enabled: null })).body.policy
  t.notOk('enabled' in inherited)
  t.equal(inherited.allow_implicit_invocation, true)
  t.equal((await call(app, 'GET', '/policies')).body.policies.length, 1)
  const removed = await call(app, 'DELETE', `${path}/policy`)
  t.same(Object.keys(removed.body.policy), ['workspace_id', 'skill_slug', 'source_kind'])
  t.same((await call(app, 'GET', '/policies')).body.policies, [])
  t.equal((await call(app, 'DELETE', `${path}/policy`)).status, 200, 'again')
})

t.test('invalid settings are rejected and change nothing', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, pdf)
  const refusals: [Record<string, unknown>, number, string][] = [
    [{}, 400, 'skills.invalid_request'],
    [{ enabled: 'no' }, 400, 'skills.invalid_request'],
    [{ visible: true }, 400, 'skills.invalid_request'],
    [{ enabled: false, allow_implicit_invocation: true }, 422, 'skills.policy_conflict'],
  ]
  for (const [payload, status, code] of refusals) {
    const answer = await call(app, 'PUT', `${path}/policy`, { payload })
    t.match([answer.status, answer.body.code], [status, code], JSON.stringify(payload))
  }
  const none = await call(app, 'PUT', '/skills/user/none/policy', { payload: { enabled: true } })
  t.match([none.status, none.body.code], [404, 'skills.not_found'])
  t.same((await call(app, 'GET', '/policies')).body.policies, [])
  t.equal((await call(app, 'GET', '/skills')).body.snapshot_version, 1)
})

t.test('defaults of the workspace apply unless an override says otherwise', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await givenInstalledSkill(app, pdf)
  await givenInstalledSkill(app, pdf, { workspace: 'acme' })
  const settings = await call(app, 'PUT', '/settings', {
    payload: { policy_defaults: { enabled: false } },
  })
  t.equal(settings.status, 200)
  t.same(settings.body.policy_defaults, { enabled: false, allow_implicit_invocation: false })
  t.equal((await call(app, 'GET', path)).body.status, 'disabled')
  t.equal((await call(app, 'GET', path, { workspace: 'acme' })).body.status, 'active')
  await call(app, 'PUT', `${path}/policy`, { payload: { enabled: true } })
  t.equal((await call(app, 'GET', path)).body.status, 'active')
})

t.test('with the strict profile, format errors keep a skill from being served', async (t) => {
  const { app } = await testApp(t)
  const odd = packageArchive({ files: { 'SKILL.md': skillMd({ name: 'Odd Name' }) } })
  await givenInstalledSkill(app, odd)
  t.equal((await call(app, 'GET', '/skills/user/odd-name')).body.status, 'active')
  await call(app, 'PUT', '/settings', { payload: { validation_profile: 'strict' } })
  const { body } = await call(app, 'GET', '/skills/user/odd-name')
  t.match(body, { status: 'blocked', status_reason: 'validation_rejected', served: false })
  t.equal(body.health.status, 'blocked')
  t.match(body.health.validation_issues, [{ level: 'error' }])
})

t.test('a workspace may require If-Match', async (t) => {
  const { app } = await testApp(t)
  const skill = await givenInstalledSkill(app, pdf)
  await call(app, 'PUT', '/settings', { payload: { require_if_match: true } })
  const blind = await call(app, 'DELETE', path)
  t.match([blind.status, blind.body.code], [428, 'skills.precondition_required'])
  const seen = await call(app, 'DELETE', path, {
    headers: { 'if-match': `"${skill.fingerprint}"` },
  })
  t.equal(seen.status, 200)
})

t.test('settings are merged, and unknown ones rejected', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { environment: { bins: ['git'] } } })
  await call(app, 'PUT', '/settings', { payload: { environment: { env: ['HOME'] } } })
  const { body } = await call(app, 'GET', '/settings')
  t.same(body.environment, { bins: ['git'], commands: [], env: ['HOME'], mcp: [] })
  const unknown = await call(app, 'PUT', '/settings', { payload: { colour: 'red' } })
  t.match([unknown.status, unknown.body.details.field], [400, 'colour'])
  const deep = await call(app, 'PUT', '/settings', { payload: { environment: { pets: [] } } })
  t.match([deep.status, deep.body.details.field], [400, 'environment.pets'])
})
