/** The mark of a purge gets into the store, whatever happens to the first try. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { blobFolder, testStore } from '../support/blobs.ts'
import { call } from '../support/given.ts'
import { installArchive } from '../trust/given.ts'
import { archiveOf, fingerprintOf, givenTwo, purge } from './purging.ts'

const marksIn = async ({ connectionString }: TestApp): Promise<string[]> => {
  const marks: string[] = []
  for await (const { key } of testStore(connectionString).list('purged/')) marks.push(key)
  return marks
}

const rowIdOf = async ({ db }: TestApp): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select row_id::text as id from workspaces where workspace_id = 'default'`.execute(db)
  return String(rows[0]?.id)
}

const waiting = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('deleted_objects').select('object_key').execute()).length

/** A small package that waits for a reviewer has no object: neither a pack nor an archive. */
const givenWithout = async ({ app }: TestApp): Promise<string> => {
  await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
  return fingerprintOf(await installArchive(app, archiveOf('1.0.0', { secret: true })))
}

const givenWith = async (test: TestApp): Promise<string> => (await givenTwo(test, 100_000)).bad

const cases = { 'without an object': givenWithout, 'with objects': givenWith }

for (const [what, given] of Object.entries(cases)) {
  t.test(`of a package ${what}`, async (t) => {
    const test = await testApp(t)
    const bad = await given(test)
    const mark = `purged/${await rowIdOf(test)}/${bad}`
    // A file where the folder of the marks belongs fails each try.
    const folder = join(blobFolder(test.connectionString), dirname(mark))
    await mkdir(dirname(folder), { recursive: true })
    await writeFile(folder, '')
    const failed = await purge(test, bad)
    t.match(failed, { status: 200, body: { status: 'purged' } })
    t.equal(failed.body.objects_left, await waiting(test))
    t.ok(failed.body.objects_left > 0, 'the mark is missing')

    await rm(folder)
    await test.services.sweeper.run()
    t.same(await marksIn(test), [mark])
    t.equal(await waiting(test), 0)
  })
}

t.test('a repeat writes a mark that was lost', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  t.match(await purge(test, bad), { body: { objects_left: 0 } })
  const [mark = ''] = await marksIn(test)
  await testStore(test.connectionString).delete([mark])
  t.match(await purge(test, bad), { body: { status: 'already_purged', objects_left: 0 } })
  t.same(await marksIn(test), [mark])
  t.equal(await waiting(test), 0)
})
