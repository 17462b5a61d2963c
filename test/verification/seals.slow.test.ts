/** `npm run verify` over the audit entries. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { until } from '../uploads/checks.ts'
import { givenBytes, verify } from './battery.ts'

t.test('an entry that was changed after it was sealed is reported by its seal', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const { db } = await givenBytes(t, env)
  const headOf = async () =>
    await db.selectFrom('audit_seals').select('last_seq').where('seal', '=', 1).executeTakeFirst()
  await until(async () => (await headOf()) !== undefined)
  t.match(await verify(t, env), { code: 0, stdout: /^Checked / })
  const { last_seq: seq } = (await headOf()) ?? { last_seq: 0 }
  await sql`update audit_entries set actor = 'x' where seq = ${seq}`.execute(db)
  t.match(await verify(t, env), {
    code: 1,
    stdout: new RegExp(
      `^broken: seal 1 of workspace default, audit entries \\d+ to ${seq} are`,
      'm',
    ),
  })
})
