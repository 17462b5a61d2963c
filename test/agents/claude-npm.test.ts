/** Claude Code without Git: its plugins are packages of the registry that npm is set to. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenServed, publish, type Served } from '../git/working.ts'
import { type Client, givenClient, lacks } from './clients.ts'

const skip = lacks('claude')

const versionsOf = async ({ find }: Client): Promise<string[]> =>
  Object.entries(await find('SKILL.md'))
    .filter(([path]) => /plugins\/cache\/.*\/skills\/one\/SKILL\.md$/.test(path))
    .flatMap(([, text]) => /version: (\S+)/.exec(text)?.[1] ?? [])
    .toSorted()

/** Of npm, for which its settings are those of the tests otherwise. */
const withRegistry = async (t: Test, { origin }: Served, secret?: string): Promise<Client> => {
  const registry = `${origin}/npm/`
  const client = await givenClient(t, 'claude', { npm_config_registry: registry })
  const token = `${registry.slice('http:'.length)}:_authToken=${secret}\n`
  if (secret !== undefined) await writeFile(join(client.home, '.npmrc'), token)
  return client
}

type Given = { served: Served; client: Client; url: string; headers: Record<string, string> }

const install = ['plugin', 'install', 'one@skill-registry']
const updates = [
  ['plugin', 'marketplace', 'update', 'skill-registry'],
  ['plugin', 'update', 'one@skill-registry'],
]

const follow = async (t: Test, { served, client, url, headers }: Given): Promise<void> => {
  await client.run('plugin', 'marketplace', 'add', url)
  await client.run(...install)
  t.same(await versionsOf(client), ['1.0.0'])
  await publish(served, 'one', {}, { version: '2.0.0', headers })
  for (const args of updates) await client.run(...args)
  t.ok((await versionsOf(client)).includes('2.0.0'))
  const payload = { enabled: false }
  await call(served.app, 'PUT', '/skills/user/one/policy', { payload, headers })
  const [refresh = [], update = []] = updates
  await client.run(...refresh)
  t.match(await client.fails(...update), 'Plugin "one" not found')
}

t.test('Claude Code installs, updates and loses a package of npm', { skip }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one')
  const client = await withRegistry(t, served)
  await follow(t, { served, client, url: `${served.origin}/npm/marketplace.json`, headers: {} })
})

t.test('Claude Code does the same with a token', { skip }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one')
  const { headers } = await givenToken(served.services, 'reviewer')
  const { secret } = await givenToken(served.services, 'reader')
  const client = await withRegistry(t, served, secret)
  const url = `${served.origin}/npm/marketplace.json`
  t.match(await client.fails('plugin', 'marketplace', 'add', url), '401')
  const withToken = url.replace('://', `://any:${secret}@`)
  await follow(t, { served, client, url: withToken, headers })
})

t.test('Claude Code takes no packages from another registry without TLS', { skip }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one')
  const client = await givenClient(t, 'claude')
  await client.run('plugin', 'marketplace', 'add', `${served.origin}/npm/marketplace.json`)
  t.match(await client.fails(...install), "is unencrypted and isn't your default npm registry")
  t.same(await versionsOf(client), [])
})
