import t from '../support/tap.ts'
import { readZip } from '../archives/reading-zips.ts'
import { formOf, givenApi, skillFiles } from './given.ts'

const root = '/anthropic/v1/skills'
const one = `${root}/skill_user_one`
const beta = { 'anthropic-beta': 'other-2025-01-01, skills-2025-10-02' }

t.test('a skill has versions, in the fields of today', async (t) => {
  const { send } = await givenApi(t)
  const form = formOf(skillFiles('one'), { display_name: 'Another name' })
  const created = await send('POST', root, { form })
  t.match(created, {
    status: 200,
    body: {
      type: 'skill',
      id: 'skill_user_one',
      display_name: 'one',
      latest_version_id: 'skver_user_one_1',
      source: { type: 'custom' },
      created_at: /^\d{4}-.*Z$/,
      updated_at: /^\d{4}-.*Z$/,
    },
  })
  t.same((await send('GET', one)).body, created.body)
  const second = await send('POST', `${one}/versions`, { form: formOf(skillFiles('one', '# Two')) })
  const version = {
    type: 'skill_version',
    id: 'skver_user_one_2',
    skill_id: 'skill_user_one',
    name: 'one',
    description: /PDF/,
    created_at: /Z$/,
  }
  t.match(second, { status: 200, body: version })
  t.notHas(second.body, { version: String })
  t.match((await send('GET', `${one}/versions/skver_user_one_2`)).body, version)
  t.match((await send('GET', one)).body, { latest_version_id: 'skver_user_one_2' })
  const content = await send('GET', `${one}/versions/skver_user_one_1/content`)
  t.equal((await readZip(content.bytes)).folder, 'one')
  t.match((await send('DELETE', one)).body, { id: 'skill_user_one', type: 'skill_deleted' })
  t.equal((await send('GET', one)).status, 404)
})

t.test('clients of the beta get its fields', async (t) => {
  const { send } = await givenApi(t)
  const created = await send('POST', `${root}?beta=true`, {
    headers: beta,
    form: formOf(skillFiles('one'), { display_title: 'Another name' }),
  })
  t.match(created, {
    status: 200,
    body: { id: 'skill_user_one', display_title: 'one', latest_version: '1', source: 'custom' },
  })
  const form = formOf(skillFiles('one', '# Two'))
  const second = await send('POST', `${one}/versions?beta=true`, { headers: beta, form })
  t.match(second, { status: 200, body: { version: '2', directory: 'one', name: 'one' } })
  const listed = await send('GET', `${root}?beta=true`, { headers: beta })
  t.match(listed.body, { data: [{ latest_version: '2' }], has_more: false, next_page: null })
  t.match((await send('GET', `${one}/versions/2?beta=true`, { headers: beta })).body, {
    version: '2',
  })
})

t.test('lists have pages', async (t) => {
  const { send } = await givenApi(t)
  for (const name of ['one', 'two', 'three']) {
    await send('POST', root, { form: formOf(skillFiles(name)) })
  }
  const first = await send('GET', `${root}?limit=2`)
  t.match(first.body, {
    data: [{ id: 'skill_user_three' }, { id: 'skill_user_two' }],
    has_more: true,
    next_page: String,
  })
  const page = first.body.next_page
  t.match((await send('GET', `${root}?limit=2&page=${page}`)).body, {
    data: [{ id: 'skill_user_one' }],
    next_page: null,
  })
  t.same((await send('GET', `${root}?source=anthropic`)).body.data, [])
  t.match(await send('GET', `${root}?page=nonsense`), {
    status: 400,
    body: { type: 'error', error: { type: 'invalid_request_error', code: 'cursor.invalid' } },
  })
  await send('POST', `${one}/versions`, { form: formOf(skillFiles('one', '# Two')) })
  const versions = await send('GET', `${one}/versions?limit=1`)
  t.match(versions.body, { data: [{ id: 'skver_user_one_2' }] })
  const rest = await send('GET', `${one}/versions?limit=1&page=${versions.body.next_page}`)
  t.match(rest.body, { data: [{ id: 'skver_user_one_1' }], next_page: null })
})

t.test('a version that is deleted is gone for good, and another one is served', async (t) => {
  const { send } = await givenApi(t)
  const first = skillFiles('one')
  const second = skillFiles('one', '# Two')
  await send('POST', root, { form: formOf(first) })
  await send('POST', `${one}/versions`, { form: formOf(second) })
  t.match(await send('DELETE', `${one}/versions/2`), {
    status: 200,
    body: { id: '2', type: 'skill_version_deleted' },
  })
  t.match((await send('GET', one)).body, { latest_version_id: 'skver_user_one_1' })
  t.equal((await send('GET', `${one}/versions/2/content`)).status, 404)
  t.match(await send('POST', `${one}/versions`, { form: formOf(second) }), {
    status: 409,
    body: { error: { code: 'skills.fingerprint_purged' } },
  })
  t.equal((await send('DELETE', `${one}/versions/1`)).status, 200)
  t.equal((await send('GET', one)).status, 404)
})

t.test('errors have the form of the API', async (t) => {
  const { send } = await givenApi(t)
  const headers = { 'x-request-id': 'mine-1' }
  const missing = await send('GET', `${root}/skill_user_none`, { headers })
  t.match(missing, {
    status: 404,
    body: {
      type: 'error',
      error: { type: 'not_found_error', code: 'skills.not_found', message: /installed here/ },
      request_id: 'mine-1',
    },
  })
  for (const id of ['none', 'skill_user_', 'skill_user_A', 'skill_other_one', 'skill_user_a%2Fb']) {
    t.equal((await send('GET', `${root}/${id}`)).status, 404, id)
  }
  await send('POST', root, { form: formOf(skillFiles('one')) })
  for (const version of ['0', '2', 'latest', 'skver_user_two_1', 'skver_user_one_9', '-1']) {
    t.equal((await send('GET', `${one}/versions/${version}`)).status, 404, version)
  }
})
