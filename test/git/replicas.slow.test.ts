/** Replicas agree on commits, and make one where both are asked at once. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { git, givenServed, publish, skip } from './working.ts'

t.test('two replicas give the same ids', { skip }, async (t) => {
  const served = await givenServed(t)
  const { connectionString, origin, folder, db } = served
  const replica = await testReplica(t, connectionString)
  const other = await replica.app.listen({ port: 0, host: '127.0.0.1' })
  const ids = async (): Promise<string[]> => {
    const asked = [origin, other, origin, other].map((host) =>
      git(folder, 'ls-remote', `${host}/skills.git`, 'HEAD'),
    )
    return [...new Set(await Promise.all(asked))]
  }
  for (const name of ['one', 'two', 'three']) {
    await publish(served, name)
    t.equal((await ids()).length, 1)
  }
  const commits = await db.selectFrom('git_commits').select('number').execute()
  t.equal(commits.length, 3)

  await Promise.all(
    [origin, other].map((host, at) => git(folder, 'clone', `${host}/skills.git`, `clone-${at}`)),
  )
  const packs = db
    .selectFrom('git_commits')
    .select('object_key')
    .where('object_key', 'is not', null)
  t.equal((await packs.execute()).length, 1, 'one pack for both')
  await publish(replica, 'four')
  await git(join(folder, 'clone-0'), 'pull', '--ff-only')
  for (const name of ['five', 'six', 'seven']) {
    await publish(served, name)
    await git(folder, 'clone', `${other}/skills.git`, name)
  }
  t.equal((await packs.execute()).length, 2, 'two packs are kept')
})
