/** A write whose response was lost: the same request with the same key gets the response after all. */
import { once } from 'node:events'
import { request } from 'node:http'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenFinishedUpload, givenInstalledSkill } from '../support/given.ts'
import { Caller } from '../openapi/caller.ts'
import { type Document, operationsOf } from '../openapi/operations.ts'
import { keepMade, makeFor } from '../openapi/server-made.ts'
import { holdResponses, loseResponses, storeResponses, whenCommitted } from './responses.ts'

const countsOf = async ({ db }: TestApp) => {
  const { rows } = await sql`
    select (select count(*) from skill_revisions)::int revisions,
      (select count(*) from events)::int events,
      (select count(*) from audit_entries)::int audits,
      (select count(*) from uploads)::int uploads`.execute(db)
  return rows[0]
}

/** Takes a key like all operations of its method, and changes nothing. */
const READ = 'skillsHealth'

t.test('every write gives the response of its first request again', async (t) => {
  const test = await testApp(t)
  await test.services.systemSkills.ensure()
  const baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as Document
  const operations = operationsOf(document)
  const caller = new Caller(baseUrl, document)
  await loseResponses(test.db)
  const repeated: string[] = []
  for (const operation of operations) {
    const { id, parameters } = operation
    await makeFor(caller, id, operations)
    const isKeyed = id !== READ && parameters.some(({ name }) => name === 'idempotency-key')
    const key = isKeyed ? [{ name: 'idempotency-key', in: 'header' as const, value: id }] : []
    const first = await caller.send(operation, key)
    if (isKeyed && first.status < 300) {
      const before = await countsOf(test)
      t.same(await caller.send(operation, key), first, id)
      t.same(await countsOf(test), before, `${id} was not done again`)
      repeated.push(id)
    }
    keepMade(caller, id, first)
  }
  t.equal(repeated.length, 46)
})

t.test('the response has its headers, and is stored at last', async (t) => {
  const test = await testApp(t)
  const payload = {
    source: {
      type: 'uploaded_archive',
      upload_id: await givenFinishedUpload(test.app, packageArchive()),
    },
  }
  const options = { payload, headers: { 'idempotency-key': 'one' } }
  await loseResponses(test.db)
  const first = await call(test.app, 'POST', '/skills', options)
  t.equal(first.status, 201)
  await storeResponses(test.db)
  const stateOf = async () =>
    test.db.selectFrom('idempotency_keys').select(['state', 'outcome']).executeTakeFirst()
  t.match(await stateOf(), { state: 'committed', outcome: { result: { status: 'installed' } } })
  for (const state of ['made again', 'stored']) {
    const again = await call(test.app, 'POST', '/skills', options)
    t.same([again.status, again.body], [201, first.body], state)
    t.match(again.headers, {
      'idempotency-replayed': 'true',
      etag: first.headers.etag,
      location: first.headers.location,
    })
    t.match(await stateOf(), { state: 'answered', outcome: null }, state)
  }
  const other = { ...options, payload: { ...payload, target_source_kind: 'registry' } }
  t.match(await call(test.app, 'POST', '/skills', other), {
    status: 422,
    body: { code: 'idempotency.key_reused' },
  })
})

t.test('a stale condition does not matter, since the write is done', async (t) => {
  const test = await testApp(t)
  const skill = await givenInstalledSkill(test.app, packageArchive())
  await loseResponses(test.db)
  const condition = { 'if-match': `"${skill.fingerprint}"`, 'idempotency-key': 'gone' }
  const path = `/skills/user/${skill.slug}`
  const first = await call(test.app, 'DELETE', path, { headers: condition })
  t.equal(first.status, 200)
  const again = await call(test.app, 'DELETE', path, { headers: condition })
  t.same([again.status, again.body], [200, first.body])
  t.equal((await call(test.app, 'GET', path)).status, 404)
})

t.test('a client whose connection breaks gets the response when it asks again', async (t) => {
  const test = await testApp(t)
  const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  await holdResponses(test.db)
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'cut' }
  const path = '/v1/workspaces/default/documents/cut'
  const payload = { skill: '# Cut\n\nText.\n' }
  const cut = request({ port, method: 'PUT', path, headers })
  cut.end(JSON.stringify(payload))
  const broken = once(cut, 'error')
  await whenCommitted(test.db)
  cut.destroy(new Error('the cable was cut'))
  await broken
  await storeResponses(test.db)
  const before = await countsOf(test)
  const again = await call(test.app, 'PUT', '/documents/cut', { payload, headers })
  t.match(again, { status: 201, body: { id: 'cut' }, headers: { 'idempotency-replayed': 'true' } })
  t.same(await countsOf(test), before)
})

t.test('an outcome of another version of the service is not guessed', async (t) => {
  const test = await testApp(t)
  const skill = await givenInstalledSkill(test.app, packageArchive())
  await loseResponses(test.db)
  const options = { payload: { enabled: false }, headers: { 'idempotency-key': 'one' } }
  const path = `/skills/user/${skill.slug}/policy`
  t.equal((await call(test.app, 'PUT', path, options)).status, 200)
  await sql`
    update idempotency_keys
    set outcome = json_build_object('build', '0.0.1', 'result', outcome -> 'result')`.execute(
    test.db,
  )
  const before = await countsOf(test)
  t.match(await call(test.app, 'PUT', path, options), {
    status: 409,
    body: { code: 'idempotency.response_unavailable' },
  })
  t.same(await countsOf(test), before)
})

t.test('an outcome that names purged bytes goes with them', async (t) => {
  const test = await testApp(t)
  await loseResponses(test.db)
  const payload = {
    source: {
      type: 'uploaded_archive',
      upload_id: await givenFinishedUpload(test.app, packageArchive()),
    },
  }
  const options = { payload, headers: { 'idempotency-key': 'one' } }
  const { body } = await call(test.app, 'POST', '/skills', options)
  const { slug, fingerprint } = body.skill
  const revision = `/skills/user/${slug}/revisions/${fingerprint}?reason=a%20secret`
  t.equal((await call(test.app, 'DELETE', revision)).status, 200)
  t.match(await call(test.app, 'POST', '/skills', options), {
    status: 409,
    body: { code: 'skills.upload.consumed' },
  })
})
