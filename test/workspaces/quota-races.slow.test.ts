/** Quotas under many writers: room for one is given to one, whichever replica is asked. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import {
  type Answer,
  call,
  givenFinishedUpload,
  install,
  multipart,
  startBody,
} from '../support/given.ts'
import { putFunction } from '../functions/calls.ts'
import { countersOf, recount, setQuotas } from './holdings.ts'

const archive = packageArchive()
const archiveOf = (name: string): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name }) } })

t.test('of many uploads at once only those start that have room', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const { app: there } = await testReplica(t, connectionString)
  await setQuotas(app, { bytes: 1500 })
  const payload = startBody(archive, { compressed_size_bytes: 1000 })
  const start = (index: number) => () =>
    call(index % 2 ? app : there, 'POST', '/uploads', { payload })
  const answers = await atOnce(
    20,
    Array.from({ length: 20 }, (_, index) => start(index)),
  )
  t.same(statusesOf(answers), { 201: 1, 507: 19 })
  t.match(await countersOf(db), { bytes: 1000, open_uploads: 1 })

  await setQuotas(app, { bytes: null, open_uploads: 4 })
  t.same(
    statusesOf(
      await atOnce(
        20,
        answers.map((_, index) => start(index)),
      ),
    ),
    { 201: 3, 507: 17 },
  )
  t.same(await countersOf(db), await recount(db))
})

t.test('of many concurrent first installs one takes the last place', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const { app: there } = await testReplica(t, connectionString)
  await setQuotas(app, { skills: 1 })
  const oneCall = (index: number) => () =>
    call(index % 2 ? app : there, 'POST', '/skills/archive', multipart(archiveOf(`skill-${index}`)))
  const uploads = await Promise.all(
    ['upload-a', 'upload-b', 'upload-c', 'upload-d'].map((name) =>
      givenFinishedUpload(app, archiveOf(name)),
    ),
  )
  const answers = await atOnce(12, [
    ...Array.from({ length: 8 }, (_, index) => oneCall(index)),
    ...uploads.map((id, index) => () => install(index % 2 ? app : there, id)),
  ])
  t.same(statusesOf(answers), { 201: 1, 507: 11 })
  t.same(await countersOf(db), await recount(db))
  t.match(await countersOf(db), { skills: 1 })
})

t.test('documents that are written together are rejected one by one', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const { app: there } = await testReplica(t, connectionString)
  await setQuotas(app, { documents: 20, bytes: 1000 })
  const put = (index: number) => () =>
    call(index % 2 ? app : there, 'PUT', `/documents/d-${index}`, {
      payload: { skill: 'x'.repeat(10) },
    })
  const startUpload = (): Promise<Answer> =>
    call(there, 'POST', '/uploads', { payload: startBody(archive, { compressed_size_bytes: 90 }) })
  const answers = await atOnce(70, [
    ...Array.from({ length: 60 }, (_, index) => put(index)),
    ...Array.from({ length: 10 }, () => startUpload),
  ])
  const documents = answers.slice(0, 60)
  const written = statusesOf(documents)[201] ?? 0
  const uploads = statusesOf(answers.slice(60))[201] ?? 0
  t.same(written + (statusesOf(documents)[507] ?? 0), 60, 'each is written or refused')
  t.ok(written <= 20 && written * 10 + uploads * 90 <= 1000)
  t.ok(written === 20 || written * 10 + uploads * 90 > 990, 'no room is left unused')
  t.same(await countersOf(db), await recount(db))
})

t.test('of many functions at once only those are registered that have room', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const { app: there } = await testReplica(t, connectionString)
  await setQuotas(app, { functions: 3 })
  const answers = await atOnce(
    16,
    Array.from(
      { length: 16 },
      (_, index) => () =>
        putFunction(index % 2 ? app : there, `a::f${index}`, { url: 'http://127.0.0.1:4000/' }),
    ),
  )
  t.same(statusesOf(answers), { 201: 3, 507: 13 })
  t.same(await countersOf(db), await recount(db))
})
