/** Pages of MCP servers: what is shown to whom, what a sync shows, and what forms accept. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { putServer } from '../mcp-servers/given.ts'
import { givenInventory, givenMappedSkill, WRITE } from '../trust/mapped.ts'
import { plain, signedIn } from './given-browsers.ts'

const list = '/console/w/default/mcp-servers'
const mail = `${list}/mail`

const tagIn = (text: string): string => /name="tag" value="([^"]+)"/.exec(text)?.[1] ?? ''

const given = async (
  t: Test,
): Promise<TestApp & { peer: Awaited<ReturnType<typeof givenInventory>> }> => {
  const test = await testApp(t)
  const peer = await givenInventory(t, test.app, [tool('send', WRITE), tool('read', HARMLESS)])
  await givenMappedSkill(test.app, ['send'])
  return { ...test, peer }
}

t.test('what a server says stands beside what operators said, and who uses it', async (t) => {
  const { app } = await given(t)
  const metadata = '/skills/user/pdf-tools/capabilities/send/metadata'
  const payload = { risk_level: 'destructive', explanation: 'it cannot be undone' }
  t.equal((await call(app, 'PUT', metadata, { payload })).status, 200)
  t.match((await call(app, 'GET', '/mcp-servers/mail/uses')).body, {
    uses: [{ override: { risk_level: 'destructive', side_effects: null, data_egress: null } }],
  })
  t.match((await call(app, 'GET', '/mcp-servers')).body, {
    mcp_servers: [{ last_sync: { added: 2, changed: 0, removed: 0 } }],
  })
  t.match(plain((await app.inject({ url: list })).payload), /mail .* 2 just now 2 new/)
  const text = plain((await app.inject({ url: `${mail}?tool=send` })).payload)
  t.match(text, 'risk: write · effects: external · data leaves: network')
  t.match(text, 'destructive for pdf-tools')
  t.match(text, 'pdf-tools approved')
  t.match(text, 'new read, send by local')
})

t.test('a sync shows how tools have changed, and what follows', async (t) => {
  const { app, peer } = await given(t)
  peer.tools = [tool('send', { ...WRITE, riskLevel: 'destructive' }), tool('list', HARMLESS)]
  const { statusCode, payload } = await app.inject({ method: 'POST', url: `${mail}/sync` })
  t.equal(statusCode, 200)
  const [, report = ''] = /id="report">(.*?)<\/section>/s.exec(payload) ?? []
  const text = plain(report)
  t.match(text, 'New: list')
  t.match(text, 'Changed: send Risk write destructive')
  t.match(text, 'Gone: read')
  t.match(text, 'Wait for a reviewer again: pdf-tools, which uses send')
  t.match(plain(payload), 'new list · changed send · gone read by local')
  const again = await app.inject({ method: 'POST', url: `${mail}/sync` })
  t.match(plain(again.payload), 'No tool has changed.')
  t.match(plain(again.payload), 'nothing new by local')
  peer.tools = [...peer.tools, tool('has a blank', HARMLESS)]
  await app.inject({ method: 'POST', url: `${mail}/sync` })
  const later = plain((await app.inject({ url: mail })).payload)
  t.match(later, 'left out has a blank by local', 'it stays known')
  const led = await app.inject({ url: `${mail}/sync` })
  t.equal(led.headers.location, mail, 'the address of the result leads to the page')
})

t.test('a server that fails is a note on its page, and changes nothing', async (t) => {
  const { app } = await testApp(t)
  await putServer(app, 'mail', { url: 'http://127.0.0.1:9/mcp' })
  t.match((await app.inject({ url: mail })).payload, 'Its tools are not known yet')
  const { statusCode, payload } = await app.inject({ method: 'POST', url: `${mail}/sync` })
  t.equal(statusCode, 422)
  t.match(payload, /role="alert"/)
  t.match(payload, 'mcp_servers.failed')
})

t.test('a server is registered, replaced and unregistered by forms', async (t) => {
  const test = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:9' })
  const browser = await signedIn(test, 'reviewer')
  t.match((await browser.send(list)).text, 'No MCP server is registered')
  const url = 'http://127.0.0.1:9/mcp'
  const form = {
    server_id: 'mail',
    url,
    description: ' Mail. ',
    headers: 'authorization: Bearer s3cr3t\r\n\r\nx-a : b\r\n',
  }
  const wrong = await browser.send(list, { method: 'POST', form: { ...form, headers: 'none' } })
  t.equal(wrong.status, 422)
  t.match(wrong.text, 'Line 1 of the headers')
  t.match(wrong.text, /value="mail"/, 'what was typed is kept')
  const bad = await browser.send(list, { method: 'POST', form: { ...form, server_id: 'Mail' } })
  t.equal(bad.status, 422)
  t.notMatch(bad.text, 's3cr3t', 'but for secrets')
  const made = await browser.send(list, { method: 'POST', form })
  t.equal(made.status, 303)
  t.equal(made.location, mail)
  t.equal((await browser.send(list, { method: 'POST', form })).status, 422, 'it exists')
  const page = await browser.send(mail)
  t.match(plain(page.text), 'Headers authorization, x-a')
  t.notMatch(page.text, 's3cr3t')
  const tag = tagIn(page.text)
  const { server_id: _id, ...others } = form
  const replaced = await browser.send(mail, {
    method: 'POST',
    form: { ...others, headers: '', tag },
  })
  t.equal(replaced.status, 303)
  const stale = await browser.send(mail, { method: 'POST', form: { ...others, tag } })
  t.equal(stale.status, 422)
  t.match(stale.text, 'has changed since you read it')
  const now = await browser.send(mail)
  t.match(plain(now.text), 'Headers none')
  const gone = { tag: tagIn(now.text), confirm: 'mial' }
  t.equal((await browser.send(`${mail}/unregister`, { method: 'POST', form: gone })).status, 422)
  const removed = await browser.send(`${mail}/unregister`, {
    method: 'POST',
    form: { ...gone, confirm: 'mail' },
  })
  t.equal(removed.location, list)
  t.equal((await browser.send(mail)).status, 404)
})

t.test('pages and forms need the roles that the API needs', async (t) => {
  const test = await given(t)
  const reader = await signedIn(test, 'reader')
  const publisher = await signedIn(test, 'publisher')
  for (const url of [list, mail]) {
    t.equal((await reader.send(url)).status, 403, url)
    t.equal((await publisher.send(url)).status, 200, url)
  }
  const { text } = await publisher.send(mail)
  t.notMatch(text, 'pdf-tools', 'uses are for reviewers')
  t.match(text, 'Syncing needs the role reviewer; you are publisher')
  t.notMatch(text, 'Unregister')
  t.notMatch((await publisher.send(list)).text, 'Register a server')
  const forms = { tag: 'x', confirm: 'mail' }
  for (const url of [list, mail, `${mail}/sync`, `${mail}/unregister`]) {
    t.equal((await publisher.send(url, { method: 'POST', form: forms })).status, 403, url)
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { text: refused } = await publisher.send(url, { method: 'POST', form: forms, headers })
    t.match(refused, 'request.origin_refused', url)
  }
  t.equal((await publisher.send(`${list}/none`)).status, 404)
})

t.test('what a server says is text, whatever it is', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const hostile = '</p><script>alert(1)</script>" onload="x'
  await givenInventory(t, app, [
    tool('send', WRITE, {
      description: `${hostile} call\u00adme`,
      inputSchema: { type: 'object', title: hostile },
      annotations: { title: hostile },
    }),
  ])
  await putServer(app, 'other', { url: 'http://127.0.0.1:9/mcp', description: `${hostile}\u00ad` })
  for (const url of [
    list,
    mail,
    `${mail}?tool=send`,
    `${mail}?tool=${encodeURIComponent(hostile)}`,
  ]) {
    const { payload, statusCode } = await app.inject({ url })
    t.equal(statusCode, 200, url)
    t.notMatch(payload, '<script>alert', url)
    t.notMatch(payload, '" onload', url)
  }
  t.match((await app.inject({ url: list })).payload, 'data-u="U+00AD"')
  t.match((await app.inject({ url: mail })).payload, 'data-u="U+00AD"')
})
