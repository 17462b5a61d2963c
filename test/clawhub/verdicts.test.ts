/** Verdicts, without which openclaw installs nothing. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { skillMd } from '../support/archives.ts'
import { countStatements } from '../support/counted.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { FILL, installArchive, review, skillArchive } from '../trust/given.ts'
import { claw, publish } from './calling.ts'

t.test('a verdict has the words of the reviewer', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL], { name: 'forms' }))
  const items = [{ slug: 'forms', ownerHandle: 'default', version: '0.1.0' }]
  const ask = async () =>
    (await claw(app, 'POST', '/v1/skills/-/security-verdicts', { payload: { items } })).body
  const before = await ask()
  t.equal(before.schema, 'clawhub.skill.security-verdicts.v1')
  t.match(before.items, [{ ok: false, decision: 'fail', revocation: { revoked: true } }])
  t.notOk('overview' in before.items[0])
  await review(app, body.proposal_id, { decision: 'approve', reason: 'I read every line.' })
  const [verdict] = (await ask()).items
  t.match(verdict, {
    ok: true,
    decision: 'pass',
    reasons: [],
    requestedSlug: 'forms',
    requestedVersion: '0.1.0',
    slug: 'forms',
    version: '0.1.0',
    publisherHandle: 'default',
    security: { status: 'clean', passed: true },
    revocation: { revoked: false },
    overview: /^Approved by a reviewer on \d{4}-\d\d-\d\d: I read every line\. Warnings/,
  })
  const audit = new URL(verdict.securityAuditUrl)
  const found = await app.inject(`${audit.pathname}${audit.search}`)
  t.equal(found.statusCode, 200, 'the findings are there')
})

t.test('what nobody reviewed says so, and each item has its own verdict', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'one' })
  await givenSkill(app, { slug: 'off' })
  await call(app, 'PUT', '/skills/user/off/policy', { payload: { enabled: false } })
  const items = ['one', 'off', 'none'].map((slug) => ({ slug, version: '0.1.0' }))
  const payload = { items: [...items, { slug: 'one', version: '7.0.0' }] }
  const { body } = await claw(app, 'POST', '/v1/skills/-/security-verdicts', { payload })
  const told = body.items.map(({ ok, reasons }: { ok: boolean; reasons: string[] }) => [
    ok,
    ...reasons,
  ])
  t.same(told, [
    [true],
    [false, 'skills.not_found'],
    [false, 'skills.not_found'],
    [false, 'skills.revision_not_found'],
  ])
  t.match(body.items[0].overview, 'Approved by the rules of this registry.')
  const empty = await claw(app, 'POST', '/v1/skills/-/security-verdicts', {
    payload: { items: [] },
  })
  t.match(empty, { status: 400, type: /^text\/plain/ })
})

t.test('a hundred verdicts take no more statements than one', async (t) => {
  const { app } = await testApp(t)
  for (const version of ['1.0.0', '2.0.0']) {
    const files = { 'SKILL.md': skillMd({ name: 'one' }) }
    t.equal((await publish(app, { slug: 'one', version }, files)).status, 200)
  }
  await givenSkill(app, { slug: 'two' })
  const asked = [
    { slug: 'one', version: '1.0.0' },
    { slug: 'two', version: '0.1.0' },
    { slug: 'one', version: '2.0.0' },
    { slug: 'none', version: '1.0.0' },
  ]
  const count = (items: typeof asked) =>
    countStatements(/revision_states|approvals/, async () => {
      const payload = { items }
      const { body } = await claw(app, 'POST', '/v1/skills/-/security-verdicts', { payload })
      t.same(
        body.items.map(({ ok, slug, version }: Record<string, unknown>) => ok && { slug, version }),
        items.map((item) => item.slug !== 'none' && item),
      )
    })
  await count(asked)
  t.equal(await count(asked.slice(0, 1)), 1)
  t.equal(await count(Array.from({ length: 25 }, () => asked).flat()), 1)
})

t.test('each item counts as a request', async (t) => {
  const { app, services } = await testApp(t, { RATE_LIMIT_PER_TOKEN: '10' })
  const { headers } = await givenToken(services, 'reader')
  const items = Array.from({ length: 11 }, (_, at) => ({ slug: `s${at}`, version: '1.0.0' }))
  const asked = { headers, payload: { items } }
  const { status, type } = await claw(app, 'POST', '/v1/skills/-/security-verdicts', asked)
  t.same([status, type], [429, 'text/plain; charset=utf-8'])
})
