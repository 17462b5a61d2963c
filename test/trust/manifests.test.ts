/** Manifests that people and models propose, and the files that an installation leaves. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, BARE, installArchive, READ, readSkill, review, skillArchive } from './given.ts'

const propose = (
  app: Parameters<typeof call>[0],
  payload: Record<string, unknown>,
  headers: Record<string, string> = {},
) => call(app, 'POST', '/skills/user/pdf-tools/proposals', { payload, headers })

const artefact = async (app: Parameters<typeof call>[0], name: string) =>
  call(app, 'GET', `/skills/user/pdf-tools/artefacts/${name}`)

const capability = {
  capabilityId: 'pdf.fill',
  riskLevel: 'write',
  sideEffects: 'internal',
  dataEgress: 'none',
  inputSchema: { type: 'object', properties: { form: { type: 'string' } } },
  constraints: { domains: ['forms.example'], rateLimits: { call: 10 } },
}

t.test("a person's manifest is reviewed, and its constraints apply", async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  const before = (await readSkill(app)).body
  const manifest = { skillId: 'pdf-tools', capabilities: [capability] }
  const opened = await propose(app, { manifest })
  t.match(opened, {
    status: 201,
    body: { operation: 'manifest', manifest_source: 'provided', review_status: 'pending' },
  })
  t.equal(opened.headers.location, `/v1/workspaces/default/proposals/${opened.body.proposal_id}`)
  t.match(await propose(app, { manifest }), {
    status: 200,
    body: { proposal_id: opened.body.proposal_id },
  })
  t.match((await readSkill(app)).body, { served: true, capabilities: [] }, 'nothing changes yet')
  t.equal((await approve(app, opened.body.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, {
    fingerprint: before.fingerprint,
    current_revision: 1,
    capabilities: [{ capability_id: 'pdf.fill', metadata_source: 'manifest' }],
  })
  t.same(
    (await call(app, 'POST', '/capability-scope', { payload: { allowed_skills: ['*'] } })).body,
    {
      allowed: { 'skill.pdf-tools': ['pdf.fill'] },
      constraints: {
        'skill.pdf-tools': {
          'pdf.fill': { domains: ['forms.example'], rate_limits: { call: 10 } },
        },
      },
      rejected_skills: [],
    },
  )
  t.same((await artefact(app, 'manifest.json')).body, {
    skillId: 'pdf-tools',
    version: '0.1.0',
    permissions: [],
    capabilities: [
      {
        extensionId: 'skill.pdf-tools',
        capabilityId: 'pdf.fill',
        description: '',
        riskLevel: 'write',
        sideEffects: 'internal',
        dataEgress: 'none',
        metadataSource: 'manifest',
        inputSchema: capability.inputSchema,
        constraints: capability.constraints,
      },
    ],
    defaultPolicyHints: {},
  })
  t.match((await artefact(app, 'install_report.json')).body, {
    decision: 'approve',
    reviewer: 'local',
    reason: 'looked at it',
    checks: [{ id: 'package.format' }],
  })
  t.match(await artefact(app, 'manifest.proposed.json'), {
    status: 404,
    body: { code: 'trust.artefact_not_found' },
  })
})

t.test('a manifest from a model chooses among what exists, and its risk is ignored', async (t) => {
  const { app } = await testApp(t)
  await installArchive(app, skillArchive([READ, BARE]))
  const invented = { capabilities: [{ capabilityId: 'pdf.invented' }] }
  t.match(await propose(app, { manifest: invented, manifest_source: 'generated' }), {
    status: 422,
    body: {
      code: 'trust.manifest_invalid',
      detail: 'Proposed manifest includes unknown capability: pdf.invented',
    },
  })
  const lying = {
    capabilities: [
      { capabilityId: 'pdf.send', riskLevel: 'read', sideEffects: 'none', reason: 'harmless' },
    ],
  }
  const opened = await propose(app, { manifest: lying, manifest_source: 'generated' })
  t.match(opened.body, {
    manifest_source: 'generated',
    review_status: 'blocked_metadata',
    operation: 'install',
    capabilities: [{ capability_id: 'pdf.send', risk_level: null, metadata_source: null }],
    proposed_manifest: lying,
  })
  t.match((await artefact(app, 'manifest.proposed.json')).body, lying)
  t.match(await artefact(app, 'manifest.json'), { status: 404 })
})

t.test('a manifest for rejected bytes shows all files again', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([BARE]))
  await review(app, body.proposal_id, { decision: 'reject' })
  const manifest = { capabilities: [{ ...capability, capabilityId: 'pdf.send' }] }
  const opened = await propose(app, { manifest })
  t.match(opened.body, {
    operation: 'install',
    base_fingerprint: null,
    file_diff: [{ path: 'SKILL.md', change: 'added' }],
  })
  t.match((await readSkill(app)).body, { served: false })
  t.equal((await approve(app, opened.body.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, { served: true })
})

t.test('invalid manifests are rejected and change nothing', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const files = { 'schema.json': '{"type":"object"}', 'bad.json': '[]' }
  await givenInstalledSkill(app, packageArchive({ files }))
  const cases: [string, object, number][] = [
    ['another skill', { skillId: 'other', capabilities: [capability] }, 422],
    ['another extension', { extensionId: 'skill.other', capabilities: [capability] }, 422],
    ['a foreign capability', { capabilities: [{ ...capability, extensionId: 'skill.x' }] }, 422],
    ['twice', { capabilities: [capability, capability] }, 422],
    ['no capability', { capabilities: [] }, 400],
    ['an id of other characters', { capabilities: [{ capabilityId: 'a b' }] }, 422],
    ['an unknown field', { capabilities: [capability], enabled: true }, 400],
    ['no such schema', { capabilities: [{ capabilityId: 'a', inputSchemaRef: 'x.json' }] }, 422],
    ['another version', { version: '9.9.9', capabilities: [capability] }, 422],
    ['no schema', { capabilities: [{ capabilityId: 'a', inputSchemaRef: 'bad.json' }] }, 422],
  ]
  for (const [name, manifest, status] of cases) {
    t.equal((await propose(app, { manifest })).status, status, name)
  }
  t.equal((await test.db.selectFrom('proposals').selectAll().execute()).length, 0)
  const good = { capabilities: [{ capabilityId: 'a', inputSchemaRef: 'schema.json' }] }
  t.match(await propose(app, { manifest: good }), {
    status: 201,
    body: { capabilities: [{ input_schema: { type: 'object' } }] },
  })
})

t.test('a sub-agent proposes only if the workspace allows it', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const admin = await givenToken(test.services, 'admin')
  const { body: made } = await app
    .inject({
      method: 'POST',
      url: '/v1/tokens',
      headers: admin.headers,
      payload: { label: 'sub', role: 'publisher', workspace_id: 'default', sub_agent: true },
    })
    .then((answer) => ({ body: answer.json() }))
  const sub = { authorization: `Bearer ${made.token}` }
  await installArchive(app, packageArchive(), { headers: sub })
  const manifest = { capabilities: [capability] }
  t.match(await propose(app, { manifest }, sub), {
    status: 403,
    body: { code: 'trust.sub_agent_refused' },
  })
  await call(app, 'PUT', '/settings', {
    payload: { sub_agents_may_propose: true },
    headers: admin.headers,
  })
  t.match(await propose(app, { manifest }, sub), { status: 201 })
})
