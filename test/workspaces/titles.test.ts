/** Titles and counts of workspaces: what people call them, and how much they have. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { FILL, installArchive, skillArchive } from '../trust/given.ts'

type App = Parameters<typeof call>[0]

const put = (app: App, workspace: string, payload: object, headers = {}) =>
  call(app, 'PUT', '', { workspace, payload, headers })

const list = async (app: App, query: string, headers = {}) => {
  const answer = await app.inject({ url: `/v1/workspaces${query}`, headers })
  return answer.json().workspaces
}

t.test('a title is set, kept and taken away', async (t) => {
  const { app, db } = await testApp(t)
  t.match(await put(app, 'acme', { title: 'Acme, Inc.' }), {
    status: 201,
    body: { workspace_id: 'acme', title: 'Acme, Inc.' },
  })
  t.match((await put(app, 'acme', { quotas: { skills: 5 } })).body, { title: 'Acme, Inc.' })
  t.match((await put(app, 'acme', { title: 'Acme, Inc.' })).body, { title: 'Acme, Inc.' })
  for (const title of ['', ' ', 'a\nb', 'x'.repeat(101), 7]) {
    t.equal((await put(app, 'acme', { title })).status, 400, JSON.stringify(title))
  }
  t.match((await put(app, 'acme', { title: null })).body, { title: null })
  const rows = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('action', '=', 'workspace_title_set')
    .execute()
  t.equal(rows.length, 1, 'setting what is set already is no change')
  await put(app, 'acme', { title: 'Gone' })
  await call(app, 'DELETE', '', { workspace: 'acme' })
  const left = await db
    .selectFrom('workspaces')
    .select('title')
    .where('workspace_id', '=', 'acme')
    .executeTakeFirstOrThrow()
  t.equal(left.title, null, 'it goes with the workspace')
})

t.test('its own admins name a workspace, and make none', async (t) => {
  const { app, db, services } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const { headers } = await givenToken(services, 'admin', { workspace: 'acme' })
  t.match(await put(app, 'acme', { title: 'Ours' }, headers), { status: 200 })
  t.equal((await put(app, 'acme', { quotas: { skills: 1 } }, headers)).status, 403)
  t.equal((await put(app, 'other', { title: 'x' }, headers)).status, 404)
})

t.test('a list counts where it is asked to, and as far as the caller may know', async (t) => {
  const { app, db, services } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await installArchive(app, skillArchive([FILL]))
  const admin = await givenToken(services, 'admin')
  await givenToken(services, 'reader', { workspace: 'default' })
  await givenToken(services, 'reader', { workspace: 'default', days: 1 })
  t.notMatch(JSON.stringify(await list(app, '', admin.headers)), 'counts')
  t.match(await list(app, '?count=true', admin.headers), [
    { workspace_id: 'acme', counts: { skills: 0, tokens: 0, waiting_proposals: 0 } },
    { workspace_id: 'default', counts: { skills: 1, tokens: 2, waiting_proposals: 1 } },
  ])
  const known = async (role: 'reader' | 'publisher') => {
    const { headers } = await givenToken(services, role)
    const [, { counts }] = await list(app, '?count=true', headers)
    return counts
  }
  t.same(await known('reader'), { skills: 1, tokens: null, waiting_proposals: null })
  t.same(await known('publisher'), { skills: 1, tokens: null, waiting_proposals: 1 })
})
