/** Tools that say something which no agent may read are left out; the others are kept. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenMcpServer, tool } from '../support/mcp-server.ts'
import { approve, readSkill } from '../trust/given.ts'
import { givenInventory, givenMappedSkill, WRITE } from '../trust/mapped.ts'
import { putServer, readServer, sync } from './given.ts'

const hidden = `Reads.${String.fromCodePoint(0xe0041, 0xe0042)}`

t.test('a sync leaves out hostile tools, reports them, and stores the rest', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenMcpServer(t, [
    tool('plain'),
    tool('words', {}, { description: hidden }),
    tool('input', {}, { inputSchema: { type: 'object', description: hidden } }),
    tool('output', {}, { outputSchema: { type: 'object', title: hidden } }),
    tool('hints', {}, { annotations: { title: hidden } }),
  ])
  await putServer(app, 'mail', { url: peer.url })
  const { status, body } = await sync(app, 'mail')
  t.equal(status, 200)
  t.same(body.added, ['plain'])
  const rule_id = 'text.tag_characters'
  t.match(body.blocked, [
    { name: 'hints', field: 'annotations', rule_id },
    { name: 'input', field: 'input_schema', rule_id },
    { name: 'output', field: 'output_schema', rule_id },
    { name: 'words', field: 'description', rule_id, line: 1 },
  ])
  const { tools } = (await readServer(app, 'mail')).body
  t.same(
    tools.map(({ name }: { name: string }) => name),
    ['plain'],
  )
  const { entries } = (await call(app, 'GET', '/audit')).body
  t.match(entries[0], { action: 'mcp_server_sync', details: { blocked: [{ name: 'hints' }] } })
  const { syncs } = (await call(app, 'GET', '/mcp-servers/mail/syncs')).body
  t.same(syncs[0].blocked, body.blocked)
  t.same(syncs[0].skipped, [])
})

t.test('a tool that turns hostile is gone for the skill that uses it', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenInventory(t, app, [tool('send', WRITE)])
  await givenMappedSkill(app, ['send'])
  const [before] = peer.tools
  peer.tools = [tool('send', WRITE, { description: hidden })]
  const { body } = await sync(app, 'mail')
  t.match(body, { removed: ['send'], blocked: [{ name: 'send' }], reopened: [{ tools: ['send'] }] })
  t.match((await readSkill(app)).body, { served: false, status_reason: 'trust_blocked' })
  t.equal((await approve(app, body.reopened[0].proposal_id)).status, 409, 'there is no such tool')
  peer.tools = before ? [before] : []
  t.match((await sync(app, 'mail')).body, { added: ['send'], blocked: [] })
  t.match((await readSkill(app)).body, { served: true })
})

t.test('a server whose own description is hostile is not registered', async (t) => {
  const { app } = await testApp(t)
  const put = await putServer(app, 'mail', { url: 'http://127.0.0.1:9/mcp', description: hidden })
  const details = { field: 'description', rule_id: 'text.tag_characters', line: 1 }
  t.match(put, { status: 422, body: { code: 'content.blocked', details } })
  t.equal((await readServer(app, 'mail')).status, 404)
})
