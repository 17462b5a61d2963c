/** `db/roles.sql`: the service works as a role that cannot change what the audit trail says. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import t from '../support/tap.ts'
import { findBrokenSeals } from '../../src/tenancy/audit/seals.ts'
import { migrateToLatest } from '../../src/platform/database/migrator.ts'
import { testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { call, givenInstalledSkill } from '../support/given.ts'

const roles = await readFile(new URL('../../db/roles.sql', import.meta.url), 'utf8')

const asRole = (url: string, role: string): string => {
  const changed = new URL(url)
  changed.searchParams.set('user', role)
  return changed.href
}

/** The role of the tests, or that of whoever made the cluster; null where neither may. */
const superuserOf = async (url: string): Promise<Client | null> => {
  for (const candidate of [url, asRole(url, 'postgres')]) {
    const client = new Client({ connectionString: candidate })
    await client.connect()
    const { rows } = await client.query(
      'select rolsuper from pg_roles where rolname = current_user',
    )
    if (rows[0]?.rolsuper === true) return client
    await client.end()
  }
  return null
}

t.test('the service works as its role, and its role cannot change the record', async (t) => {
  const url = await testDatabase(t)
  const superuser = await superuserOf(url)
  if (superuser === null) {
    t.ok(true, 'no superuser is known here', { skip: true })
    return
  }
  t.teardown(() => superuser.end())
  for (const time of ['first', 'again']) await t.resolves(superuser.query(roles), time)

  const test = await testReplica(t, asRole(url, 'skill_registry_service'))
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(test.db)
  t.same(rows, [{ role: 'skill_registry_service' }])
  await t.resolves(migrateToLatest(test.db), 'there is nothing to migrate')
  await givenInstalledSkill(test.app, packageArchive())
  const { sealer, sweeper } = test.services
  const headOf = async () => (await call(test.app, 'GET', '/audit/head')).body
  while ((await headOf()).seal === 0) await sealer.run()
  await sweeper.run()
  for await (const seal of findBrokenSeals(test.db)) t.fail(`seal ${seal.seal} is broken`)

  for (const table of ['audit_entries', 'audit_seals']) {
    for (const statement of [
      `update ${table} set workspace_id = 'x'`,
      `delete from ${table}`,
      `truncate ${table}`,
      `drop table ${table}`,
    ]) {
      await t.rejects(sql.raw(statement).execute(test.db), { code: '42501' }, statement)
      await t.rejects(sql.raw(statement).execute(test.db), /permission denied|must be owner/)
    }
  }

  const owner = new Client({ connectionString: asRole(url, 'skill_registry_owner') })
  await owner.connect()
  t.teardown(() => owner.end())
  await owner.query('create table added (id int primary key)')
  t.ok(await sql`select from added`.execute(test.db), 'what the owner adds can be used')
  await owner.query('alter table audit_entries add column added int')
})
