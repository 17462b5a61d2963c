/** A purge: the bytes of a revision are gone for good, everywhere and at once. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { listKeys } from '../support/blobs.ts'
import { call, givenFinishedUpload, install } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { installArchive, updateArchive } from '../trust/given.ts'
import { countersOf, recount } from '../workspaces/holdings.ts'
import {
  archiveOf,
  fingerprintOf,
  givenTwo,
  GONE,
  purge,
  SECRET,
  skill,
  ways,
  withPinnedFile,
} from './purging.ts'

/** Every row of the database as text, and every object of the store. */
const dump = async ({ db }: TestApp): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(db)
    texts.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  return texts.join('\n')
}

t.test('an older revision is purged, and the current one is served as before', async (t) => {
  for (const size of [0, 100_000]) {
    const test = await testApp(t)
    const { bad, good } = await givenTwo(test, size)
    for (const way of ways) {
      const read = await call(test.app, 'GET', `${skill}${way}?fingerprint=${bad}`)
      t.equal(read.status, 200, way)
    }
    // As a discovery index offers them; else they are packed at some time after the installation.
    for (const fingerprint of [bad, good]) {
      await call(test.app, 'GET', `${skill}/archive?layout=root&fingerprint=${fingerprint}`)
    }
    const purged = await purge(test, bad)
    t.match(purged, {
      status: 200,
      body: {
        status: 'purged',
        fingerprint: bad,
        purged_by: 'local',
        reason: 'a leaked key',
        revisions: [{ slug: 'pdf-tools', source_kind: 'user', revision: 1 }],
        uninstalled: [],
        objects_left: 0,
      },
    })
    for (const way of ways) {
      for (const query of ['', '&include=unserved']) {
        t.match(await call(test.app, 'GET', `${skill}${way}?fingerprint=${bad}${query}`), GONE, way)
      }
      t.match(await call(test.app, 'GET', `${skill}${way}?version=1.0.0`), GONE, way)
    }
    t.match(await call(test.app, 'GET', skill), { status: 200, body: { fingerprint: good } })
    t.equal((await call(test.app, 'GET', `${skill}/archive`)).status, 200)
    const rollback = { fingerprint: bad, reason: 'back' }
    t.match(await call(test.app, 'POST', `${skill}/rollback`, { payload: rollback }), GONE)
    t.equal((await listKeys(test.connectionString, 'packs')).length, size === 0 ? 0 : 1)
    t.equal((await listKeys(test.connectionString, 'archives')).length, 2, 'of the current one')
    t.same(await countersOf(test.db), await recount(test.db))
  }
})

t.test('nothing of the bytes is left in the database', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  await call(test.app, 'GET', `${skill}/files/leaked/config.txt?fingerprint=${bad}`)
  t.match(await dump(test), SECRET)
  t.match(await dump(test), 'leaked/config.txt')
  await purge(test, bad)
  const after = await dump(test)
  t.notMatch(after, SECRET)
  t.notMatch(after, 'leaked/config.txt')
  const hex = Buffer.from(SECRET).toString('hex')
  t.notMatch(after, hex, 'as bytes')
})

t.test('the row, the audit trail and an event say what happened', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  const before = (await call(test.app, 'GET', '/skills')).body.snapshot_version
  const etag = String((await call(test.app, 'GET', skill)).headers.etag)
  await purge(test, bad)
  t.match((await call(test.app, 'GET', `${skill}/revisions`)).body.revisions, [
    { revision: 2, purge: null, served: true },
    {
      revision: 1,
      fingerprint: bad,
      version: '1.0.0',
      served: false,
      status_reason: 'purged',
      purge: { at: /^\d{4}-/, by: 'local', reason: 'a leaked key' },
    },
  ])
  t.match((await call(test.app, 'GET', '/audit')).body.entries[0], {
    action: 'purge',
    decision: 'allowed',
    actor: 'local',
    target: 'skill:user:pdf-tools',
    fingerprint_before: bad,
    details: { reason: 'a leaked key', revisions: [1], uninstalled: false },
  })
  t.equal((await call(test.app, 'GET', '/skills')).body.snapshot_version, before + 1)
  t.not(String((await call(test.app, 'GET', skill)).headers.etag), etag)
  const { rows } = await sql<{ payload: object }>`
    select payload from events order by snapshot_version desc limit 1`.execute(test.db)
  t.match(rows[0]?.payload, {
    reason: 'purged',
    changes: [{ slug: 'pdf-tools', change_type: 'purge', fingerprint_before: bad }],
  })
})

t.test('current bytes are uninstalled with their purge, and can never come back', async (t) => {
  const test = await testApp(t)
  const archive = archiveOf('1.0.0', { secret: true })
  const bad = fingerprintOf(await installArchive(test.app, archive))
  t.match(await purge(test, bad), {
    status: 200,
    body: { status: 'purged', uninstalled: [{ slug: 'pdf-tools', source_kind: 'user' }] },
  })
  t.match(await call(test.app, 'GET', skill), { status: 404 })
  t.same((await call(test.app, 'GET', '/skills?source_kind=user')).body.skills, [])
  for (const way of ways) {
    t.match(await call(test.app, 'GET', `${skill}${way}?fingerprint=${bad}`), GONE, way)
    t.equal((await call(test.app, 'GET', `${skill}${way}`)).status, 404, way)
  }
  const again = await installArchive(test.app, archive)
  t.match(again, {
    status: 409,
    body: { code: 'skills.fingerprint_purged', details: { fingerprint: bad } },
  })
  const renewed = await installArchive(test.app, archiveOf('2.0.0'))
  t.equal(renewed.status, 201)
  t.match((await call(test.app, 'GET', skill)).body, { current_revision: 2 })
  t.match(await updateArchive(test.app, archive), {
    status: 409,
    body: { code: 'skills.fingerprint_purged' },
  })
  t.match((await call(test.app, 'GET', skill)).body, { current_revision: 2 })
  t.same(await countersOf(test.db), await recount(test.db))
})

t.test('every skill with the same bytes loses them, in every source kind', async (t) => {
  const test = await testApp(t)
  const archive = archiveOf('1.0.0', { secret: true, size: 50_000 })
  const bad = fingerprintOf(await installArchive(test.app, archive))
  const upload = await givenFinishedUpload(test.app, archive)
  t.equal((await install(test.app, upload, { target: 'registry' })).status, 201)
  await updateArchive(test.app, archiveOf('2.0.0'))
  t.match((await updateArchive(test.app, archive)).body, { status: 'updated' }, 'once more')
  const { body } = await purge(test, bad)
  t.match(body.revisions, [
    { source_kind: 'registry', revision: 1 },
    { source_kind: 'user', revision: 1 },
    { source_kind: 'user', revision: 3 },
  ])
  t.match(body.uninstalled, [{ source_kind: 'registry' }, { source_kind: 'user' }])
  t.same(await listKeys(test.connectionString, 'packs'), [])
  for (const kind of ['user', 'registry']) {
    const url = `/skills/${kind}/pdf-tools/files/SKILL.md?fingerprint=${bad}`
    t.match(await call(test.app, 'GET', url), GONE, kind)
  }
  t.same(await countersOf(test.db), await recount(test.db))
})

t.test('the chunks of its upload do not wait for a day, nor those of a new one', async (t) => {
  const test = await testApp(t)
  const archive = archiveOf('1.0.0', { secret: true })
  const upload = await givenFinishedUpload(test.app, archive)
  const bad = fingerprintOf(await install(test.app, upload))
  const other = await givenFinishedUpload(test.app, archiveOf('2.0.0'))
  t.equal((await listKeys(test.connectionString, 'chunks')).length, 2)
  await purge(test, bad)
  t.equal((await listKeys(test.connectionString, 'chunks')).length, 1, 'of the other upload')
  await call(test.app, 'POST', `/uploads/${other}/abort`)

  const again = await givenFinishedUpload(test.app, archive)
  t.match(await install(test.app, again), { status: 409 })
  t.match((await call(test.app, 'GET', `/uploads/${again}`)).body, { status: 'aborted' })
  t.match((await call(test.app, 'GET', '/audit')).body.entries[0], {
    action: 'install',
    decision: 'blocked',
    target: `upload:${again}`,
    reason_code: 'skills.fingerprint_purged',
  })
  await test.services.sweeper.run()
  t.equal((await listKeys(test.connectionString, 'chunks')).length, 1, 'of the aborted upload')
})

t.test('a repeat changes nothing, and keeps the first reason', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  const first = await purge(test, bad)
  const entries = (await call(test.app, 'GET', '/audit')).body.entries.length
  const again = await call(test.app, 'DELETE', `${skill}/revisions/${bad}?reason=another`)
  t.match(again, { status: 200, body: { ...first.body, status: 'already_purged' } })
  t.equal((await call(test.app, 'GET', '/audit')).body.entries.length, entries)
})

t.test('only an admin of the workspace purges, with a reason, existing bytes', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  await test.services.systemSkills.ensure('default')
  const admin = await givenToken(test.services, 'admin')
  await givenWorkspace(test.db, 'theirs')
  for (const role of ['reader', 'publisher', 'reviewer'] as const) {
    const token = await givenToken(test.services, role)
    t.match(await purge(test, bad, token), { status: 403, body: { code: 'access.forbidden' } })
  }
  const foreign = await givenToken(test.services, 'admin', { workspace: 'theirs' })
  t.match(await purge(test, bad, foreign), { status: 404, body: { code: 'workspaces.not_found' } })
  t.match(await purge(test, bad, { ...foreign, workspace: 'theirs' }), {
    status: 404,
    body: { code: 'skills.not_found' },
  })
  t.match(await purge(test, bad), { status: 401 })
  const nothing = '0'.repeat(64)
  t.match(await purge(test, nothing, admin), {
    status: 404,
    body: { code: 'skills.revision_not_found' },
  })
  t.match(await purge(test, bad, { ...admin, of: '/skills/user/other' }), {
    status: 404,
    body: { code: 'skills.not_found' },
  })
  t.match(await purge(test, bad, { ...admin, of: '/skills/registry/pdf-tools' }), {
    status: 404,
    body: { code: 'skills.not_found' },
  })
  for (const query of ['', '?reason=', '?reason=%20', `?reason=${'x'.repeat(1001)}`, '?why=x']) {
    const answer = await call(test.app, 'DELETE', `${skill}/revisions/${bad}${query}`, admin)
    t.match(answer, { status: 400, body: { code: 'skills.invalid_request' } }, query)
  }
  t.match(await purge(test, 'abc', admin), { status: 400 })
  const guide = '/skills/system/skills.protocol.guide'
  const { body } = await call(test.app, 'GET', guide, admin)
  t.match(await purge(test, body.fingerprint, { ...admin, of: guide }), {
    status: 400,
    body: { code: 'skills.source_not_supported' },
  })
  t.equal((await call(test.app, 'GET', withPinnedFile(bad), admin)).body, SECRET, 'all is there')
  t.equal((await call(test.app, 'GET', `${guide}/files/SKILL.md`, admin)).status, 200)
})
