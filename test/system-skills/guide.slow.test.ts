/** Skills that the service brings along are in every workspace, and nobody edits them. */
import t from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import {
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  install,
  multipart,
} from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const GUIDE = '/skills/system/skills.protocol.guide'

const putWorkspace = async ({ app }: TestApp, id: string) =>
  app.inject({ method: 'PUT', url: `/v1/workspaces/${id}` })

t.test('the guide is in the default workspace and in each new one', async (t) => {
  const test = await testApp(t)
  t.equal(await test.services.systemSkills.ensure(), 1)
  t.equal((await putWorkspace(test, 'acme')).statusCode, 201)
  for (const workspace of ['default', 'acme']) {
    const guide = await call(test.app, 'GET', GUIDE, { workspace })
    t.match(guide, {
      status: 200,
      body: {
        slug: 'skills.protocol.guide',
        source_kind: 'system',
        version: '0.1.0',
        kind: 'instruction',
        namespace: 'skills',
        trust_level: 'internal',
        install: { managed: true, lifecycle_editable: false },
        policy: {
          enabled: true,
          allow_implicit_invocation: true,
          allow_implicit_invocation_editable: false,
        },
        status: 'active',
        served: true,
      },
    })
    const text = await call(test.app, 'GET', `${GUIDE}/files/SKILL.md`, { workspace })
    t.match(text.body, /# How to use this registry/)
  }
})

t.test('a reader sees it, also where validation is strict', async (t) => {
  const test = await testApp(t)
  await test.services.systemSkills.ensure()
  const strict = { payload: { validation_profile: 'strict' } }
  t.equal((await call(test.app, 'PUT', '/settings', strict)).status, 200)
  const { headers } = await givenToken(test.services, 'reader')
  const { status, body } = await call(test.app, 'GET', GUIDE, { headers })
  t.equal(status, 200)
  t.same(body.diagnostics, [], 'the guide keeps the rules that it is shipped with')
})

t.test('it is installed once, by any number of replicas', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  await Promise.all([test, twin, test, twin].map(({ services }) => services.systemSkills.ensure()))
  t.equal(await twin.services.systemSkills.ensure(), 0)
  const events = await test.db.selectFrom('events').select('payload').execute()
  t.match(events, [{ payload: { reason: 'catalog_changed', changes: [] } }])
  t.match(await test.db.selectFrom('audit_entries').selectAll().execute(), [
    { actor: 'system', action: 'install', target: 'skill:system:skills.protocol.guide' },
  ])
})

t.test('another build installs other bytes, and an older build leaves them', async (t) => {
  const test = await testApp(t)
  await test.services.systemSkills.ensure()
  const current = async () => (await call(test.app, 'GET', GUIDE)).body.fingerprint
  const before = await current()
  const { skill_id: skillId } = await test.db
    .selectFrom('skills')
    .select('skill_id')
    .where('source_kind', '=', 'system')
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('skill_revisions')
    .set({ fingerprint: 'a'.repeat(64) })
    .where('skill_id', '=', skillId)
    .execute()
  t.equal(await test.services.systemSkills.ensure(), 1, 'bytes that the workspace never had')
  t.equal(await current(), before)
  t.equal((await call(test.app, 'GET', GUIDE)).body.current_revision, 2)
  await test.db
    .updateTable('skills')
    .set({ current_revision: 1 })
    .where('skill_id', '=', skillId)
    .execute()
  t.equal(await test.services.systemSkills.ensure(), 0, 'bytes that it has had')
})

t.test('it cannot be edited, and stays offered', async (t) => {
  const test = await testApp(t)
  await test.services.systemSkills.ensure()
  const { body: guide } = await call(test.app, 'GET', GUIDE)
  const form = multipart(packageArchive({ folder: 'skills.protocol.guide' }))
  const refused = { status: 400, body: { code: 'skills.source_not_supported' } }
  t.match(await call(test.app, 'PUT', `${GUIDE}/archive`, form), refused)
  t.match(await call(test.app, 'DELETE', GUIDE), refused)
  const rollback = { fingerprint: guide.fingerprint, reason: 'because' }
  t.match(await call(test.app, 'POST', `${GUIDE}/rollback`, { payload: rollback }), refused)
  t.match(
    await install(test.app, await givenFinishedUpload(test.app, packageArchive()), {
      target: 'system',
    }),
    { status: 400 },
  )
  t.match(
    await call(test.app, 'PUT', `${GUIDE}/policy`, {
      payload: { allow_implicit_invocation: false },
    }),
    { status: 400, body: { code: 'skills.invalid_request', detail: /always offered/ } },
  )
  t.same((await call(test.app, 'GET', GUIDE)).body, guide)
  t.equal(
    (await call(test.app, 'PUT', `${GUIDE}/policy`, { payload: { enabled: false } })).status,
    200,
  )
  t.match((await call(test.app, 'GET', GUIDE)).body, {
    status: 'disabled',
    served: false,
    policy: { allow_implicit_invocation: true },
  })
})

t.test('an uploaded skill that calls itself required is not', async (t) => {
  const test = await testApp(t)
  const text = skillMd({ name: 'pushy', extra: 'implicit-invocation: required' })
  const archive = packageArchive({ folder: 'pushy', files: { 'SKILL.md': text } })
  const { slug } = await givenInstalledSkill(test.app, archive)
  t.match((await call(test.app, 'GET', `/skills/user/${slug}`)).body.policy, {
    allow_implicit_invocation: false,
    allow_implicit_invocation_editable: true,
  })
})

t.test('a workspace that cannot have it does not prevent others from having it', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, packageArchive())
  // As a build left it that did not ship this skill, and so reserved nothing.
  await test.db.updateTable('skills').set({ extension_id: 'skill.skills.protocol.guide' }).execute()
  await putWorkspace(test, 'acme')
  t.equal(await test.services.systemSkills.ensure(), 0, 'its extension id is taken in one')
  t.equal((await call(test.app, 'GET', GUIDE)).status, 404)
  t.equal((await call(test.app, 'GET', GUIDE, { workspace: 'acme' })).status, 200)
})
