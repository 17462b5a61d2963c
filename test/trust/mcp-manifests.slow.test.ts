/** Manifests whose capabilities are tools of an MCP server. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { sync } from '../mcp-servers/given.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import {
  approve,
  classify,
  installArchive,
  READ,
  readSkill,
  skillArchive,
  updateArchive,
} from './given.ts'
import { givenInventory, manifestFor, propose, scopeOf, WRITE } from './mapped.ts'

t.test("tools enter the scope through an approved skill, with MCP's metadata", async (t) => {
  const { app } = await testApp(t)
  const inputSchema = { type: 'object', properties: { to: { type: 'string' } } }
  await givenInventory(t, app, [tool('send', WRITE, { inputSchema }), tool('read', HARMLESS)])
  await givenInstalledSkill(app, packageArchive())
  const manifest = manifestFor(['send'], { skillId: 'pdf-tools' })
  t.same((await scopeOf(app)).allowed, {})
  const opened = await propose(app, { manifest })
  t.match(opened, {
    status: 201,
    body: {
      review_status: 'pending',
      capabilities: [
        {
          extension_id: 'mcp.mail',
          capability_id: 'send',
          risk_level: 'write',
          side_effects: 'external',
          data_egress: 'network',
          metadata_source: 'mcp',
          approval_required: true,
          input_schema: inputSchema,
        },
      ],
      permission_delta: { capabilities: { added: ['mcp.mail.send'] } },
    },
  })
  t.same((await scopeOf(app)).allowed, {}, 'not before somebody has approved it')
  t.equal((await approve(app, opened.body.proposal_id)).status, 200)
  t.same(await scopeOf(app), {
    allowed: { 'mcp.mail': ['send'] },
    constraints: {},
    rejected_skills: [],
  })
  t.match((await call(app, 'GET', '/skills/user/pdf-tools/artefacts/manifest.json')).body, {
    provider: { type: 'mcp', serverId: 'mail' },
    capabilities: [{ extensionId: 'mcp.mail', capabilityId: 'send', metadataSource: 'mcp' }],
  })
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: { enabled: false } })
  t.same((await scopeOf(app)).allowed, {}, 'nor where the skill is disabled')
})

t.test('a reviewer sets what MCP does not declare, and sees the hints', async (t) => {
  const { app } = await testApp(t)
  const annotations = { readOnlyHint: true }
  await givenInventory(t, app, [tool('read', {}, { annotations }), tool('send', WRITE)])
  await givenInstalledSkill(app, packageArchive())
  const given = { capabilityId: 'read', riskLevel: 'read', sideEffects: 'none' }
  const manifest = { ...manifestFor([]), capabilities: [given] }
  const { body } = await propose(app, { manifest })
  t.match(body, {
    review_status: 'blocked_metadata',
    missing_metadata: [{ capability_id: 'read', missing_fields: ['risk_level', 'side_effects'] }],
    capabilities: [{ risk_level: null, metadata_source: null, hints: { readOnlyHint: true } }],
  })
  t.equal((await approve(app, body.proposal_id)).status, 409)
  await classify(app, 'read', { risk_level: 'read', side_effects: 'none', data_egress: 'none' })
  t.equal((await approve(app, body.proposal_id)).status, 200)
  const { capabilities } = (await readSkill(app)).body
  t.match(capabilities, [{ metadata_source: 'operator' }])
  t.notOk('hints' in capabilities[0], 'no hint where somebody has spoken')
})

t.test('manifests that do not fit the inventory are rejected', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await givenInventory(t, app, [tool('send', WRITE), tool('pdf.read', WRITE)])
  await installArchive(app, skillArchive([READ]))
  const cases: [string, object, string, string | undefined][] = [
    ['an unknown tool', manifestFor(['nothing']), 'trust.manifest_invalid', 'unknown_capability'],
    [
      'an unknown server',
      { ...manifestFor(['send']), provider: { type: 'mcp', serverId: 'other' } },
      'trust.manifest_invalid',
      'unknown_server',
    ],
    [
      'the tools of another server',
      {
        ...manifestFor([]),
        capabilities: [{ extensionId: 'mcp.other', capabilityId: 'send' }],
      },
      'trust.manifest_invalid',
      'extension_id',
    ],
    [
      'tools without a provider',
      { capabilities: [{ extensionId: 'mcp.mail', capabilityId: 'send' }] },
      'trust.manifest_invalid',
      'extension_id',
    ],
    [
      'another risk than MCP says',
      { ...manifestFor([]), capabilities: [{ capabilityId: 'send', riskLevel: 'read' }] },
      'trust.metadata_mismatch',
      undefined,
    ],
    [
      'another risk in the package than MCP says',
      manifestFor(['pdf.read']),
      'trust.metadata_mismatch',
      undefined,
    ],
    ['one tool twice', { ...manifestFor(['send', 'send']) }, 'trust.manifest_invalid', 'duplicate'],
  ]
  const before = await test.db.selectFrom('proposals').selectAll().execute()
  for (const [name, manifest, code, reason] of cases) {
    const answer = await propose(app, { manifest })
    t.match(
      answer,
      { status: 422, body: { code, ...(reason ? { details: { reason } } : {}) } },
      name,
    )
  }
  t.same(await test.db.selectFrom('proposals').selectAll().execute(), before)
  const same = { ...WRITE, dataEgress: undefined, capabilityId: 'send' }
  const agreed = { ...manifestFor([]), capabilities: [same] }
  t.equal((await propose(app, { manifest: agreed })).status, 201)
})

t.test('a model chooses among tools, and what it says about them is ignored', async (t) => {
  const { app } = await testApp(t)
  await givenInventory(t, app, [
    tool('send', { riskLevel: 'destructive', sideEffects: 'external' }),
  ])
  await givenInstalledSkill(app, packageArchive())
  const said = { riskLevel: 'read', sideEffects: 'none', dataEgress: 'none' }
  const constraints = { domains: ['evil.example'] }
  const capabilities = [{ capabilityId: 'send', description: 'harmless', ...said, constraints }]
  const manifest = { ...manifestFor([]), capabilities }
  const opened = await propose(app, { manifest, manifest_source: 'generated' })
  t.match(opened.body, {
    manifest_source: 'generated',
    capabilities: [
      {
        description: 'Does send.',
        risk_level: 'destructive',
        side_effects: 'external',
        data_egress: null,
        constraints: null,
      },
    ],
    proposed_manifest: manifest,
  })
})

const saying = (said: object, more: object = {}) => ({
  ...manifestFor([], more),
  capabilities: [{ capabilityId: 'send', ...said }],
})

t.test('what a manifest says of a tool besides its risk is checked as well', async (t) => {
  const { app } = await testApp(t)
  const inputSchema = { type: 'object', properties: { to: { type: 'string' } }, required: ['to'] }
  const outputSchema = { type: 'object', properties: { id: { type: 'string' } } }
  const others = { properties: { to: { type: 'number' } }, type: 'object' }
  const peer = await givenInventory(t, app, [tool('send', WRITE, { inputSchema, outputSchema })])
  const versioned = (version: string) =>
    packageArchive({
      files: {
        '_meta.json': JSON.stringify({ version }),
        'same.json': JSON.stringify(inputSchema),
        'others.json': JSON.stringify(others),
      },
    })
  await givenInstalledSkill(app, versioned('1.0.0'))
  const cases: [what: string, manifest: object, reason: string][] = [
    ['no such file', saying({ inputSchemaRef: 'does/not/exist.json' }), 'input_schema'],
    ['another schema in a file', saying({ inputSchemaRef: 'others.json' }), 'tool_schema'],
    ['another schema', saying({ inputSchema: others }), 'tool_schema'],
    ['both', saying({ inputSchema, inputSchemaRef: 'same.json' }), 'input_schema'],
    ['another result', saying({ outputSchema: others }), 'tool_schema'],
    ['another version', manifestFor(['send'], { version: '9.9.9' }), 'version'],
  ]
  for (const [what, manifest, reason] of cases) {
    const { status, body } = await propose(app, { manifest })
    t.match(
      { status, body },
      { status: 422, body: { code: 'trust.manifest_invalid', details: { reason } } },
      what,
    )
  }
  const generated = saying({ inputSchema: others }, { version: '9.9.9' })
  t.match(await propose(app, { manifest: generated, manifest_source: 'generated' }), {
    status: 201,
    body: { capabilities: [{ input_schema: inputSchema, output_schema: outputSchema }] },
  })

  const hints = { allow_implicit_invocation: false }
  const same = saying(
    { inputSchemaRef: 'same.json', outputSchema },
    { version: '1.0.0', defaultPolicyHints: hints },
  )
  const opened = await propose(app, { manifest: same })
  t.match(opened, { status: 201, body: { capabilities: [{ input_schema: inputSchema }] } })
  await approve(app, opened.body.proposal_id)
  t.match((await call(app, 'GET', '/skills/user/pdf-tools/artefacts/manifest.json')).body, {
    version: '1.0.0',
    capabilities: [{ capabilityId: 'send', inputSchema }],
    defaultPolicyHints: hints,
  })

  peer.tools = [tool('send', WRITE, { inputSchema: others })]
  await sync(app, 'mail')
  const updated = await updateArchive(app, versioned('2.0.0'))
  t.match(
    (await call(app, 'GET', `/proposals/${updated.body.proposal_id}`)).body,
    {
      manifest_source: 'provided',
      capabilities: [{ extension_id: 'mcp.mail', capability_id: 'send', input_schema: others }],
    },
    'new bytes keep the mapping, with what the tool is by now',
  )
})
