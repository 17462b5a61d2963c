/** Skills of before the service made the keys of their names are found by the same keys. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import { migrateTo } from '../../src/platform/database/migrator.ts'
import { keysOf } from '../../src/registry/skills/near-rows.ts'
import { emptyDatabase } from '../support/database.ts'

const slugs = [
  'a',
  'pdf-tools',
  'pdf.tools_2-cli',
  'contoso/pdf-tools',
  'contoso/bookkeeping-cli',
  'ab/cd',
  'modern-v0v-111-corner',
]

t.test('the keys are those that the database made', async (t) => {
  const connectionString = await emptyDatabase(t)
  const db = openDatabase(
    openPool({ connectionString, poolSize: 1, statementTimeoutMs: 5000, onError: () => undefined }),
  )
  t.teardown(() => db.destroy())
  await migrateTo(db, '0012_events')
  for (const slug of slugs) {
    const { rows } = await sql<{ made: string[]; stored: string[] }>`
      select array(select unnest(${keysOf('default', [slug])}) order by 1)::text[] as made,
        array(select unnest(near_keys('default', ${slug})) order by 1)::text[] as stored`.execute(
      db,
    )
    t.same(rows[0]?.made, rows[0]?.stored, slug)
  }
})
