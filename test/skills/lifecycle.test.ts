/** Update, uninstall and rollback: what moves, what stays, and what a stale writer learns. */
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica, type TestApp } from '../support/app.ts'
import {
  type Answer,
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  multipart,
} from '../support/given.ts'

const version = (text: string, name = 'pdf') =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name }), 'notes.md': text } })

const path = '/skills/user/pdf'

const update = (
  { app }: TestApp,
  archive: Buffer,
  headers: Record<string, string> = {},
  to = path,
): Promise<Answer> => {
  const body = multipart(archive)
  return call(app, 'PUT', `${to}/archive`, { ...body, headers: { ...body.headers, ...headers } })
}

const lastEvent = async ({ db }: TestApp) =>
  db.selectFrom('events').selectAll().orderBy('snapshot_version', 'desc').executeTakeFirst()

const auditOf = async ({ db }: TestApp, action: string) =>
  db.selectFrom('audit_entries').selectAll().where('action', '=', action).execute()

t.test('an update makes the new content current and retains the old', async (t) => {
  const test = await testApp(t)
  const one = await givenInstalledSkill(test.app, version('one'))
  const updated = await update(test, version('two'), { 'if-match': `"${one.fingerprint}"` })
  t.equal(updated.status, 200)
  t.equal(updated.body.status, 'updated')
  const two = updated.body.skill.fingerprint
  t.not(two, one.fingerprint)
  t.equal(updated.headers.etag, `"${two}"`)
  t.equal((await call(test.app, 'GET', `${path}/files/notes.md`)).body, 'two')
  const old = await call(test.app, 'GET', `${path}/files/notes.md?fingerprint=${one.fingerprint}`)
  t.equal(old.body, 'one')
  const { revisions } = (await call(test.app, 'GET', `${path}/revisions`)).body
  t.same(
    revisions.map((row: { revision: number; status: string }) => [row.revision, row.status]),
    [
      [2, 'current'],
      [1, 'superseded'],
    ],
  )
  t.match((await lastEvent(test))?.payload, {
    reason: 'updated',
    changes: [
      {
        slug: 'pdf',
        source_kind: 'user',
        change_type: 'update',
        fingerprint_before: one.fingerprint,
        fingerprint_after: two,
      },
    ],
  })
  t.match(await auditOf(test, 'update'), [
    { fingerprint_before: one.fingerprint, fingerprint_after: two },
  ])
})

t.test('the same content is already up to date, and uses the upload up', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, version('one'))
  const uploadId = await givenFinishedUpload(test.app, version('one'))
  const payload = { source: { type: 'uploaded_archive', upload_id: uploadId } }
  const answer = await call(test.app, 'PUT', path, { payload })
  t.equal(answer.status, 200)
  t.match(answer.body, { status: 'already_up_to_date', audit: { events_written: 0 } })
  t.equal((await call(test.app, 'GET', `/uploads/${uploadId}`)).body.status, 'consumed')
  t.equal((await lastEvent(test))?.snapshot_version, 1)
})

t.test('a stale precondition is rejected and changes nothing', async (t) => {
  const test = await testApp(t)
  const one = await givenInstalledSkill(test.app, version('one'))
  await update(test, version('two'))
  const uploadId = await givenFinishedUpload(test.app, version('three'))
  const source = { type: 'uploaded_archive', upload_id: uploadId }
  const stale: [string, Record<string, string>, Record<string, unknown>][] = [
    ['If-Match', { 'if-match': `"${one.fingerprint}"` }, { source }],
    ['a weak tag', { 'if-match': `W/"${one.fingerprint}"` }, { source }],
    ['the field', {}, { source, expected_previous_fingerprint: one.fingerprint }],
  ]
  const before = await lastEvent(test)
  for (const [name, headers, payload] of stale) {
    const refused = await call(test.app, 'PUT', path, { headers, payload })
    t.equal(refused.status, 412, name)
    t.equal(refused.body.code, 'skills.update_conflict.fingerprint_mismatch', name)
    t.match(refused.body.details.current_fingerprint, /^[0-9a-f]{64}$/, name)
  }
  t.same(await lastEvent(test), before)
  t.equal((await call(test.app, 'GET', `/uploads/${uploadId}`)).body.status, 'finalized')
  const both = await call(test.app, 'PUT', path, {
    headers: { 'if-match': `"${'0'.repeat(64)}"` },
    payload: { source, expected_previous_fingerprint: one.fingerprint },
  })
  t.equal(both.status, 400)
})

t.test('a package of another slug, or of nothing installed, is rejected', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, version('one'))
  const other = await update(test, version('one', 'other'))
  t.match([other.status, other.body.code], [409, 'skills.slug_mismatch'])
  t.same(other.body.details, { requested_slug: 'pdf', source_slug: 'other' })
  const absent = await update(test, version('x', 'none'), {}, '/skills/user/none')
  t.match([absent.status, absent.body.code], [404, 'skills.not_found'])
  const system = await update(test, version('x'), {}, '/skills/system/pdf')
  t.match([system.status, system.body.code], [400, 'skills.source_not_supported'])
  t.equal((await lastEvent(test))?.snapshot_version, 1)
})

t.test('an uninstalled skill is gone, and installs again under the next number', async (t) => {
  const test = await testApp(t)
  const one = await givenInstalledSkill(test.app, version('one'))
  await call(test.app, 'PUT', `${path}/policy`, { payload: { enabled: false } })
  const stale = await call(test.app, 'DELETE', path, { headers: { 'if-match': '"other"' } })
  t.equal(stale.status, 412)
  const gone = await call(test.app, 'DELETE', path, {
    headers: { 'if-match': `"${one.fingerprint}"` },
  })
  t.match(gone.body, { status: 'uninstalled', slug: 'pdf', source_kind: 'user' })
  for (const below of ['', '/files', '/revisions', '/files/SKILL.md', '/archive']) {
    t.equal((await call(test.app, 'GET', `${path}${below}`)).status, 404, below)
  }
  t.equal((await call(test.app, 'DELETE', path)).status, 404)
  t.match((await lastEvent(test))?.payload, {
    reason: 'uninstalled',
    changes: [{ change_type: 'uninstall', fingerprint_before: one.fingerprint }],
  })
  await givenInstalledSkill(test.app, version('one'))
  const item = (await call(test.app, 'GET', path)).body
  t.match(item, { current_revision: 2, status: 'disabled', served: false }, 'the override stays')
  await call(test.app, 'DELETE', `${path}/policy`)
  t.match((await call(test.app, 'GET', path)).body, { status: 'active', served: true })
})

t.test('a rollback makes an older approved revision current again', async (t) => {
  const test = await testApp(t)
  const one = await givenInstalledSkill(test.app, version('one'))
  const two = (await update(test, version('two'))).body.skill
  const payload = { fingerprint: one.fingerprint, reason: 'two loops' }
  const rolled = await call(test.app, 'POST', `${path}/rollback`, { payload })
  t.match([rolled.status, rolled.body.status], [200, 'updated'])
  t.equal(rolled.body.skill.fingerprint, one.fingerprint)
  t.equal((await call(test.app, 'GET', `${path}/files/notes.md`)).body, 'one')
  t.match((await lastEvent(test))?.payload, {
    reason: 'rolled_back',
    changes: [{ fingerprint_before: two.fingerprint, fingerprint_after: one.fingerprint }],
  })
  t.match(await auditOf(test, 'rollback'), [{ details: { reason: 'two loops', revision: 1 } }])
  const again = await call(test.app, 'POST', `${path}/rollback`, { payload })
  t.equal(again.body.status, 'already_up_to_date')
  const third = await update(test, version('three'))
  t.equal(third.body.status, 'updated')
  t.equal((await call(test.app, 'GET', path)).body.current_revision, 3)
})

t.test('a rollback to a missing or never approved revision is rejected', async (t) => {
  const test = await testApp(t)
  const one = await givenInstalledSkill(test.app, version('one'))
  await update(test, version('two'))
  const none = { fingerprint: '0'.repeat(64), reason: 'x' }
  const unknown = await call(test.app, 'POST', `${path}/rollback`, { payload: none })
  t.match([unknown.status, unknown.body.code], [404, 'skills.revision_not_found'])
  await test.db.deleteFrom('approvals').where('fingerprint', '=', one.fingerprint).execute()
  const payload = { fingerprint: one.fingerprint, reason: 'x' }
  const refused = await call(test.app, 'POST', `${path}/rollback`, { payload })
  t.match([refused.status, refused.body.code], [409, 'skills.not_approved'])
  const noReason = await call(test.app, 'POST', `${path}/rollback`, {
    payload: { fingerprint: one.fingerprint },
  })
  t.equal(noReason.status, 400)
})

t.test('of many writers with the same precondition on two replicas exactly one wins', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const first = await givenInstalledSkill(one.app, version('start'))
  let current = first.fingerprint
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      [one, two, one, two].map((replica, index) =>
        update(replica, version(`round ${round} writer ${index}`), { 'if-match': `"${current}"` }),
      ),
    )
    const winners = answers.filter(({ status }) => status === 200)
    t.equal(winners.length, 1)
    t.equal(answers.filter(({ status }) => status === 412).length, 3)
    current = winners[0]?.body.skill.fingerprint
    t.equal((await call(two.app, 'GET', path)).body.fingerprint, current)
  }
  t.equal((await call(one.app, 'GET', path)).body.current_revision, 6)
  t.equal((await lastEvent(one))?.snapshot_version, 6)
})
