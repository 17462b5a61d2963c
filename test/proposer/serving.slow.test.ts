/** Nothing that serves ever asks a model: every operation is called, and the model counts. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { givenInventory, givenMappedSkill, propose } from '../trust/mapped.ts'
import { choosing, givenModel } from './given.ts'

type Operation = { parameters?: { name: string; in: string; schema: { enum?: string[] } }[] }
const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }

const known: Record<string, string> = {
  workspace_id: 'default',
  source_kind: 'user',
  slug: 'pdf-tools',
  server_id: 'mail',
  capability_id: 'read',
  artefact: 'manifest.json',
  path: 'SKILL.md',
}

/** Bodies that get as far as the work, where an empty one does not. */
const bodies: Record<string, object> = {
  '/capability-scope': {},
  '/skills/resolve': { capabilities: [{ id: 'skill:user:pdf-tools' }] },
  '/skills/health': { skills: [] },
  '/rpc': [
    { jsonrpc: '2.0', id: 1, method: 'list_skills', params: {} },
    { jsonrpc: '2.0', id: 2, method: 'describe_skill', params: { name: 'pdf-tools' } },
    { jsonrpc: '2.0', id: 3, method: 'skills/list', params: {} },
  ],
  '/invoke': { session_id: 's', command: 'list_skills', arguments: {}, context: {} },
}

const bodyOf = (path: string): string =>
  JSON.stringify(Object.entries(bodies).find(([end]) => path.endsWith(end))?.[1] ?? {})

t.test('no operation uses a model, except the one that says so', async (t) => {
  const model = await givenModel(t, [choosing('read')])
  const test = await testApp(t, model.env)
  const { app } = test
  await givenInventory(t, app, [tool('read', HARMLESS)])
  await givenMappedSkill(app, ['read'], { archive: packageArchive() })
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', {
    payload: { allow_implicit_invocation: true },
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (method: string, path: string): Promise<number> => {
    const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => known[name] ?? 'none')
    const hasBody = method === 'post' || method === 'put'
    const answer = await fetch(base + url, {
      method: method.toUpperCase(),
      ...(hasBody ? { headers: { 'content-type': 'application/json' }, body: bodyOf(path) } : {}),
      redirect: 'manual',
    })
    await answer.body?.cancel()
    return answer.status
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method, path] as const),
  )
  // What takes things away comes last.
  const order = ['get', 'post', 'put', 'delete']
  let answered = 0
  for (const [method, path] of operations.toSorted(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  )) {
    const status = await ask(method, path)
    if (status < 300) answered += 1
    t.equal(model.received.length, 0, `${method} ${path} ${status}`)
  }
  t.ok(answered > 40, `${answered} were answered`)
})

t.test('the operation that says so uses a model', async (t) => {
  const model = await givenModel(t, [choosing('read')])
  const { app } = await testApp(t, model.env)
  await givenInventory(t, app, [tool('read', HARMLESS)])
  await givenMappedSkill(app, ['read'])
  await propose(app, { generate: { server_id: 'mail' } })
  t.equal(model.received.length, 1)
})
