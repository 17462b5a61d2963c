/** Registering and unregistering: what is answered, written down, expected and refused. */
import t from '../support/tap.ts'
import { sha256 } from '../support/psu1.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { givenRegistry, refuses, Registry } from './registry.ts'

const body = '# Title\n\nText with é.\n'
const json = { 'content-type': 'application/json' }

/** Everything that a write may change. */
const rowsOf = async ({ test: { db } }: Registry) => ({
  documents: await db.selectFrom('documents').selectAll().orderBy('document_id').execute(),
  audit: await db.selectFrom('audit_entries').select('seq').execute(),
  events: await db.selectFrom('events').select('snapshot_version').execute(),
})

t.test('a new document is 201 with its place and its tag, an older one 200', async (t) => {
  const registry = await givenRegistry(t)
  const first = await registry.register('resend/email', body)
  const { registered_at: at } = first.body
  t.same(first.body, { id: 'resend/email', registered_at: at })
  t.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  t.match(first, {
    status: 201,
    headers: {
      location: '/v1/workspaces/default/documents/resend/email',
      etag: `"${sha256(Buffer.from(body))}.${at}"`,
    },
  })
  const read = await registry.ask('GET', '/documents/resend/email')
  t.equal(read.headers.etag, first.headers.etag)
  t.same(read.body, {
    id: 'resend/email',
    skill: body,
    title: 'Title',
    description: 'Text with é.',
    bytes: Buffer.byteLength(body),
    registered_at: at,
  })
  const second = await registry.register('resend/email', body)
  t.match(second, { status: 200, headers: { location: undefined } })
  t.not(second.headers.etag, first.headers.etag)
})

t.test('the slashes of an id may be encoded or not', async (t) => {
  const registry = await givenRegistry(t)
  for (const path of ['a/b/c', 'a%2Fb%2Fc', 'a/b%2fc']) {
    await registry.ask('PUT', `/documents/${path}`, { payload: { skill: path } })
    for (const other of ['a/b/c', 'a%2Fb%2Fc']) {
      t.equal((await registry.ask('GET', `/documents/${other}`)).body.skill, path)
    }
    t.match((await registry.ask('DELETE', `/documents/${path}`)).body, {
      id: 'a/b/c',
      removed: true,
    })
  }
})

t.test('the same body renews the time, is announced, and leaves the body alone', async (t) => {
  const registry = await givenRegistry(t)
  const { db } = registry.test
  await registry.register('same', body)
  const times = new Set<string>()
  for (let round = 0; round < 5; round += 1) {
    times.add((await registry.register('same', body)).body.registered_at)
  }
  t.equal(times.size, 5)
  const { events, audit } = await rowsOf(registry)
  t.equal(events.length, 6)
  t.equal(audit.length, 6)
  const entry = await db
    .selectFrom('audit_entries')
    .select(['action', 'target', 'fingerprint_before', 'fingerprint_after'])
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  const fingerprint = sha256(Buffer.from(body))
  t.same(entry, {
    action: 'document_register',
    target: 'document:same',
    fingerprint_before: fingerprint,
    fingerprint_after: fingerprint,
  })
})

t.test('times of one document increase, even if the clock is set back', async (t) => {
  const registry = await givenRegistry(t)
  const { db } = registry.test
  await registry.register('a', body)
  const future = '2999-01-01T00:00:00.000005Z'
  await db.updateTable('documents').set({ registered_at: future }).execute()
  t.equal((await registry.register('a', body)).body.registered_at, '2999-01-01T00:00:00.000006Z')
  t.equal((await registry.register('a', 'new')).body.registered_at, '2999-01-01T00:00:00.000007Z')
})

t.test('a writer may say what it expects', async (t) => {
  const registry = await givenRegistry(t)
  const missing = await registry.register('a', body, { 'if-match': '*' })
  refuses(t, missing, [412, 'documents.fingerprint_mismatch'], 'does not exist')
  t.same(missing.body.details, { id: 'a', current_fingerprint: null })
  const first = await registry.register('a', body, { 'if-none-match': '*' })
  t.equal(first.status, 201)
  const again = await registry.register('a', 'other', { 'if-none-match': ' * ' })
  refuses(t, again, [412, 'documents.exists'])
  t.same(again.body.details, { id: 'a', current_fingerprint: sha256(Buffer.from(body)) })

  const raw = await registry.ask('GET', '/documents/a', { headers: { accept: 'text/markdown' } })
  await registry.register('a', body)
  const tags = {
    'of an answer before a renewal': String(first.headers.etag),
    'of the raw body': String(raw.headers.etag),
    'one of several': `"0", ${String(raw.headers.etag)}`,
    any: '*',
  }
  for (const [name, tag] of Object.entries(tags)) {
    t.equal((await registry.register('a', body, { 'if-match': tag })).status, 200, name)
  }
  const { documents, ...told } = await rowsOf(registry)
  const stale = { 'another one': '"0"', weak: `W/${String(raw.headers.etag)}`, empty: '' }
  for (const [name, tag] of Object.entries(stale)) {
    const answer = await registry.register('a', 'other', { 'if-match': tag })
    t.match(answer, { status: 412, body: { code: 'documents.fingerprint_mismatch' } }, name)
    t.equal((await registry.unregister('a', { 'if-match': tag })).status, 412, name)
  }
  t.same(await rowsOf(registry), { documents, ...told }, 'and nothing has changed')
  const gone = await registry.unregister('a', { 'if-match': String(first.headers.etag) })
  t.match(gone, { status: 200, body: { removed: true } })
  t.equal((await registry.unregister('a', { 'if-match': '*' })).status, 412)
})

t.test('a rejected registration changes nothing', async (t) => {
  const registry = await givenRegistry(t)
  await registry.register('a', body)
  const before = await rowsOf(registry)
  const put = (payload: unknown, headers: Record<string, string> = json) =>
    registry.ask('PUT', '/documents/a', { payload, headers })
  const invalid: [number, string] = [400, 'documents.invalid_request']
  refuses(t, await put('{}'), invalid, 'skill')
  refuses(t, await put('{"skill":7}'), invalid, 'skill')
  refuses(t, await put('{"skill":null}'), invalid, 'skill')
  refuses(t, await put('[]'), invalid)
  refuses(t, await put('{"skill":"x","tools":[]}'), invalid, 'tools')
  refuses(t, await put('{"skill":"x","id":"b"}'), invalid, 'id')
  refuses(t, await put(undefined), invalid)
  t.equal((await put('{"skill":')).status, 400)
  t.equal((await put('x', { 'content-type': 'text/plain' })).status, 415)
  const invalidBody: [number, string] = [400, 'documents.invalid_body']
  refuses(t, await put(String.raw`{"skill":"a\u0000b"}`), invalidBody, 'NUL')
  refuses(t, await put(String.raw`{"skill":"a\ud800b"}`), [400, 'request.invalid'], 'Unicode')
  refuses(t, await put(JSON.stringify({ skill: 'x'.repeat(2 * 1024 * 1024) })), [
    413,
    'documents.too_large',
  ])
  const tagged = { ...json, 'if-none-match': '"x"' }
  refuses(t, await put('{"skill":"x"}', tagged), invalid, 'if-none-match')
  t.equal((await registry.ask('PUT', '/documents/a?x=1', { payload: { skill: 'x' } })).status, 400)
  t.equal((await registry.ask('DELETE', '/documents/a', { payload: { x: 1 } })).status, 400)
  t.equal((await registry.ask('PUT', '/documents', { payload: { skill: 'x' } })).status, 405)
  t.equal((await registry.ask('PUT', '/documents/%ff', { payload: { skill: 'x' } })).status, 400)
  t.same(await rowsOf(registry), before)
})

t.test('a body that is escaped all through still fits', async (t) => {
  const registry = await givenRegistry(t)
  const skill = '\u0001'.repeat(256 * 1024)
  const payload = JSON.stringify({ skill })
  t.ok(payload.length > 1.5 * 1024 * 1024)
  t.equal((await registry.ask('PUT', '/documents/a', { payload, headers: json })).status, 201)
  t.equal((await registry.ask('GET', '/documents/a')).body.skill, skill)
})

t.test('workspaces have documents of their own', async (t) => {
  const registry = await givenRegistry(t)
  await givenWorkspace(registry.test.db, 'acme')
  const other = new Registry(registry.test, 'acme')
  await registry.register('a', 'ours')
  t.equal((await other.ask('GET', '/documents/a')).status, 404)
  t.same(await other.indexLines(), ['_No skills are currently registered._'])
  await other.register('a', 'theirs')
  await registry.unregister('a')
  t.equal(await other.text('iii://a'), 'theirs')
})

t.test('readers read, publishers write', async (t) => {
  const registry = await givenRegistry(t)
  const { services } = registry.test
  const reader = (await givenToken(services, 'reader')).headers
  const publisher = (await givenToken(services, 'publisher')).headers
  refuses(t, await registry.register('a', body, reader), [403, 'access.forbidden'])
  t.equal((await registry.register('a', body, publisher)).status, 201)
  refuses(t, await registry.unregister('a', reader), [403, 'access.forbidden'])
  t.equal((await registry.ask('GET', '/documents/a', { headers: reader })).status, 200)
  t.equal((await registry.read('iii://a', reader)).status, 200)
  const fetched = { payload: { uri: 'iii://a' }, headers: reader }
  t.equal((await registry.ask('POST', '/resources/fetch', fetched)).status, 200)
  t.equal((await registry.unregister('a', publisher)).status, 200)
})
