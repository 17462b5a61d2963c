/** A commit keeps the form it was made in, also after the lists of plugins have got another one. */
import { join } from 'node:path'
import { sql } from 'kysely'
import { commitText, objectOf } from '../../src/registry/history/git-objects.ts'
import { FORMAT } from '../../src/registry/history/plugins.ts'
import { readPlugins } from '../../src/registry/history/read-plugins.ts'
import { findNewest } from '../../src/registry/history/commit-reads.ts'
import { snapshotOf } from '../../src/registry/history/snapshot.ts'
import t from '../support/tap.ts'
import { git, givenServed, pluginsIn, publish, type Served, skip } from './working.ts'

/** Makes the newest commit what an earlier version would have made of the same skills. */
const age = async ({ db }: Served): Promise<string> => {
  const newest = await findNewest(db, 'default')
  if (newest === null) throw new Error('there is no commit')
  const plugins = await readPlugins(db, 'default', newest.entries)
  const { treeId } = snapshotOf('default', plugins, FORMAT - 1)
  const content = commitText({ tree: treeId, parent: null, at: 0, message: 'Earlier\n' })
  const { id } = objectOf('commit', Buffer.from(content))
  await sql`update git_commits set commit_id = ${id}, content = ${content}, tree_id = ${treeId},
    format = ${FORMAT - 1} where number = ${newest.number}::bigint`.execute(db)
  return id
}

t.test('a clone from before an upgrade follows', { skip }, async (t) => {
  const served = await givenServed(t)
  const { app, folder, origin } = served
  for (const name of ['one', 'under_score']) await publish(served, name)
  await app.inject('/marketplace.json')
  const id = await age(served)
  await publish(served, 'two')
  await app.inject('/marketplace.json')

  const clone = join(folder, 'clone')
  await git(folder, 'init', '--initial-branch=main', clone)
  await git(clone, 'fetch', '--depth=1', `${origin}/skills.git`, id)
  await git(clone, 'reset', '--hard', id)
  t.ok((await pluginsIn(clone)).includes('under_score'), 'as it was')
  await publish(served, 'three')
  await git(clone, 'pull', '--ff-only', `${origin}/skills.git`, 'main')
  await git(clone, 'fsck', '--strict')
  const names = await pluginsIn(clone)
  t.ok(names.includes('under---score'))
  t.notOk(names.includes('under_score'))
  t.ok(names.includes('three'))
})
