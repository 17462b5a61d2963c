/** The workspace demands `If-Match` of each change, and every API that changes skills honours it. */
import t from '../support/tap.ts'
import { call } from '../support/given.ts'
import { type Api, formOf, givenApi, skillFiles } from './given.ts'

const openAi = '/openai/v1/skills'
const one = 'skill_user_one'

/** A skill with two versions; the tag is of the second one. */
const givenTwo = async ({ app, send }: Api): Promise<string> => {
  await send('POST', openAi, { form: formOf(skillFiles('one', '# One')) })
  await send('POST', `${openAi}/${one}/versions`, { form: formOf(skillFiles('one', '# Two')) })
  await call(app, 'PUT', '/settings', { payload: { require_if_match: true } })
  return String((await call(app, 'GET', '/skills/user/one')).headers['etag'])
}

const STALE = `"${'0'.repeat(64)}"`

const changes = {
  'DELETE of Anthropic': { method: 'DELETE', path: `/anthropic/v1/skills/${one}` },
  'DELETE of OpenAI': { method: 'DELETE', path: `${openAi}/${one}` },
  'DELETE of ClawHub': { method: 'DELETE', path: '/clawhub/api/v1/skills/one' },
  'default_version of OpenAI': {
    method: 'POST',
    path: `${openAi}/${one}`,
    json: { default_version: '1' },
  },
}

for (const [name, { method, path, ...body }] of Object.entries(changes)) {
  t.test(`${name} is bound to the version that was read`, async (t) => {
    const api = await givenApi(t)
    const tag = await givenTwo(api)
    t.equal((await api.send(method, path, body)).status, 428)
    const stale = { ...body, headers: { 'if-match': STALE } }
    t.equal((await api.send(method, path, stale)).status, 412)
    t.equal((await call(api.app, 'GET', '/skills/user/one')).headers['etag'], tag)
    t.equal((await api.send(method, path, { ...body, headers: { 'if-match': tag } })).status, 200)
    t.not((await call(api.app, 'GET', '/skills/user/one')).headers['etag'], tag)
  })
}

t.test('a version that is deleted is named by the request itself', async (t) => {
  const api = await givenApi(t)
  await givenTwo(api)
  const path = `/anthropic/v1/skills/${one}/versions/2`
  t.equal((await api.send('DELETE', path)).status, 200)
  t.match((await api.send('GET', `${openAi}/${one}`)).body, { default_version: '1' })
})
