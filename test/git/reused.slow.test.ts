/** A pack takes what has not changed from the one before it. */
import { randomBytes } from 'node:crypto'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { blobFolder } from '../support/blobs.ts'
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import { filesBelow, git, givenServed, publish, type Served, skip } from './working.ts'

/** Too large for the row of its revision. */
const large = () => randomBytes(60_000).toString('hex')

type Given = Served & {
  /** Everything that a new clone has, which Git has found to be sound. */
  cloned: (name: string) => Promise<Record<string, string>>
  /** Where the object of the newest pack is. */
  packPath: () => Promise<string>
}

const given = async (t: Test): Promise<Given> => {
  const served = await givenServed(t)
  const { connectionString, db, folder, origin } = served
  const cloned = async (name: string): Promise<Record<string, string>> => {
    await git(folder, 'clone', `${origin}/skills.git`, name)
    const clone = join(folder, name)
    await git(clone, 'fsck', '--strict')
    return filesBelow(clone)
  }
  const packPath = async (): Promise<string> => {
    const { rows } = await sql<{ key: string }>`
      select object_key as key from git_commits where object_key is not null
      order by number desc limit 1`.execute(db)
    return join(blobFolder(connectionString), rows[0]?.key ?? '')
  }
  return { ...served, cloned, packPath }
}

t.test('files that have not changed are not read again', { skip }, async (t) => {
  const test = await given(t)
  const { services, db, cloned } = test
  const [first, second] = [large(), large()]
  await publish(test, 'one', { 'a/large.txt': first, 'same.txt': 'the same' })
  await publish(test, 'two', { 'large.txt': second, 'same.txt': 'the same' })
  const before = await cloned('before')
  const { rows } = await sql<{ key: string }>`
    select object_key as key from skill_revisions where object_key is not null`.execute(db)
  t.equal(rows.length, 2)
  await services.store.delete(rows.map(({ key }) => key))

  await publish(test, 'three', { 'same.txt': 'the same', 'new.txt': 'new' })
  const after = await cloned('after')
  t.match(after, before)
  t.equal(after['skills/three/same.txt'], 'the same')
  t.equal(after['skills/three/new.txt'], 'new')

  await call(test.app, 'DELETE', '/skills/user/one')
  const fewer = await cloned('fewer')
  t.notOk('skills/one/same.txt' in fewer)
  t.equal(fewer['skills/two/large.txt'], second)
  t.equal(fewer['skills/two/same.txt'], 'the same', 'which the first skill had as well')
})

const damages: Record<string, (path: string, test: Given) => Promise<unknown>> = {
  'has other bytes': (path) => writeFile(path, Buffer.alloc(1000), { flag: 'r+' }),
  'has lost its index': (path) => truncate(path, 1000),
  'is gone': async (_path, { services, db }) => {
    const { rows } = await sql<{ key: string }>`
      select object_key as key from git_commits where object_key is not null`.execute(db)
    await services.store.delete(rows.map(({ key }) => key))
  },
}

for (const [name, damage] of Object.entries(damages)) {
  t.test(`nothing is taken from a pack that ${name}`, { skip }, async (t) => {
    const test = await given(t)
    await publish(test, 'one', { 'large.txt': large() })
    const before = await test.cloned('before')
    await damage(await test.packPath(), test)
    await publish(test, 'two')
    const after = await test.cloned('after')
    t.match(after, before)
    t.ok('skills/two/SKILL.md' in after)
    await publish(test, 'three')
    t.match(await test.cloned('last'), after)
  })
}
