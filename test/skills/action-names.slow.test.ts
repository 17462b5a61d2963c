/** No skill takes over a name by which agents call another one, whichever comes first. */
import type { App } from '../../src/app.ts'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, givenSkill, multipart } from '../support/given.ts'
import { approve, installArchive, skillArchive, updateArchive } from '../trust/given.ts'
import { actionNameOf } from '../../src/packages/manifest/action-names.ts'
import { extensionIdOf } from '../../src/packages/manifest/slug.ts'
import { recordOf } from './record.ts'

const RISK = '[risk: read, effects: none, egress: none]'
const named = (slug: string, ...ids: string[]) =>
  skillArchive(
    ids.map((id) => `\`${id}\`: fill ${RISK}`),
    { name: slug.split('/').at(-1) ?? slug, extra: `slug: ${slug}` },
  )

const taken = (slug: string, holder: string, name: string) => ({
  status: 409,
  body: {
    code: 'skills.action_name_conflict',
    details: { slug, holder, action_name: name },
  },
})

const NAME = 'skill.a.b.c'

const callSkill = async (app: App, command: string) => {
  const key = 'k'.repeat(32)
  await call(app, 'PUT', '/settings', { payload: { orchestrator_key: key } })
  const headers = { 'x-orchestrator-key': key }
  const payload = { session_id: 's', command, arguments: {} }
  return (await call(app, 'POST', '/invoke', { headers, payload })).body
}

/** A skill with one capability, which waits for a reviewer. */
const givenCapability = async (app: App, slug: string, id: string) => {
  const waiting = await installArchive(app, named(slug, id))
  if (waiting.status !== 202) throw new Error(JSON.stringify(waiting.body))
  return waiting.body.proposal_id as string
}

t.test('an update may not take the name of an installed skill', async (t) => {
  const { app, db } = await testApp(t)
  await givenSkill(app, { slug: 'a.b.c' })
  await givenSkill(app, { slug: 'a.b' })
  const before = await recordOf(db)
  const update = () => updateArchive(app, named('a.b', 'c'), { slug: 'a.b' })
  t.match(await update(), taken('a.b', 'a.b.c', NAME))
  t.same(await recordOf(db), before, 'nothing changed')
  t.match(await callSkill(app, NAME), { ok: true, output: { skill: 'a.b.c' } })
  t.match(await updateArchive(app, named('a.b', 'd'), { slug: 'a.b' }), { status: 202 })
})

t.test('nor an install, in any order, source kind or spelling', async (t) => {
  const { app } = await testApp(t)
  await givenCapability(app, 'a.b', 'C')
  t.match(await installArchive(app, named('a.b.c')), taken('a.b.c', 'a.b', NAME), 'not served yet')
  t.match(await installArchive(app, named('a/b.c')), taken('a/b.c', 'a.b', NAME), 'an owner')
  t.match(await installArchive(app, named('a', 'b.c')), taken('a', 'a.b', NAME), 'dots in the id')
  const form = multipart(named('a.b', 'C'))
  const registry = await call(app, 'POST', '/skills/archive?target_source_kind=registry', form)
  t.equal(registry.status, 202, 'one slug under two source kinds shares them by design')
  t.equal((await call(app, 'DELETE', '/skills/user/a.b')).status, 200)
  t.equal((await call(app, 'DELETE', '/skills/registry/a.b')).status, 200)
  t.equal((await installArchive(app, named('a.b.c'))).status, 201, 'free after the uninstall')
})

t.test('names that are cut stay different, and can be called', async (t) => {
  const { app } = await testApp(t)
  const owner = 'o'.repeat(60)
  const long = `${owner}/${'n'.repeat(54)}`
  for (const slug of [`${long}-one`, `${long}-two`]) {
    const id = await givenCapability(app, slug, 'Fill')
    t.equal((await approve(app, id)).status, 200)
    const name = actionNameOf(extensionIdOf(slug))
    t.match(name, new RegExp(`^skill\\.${owner}\\.n+--[0-9a-f]{16}$`))
    t.equal(name.length, 100)
    t.match(await callSkill(app, name), { ok: true, output: { skill: slug } })
    const fill = actionNameOf(extensionIdOf(slug), 'Fill')
    t.not(fill, name)
    t.match(await callSkill(app, fill), { ok: true, output: { skill: slug } })
  }
})

t.test('a name that is cut is taken all the same, by any skill that would have it', async (t) => {
  const { app } = await testApp(t)
  const short = 'o'.repeat(40)
  const slug = `${short}/${'n'.repeat(64)}`
  const name = actionNameOf(extensionIdOf(slug))
  await givenSkill(app, { slug })
  const whole = await installArchive(app, named(short, slug.slice(short.length + 1)))
  t.match(whole, taken(short, slug, name))
  const looksCut = await installArchive(app, named(short, name.slice(`skill.${short}.`.length)))
  t.match(looksCut, taken(short, slug, name))
  await call(app, 'DELETE', `/skills/user/${slug.replace('/', '%2F')}`)
  t.equal((await installArchive(app, named(short, 'n'.repeat(64)))).status, 202)
  t.match(await installArchive(app, named(slug)), taken(slug, short, name), 'in the other order')
})

t.test('what waits is checked again when it is approved', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'a.b' })
  const { body } = await updateArchive(app, named('a.b', 'c'), { slug: 'a.b' })
  await givenSkill(app, { slug: 'a.b.c' })
  t.match(await approve(app, body.proposal_id), taken('a.b', 'a.b.c', NAME))
  await call(app, 'DELETE', '/skills/user/a.b.c')
  t.equal((await approve(app, body.proposal_id)).status, 200)
})

t.test('and what a rollback would bring back', async (t) => {
  const { app } = await testApp(t)
  const id = await givenCapability(app, 'a.b', 'c')
  const { body } = await approve(app, id)
  const next = await updateArchive(app, named('a.b', 'd'), { slug: 'a.b' })
  t.equal((await approve(app, next.body.proposal_id)).status, 200)
  await givenSkill(app, { slug: 'a.b.c' })
  const back = await call(app, 'POST', '/skills/user/a.b/rollback', {
    payload: { fingerprint: body.fingerprint, reason: 'it was better' },
  })
  t.match(back, taken('a.b', 'a.b.c', NAME))
})

t.test('a manifest adds no capability with such a name', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'a.b.c' })
  await givenSkill(app, { slug: 'a.b' })
  const propose = (...ids: string[]) =>
    call(app, 'POST', '/skills/user/a.b/proposals', {
      payload: { manifest: { capabilities: ids.map((id) => ({ capabilityId: id })) } },
    })
  t.match(await propose('c'), taken('a.b', 'a.b.c', NAME))
  t.match(await propose('d:e', 'd-e'), {
    status: 422,
    body: { code: 'trust.manifest_invalid', details: { reason: 'duplicate' } },
  })
})

t.test('one package has each name once', async (t) => {
  const { app } = await testApp(t)
  const long = 'x'.repeat(110)
  for (const ids of [
    ['c:d', 'c-d'],
    ['Fill', 'fill'],
    [`${long}.A`, `${long}.a`],
  ]) {
    t.match(await installArchive(app, named('tw', ...ids)), {
      status: 422,
      body: {
        code: 'skills.upload.invalid_archive',
        details: { reason: 'capabilities.same_action', entry: 'SKILL.md' },
      },
    })
  }
})

t.test('a system skill keeps its name', async (t) => {
  const { app, services } = await testApp(t)
  await services.systemSkills.ensure()
  const refused = await installArchive(app, named('skills.protocol', 'guide'))
  const name = 'skill.skills.protocol.guide'
  t.match(refused, taken('skills.protocol', 'skills.protocol.guide', name))
})

t.test('of two at once, in two replicas, one gets the name', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  for (const round of ['one', 'two', 'three', 'four']) {
    const answers = await Promise.all([
      installArchive(first.app, named(`${round}.b`, 'c')),
      installArchive(second.app, named(`${round}.b.c`)),
    ])
    const statuses = answers.map(({ status }) => status)
    t.equal(statuses.filter((status) => status === 409).length, 1, statuses.join())
  }
})
