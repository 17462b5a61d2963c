/**
 * One replica installs, updates, reads, downloads and uninstalls, and another one sweeps all the while.
 * To the sweep every object that a row has is two days old, so that rows alone protect it.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import type { Database } from '../../src/platform/database/client.ts'
import { keysOf } from '../blob-store/bytes.ts'
import { findBroken } from '../crash/invariants.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testReplica, type TestApp } from '../support/app.ts'
import type { AgeingBlobs, OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { call, givenFinishedUpload, install, multipart } from '../support/given.ts'
import { untilIdle } from '../support/packed.ts'
import { sha256 } from '../support/psu1.ts'

const WRITERS = 3

const namedKeys = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select object_key as key from upload_chunks
    union all select object_key from skill_archives
    union all select object_key from git_commits where object_key is not null
    union all select object_key from skill_revisions where object_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

const newArchive = (slug: string) => {
  const bytes = randomBytes(50_000)
  const files = { 'SKILL.md': skillMd({ name: slug }), 'data.bin': bytes }
  return { archive: packageArchive({ folder: slug, files }), digest: sha256(bytes) }
}

/** One life of a skill, from its upload to its end. */
const live = async (t: Test, { app }: TestApp, slug: string): Promise<void> => {
  const skill = `/skills/user/${slug}`
  const isRead = async (digest: string, what: string): Promise<void> => {
    const response = await app.inject({ url: `/v1/workspaces/default${skill}/files/data.bin` })
    t.equal(response.statusCode, 200, `${slug} is read, ${what}`)
    t.equal(sha256(response.rawPayload), digest, what)
    t.equal((await call(app, 'GET', `${skill}/archive`)).status, 200, `${slug} is downloaded`)
  }
  const first = newArchive(slug)
  const uploadId = await givenFinishedUpload(app, first.archive)
  const installed = await install(app, uploadId)
  t.match(installed, { status: 201 })
  await isRead(first.digest, 'installed')
  const second = newArchive(slug)
  const form = multipart(second.archive)
  const headers = { ...form.headers, 'if-match': `"${installed.body.skill.fingerprint}"` }
  const updated = await call(app, 'PUT', `${skill}/archive`, { payload: form.payload, headers })
  t.match(updated, { status: 200 })
  await isRead(second.digest, 'updated')
  const expected = { 'if-match': `"${updated.body.skill.fingerprint}"` }
  if (slug.endsWith('0')) await call(app, 'DELETE', skill, { headers: expected })
}

/** As a day later, with an object that no row has. */
const sweep = async ({ db, services }: TestApp, { age, store }: AgeingBlobs): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select row_id::text as id from workspaces`.execute(db)
  const orphan = `${rows[0]?.id}/packs/${randomUUID()}`
  await store.put(orphan, Buffer.from('of a process that was killed'))
  await age([orphan, ...(await namedKeys(db))])
  await sql`update deployment set orphans_swept_at = null`.execute(db)
  await sql`update deleted_objects set delete_after = now() - interval '1 second'`.execute(db)
  await services.sweeper.run()
}

export const sweepBesideInstalls = async (
  t: Test,
  { openBlobs, lives }: { openBlobs: OpenBlobs<AgeingBlobs>; lives: number },
): Promise<void> => {
  const connectionString = await testDatabase(t)
  const blobs = await openBlobs(t, connectionString)
  const writer = await testReplica(t, connectionString, blobs.env)
  const sweeper = await testReplica(t, connectionString, blobs.env)
  const { db } = sweeper
  await sql`insert into deployment (id, confirmed) values (gen_random_uuid(), true)`.execute(db)
  const so = { isOver: false, sweeps: 0 }
  const sweeping = async (): Promise<void> => {
    for (; !so.isOver || so.sweeps === 0; so.sweeps += 1) await sweep(sweeper, blobs)
  }
  const writing = async (number: number): Promise<void> => {
    for (let life = 0; life < lives; life += 1) await live(t, writer, `skill-${number}-${life}`)
  }
  const writers = Array.from({ length: WRITERS }, async (_, number) => await writing(number))
  const written = Promise.all(writers).finally(() => (so.isOver = true))
  await Promise.all([written, sweeping()])
  t.comment(`${so.sweeps} sweeps beside ${WRITERS * lives} lives`)
  t.same(await findBroken(db, blobs.store), {}, 'no row lacks its object')
  for (const { app } of [writer, sweeper]) await untilIdle(app)
  await sweep(sweeper, blobs)
  const keys = await keysOf(blobs.store, '')
  t.same(keys, (await namedKeys(db)).toSorted(), 'and all others are gone')
}
