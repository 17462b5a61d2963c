/** A purge starts the history anew. */
import { join } from 'node:path'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { purge } from '../skills/purging.ts'
import { failingGit, filesBelow, git, givenServed, publish, skip } from './working.ts'

t.test('after a purge old clones are told to clone again', { skip }, async (t) => {
  const served = await givenServed(t)
  const { db, services, origin, folder } = served
  const url = `${origin}/skills.git`
  const keys = async () => {
    const { rows } = await sql<{ key: string }>`
      select object_key as key from git_commits where object_key is not null
      order by number`.execute(db)
    return rows.map(({ key }) => key)
  }
  const fingerprint = await publish(served, 'pdf-tools', { 'leaked.txt': 'the secret' })
  await git(folder, 'clone', url, 'old')
  const [dropped = ''] = await keys()
  await publish(served, 'other')
  await git(folder, 'clone', url, 'newer')
  await publish(served, 'another')
  await git(folder, 'clone', url, 'newest')
  const leaked = await git(join(folder, 'old'), 'rev-parse', 'HEAD:skills/pdf-tools/leaked.txt')
  const before = [dropped, ...(await keys())]
  t.equal(
    new Set(before).size,
    3,
    'that of the oldest commit was dropped, and its object waits for the sweep',
  )
  for (const key of before) (await services.store.get(key)).destroy()

  t.equal((await purge(served, fingerprint)).status, 200)
  t.same(await keys(), [])
  for (const key of before) await t.rejects(services.store.get(key), { name: 'ObjectMissing' })
  for (const clone of ['old', 'newest']) {
    t.match(await failingGit(join(folder, clone), 'pull', '--ff-only'), 'clone it again')
  }
  await git(folder, 'clone', url, 'new')
  const fresh = join(folder, 'new')
  t.match(await git(fresh, 'log', '--format=%s'), 'Start anew after a purge')
  t.match(Object.keys(await filesBelow(fresh)), [
    'skills/another/SKILL.md',
    'skills/other/SKILL.md',
  ])
  t.match(await failingGit(fresh, 'fetch', 'origin', leaked), 'failed')
  await publish(served, 'third')
  await git(fresh, 'pull', '--ff-only')
  await git(fresh, 'fsck', '--strict')
  t.equal(await git(fresh, 'rev-list', '--count', 'HEAD'), '2')
})

t.test('a purge of bytes that no clone can have changes nothing here', { skip }, async (t) => {
  const served = await givenServed(t)
  const fingerprint = await publish(served, 'pdf-tools', { 'a.txt': '1' })
  await publish(served, 'pdf-tools', { 'a.txt': '2' }, { version: '2.0.0' })
  await git(served.folder, 'clone', `${served.origin}/skills.git`, 'clone')
  t.equal((await purge(served, fingerprint)).status, 200)
  await git(join(served.folder, 'clone'), 'pull', '--ff-only')
})
