/** Purges beside installs, downloads and a store that fails: no bytes are left behind. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { blobFolder, listKeys } from '../support/blobs.ts'
import { call } from '../support/given.ts'
import { installArchive, updateArchive } from '../trust/given.ts'
import { countersOf, recount } from '../workspaces/holdings.ts'
import { archiveOf, fingerprintOf, givenTwo, GONE, purge, skill } from './purging.ts'

const ROUNDS = 12

t.test('no install of the same bytes gets past their purge', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  for (let round = 0; round < ROUNDS; round += 1) {
    const archive = archiveOf(`1.0.${round}`, { secret: true, size: 40_000 })
    const bad = fingerprintOf(await installArchive(here.app, archive))
    await call(here.app, 'DELETE', skill)
    const [purged, ...installs] = await Promise.all([
      purge(here, bad),
      installArchive(there.app, archive),
      installArchive(here.app, archive, {}),
      updateArchive(there.app, archive),
    ])
    t.equal(purged.status, 200)
    for (const { status } of installs) t.ok([200, 201, 404, 409].includes(status), String(status))
    t.equal((await call(here.app, 'GET', `${skill}/files?fingerprint=${bad}`)).status, 410)
    const { rows } = await sql`
      select from skill_revisions where fingerprint = ${bad} and purged_at is null`.execute(here.db)
    t.equal(rows.length, 0, 'every revision was purged')
  }
  t.same(await listKeys(here.connectionString, 'packs'), [])
  t.same(await countersOf(here.db), await recount(here.db))
})

/** Without a name in it the folder is the slug, so two skills may have the same bytes. */
const nameless = (folder: string, text: string) =>
  packageArchive({
    folder,
    files: { 'SKILL.md': `---\ndescription: Reads forms.\n---\n\n${text}\n` },
  })

t.test('a skill of another name with the same bytes does not escape either', async (t) => {
  const test = await testApp(t)
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = `Round ${round}.`
    const bad = fingerprintOf(await installArchive(test.app, nameless('one', text)))
    const [purged, other] = await Promise.all([
      purge(test, bad, { of: '/skills/user/one' }),
      installArchive(test.app, nameless('two', text)),
    ])
    t.equal(purged.status, 200)
    if (other.status === 201) t.equal(fingerprintOf(other), bad)
    else t.match(other, { status: 409, body: { code: 'skills.fingerprint_purged' } })
    t.equal((await call(test.app, 'GET', '/skills/user/two')).status, 404)
    const { rows } = await sql`
      select from skill_revisions where fingerprint = ${bad} and purged_at is null`.execute(test.db)
    t.equal(rows.length, 0)
  }
})

t.test('an archive that is being packed is not stored after the purge', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test, 2_000_000)
  const url = `${skill}/archive?fingerprint=${bad}`
  const [download, , purged] = await Promise.all([
    call(test.app, 'GET', url),
    call(test.app, 'GET', `${url}&layout=root`),
    purge(test, bad),
  ])
  t.equal(purged.status, 200)
  // A body that was under way may end early: nothing says what became of it.
  t.ok([200, 410].includes(download.status), String(download.status))
  t.match(await call(test.app, 'GET', url), GONE)
  const { rows } = await sql`select from skill_archives where fingerprint = ${bad}`.execute(test.db)
  t.equal(rows.length, 0)
  // The current revision is packed ahead meanwhile.
  t.equal((await call(test.app, 'GET', `${skill}/archive?layout=root`)).status, 200)
  const kept = await test.db.selectFrom('skill_archives').select('object_key').execute()
  t.same(
    await listKeys(test.connectionString, 'archives'),
    kept.map(({ object_key: key }) => key),
  )
})

t.test('a read that began before the purge fails like one after it', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test, 100_000)
  const { catalog, archives } = test.services
  const key = {
    workspaceId: 'default',
    sourceKind: 'user' as const,
    slug: 'pdf-tools',
    visibility: 'all' as const,
  }
  const wanted = { fingerprint: bad }
  const opened = [await catalog.openFile(key, wanted, 'SKILL.md'), await archives.open(key, wanted)]
  t.equal((await purge(test, bad)).status, 200)
  for (const { read } of opened) {
    await t.rejects(buffer(read()), { code: 'skills.revision_purged' })
  }
})

t.test('what the store cannot delete at once is unreadable, and swept later', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test, 100_000)
  const { rows } = await sql<{ object_key: string }>`
    select object_key from skill_revisions where fingerprint = ${bad}`.execute(test.db)
  const file = join(blobFolder(test.connectionString), rows[0]?.object_key ?? '')
  // A folder cannot be unlinked: the store fails for as long as it is there.
  await rm(file)
  await mkdir(file)
  await writeFile(join(file, 'in-the-way'), '')
  const purged = await purge(test, bad)
  t.match(purged, { status: 200, body: { status: 'purged' } })
  // Its archive may have been packed by now.
  const { objects_left: left } = purged.body
  t.ok(left === 1 || left === 2, `${left} are left`)
  t.match(await call(test.app, 'GET', `${skill}/files?fingerprint=${bad}`), GONE)
  t.match(await purge(test, bad), { status: 200, body: { objects_left: left } })
  await rm(file, { recursive: true })
  await writeFile(file, 'the leaked bytes')
  await test.services.sweeper.run()
  t.equal((await listKeys(test.connectionString, 'packs')).length, 1, 'of the current revision')
  t.match(await purge(test, bad), { body: { status: 'already_purged', objects_left: 0 } })
})
