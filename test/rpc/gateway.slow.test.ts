/** The ten methods of the gateway, with the params, results and error data of its protocol. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import {
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  givenUpload,
  sendArchive,
  startBody,
} from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { type Json, refusal, result, rpc } from './calls.ts'

const workspace = { workspace_id: 'default' }
const archive = packageArchive()
const other = packageArchive({ files: { 'notes.md': 'new' } })
const sourceOf = (uploadId: string) => ({
  source: { type: 'uploaded_archive', upload_id: uploadId },
})
const pdf = { ...workspace, slug: 'pdf-tools', source_kind: 'user' }

t.test('a skill is uploaded, installed, updated and uninstalled', async (t) => {
  const { app } = await testApp(t)
  const started = await result(app, 'skills/upload/start', {
    ...workspace,
    ...startBody(archive),
    uncompressed_size_hint_bytes: null,
    purpose: 'unknown fields are passed over',
  })
  t.strictSame(Object.keys(started).toSorted(), [
    'expires_at_unix',
    'max_chunk_size_bytes',
    'max_compressed_size_bytes',
    'max_uncompressed_size_bytes',
    'recommended_chunk_size_bytes',
    'upload_id',
  ])
  const upload = { ...workspace, upload_id: started.upload_id }
  const early = await rpc(app, 'skills/upload/finish', upload)
  t.match(early.error, {
    code: -32_602,
    message: /^skills\.upload\.incomplete: /,
    data: {
      code: 'skills.upload.incomplete',
      details: { received_bytes: 0, compressed_size_bytes: archive.length },
    },
  })
  await sendArchive(app, started.upload_id, archive)
  t.match(await result(app, 'skills/upload/finish', upload), {
    upload_id: started.upload_id,
    status: 'finalized',
    compressed_size_bytes: archive.length,
  })
  const installed = await result(app, 'skills/install', {
    ...workspace,
    ...sourceOf(started.upload_id),
    target_source_kind: ' USER ',
  })
  t.match(installed, {
    status: 'installed',
    skill: { slug: 'pdf-tools', source_kind: 'user', fingerprint: /^[0-9a-f]{64}$/ },
    audit: { events_written: 1 },
  })

  const next = await givenFinishedUpload(app, other)
  const stale = { ...pdf, ...sourceOf(next), expected_previous_fingerprint: 'ab'.repeat(32) }
  const conflict = await rpc(app, 'skills/update', stale)
  t.match(conflict.error, {
    code: -32_602,
    data: {
      code: 'skills.update_conflict.fingerprint_mismatch',
      details: { current_fingerprint: installed.skill.fingerprint },
    },
  })
  const expected = { expected_previous_fingerprint: installed.skill.fingerprint }
  const updated = await result(app, 'skills/update', { ...stale, ...expected })
  t.equal(updated.status, 'updated')
  t.not(updated.skill.fingerprint, installed.skill.fingerprint)

  t.strictSame(await result(app, 'skills/uninstall', { ...pdf, source_kind: 'User' }), {
    status: 'uninstalled',
    slug: 'pdf-tools',
    source_kind: 'user',
    removed_install_path: '/v1/workspaces/default/skills/user/pdf-tools',
    audit: { events_written: 1 },
  })
  t.strictSame(await refusal(app, 'skills/uninstall', pdf), [-32_602, 'skills.not_found'])
})

t.test('an install over other content is rejected with both fingerprints', async (t) => {
  const { app } = await testApp(t)
  const skill = await givenInstalledSkill(app, archive)
  const uploadId = await givenFinishedUpload(app, other)
  const { error } = await rpc(app, 'skills/install', { ...workspace, ...sourceOf(uploadId) })
  t.match(error, {
    code: -32_602,
    data: {
      code: 'skills.update_conflict.fingerprint_mismatch',
      details: { slug: 'pdf-tools', installed_fingerprint: skill.fingerprint },
    },
  })
  t.match(error.data.details.incoming_fingerprint, /^[0-9a-f]{64}$/)
})

t.test('an upload is aborted', async (t) => {
  const { app } = await testApp(t)
  const uploadId = await givenUpload(app, archive)
  t.strictSame(await result(app, 'skills/upload/abort', { ...workspace, upload_id: uploadId }), {
    upload_id: uploadId,
    status: 'aborted',
  })
})

t.test('the list is whole, in one response', async (t) => {
  const { app, db } = await testApp(t)
  await givenInstalledSkill(app, archive)
  // More than one page of REST.
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into skills (workspace_id, source_kind, slug, extension_id, last_revision)
      select 'default', 'registry', 'skill-' || n, 'skill.skill-' || n, 1
      from generate_series(1, 450) n`.execute(trx)
    await sql`
      insert into skill_revisions (workspace_id, skill_id, revision, fingerprint, version,
        display_name, description, namespace, kind, trust_level, frontmatter, manifest, diagnostics,
        ignored_paths, security_findings, scan_version, requirements, capabilities, permissions,
        installed_by, files, file_count, size, pack, pack_size)
      select m.workspace_id, m.skill_id, 1, r.fingerprint, r.version, r.display_name, r.description,
        r.namespace, r.kind, r.trust_level, r.frontmatter, r.manifest, r.diagnostics,
        r.ignored_paths, r.security_findings, r.scan_version, r.requirements, r.capabilities,
        r.permissions, 'test', r.files, r.file_count, r.size, r.pack, r.pack_size
      from skills m, skill_revisions r join skills s using (workspace_id, skill_id)
      where m.source_kind = 'registry' and s.slug = 'pdf-tools'`.execute(trx)
    await sql`update skills set current_revision = 1 where source_kind = 'registry'`.execute(trx)
  })
  const list = await result(app, 'skills/list', workspace)
  t.strictSame(Object.keys(list).toSorted(), ['generated_at', 'skills', 'snapshot_version'])
  t.equal(list.skills.length, 451)
  t.equal(new Set(list.skills.map((item: Json) => item.slug)).size, 451)
  const item = list.skills.find(({ slug }: Json) => slug === 'pdf-tools')
  t.match(item, {
    source_kind: 'user',
    trust_level: 'community',
    status: 'active',
    install: { managed: false, installed: true, lifecycle_editable: true },
    policy: { enabled: true, allow_implicit_invocation: false },
    health: { status: 'ok' },
  })
  const bare = await result(app, 'skills/list', {
    ...workspace,
    include_health: false,
    include_policy: false,
  })
  const same = bare.skills.find(({ slug }: Json) => slug === 'pdf-tools')
  t.strictSame(same.health, {
    status: 'ok',
    dependency_failures: [],
    security_blocks: [],
    validation_issues: [],
  })
  t.ok(same.policy, 'as in the gateway, which passes include_policy over')
})

t.test('health reports on all, or on those that are named', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, archive)
  const all = await result(app, 'skills/health', workspace)
  t.equal(all.skills.length, 1)
  const targets = [
    { slug: 'pdf-tools', source_kind: 'USER' },
    { slug: 'unknown', source_kind: 'user' },
    { slug: 'no slug', source_kind: 'user' },
  ]
  const named = await result(app, 'skills/health', { ...workspace, skills: targets })
  t.equal(named.skills.length, 1)
  const [skill] = named.skills
  t.match(skill, {
    slug: 'pdf-tools',
    source_kind: 'user',
    dependency_diagnostics: [],
    security_findings: [],
    trust_gate: [{ tool_kind: 'shell' }, { tool_kind: 'http' }, { tool_kind: 'function_proxy' }],
  })
  t.type(skill.recent_audit[0].details_json, 'string')
})

t.test('a policy is set, listed and, with neither field, removed', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, archive)
  const named = { ...workspace, skill_slug: 'pdf-tools', source_kind: ' User' }
  const row = { workspace_id: 'default', skill_slug: 'pdf-tools', source_kind: 'user' }
  t.strictSame(await result(app, 'skills/policy/set', { ...named, enabled: false }), {
    policy: { ...row, enabled: false },
  })
  t.strictSame(await result(app, 'skills/policy/list', workspace), {
    policies: [{ ...row, enabled: false }],
  })
  const nulls = { enabled: null, allow_implicit_invocation: null }
  t.strictSame(await result(app, 'skills/policy/set', { ...named, ...nulls }), { policy: row })
  t.strictSame(await result(app, 'skills/policy/set', named), { policy: row }, 'again')
  t.strictSame(await result(app, 'skills/policy/list', workspace), { policies: [] })
  t.strictSame(
    await refusal(app, 'skills/policy/set', { ...named, skill_slug: 'unknown', enabled: true }),
    [-32_602, 'skills.not_found'],
  )
})

t.test('errors have the codes of the gateway', async (t) => {
  const { app } = await testApp(t)
  const finished = await givenFinishedUpload(
    app,
    packageArchive({ folder: 'other', files: { 'SKILL.md': skillMd({ name: 'other' }) } }),
  )
  await givenInstalledSkill(app, archive)
  const start = { ...workspace, ...startBody(archive) }
  const cases: [string, object, string][] = [
    ['skills/list', { workspace_id: ' ' }, 'skills.invalid_request'],
    ['skills/list', { workspace_id: 'A/B' }, 'skills.invalid_request'],
    ['skills/list', { workspace_id: 'nowhere' }, 'skills.not_found'],
    ['skills/upload/start', { ...start, archive_format: 'zip' }, 'skills.upload.invalid_request'],
    ['skills/upload/start', { ...start, sha256: 'x' }, 'skills.upload.invalid_request'],
    ['skills/upload/start', { ...start, compressed_size_bytes: 0 }, 'skills.upload.size_limit'],
    ['skills/upload/finish', { ...workspace, upload_id: 'none' }, 'skills.upload.not_found'],
    ['skills/upload/abort', { ...workspace, upload_id: 'a\0b' }, 'skills.upload.not_found'],
    ['skills/upload/abort', { ...workspace, upload_id: ' ' }, 'skills.invalid_request'],
    ['skills/install', { ...workspace, ...sourceOf('none') }, 'skills.upload.not_found'],
    [
      'skills/install',
      { ...workspace, ...sourceOf(finished), target_source_kind: 'system' },
      'skills.source_not_supported',
    ],
    [
      'skills/install',
      { ...workspace, ...sourceOf(finished), target_source_kind: 'else' },
      'skills.source_not_supported',
    ],
    ['skills/update', { ...pdf, ...sourceOf(finished) }, 'skills.slug_mismatch'],
    ['skills/update', { ...pdf, slug: ' ', ...sourceOf(finished) }, 'skills.invalid_request'],
    ['skills/uninstall', { ...pdf, source_kind: 'system' }, 'skills.source_not_supported'],
  ]
  for (const [method, params, code] of cases) {
    t.strictSame(await refusal(app, method, params), [-32_602, code], `${method} ${code}`)
  }
})

t.test('params that do not decode are reported by field, without a code of ours', async (t) => {
  const { app } = await testApp(t)
  const cases: [string, unknown, string][] = [
    ['skills/list', {}, 'workspace_id'],
    ['skills/list', { workspace_id: 7 }, 'workspace_id'],
    ['skills/install', { ...workspace, source: { type: 'path', path: '/x' } }, 'source.upload_id'],
    ['skills/update', { ...workspace, slug: 'x' }, 'source_kind'],
    ['skills/upload/start', { ...workspace, ...startBody(archive), file_name: 1 }, 'file_name'],
    ['skills/health', { ...workspace, skills: {} }, 'skills'],
    [
      'skills/policy/set',
      { ...workspace, skill_slug: 'x', source_kind: 'user', enabled: 1 },
      'enabled',
    ],
  ]
  for (const [method, params, field] of cases) {
    const { error } = await rpc(app, method, params)
    t.equal(error.code, -32_602, method)
    t.match(error.message, `invalid params for \`${method}\``)
    t.equal(error.data.details.field, field, method)
    t.equal(error.data.code, undefined, method)
  }
})

t.test('the workspace in the params is the one that is used', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await givenInstalledSkill(app, archive, { workspace: 'acme' })
  const acme = { workspace_id: 'acme' }
  t.equal((await result(app, 'skills/list', acme)).skills.length, 1, 'at the root')
  const url = '/v1/workspaces/acme/rpc'
  t.equal((await result(app, 'skills/list', acme, { url })).skills.length, 1)
  t.strictSame(
    await refusal(app, 'skills/list', workspace, { url }),
    [-32_602, 'skills.not_found'],
    'another one than the URL',
  )
  t.equal((await call(app, 'GET', '/skills', { workspace: 'acme' })).body.skills.length, 1)
})
