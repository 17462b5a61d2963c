/** isomorphic-git, which speaks an older version of the protocol. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { git, givenServed, publish, type Served } from '../git/working.ts'
import { givenClient, lacks } from './clients.ts'

const skip = lacks('isogit')
const author = ['--author.name=test', '--author.email=test@localhost']

type Given = { served: Served; url: string; headers: Record<string, string> }

const follow = async (t: Test, { served, url, headers }: Given): Promise<void> => {
  const client = await givenClient(t, 'isogit')
  const options = ['clone', `--url=${url}`, '--singleBranch']
  const full = join(client.project, 'full')
  await client.run(`--dir=${full}`, ...options)
  t.ok((await readdir(join(full, 'skills'))).includes('one'))
  // It keeps no note of what a repository leaves out unless it has asked for that.
  const dir = join(client.project, 'shallow')
  const pull = () =>
    client.run(
      `--dir=${dir}`,
      'pull',
      `--url=${url}`,
      '--singleBranch',
      '--fastForwardOnly',
      ...author,
    )
  await client.run(`--dir=${dir}`, ...options, '--depth=1')
  await publish(served, 'two', {}, { headers })
  await pull()
  t.ok((await readdir(join(dir, 'skills'))).includes('two'))
  const payload = { enabled: false }
  await call(served.app, 'PUT', '/skills/user/one/policy', { payload, headers })
  await pull()
  t.same(await readdir(join(dir, 'skills/one')).catch(() => []), [])
  await git(dir, 'fsck', '--strict')
}

t.test('isomorphic-git clones and pulls', { skip }, async (t) => {
  const served = await givenServed(t)
  const url = `${served.origin}/skills.git`
  await git(served.folder, 'ls-remote', url)
  await publish(served, 'one')
  await follow(t, { served, url, headers: {} })
})

t.test('isomorphic-git does the same with a token in the URL', { skip }, async (t) => {
  const served = await givenServed(t)
  const url = `${served.origin}/skills.git`
  await git(served.folder, 'ls-remote', url)
  await publish(served, 'one')
  const { headers } = await givenToken(served.services, 'reviewer')
  const { secret } = await givenToken(served.services, 'reader')
  const stranger = await givenClient(t, 'isogit')
  const dir = join(stranger.project, 'none')
  t.match(await stranger.fails(`--dir=${dir}`, 'clone', `--url=${url}`), '401')
  await follow(t, { served, url: url.replace('://', `://any:${secret}@`), headers })
})
