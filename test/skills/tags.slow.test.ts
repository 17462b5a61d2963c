/** The tag of a skill: by the bytes for who changes those, by all that is shown for who decides. */
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { bind, givenOffice } from '../functions/bound.ts'
import { putFunction } from '../functions/calls.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { statusesOf } from '../support/at-once.ts'
import { call, multipart } from '../support/given.ts'
import { givenResult } from '../support/handlers.ts'
import {
  approve,
  BARE,
  classify,
  FILL,
  installArchive,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from '../trust/given.ts'

const versioned = (version: string) =>
  packageArchive({ files: { 'SKILL.md': skillMd({ extra: `version: ${version}` }) } })
const skill = '/skills/user/pdf-tools'
const policy = `${skill}/policy`

const tagOf = async (app: App): Promise<string> => String((await readSkill(app)).headers.etag)
const ifMatch = (tag: string) => ({ headers: { 'if-match': tag } })
const settings = (app: App, payload: object) => call(app, 'PUT', '/settings', { payload })

const manifest = {
  skillId: 'pdf-tools',
  capabilities: [{ capabilityId: 'pdf.fill', riskLevel: 'write', sideEffects: 'internal' }],
}

/** Whatever changes what GET of the skill shows. */
const changes: [what: string, act: (app: App) => Promise<{ status: number }>][] = [
  ['a disable', (app) => call(app, 'PUT', policy, { payload: { enabled: false } })],
  ['an override that goes', (app) => call(app, 'DELETE', policy)],
  ['a setting', (app) => settings(app, { policy_defaults: { allow_implicit_invocation: true } })],
  ['another setting', (app) => settings(app, { validation_profile: 'strict' })],
  ['an update', (app) => updateArchive(app, skillArchive([FILL, BARE]))],
  ['metadata', (app) => classify(app, 'pdf.send', { risk_level: 'read', side_effects: 'none' })],
  ['a manifest', (app) => call(app, 'POST', `${skill}/proposals`, { payload: { manifest } })],
  ['a server of tools', (app) => call(app, 'DELETE', '/mcp-servers/none')],
]

t.test('every change of a skill changes its tag, and a 304 is never stale', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  const { app } = test
  const first = await installArchive(app, skillArchive([FILL]))
  t.equal(first.status, 202)
  t.match(await tagOf(app), new RegExp(`^"${first.body.skill.fingerprint}\\.\\d+"$`))
  const acts = [['a review', () => approve(app, first.body.proposal_id)] as const, ...changes]
  for (const [what, act] of acts) {
    const before = await readSkill(app)
    const tag = String(before.headers.etag)
    const known = { headers: { 'if-none-match': tag } }
    t.equal((await call(twin.app, 'GET', skill, known)).status, 304, `before ${what}`)
    const { status } = await act(app)
    t.ok(status < 300, `${what}: ${status}`)
    for (const at of [app, twin.app]) {
      const after = await call(at, 'GET', skill, known)
      if (after.status === 304) t.same((await readSkill(at)).body, before.body, what)
      else t.not(after.headers.etag, tag, what)
    }
    if (what !== 'a server of tools') t.not(await tagOf(app), tag, what)
  }
})

t.test(
  'a change of another skill leaves the tag, one of the slug in another kind does not',
  async (t) => {
    const { app } = await testApp(t)
    await installArchive(app, versioned('1.0.0'))
    const form = multipart(versioned('1.0.0'))
    await call(app, 'POST', '/skills/archive?target_source_kind=registry', form)
    const tag = await tagOf(app)
    await installArchive(app, packageArchive({ folder: 'other' }))
    await call(app, 'PUT', '/skills/user/other/policy', { payload: { enabled: false } })
    t.equal(await tagOf(app), tag)
    await call(app, 'PUT', '/skills/registry/pdf-tools/policy', { payload: { enabled: false } })
    t.not(await tagOf(app), tag)
    t.match((await readSkill(app)).body, { served: false })
  },
)

t.test('metadata and functions of another skill leave the tag', async (t) => {
  const test = await testApp(t)
  const { origin } = await givenResult(t, {})
  const { app } = test
  await installArchive(app, versioned('1.0.0'))
  await givenOffice(test)
  await putFunction(app, 'office::send', { url: `${origin}/one` })
  const tag = await tagOf(app)
  const office = await readSkill(app, { slug: 'office' })
  const said = { risk_level: 'destructive' }
  t.equal((await classify(app, 'office.send', said, { slug: 'office' })).status, 200)
  t.equal((await bind(test)).status, 200)
  t.not((await readSkill(app, { slug: 'office' })).headers.etag, office.headers.etag)
  t.equal(await tagOf(app), tag)
  const payload = { allow_implicit_invocation: true }
  t.equal((await call(app, 'PUT', policy, { payload, ...ifMatch(tag) })).status, 200)
})

t.test('another registration of a function changes the tag of the skill bound to it', async (t) => {
  const test = await testApp(t)
  const { origin } = await givenResult(t, {})
  const { app } = test
  await givenOffice(test)
  await putFunction(app, 'office::send', { url: `${origin}/one` })
  await bind(test)
  const before = await readSkill(app, { slug: 'office' })
  await putFunction(app, 'office::send', { url: `${origin}/two` })
  const after = await readSkill(app, { slug: 'office' })
  t.match([before.body, after.body], [{ served: true }, { status_reason: 'trust_blocked' }])
  t.not(after.headers.etag, before.headers.etag)
})

t.test('an uninstall and the same install again have another tag', async (t) => {
  const { app } = await testApp(t)
  await installArchive(app, versioned('1.0.0'))
  const tag = await tagOf(app)
  await call(app, 'DELETE', skill)
  await installArchive(app, versioned('1.0.0'))
  t.not(await tagOf(app), tag)
})

t.test('update, uninstall and rollback compare the bytes alone', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, versioned('1.0.0'))
  const { fingerprint } = first.body.skill
  const tag = await tagOf(app)
  await call(app, 'PUT', policy, { payload: { allow_implicit_invocation: true } })
  t.not(await tagOf(app), tag)
  const updated = await updateArchive(app, versioned('2.0.0'), ifMatch(tag))
  t.equal(updated.status, 200)
  t.equal(updated.headers.etag, `"${updated.body.skill.fingerprint}"`)
  const stale = await updateArchive(app, versioned('3.0.0'), ifMatch(tag))
  t.match(stale, { status: 412, body: { details: { current_fingerprint: /./ } } })
  const payload = { fingerprint, reason: 'a test' }
  const path = `${skill}/rollback`
  t.equal((await call(app, 'POST', path, { payload, ...ifMatch(tag) })).status, 412)
  const now = await tagOf(app)
  t.equal((await call(app, 'POST', path, { payload, ...ifMatch(now) })).status, 200)
  t.equal((await call(app, 'DELETE', skill, ifMatch(now))).status, 412)
  t.equal((await call(app, 'DELETE', skill, ifMatch(`W/${tag}`))).status, 412, 'a weak tag')
  t.equal((await call(app, 'DELETE', skill, ifMatch(`"${fingerprint}"`))).status, 200)
})

t.test('a policy change compares the whole tag, if one is sent', async (t) => {
  const { app } = await testApp(t)
  const { fingerprint } = (await installArchive(app, versioned('1.0.0'))).body.skill
  const tag = await tagOf(app)
  const set = (payload: object, match: string) =>
    call(app, 'PUT', policy, { payload, ...ifMatch(match) })
  t.equal((await set({ enabled: false }, tag)).status, 200)
  const current = await tagOf(app)
  for (const wrong of [tag, `"${fingerprint}"`, `W/${current}`, '"x"']) {
    const stale = await set({ enabled: true }, wrong)
    t.match(stale, {
      status: 412,
      body: {
        code: 'skills.update_conflict.fingerprint_mismatch',
        details: { current_tag: current.slice(1, -1) },
      },
    })
    t.equal((await call(app, 'DELETE', policy, ifMatch(wrong))).status, 412)
  }
  t.equal((await call(app, 'GET', policy)).body.policy.enabled, false)
  t.equal((await call(app, 'DELETE', policy, ifMatch(`"x", ${current}`))).status, 200)
})

t.test('a review is bound to the state of the skill, if its tag is sent', async (t) => {
  const { app } = await testApp(t)
  const waits = await installArchive(app, skillArchive([FILL]))
  const id: string = waits.body.proposal_id
  const tag = await tagOf(app)
  t.equal((await settings(app, { block_on_missing_dependencies: true })).status, 200)
  const stale = await approve(app, id, ifMatch(tag))
  t.match(stale, { status: 412, body: { details: { expected_tag: tag.slice(1, -1) } } })
  t.equal((await call(app, 'GET', `/proposals/${id}`)).body.review_status, 'pending')
  const now = await tagOf(app)
  t.equal((await approve(app, id, ifMatch(now))).status, 200)
  t.not(await tagOf(app), now)
  t.equal((await approve(app, id, ifMatch(now))).status, 200, 'sent again after a lost answer')
})

t.test('a workspace may require a tag of its reviews', async (t) => {
  const { app } = await testApp(t)
  const waits = await installArchive(app, skillArchive([FILL]))
  await settings(app, { review_requires_if_match: true })
  const id: string = waits.body.proposal_id
  for (const headers of [{}, { 'if-match': '*' }] as Record<string, string>[]) {
    const refused = await review(app, id, { decision: 'approve' }, { headers })
    t.match(refused, { status: 428, body: { code: 'skills.precondition_required' } })
  }
  t.equal((await approve(app, id, ifMatch(await tagOf(app)))).status, 200)
})

t.test('of many decisions on the same tag, on two replicas, one succeeds', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  const kinds = [test.app, twin.app]
  const waits = await installArchive(test.app, skillArchive([FILL]))
  const id: string = waits.body.proposal_id
  const tag = await tagOf(test.app)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const app = kinds[index % 2] ?? test.app
      const payload = { allow_implicit_invocation: index < 4 }
      return index === 7
        ? approve(app, id, ifMatch(tag))
        : call(app, 'PUT', policy, { payload, ...ifMatch(tag) })
    }),
  )
  t.same(statusesOf(answers), { 200: 1, 412: 7 })
})
