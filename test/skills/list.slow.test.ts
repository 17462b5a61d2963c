import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const namesOf = (body: { skills: { source_kind: string; slug: string }[] }): string[] =>
  body.skills.map((item) => `${item.source_kind} ${item.slug}`)

t.test('an empty list', async (t) => {
  const { app, db } = await testApp(t)
  const answer = await call(app, 'GET', '/skills')
  t.equal(answer.status, 200)
  const workspace = await db.selectFrom('workspaces').selectAll().executeTakeFirstOrThrow()
  t.same(answer.body, {
    snapshot_version: 0,
    generated_at: Math.floor(workspace.snapshot_at.getTime() / 1000),
    skills: [],
    next_cursor: null,
  })
  t.match(answer.headers.etag, /^"[\w-]{27}"$/)
  t.equal(answer.headers.vary, 'authorization')
})

t.test('an item has the shape of the protocol', async (t) => {
  const { app, db } = await testApp(t)
  const skill = await givenSkill(app, { slug: 'acme/pdf', extra: 'metadata:\n  version: "2"' })
  await givenSkill(app, { slug: 'forms', target: 'registry' })
  const { body } = await call(app, 'GET', '/skills')
  const rows = await db.selectFrom('skills').selectAll().orderBy('source_kind').execute()
  const updatedAt = rows.map((row) => Math.floor(row.updated_at.getTime() / 1000))
  const [registry, user] = body.skills
  t.same(user, {
    slug: 'acme/pdf',
    source_kind: 'user',
    namespace: 'acme',
    kind: 'instruction',
    display_name: 'pdf',
    description: 'Reads, fills and merges PDF forms.',
    version: user.version,
    fingerprint: skill.fingerprint,
    current_revision: 1,
    trust_level: 'community',
    install: {
      managed: false,
      installed: true,
      lifecycle_editable: true,
      install_path: '/v1/workspaces/default/skills/user/acme%2Fpdf',
      updated_at: updatedAt[1],
    },
    policy: {
      enabled: true,
      allow_implicit_invocation: false,
      allow_implicit_invocation_editable: true,
    },
    health: { status: 'ok', dependency_failures: [], security_blocks: [], validation_issues: [] },
    status: 'active',
    served: true,
    listed: false,
    installable: true,
    reasons: { listed: 'not_offered_implicitly' },
  })
  t.equal(registry.install.managed, true)
  t.equal(registry.install.lifecycle_editable, true)
  t.equal(body.snapshot_version, 2)
  t.type(body.generated_at, 'number')
})

t.test('items are ordered by source kind, then by slug', async (t) => {
  const { app } = await testApp(t)
  for (const slug of ['b', 'a-z', 'a', 'a.b', 'acme/a', 'zeta/a', 'a0'])
    await givenSkill(app, { slug })
  for (const slug of ['z', 'a']) await givenSkill(app, { slug, target: 'registry' })
  const { body } = await call(app, 'GET', '/skills')
  const slugs = ['a', 'a-z', 'a.b', 'a0', 'acme/a', 'b', 'zeta/a']
  t.same(namesOf(body), ['registry a', 'registry z', ...slugs.map((slug) => `user ${slug}`)])
})

t.test('pages show every item once and end with null', async (t) => {
  const { app } = await testApp(t)
  for (const slug of ['a', 'b', 'c']) await givenSkill(app, { slug })
  await givenSkill(app, { slug: 'a', target: 'registry' })
  const all = namesOf((await call(app, 'GET', '/skills')).body)
  for (const limit of [1, 2, 3, 4, 200]) {
    const seen: string[] = []
    let pages = 0
    let query = `?limit=${limit}`
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const { status, body } = await call(app, 'GET', `/skills${query}`)
      t.equal(status, 200)
      t.ok(body.skills.length <= limit)
      seen.push(...namesOf(body))
      cursor = body.next_cursor
      query = `?limit=${limit}&cursor=${cursor}`
    }
    t.same(seen, all, `limit ${limit}`)
    t.equal(pages, Math.ceil(all.length / limit), `limit ${limit}: no empty last page`)
  }
})

t.test('a page continues after its last item, whatever changed meanwhile', async (t) => {
  const { app, db } = await testApp(t)
  for (const slug of ['b', 'd']) await givenSkill(app, { slug })
  const first = await call(app, 'GET', '/skills?limit=1')
  await givenSkill(app, { slug: 'a' })
  await givenSkill(app, { slug: 'c' })
  await sql`update skills set current_revision = null where slug = 'b'`.execute(db)
  const rest = await call(app, 'GET', `/skills?cursor=${first.body.next_cursor}`)
  t.same(namesOf(rest.body), ['user c', 'user d'])
})

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

t.test('a cursor of another list is rejected', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  for (const slug of ['a', 'b']) await givenSkill(app, { slug })
  const { body } = await call(app, 'GET', '/skills?limit=1')
  const cursor: string = body.next_cursor
  const keys: string[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  const wrong: [what: string, query: string][] = [
    ['other filters', `?source_kind=user&cursor=${cursor}`],
    ['another search', `?q=a&cursor=${cursor}`],
    ['garbage', '?cursor=garbage'],
    ['nothing', '?cursor='],
    ['no text', `?cursor=%ff`],
    ['half of it', `?cursor=${cursor.slice(0, -6)}`],
    ['a JSON text', `?cursor=${encode('x')}`],
    ['null', `?cursor=${encode(null)}`],
    ['an object', `?cursor=${encode({ length: 3 })}`],
    ['too few keys', `?cursor=${encode(keys.slice(0, 2))}`],
    ['too many keys', `?cursor=${encode([...keys, 'x'])}`],
    ['a number as a key', `?cursor=${encode([keys[0], keys[1], 1])}`],
    ['a NUL in a key', `?cursor=${encode([keys[0], keys[1], 'a\0'])}`],
    ['a long key', `?cursor=${encode([keys[0], keys[1], 'a'.repeat(1100)])}`],
  ]
  for (const [what, query] of wrong) {
    const answer = await call(app, 'GET', `/skills${query}`)
    t.equal(answer.status, 400, what)
    t.equal(answer.body.code, 'cursor.invalid', what)
  }
  const long = await call(app, 'GET', `/skills?cursor=${'A'.repeat(1 << 20)}`)
  t.equal(long.status, 400)
  t.equal(long.body.details.field, 'cursor', '1 MiB of cursor')
  const twice = await call(app, 'GET', `/skills?cursor=${cursor}&cursor=${cursor}`)
  t.equal(twice.status, 400)
})

t.test('filters', async (t) => {
  const { app, db } = await testApp(t)
  await givenSkill(app, { slug: 'acme/pdf', description: 'Fills 100% of the forms.' })
  await givenSkill(app, { slug: 'acme.tools', description: 'Has an under_score.' })
  await givenSkill(app, { slug: 'weather', description: String.raw`Reads the sky, C:\clouds.` })
  await givenSkill(app, { slug: 'weather', description: 'Ärger über Öl.', target: 'registry' })
  await givenWorkspace(db, 'other')
  await givenSkill(app, { slug: 'pdf' }, 'other')
  const cases: [query: string, names: string[]][] = [
    ['q=WEATHER', ['registry weather', 'user weather']],
    ['q=ÄRGER', ['registry weather']],
    ['q=', ['registry weather', 'user acme.tools', 'user acme/pdf', 'user weather']],
    ['namespace=acme', ['user acme.tools', 'user acme/pdf']],
    ['namespace=acm', []],
    ['namespace=ACME', []],
    ['namespace=', []],
    ['source_kind=registry', ['registry weather']],
    ['source_kind=system', []],
    ['status=active&q=sky', ['user weather']],
    ['status=disabled', []],
    ['status=blocked', []],
    ['namespace=acme&source_kind=user&q=forms', ['user acme/pdf']],
  ]
  for (const [query, names] of cases) {
    const answer = await call(app, 'GET', `/skills?${encodeURI(query).replaceAll('%25', '%')}`)
    t.equal(answer.status, 200, query)
    t.same(namesOf(answer.body), names, query)
  }
})

t.test('an unknown query parameter of the list is rejected by name', async (t) => {
  const { app } = await testApp(t)
  const cases: [query: string, field: string][] = [
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=201', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1e400', 'limit'],
    ['limit=-1e400', 'limit'],
    ['limit=Infinity', 'limit'],
    ['limit=NaN', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['colour=red', 'colour'],
    ['workspace_id=other', 'workspace_id'],
    ['source_kind=plugin', 'source_kind'],
    ['source_kind=USER', 'source_kind'],
    ['status=', 'status'],
    ['status=unavailable', 'status'],
    ['include_health=maybe', 'include_health'],
    [`q=${'x'.repeat(201)}`, 'q'],
    [`namespace=${'x'.repeat(65)}`, 'namespace'],
  ]
  for (const [query, field] of cases) {
    const answer = await call(app, 'GET', `/skills?${query}`)
    t.equal(answer.status, 400, query)
    t.equal(answer.body.code, 'skills.invalid_request', query)
    t.equal(answer.body.details.field, field, query)
  }
  for (const query of ['namespace=%00', 'namespace=a%00b']) {
    const answer = await call(app, 'GET', `/skills?${query}`)
    t.equal(answer.status, 400, query)
    t.equal(answer.body.code, 'request.invalid', query)
  }
})

t.test('health and policy are omitted on request', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app)
  const cases: [query: string, health: boolean, policy: boolean][] = [
    ['', true, true],
    ['?include_health=true&include_policy=true', true, true],
    ['?include_health=false', false, true],
    ['?include_policy=false', true, false],
    ['?include_health=false&include_policy=false', false, false],
  ]
  for (const [query, health, policy] of cases) {
    const { body } = await call(app, 'GET', `/skills${query}`)
    t.equal('health' in body.skills[0], health, query)
    t.equal('policy' in body.skills[0], policy, query)
  }
})

t.test('the ETag depends on workspace, query and snapshot', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const replica = await testReplica(t, connectionString)
  await givenWorkspace(db, 'other')
  const tagOf = async (query = '', workspace = 'default') =>
    String((await call(app, 'GET', `/skills${query}`, { workspace })).headers.etag)
  const tag = await tagOf()
  const known = { headers: { 'if-none-match': tag } }
  for (const at of [app, replica.app]) {
    const answer = await call(at, 'GET', '/skills', known)
    t.equal(answer.status, 304)
    t.equal(answer.body, '')
    t.equal(answer.headers.etag, tag)
  }
  t.equal(await tagOf('?limit=50&include_health=true'), tag, 'defaults may be written out')
  const tags = [tag, await tagOf('?limit=1'), await tagOf('?q=x'), await tagOf('', 'other')]
  t.equal(new Set(tags).size, tags.length, 'another query or workspace has another tag')
  t.equal((await call(app, 'GET', '/skills?limit=1', known)).status, 200)

  await givenSkill(app, {}, 'other')
  t.equal((await call(app, 'GET', '/skills', known)).status, 304, 'no change in this workspace')
  await givenSkill(app)
  const changed = await call(app, 'GET', '/skills', known)
  t.equal(changed.status, 200)
  t.not(changed.headers.etag, tag)
  t.same(namesOf(changed.body), ['user pdf-tools'])
})

t.test('another workspace sees none of it', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'other')
  await givenSkill(app)
  const { body } = await call(app, 'GET', '/skills', { workspace: 'other' })
  t.match(body, { snapshot_version: 0, skills: [] })
  t.equal(body.skills.length, 0)
})
