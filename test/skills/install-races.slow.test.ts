import { sql } from 'kysely'
import t from '../support/tap.ts'
import { localAdmin, systemCaller } from '../../src/platform/access/caller.ts'
import type { App } from '../../src/app.ts'
import { transaction } from '../../src/platform/database/client.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { givenFinishedUpload, install, multipart, call } from '../support/given.ts'
import { countsOf, installAudit, recordOf, uploadOf } from './record.ts'

const archive = packageArchive()
const variant = (text: string) => packageArchive({ files: { 'notes.txt': text } })
const slugged = (slug: string) =>
  packageArchive({
    files: { 'SKILL.md': skillMd({ name: slug.replace('/', '-'), extra: `slug: ${slug}` }) },
  })

const caller = { ...systemCaller('default'), actor: localAdmin }

const sorted = (words: (string | undefined)[]): string =>
  words
    .map(String)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ')

const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

const testPair = async (t: Parameters<typeof testApp>[0]) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  return { first, second, db: first.db }
}

/** One install through each app, all at once. */
const installAll = (apps: App[], uploadIds: string[]) =>
  Promise.all(uploadIds.map((id, index) => install(apps[index % apps.length] as App, id)))

t.test('of several installs from one upload exactly one wins', async (t) => {
  const { first, second, db } = await testPair(t)
  for (const [where, apps] of [
    ['one process', [first.app]],
    ['two replicas', [first.app, second.app]],
  ] as const) {
    const uploadId = await givenFinishedUpload(first.app, slugged(where.replace(' ', '-')))
    const before = await countsOf(db)
    const answers = await installAll([...apps], [uploadId, uploadId, uploadId, uploadId])
    t.same(statusesOf(answers), [201, 409, 409, 409], where)
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      t.match(body.code, /^skills\.upload\.(busy|consumed)$/, where)
    }
    const after = await countsOf(db)
    t.equal(after.skill_revisions - before.skill_revisions, 1, `${where}: one revision`)
    t.equal(after.events - before.events, 1, `${where}: one event`)
    t.same(await uploadOf(db, uploadId), { status: 'consumed', lease_id: null, chunks: 0 })
  }
  t.equal((await installAudit(db)).length, 2)
})

t.test('two uploads of one new skill at once: installed, and already installed', async (t) => {
  const { first, second, db } = await testPair(t)
  const uploadIds = [
    await givenFinishedUpload(first.app, archive),
    await givenFinishedUpload(first.app, archive),
  ]
  const answers = await installAll([first.app, second.app], uploadIds)
  t.same(statusesOf(answers), [200, 201])
  t.equal(sorted(answers.map(({ body }) => body.status)), 'already_installed installed')
  t.match(await countsOf(db), { skills: 1, skill_revisions: 1, events: 1 })
  t.equal((await installAudit(db)).length, 1)
  for (const id of uploadIds) t.match(await uploadOf(db, id), { status: 'consumed' })
})

t.test('two concurrent uploads of other content for one new skill: one is rejected', async (t) => {
  const { first, second, db } = await testPair(t)
  const uploadIds = [
    await givenFinishedUpload(first.app, variant('one')),
    await givenFinishedUpload(first.app, variant('two')),
  ]
  const answers = await installAll([first.app, second.app], uploadIds)
  t.same(statusesOf(answers), [201, 409])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  t.equal(lost?.body.code, 'skills.update_conflict.fingerprint_mismatch')
  t.equal(lost?.body.details.installed_fingerprint, won?.body.skill.fingerprint)
  t.match(await countsOf(db), { skills: 1, skill_revisions: 1, events: 1 })
  const states = await Promise.all(uploadIds.map((id) => uploadOf(db, id)))
  t.equal(sorted(states.map((state) => state?.status)), 'consumed finalized')
})

t.test('two slugs of one extension id at once: one is rejected', async (t) => {
  const { first, second, db } = await testPair(t)
  const answers = await installAll(
    [first.app, second.app],
    [
      await givenFinishedUpload(first.app, slugged('acme/pdf')),
      await givenFinishedUpload(first.app, slugged('acme.pdf')),
    ],
  )
  t.same(statusesOf(answers), [201, 409])
  const lost = answers.find(({ status }) => status === 409)
  t.equal(lost?.body.code, 'skills.extension_id_conflict')
  t.match(await countsOf(db), { skills: 1, events: 1 })
})

t.test('installs of many skills at once count one by one', async (t) => {
  const { first, second, db } = await testPair(t)
  const slugs = Array.from({ length: 12 }, (_, index) => `skill-${index}`)
  const answers = await Promise.all(
    slugs.map((slug, index) =>
      call((index % 2 ? first : second).app, 'POST', '/skills/archive', multipart(slugged(slug))),
    ),
  )
  t.same(new Set(statusesOf(answers)), new Set([201]))
  const events = await db
    .selectFrom('events')
    .select(['snapshot_version', 'created_at'])
    .orderBy('snapshot_version')
    .execute()
  t.same(
    events.map((event) => event.snapshot_version),
    slugs.map((_, index) => index + 1),
  )
  const times = events.map((event) => event.created_at.getTime())
  t.same(
    times,
    times.toSorted((a, b) => a - b),
    'time goes with the number',
  )
})

t.test('an upload that another reader holds is busy', async (t) => {
  const { app, db } = await testApp(t)
  const uploadId = await givenFinishedUpload(app, archive)
  await sql`update uploads set lease_id = 'another', lease_expires_at = now() + interval '1 minute'`.execute(
    db,
  )
  const before = await recordOf(db)
  const answer = await install(app, uploadId)
  t.equal(answer.status, 409)
  t.equal(answer.body.code, 'skills.upload.busy')
  t.equal(answer.headers['retry-after'], '1')
  t.same(await recordOf(db), before)
  t.match(await uploadOf(db, uploadId), { status: 'finalized', lease_id: 'another' })
})

t.test('the lease of a reader that died runs out', async (t) => {
  const { app, db } = await testApp(t)
  const uploadId = await givenFinishedUpload(app, archive)
  await sql`update uploads set lease_id = 'dead', lease_expires_at = now() - interval '1 second'`.execute(
    db,
  )
  const answer = await install(app, uploadId)
  t.equal(answer.status, 201)
  t.same(await uploadOf(db, uploadId), { status: 'consumed', lease_id: null, chunks: 0 })
})

t.test('a reader that lost its upload to another can neither install nor end it', async (t) => {
  const { first, second, db } = await testPair(t)
  const uploadId = await givenFinishedUpload(first.app, archive)
  const slow = await first.services.uploads.claim(caller, uploadId)
  await sql`update uploads set lease_expires_at = now() - interval '1 second'`.execute(db)
  const quick = await second.services.uploads.claim(caller, uploadId)

  await t.rejects(
    transaction(db, (trx) => slow.consume(trx, 'f'.repeat(64))),
    {
      code: 'skills.upload.not_finalized',
    },
  )
  await slow.release('unused')
  const held = await uploadOf(db, uploadId)
  t.equal(held?.status, 'finalized')
  t.type(held?.lease_id, 'string', 'the release of the slow one leaves the lease of the quick one')

  await transaction(db, (trx) => quick.consume(trx, 'f'.repeat(64)))
  await quick.release('unused')
  t.match(await uploadOf(db, uploadId), { status: 'consumed', chunks: 0 })
})

t.test('a rejected install returns the lease', async (t) => {
  const { app, db } = await testApp(t)
  await install(app, await givenFinishedUpload(app, variant('one')))
  const uploadId = await givenFinishedUpload(app, variant('two'))
  t.equal((await install(app, uploadId)).status, 409)
  t.match(await uploadOf(db, uploadId), { status: 'finalized', lease_id: null })
  t.equal((await install(app, uploadId, { target: 'registry' })).status, 201)
})
