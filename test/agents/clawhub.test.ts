/**
 * The clients of ClawHub, as they come from npm, in the two generations that publish in different ways:
 * on an open service and on one with tokens, each in a workspace of its own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { givenServed, type Served } from '../git/working.ts'
import { approve, FILL, installArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { type Client, givenClient, lacks } from './clients.ts'

type Place = {
  served: Served
  registry: string
  workspace: string
  headers: Record<string, string>
}

/** The service is open, or has tokens, and the skills are those of a workspace. */
const places: Record<string, (t: Test) => Promise<Place & { secret: string | null }>> = {
  open: async (t) => {
    const served = await givenServed(t)
    const registry = `${served.origin}/clawhub`
    return { served, registry, workspace: 'default', headers: {}, secret: null }
  },
  'with a token': async (t) => {
    const served = await givenServed(t)
    await givenWorkspace(served.db, 'acme')
    const admin = await givenToken(served.services, 'admin')
    const { secret } = await givenToken(served.services, 'publisher', { workspace: 'acme' })
    const registry = `${served.origin}/v1/workspaces/acme/clawhub`
    return { served, registry, workspace: 'acme', headers: admin.headers, secret }
  },
}

const folderOf = ({ project }: Client, name: string): string => join(project, 'mine', name)

const write = async (client: Client, name: string, body: string): Promise<string> => {
  const folder = folderOf(client, name)
  await mkdir(join(folder, 'docs'), { recursive: true })
  await writeFile(join(folder, 'SKILL.md'), skillMd({ name, body }))
  await writeFile(join(folder, 'docs', 'a.md'), '# A\n')
  await writeFile(join(folder, 'empty.txt'), '')
  return folder
}

const installed = ({ project }: Client, name: string): Promise<string> =>
  readFile(join(project, 'skills', name, 'SKILL.md'), 'utf8')

const setEnabled = ({ served, workspace, headers }: Place, name: string, enabled: boolean) =>
  call(served.app, 'PUT', `/skills/user/${name}/policy`, {
    workspace,
    headers,
    payload: { enabled },
  })

/** The client asks for a token before it publishes, which an open service does not look at. */
const givenClawHub = async (t: Test, name: string, place: Place & { secret: string | null }) => {
  const client = await givenClient(t, name, { CLAWHUB_REGISTRY: place.registry })
  await client.run('login', '--token', place.secret ?? 'any')
  return client
}

const generations = ['clawhub', 'clawhub-0.20'] as const

for (const name of generations) {
  for (const [state, given] of Object.entries(places)) {
    t.test(
      `${name} publishes, finds, installs, updates and loses a skill, ${state}`,
      {
        skip: lacks(name),
      },
      async (t) => {
        const place = await given(t)
        const client = await givenClawHub(t, name, place)
        const { run, fails } = client
        const isGone = async (...args: string[]) =>
          t.match(await fails(...args), /Skill not found: greeting/, args.join(' '))
        const folder = await write(client, 'greeting', '# Greet\n\nSay hello.')
        const first = ['--slug', 'greeting', '--version', '1.0.0', '--changelog', 'It says hello']
        await run('publish', folder, ...first)

        t.match(await run('search', 'greeting'), /greeting +v1\.0\.0/)
        t.match(await run('explore'), /greeting {2}v1\.0\.0/)
        const inspected = await run('inspect', 'greeting', '--files', '--versions')
        t.match(inspected, /Latest:? +1\.0\.0/)
        t.match(inspected, /docs\/a\.md +4/)
        t.match(inspected, /It says hello/)
        t.match(await run('inspect', 'greeting', '--file', 'docs/a.md'), /# A/)

        await run('install', 'greeting')
        t.match(await installed(client, 'greeting'), /Say hello\./)
        await run('update', 'greeting')
        t.match(await installed(client, 'greeting'), /Say hello\./)

        await write(client, 'greeting', '# Greet\n\nSay good morning.')
        await run('publish', folder, '--slug', 'greeting', '--version', '1.0.1')
        await run('update', 'greeting')
        t.match(await installed(client, 'greeting'), /Say good morning\./)

        await setEnabled(place, 'greeting', false)
        await isGone('update', 'greeting')
        await isGone('install', 'greeting', '--force')
        t.notMatch(await run('search', 'greeting'), /greeting/)
        await setEnabled(place, 'greeting', true)

        await run('delete', 'greeting', '--yes')
        await isGone('inspect', 'greeting')
        await run('undelete', 'greeting', '--yes')
        t.match(await run('inspect', 'greeting'), /Latest:? +1\.0\.1/)
      },
    )
  }

  t.test(
    `${name} follows a rollback, and a change that kept its label`,
    {
      skip: lacks(name),
    },
    async (t) => {
      const place = await (places.open as (typeof places)[string])(t)
      const client = await givenClawHub(t, name, place)
      const folder = await write(client, 'greeting', '# Greet\n\nOne.')
      const publish = () =>
        client.run('publish', folder, '--slug', 'greeting', '--version', '1.0.0')
      await publish()
      await client.run('install', 'greeting')
      await write(client, 'greeting', '# Greet\n\nTwo.')
      await publish()
      await client.run('update', 'greeting')
      t.match(await installed(client, 'greeting'), /Two\./)
      const { app } = place.served
      const { revisions } = (await call(app, 'GET', '/skills/user/greeting/revisions')).body
      const payload = { fingerprint: revisions[1].fingerprint, reason: 'the first was better' }
      await call(app, 'POST', '/skills/user/greeting/rollback', { payload })
      await client.run('update', 'greeting')
      t.match(await installed(client, 'greeting'), /One\./)
    },
  )

  t.test(`${name} is told that a publication waits, and why`, { skip: lacks(name) }, async (t) => {
    const place = await (places['with a token'] as (typeof places)[string])(t)
    const { served, workspace, headers } = place
    const client = await givenClawHub(t, name, place)
    const body = `# Forms\n\nUse them.\n\n## Capabilities\n\n- ${FILL}`
    const folder = await write(client, 'forms', body)
    const told = await client.run('publish', folder, '--slug', 'forms', '--version', '1.0.0')
    if (name === 'clawhub') t.match(told, /pending security scans/)
    t.match(await client.fails('install', 'forms'), /Skill not found/)
    t.match(await client.run('inspect', 'forms'), /approval_pending/)
    const waiting = await call(served.app, 'GET', '/proposals?review_status=pending', {
      workspace,
      headers,
    })
    const [proposal] = waiting.body.proposals
    await approve(served.app, proposal.proposal_id, { workspace, headers })
    await client.run('install', 'forms')
    t.match(await installed(client, 'forms'), /Fills a form/)
  })

  t.test(
    `${name} passes over a blocked skill when it updates all`,
    { skip: lacks(name) },
    async (t) => {
      const place = await (places.open as (typeof places)[string])(t)
      const { app } = place.served
      const client = await givenClawHub(t, name, place)
      for (const slug of ['bad', 'good']) {
        const folder = await write(client, slug, '# Greet\n\nOne.')
        await client.run('publish', folder, '--slug', slug, '--version', '1.0.0')
        await client.run('install', slug)
      }
      await call(app, 'DELETE', '/skills/user/bad')
      const files = { 'SKILL.md': skillMd({ name: 'bad' }), 'key.pem': PRIVATE_KEY }
      await installArchive(app, packageArchive({ folder: 'bad', files }))
      const folder = await write(client, 'good', '# Greet\n\nTwo.')
      await client.run('publish', folder, '--slug', 'good', '--version', '1.0.1')
      t.match(await client.run('update', '--all'), /flagged as malware/)
      t.match(await installed(client, 'good'), /Two\./)
      t.match(await client.run('inspect', 'bad'), /security_blocked/)
    },
  )

  t.test(
    `${name} finds the API by the address of the service`,
    { skip: lacks(name) },
    async (t) => {
      const place = await (places.open as (typeof places)[string])(t)
      const publisher = await givenClawHub(t, name, place)
      const folder = await write(publisher, 'greeting', '# Greet\n\nSay hello.')
      await publisher.run('publish', folder, '--slug', 'greeting', '--version', '1.0.0')
      const client = await givenClient(t, name)
      await client.run('--site', place.served.origin, 'install', 'greeting')
      t.match(await installed(client, 'greeting'), /Say hello\./)
    },
  )
}
