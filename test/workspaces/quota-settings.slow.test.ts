/** Quotas of a workspace: their defaults, and who sets them. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'
import { putWorkspace } from './holdings.ts'
import { defaults, nothing } from './quotas.ts'

t.test('a workspace has the default quotas until they are set, one by one', async (t) => {
  const { app, db } = await testApp(t)
  t.match(await putWorkspace(app, 'acme'), {
    status: 201,
    body: { quotas: defaults, usage: nothing },
  })
  const set = await putWorkspace(app, 'acme', { quotas: { bytes: 5000, functions: null } })
  const quotas = { ...defaults, bytes: 5000, functions: null }
  t.match(set, { status: 200, body: { quotas } })
  t.same((await app.inject({ url: '/v1/workspaces/acme' })).json(), set.body)
  const list = (await app.inject({ url: '/v1/workspaces' })).json()
  t.match(list.workspaces, [{ workspace_id: 'acme', quotas }, { quotas: defaults }])
  const again = await putWorkspace(app, 'acme', { quotas: { bytes: 5000 } })
  t.match(again, { status: 200, body: { quotas } })
  t.match(await putWorkspace(app, 'acme'), { status: 200, body: { quotas } }, 'no body, no change')
  t.match(await putWorkspace(app, 'acme', {}), { status: 200, body: { quotas } })

  const entries = await db
    .selectFrom('audit_entries')
    .select(['workspace_id', 'target', 'details', 'for_operators'])
    .where('action', '=', 'workspace_quotas_set')
    .execute()
  t.same(entries, [
    {
      workspace_id: 'default',
      target: 'workspace:acme',
      for_operators: true,
      details: {
        before: { bytes: defaults.bytes, functions: 1000 },
        after: { bytes: 5000, functions: null },
      },
    },
  ])
})

t.test('a workspace may be created with its quotas, once', async (t) => {
  const { app, db } = await testApp(t)
  const body = { quotas: { documents: 1 } }
  const createOnly = { 'if-none-match': '*' }
  t.match(await putWorkspace(app, 'acme', body, createOnly), {
    status: 201,
    body: { quotas: { ...defaults, documents: 1 } },
  })
  t.match(await putWorkspace(app, 'acme', { quotas: { documents: 9 } }, createOnly), {
    status: 412,
  })
  t.match((await app.inject({ url: '/v1/workspaces/acme' })).json(), { quotas: { documents: 1 } })
  const made = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'workspace_create')
    .executeTakeFirst()
  t.same(made?.details, body)
})

t.test('invalid quotas are rejected with their field', async (t) => {
  const { app } = await testApp(t)
  for (const [quotas, field] of [
    [{ bytes: -1 }, 'quotas.bytes'],
    [{ bytes: 1.5 }, 'quotas.bytes'],
    [{ bytes: '5' }, 'quotas.bytes'],
    [{ bytes: 2 ** 60 }, 'quotas.bytes'],
    [{ prompts: 1 }, 'quotas.prompts'],
    [[], 'quotas'],
    [null, 'quotas'],
  ] as const) {
    const answer = await putWorkspace(app, 'default', { quotas })
    t.match(answer, { status: 400, body: { code: 'request.invalid', details: { field } } }, field)
  }
  t.match((await app.inject({ url: '/v1/workspaces/default' })).json(), { quotas: defaults })
})

t.test('only an admin of all workspaces sets quotas, and readers see their own', async (t) => {
  const { app, services } = await testApp(t)
  await putWorkspace(app, 'acme')
  await putWorkspace(app, 'other')
  const all = await givenToken(services, 'admin')
  const own = await givenToken(services, 'admin', { workspace: 'acme' })
  const reviewer = await givenToken(services, 'reviewer')
  const reader = await givenToken(services, 'reader', { workspace: 'acme' })
  const body = { quotas: { bytes: null } }
  for (const { headers } of [own, reviewer, reader]) {
    t.match(await putWorkspace(app, 'acme', body, headers), { status: 403 })
  }
  t.match(await putWorkspace(app, 'acme', body), { status: 401 })
  const read = (id: string) => app.inject({ url: `/v1/workspaces/${id}`, headers: reader.headers })
  t.match((await read('acme')).json(), { quotas: defaults, usage: nothing })
  t.equal((await read('other')).statusCode, 404)
  t.match(await putWorkspace(app, 'acme', body, all.headers), { status: 200 })
  t.match((await read('acme')).json(), { quotas: { ...defaults, bytes: null } })
})
