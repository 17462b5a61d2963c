/** Who changed a setting last, and what a change would do before it is made. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

type App = Parameters<typeof call>[0]

const put = (app: App, payload: object, { query = '', headers = {} } = {}) =>
  call(app, 'PUT', `/settings${query}`, { headers, payload })

t.test('each setting says who changed it last, and only what differs counts', async (t) => {
  const { app, services } = await testApp(t)
  const [one, two] = [await givenToken(services, 'admin'), await givenToken(services, 'admin')]
  t.same((await call(app, 'GET', '/settings', one)).body.changed, {})
  await put(app, { four_eyes: true, approval: 'required' }, one)
  const { body } = await put(app, { four_eyes: true, approval: 'automatic' }, two)
  t.match(body.changed, {
    four_eyes: { changed_by: `token:${one.id}`, person_id: null, changed_at: /^\d{4}-.*Z$/ },
    approval: { changed_by: `token:${two.id}` },
  })
  t.same(Object.keys(body.changed).toSorted(), ['approval', 'four_eyes'])
  t.same((await call(app, 'GET', '/settings', one)).body.changed, body.changed)
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const signed = await put(app, { signing_secret: secret }, one)
  t.match(signed.body.changed, { signing_secret: { changed_by: `token:${one.id}` } })
  t.notMatch(JSON.stringify(signed.body), secret)
})

t.test('a dry run says what would no longer be served, and changes nothing', async (t) => {
  const { app, db } = await testApp(t)
  await givenSkill(app, { slug: 'strict', extra: 'license: [1]\n' })
  await givenSkill(app, { slug: 'needy', extra: 'dependencies:\n  bins: [git]\n' })
  const before = await sql<{ settings: object }>`select settings, snapshot_version from workspaces
    where workspace_id = 'default'`.execute(db)
  const dry = { query: '?dry_run=true' }
  t.match(await put(app, { validation_profile: 'strict' }, dry), {
    status: 200,
    body: {
      validation_profile: 'strict',
      dry_run: {
        stops_serving: 1,
        starts_serving: 0,
        stopped: [{ slug: 'strict', source_kind: 'user', status_reason: 'validation_rejected' }],
        started: [],
      },
    },
  })
  t.match((await put(app, { block_on_missing_dependencies: true }, dry)).body.dry_run, {
    stops_serving: 1,
    stopped: [{ slug: 'needy', status_reason: 'dependency_missing' }],
  })
  const after = await sql<{ settings: object }>`select settings, snapshot_version from workspaces
    where workspace_id = 'default'`.execute(db)
  t.same(after.rows, before.rows)
  t.match((await call(app, 'GET', '/skills/user/strict')).body, { served: true })
  t.match((await call(app, 'GET', '/audit?action=settings_set')).body.entries, [])
  await put(app, { validation_profile: 'strict' })
  t.match((await put(app, { validation_profile: 'lenient' }, dry)).body.dry_run, {
    starts_serving: 1,
    started: [{ slug: 'strict', status_reason: null }],
  })
})

t.test('a dry run needs the same role and a good body', async (t) => {
  const { app, services } = await testApp(t)
  const query = '?dry_run=true'
  const reviewer = await givenToken(services, 'reviewer')
  t.match(await put(app, { four_eyes: true }, { query, ...reviewer }), { status: 403 })
  const admin = await givenToken(services, 'admin')
  t.match(await put(app, { odd: true }, { query, ...admin }), { status: 400 })
})
