/** `/metrics`: what is counted, who may read it, and what it says while the database is away. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { call, multipart } from '../support/given.ts'
import { listen, openEvents } from '../support/sse.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { refused, until } from '../uploads/checks.ts'
import { openProxy } from '../process/proxy.ts'

const figures = async (app: App, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: '/metrics', headers })
  const values = new Map<string, number>()
  for (const line of answer.payload.split('\n')) {
    const [, name, value] = /^([^#\s].*?) (\S+)$/.exec(line) ?? []
    if (name !== undefined) values.set(name, Number(value))
  }
  return { answer, values }
}

const requests = (route: string, status: number, method = 'GET') =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`
const acts = (action: string, decision: string) =>
  `skill_registry_acts_total{action="${action}",decision="${decision}"}`

t.test('requests are counted by route, audit entries by outcome', async (t) => {
  const { app } = await testApp(t)
  const documents = '/v1/workspaces/:workspace_id/documents'
  for (const id of ['a', 'b']) {
    await call(app, 'PUT', `/documents/${id}`, { payload: { skill: `# ${id}` } })
  }
  await call(app, 'GET', '/documents')
  await call(app, 'GET', '/documents', { workspace: 'nowhere' })
  await app.inject({ url: '/no/such/route/<script>' })
  t.equal((await call(app, 'POST', '/skills/archive', multipart(Buffer.from('none')))).status, 422)
  const { answer, values } = await figures(app)
  t.equal(answer.statusCode, 200)
  t.match(answer.headers['content-type'], /^text\/plain; version=0\.0\.4/)
  t.equal(values.get(requests(`${documents}/*`, 201, 'PUT')), 2)
  t.equal(values.get(requests(documents, 200)), 1)
  t.equal(values.get(requests(documents, 404)), 1)
  t.equal(values.get(requests('none', 404)), 1)
  t.notMatch(answer.payload, /such|nowhere/, 'nothing that callers made up')
  t.equal(values.get(acts('document_register', 'allowed')), 2)
  t.equal(values.get(acts('install', 'blocked')), 1)
  t.ok(Number(values.get('process_resident_memory_bytes')) > 0)
  t.ok(values.has('nodejs_eventloop_lag_p99_seconds'))
  t.ok(Number(values.get('skill_registry_database_connections{state="idle"}')) > 0)
  t.equal(values.get('skill_registry_archives{state="queued"}'), 0)
})

const named = (name: string) =>
  packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name }) } })

t.test('skills by status, waiting proposals, rejections and the build are metrics', async (t) => {
  const { app, services } = await testApp(t)
  const install = (archive: Buffer) => call(app, 'POST', '/skills/archive', multipart(archive))
  await install(named('one'))
  await install(named('two'))
  await call(app, 'PUT', '/skills/user/two/policy', { payload: { enabled: false } })
  const files = { 'SKILL.md': skillMd({ name: 'three' }), 'key.pem': PRIVATE_KEY }
  t.equal((await install(packageArchive({ folder: 'three', files }))).status, 202)
  const { values, answer } = await figures(app)
  const skills = (status: string) => values.get(`skill_registry_skills{status="${status}"}`)
  t.same([skills('active'), skills('disabled'), skills('blocked')], [1, 1, 1])
  t.equal(values.get('skill_registry_proposals_waiting'), 1)
  const version = JSON.parse(await readFile('package.json', 'utf8')).version
  t.match(answer.payload, `skill_registry_build_info{version="${version}",node="v24.`)
  t.equal(values.get(acts('install', 'allowed')), 2, 'what is blocked is no install')

  const { headers } = await givenToken(services, 'reader')
  await app.inject('/v1/workspaces/default/skills')
  for (const secret of ['short', 'other']) {
    await app.inject({ url: '/v1/workspaces/default/skills', headers: bearer(secret) })
  }
  const refusals = (await figures(app, headers)).values
  const count = (reason: string) =>
    refusals.get(`skill_registry_tokens_refused_total{reason="${reason}"}`)
  t.same([count('missing'), count('unknown')], [1, 2])
})

t.test('streams are counted by kind, and so are waiting requests', async (t) => {
  const { app, services, db } = await testApp(t)
  const url = await listen(app)
  const stream = await openEvents(t, `${url}/events`)
  await stream.next()
  await db
    .insertInto('subscriptions')
    .values({
      workspace_id: 'default',
      subscription_id: 'mine',
      trigger_type: 'skills::on-change',
      function_id: 'a::b',
      position: 0,
    })
    .execute()
  await call(app, 'PUT', '/documents/a', { payload: { skill: '# a' } })
  await stream.next()
  const { values } = await figures(app)
  t.equal(values.get('skill_registry_event_followers'), 1)
  t.equal(values.get('skill_registry_event_lag'), 0)
  t.equal(values.get('skill_registry_delivery_lag'), 1)
  t.equal(values.get('skill_registry_deliveries_failing'), 0)
  t.equal(services.events.followers, 1)
  stream.leave()
})

t.test('the lag of events is that of the stream that is most behind', async (t) => {
  const { app, services, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const reader = await givenToken(services, 'reader')
  const publisher = await givenToken(services, 'publisher')
  const follow = async (workspace: string, { headers }: typeof reader) =>
    (await openEvents(t, `${await listen(app, workspace)}/events`, { headers })).next()
  const lag = async () => (await services.events.load()).behind
  // The versions grow without events, so that no stream can catch up.
  const grow = (workspace: string, by: number) =>
    db
      .updateTable('workspaces')
      .set((row) => ({ snapshot_version: row('snapshot_version', '+', by) }))
      .where('workspace_id', '=', workspace)
      .execute()
  await follow('default', reader)
  t.equal(await lag(), 0)
  await grow('default', 5)
  await grow('acme', 100)
  t.equal(await lag(), 5, 'of a reader, and of no workspace that nobody follows')
  await follow('acme', publisher)
  await grow('acme', 7)
  t.equal(await lag(), 7)
  const { values } = await figures(app, reader.headers)
  t.equal(values.get('skill_registry_event_lag'), 7)
})

t.test('the time for which a stream was open is no response time', async (t) => {
  const { app, services } = await testApp(t)
  const url = `${await listen(app)}/events`
  const html = { accept: 'text/html' }
  t.equal((await openEvents(t, url, { headers: html })).status, 406)
  const stream = await openEvents(t, url)
  await stream.next()
  stream.leave()
  await until(async () => services.events.followers === 0)
  await services.status.sample()
  const { values } = await figures(app)
  const route = '/v1/workspaces/:workspace_id/events'
  t.equal(values.get(requests(route, 406)), 1)
  t.equal(values.get(requests(route, 200)), undefined)
  const { series } = (await app.inject('/v1/status')).json()
  t.same(series.requests, [1])
})

t.test('only a token for all workspaces reads them', async (t) => {
  const { app, services, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const all = await givenToken(services, 'reader')
  const bound = await givenToken(services, 'admin', { workspace: 'acme' })
  t.equal((await figures(app, all.headers)).answer.statusCode, 200)
  for (const [headers, status, code] of [
    [bound.headers, 403, 'access.forbidden'],
    [{}, 401, 'access.unauthorized'],
  ] as const) {
    const { answer } = await figures(app, headers)
    const { statusCode, headers: sent } = answer
    refused(t, { status: statusCode, headers: sent, body: answer.json() }, { status, code })
  }
})

t.test('while the database is unreachable the process still reports its own metrics', async (t) => {
  const proxy = await openProxy(t, await testDatabase(t))
  const secret = 'a'.repeat(32)
  const { app } = await testReplica(t, proxy.connectionString, { ADMIN_TOKEN: secret })
  t.equal((await figures(app, bearer(secret))).answer.statusCode, 200)
  await proxy.cut()
  const { answer, values } = await figures(app, bearer(secret))
  t.equal(answer.statusCode, 200)
  t.ok(Number.isNaN(values.get('skill_registry_delivery_lag')))
  t.ok(Number(values.get('process_resident_memory_bytes')) > 0)
  await proxy.mend()
})
