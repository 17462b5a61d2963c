/** What an install or update would come to, without a trace of having been tried. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenFinishedUpload, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { BARE, installArchive, READ, skillArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { setQuotas, usageOf } from '../workspaces/holdings.ts'
import { exceeded, refusedBy } from '../workspaces/quotas.ts'

const tables = ['skills', 'skill_revisions', 'proposals', 'events', 'audit_entries', 'approvals']

const rowsOf = async ({ db }: TestApp): Promise<string> => {
  const { rows } = await sql<object>`
    select ${sql.join(tables.map((name) => sql`(select count(*) from ${sql.table(name)})`))},
      (select sum(snapshot_version) from workspaces)`.execute(db)
  return JSON.stringify(rows)
}

const form = (archive: Buffer) => multipart(archive)

t.test('a dry run of an install says what it would come to, and stores nothing', async (t) => {
  const test = await testApp(t)
  const before = await rowsOf(test)
  const install = (archive: Buffer) =>
    call(test.app, 'POST', '/skills/archive?dry_run=true', form(archive))
  t.match(await install(packageArchive()), {
    status: 201,
    body: { status: 'installed', served: true, dry_run: { waits: false, risk: null } },
  })
  t.match(await install(skillArchive([READ, BARE])), {
    status: 202,
    body: {
      status: 'pending_install',
      status_reason: 'metadata_required',
      dry_run: {
        waits: true,
        risk: 'high',
        capabilities: [{ capability_id: 'pdf.read' }, { capability_id: 'pdf.send' }],
        missing_metadata: [{ capability_id: 'pdf.send' }],
        permission_delta: { capabilities: { added: 2 } },
      },
    },
  })
  const leaky = skillArchive([READ], { files: { 'key.pem': PRIVATE_KEY } })
  t.match(await install(leaky), {
    status: 202,
    body: { status_reason: 'security_blocked', findings: { block: [{ path: 'key.pem' }] } },
  })
  t.equal(await rowsOf(test), before)
  t.equal((await call(test.app, 'GET', '/skills/user/pdf-tools')).status, 404)
})

t.test('a dry run of an update keeps what is served', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const first = await installArchive(app, packageArchive())
  const before = await rowsOf(test)
  const tag = `"${first.body.skill.fingerprint}"`
  const update = (archive: Buffer, match = tag) => {
    const { headers, payload } = form(archive)
    return call(app, 'PUT', '/skills/user/pdf-tools/archive?dry_run=true', {
      headers: { ...headers, 'if-match': match },
      payload,
    })
  }
  const other = packageArchive({ files: { 'SKILL.md': skillMd({ body: 'Other.' }) } })
  t.match(await update(other), { status: 200, body: { status: 'updated', dry_run: {} } })
  t.match(await update(packageArchive()), {
    status: 200,
    body: { status: 'already_up_to_date', dry_run: { waits: false } },
  })
  t.match(await update(other, `"${'0'.repeat(64)}"`), { status: 412 })
  t.equal(await rowsOf(test), before)
  t.match((await call(app, 'GET', '/skills/user/pdf-tools')).body, {
    fingerprint: first.body.skill.fingerprint,
    current_revision: 1,
  })
})

t.test('a dry run beyond a quota is rejected as the real call would be', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { skills: 1 })
  await installArchive(app, packageArchive())
  const another = form(skillArchive([], { name: 'another' }))
  for (const query of ['?dry_run=true', '']) {
    const act = () => call(app, 'POST', `/skills/archive${query}`, another)
    await refusedBy(t, test, act, exceeded('skills', 1, 1, 1))
  }
  await setQuotas(app, { skills: 2 })
  const before = await rowsOf(test)
  const fits = await call(app, 'POST', '/skills/archive?dry_run=true', another)
  t.match(fits, { status: 201, body: { dry_run: {} } })
  t.equal(await rowsOf(test), before)
  t.match(await usageOf(app), { skills: 1 })
})

t.test('an upload is left for the real call, also if its archive is bad', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const uploadId = await givenFinishedUpload(app, packageArchive())
  const payload = { source: { type: 'uploaded_archive', upload_id: uploadId } }
  const tried = await call(app, 'POST', '/skills?dry_run=true', { payload })
  t.match(tried, { status: 201, body: { status: 'installed', dry_run: {} } })
  t.match((await call(app, 'GET', `/uploads/${uploadId}`)).body, { status: 'finalized' })
  const done = await call(app, 'POST', '/skills', { payload })
  t.equal(done.status, 201)
  t.notOk('dry_run' in done.body)
  const bad = await givenFinishedUpload(app, Buffer.from('no archive'))
  const wrong = { source: { type: 'uploaded_archive', upload_id: bad } }
  const refused = await call(app, 'POST', '/skills?dry_run=true', { payload: wrong })
  t.match(refused, { status: 422, body: { code: 'skills.upload.invalid_archive' } })
  t.match((await call(app, 'GET', `/uploads/${bad}`)).body, { status: 'finalized' })
})

t.test('a dry run with an idempotency key leaves the key to the real call', async (t) => {
  const { app } = await testApp(t)
  const { headers, payload } = form(packageArchive())
  const send = (query: string) =>
    call(app, 'POST', `/skills/archive${query}`, {
      headers: { ...headers, 'idempotency-key': `key${query.length}` },
      payload,
    })
  t.match(await send('?dry_run=true'), { status: 201, body: { dry_run: {} } })
  t.match(await send(''), { status: 201, body: { status: 'installed' } })
})

t.test('callers list the uploads that they started', async (t) => {
  const { app, services } = await testApp(t)
  const own = await givenFinishedUpload(app, packageArchive())
  t.match((await call(app, 'GET', '/uploads?mine=true')).body, {
    uploads: [{ upload_id: own, status: 'finalized', created_by: 'local', next_offset: /\d+/ }],
    next_cursor: null,
  })
  const other = await givenToken(services, 'publisher')
  const admin = await givenToken(services, 'admin')
  t.same((await call(app, 'GET', '/uploads', other)).body.uploads, [])
  t.match((await call(app, 'GET', '/uploads?mine=false', admin)).body.uploads, [{}])
  t.match(await call(app, 'GET', '/uploads?mine=false', other), {
    status: 403,
    body: { code: 'access.forbidden' },
  })
  t.match(await call(app, 'GET', '/uploads', await givenToken(services, 'reader')), { status: 403 })
  t.match(await call(app, 'GET', '/uploads?cursor=x', admin), { status: 400 })
  await call(app, 'POST', `/uploads/${own}/abort`, admin)
  t.same((await call(app, 'GET', '/uploads?mine=false', admin)).body.uploads, [])
})
