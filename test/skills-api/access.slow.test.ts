/** Who may do what by the skill APIs, and what they show of bytes that are not approved. */
import t from '../support/tap.ts'
import { call } from '../support/given.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { formOf, givenApi, skillFiles } from './given.ts'

const form = () => formOf(skillFiles('one'))

const apis = ['/anthropic/v1/skills', '/openai/v1/skills']

for (const root of apis) {
  const one = `${root}/skill_user_one`
  const files = `${one}/versions`

  t.test(`${root} shows no version before it is approved`, async (t) => {
    const { app, send } = await givenApi(t)
    await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
    const approve = async (id: string) => {
      const payload = { decision: 'approve', reason: 'read it' }
      const { status } = await call(app, 'POST', `/proposals/${id}/review`, { payload })
      t.equal(status, 200)
    }
    const created = await send('POST', root, { form: formOf(skillFiles('one')) })
    t.match(created, {
      status: 202,
      body: { waiting: { status_reason: 'approval_pending', proposal_id: String } },
    })
    const latest = root.startsWith('/openai') ? 'default_version' : 'latest_version_id'
    t.equal(created.body[latest], null)
    for (const path of [one, files, `${files}/1`, `${files}/1/content`]) {
      t.equal((await send('GET', path)).status, 404, path)
    }
    t.same((await send('GET', root)).body.data, [])
    await approve(created.body.waiting.proposal_id)
    t.match((await send('GET', one)).body[latest], /1$/)

    const second = await send('POST', files, { form: formOf(skillFiles('one', '# Two')) })
    t.match(second, { status: 202, body: { waiting: { proposal_id: String } } })
    t.match((await send('GET', one)).body[latest], /1$/)
    t.equal((await send('GET', `${files}/2/content`)).status, 404)
    t.equal((await send('GET', files)).body.data.length, 1)
    await approve(second.body.waiting.proposal_id)
    t.match((await send('GET', one)).body[latest], /2$/)
    t.equal((await send('GET', files)).body.data.length, 2)

    await call(app, 'PUT', '/skills/user/one/policy', { payload: { enabled: false } })
    for (const path of [one, files, `${files}/1`, `${files}/2/content`]) {
      t.equal((await send('GET', path)).status, 404, `disabled: ${path}`)
    }
    t.same((await send('GET', root)).body.data, [])
  })

  t.test(`${root} takes tokens with the role of each request`, async (t) => {
    const { db, services, send } = await givenApi(t)
    await givenWorkspace(db, 'acme')
    const reader = await givenToken(services, 'reader')
    const publisher = await givenToken(services, 'publisher')
    const reviewer = await givenToken(services, 'reviewer')
    const elsewhere = await givenToken(services, 'publisher', { workspace: 'acme' })
    t.equal((await send('POST', root, { form: form() })).status, 401)
    t.equal((await send('POST', root, { form: form(), headers: reader.headers })).status, 403)
    t.equal((await send('POST', root, { form: form(), headers: elsewhere.headers })).status, 404)
    t.equal((await send('POST', root, { form: form(), headers: publisher.headers })).status, 200)
    for (const path of [root, one, files, `${files}/1`, `${files}/1/content`]) {
      t.equal((await send('GET', path)).status, 401, path)
      t.equal((await send('GET', path, bearerHeaders('nonsense'))).status, 401, path)
      t.equal((await send('GET', path, { headers: reader.headers })).status, 200, path)
    }
    const there = `/v1/workspaces/acme${root}`
    t.equal((await send('POST', there, { form: form(), headers: elsewhere.headers })).status, 200)
    t.equal((await send('GET', there, { headers: elsewhere.headers })).body.data.length, 1)
    for (const { headers } of [reader, publisher, reviewer]) {
      t.equal((await send('DELETE', `${files}/1`, { headers })).status, 403)
    }
    t.equal((await send('DELETE', one, { headers: reader.headers })).status, 403)
    t.equal((await send('DELETE', one, { headers: publisher.headers })).status, 200)
  })
}

const bearerHeaders = (secret: string) => ({ headers: bearer(secret) })

t.test('a token in x-api-key counts for the API of Anthropic alone', async (t) => {
  const { services, send } = await givenApi(t)
  const { secret } = await givenToken(services, 'publisher')
  const headers = { 'x-api-key': secret }
  const created = await send('POST', '/anthropic/v1/skills', {
    headers,
    form: formOf(skillFiles('one')),
  })
  t.equal(created.status, 200)
  for (const path of ['/anthropic/v1/skills', '/v1/workspaces/default/anthropic/v1/skills']) {
    t.equal((await send('GET', path, { headers })).status, 200, path)
  }
  const wrong = await send('GET', '/anthropic/v1/skills', { headers: { 'x-api-key': 'wrong' } })
  t.match(wrong, { status: 401, body: { error: { type: 'authentication_error' } } })
  for (const path of ['/openai/v1/skills', '/v1/workspaces/default/skills', '/v1/tokens']) {
    t.equal((await send('GET', path, { headers })).status, 401, path)
  }
})

t.test('the choice of another version needs a reviewer', async (t) => {
  const { services, send } = await givenApi(t)
  const publisher = await givenToken(services, 'publisher')
  const reviewer = await givenToken(services, 'reviewer')
  const admin = await givenToken(services, 'admin')
  const root = '/openai/v1/skills'
  const one = `${root}/skill_user_one`
  const { headers } = publisher
  await send('POST', root, { form: formOf(skillFiles('one')), headers })
  await send('POST', `${one}/versions`, { form: formOf(skillFiles('one', '# Two')), headers })
  const json = { default_version: '1' }
  t.equal((await send('POST', one, { json, headers })).status, 403)
  t.match(await send('POST', one, { json, headers: reviewer.headers }), {
    status: 200,
    body: { default_version: '1' },
  })
  t.match(await send('DELETE', `${one}/versions/2`, { headers: admin.headers }), {
    status: 200,
    body: { deleted: true, version: '2', object: 'skill.version.deleted' },
  })
})

t.test('a repeat under an idempotency key gets the first response', async (t) => {
  const { send } = await givenApi(t)
  const root = '/v1/workspaces/default/anthropic/v1/skills'
  const headers = { 'idempotency-key': 'a' }
  const first = await send('POST', root, { form: formOf(skillFiles('one')), headers })
  const again = await send('POST', root, { form: formOf(skillFiles('one')), headers })
  t.same(again.body, first.body)
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  const other = await send('POST', root, { form: formOf(skillFiles('two')), headers })
  t.match(other, { status: 422, body: { error: { code: 'idempotency.key_reused' } } })
})
