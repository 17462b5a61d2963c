/** isomorphic-git, which speaks an older version of the protocol. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { git, givenServed, publish } from '../git/working.ts'
import { givenClient, lacks } from './clients.ts'

t.test('isomorphic-git clones and pulls', { skip: lacks('isogit') }, async (t) => {
  const served = await givenServed(t)
  const url = `${served.origin}/skills.git`
  await git(served.folder, 'ls-remote', url)
  await publish(served, 'one')
  const client = await givenClient(t, 'isogit')
  const options = ['clone', `--url=${url}`, '--singleBranch']
  const full = join(client.project, 'full')
  await client.run(`--dir=${full}`, ...options)
  t.ok((await readdir(join(full, 'skills'))).includes('one'))
  // It keeps no note of what a repository leaves out unless it has asked for that.
  const dir = join(client.project, 'shallow')
  await client.run(`--dir=${dir}`, ...options, '--depth=1')
  await publish(served, 'two')
  const author = ['--author.name=test', '--author.email=test@localhost']
  await client.run(`--dir=${dir}`, 'pull', '--singleBranch', '--fastForwardOnly', ...author)
  t.ok((await readdir(join(dir, 'skills'))).includes('two'))
  await git(dir, 'fsck', '--strict')
})
