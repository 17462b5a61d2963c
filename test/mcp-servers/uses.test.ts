/** What past syncs found, and which skills use which tools. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { givenToken } from '../support/tokens.ts'
import { givenInventory, givenMappedSkill, WRITE } from '../trust/mapped.ts'
import { sync } from './given.ts'

t.test('each sync is kept with what it found, newest first', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenInventory(t, app, [tool('send', WRITE)])
  peer.tools = [tool('send', HARMLESS), tool('read', HARMLESS)]
  await sync(app, 'mail')
  const url = '/mcp-servers/mail/syncs'
  const { syncs } = (await call(app, 'GET', url)).body
  t.match(syncs, [
    { actor: 'local', added: ['read'], changed: ['send'], removed: [] },
    { hash_before: null, added: ['send'], changed: [] },
  ])
  t.equal(syncs[0].hash_before, syncs[1].hash_after)
  const { next_cursor: cursor } = (await call(app, 'GET', `${url}?limit=1`)).body
  t.match((await call(app, 'GET', `${url}?cursor=${cursor}`)).body, {
    syncs: [{ added: ['send'] }],
    next_cursor: null,
  })
})

t.test('skills that use a tool are named, also those that wait again', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenInventory(t, app, [tool('send', WRITE), tool('read', HARMLESS)])
  await givenMappedSkill(app, ['send'])
  const uses = async () => (await call(app, 'GET', '/mcp-servers/mail/uses')).body.uses
  t.match(await uses(), [{ tool: 'send', slug: 'pdf-tools', approved: true, waiting: false }])
  peer.tools = [tool('send', { ...WRITE, riskLevel: 'destructive' })]
  await sync(app, 'mail')
  t.match(await uses(), [{ tool: 'send', approved: true, waiting: true }])
})

t.test('only reviewers read it, and only of a server that is there', async (t) => {
  const { app, services } = await testApp(t)
  const reviewer = await givenToken(services, 'reviewer')
  const publisher = await givenToken(services, 'publisher')
  for (const what of ['syncs', 'uses']) {
    t.match(await call(app, 'GET', `/mcp-servers/none/${what}`, reviewer), {
      status: 404,
      body: { code: 'mcp_servers.not_found' },
    })
    t.equal((await call(app, 'GET', `/mcp-servers/none/${what}`, publisher)).status, 403)
  }
})
