/** openclaw, as it comes from npm: it installs what has a verdict that passes, and shows the review. */
import t from '../support/tap.ts'
import { call, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenServed, publish } from '../git/working.ts'
import { FILL, installArchive, review, skillArchive } from '../trust/given.ts'
import { type Client, givenClient, lacks } from './clients.ts'

const skip = lacks('openclaw')

const textsOf = async ({ find }: Client): Promise<string[]> =>
  Object.entries(await find('SKILL.md'))
    .filter(([path]) => path.endsWith('/skills/one/SKILL.md'))
    .map(([, text]) => text)

for (const state of ['open', 'with a token']) {
  t.test(`openclaw installs, updates and loses a skill, ${state}`, { skip }, async (t) => {
    const served = await givenServed(t)
    await publish(served, 'one')
    const isOpen = state === 'open'
    const token = isOpen ? null : (await givenToken(served.services, 'reader')).secret
    const admin = isOpen ? {} : { headers: (await givenToken(served.services, 'admin')).headers }
    const env = { OPENCLAW_CLAWHUB_URL: `${served.origin}/clawhub` }
    if (token !== null) {
      const stranger = await givenClient(t, 'openclaw', env)
      t.match(await stranger.fails('skills', 'install', '@default/one'), /authentication failed/)
      t.same(await textsOf(stranger), [])
    }
    const client = await givenClient(t, 'openclaw', {
      ...env,
      ...(token === null ? {} : { CLAWHUB_TOKEN: token }),
    })
    t.match(await client.run('skills', 'search', 'one'), /@default\/one/)
    await client.run('skills', 'install', '@default/one')
    t.match(await textsOf(client), [/version: 1\.0\.0/])

    const archive = skillArchive([], { name: 'one', extra: 'version: 2.0.0' })
    const form = multipart(archive)
    const headers = { ...form.headers, ...admin.headers }
    await call(served.app, 'PUT', '/skills/user/one/archive', { ...form, headers })
    await client.run('skills', 'update', '@default/one')
    t.match(await textsOf(client), [/version: 2\.0\.0/])

    const payload = { enabled: false }
    await call(served.app, 'PUT', '/skills/user/one/policy', { ...admin, payload })
    t.match(await client.fails('skills', 'update', '@default/one'), /not found/i)
    t.match(await client.fails('skills', 'install', '@default/one', '--force'), /not found/i)
    t.notMatch(await client.run('skills', 'search', 'one'), /@default\/one/)
  })
}

t.test('openclaw shows the words of the reviewer', { skip }, async (t) => {
  const served = await givenServed(t)
  const { body } = await installArchive(served.app, skillArchive([FILL], { name: 'one' }))
  const env = { OPENCLAW_CLAWHUB_URL: `${served.origin}/clawhub` }
  const client = await givenClient(t, 'openclaw', env)
  t.match(await client.fails('skills', 'install', '@default/one'), /not found/i)
  await review(served.app, body.proposal_id, { decision: 'approve', reason: 'I read every line.' })
  t.match(await client.run('skills', 'install', '@default/one'), /I read every line\./)
})
