/** A repository behind tokens. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { failingGit, filesBelow, git, givenServed, publish, skip } from './working.ts'

t.test('a token is the password of any user name', { skip }, async (t) => {
  const served = await givenServed(t)
  const { services, db, origin, folder } = served
  await publish(served, 'one')
  await givenWorkspace(db, 'acme')
  const { secret, id } = await givenToken(services, 'reader', { workspace: 'default' })
  const other = await givenToken(services, 'reader', { workspace: 'acme' })
  const url = (password: string, path = '/skills.git') =>
    `${origin.replace('://', `://anyone:${password}@`)}${path}`
  t.match(await failingGit(folder, 'clone', `${origin}/skills.git`), 'could not read Username')
  t.match(await failingGit(folder, 'clone', url('wrong')), 'Authentication failed')
  t.match(await failingGit(folder, 'clone', url(other.secret)), /not found|404/)
  const acme = url(secret, '/v1/workspaces/acme/skills.git')
  t.match(await failingGit(folder, 'clone', acme), /not found|404/)
  await git(folder, 'clone', url(secret), 'clone')
  const clone = join(folder, 'clone')
  await publishWith(served, secret)
  await git(clone, 'pull', '--ff-only')
  t.match(Object.keys(await filesBelow(clone)), ['skills/one/SKILL.md'])
  await git(
    folder,
    '-c',
    `http.extraHeader=Authorization: Bearer ${secret}`,
    'clone',
    `${origin}/skills.git`,
    'bearer',
  )
  t.match(await failingGit(clone, 'push', 'origin', 'HEAD:other'), 'skill push')
  await services.tokens.revoke(
    { workspaceId: 'default', actor: { id: 'x', role: 'admin' }, requestId: null, address: null },
    id,
  )
  t.match(await failingGit(clone, 'pull'), /Authentication failed|401/)
})

/** A reader cannot publish, so nothing changes for it. */
const publishWith = async (served: { origin: string }, secret: string): Promise<void> => {
  const answer = await fetch(`${served.origin}/v1/workspaces/default/skills/archive`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`x:${secret}`).toString('base64')}` },
  })
  if (answer.status !== 401) throw new Error(`Basic is taken elsewhere: ${answer.status}`)
}
