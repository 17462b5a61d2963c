import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import type { ErrorCode } from '../../src/platform/errors.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, givenFinishedUpload, install, multipart, startBody } from '../support/given.ts'
import { recordOf, uploadOf } from '../skills/record.ts'
import { checkProblem } from './problems.ts'

const archive = packageArchive()
const workspace = '/v1/workspaces/default'
const skill = `${workspace}/skills/user/pdf-tools`

const requests = [
  { method: 'GET', url: `${workspace}/skills` },
  { method: 'GET', url: skill },
  { method: 'GET', url: `${skill}/revisions` },
  { method: 'GET', url: `${skill}/history.atom` },
  { method: 'GET', url: `${skill}/files` },
  { method: 'GET', url: `${skill}/files/SKILL.md` },
  { method: 'GET', url: `${workspace}/uploads/x` },
  { method: 'POST', url: `${workspace}/uploads`, payload: startBody(archive) },
  { method: 'POST', url: `${workspace}/uploads/x/finish` },
  { method: 'POST', url: `${workspace}/uploads/x/abort` },
  { method: 'POST', url: `${workspace}/skills/archive`, ...multipart(archive) },
] as const

/** Words of Postgres, of its driver and of our own code. */
const INSIDE = /relation|column|select |insert|pool|connection|destroyed|node_modules|\.ts\b/i
/** Where it is installed. */
const root = fileURLToPath(new URL('../..', import.meta.url))

const checkAll = async (t: Test, app: App, status: number, code: ErrorCode): Promise<void> => {
  for (const request of requests) {
    const answer = await app.inject({ ...request })
    const { headers, payload } = answer
    const refusal = { status: answer.statusCode, headers, payload }
    const what = `${request.method} ${request.url}`
    const problem = checkProblem(t, refusal, status, code, what)
    t.notMatch(payload, INSIDE, `${what}: nothing of the inside`)
    t.notOk(payload.includes(root), `${what}: nor of the machine`)
    t.equal(problem.details, undefined, what)
    if (status === 503) t.match(headers['retry-after'], /^\d+$/, what)
  }
}

t.test(
  'while the database is unreachable, every route says so, and asks to try again',
  async (t) => {
    const { app } = await testReplica(t, 'postgres://127.0.0.1:1/none')
    await checkAll(t, app, 503, 'unavailable')
    t.equal((await app.inject({ url: '/livez' })).statusCode, 200, 'the process is alive')
    const ready = await app.inject({ url: '/readyz' })
    const refusal = { status: ready.statusCode, headers: ready.headers, payload: ready.payload }
    checkProblem(t, refusal, 503, 'unavailable', '/readyz')
  },
)

t.test('connections that the server cuts are replaced', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  t.equal((await call(app, 'GET', '/skills')).status, 200)
  const other = await testReplica(t, connectionString)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(other.db)
  const statuses = []
  while (statuses.at(-1) !== 200) statuses.push((await call(app, 'GET', '/skills')).status)
  t.same(new Set(statuses.slice(0, -1)), statuses.length > 1 ? new Set([503]) : new Set())
  t.equal((await db.selectFrom('workspaces').selectAll().execute()).length, 1)
})

t.test('an unexpected failure is an internal error and reveals nothing', async (t) => {
  const { app, db } = await testApp(t)
  await sql`alter table workspaces rename to elsewhere`.execute(db)
  await checkAll(t, app, 500, 'internal_error')
})

t.test(
  'an install that fails at its last statement leaves nothing, and may be repeated',
  async (t) => {
    const { app, db } = await testApp(t)
    const uploadId = await givenFinishedUpload(app, archive)
    const before = await recordOf(db)
    await sql`alter table events rename to elsewhere`.execute(db)
    const answer = await install(app, uploadId)
    t.equal(answer.status, 500)
    t.equal(answer.body.code, 'internal_error')
    await sql`alter table elsewhere rename to events`.execute(db)
    t.same(await recordOf(db), before)
    t.match(await uploadOf(db, uploadId), { status: 'finalized', lease_id: null })
    t.equal((await install(app, uploadId)).status, 201)
  },
)

t.test('a damaged pack is never served as intact, and the process survives', async (t) => {
  const { app, db } = await testApp(t)
  t.equal((await call(app, 'POST', '/skills/archive', multipart(archive))).status, 201)
  await sql`update skill_revisions set pack = set_byte(pack, 0, 255 - get_byte(pack, 0))`.execute(
    db,
  )
  const answer = app.inject({ url: `${skill}/files/SKILL.md` }).then(
    ({ statusCode, payload }) => `${statusCode} ${payload.length}`,
    () => 'cut',
  )
  t.match(await answer, /^cut$|^500 /)
  t.equal((await app.inject({ url: '/readyz' })).statusCode, 200)
})
