/** What stays of a deleted workspace: its tombstone, its audit entries, its tokens, and no more. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { emptiedTables, keptTables } from '../../src/tenancy/workspaces/emptying.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { call, givenFinishedUpload, givenInstalledSkill, givenUpload } from '../support/given.ts'

const archive = packageArchive({ files: { 'large.bin': randomBytes(100_000) } })

const countsOf = async ({ db }: TestApp, workspaceId: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const table of [...emptiedTables, ...keptTables]) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where workspace_id = ${workspaceId}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

/** Rows in every table; those that take another service to make are inserted. */
const givenFull = async (test: TestApp, workspace: string): Promise<void> => {
  const { app, db } = test
  await app.inject({ method: 'PUT', url: `/v1/workspaces/${workspace}` })
  await givenInstalledSkill(app, archive, { workspace })
  // Packed ahead, or not at all once the skill is disabled.
  await call(app, 'GET', '/.well-known/agent-skills/index.json', { workspace })
  await call(app, 'GET', '/skills/user/pdf-tools/archive', { workspace })
  await call(app, 'GET', '/skills.git/info/refs?service=git-upload-pack', { workspace })
  await call(app, 'GET', '/capabilities?q=pdf', { workspace })
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', {
    workspace,
    payload: { enabled: false },
  })
  await givenUpload(app, archive, workspace)
  await givenFinishedUpload(app, archive, workspace)
  await call(app, 'POST', '/uploads', {
    workspace,
    headers: { 'idempotency-key': 'one' },
    payload: {
      file_name: 'a.tar.gz',
      archive_format: 'tar_gz',
      compressed_size_bytes: 1,
      sha256: '0'.repeat(64),
    },
  })
  const { rows } = await sql<{ skill_id: number; fingerprint: string }>`
    select skill_id, fingerprint from skill_revisions where workspace_id = ${workspace}
    order by skill_id desc limit 1`.execute(db)
  const { skill_id: id, fingerprint } = rows[0] ?? { skill_id: 0, fingerprint: '' }
  for (const insert of [
    sql`insert into documents (workspace_id, document_id, skill, sha256, bytes, title)
      values (${workspace}, 'd', 'text', ${'0'.repeat(64)}, 4, 'text')`,
    sql`insert into prompts (workspace_id, name, description, arguments, function_id)
      values (${workspace}, 'p', 'd', '[]', 'f')`,
    sql`insert into functions (workspace_id, function_id, url, registration_hash)
      values (${workspace}, 'f', 'http://127.0.0.1', 'h')`,
    sql`insert into content_proposals
        (workspace_id, proposal_id, kind, target, sha256, proposers)
      values (${workspace}, 'c', 'prompt', 'p', ${'0'.repeat(64)}, '{me}')`,
    sql`insert into group_roles (issuer, group_name, workspace_id, role)
      values ('https://id.example.com', 'g', ${workspace}, 'reader')`,
    sql`insert into trusted_publishers (workspace_id, publisher_id, issuer, claims, slugs)
      values (${workspace}, 't', 'https://ci.example.com', '{}', '{a}')`,
    sql`insert into subscriptions
        (workspace_id, subscription_id, trigger_type, function_id, position)
      values (${workspace}, 's', 'skills::on-change', 'f', 0)`,
    sql`insert into dead_letters
        (workspace_id, subscription_id, snapshot_version, payload, created_at, error)
      values (${workspace}, 's', 1, '{}', now(), 'e')`,
    sql`insert into resource_subscriptions (workspace_id, actor, session_id, uri)
      values (${workspace}, 'me', 's', 'iii://d')`,
    sql`insert into mcp_servers (workspace_id, server_id, url)
      values (${workspace}, 'm', 'http://127.0.0.1')`,
    sql`insert into scanners (workspace_id, scanner_id, url, timeout_ms, required, levels)
      values (${workspace}, 's', 'http://127.0.0.1', 100, false, '{}')`,
    sql`insert into mcp_tools (workspace_id, server_id, name, hash, tool)
      values (${workspace}, 'm', 'tool', 'h', '{}')`,
    sql`insert into capabilities
        (workspace_id, skill_id, fingerprint, extension_id, capability_id, spec)
      values (${workspace}, ${id}, ${fingerprint}, 'skill.pdf-tools', 'run', '{}')`,
    sql`insert into capability_functions
        (workspace_id, skill_id, capability_id, function_id, registration_hash)
      values (${workspace}, ${id}, 'run', 'f', 'h')`,
    sql`insert into capability_overrides
        (workspace_id, skill_id, capability_id, fingerprint, explanation, actor)
      values (${workspace}, ${id}, 'run', ${fingerprint}, 'e', 'me')`,
    sql`insert into proposals (workspace_id, proposal_id, skill_id, operation, revision,
        fingerprint, manifest_source, capabilities, permissions, review_status, proposed_by)
      values (${workspace}, 'p', ${id}, 'update', 1, ${fingerprint}, 'provided', '[]', '[]',
        'pending', 'me')`,
    sql`insert into proposal_diffs
        (workspace_id, proposal_id, path, before_sha256, after_sha256, edits, added, removed)
      values (${workspace}, 'p', 'a.md', '', '', '[]', 0, 0)`,
    sql`insert into proposal_comments (workspace_id, proposal_id, comment_id, text, actor)
      values (${workspace}, 'p', 'c', 'text', 'me')`,
    sql`insert into viewed_files (workspace_id, viewer, skill_id, path, sha256)
      values (${workspace}, 'me', ${id}, 'a.md', '')`,
    sql`insert into accepted_findings
        (workspace_id, skill_id, fingerprint, rule_id, path, finding, reason, actor)
      values (${workspace}, ${id}, ${fingerprint}, 'r', 'a.md', 'f', 'e', 'me')`,
  ]) {
    await insert.execute(db)
  }
}

const givenDeleted = async (test: TestApp, workspace: string): Promise<void> => {
  const { statusCode } = await test.app.inject({
    method: 'DELETE',
    url: `/v1/workspaces/${workspace}`,
  })
  t.equal(statusCode, 204)
  await sql`update workspaces set deleted_at = now() - interval '31 minutes'
    where workspace_id = ${workspace}`.execute(test.db)
}

/** A round leaves a workspace to the next one while its files are packed, say. */
const sweepUntilEmptied = async ({ db, services }: TestApp, workspace: string): Promise<void> => {
  let isEmptied = false
  while (!isEmptied) {
    await services.sweeper.run()
    const { rows } = await sql`select from workspaces
      where workspace_id = ${workspace} and emptied_at is not null`.execute(db)
    isEmptied = rows.length > 0
  }
}

t.test('every table with a workspace is emptied or retained', async (t) => {
  const { db } = await testApp(t)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'workspace_id' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  t.same(rows.map(({ name }) => name).toSorted(), [...emptiedTables, ...keptTables].toSorted())
})

t.test('half an hour after it was deleted, only its tombstone and record are left', async (t) => {
  const test = await testApp(t)
  const other = await testReplica(t, test.connectionString)
  await givenFull(test, 'acme')
  await givenFull(test, 'other')
  const before = await countsOf(test, 'acme')
  for (const table of emptiedTables) t.ok((before[table] ?? 0) > 0, `${table} has rows`)
  const others = await countsOf(test, 'other')

  await test.app.inject({ method: 'DELETE', url: '/v1/workspaces/acme' })
  await test.services.sweeper.run()
  t.equal((await countsOf(test, 'acme')).skills, before.skills, 'requests may still be running')

  await sql`update workspaces set deleted_at = now() - interval '31 minutes'
    where workspace_id = 'acme'`.execute(test.db)
  await Promise.all([sweepUntilEmptied(test, 'acme'), sweepUntilEmptied(other, 'acme')])
  const after = await countsOf(test, 'acme')
  for (const table of emptiedTables) t.equal(after[table], 0, `${table} is empty`)
  t.equal(after.workspaces, 1)
  t.equal(after.audit_entries, before.audit_entries)
  // The files of an open proposal are compared, and skills judged for searches, at any time later.
  const {
    proposal_diffs: compared = 0,
    search_served: judged = 0,
    ...kept
  } = await countsOf(test, 'other')
  t.match(others, kept, 'another workspace keeps all')
  t.ok(compared > 0 && judged > 0)

  const rows = await sql<{ keys: number }>`
    select count(*)::int as keys from deleted_objects where workspace_id = 'acme'`.execute(test.db)
  t.ok((rows.rows[0]?.keys ?? 0) >= 3, 'a pack, an archive and chunks are due')
})

t.test('the service stays closed when the workspace of its only token is emptied', async (t) => {
  const test = await testApp(t)
  await test.app.inject({ method: 'PUT', url: '/v1/workspaces/acme' })
  const made = await test.app.inject({
    method: 'POST',
    url: '/v1/tokens',
    payload: { label: 'only', role: 'admin', workspace_id: 'acme' },
  })
  t.equal(made.statusCode, 201)
  await sql`update workspaces set deleted_at = now() - interval '31 minutes'
    where workspace_id = 'acme'`.execute(test.db)
  await sweepUntilEmptied(test, 'acme')
  t.equal((await call(test.app, 'GET', '/skills')).status, 401)
})

t.test('a workspace with more rows than one batch is emptied', async (t) => {
  const test = await testApp(t)
  await test.app.inject({ method: 'PUT', url: '/v1/workspaces/acme' })
  await sql`insert into documents (workspace_id, document_id, skill, sha256, bytes, title)
    select 'acme', 'd' || n, 'text', repeat('0', 64), 4, 'text'
    from generate_series(1, 2500) n`.execute(test.db)
  await givenDeleted(test, 'acme')
  await sweepUntilEmptied(test, 'acme')
  t.equal((await countsOf(test, 'acme')).documents, 0)
})
