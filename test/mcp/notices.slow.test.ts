/** What is told to clients of either revision, whichever replica they and the changes come to. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from '../support/tap.ts'
import { putFunction, putPrompt } from '../functions/calls.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { ask, connect, listen, type Mode } from './clients.ts'

const here = await testApp(t)
const { app: there } = await testReplica(t, here.connectionString)
const urls = [`${await listen(t, here.app)}/mcp`, `${await listen(t, there)}/mcp`]

const WITHIN_MS = 10_000

/** Changes with any document. */
const INDEX = 'iii://skills'

/** What comes in, by method and URI; `seen` resolves once all of it has come. */
const noticesOf = (client: Awaited<ReturnType<typeof connect>>) => {
  const notices: string[] = []
  const waiting = new Set<() => void>()
  const note = (notice: string) => {
    notices.push(notice)
    for (const look of waiting) look()
  }
  client.setNotificationHandler('notifications/resources/list_changed', () => note('resources'))
  client.setNotificationHandler('notifications/prompts/list_changed', () => note('prompts'))
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => note(params.uri))
  const seen = async (t: Test, ...wanted: string[]): Promise<void> => {
    const all = new Promise<true>((resolve) => {
      const look = () => {
        if (wanted.every((one) => notices.includes(one))) resolve(true)
      }
      waiting.add(look)
      look()
    })
    const late = sleep(WITHIN_MS, false, { ref: false })
    t.equal(await Promise.race([all, late]), true, `${wanted.join(', ')} came`)
    waiting.clear()
  }
  return { notices, seen }
}

const follow = async (t: Test, url: string, mode: Mode, uris: string[]) => {
  const client = await connect(t, url, mode)
  const heard = noticesOf(client)
  if (mode === 'legacy') {
    const id = `ready-${randomUUID()}`
    for (const uri of [...uris, `iii://${id}`]) await client.subscribeResource({ uri })
    // Such a client opens its stream by itself, and does not say when.
    while (!heard.notices.includes('prompts')) {
      await putPrompt(here.app, 'ready', { description: 'Ready.', function_id: 'demo::greet' })
      await sleep(50)
    }
    // Notices come in order, so none of the prompt comes after those of a later change.
    await call(here.app, 'PUT', `/documents/${id}`, { payload: { skill: '# Ready' } })
    await heard.seen(t, `iii://${id}`, ...uris.filter((uri) => uri === INDEX))
    heard.notices.length = 0
  } else {
    await client.listen({
      resourcesListChanged: true,
      promptsListChanged: true,
      resourceSubscriptions: uris,
    })
  }
  return { ...heard, client }
}

const uris = [INDEX, 'iii://news', 'skill://pdf/pdf/SKILL.md', 'skill://pdf/pdf/notes.md']
const skillFiles = { 'notes.md': 'one' }
await givenInstalledSkill(here.app, packageArchive({ folder: 'pdf', files: skillFiles }))

for (const mode of ['legacy', 'auto'] as const) {
  for (const [index, url] of urls.entries()) {
    t.test(
      `${mode}: a client of replica ${index + 1} is notified of each kind of change`,
      async (t) => {
        const client = await follow(t, url, mode, uris)
        const skill = `# News ${mode} ${index}`
        await call(here.app, 'PUT', '/documents/news', { payload: { skill } })
        await client.seen(t, 'resources', 'iii://news', 'iii://skills')
        t.notOk(client.notices.includes('prompts'), 'and of nothing else')
        t.notOk(client.notices.includes('skill://pdf/pdf/SKILL.md'))
        await putPrompt(here.app, 'greet', { description: 'Greets.', function_id: 'demo::greet' })
        await client.seen(t, 'prompts')
        client.notices.length = 0
        await call(here.app, 'PUT', '/skills/user/pdf/policy', {
          payload: { allow_implicit_invocation: index === 0 },
        })
        await client.seen(t, 'resources', 'skill://pdf/pdf/SKILL.md')
        await client.seen(t, 'skill://pdf/pdf/notes.md')
        t.notOk(client.notices.includes('iii://news'))
      },
    )
  }
}

t.test('a notified client finds the change at once, also at another replica', async (t) => {
  const path = '/skills/user/pdf/policy'
  for (const isListed of [true, false, true, false]) {
    const client = await follow(t, urls[1] ?? '', 'auto', [])
    const list = async () => (await client.client.listResources()).resources.map(({ uri }) => uri)
    await list()
    await call(here.app, 'PUT', path, { payload: { allow_implicit_invocation: isListed } })
    await client.seen(t, 'resources')
    t.equal((await list()).includes('skill://pdf/pdf/SKILL.md'), isListed)
  }
})

t.test('a client is notified only of its subscriptions', async (t) => {
  const client = await connect(t, urls[0] ?? '', 'auto')
  const { notices, seen } = noticesOf(client)
  await client.listen({ promptsListChanged: true })
  await call(here.app, 'PUT', '/documents/other', { payload: { skill: '# Other' } })
  await putPrompt(here.app, 'greet', { description: 'Again.', function_id: 'demo::greet' })
  await seen(t, 'prompts')
  t.same(notices, ['prompts'])
})

t.test(
  'a client of the older revision is notified only of what it has subscribed to',
  async (t) => {
    const [subscribed, other] = await Promise.all([
      follow(t, urls[0] ?? '', 'legacy', ['iii://mine', 'iii://left']),
      follow(t, urls[1] ?? '', 'legacy', ['iii://theirs']),
    ])
    await subscribed.client.unsubscribeResource({ uri: 'iii://left' })
    for (const id of ['left', 'theirs', 'mine']) {
      await call(here.app, 'PUT', `/documents/${id}`, { payload: { skill: `# ${id}` } })
    }
    await subscribed.seen(t, 'resources', 'iii://mine')
    await other.seen(t, 'resources', 'iii://theirs')
    t.same(
      [subscribed, other].map(({ notices }) => notices.filter((one) => one.startsWith('iii:'))),
      [['iii://mine'], ['iii://theirs']],
    )
  },
)

t.test('a session subscribes at any replica, and no client ends it', async (t) => {
  const session = { 'mcp-session-id': `s-${process.pid}` }
  const { headers } = await ask(urls[0] ?? '', 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'a test', version: '1' },
  })
  t.match(headers.get('mcp-session-id'), /^[\da-f-]{36}$/)
  const kept = async () =>
    (
      await here.services.resourceSubscriptions.list({
        workspaceId: 'default',
        actor: 'local',
        sessionId: session['mcp-session-id'],
      })
    ).join()
  for (const [url, uri] of [
    [urls[0], 'iii://a'],
    [urls[1], 'iii://b'],
  ]) {
    t.match((await ask(url ?? '', 'resources/subscribe', { uri }, session)).body, { result: {} })
  }
  t.equal(await kept(), 'iii://a,iii://b')
  const ended = await fetch(urls[1] ?? '', { method: 'DELETE', headers: session })
  t.equal(ended.status, 405)
  t.equal(await kept(), 'iii://a,iii://b')
  const wrong = await ask(
    urls[0] ?? '',
    'resources/subscribe',
    { uri: 'iii://a' },
    {
      'mcp-session-id': 'x'.repeat(129),
    },
  )
  t.equal(wrong.status, 400)
})

t.test('concurrent changes are one notification', async (t) => {
  const clients = await Promise.all([
    follow(t, urls[0] ?? '', 'legacy', ['iii://burst-99']),
    follow(t, urls[1] ?? '', 'auto', ['iii://burst-99']),
  ])
  const ids = Array.from({ length: 100 }, (_, index) => `burst-${index}`)
  await Promise.all(
    ids.map((id) => call(here.app, 'PUT', `/documents/${id}`, { payload: { skill: '# Burst' } })),
  )
  for (const { notices, seen } of clients) {
    await seen(t, 'resources', 'iii://burst-99')
    const told = notices.filter((notice) => notice === 'resources').length
    t.ok(told < ids.length / 2, `told ${told} times of ${ids.length} changes`)
  }
})

t.test('changes of another workspace are not sent', async (t) => {
  await here.app.inject({ method: 'PUT', url: '/v1/workspaces/acme', payload: {} })
  const client = await follow(t, urls[0] ?? '', 'auto', ['iii://news'])
  const payload = { skill: '# Elsewhere' }
  const put = await call(here.app, 'PUT', '/documents/news', { workspace: 'acme', payload })
  t.equal(put.status, 201)
  await putPrompt(here.app, 'greet', { description: 'Last.', function_id: 'demo::greet' })
  await client.seen(t, 'prompts')
  t.same(client.notices, ['prompts'])
})

t.test('a function that no skill uses is no change of skills', async (t) => {
  const uri = 'skill://pdf/pdf/SKILL.md'
  const client = await follow(t, urls[0] ?? '', 'auto', [uri])
  await putFunction(here.app, 'demo::unused', { url: 'http://127.0.0.1:4000' })
  await putPrompt(here.app, 'greet', { description: 'After.', function_id: 'demo::greet' })
  await client.seen(t, 'prompts')
  t.same(client.notices, ['prompts'])
})
