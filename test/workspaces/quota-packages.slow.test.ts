/** Quotas of uploads and packages: what they refuse, and that nothing is changed then. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import {
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  givenUpload,
  install,
  multipart,
  sendArchive,
  startBody,
} from '../support/given.ts'
import { rpc } from '../rpc/calls.ts'
import { recount, setQuotas, usageOf } from './holdings.ts'
import { archive, exceeded, nothing, other, otherSkill, refusedBy } from './quotas.ts'

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
