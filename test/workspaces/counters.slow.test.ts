/** A random history on two replicas, with connections that are killed: the counters stay exact. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica, type TestApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, multipart, sendArchive, startBody } from '../support/given.ts'
import { putFunction } from '../functions/calls.ts'
import { countersOf, recount, setQuotas } from './holdings.ts'

const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)
const STEPS = 250
const WRITERS = 6

/** Repeatable from its seed. */
const dice = (seed: number) => {
  let state = seed || 1
  return (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

const archiveOf = (skill: number, content: number): Buffer =>
  packageArchive({
    files: {
      'SKILL.md': skillMd({ name: `skill-${skill}` }),
      'text.md': `text ${content} `.repeat(content * 1500),
    },
  })

type World = { apps: TestApp[]; roll: (sides: number) => number; uploads: Upload[] }
type Upload = { id: string; archive: Buffer; skill: number }

const acts: ((world: World, app: TestApp['app']) => Promise<unknown>)[] = [
  ({ roll }, app) =>
    call(app, 'PUT', `/documents/d-${roll(8)}`, { payload: { skill: 'ä'.repeat(1 + roll(3000)) } }),
  ({ roll }, app) => call(app, 'DELETE', `/documents/d-${roll(8)}`),
  ({ roll }, app) => putFunction(app, `a::f${roll(5)}`, { url: 'http://127.0.0.1:4000/' }),
  ({ roll }, app) => call(app, 'DELETE', `/functions/a::f${roll(5)}`),
  ({ roll }, app) =>
    call(app, 'POST', '/skills/archive', multipart(archiveOf(roll(4), 1 + roll(4)))),
  ({ roll }, app) => {
    const skill = roll(4)
    const archive = archiveOf(skill, 1 + roll(4))
    return call(app, 'PUT', `/skills/user/skill-${skill}/archive`, multipart(archive))
  },
  ({ roll }, app) => call(app, 'DELETE', `/skills/user/skill-${roll(4)}`),
  async ({ roll, uploads }, app) => {
    const skill = roll(4)
    const archive = archiveOf(skill, 1 + roll(4))
    const isWrong = roll(6) === 0
    const overrides = isWrong ? { sha256: '0'.repeat(64) } : {}
    const started = await call(app, 'POST', '/uploads', { payload: startBody(archive, overrides) })
    if (started.status === 201) uploads.push({ id: started.body.upload_id, archive, skill })
  },
  async ({ roll, uploads }, app) => {
    const upload = uploads[roll(Math.max(1, uploads.length))]
    if (!upload) return
    await sendArchive(app, upload.id, upload.archive)
    await call(app, 'POST', `/uploads/${upload.id}/finish`)
  },
  async ({ roll, uploads }, app) => {
    const upload = uploads[roll(Math.max(1, uploads.length))]
    if (!upload) return
    const source = { type: 'uploaded_archive', upload_id: upload.id }
    if (roll(2) === 0) await call(app, 'POST', '/skills', { payload: { source } })
    else await call(app, 'PUT', `/skills/user/skill-${upload.skill}`, { payload: { source } })
  },
  ({ roll, uploads }, app) =>
    call(app, 'POST', `/uploads/${uploads[roll(Math.max(1, uploads.length))]?.id}/abort`),
  async ({ apps, roll }) => {
    const [test] = apps
    if (!test || roll(3) > 0) return
    await sql`update uploads set expires_at = now()
      where ended_at is null and hashtext(upload_id) % 2 = 0`.execute(test.db)
    await Promise.all(apps.map(({ services }) => services.sweeper.run()))
  },
  async ({ apps, roll }) => {
    const [test] = apps
    if (!test) return
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and state <> 'idle' and query not ilike 'listen%'
      limit ${1 + roll(2)}`.execute(test.db)
  },
]

t.test('the counters are what the rows add up to after any history', async (t) => {
  t.comment(`TEST_SEED=${SEED}`)
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  await setQuotas(here.app, {
    bytes: 60_000,
    documents: 6,
    functions: 4,
    skills: 3,
    open_uploads: 5,
  })
  const roll = dice(SEED)
  const world: World = { apps: [here, there], roll, uploads: [] }
  let left = STEPS
  const write = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const act = acts[roll(acts.length)]
      const { app } = roll(2) ? here : there
      // A killed connection may fail any of them, committed or not.
      await act?.(world, app).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  const counted = await recount(here.db)
  t.same(await countersOf(here.db), counted, `TEST_SEED=${SEED}`)
  t.ok(counted.bytes > 0)

  await setQuotas(here.app, {
    bytes: null,
    documents: null,
    functions: null,
    open_uploads: null,
    skills: null,
  })
  // A sweep that lost its connection leaves expired uploads, which cannot be aborted.
  await here.services.sweeper.run()
  // Also those whose response was lost with its connection.
  const open = await here.db
    .selectFrom('uploads')
    .select('upload_id')
    .where('ended_at', 'is', null)
    .execute()
  for (const { upload_id: id } of open) await call(here.app, 'POST', `/uploads/${id}/abort`)
  for (let n = 0; n < 8; n += 1) await call(here.app, 'DELETE', `/documents/d-${n}`)
  for (let n = 0; n < 5; n += 1) await call(here.app, 'DELETE', `/functions/a::f${n}`)
  for (let n = 0; n < 4; n += 1) await call(here.app, 'DELETE', `/skills/user/skill-${n}`)
  const rest = await countersOf(here.db)
  t.match(rest, { documents: 0, functions: 0, skills: 0, open_uploads: 0 }, 'all is given back')
  t.same(rest, await recount(here.db))
})
