/** One fetch calls at most eight functions, by whatever way it comes. */
import t, { type Test } from '../support/tap.ts'
import { askNewer, listen } from '../mcp/clients.ts'
import { putFunction } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenResult } from '../support/handlers.ts'

const KEY = 'k'.repeat(32)
const MAX = 8

const sections = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `iii://fn/demo/f${number % 2}`)

type Given = { text: string; isRefused: boolean }

const given = async (t: Test) => {
  const { app } = await testApp(t, { ORCHESTRATOR_KEY: KEY })
  const handler = await givenResult(t, 'live')
  for (const name of ['demo::f0', 'demo::f1']) {
    const { status } = await putFunction(app, name, { url: handler.origin })
    t.equal(status, 201)
  }
  await call(app, 'PUT', '/documents/plain', { payload: { skill: '# Plain' } })
  const origin = await listen(t, app)
  const post = async (url: string, payload: object): Promise<string> => {
    const headers = { 'x-orchestrator-key': KEY }
    return (await app.inject({ method: 'POST', url, headers, payload })).payload
  }
  const rpc = (url: string, method: string, uris: string[]) =>
    post(url, { jsonrpc: '2.0', id: 1, method, params: { uris } })
  const mcp = async (uris: string[]): Promise<string> => {
    const params = { name: 'skill__fetch', arguments: { uris } }
    return JSON.stringify((await askNewer(`${origin}/mcp`, 'tools/call', params)).body)
  }
  const ways: Record<string, (uris: string[]) => Promise<string>> = {
    REST: (uris) => post('/v1/workspaces/default/resources/fetch', { uris }),
    'RPC skill::fetch': (uris) => rpc('/rpc', 'skill::fetch', uris),
    'RPC skills::fetch_skill': (uris) =>
      rpc('/v1/workspaces/default/rpc', 'skills::fetch_skill', uris),
    MCP: mcp,
    invoke: (uris) => post('/invoke', { command: 'skill__fetch', arguments: { uris } }),
  }
  const fetch = async (way: string, uris: string[]): Promise<Given> => {
    const text = (await ways[way]?.(uris)) ?? ''
    return { text, isRefused: /resources[._]invalid_request/.test(text) }
  }
  return { handler, ways: Object.keys(ways), fetch }
}

t.test('one section too many is rejected before any function is called', async (t) => {
  const { handler, ways, fetch } = await given(t)
  for (const way of ways) {
    const before = handler.received.length
    const { text, isRefused } = await fetch(way, ['iii://plain', ...sections(MAX + 1)])
    t.ok(isRefused, `${way}: ${text}`)
    t.match(text, /at most 8 .*you sent 9/, way)
    t.equal(handler.received.length, before, `${way} calls nothing`)
  }
})

t.test('eight are fetched, with as many documents as before', async (t) => {
  const { handler, ways, fetch } = await given(t)
  for (const way of ways) {
    const before = handler.received.length
    const documents = Array.from({ length: 100 - MAX }, () => 'iii://plain')
    const { text, isRefused } = await fetch(way, [...documents, ...sections(MAX)])
    t.notOk(isRefused, way)
    t.match(text, 'iii://fn/demo/f1', way)
    t.equal(handler.received.length, before + MAX, way)
  }
})
