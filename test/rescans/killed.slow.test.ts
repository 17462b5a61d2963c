/** A service that is killed while it scans again: another one goes on where it was. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { checkDeployment } from '../../src/platform/deployment/service.ts'
import { SCAN_VERSION } from '../../src/packages/scan/rules.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { blobFolder } from '../support/blobs.ts'
import { call } from '../support/given.ts'
import { startService } from '../support/process.ts'
import { installArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { scannedByOlderRules } from './given.ts'

const SKILLS = 30

t.test('SIGKILL half-way loses nothing, and no revision is handled twice', async (t) => {
  const { app, db, connectionString, services } = await testApp(t)
  // Archives are packed in the background, and a service does not start on bytes of a new database.
  const { store } = services
  const places = { store: '', storeVariable: '', emptyStore: '', database: '' }
  const settings = { driver: 'file', folder: blobFolder(connectionString) } as const
  await checkDeployment({ db, store, settings, places })
  for (let count = 1; count <= SKILLS; count += 1) {
    const name = `tool-${count}`
    const files = { 'SKILL.md': skillMd({ name }), 'key.pem': PRIVATE_KEY }
    await installArchive(app, packageArchive({ folder: name, files }))
    await scannedByOlderRules(db, name)
  }
  const left = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from skill_revisions
      where scan_version < ${SCAN_VERSION}`.execute(db)
    return rows[0]?.count ?? 0
  }
  const until = async (isReached: (count: number) => boolean): Promise<void> => {
    while (!isReached(await left())) await new Promise((resolve) => setImmediate(resolve))
  }
  const env = { DATABASE_URL: connectionString }
  const first = await startService(t, { ...env, RESCANS_PER_SECOND: '5' })
  await until((count) => count <= SKILLS - 5)
  first.kill('SIGKILL')
  await first.exited
  const atDeath = await left()
  t.ok(atDeath > 0, `${atDeath} are left`)
  // A minute later the lease of the dead one has expired, and each replica looks again.
  await sql`update leases set expires_at = now()`.execute(db)
  await startService(t, { ...env, RESCANS_PER_SECOND: '1000' })
  await until((count) => count === 0)
  const { proposals } = (await call(app, 'GET', '/proposals?review_status=pending&limit=200')).body
  t.equal(proposals.length, SKILLS)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where action = 'findings_changed'`.execute(db)
  t.same(rows, [{ count: SKILLS }])
  const { skills } = (await call(app, 'GET', '/skills?limit=200&source_kind=user')).body
  t.same([...new Set(skills.map(({ served }: { served: boolean }) => served))], [false])
})
