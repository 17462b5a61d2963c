/** One token cannot take the streams of all others. */
import t from '../support/tap.ts'
import { openBoth } from '../mcp/open-streams.ts'
import { testApp } from '../support/app.ts'
import { openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { until } from '../uploads/checks.ts'

const MAX = 2

t.test('the limit of streams is per token, across workspaces', async (t) => {
  const { app, services, db } = await testApp(t, { EVENTS_MAX_PER_CALLER: String(MAX) })
  await givenWorkspace(db, 'acme')
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const [greedy, calm] = [
    await givenToken(services, 'reader'),
    await givenToken(services, 'reader'),
  ]
  const open = (workspace: string, { headers }: typeof greedy) =>
    openEvents(t, `${origin}/v1/workspaces/${workspace}/events`, { headers })
  const first = await open('default', greedy)
  const second = await open('acme', greedy)
  t.same([first.status, second.status], [200, 200])
  for (const workspace of ['default', 'acme']) {
    const third = await open(workspace, greedy)
    t.equal(third.status, 429, workspace)
    t.ok(Number(third.headers['retry-after']) >= 1)
    const problem = JSON.parse(await third.text())
    t.match(problem, { code: 'events.too_many_streams', detail: /it has 2 streams open/ })
  }
  t.equal((await open('default', calm)).status, 200)
  first.leave()
  await until(async () => (await open('default', greedy)).status === 200)
})

t.test('a rejected request uses no place of the caller', async (t) => {
  const { app } = await testApp(t, { EVENTS_MAX_PER_CALLER: '1' })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `${origin}/v1/workspaces/default/events`
  for (let round = 0; round < 3; round += 1) {
    t.equal((await openEvents(t, `${url}?upload_id=nobody`)).status, 404)
  }
  t.equal((await fetch(url, { method: 'HEAD' })).status, 200)
  t.equal((await openEvents(t, url)).status, 200)
  t.equal((await openEvents(t, url)).status, 429)
})

t.test('streams of MCP have the same limit', async (t) => {
  const { app, services } = await testApp(t, { EVENTS_MAX_PER_CALLER: String(MAX) })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/mcp`
  const { headers } = await givenToken(services, 'reader')
  await openBoth(t, url, headers)
  const third = await openEvents(t, url, { headers: { accept: 'text/event-stream', ...headers } })
  t.equal(third.status, 429)
  t.match(JSON.parse(await third.text()), { code: 'mcp.too_many_streams' })
})
