/** What is read of an offer for a search or a call says what the whole offer says. */
import { actionNameOf } from '../../src/packages/manifest/action-names.ts'
import { extensionIdOf } from '../../src/packages/manifest/slug.ts'
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { copySkill } from '../bench/seed.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { approve, installArchive, READ, skillArchive } from '../trust/given.ts'
import { givenInventory, givenMappedSkill, WRITE } from '../trust/mapped.ts'

const KEY = 'k'.repeat(43)

const list = (app: App, slug: string) =>
  call(app, 'PUT', `/skills/user/${encodeURIComponent(slug)}/policy`, {
    payload: { allow_implicit_invocation: true },
  })

const invoke = async ({ app }: TestApp, command: string, given: object = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/invoke',
      headers: { 'x-orchestrator-key': KEY },
      payload: { session_id: 's', command, arguments: given, context: {} },
    })
  ).json()

type Action = { name: string }

const actionsAt = async ({ app }: TestApp, query = ''): Promise<Action[]> => {
  const response = await app.inject(`/capabilities${query}`)
  return response.json<{ actions: Action[] }>().actions
}

const givenKey = (app: App) => call(app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })

const givenDeclared = async (app: App, name: string, bullet: string): Promise<void> => {
  const { body } = await installArchive(app, skillArchive([bullet], { name }))
  if (body.proposal_id) await approve(app, body.proposal_id)
}

t.test('a search and a call read only the skills they need', async (t) => {
  const test = await testApp(t)
  await givenKey(test.app)
  await givenSkill(test.app, { slug: 'invoices', description: 'Writes them.' })
  await list(test.app, 'invoices')
  t.ok((await actionsAt(test, '?q=invoices')).some(({ name }) => name === 'skill.invoices'))
  t.ok((await invoke(test, 'list_skills', { query: 'invoices' })).ok)
  t.ok((await invoke(test, 'describe_skill', { name: 'invoices' })).ok)
  t.ok((await invoke(test, 'skill.invoices')).ok)
  t.equal((await test.app.inject('/health')).statusCode, 200)
  t.equal(test.services.offers.fresh('default'), null, 'not the whole offer')
})

t.test('a name means the same in a search and a call as in the whole offer', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await givenKey(app)
  await givenInventory(t, app, [tool('Send_It:now', WRITE), tool('read', HARMLESS)])
  for (const name of ['post', 'letters']) {
    const archive = skillArchive([], { name })
    await givenMappedSkill(app, ['read'], { archive, slug: name })
    await list(app, name)
  }
  const owner = 'o'.repeat(64)
  const long = `${owner}/${'n'.repeat(64)}`
  await givenSkill(app, { slug: long, description: 'Has a long name.' })
  await givenDeclared(app, 'a', READ)
  await givenSkill(app, { slug: 'a.pdf', description: 'Reads forms.' })
  await givenSkill(app, { slug: 'a.pdf.forms', description: 'Reads forms.' })
  for (const slug of [long, 'a', 'a.pdf', 'a.pdf.forms'])
    t.equal((await list(app, slug)).status, 200)
  const whole = new Map((await actionsAt(test)).map((action) => [action.name, action]))
  for (const q of ['post', 'letters', 'long name', 'a', 'reads forms', 'pdf read']) {
    for (const action of await actionsAt(test, `?q=${encodeURIComponent(q)}&limit=100`)) {
      t.same(action, whole.get(action.name), `${q}: ${action.name}`)
    }
  }
  const skills = [...whole.keys()].filter((name) => /^(?:skill|mcp)\./.test(name))
  t.ok(skills.includes(actionNameOf(extensionIdOf(long))))
  t.ok(skills.includes('mcp.mail.read'))
  for (const name of skills) {
    const { ok, output, error_code: code } = await invoke(test, name)
    t.ok(ok || code === 'approval_required', name)
    if (ok) t.match(output, { skill: String, instructions: /^---/ }, name)
  }
  t.equal((await invoke(test, 'mcp.mail.read')).output?.skill, 'letters', 'the first by name')
  t.match(await invoke(test, 'a'), { ok: false, error: /at skill\.a\.$/ })
  for (const name of ['skill.%', 'skill.\\', 'skill._', 'skill.a\0', '\\', 'mcp.mail.rea_', 'é']) {
    t.match(await invoke(test, name), { ok: false, error_code: 'unknown_command' }, name)
  }
})

t.test('more skills than one statement reads are all offered', async (t) => {
  const test = await testApp(t)
  await givenSkill(test.app, { slug: 'first', description: 'Writes invoices.' })
  await list(test.app, 'first')
  const copies = Array.from({ length: 2100 }, (_, n) => ({
    slug: `more-${String(n).padStart(4, '0')}`,
    description: 'Reads taxes.',
    text: 'Taxes.',
  }))
  await copySkill(test.connectionString, 'first', copies)
  const { skills } = await test.services.offers.latest('default')
  t.same(
    skills.map(({ slug }) => slug),
    ['first', ...copies.map(({ slug }) => slug)],
  )
  const [, left] = /\n(\d+) more are left out/.exec(
    (await test.app.inject('/capabilities')).json<{ message: string }>().message,
  ) ?? [undefined, '0']
  t.ok(Number(left) > 1000)
  t.equal((await actionsAt(test, '?q=taxes&limit=100')).length, 105)
})
