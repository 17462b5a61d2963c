/** Quotas of a workspace: who sets them, what they refuse, and that nothing is changed then. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import {
  type Answer,
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  givenUpload,
  install,
  multipart,
  sendArchive,
  startBody,
} from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { putFunction } from '../functions/calls.ts'
import { rpc } from '../rpc/calls.ts'
import { countersOf, putWorkspace, recount, setQuotas, usageOf } from './holdings.ts'

const defaults = {
  bytes: 10 * 1024 ** 3,
  skills: 10_000,
  documents: 10_000,
  functions: 1000,
  open_uploads: 100,
}
const nothing = { bytes: 0, skills: 0, documents: 0, functions: 0, open_uploads: 0 }
const archive = packageArchive()
const other = packageArchive({ files: { 'notes.md': 'more of it '.repeat(1000) } })
const otherSkill = packageArchive({ files: { 'SKILL.md': skillMd({ name: 'another-one' }) } })
const hook = { url: 'http://127.0.0.1:4000/hook' }

const exceeded = (quota: string, limit: number, used: number, requested: number) => ({
  status: 507,
  body: {
    code: 'workspaces.quota_exceeded',
    detail: /^The workspace has .* ask an admin of all workspaces for a higher quota\.$/,
    details: { quota, limit, used, requested },
  },
})

/** Rows of all tables that a write could have left, and the counters. */
const stateOf = async ({ db }: TestApp) => {
  const { rows } = await sql`
    select snapshot_version, used_bytes, used_skills, used_documents, used_functions,
      used_open_uploads,
      (select count(*) from skill_revisions) as revisions,
      (select count(*) from skills) as skills,
      (select count(*) from uploads where ended_at is null) as uploads,
      (select count(*) from documents) as documents, (select count(*) from functions) as functions,
      (select count(*) from audit_entries) as entries, (select count(*) from events) as events
    from workspaces where workspace_id = 'default'`.execute(db)
  return rows
}

const refusedBy = async (t: Test, test: TestApp, act: () => Promise<Answer>, found: object) => {
  const before = await stateOf(test)
  t.match(await act(), found)
  t.same(await stateOf(test), before, 'nothing is changed')
}

const put = (app: TestApp['app'], id: string, skill: string) =>
  call(app, 'PUT', `/documents/${id}`, { payload: { skill } })

t.test('a workspace has the default quotas until they are set, one by one', async (t) => {
  const { app, db } = await testApp(t)
  t.match(await putWorkspace(app, 'acme'), {
    status: 201,
    body: { quotas: defaults, usage: nothing },
  })
  const set = await putWorkspace(app, 'acme', { quotas: { bytes: 5000, functions: null } })
  const quotas = { ...defaults, bytes: 5000, functions: null }
  t.match(set, { status: 200, body: { quotas } })
  t.same((await app.inject({ url: '/v1/workspaces/acme' })).json(), set.body)
  const list = (await app.inject({ url: '/v1/workspaces' })).json()
  t.match(list.workspaces, [{ workspace_id: 'acme', quotas }, { quotas: defaults }])
  const again = await putWorkspace(app, 'acme', { quotas: { bytes: 5000 } })
  t.match(again, { status: 200, body: { quotas } })
  t.match(await putWorkspace(app, 'acme'), { status: 200, body: { quotas } }, 'no body, no change')
  t.match(await putWorkspace(app, 'acme', {}), { status: 200, body: { quotas } })

  const entries = await db
    .selectFrom('audit_entries')
    .select(['workspace_id', 'target', 'details', 'for_operators'])
    .where('action', '=', 'workspace_quotas_set')
    .execute()
  t.same(entries, [
    {
      workspace_id: 'default',
      target: 'workspace:acme',
      for_operators: true,
      details: {
        before: { bytes: defaults.bytes, functions: 1000 },
        after: { bytes: 5000, functions: null },
      },
    },
  ])
})

t.test('a workspace may be created with its quotas, once', async (t) => {
  const { app, db } = await testApp(t)
  const body = { quotas: { documents: 1 } }
  const createOnly = { 'if-none-match': '*' }
  t.match(await putWorkspace(app, 'acme', body, createOnly), {
    status: 201,
    body: { quotas: { ...defaults, documents: 1 } },
  })
  t.match(await putWorkspace(app, 'acme', { quotas: { documents: 9 } }, createOnly), {
    status: 412,
  })
  t.match((await app.inject({ url: '/v1/workspaces/acme' })).json(), { quotas: { documents: 1 } })
  const made = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'workspace_create')
    .executeTakeFirst()
  t.same(made?.details, body)
})

t.test('invalid quotas are rejected with their field', async (t) => {
  const { app } = await testApp(t)
  for (const [quotas, field] of [
    [{ bytes: -1 }, 'quotas.bytes'],
    [{ bytes: 1.5 }, 'quotas.bytes'],
    [{ bytes: '5' }, 'quotas.bytes'],
    [{ bytes: 2 ** 60 }, 'quotas.bytes'],
    [{ prompts: 1 }, 'quotas.prompts'],
    [[], 'quotas'],
    [null, 'quotas'],
  ] as const) {
    const answer = await putWorkspace(app, 'default', { quotas })
    t.match(answer, { status: 400, body: { code: 'request.invalid', details: { field } } }, field)
  }
  t.match((await app.inject({ url: '/v1/workspaces/default' })).json(), { quotas: defaults })
})

t.test('only an admin of all workspaces sets quotas, and readers see their own', async (t) => {
  const { app, services } = await testApp(t)
  await putWorkspace(app, 'acme')
  await putWorkspace(app, 'other')
  const all = await givenToken(services, 'admin')
  const own = await givenToken(services, 'admin', { workspace: 'acme' })
  const reviewer = await givenToken(services, 'reviewer')
  const reader = await givenToken(services, 'reader', { workspace: 'acme' })
  const body = { quotas: { bytes: null } }
  for (const { headers } of [own, reviewer, reader]) {
    t.match(await putWorkspace(app, 'acme', body, headers), { status: 403 })
  }
  t.match(await putWorkspace(app, 'acme', body), { status: 401 })
  const read = (id: string) => app.inject({ url: `/v1/workspaces/${id}`, headers: reader.headers })
  t.match((await read('acme')).json(), { quotas: defaults, usage: nothing })
  t.equal((await read('other')).statusCode, 404)
  t.match(await putWorkspace(app, 'acme', body, all.headers), { status: 200 })
  t.match((await read('acme')).json(), { quotas: { ...defaults, bytes: null } })
})

t.test('an upload reserves the size that it announces', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { bytes: 1000 })
  const start = (size: number) => () =>
    call(app, 'POST', '/uploads', { payload: startBody(archive, { compressed_size_bytes: size }) })
  t.equal((await start(900)()).status, 201)
  t.match(await usageOf(app), { bytes: 900, open_uploads: 1 })
  await refusedBy(t, test, start(101), exceeded('bytes', 1000, 900, 101))
  const params = { workspace_id: 'default', ...startBody(archive, { compressed_size_bytes: 101 }) }
  t.match((await rpc(app, 'skills/upload/start', params)).error, {
    message: /^workspaces\.quota_exceeded: /,
    data: { code: 'workspaces.quota_exceeded', details: { limit: 1000, used: 900 } },
  })
  t.equal((await start(100)()).status, 201, 'what fits exactly is taken')
  await setQuotas(app, { bytes: null, open_uploads: 2 })
  await refusedBy(t, test, start(5), exceeded('open_uploads', 2, 2, 1))
})

t.test('an upload gives its size back however it ends', async (t) => {
  const { app, db, services } = await testApp(t)
  const size = archive.length
  const reserved = { ...nothing, bytes: size, open_uploads: 1 }

  const aborted = await givenUpload(app, archive)
  t.same(await usageOf(app), reserved)
  for (const time of ['once', 'again']) {
    await call(app, 'POST', `/uploads/${aborted}/abort`)
    t.same(await usageOf(app), nothing, time)
  }

  const expired = await givenUpload(app, archive)
  await sql`update uploads set expires_at = now() where upload_id = ${expired}`.execute(db)
  t.same(await usageOf(app), reserved)
  await services.sweeper.run()
  t.same(await usageOf(app), nothing, 'expired')

  const wrong = startBody(archive, { sha256: '0'.repeat(64) })
  const started = await call(app, 'POST', '/uploads', { payload: wrong })
  const mismatched = String(started.body.upload_id)
  await sendArchive(app, mismatched, archive)
  t.equal((await call(app, 'POST', `/uploads/${mismatched}/finish`)).status, 422)
  t.same(await usageOf(app), nothing, 'another archive')

  const bad = await givenFinishedUpload(app, Buffer.from('no archive'))
  t.match(await usageOf(app), { bytes: 10, open_uploads: 1 })
  t.equal((await install(app, bad)).status, 422)
  t.same(await usageOf(app), nothing, 'no package')

  await givenInstalledSkill(app, archive)
  const installed = await usageOf(app)
  t.match(installed, { skills: 1, open_uploads: 0 })
  t.same(installed, await recount(db), 'a pack in place of its upload')
  const same = await givenFinishedUpload(app, archive)
  t.equal((await install(app, same)).status, 200)
  t.same(await usageOf(app), installed, 'the same content again')
})

t.test(
  'a package that does not fit is rejected on every route, and its upload stays',
  async (t) => {
    const test = await testApp(t)
    const { app } = test
    const answer = await call(app, 'POST', '/skills/archive', multipart(archive))
    t.equal(answer.status, 201)
    const { bytes } = await usageOf(app)
    await setQuotas(app, { bytes })
    const found = { status: 507, body: { details: { quota: 'bytes', limit: bytes, used: bytes } } }
    const oneCall = () => call(app, 'POST', '/skills/archive', multipart(otherSkill))
    await refusedBy(t, test, oneCall, found)
    const update = () => call(app, 'PUT', '/skills/user/pdf-tools/archive', multipart(other))
    await refusedBy(t, test, update, found)

    await setQuotas(app, { bytes: bytes + other.length + 1 })
    const uploadId = await givenFinishedUpload(app, other)
    const source = { type: 'uploaded_archive', upload_id: uploadId }
    const fromUpload = () => call(app, 'PUT', '/skills/user/pdf-tools', { payload: { source } })
    await refusedBy(t, test, fromUpload, { status: 507, body: { details: { quota: 'bytes' } } })
    t.match((await call(app, 'GET', `/uploads/${uploadId}`)).body, { status: 'finalized' })
    t.match(
      (
        await rpc(app, 'skills/update', {
          workspace_id: 'default',
          slug: 'pdf-tools',
          source_kind: 'user',
          source,
        })
      ).error,
      { data: { code: 'workspaces.quota_exceeded' } },
    )

    t.equal((await call(app, 'GET', '/skills/user/pdf-tools/archive')).status, 200, 'reads go on')
    await setQuotas(app, { bytes: null })
    t.equal((await fromUpload()).status, 200, 'the same upload, once there is room')
    t.same(await usageOf(app), await recount(test.db))
  },
)

t.test('installed skills are counted, not those that were uninstalled', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { skills: 1 })
  t.equal((await call(app, 'POST', '/skills/archive', multipart(archive))).status, 201)
  const second = () => call(app, 'POST', '/skills/archive', multipart(otherSkill))
  await refusedBy(t, test, second, exceeded('skills', 1, 1, 1))
  t.equal((await call(app, 'POST', '/skills/archive', multipart(archive))).status, 200)
  const update = await call(app, 'PUT', '/skills/user/pdf-tools/archive', multipart(other))
  t.equal(update.status, 200, 'an update is no other skill')
  t.equal((await call(app, 'DELETE', '/skills/user/pdf-tools')).status, 200)
  t.equal((await second()).status, 201)
  const back = () => call(app, 'POST', '/skills/archive', multipart(archive))
  await refusedBy(t, test, back, exceeded('skills', 1, 1, 1))
  t.same(await usageOf(app), await recount(test.db))
})

t.test('documents are counted by number and bytes', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { documents: 2, bytes: 100 })
  t.equal((await put(app, 'a', 'x'.repeat(40))).status, 201)
  t.equal((await put(app, 'b', 'ä'.repeat(20))).status, 201)
  t.match(await usageOf(app), { documents: 2, bytes: 80 })
  await refusedBy(t, test, () => put(app, 'c', 'x'), exceeded('documents', 2, 2, 1))
  await refusedBy(t, test, () => put(app, 'a', 'x'.repeat(61)), exceeded('bytes', 100, 80, 21))
  const { error } = await rpc(app, 'skills::register', { id: 'c', skill: 'x' })
  t.match(error, { data: { code: 'workspaces.quota_exceeded' } })
  t.equal((await put(app, 'a', 'x'.repeat(60))).status, 200)

  await setQuotas(app, { documents: 0, bytes: 0 })
  t.equal((await put(app, 'a', 'x'.repeat(60))).status, 200, 'the same again')
  t.equal((await put(app, 'a', 'x'.repeat(59))).status, 200, 'a shorter one')
  t.equal((await call(app, 'GET', '/documents/b')).status, 200)
  t.equal((await call(app, 'DELETE', '/documents/b')).status, 200)
  t.equal((await call(app, 'DELETE', '/documents/b')).status, 200, 'once only')
  t.same(await usageOf(app), { ...nothing, documents: 1, bytes: 59 })
})

t.test('a document that waits for a reviewer counts once it is approved', async (t) => {
  const { app, db } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { content_approval: 'required' } })
  await setQuotas(app, { documents: 0 })
  const held = await put(app, 'a', 'text')
  t.equal(held.status, 202)
  t.same(await usageOf(app), nothing)
  const approve = () =>
    call(app, 'POST', `/content-proposals/${held.body.proposal_id}/review`, {
      payload: { decision: 'approve', reason: 'read it' },
    })
  t.match(await approve(), { status: 507 })
  t.same(await usageOf(app), nothing)
  await setQuotas(app, { documents: 1 })
  t.match(await approve(), { status: 200 })
  t.same(await usageOf(app), { ...nothing, documents: 1, bytes: 4 })
  t.same(await usageOf(app), await recount(db))
})

t.test('functions are counted, and replacing one takes no room', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { functions: 1 })
  t.equal((await putFunction(app, 'a::one', hook)).status, 201)
  await refusedBy(t, test, () => putFunction(app, 'a::two', hook), exceeded('functions', 1, 1, 1))
  t.equal((await putFunction(app, 'a::one', hook)).status, 200)
  t.equal((await call(app, 'DELETE', '/functions/a::one')).status, 200)
  t.equal((await call(app, 'DELETE', '/functions/a::one')).status, 200)
  t.equal((await putFunction(app, 'a::two', hook)).status, 201)
  t.match(await usageOf(app), { functions: 1 })
})

t.test('a full workspace does not affect another one', async (t) => {
  const { app, db } = await testApp(t)
  await putWorkspace(app, 'acme', { quotas: { documents: 0 } })
  const inAcme = { workspace: 'acme', payload: { skill: 'x' } }
  t.equal((await call(app, 'PUT', '/documents/a', inAcme)).status, 507)
  t.equal((await put(app, 'a', 'x')).status, 201)
  t.same(await countersOf(db, 'acme'), nothing)
})

t.test('a rejected write leaves its idempotency key free', async (t) => {
  const { app } = await testApp(t)
  await setQuotas(app, { documents: 0 })
  const headers = { 'idempotency-key': 'one' }
  const register = () => call(app, 'PUT', '/documents/a', { headers, payload: { skill: 'x' } })
  t.equal((await register()).status, 507)
  await setQuotas(app, { documents: 1 })
  t.equal((await register()).status, 201)
  t.match(await register(), { status: 201, headers: { 'idempotency-replayed': 'true' } })
  t.match(await usageOf(app), { documents: 1 })
})
