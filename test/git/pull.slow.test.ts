/** Clones are updated, whatever happened to skills. */
import { hash } from 'node:crypto'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { call } from '../support/given.ts'
import {
  failingGit,
  filesBelow,
  git,
  givenServed,
  objectsIn,
  publish,
  type Served,
  skip,
} from './working.ts'

type Change = { name: string; make: (served: Served) => Promise<unknown> }

const policy = ({ app }: Served, enabled: boolean) =>
  call(app, 'PUT', '/skills/user/one/policy', { payload: { enabled } })

const rollBack = async ({ app }: Served) => {
  const { body } = await call(app, 'GET', '/skills/user/one/revisions')
  const { fingerprint } = body.revisions.at(-1)
  const path = '/skills/user/one/rollback'
  const answer = await call(app, 'POST', path, { payload: { fingerprint, reason: 'a test' } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

const changes: Change[] = [
  { name: 'install', make: (served) => publish(served, 'two', { 'two.txt': '2' }) },
  {
    name: 'update',
    make: (served) => publish(served, 'one', { 'b.txt': 'second' }, { version: '2.0.0' }),
  },
  { name: 'uninstall', make: ({ app }) => call(app, 'DELETE', '/skills/user/two') },
  { name: 'disable', make: (served) => policy(served, false) },
  { name: 're-enable', make: (served) => policy(served, true) },
  { name: 'roll back', make: rollBack },
  {
    name: 'a change of nothing here',
    make: ({ app }) => call(app, 'PUT', '/settings', { payload: { four_eyes: true } }),
  },
]

t.test('every clone follows by fast-forward', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  const url = `${origin}/skills.git`
  await git(folder, 'ls-remote', url)
  await publish(served, 'one', { 'a.txt': 'first' })
  const options: Record<string, string[]> = {
    full: [],
    shallow: ['--depth=1'],
    partial: ['--filter=blob:none'],
    old: ['--depth=1'],
  }
  for (const [name, args] of Object.entries(options)) await git(folder, 'clone', ...args, url, name)
  // Misses all commits but the last.
  await git(folder, 'clone', url, 'late')
  for (const { name, make } of changes) {
    await make(served)
    await git(folder, 'clone', url, `new after ${name}`)
    const fresh = await filesBelow(join(folder, `new after ${name}`))
    for (const clone of ['full', 'shallow', 'partial']) {
      const cwd = join(folder, clone)
      await git(cwd, 'pull', '--ff-only')
      t.same(await filesBelow(cwd), fresh, `${clone} after ${name}`)
      await git(cwd, 'fsck', '--strict')
    }
    await git(join(folder, 'old'), 'pull', '--ff-only', '--depth=1')
    t.same(await filesBelow(join(folder, 'old')), fresh, `by depth after ${name}`)
  }
  const heads = new Set<string>()
  // What one lacks came and went since.
  t.match(await failingGit(join(folder, 'late'), 'pull', '--ff-only'), 'no longer served')
  for (const clone of Object.keys(options)) {
    const cwd = join(folder, clone)
    await git(cwd, 'pull', '--ff-only')
    await git(cwd, 'fsck', '--strict')
    heads.add(await git(cwd, 'rev-parse', 'HEAD'))
  }
  t.equal(heads.size, 1)
  const messages = await git(join(folder, 'full'), 'log', '--format=%s|%an', 'HEAD')
  t.same(messages.split('\n').toReversed().slice(1), [
    'Add two|skill-registry',
    'Update one|skill-registry',
    'Remove two|skill-registry',
    'Remove one|skill-registry',
    'Add one|skill-registry',
    'Update one|skill-registry',
  ])
  await git(join(folder, 'shallow'), 'fetch', '--unshallow')
  t.equal(await git(join(folder, 'full'), 'rev-list', '--count', 'HEAD'), '7')
})

const blobOf = (text: string): string => hash('sha1', `blob ${text.length}\0${text}`)

t.test('a clone holds no bytes that were gone before it', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  const url = `${origin}/skills.git`
  await publish(served, 'one', { 'a.txt': 'first' })
  await git(folder, 'clone', url, 'before')
  const all: [path: string, text: string][] = [
    ['skills/one/a.txt', 'first'],
    ['skills/one/b.txt', 'second'],
    ['skills/two/two.txt', '2'],
  ]
  const shown: string[] = []
  for (const { name, make } of changes) {
    await make(served)
    await git(folder, 'clone', url, name)
    const held = await objectsIn(join(folder, name))
    const files = await filesBelow(join(folder, name))
    for (const [path, text] of all) {
      t.equal(held.includes(blobOf(text)), files[path] === text, `${path} after ${name}`)
    }
    shown.push(all.map(([path]) => (files[path] === undefined ? '-' : '+')).join(''))
  }
  t.same(shown, ['+-+', '-++', '-+-', '---', '-+-', '+--', '+--'])
  // Neither by its id.
  const gone = blobOf('second')
  t.match(await failingGit(join(folder, 'install'), 'fetch', 'origin', gone), 'failed')
  const head = await git(join(folder, 'before'), 'rev-parse', 'HEAD')
  await served.db
    .updateTable('git_commits')
    .set({ superseded_at: new Date(0) })
    .execute()
  t.match(await failingGit(join(folder, 'update'), 'fetch', 'origin', head), 'failed')
})

const use = (version: number) => ['-c', `protocol.version=${version}`]

t.test('clones follow with older versions of the protocol too', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  await git(folder, 'ls-remote', `${origin}/skills.git`)
  await publish(served, 'zero')
  const clones = [0, 1].flatMap((version) => [
    { version, name: `full-${version}`, depth: [] },
    { version, name: `shallow-${version}`, depth: ['--depth=1'] },
  ])
  for (const { version, name, depth } of clones) {
    await git(folder, ...use(version), 'clone', ...depth, `${origin}/skills.git`, name)
  }
  for (const next of ['one', 'two']) {
    await publish(served, next)
    for (const { version, name } of clones) {
      const cwd = join(folder, name)
      await git(cwd, ...use(version), 'pull', '--ff-only')
      t.match(Object.keys(await filesBelow(cwd)).join(), `skills/${next}/SKILL.md`)
      await git(cwd, 'fsck', '--strict')
    }
  }
  const cwd = join(folder, 'full-0')
  await publish(served, 'three')
  await git(cwd, ...use(0), 'fetch', '--depth=1')
  await git(cwd, 'reset', '--hard', 'origin/main')
  t.match(Object.keys(await filesBelow(cwd)).join(), 'skills/three/SKILL.md')
})
