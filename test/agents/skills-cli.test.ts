/** `skills` in two versions, with the Git repository and with the discovery index. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenServed, publish, type Served } from '../git/working.ts'
import { type Client, givenClient, giveToken, lacks } from './clients.ts'

const versions = ['skills-1.5', 'skills-1.7'] as const

/** An update makes a link of the folder. */
const versionOf = async ({ project }: Client): Promise<string | undefined> => {
  const path = join(project, '.claude/skills/one/SKILL.md')
  const text = await readFile(path, 'utf8').catch(() => '')
  return /version: (\S+)/.exec(text)?.[1]
}

const givenTwo = async (t: Test): Promise<Served> => {
  const served = await givenServed(t)
  await publish(served, 'one')
  await publish(served, 'two', { 'more.md': 'More.' })
  return served
}

type Given = {
  served: Served
  client: Client
  url: string
  headers?: Record<string, string>
  /** Whether `update` knows this kind of source; where it does not, `add` is run again. */
  updates: boolean
}

const follow = async (
  t: Test,
  { served, client, url, headers = {}, updates }: Given,
): Promise<void> => {
  const add = ['add', url, '--skill', 'one', '--agent', 'claude-code', '--copy', '-y']
  t.match(await client.run('add', url, '--list'), /one[^]*two/)
  await client.run(...add)
  t.equal(await versionOf(client), '1.0.0')
  t.match(await client.run('list'), 'one')
  await publish(served, 'one', {}, { version: '2.0.0', headers })
  await client.run(...(updates ? ['update', '-p', '-y'] : add))
  t.equal(await versionOf(client), '2.0.0')
  t.match(await client.run('check', '-p', '-y'), /up to date|Updated|Refreshing|Checking/)
  const payload = { enabled: false }
  await call(served.app, 'PUT', '/skills/user/one/policy', { payload, headers })
  t.match(await client.fails(...add), 'No matching skills')
  await client.run('remove', 'one', '-y')
  t.equal(await versionOf(client), undefined)
}

for (const name of versions) {
  const skip = lacks(name)
  t.test(`${name} follows the Git repository`, { skip }, async (t) => {
    const served = await givenTwo(t)
    const client = await givenClient(t, name)
    await follow(t, { served, client, url: `${served.origin}/skills.git`, updates: true })
  })

  t.test(`${name} does the same with a token`, { skip }, async (t) => {
    const served = await givenTwo(t)
    const { headers } = await givenToken(served.services, 'reviewer')
    const { secret } = await givenToken(served.services, 'reader')
    const client = await givenClient(t, name)
    const url = `${served.origin}/skills.git`
    t.match(await client.fails('add', url, '--list'), /authenticat|401|could not read/i)
    await giveToken(client, secret)
    await follow(t, { served, client, url, headers, updates: true })
  })

  t.test(`${name} follows the discovery index`, { skip }, async (t) => {
    const served = await givenTwo(t)
    const client = await givenClient(t, name)
    const updates = name === 'skills-1.7'
    await follow(t, { served, client, url: served.origin, updates })
  })
}
