import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { listKeys } from '../support/blobs.ts'
import { call, givenFinishedUpload, givenInstalledSkill, install } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { countsOf, installAudit, nothing, recordOf, uploadOf } from './record.ts'

const run = Buffer.from('#!/bin/sh\necho hi\n')
const guide = '# Guide\n'
const files = {
  'scripts/run.sh': { body: run, mode: 0o755 },
  'docs/guide.md': guide,
}
const archive = packageArchive({ files })
const otherArchive = packageArchive({ files: { ...files, 'docs/guide.md': '# Another guide\n' } })

/** By the definition of the fingerprint, without the code under test. */
const fingerprint = createHash('sha256')
  .update(`SKILL.md\x00644\x00${sha256(Buffer.from(skillMd()))}\n`)
  .update(`docs/guide.md\x00644\x00${sha256(Buffer.from(guide))}\n`)
  .update(`scripts/run.sh\x00755\x00${sha256(run)}\n`)
  .digest('hex')

const installPath = '/v1/workspaces/default/skills/user/pdf-tools'
const installed = {
  status: 'installed',
  skill: {
    slug: 'pdf-tools',
    source_kind: 'user',
    version: '0.1.0',
    fingerprint,
    trust_level: 'community',
    install_path: installPath,
  },
  audit: { events_written: 1 },
  blocked_reason: null,
  served: true,
  listed: false,
  installable: true,
  reasons: { listed: 'not_offered_implicitly' },
  // That a shell runs a script is a fact, which only reports show.
  findings: { block: [], hold: [], warn: [] },
  diagnostics: [],
  ignored: [],
}

t.test('an upload is installed: 201 with the whole response, ETag and Location', async (t) => {
  const { app, db } = await testApp(t)
  const uploadId = await givenFinishedUpload(app, archive)
  const answer = await install(app, uploadId)
  t.equal(answer.status, 201)
  t.same(answer.body, installed)
  t.equal(answer.headers.etag, `"${fingerprint}"`)
  t.equal(answer.headers.location, installPath)
  t.match(answer.headers['content-type'], /^application\/json/)
  t.same(await uploadOf(db, uploadId), { status: 'consumed', lease_id: null, chunks: 0 })

  const followed = await app.inject({ url: installPath })
  t.equal(followed.statusCode, 200, 'the location can be read')
  t.equal(followed.headers.etag, `"${fingerprint}.1"`)
})

t.test('an install writes one audit row and one event, numbered 1', async (t) => {
  const { app, db } = await testApp(t)
  const uploadId = await givenFinishedUpload(app, archive)
  const answer = await call(app, 'POST', '/skills', {
    headers: { 'x-request-id': 'the-install' },
    payload: { source: { type: 'uploaded_archive', upload_id: uploadId } },
  })
  t.equal(answer.status, 201)
  const audit = await installAudit(db)
  t.equal(audit.length, 1)
  t.match(audit, [
    {
      workspace_id: 'default',
      actor: 'local',
      decision: 'allowed',
      target: 'skill:user:pdf-tools',
      reason_code: null,
      fingerprint_before: null,
      fingerprint_after: fingerprint,
      request_id: 'the-install',
      address: '127.0.0.1',
      details: { revision: 1, version: '0.1.0', files: 3 },
    },
  ])
  const changes = [
    {
      slug: 'pdf-tools',
      source_kind: 'user',
      change_type: 'install',
      fingerprint_after: fingerprint,
    },
  ]
  const events = await db.selectFrom('events').selectAll().execute()
  t.equal(events.length, 1)
  t.match(events, [
    {
      workspace_id: 'default',
      snapshot_version: 1,
      type: 'skills/changed',
      payload: { reason: 'installed', changes },
    },
  ])
  const workspace = await db.selectFrom('workspaces').selectAll().executeTakeFirstOrThrow()
  t.equal(workspace.snapshot_version, 1)
  t.same(workspace.snapshot_at, events[0]?.created_at, 'generated_at is the time of the event')
})

t.test('the same content again is already installed, and uses the upload up', async (t) => {
  const { app, db } = await testApp(t)
  await givenInstalledSkill(app, archive)
  // The same package in other words: no top folder, another order, another of the execute bits.
  const again = packageArchive({
    folder: null,
    files: {
      'scripts/run.sh': { body: run, mode: 0o700 },
      'docs/guide.md': guide,
      'SKILL.md': skillMd(),
    },
  })
  t.notSame(again, archive)
  const uploadId = await givenFinishedUpload(app, again)
  const audit = await installAudit(db)
  const before = await countsOf(db)
  const answer = await install(app, uploadId)
  t.equal(answer.status, 200)
  t.same(answer.body, { ...installed, status: 'already_installed', audit: { events_written: 0 } })
  t.equal(answer.headers.etag, `"${fingerprint}"`)
  t.equal(answer.headers.location, undefined)
  t.same(await uploadOf(db, uploadId), { status: 'consumed', lease_id: null, chunks: 0 })
  t.same(await countsOf(db), before, 'no event, no revision, no bytes')
  t.same(await installAudit(db), audit, 'no audit row')
})

t.test(
  'other content under an installed slug is rejected and leaves the upload usable',
  async (t) => {
    const { app, db } = await testApp(t)
    await givenInstalledSkill(app, archive)
    const uploadId = await givenFinishedUpload(app, otherArchive)
    const before = await recordOf(db)
    for (const attempt of ['first', 'second']) {
      const answer = await install(app, uploadId)
      t.equal(answer.status, 409, attempt)
      t.equal(answer.body.code, 'skills.update_conflict.fingerprint_mismatch')
      t.match(answer.body.details.incoming_fingerprint, /^[0-9a-f]{64}$/)
      t.not(answer.body.details.incoming_fingerprint, fingerprint)
      t.same(answer.body.details, {
        slug: 'pdf-tools',
        installed_fingerprint: fingerprint,
        incoming_fingerprint: answer.body.details.incoming_fingerprint,
      })
      t.same(await recordOf(db), before, 'nothing changed')
      t.match(await uploadOf(db, uploadId), { status: 'finalized', lease_id: null })
    }
    const elsewhere = await install(app, uploadId, { target: 'registry' })
    t.equal(elsewhere.status, 201, 'the upload is usable for another target')
  },
)

t.test('the same slug may be installed as user and as registry', async (t) => {
  const { app } = await testApp(t)
  const first = await givenInstalledSkill(app, archive)
  const second = await install(app, await givenFinishedUpload(app, otherArchive), {
    target: 'registry',
  })
  t.equal(second.status, 201)
  t.equal(second.body.skill.source_kind, 'registry')
  t.equal(second.body.skill.install_path, '/v1/workspaces/default/skills/registry/pdf-tools')
  const kept = await call(app, 'GET', '/skills/user/pdf-tools')
  t.equal(kept.body.fingerprint, first.fingerprint)
})

t.test('workspaces share nothing', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await givenInstalledSkill(app, archive)
  const skill = await givenInstalledSkill(app, otherArchive, { workspace: 'acme' })
  t.equal(skill.install_path, '/v1/workspaces/acme/skills/user/pdf-tools')
  const events = await db.selectFrom('events').selectAll().orderBy('workspace_id').execute()
  t.match(events, [
    { workspace_id: 'acme', snapshot_version: 1 },
    { workspace_id: 'default', snapshot_version: 1 },
  ])
})

t.test('an uninstalled skill comes back as the next revision', async (t) => {
  const { app, db } = await testApp(t)
  await givenInstalledSkill(app, archive)
  await sql`update skills set current_revision = null`.execute(db)
  t.equal((await call(app, 'GET', '/skills/user/pdf-tools')).status, 404)

  const answer = await install(app, await givenFinishedUpload(app, otherArchive))
  t.equal(answer.status, 201)
  const skill = await call(app, 'GET', '/skills/user/pdf-tools')
  t.equal(skill.body.current_revision, 2)
  const reused = skill.body.diagnostics.filter(
    (issue: { code: string }) => issue.code === 'version.reused',
  )
  t.match(reused, [{ level: 'warning', field_path: 'version' }], 'the label has other bytes now')
})

t.test('a hostile archive is rejected by reason, and its upload ends', async (t) => {
  const { app, db } = await testApp(t)
  const hostile = packageArchive({ files: { '../evil.sh': 'rm -rf /' } })
  const uploadId = await givenFinishedUpload(app, hostile)
  const answer = await install(app, uploadId)
  t.equal(answer.status, 422)
  t.equal(answer.body.code, 'skills.upload.invalid_archive')
  t.equal(answer.body.details.reason, 'path.traversal')
  t.same(await countsOf(db), nothing, 'no skill, no bytes, no event')
  t.same(await uploadOf(db, uploadId), { status: 'aborted', lease_id: null, chunks: 0 })
  t.match(await installAudit(db), [
    {
      decision: 'blocked',
      target: `upload:${uploadId}`,
      reason_code: 'skills.upload.invalid_archive',
      details: { reason: 'path.traversal' },
    },
  ])
  const retry = await install(app, uploadId)
  t.equal(retry.status, 409)
  t.equal(retry.body.code, 'skills.upload.not_finalized')
  t.same(retry.body.details, { status: 'aborted' })
})

t.test('an archive that turns out bad leaves no pack', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const big = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`part-${index}.bin`, Buffer.alloc(1 << 20, index)]),
  )
  const members = packageArchive({ files: { ...big, 'last.txt': 'x' } })
  const truncated = members.subarray(0, members.length - 20)
  const answer = await install(app, await givenFinishedUpload(app, truncated))
  t.equal(answer.status, 422)
  t.same(await countsOf(db), nothing)
  t.same(await listKeys(connectionString, 'packs'), [])
})
