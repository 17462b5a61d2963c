/** Git clones the repository of installable skills. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { failingGit, filesBelow, git, givenServed, pluginsIn, publish, skip } from './working.ts'

const large = `${'a line that compresses\n'.repeat(60_000)}the end\n`

t.test('a clone has every installable skill, byte for byte', { skip }, async (t) => {
  const served = await givenServed(t)
  const { app, origin, folder } = served
  const script = { body: '#!/bin/sh\necho hi\n', mode: 0o755 }
  const files = { 'scripts/run.sh': script, 'a/b/deep.md': 'deep\r\n', 'large.txt': large }
  await publish(served, 'tools', files)
  await givenSkill(app, { slug: 'acme/forms' })
  await publish(served, 'disabled')
  await call(app, 'PUT', '/skills/user/disabled/policy', { payload: { enabled: false } })
  await publish(served, 'unfit', { 'sub/.gitmodules': 'not for Git' })
  await publish(served, 'unfit-too', { 'sub/.gitattributes': '* filter=lfs\n' })
  // To Git this is `.gitmodules`, whose URL it rejects.
  await publish(served, 'unfit-three', { 'gi7eba~1': '[submodule "a"]\n\tpath = a\n\turl = -u\n' })
  for (const version of [0, 1, 2]) {
    const clone = join(folder, `full-${version}`)
    const options = ['-c', `protocol.version=${version}`]
    await git(folder, ...options, 'clone', `${origin}/skills.git`, clone)
    const found = await filesBelow(clone)
    t.equal(found['skills/tools/a/b/deep.md'], 'deep\r\n')
    t.equal(found['skills/tools/large.txt'], large)
    t.match(found['skills/acme--forms/SKILL.md'], 'slug: acme/forms')
    t.notOk(Object.keys(found).some((path) => /disabled|unfit/.test(path)))
    t.equal((await stat(join(clone, 'skills/tools/scripts/run.sh'))).mode & 0o111, 0o111)
    const plugins = await pluginsIn(clone)
    t.same(plugins, plugins.toSorted())
    t.ok(['acme--forms', 'tools'].every((name) => plugins.includes(name)))
    t.equal(await git(clone, 'branch', '--show-current'), 'main')
    await git(clone, 'fsck', '--strict')
    t.equal(await git(clone, 'status', '--porcelain'), '')
  }
})

t.test('a new clone has the newest commit alone', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  await publish(served, 'one', { 'old.txt': 'gone by then' })
  const first = join(folder, 'first')
  await git(folder, 'clone', `${origin}/skills.git`, first)
  const gone = await git(first, 'rev-parse', 'HEAD:skills/one/old.txt')
  await publish(served, 'one', { 'new.txt': 'here' }, { version: '1.1.0' })
  for (const version of [0, 1, 2]) {
    for (const depth of [[], ['--depth=1'], ['--depth=5']]) {
      const clone = join(folder, `clone-${version}${depth.join('')}`)
      const options = ['-c', `protocol.version=${version}`]
      await git(folder, ...options, 'clone', ...depth, `${origin}/skills.git`, clone)
      t.equal(await git(clone, 'rev-list', '--count', 'HEAD'), '1')
      t.match(await failingGit(clone, 'cat-file', '-e', gone), 'failed')
      t.match(Object.keys(await filesBelow(clone)), ['skills/one/SKILL.md', 'skills/one/new.txt'])
      await git(clone, 'fsck', '--strict')
    }
  }
})

t.test('a partial clone fetches files when it needs them', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  await publish(served, 'one', { 'large.txt': large, 'gone.txt': 'gone' })
  for (const [version, filter] of [
    [2, 'blob:none'],
    [2, 'blob:limit=100k'],
    [2, 'tree:0'],
    [0, 'blob:none'],
  ] as const) {
    const clone = join(folder, `partial-${version}-${filter.replace(/\W/, '-')}`)
    const options = ['-c', `protocol.version=${version}`]
    const filtered = [`--filter=${filter}`, '--no-checkout']
    await git(folder, ...options, 'clone', ...filtered, `${origin}/skills.git`, clone)
    const missing = await git(clone, 'rev-list', '--objects', '--missing=print', 'HEAD')
    t.match(missing, /^\?[0-9a-f]{40}$/m, 'files are left out')
    await git(clone, ...options, 'checkout', 'main')
    t.equal((await filesBelow(clone))['skills/one/large.txt'], large)
    await git(clone, 'fsck', '--strict')
  }
  const clone = join(folder, 'late')
  await git(folder, 'clone', '--filter=blob:none', '--no-checkout', `${origin}/skills.git`, clone)
  await publish(served, 'one', { 'large.txt': large }, { version: '1.1.0' })
  t.match(await failingGit(clone, 'show', 'HEAD:skills/one/gone.txt'), 'failed', 'gone bytes')
  await git(clone, 'fetch')
  await git(clone, 'checkout', '-B', 'main', 'origin/main')
  t.equal((await filesBelow(clone))['skills/one/large.txt'], large)
})

t.test('each workspace has a repository of its own', { skip }, async (t) => {
  const served = await givenServed(t)
  const { app, db, origin, folder } = served
  await givenWorkspace(db, 'acme')
  await givenSkill(app, { slug: 'ours' }, 'acme')
  await publish(served, 'theirs')
  await git(folder, 'clone', `${origin}/v1/workspaces/acme/skills.git`, 'acme')
  t.match(Object.keys(await filesBelow(join(folder, 'acme'))), [/^skills\/ours\//])
  const other = `${origin}/v1/workspaces/none/skills.git`
  t.match(await failingGit(folder, 'clone', other, 'none'), /not found|404/)
})

t.test('nothing can be pushed', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  await git(folder, 'clone', `${origin}/skills.git`, 'clone')
  const clone = join(folder, 'clone')
  await git(clone, 'commit', '--allow-empty', '-m', 'mine')
  t.match(await failingGit(clone, 'push'), /skill push[^]*403/)
})
