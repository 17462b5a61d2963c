/** The headers by which a client reads what it has written, without a standby. */
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, givenInstalledSkill, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const skill = '/skills/user/pdf-tools'
const policy = `${skill}/policy`
const NAME = 'x-min-snapshot-version'

t.test('a write responds with a version that includes it', async (t) => {
  const { app } = await testApp(t)
  const form = multipart(packageArchive())
  const installed = await call(app, 'POST', '/skills/archive', form)
  const first = Number(installed.headers['x-snapshot-version'])
  t.equal((await call(app, 'GET', '/skills')).body.snapshot_version, first)

  const changed = await call(app, 'PUT', policy, { payload: { enabled: false } })
  t.equal(Number(changed.headers['x-snapshot-version']), first + 1)
  const unchanged = await call(app, 'PUT', policy, { payload: { enabled: false } })
  t.equal(Number(unchanged.headers['x-snapshot-version']), first + 1, 'also if nothing changes')
  const method = { jsonrpc: '2.0', id: 1, method: 'skills/list' }
  const called = await call(app, 'POST', '/rpc', { payload: method })
  t.equal(Number(called.headers['x-snapshot-version']), first + 1, 'by any protocol')
})

const register = (id: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'skills::register',
  params: { id, skill: '# A' },
})
const list = (workspaceId: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'skills/list',
  params: { workspace_id: workspaceId },
})

t.test('at the root the version is that of the one workspace of all calls', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const versionOf = async (payload: object) => {
    const { headers } = await app.inject({ method: 'POST', url: '/rpc', payload })
    return headers['x-snapshot-version']
  }
  t.equal(Number(await versionOf(register('a'))), 1)
  t.equal(Number(await versionOf([register('b'), list('default')])), 2)
  t.equal(Number(await versionOf(list('acme'))), 0)
  for (const other of [[list('default'), list('acme')], { method: 'no/such' }]) {
    t.equal(await versionOf(other), undefined)
  }
})

t.test('it includes writes of other processes that this one has read', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  await givenInstalledSkill(here.app, packageArchive())
  await call(here.app, 'PUT', policy, { payload: { enabled: false } })
  const { headers } = await call(there.app, 'PUT', policy, { payload: { enabled: true } })
  const { body } = await call(here.app, 'GET', '/skills')
  t.equal(Number(headers['x-snapshot-version']), body.snapshot_version)
})

t.test('reads, rejected writes and routes without a workspace have none', async (t) => {
  const { app, services } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  const { headers } = await givenToken(services, 'admin')
  const responses = [
    await call(app, 'GET', '/skills', { headers }),
    await call(app, 'POST', '/skills/resolve', { headers, payload: { capabilities: [] } }),
    await call(app, 'PUT', policy, { headers, payload: { enabled: 'no' } }),
    await call(app, 'DELETE', '/skills/user/none', { headers }),
    await call(app, 'DELETE', policy),
  ]
  t.same(
    responses.map(({ status }) => status),
    [200, 200, 400, 404, 401],
  )
  for (const response of responses) t.notOk('x-snapshot-version' in response.headers)
  const created = await app.inject({ method: 'PUT', url: '/v1/workspaces/new', headers })
  t.equal(created.statusCode, 201)
  t.notOk('x-snapshot-version' in created.headers)
})

const bad = ['', 'abc', '-1', '1.5', '1,2', 'null', '9007199254740992', '1e400', '"7"']

t.test('a read rejects a version that is not a whole number', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  const paths = ['/skills', skill, `${skill}/revisions`, `${skill}/files`, `${skill}/history.atom`]
  for (const path of paths) {
    for (const given of bad) {
      const { status, body } = await call(app, 'GET', path, { headers: { [NAME]: given } })
      t.match({ status, body }, { status: 400, body: { code: 'skills.invalid_request' } }, given)
      t.match(body.detail, NAME)
    }
  }
  const { status } = await call(app, 'GET', '/skills', { headers: { [NAME]: bad.join(', ') } })
  t.equal(status, 400)
})

t.test('a read of a version that there is, or will be, is served', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  const newest = (await call(app, 'GET', '/skills')).body.snapshot_version
  for (const version of [0, newest, newest + 1000, 999_999_999_999_999]) {
    const { status, body } = await call(app, 'GET', '/skills', {
      headers: { [NAME]: `${version}` },
    })
    t.match({ status, body }, { status: 200, body: { snapshot_version: newest } })
  }
})
