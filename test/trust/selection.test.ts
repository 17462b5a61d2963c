/** What an agent may call, and which skills take part in a turn: from registry and policy alone. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, FILL, installArchive, READ, skillArchive } from './given.ts'

type App = Parameters<typeof call>[0]

const scope = async (app: App, payload: object = {}) =>
  (await call(app, 'POST', '/capability-scope', { payload })).body

const givenApproved = async (app: App, name: string, bullets: string[]) => {
  const { body } = await installArchive(app, skillArchive(bullets, { name }))
  await approve(app, body.proposal_id)
}

t.test('the scope contains served capabilities, and reports others', async (t) => {
  const { app } = await testApp(t)
  await givenApproved(app, 'a', [FILL, READ])
  await givenApproved(app, 'b', [READ])
  await installArchive(app, skillArchive([READ], { name: 'waiting' }))
  await givenInstalledSkill(app, packageArchive({ folder: 'bare' }))
  const both = { 'skill.a': ['pdf.fill', 'pdf.read'], 'skill.b': ['pdf.read'] }
  const all = { allowed: both, constraints: {}, rejected_skills: [] }
  t.same(await scope(app, { allowed_skills: ['*'] }), all)
  t.same(await scope(app, { allowed_skills: ['skill.a', '*'] }), all)
  const nothing = { allowed: {}, constraints: {}, rejected_skills: [] }
  t.same(await scope(app), nothing, 'no list grants nothing')
  t.same(await scope(app, { allowed_skills: [] }), nothing)
  t.same(
    await scope(app, { forward_skills: ['*'] }),
    { ...nothing, rejected_skills: ['*'] },
    'and a caller cannot forward everything',
  )
  const asked = ['skill.b', 'skill.waiting', 'skill.b', 'skill.bare', 'skill.nobody']
  t.same(await scope(app, { allowed_skills: asked }), {
    allowed: { 'skill.b': ['pdf.read'] },
    constraints: {},
    rejected_skills: ['skill.waiting', 'skill.bare', 'skill.nobody'],
  })
  const forward = ['skill.a', 'skill.b', 'skill.nobody']
  t.same(await scope(app, { allowed_skills: ['skill.b'], forward_skills: forward }), {
    allowed: { 'skill.b': ['pdf.read'] },
    constraints: {},
    rejected_skills: ['skill.a', 'skill.nobody'],
  })
  t.same((await scope(app, { forward_skills: [] })).allowed, {})
  await call(app, 'PUT', '/skills/user/b/policy', { payload: { enabled: false } })
  t.same((await scope(app, { forward_skills: forward })).rejected_skills, [
    'skill.b',
    'skill.nobody',
  ])
  t.equal((await call(app, 'POST', '/capability-scope', { payload: { allowed: {} } })).status, 400)
})

t.test('a turn gets picked, matching and offered skills', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const install = (name: string, extra = '') =>
    givenInstalledSkill(
      app,
      packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name, extra }) } }),
    )
  const offer = (name: string) =>
    call(app, 'PUT', `/skills/user/${name}/policy`, {
      payload: { allow_implicit_invocation: true },
    })
  await install('picked')
  await install('for-pdf', 'paths: ["**/*.pdf"]')
  await install('offered')
  await install('only-picked', 'disable-model-invocation: true\npaths: ["**"]')
  await install('off')
  await offer('offered')
  await offer('only-picked')
  await call(app, 'PUT', '/skills/user/off/policy', { payload: { enabled: false } })
  const payload = {
    capabilities: [
      { id: 'skill:user:picked', kind: { type: 'skill' }, label: 'x' },
      { id: 'skill:registry:picked' },
      { id: 'off' },
      { id: 'nobody' },
    ],
    paths: ['forms/tax.pdf'],
  }
  const resolved = await call(app, 'POST', '/skills/resolve', { payload })
  t.match(resolved.body.active, [
    { slug: 'picked', reason: 'explicit_composer_capability', fingerprint: /^[0-9a-f]{64}$/ },
    { slug: 'for-pdf', reason: 'path_match' },
    { slug: 'offered', reason: 'implicit' },
  ])
  t.equal(resolved.body.active.length, 3)
  t.same(resolved.body.excluded, [
    { id: 'skill:registry:picked', reason: 'not_found' },
    { id: 'off', reason: 'disabled_by_policy' },
    { id: 'nobody', reason: 'not_found' },
  ])
  t.same((await call(app, 'POST', '/skills/resolve', { payload })).body, resolved.body)
  const only = await call(app, 'POST', '/skills/resolve', {
    payload: { capabilities: [{ id: 'only-picked' }] },
  })
  t.match(only.body.active, [{ slug: 'only-picked' }, { slug: 'offered' }])
  const { headers } = await givenToken(test.services, 'reader')
  t.match((await call(app, 'POST', '/skills/resolve', { payload, headers })).body.excluded, [
    { reason: 'not_found' },
    { id: 'off', reason: 'not_found' },
    { reason: 'not_found' },
  ])
})
