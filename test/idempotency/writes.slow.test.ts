/** `Idempotency-Key`: a write that is sent again is not done again. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenFinishedUpload, givenInstalledSkill, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const keyed = (key: string, more: Record<string, string> = {}) => ({
  'idempotency-key': key,
  ...more,
})

const fromUpload = (uploadId: string) => ({
  source: { type: 'uploaded_archive', upload_id: uploadId },
})

const countsOf = async ({ db }: TestApp) => {
  const { rows } = await sql<{ revisions: number; events: number; audits: number }>`
    select (select count(*) from skill_revisions)::int revisions,
      (select count(*) from events)::int events,
      (select count(*) from audit_entries)::int audits`.execute(db)
  return rows[0]
}

const agedBy = async ({ db }: TestApp, seconds: number): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ claimed_at: sql`now() - make_interval(secs => ${seconds})` })
    .execute()
}

t.test('a repeated install gets the first response and changes nothing', async (t) => {
  const test = await testApp(t)
  const payload = fromUpload(await givenFinishedUpload(test.app, packageArchive()))
  const options = { payload, headers: keyed('one') }
  const first = await call(test.app, 'POST', '/skills', options)
  t.equal(first.status, 201)
  t.notOk(first.headers['idempotency-replayed'])
  const before = await countsOf(test)
  const again = await call(test.app, 'POST', '/skills', options)
  t.equal(again.status, 201)
  t.same(again.body, first.body)
  t.match(again.headers, {
    'idempotency-replayed': 'true',
    etag: first.headers.etag,
    location: first.headers.location,
    'content-type': first.headers['content-type'],
  })
  t.same(await countsOf(test), before)
})

t.test('the same by another replica, and in one call with another boundary', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  const archive = packageArchive()
  const form = multipart(archive)
  const first = await call(test.app, 'POST', '/skills/archive', {
    ...form,
    headers: keyed('one', form.headers),
  })
  t.equal(first.status, 201)
  const other = {
    headers: keyed('one', { 'content-type': 'multipart/form-data; boundary=b2' }),
    payload: Buffer.from(
      form.payload.toString('latin1').replaceAll('a-boundary-of-the-test', 'b2'),
      'latin1',
    ),
  }
  const again = await call(twin.app, 'POST', '/skills/archive', other)
  t.match(again, { status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } })
  const changed = multipart(packageArchive({ files: { 'more.md': 'x' } }))
  t.match(
    await call(twin.app, 'POST', '/skills/archive', {
      ...changed,
      headers: keyed('one', changed.headers),
    }),
    { status: 422, body: { code: 'idempotency.key_reused' } },
  )
})

t.test(
  'an update sent again succeeds again, even though its If-Match is stale by then',
  async (t) => {
    const test = await testApp(t)
    const skill = await givenInstalledSkill(test.app, packageArchive())
    const form = multipart(packageArchive({ files: { 'more.md': 'x' } }))
    const options = {
      ...form,
      headers: keyed('up', { ...form.headers, 'if-match': `"${skill.fingerprint}"` }),
    }
    const path = `/skills/user/${skill.slug}/archive`
    const first = await call(test.app, 'PUT', path, options)
    t.match(first, { status: 200, body: { status: 'updated' } })
    t.match(await call(test.app, 'PUT', path, options), {
      status: 200,
      body: first.body,
      headers: { 'idempotency-replayed': 'true' },
    })
    t.match(
      await call(test.app, 'PUT', path, {
        ...options,
        headers: { ...options.headers, 'if-match': `"${'0'.repeat(64)}"` },
      }),
      { status: 422, body: { code: 'idempotency.key_reused' } },
      'another condition is another request',
    )
  },
)

t.test('ten at once, on two replicas, are one write', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  const payload = fromUpload(await givenFinishedUpload(test.app, packageArchive()))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call((index % 2 ? test : twin).app, 'POST', '/skills', { payload, headers: keyed('one') }),
    ),
  )
  t.ok(answers.some(({ status }) => status === 201))
  for (const { status, body } of answers) {
    if (status !== 201)
      t.match({ status, body }, { status: 409, body: { code: 'idempotency.in_progress' } })
  }
  t.match(await countsOf(test), { revisions: 1, events: 1 })
})

t.test('an error is not stored: its key is free', async (t) => {
  const test = await testApp(t)
  const options = { payload: fromUpload('nowhere'), headers: keyed('one') }
  t.match(await call(test.app, 'POST', '/skills', options), { status: 404 })
  t.match(await call(test.app, 'POST', '/skills', options), {
    status: 404,
    headers: { 'idempotency-replayed': undefined },
  })
  const payload = fromUpload(await givenFinishedUpload(test.app, packageArchive()))
  t.match(await call(test.app, 'POST', '/skills', { payload, headers: keyed('one') }), {
    status: 201,
  })
})

t.test('a key belongs to one token, one workspace and one route', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'acme')
  const one = await givenToken(test.services, 'publisher')
  const two = await givenToken(test.services, 'publisher')
  const start = {
    file_name: 'a',
    archive_format: 'tar_gz',
    compressed_size_bytes: 1,
    sha256: 'a'.repeat(64),
  }
  const options = (headers: Record<string, string>, workspace = 'default') => ({
    workspace,
    payload: start,
    headers: keyed('k', headers),
  })
  const ids = new Set<string>()
  for (const [headers, workspace] of [
    [one.headers, 'default'],
    [two.headers, 'default'],
    [one.headers, 'acme'],
  ] as const) {
    const first = await call(test.app, 'POST', '/uploads', options(headers, workspace))
    t.equal(first.status, 201)
    ids.add(first.body.upload_id)
    const again = await call(test.app, 'POST', '/uploads', options(headers, workspace))
    t.equal(again.body.upload_id, first.body.upload_id)
  }
  t.equal(ids.size, 3)
  const abort = { workspace: 'default', headers: keyed('k', one.headers) }
  const [id] = ids
  t.match(await call(test.app, 'POST', `/uploads/${id}/abort`, abort), { status: 200 })
})

t.test("an uncommitted request's key is free after a minute", async (t) => {
  const test = await testApp(t)
  const payload = fromUpload(await givenFinishedUpload(test.app, packageArchive()))
  const options = { payload, headers: keyed('one') }
  t.equal((await call(test.app, 'POST', '/skills', options)).status, 201)
  await test.db
    .updateTable('idempotency_keys')
    .set({ state: 'running', status: null, headers: null, body: null })
    .execute()
  t.match(await call(test.app, 'POST', '/skills', options), {
    status: 409,
    body: { code: 'idempotency.in_progress' },
  })
  await agedBy(test, 61)
  t.match(
    await call(test.app, 'POST', '/skills', { ...options, payload: fromUpload('other') }),
    { status: 422, body: { code: 'idempotency.key_reused' } },
    'for the same request only',
  )
  t.match(await call(test.app, 'POST', '/skills', options), {
    status: 409,
    body: { code: 'skills.upload.consumed' },
  })
})

t.test('a response is repeated for a day', async (t) => {
  const test = await testApp(t)
  const skill = await givenInstalledSkill(test.app, packageArchive())
  const options = { payload: { enabled: false }, headers: keyed('one') }
  const path = `/skills/user/${skill.slug}/policy`
  t.equal((await call(test.app, 'PUT', path, options)).status, 200)
  await agedBy(test, 23 * 3600)
  t.equal((await call(test.app, 'PUT', path, options)).headers['idempotency-replayed'], 'true')
  await agedBy(test, 24 * 3600 + 1)
  t.match(await call(test.app, 'PUT', path, options), {
    status: 200,
    headers: { 'idempotency-replayed': undefined },
  })
})

t.test('a slow first request that lost its key cannot commit', async (t) => {
  const test = await testApp(t)
  const { idempotency } = test.services
  const ref = { workspaceId: 'default', actor: 'a', route: 'PUT /x', key: 'k' }
  const digest = 'a'.repeat(64)
  const slow = await idempotency.claim(ref, digest)
  await agedBy(test, 61)
  const second = await idempotency.claim(ref, digest)
  if (!('commit' in slow && 'commit' in second)) throw new Error('both hold it in turn')
  await t.rejects(
    test.db.transaction().execute((trx) => slow.commit(trx)),
    { code: 'idempotency.in_progress' },
  )
  await t.resolves(test.db.transaction().execute((trx) => second.commit(trx)))
  await slow.release()
  await second.release()
  await t.rejects(idempotency.claim(ref, digest), { code: 'idempotency.response_unavailable' })
})

t.test('a bad key is rejected and changes nothing', async (t) => {
  const test = await testApp(t)
  const payload = fromUpload(await givenFinishedUpload(test.app, packageArchive()))
  const before = await countsOf(test)
  for (const key of ['', 'with blank', 'x'.repeat(256), 'é']) {
    t.match(await call(test.app, 'POST', '/skills', { payload, headers: keyed(key) }), {
      status: 400,
      body: { code: 'idempotency.key_invalid' },
    })
  }
  t.same(await countsOf(test), before)
})

t.test('keys are forgotten after a day', async (t) => {
  const test = await testApp(t)
  const payload = fromUpload(await givenFinishedUpload(test.app, packageArchive()))
  await call(test.app, 'POST', '/skills', { payload, headers: keyed('one') })
  const rows = () => test.db.selectFrom('idempotency_keys').select('key').execute()
  await agedBy(test, 23 * 3600)
  await test.services.sweeper.run()
  t.equal((await rows()).length, 1)
  await agedBy(test, 24 * 3600 + 1)
  await test.services.sweeper.run()
  t.equal((await rows()).length, 0)

  await sql`
    insert into idempotency_keys (workspace_id, actor, route, key, request_sha256, claim_id)
    select 'default', 'somebody', 'POST /skills', 'key-' || number, 'x', 'y'
    from generate_series(1, 2500) number`.execute(test.db)
  await agedBy(test, 24 * 3600 + 1)
  await test.services.sweeper.run()
  t.equal((await rows()).length, 0, 'however many there are')
})
