/** What a reviewer decided stays decided, whatever a publisher does afterwards. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, multipart, startBody } from '../support/given.ts'
import { frame } from '../support/psu1.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  BARE,
  classify,
  installArchive,
  READ,
  readSkill,
  skillArchive,
  updateArchive,
} from './given.ts'
import { propose } from './mapped.ts'

const skill = '/skills/user/pdf-tools'
const other = packageArchive({ files: { 'b.md': 'b' } })

const installAsRegistry = (
  app: Parameters<typeof call>[0],
  headers: Record<string, string> = {},
) => {
  const form = multipart(packageArchive())
  return call(app, 'POST', '/skills/archive?target_source_kind=registry', {
    ...form,
    headers: { ...form.headers, ...headers },
  })
}

t.test('a disabled skill stays disabled under its slug, in every source kind', async (t) => {
  const { app, services } = await testApp(t)
  const publisher = await givenToken(services, 'publisher')
  const reviewer = await givenToken(services, 'reviewer')
  const reader = await givenToken(services, 'reader')
  await installArchive(app, packageArchive(), publisher)
  await call(app, 'PUT', `${skill}/policy`, { ...reviewer, payload: { enabled: false } })
  await call(app, 'DELETE', skill, publisher)
  await installArchive(app, packageArchive(), publisher)
  t.match((await readSkill(app, publisher)).body, { served: false, status: 'disabled' })
  t.equal((await readSkill(app, reader)).status, 404)

  await installAsRegistry(app, publisher.headers)
  const registry = '/skills/registry/pdf-tools'
  t.match((await call(app, 'GET', registry, publisher)).body, { served: false, status: 'disabled' })
  t.equal((await call(app, 'GET', registry, reader)).status, 404)
  t.match(
    await call(app, 'PUT', `${registry}/policy`, { ...reviewer, payload: { enabled: true } }),
    { status: 422, body: { code: 'skills.policy_conflict' } },
  )
  const mayNot = await call(app, 'PUT', `${skill}/policy`, {
    ...publisher,
    payload: { enabled: true },
  })
  t.equal(mayNot.status, 403)

  await call(app, 'DELETE', skill, publisher)
  t.match((await call(app, 'GET', '/policies', publisher)).body.policies, [
    { skill_slug: 'pdf-tools', source_kind: 'user', enabled: false },
  ])
  t.match(await call(app, 'GET', `${skill}/policy`, publisher), { status: 200 })
  t.equal((await call(app, 'GET', `${skill}/policy`, reader)).status, 404)
  t.equal((await call(app, 'DELETE', `${skill}/policy`, reviewer)).status, 200)
  t.match((await call(app, 'GET', registry, reader)).body, { served: true })
  t.equal((await call(app, 'DELETE', `${skill}/policy`, reviewer)).status, 404, 'nothing is left')
})

t.test('where skills are disabled by default, an enable applies to its bytes', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { policy_defaults: { enabled: false } } })
  const { fingerprint } = (await installArchive(app, packageArchive())).body.skill
  t.match((await readSkill(app)).body, { served: false, status_reason: 'disabled_by_policy' })
  await call(app, 'PUT', `${skill}/policy`, { payload: { enabled: true } })
  t.match((await readSkill(app)).body, { served: true })

  const update = await updateArchive(app, other)
  t.equal(update.status, 202)
  t.match((await readSkill(app)).body, { served: true, fingerprint }, 'the enabled bytes go on')
  t.equal((await approve(app, update.body.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, {
    served: true,
    fingerprint: update.body.skill.fingerprint,
  })
  const payload = { fingerprint, reason: 'back' }
  await call(app, 'POST', `${skill}/rollback`, { payload })
  t.match((await readSkill(app)).body, { served: true, fingerprint })
  await call(app, 'DELETE', skill)
  await installArchive(app, packageArchive({ files: { 'c.md': 'c' } }))
  t.match((await readSkill(app)).body, { served: false, status_reason: 'disabled_by_policy' })
})

t.test(
  'senders of bytes may not approve them, even after another caller proposed them',
  async (t) => {
    const { app, services } = await testApp(t)
    const alice = await givenToken(services, 'reviewer')
    const bot = await givenToken(services, 'publisher')
    const bob = await givenToken(services, 'reviewer')
    const admin = await givenToken(services, 'admin')
    const settings = { approval: 'required', four_eyes: true }
    await call(app, 'PUT', '/settings', { ...admin, payload: settings })
    await installArchive(app, skillArchive([READ]), alice)
    const manifest = {
      capabilities: [{ capabilityId: 'pdf.read', riskLevel: 'read', sideEffects: 'none' }],
    }
    const proposed = await propose(app, { manifest }, bot)
    t.equal(proposed.status, 201)
    const id = proposed.body.proposal_id
    t.match(await approve(app, id, alice), { status: 403, body: { code: 'proposals.four_eyes' } })
    t.equal((await approve(app, id, bob)).status, 200)
  },
)

t.test(
  'the sender of an upload that another token installs is a sender of the bytes',
  async (t) => {
    const { app, services } = await testApp(t)
    const alice = await givenToken(services, 'reviewer')
    const bot = await givenToken(services, 'publisher')
    const admin = await givenToken(services, 'admin')
    const settings = { approval: 'required', four_eyes: true }
    await call(app, 'PUT', '/settings', { ...admin, payload: settings })
    const archive = packageArchive()
    const { body } = await call(app, 'POST', '/uploads', { ...alice, payload: startBody(archive) })
    const place = { workspaceId: 'default', uploadId: body.upload_id, offset: 0 }
    const chunk = { ...alice.headers, 'content-type': 'application/octet-stream' }
    const upload = `/uploads/${body.upload_id}`
    await call(app, 'POST', `${upload}/chunks`, { headers: chunk, payload: frame(place, archive) })
    await call(app, 'POST', `${upload}/finish`, alice)
    const source = { type: 'uploaded_archive', upload_id: body.upload_id }
    const installed = await call(app, 'POST', '/skills', { ...bot, payload: { source } })
    t.equal(installed.status, 202)
    t.match(await approve(app, installed.body.proposal_id, alice), {
      status: 403,
      body: { code: 'proposals.four_eyes' },
    })
  },
)

t.test('slugs of system skills are reserved', async (t) => {
  const { app, services } = await testApp(t)
  const md = skillMd({ name: 'skills.protocol.guide', extra: 'disable-model-invocation: true' })
  const guide = packageArchive({ folder: 'guide', files: { 'SKILL.md': md } })
  for (const target of ['user', 'registry']) {
    const form = multipart(guide)
    t.match(await call(app, 'POST', `/skills/archive?target_source_kind=${target}`, form), {
      status: 409,
      body: { code: 'skills.slug_reserved' },
    })
  }
  t.same((await call(app, 'GET', '/skills')).body.skills, [])
  t.equal(await services.systemSkills.ensure(), 1, 'the service itself may install it')
})

t.test('a rule approves nothing that the capability policy denies', async (t) => {
  const { app } = await testApp(t)
  const archive = skillArchive([BARE])
  await installArchive(app, archive)
  const harmless = { risk_level: 'read', side_effects: 'none', data_egress: 'none' }
  await classify(app, 'pdf.send', harmless)
  await call(app, 'DELETE', skill)
  const denied = [{ extension_id: 'skill.pdf-tools' }]
  await call(app, 'PUT', '/settings', { payload: { capability_policy: { denied } } })
  t.equal((await installArchive(app, archive)).status, 202)
  await call(app, 'DELETE', skill)
  await call(app, 'PUT', '/settings', { payload: { capability_policy: { denied: [] } } })
  t.equal((await installArchive(app, archive)).status, 201)
})
