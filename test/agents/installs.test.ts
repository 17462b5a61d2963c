/**
 * Each client installs a skill from the Git repository, updates it after a change, and has it no more
 * after it was disabled: of an open service, and of one with tokens by a credential helper of Git.
 */
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenServed, publish, type Served } from '../git/working.ts'
import { type Client, givenClient, giveToken, lacks } from './clients.ts'

type Tried = {
  name: string
  /** The paths of installed skills. */
  installed: RegExp
  add: (url: string) => string[][]
  update: (url: string) => string[][]
  /** It ignores the credential helpers of Git. */
  takesTokenInUrl?: true
  /** Whether the skill `one` can be had no more; `update` has run, or failed. */
  isGone: (client: Client, url: string) => Promise<boolean>
}

const inMarketplace =
  (folder: RegExp) =>
  async ({ find }: Client): Promise<boolean> =>
    !Object.keys(await find('SKILL.md')).some((path) => folder.test(path) && /\/one\//.test(path))

const clients: Tried[] = [
  {
    name: 'claude',
    installed: /plugins\/cache\/.*\/skills\/one\/SKILL\.md$/,
    add: (url) => [
      ['plugin', 'marketplace', 'add', url],
      ['plugin', 'install', 'one@skill-registry'],
    ],
    update: () => [
      ['plugin', 'marketplace', 'update', 'skill-registry'],
      ['plugin', 'update', 'one@skill-registry'],
    ],
    isGone: inMarketplace(/plugins\/marketplaces\//),
  },
  {
    name: 'codex',
    installed: /plugins\/cache\/.*\/skills\/one\/SKILL\.md$/,
    add: (url) => [
      ['plugin', 'marketplace', 'add', url],
      ['plugin', 'add', 'one@skill-registry'],
    ],
    update: () => [
      ['plugin', 'marketplace', 'upgrade', 'skill-registry'],
      ['plugin', 'add', 'one@skill-registry'],
    ],
    isGone: inMarketplace(/\.tmp\/marketplaces\//),
  },
  {
    name: 'copilot',
    installed: /installed-plugins\/.*\/skills\/one\/SKILL\.md$/,
    add: (url) => [
      ['plugin', 'marketplace', 'add', url],
      ['plugin', 'install', 'one@skill-registry'],
    ],
    update: () => [
      ['plugin', 'marketplace', 'update', 'skill-registry'],
      ['plugin', 'update', 'one@skill-registry'],
    ],
    isGone: inMarketplace(/copilot\/marketplaces\//),
  },
  {
    name: 'gemini',
    takesTokenInUrl: true,
    installed: /\.gemini\/skills\/one\/SKILL\.md$/,
    add: (url) => [['skills', 'install', url, '--path', 'skills/one', '--consent']],
    update: (url) => [['skills', 'install', url, '--path', 'skills/one', '--consent']],
    isGone: async ({ fails }, url) =>
      /not found|no skill|does not exist|No valid/i.test(
        await fails('skills', 'install', url, '--path', 'skills/one', '--consent'),
      ),
  },
  {
    name: 'openskills',
    installed: /project\/\.claude\/skills\/one\/SKILL\.md$/,
    add: (url) => [['install', url, '--yes']],
    update: () => [['update', 'one']],
    isGone: async ({ run }) => !/Updated: one/.test(await run('update', 'one')),
  },
]

const versionsAt = async ({ find }: Client, { installed }: Tried): Promise<string[]> =>
  Object.entries(await find('SKILL.md'))
    .filter(([path]) => installed.test(path))
    .flatMap(([, text]) => /version: (\S+)/.exec(text)?.[1] ?? [])
    .toSorted()

type Given = { served: Served; client: Client; url: string; headers: Record<string, string> }

/** Installs, follows a change here, and loses what is disabled here. */
const follow = async (
  t: Test,
  tried: Tried,
  { served, client, url, headers }: Given,
): Promise<void> => {
  for (const args of tried.add(url)) await client.run(...args)
  t.same(await versionsAt(client, tried), ['1.0.0'], 'installed')
  await publish(served, 'one', {}, { version: '2.0.0', headers })
  for (const args of tried.update(url)) await client.run(...args)
  t.ok((await versionsAt(client, tried)).includes('2.0.0'), 'updated')
  const payload = { enabled: false }
  await call(served.app, 'PUT', '/skills/user/one/policy', { payload, headers })
  for (const args of tried.update(url)) await client.fails(...args)
  t.ok(await tried.isGone(client, url), 'gone')
}

for (const tried of clients) {
  const { name } = tried
  t.test(`${name} installs, updates and loses a skill`, { skip: lacks(name) }, async (t) => {
    const served = await givenServed(t)
    await publish(served, 'one')
    // Its slug is no name of a plugin to some clients.
    await publish(served, 'two_more')
    const url = `${served.origin}/skills.git`
    await follow(t, tried, { served, client: await givenClient(t, name), url, headers: {} })
  })

  t.test(`${name} does the same with a token`, { skip: lacks(name) }, async (t) => {
    const served = await givenServed(t)
    await publish(served, 'one')
    await publish(served, 'two')
    const url = `${served.origin}/skills.git`
    const { headers } = await givenToken(served.services, 'reviewer')
    const { secret } = await givenToken(served.services, 'reader')
    const stranger = await givenClient(t, name)
    const [first = []] = tried.add(url)
    await stranger.fails(...first)
    t.same(await versionsAt(stranger, tried), [])
    const client = await givenClient(t, name)
    await giveToken(client, secret)
    const given = tried.takesTokenInUrl ? url.replace('://', `://any:${secret}@`) : url
    await follow(t, tried, { served, client, url: given, headers })
  })
}

t.test('Claude Code installs from marketplace.json', { skip: lacks('claude') }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one')
  await publish(served, 'two')
  const client = await givenClient(t, 'claude')
  const [, install = []] = clients[0]?.add('') ?? []
  await client.run('plugin', 'marketplace', 'add', `${served.origin}/marketplace.json`)
  await client.run(...install)
  const paths = Object.keys(await client.find('SKILL.md'))
  t.match(paths, [/plugins\/cache\/skill-registry\/one\/[^/]+\/SKILL\.md$/])
  await publish(served, 'one', {}, { version: '2.0.0' })
  for (const args of clients[0]?.update('') ?? []) await client.run(...args)
  t.ok(Object.values(await client.find('SKILL.md')).some((text) => text.includes('version: 2.0.0')))
})
