/** The SDK's client of the first generation, directly, and behind `mcp-remote`, as desktops use it. */
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import {
  Client,
  PromptListChangedNotificationSchema,
  ResourceListChangedNotificationSchema,
  ResourceUpdatedNotificationSchema,
  StdioClientTransport,
  StreamableHTTPClientTransport,
} from '../tools/mcp/sdk.ts'
import { ownHome, scriptOf } from './programs.ts'
import { givenService } from './service.ts'

const { app, url } = await givenService(t)

const WITHIN_MS = 30_000

const direct = async () => new StreamableHTTPClientTransport(new URL(url))

const relayed = async () =>
  new StdioClientTransport({
    command: process.execPath,
    args: [scriptOf('mcp-remote'), url, '--allow-http'],
    env: await ownHome(),
    stderr: 'ignore',
  })

const putDocument = (id: string) =>
  call(app, 'PUT', `/documents/${id}`, { payload: { skill: '# Changed' } })

for (const [name, transport] of [
  ['the client of the first generation', direct],
  ['mcp-remote', relayed],
] as const) {
  const given = async (t: Test) => {
    const client = new Client({ name: 'a test', version: '1' })
    await client.connect(await transport())
    t.teardown(() => client.close())
    return client
  }

  t.test(`${name}: lists, reads, renders and calls`, async (t) => {
    const client = await given(t)
    t.match(client.getServerVersion(), { name: 'skill-registry' })
    const { resources } = await client.listResources()
    t.ok(resources.some(({ uri }) => uri === 'iii://news'))
    t.match(await client.readResource({ uri: 'iii://news' }), {
      contents: [{ text: /Of the day/ }],
    })
    const { prompts } = await client.listPrompts()
    t.ok(prompts.some(({ name: one }) => one === 'test_simple_prompt'))
    const prompt = { name: 'test_prompt_with_arguments', arguments: { arg1: 'a', arg2: 'b' } }
    t.match(await client.getPrompt(prompt), { messages: [{ content: { text: /arg1='a'/ } }] })
    const described = { name: 'describe_skill', arguments: { name: 'deep', detail: 'full' } }
    t.match(await client.callTool(described), {
      structuredContent: { skill: { manifest: { name: 'deep' } } },
    })
    await t.rejects(client.readResource({ uri: 'iii://nobody' }), /documents\.not_found/)
  })

  t.test(`${name}: hears what changes`, async (t) => {
    const client = await given(t)
    const heard = new Set<string>()
    client.setNotificationHandler(ResourceListChangedNotificationSchema, () => {
      heard.add('resources')
    })
    client.setNotificationHandler(PromptListChangedNotificationSchema, () => {
      heard.add('prompts')
    })
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
      heard.add(params.uri)
    })
    await client.subscribeResource({ uri: 'iii://fresh' })
    const late = performance.now() + WITHIN_MS
    // Its stream opens whenever it likes, so a change is made until one is heard of.
    while (!heard.has('iii://fresh') && performance.now() < late) {
      await putDocument('fresh')
      await sleep(200)
    }
    t.ok(heard.has('resources'))
    t.ok(heard.has('iii://fresh'))
    await client.unsubscribeResource({ uri: 'iii://fresh' })
  })
}
