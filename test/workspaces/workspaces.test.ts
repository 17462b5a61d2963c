/** `/v1/workspaces`: tenants come, are seen by their own, and go for good. */
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Headers = Record<string, string>
type Method = 'GET' | 'PUT' | 'DELETE'

const ask = async ({ app }: TestApp, method: Method, id: string, headers: Headers = {}) => {
  const url = `/v1/workspaces${id === '' ? '' : `/${encodeURIComponent(id)}`}`
  const answer = await app.inject({ method, url, headers })
  const body = answer.payload === '' ? null : answer.json()
  return { status: answer.statusCode, headers: answer.headers, body }
}

const idsOf = (body: { workspaces: { workspace_id: string }[] }): string[] =>
  body.workspaces.map(({ workspace_id }) => workspace_id)

const auditOf = async ({ db }: TestApp) =>
  await db
    .selectFrom('audit_entries')
    .select(['workspace_id', 'action', 'target', 'for_operators'])
    .where('action', 'like', 'workspace%')
    .orderBy('seq')
    .execute()

const entry = (action: string) => ({
  workspace_id: 'default',
  action,
  target: 'workspace:acme',
  for_operators: true,
})

t.test('a workspace is created once, and works', async (t) => {
  const test = await testApp(t)
  const made = await ask(test, 'PUT', 'acme')
  t.match(made, { status: 201, headers: { location: '/v1/workspaces/acme' } })
  t.match(made.body, { workspace_id: 'acme', created_at: /^\d{4}-/, snapshot_version: 1 })
  t.same((await ask(test, 'PUT', 'acme')).status, 200, 'again: it is there')
  t.match(await ask(test, 'PUT', 'acme', { 'if-none-match': '*' }), {
    status: 412,
    body: { code: 'workspaces.exists' },
  })
  t.equal((await ask(test, 'PUT', 'other', { 'if-none-match': '"tag"' })).status, 400)
  t.equal((await ask(test, 'PUT', 'new', { 'if-none-match': '*' })).status, 201)
  await givenInstalledSkill(test.app, packageArchive(), { workspace: 'acme' })
  t.match((await ask(test, 'GET', 'acme')).body, { workspace_id: 'acme', snapshot_version: 2 })
  t.match((await ask(test, 'GET', 'default')).body, { snapshot_version: 0 })
  t.same((await auditOf(test)).slice(0, 1), [entry('workspace_create')])
  t.equal((await auditOf(test)).length, 2)
})

t.test('ten concurrent requests on two replicas create it once', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(index % 2 ? test : twin, 'PUT', 'acme')),
  )
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  t.same(statuses, [...Array.from({ length: 9 }, () => 200), 201])
  t.same(await auditOf(test), [entry('workspace_create')])
})

t.test('ids outside the grammar, and fields, are rejected', async (t) => {
  const test = await testApp(t)
  const bad = ['A', 'a b', '-a', 'a-', '_a', 'a.b', 'ä', 'a/b', '*', 'a'.repeat(65), '\0', '%']
  for (const id of bad) {
    const { status, body } = await ask(test, 'PUT', id)
    t.match({ status, code: body.code }, { status: 400, code: 'workspaces.invalid_id' }, id)
    t.match(await ask(test, 'GET', id), { status: 404 }, id)
  }
  const answer = await test.app.inject({
    method: 'PUT',
    url: '/v1/workspaces/acme',
    payload: { display_name: 'Acme' },
  })
  t.equal(answer.statusCode, 400)
  t.equal((await ask(test, 'PUT', 'a'.repeat(64))).status, 201)
  t.equal((await ask(test, 'GET', 'acme')).status, 404)
})

t.test('a deleted one is gone on every route and its id is never used again', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  await ask(test, 'PUT', 'acme')
  const skill = await givenInstalledSkill(test.app, packageArchive(), { workspace: 'acme' })
  t.match(await ask(test, 'DELETE', 'acme'), { status: 204, body: null })
  for (const { app } of [test, twin]) {
    for (const url of ['', '/skills', '/audit', `/skills/user/${skill.slug}`, '/uploads/x']) {
      const answer = await app.inject({ url: `/v1/workspaces/acme${url}` })
      t.match(answer.json(), { status: 404, code: 'workspaces.not_found' }, url)
    }
  }
  t.match(await ask(test, 'DELETE', 'acme'), { status: 404 }, 'deleted once')
  t.match(await ask(test, 'PUT', 'acme'), { status: 409, body: { code: 'workspaces.deleted' } })
  t.same(idsOf((await ask(test, 'GET', '')).body), ['default'])
  t.same(await auditOf(test), [entry('workspace_create'), entry('workspace_delete')])
  t.equal((await test.db.selectFrom('skills').selectAll().execute()).length, 2, 'the rows are kept')
  t.match(await ask(test, 'DELETE', 'default'), {
    status: 409,
    body: { code: 'workspaces.not_deletable' },
  })
})

t.test('a token of a deleted workspace opens nothing', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'acme')
  const { headers } = await givenToken(test.services, 'admin', { workspace: 'acme' })
  t.equal((await ask(test, 'DELETE', 'acme', headers)).status, 204, 'by its own admin')
  t.equal((await ask(test, 'GET', 'acme', headers)).status, 404)
  t.equal((await ask(test, 'GET', 'default', headers)).status, 404)
  t.same((await ask(test, 'GET', '', headers)).body.workspaces, [])
  const made = await test.app.inject({
    method: 'POST',
    url: '/v1/tokens',
    headers,
    payload: { label: 'a', role: 'reader', workspace_id: 'acme' },
  })
  t.match(made.json(), { status: 404, code: 'workspaces.not_found' })
})

t.test('the list has what the caller may see, in pages', async (t) => {
  const test = await testApp(t)
  for (const id of ['b', 'a-1', 'a', 'z_z']) await givenWorkspace(test.db, id)
  const all = await givenToken(test.services, 'reader')
  const one = await givenToken(test.services, 'reader', { workspace: 'b' })
  const bound = await ask(test, 'GET', '', one.headers)
  t.match(bound, { status: 200, body: { next_cursor: null } })
  t.same(idsOf(bound.body), ['b'])

  const seen: string[] = []
  let query = '?limit=2'
  for (let page = 0; page < 3; page += 1) {
    const answer = await test.app.inject({ url: `/v1/workspaces${query}`, headers: all.headers })
    seen.push(...idsOf(answer.json()))
    query = `?limit=2&cursor=${answer.json().next_cursor}`
  }
  t.same(seen, ['a', 'a-1', 'b', 'default', 'z_z'])
})

t.test('a token of one workspace is told where it works, not what else there is', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'acme')
  const { headers } = await givenToken(test.services, 'reader', { workspace: 'acme' })
  const sentence = async (url: string): Promise<string> => {
    const { statusCode, payload } = await test.app.inject({ url, headers })
    t.equal(statusCode, 404, url)
    const { detail } = (payload.startsWith('{') ? JSON.parse(payload) : {}) as { detail?: string }
    return (detail ?? payload).trim()
  }
  const absent = await sentence('/v1/workspaces/absent/skills')
  t.match(absent, '/v1/workspaces/{workspace_id}')
  t.match(absent, '--workspace')
  t.notMatch(absent, /default/)
  const clients = ['/npm/@skills%2fone', '/clawhub/api/v1/skills/one']
  const repository = '/skills.git/info/refs?service=git-upload-pack'
  for (const url of ['/v1/workspaces/default/skills', repository, ...clients]) {
    t.equal(await sentence(url), absent, url)
  }
  t.notMatch(await sentence('/console/w/default'), 'always exists')
})
