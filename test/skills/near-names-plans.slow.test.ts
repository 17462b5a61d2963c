/** Looking for near names among many reads few of them. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import t from '../support/tap.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { listCandidates } from '../../src/registry/skills/near-rows.ts'
import { type Copy, copySkill } from '../bench/seed.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'

const SKILLS = 10_000

const lettersOf = (n: number): string =>
  String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

const copyOf = (n: number): Copy => {
  const slugs = [`contoso-${n}/pdf-tools`, `pdf-tools-${n}`, `tools-${lettersOf(n)}-reader`]
  return { slug: slugs[n % 3] ?? '', description: 'One more', text: '# One more' }
}

t.test('among 10,000 skills an index finds the near ones', async (t) => {
  const { app, connectionString } = await testApp(t)
  await givenSkill(app, { slug: 'pdf-tools' })
  const sent: CompiledQuery[] = []
  const pool = new Pool({ connectionString, max: 1 })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  })
  t.teardown(() => db.destroy())
  // A third have an owner, a third differ in a number only, and a third in words.
  await copySkill(
    connectionString,
    'pdf-tools',
    Array.from({ length: SKILLS }, (_, n) => copyOf(n)),
  )
  await sql`vacuum analyze`.execute(db)
  for (const [slug, least] of Object.entries({
    'pdf-tolls': 1,
    'pdf-tools': 1,
    'contosa-3/pdf-tools': 1,
    'pdf-tools-20000': 1,
    'tools-ab-render': 0,
    'nothing-like-it': 0,
    [`${'long-name-'.repeat(6)}last`]: 0,
  })) {
    const wanted = { slug, probes: [slug, slug.replace(/-\d+$/, '')], before: null }
    await listCandidates(db, 'default', wanted)
    const started = performance.now()
    const found = await listCandidates(db, 'default', wanted)
    t.comment(slug, found.length, `${(performance.now() - started).toFixed(2)} ms`)
    t.ok(found.length >= least && found.length < SKILLS / 10, slug)
  }
  const query = sent.find(({ sql: text }) => text.includes('near_keys'))
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query?.sql}`, [
    ...(query?.parameters ?? []),
  ])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  t.match(plan, 'skills_near_keys')
  t.notMatch(plan, 'Seq Scan')
  t.notMatch(plan, /near_keys\(/, 'the keys of names that are installed are stored')
  const started = performance.now()
  await givenSkill(app, { slug: 'pdf-tolls' })
  t.comment('install', `${(performance.now() - started).toFixed(1)} ms`)
  const { body } = await call(app, 'GET', '/skills/user/pdf-tolls/health')
  t.match(body.skills[0].security_findings, [{ rule_id: 'name.near_served' }])
})
