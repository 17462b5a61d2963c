/** What a workspace lets capabilities do, and how limits narrow each other. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { exceeded, narrow } from '../../src/tenancy/settings/capability-policy.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { approve, classify, FILL, installArchive, READ, review, skillArchive } from './given.ts'
import { givenInventory, manifestFor, propose, scopeOf } from './mapped.ts'

type App = Parameters<typeof call>[0]
const setPolicy = (app: App, capability_policy: object) =>
  call(app, 'PUT', '/settings', { payload: { capability_policy } })

const capability = {
  capabilityId: 'pdf.fill',
  riskLevel: 'write',
  sideEffects: 'internal',
  dataEgress: 'none',
  inputSchema: { type: 'object' },
  constraints: { domains: ['forms.example', 'mail.example'], rateLimits: { call: 10 } },
}
const manifest = { capabilities: [capability] }

t.test('limits narrow each other, and never widen', async (t) => {
  const cases: [object | null, object | null, object | null][] = [
    [null, null, null],
    [null, { domains: ['a.example'] }, { domains: ['a.example'] }],
    [{ domains: ['a.example'] }, { domains: ['b.example'] }, { domains: [] }],
    [{ domains: ['x.a.example'] }, { domains: ['*.a.example'] }, { domains: ['x.a.example'] }],
    [{ domains: ['a.example'] }, { domains: ['*.a.example'] }, { domains: [] }],
    [{ domains: ['evila.example'] }, { domains: ['*.a.example'] }, { domains: [] }],
    [{ domains: ['*.b.a.example'] }, { domains: ['*.a.example'] }, { domains: ['*.b.a.example'] }],
    [{ paths: ['/data/in'] }, { paths: ['/data/'] }, { paths: ['/data/in'] }],
    [{ paths: ['/data'] }, { paths: ['/data/in'] }, { paths: ['/data/in'] }],
    [{ paths: ['/database'] }, { paths: ['/data'] }, { paths: [] }],
    [{ paths: ['/data/../etc'] }, { paths: ['/data'] }, { paths: [] }],
    [{ paths: ['/etc'] }, { paths: ['/'] }, { paths: ['/etc'] }],
    [
      { rate_limits: { constructor: 5 } },
      { rate_limits: { b: 2 } },
      { rate_limits: { constructor: 5, b: 2 } },
    ],
    [{ rate_limits: { a: 5, b: 9 } }, { rate_limits: { b: 2 } }, { rate_limits: { a: 5, b: 2 } }],
  ]
  for (const [a, b, expected] of cases) {
    t.same(narrow(a, b), expected, JSON.stringify([a, b]))
    t.same(exceeded(narrow(a, b), a), [])
    t.same(exceeded(narrow(a, b), b), [])
  }
  const domain = fc.constantFrom('a.example', '*.a.example', 'x.a.example', 'b.example')
  const path = fc.constantFrom('/', '/a', '/a/b', '/a/../b', 'a', '/ab')
  const constraints = fc.record(
    {
      domains: fc.array(domain, { maxLength: 3 }),
      paths: fc.array(path, { maxLength: 3 }),
      rate_limits: fc.dictionary(fc.constantFrom('a', 'b'), fc.nat({ max: 9 })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(constraints, constraints, (a, b) => {
      const both = narrow(a, b)
      return exceeded(both, a).length === 0 && exceeded(both, b).length === 0
    }),
  )
})

t.test('the policy applies at once, also to earlier approvals', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([READ, FILL]))
  await approve(app, body.proposal_id)
  t.same((await scopeOf(app)).allowed, { 'skill.pdf-tools': ['pdf.fill', 'pdf.read'] })
  const fill = { extension_id: 'skill.pdf-tools', capability_id: 'pdf.fill' }
  t.match(await setPolicy(app, { denied: [fill], constraints: { domains: ['a.example'] } }), {
    status: 200,
    body: { capability_policy: { allowed: null, denied: [fill] } },
  })
  t.same(await scopeOf(app), {
    allowed: { 'skill.pdf-tools': ['pdf.read'] },
    constraints: { 'skill.pdf-tools': { 'pdf.read': { domains: ['a.example'] } } },
    rejected_skills: [],
  })
  await setPolicy(app, { allowed: [fill], constraints: { domains: null } })
  const asked = { allowed_skills: ['skill.pdf-tools'] }
  t.same((await call(app, 'POST', '/capability-scope', { payload: asked })).body, {
    allowed: {},
    constraints: {},
    rejected_skills: ['skill.pdf-tools'],
  })
  await setPolicy(app, { denied: [] })
  t.same((await scopeOf(app)).allowed, { 'skill.pdf-tools': ['pdf.fill'] })
  t.match((await setPolicy(app, { allowed: null })).body.capability_policy, {
    allowed: null,
    denied: [],
    constraints: {},
  })
})

t.test('denied capabilities are not offered to orchestrators either', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([READ, FILL]))
  await approve(app, body.proposal_id)
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', {
    payload: { allow_implicit_invocation: true },
  })
  const offered = async () => JSON.stringify((await call(app, 'GET', '/capabilities')).body.actions)
  t.match(await offered(), /pdf\.fill/)
  await setPolicy(app, { denied: [{ extension_id: 'skill.pdf-tools', capability_id: 'pdf.fill' }] })
  t.notMatch(await offered(), /pdf\.fill/)
  t.match(await offered(), /pdf\.read/)
})

t.test('what lies beyond the policy is not approved until it is narrowed', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  await setPolicy(app, { constraints: { domains: ['forms.example'], rate_limits: { call: 5 } } })
  const { body: opened } = await propose(app, { manifest })
  const check = opened.install_report.checks.find(
    ({ id }: { id: string }) => id === 'capabilities.policy',
  )
  t.match(check, { outcome: 'failed', detail: /mail\.example/ })
  const id = opened.proposal_id
  t.match(await approve(app, id), {
    status: 409,
    body: {
      code: 'trust.policy_violation',
      details: {
        violations: [
          {
            capability_id: 'pdf.fill',
            problems: ['domains: mail.example', 'rate_limits: call 10'],
          },
        ],
      },
    },
  })
  const wider = { 'pdf.fill': { domains: ['other.example'] } }
  t.match(await review(app, id, { decision: 'approve', constraints: wider }), {
    status: 422,
    body: { code: 'trust.constraints_widened' },
  })
  t.equal((await review(app, id, { decision: 'approve', constraints: { x: {} } })).status, 404)
  const constraints = { 'pdf.fill': { domains: ['forms.example'], rate_limits: { call: 3 } } }
  t.equal((await review(app, id, { decision: 'approve', constraints })).status, 200)
  t.same((await scopeOf(app)).constraints, { 'skill.pdf-tools': constraints })
})

t.test('what the policy denies can be left out of an approval', async (t) => {
  const { app } = await testApp(t)
  await setPolicy(app, { denied: [{ extension_id: 'skill.pdf-tools', capability_id: 'pdf.fill' }] })
  const { body } = await installArchive(app, skillArchive([READ, FILL]))
  t.match(await approve(app, body.proposal_id), {
    status: 409,
    body: { code: 'trust.policy_violation' },
  })
  const part = { decision: 'approve', capability_ids: ['pdf.read'] }
  t.equal((await review(app, body.proposal_id, part)).status, 200)
})

t.test('an operator narrows what a capability may reach, and widens nothing', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  const { body: opened } = await propose(app, { manifest })
  await approve(app, opened.proposal_id)
  t.match(await classify(app, 'pdf.fill', { constraints: { domains: ['other.example'] } }), {
    status: 422,
    body: { code: 'trust.constraints_widened' },
  })
  t.match(await classify(app, 'pdf.fill', { constraints: { domains: ['forms.example'] } }), {
    status: 200,
    body: { constraints: { domains: ['forms.example'], rate_limits: { call: 10 } } },
  })
  t.same((await scopeOf(app)).constraints, {
    'skill.pdf-tools': { 'pdf.fill': { domains: ['forms.example'], rate_limits: { call: 10 } } },
  })
  const history = await call(app, 'GET', '/skills/user/pdf-tools/capabilities/pdf.fill/metadata')
  t.match(history.body.overrides, [{ constraints: { domains: ['forms.example'] } }])
})

t.test('hints of a manifest are stored and otherwise ignored', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  const hinted = { ...manifest, defaultPolicyHints: { enabled: true, approve: 'all' } }
  const { body } = await propose(app, { manifest: hinted })
  t.same(body.proposed_manifest.defaultPolicyHints, hinted.defaultPolicyHints)
  t.same((await scopeOf(app)).allowed, {})
})

t.test('invalid policies are rejected', async (t) => {
  const { app } = await testApp(t)
  for (const policy of [
    { denied: ['mcp.mail'] },
    { denied: [{ capability_id: 'x' }] },
    { constraints: { domains: ['https://a.example'] } },
    { constraints: { domains: ['*'] } },
    { constraints: { rate_limits: { call: -1 } } },
    { constraints: { ports: [80] } },
    { everything: true },
  ]) {
    t.equal((await setPolicy(app, policy)).status, 400, JSON.stringify(policy))
  }
  t.same((await call(app, 'GET', '/settings')).body.capability_policy, {
    allowed: null,
    denied: [],
    constraints: {},
  })
})

t.test('of a tool that two skills use, the limits of both hold', async (t) => {
  const { app } = await testApp(t)
  await givenInventory(t, app, [tool('constructor', HARMLESS), tool('send', HARMLESS)])
  const other = packageArchive({
    folder: 'other',
    files: { 'SKILL.md': skillMd({ name: 'other' }) },
  })
  for (const [slug, archive, domains] of [
    ['pdf-tools', packageArchive(), ['a.example', 'b.example']],
    ['other', other, ['b.example', 'c.example']],
  ] as const) {
    await installArchive(app, archive)
    const capabilities = [
      { capabilityId: 'send', constraints: { domains } },
      { capabilityId: 'constructor' },
    ]
    const { body } = await propose(
      app,
      { manifest: { ...manifestFor([]), capabilities } },
      { slug },
    )
    t.equal((await approve(app, body.proposal_id)).status, 200)
  }
  t.same(await scopeOf(app), {
    allowed: { 'mcp.mail': ['constructor', 'send'] },
    constraints: { 'mcp.mail': { send: { domains: ['b.example'] } } },
    rejected_skills: [],
  })
})
