import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'

const KEY = 'k'.repeat(43)

const post = async (app: App, url: string, payload: object) =>
  (
    await app.inject({ method: 'POST', url, payload, headers: { 'x-orchestrator-key': KEY } })
  ).json()

const rpc = async (app: App, params: object) =>
  post(app, '/rpc', { jsonrpc: '2.0', id: 1, method: 'list_skills', params })

/** The answer is an event of a stream. */
const mcp = async (app: App, given: object) => {
  const { payload } = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_skills', arguments: given },
    },
  })
  const [, data = payload] = /^data: (.+)$/m.exec(payload) ?? []
  return JSON.parse(data)
}

type Named = { name: string; score: number }

const givenThree = async (app: App): Promise<void> => {
  await call(app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  await givenSkill(app, { slug: 'acme/forms', description: 'Writes PDF files.' })
  await givenSkill(app, { slug: 'pdf', description: 'Sees the sky.' })
  await givenSkill(app, { slug: 'pdf', description: 'Sees the sky.', target: 'registry' })
  await givenSkill(app, { slug: 'weather', description: 'Reads the sky.' })
}

t.test('list_skills finds the same by words in every protocol', async (t) => {
  const { app } = await testApp(t)
  await givenThree(app)
  const answers = [
    (await rpc(app, { query: 'sky, pdf' })).result,
    (await mcp(app, { query: 'sky, pdf' })).result.structuredContent,
    (
      await post(app, '/invoke', {
        command: 'list_skills',
        session_id: 's',
        context: {},
        arguments: { query: 'sky, pdf' },
      })
    ).output,
  ]
  for (const { skills, next_cursor } of answers) {
    t.same(
      skills.map(({ name }: Named) => name),
      ['pdf', 'weather', 'acme/forms'],
      'one skill a name',
    )
    t.ok(skills.every(({ score }: Named) => score > 0 && score <= 1))
    t.equal(next_cursor, null)
  }
  t.same(answers[0], answers[1])
  t.same(answers[0], answers[2])
})

t.test('list_skills by words continues with its cursor', async (t) => {
  const { app } = await testApp(t)
  await givenThree(app)
  const first = (await rpc(app, { query: 'pdf', limit: 1 })).result
  t.same(
    first.skills.map(({ name }: Named) => name),
    ['pdf'],
  )
  const rest = (await rpc(app, { query: 'pdf', limit: 1, cursor: first.next_cursor })).result
  t.same(
    rest.skills.map(({ name }: Named) => name),
    ['acme/forms'],
  )
  const other = await rpc(app, { query: 'forms', cursor: first.next_cursor })
  t.equal(other.error.data.code, 'cursor.invalid')
  const without = (await rpc(app, {})).result
  t.ok(without.skills.every((skill: object) => !('score' in skill)))
})

t.test('a user skill that hides another of its name does so in searches', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'pdf', description: 'Prints.' })
  await givenSkill(app, { slug: 'pdf', description: 'Fills forms.', target: 'registry' })
  t.same((await rpc(app, { query: 'forms' })).result.skills, [])
  await call(app, 'DELETE', '/skills/user/pdf')
  t.equal((await rpc(app, { query: 'forms' })).result.skills.length, 1)
})

const offer = (app: App, slug: string) =>
  call(app, 'PUT', `/skills/user/${encodeURIComponent(slug)}/policy`, {
    payload: { enabled: true, allow_implicit_invocation: true },
  })

type Document = { message: string; actions: { name: string }[] }

const names = ({ actions }: Document) =>
  actions.map(({ name }) => name).filter((name) => name.startsWith('skill.'))

t.test('capabilities shows the actions that fit a task, the best first', async (t) => {
  const { app } = await testApp(t)
  for (const n of [1, 2, 3]) {
    await givenSkill(app, { slug: `a-${n}`, description: 'Does other things.' })
    await offer(app, `a-${n}`)
  }
  await givenSkill(app, { slug: 'zip', description: 'Packs files for invoices.' })
  await givenSkill(app, { slug: 'invoices', description: 'Writes them.' })
  await givenSkill(app, { slug: 'unlisted-invoices', description: 'Writes them.' })
  for (const slug of ['zip', 'invoices']) await offer(app, slug)
  const read = async (query: string): Promise<Document> =>
    (await app.inject({ method: 'GET', url: `/capabilities${query}` })).json()

  const found = await read('?q=invoices')
  t.same(names(found), ['skill.invoices', 'skill.zip'])
  t.ok(found.message.indexOf('skill.invoices') < found.message.indexOf('skill.zip'))
  t.notMatch(found.message, /skill\.a-1/)
  t.ok(
    found.actions.some(({ name }) => name === 'list_skills'),
    'the commands are complete',
  )
  t.same(names(await read('?q=invoices&limit=1')), ['skill.invoices'])
  t.same(names(await read('?q=invoices&select=a-2')), ['skill.a-2', 'skill.invoices', 'skill.zip'])
  t.same(names(await read('?q=nothing-fits')), [])
  t.same(names(await read('?q=')), names(await read('')))
  t.equal((await app.inject('/capabilities?limit=0')).statusCode, 400)
  t.equal((await app.inject(`/capabilities?q=${'x'.repeat(201)}`)).statusCode, 400)
})
