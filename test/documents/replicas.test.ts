/** Documents kept in memory by two processes: what one has changed, the other serves at once. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { Registry } from './registry.ts'

const bodyBy = async (registry: Registry) => {
  const { status, body } = await registry.ask('GET', '/documents/a')
  return status === 200 ? body.skill : status
}

t.test('a document is read as the last change has left it, by any process', async (t) => {
  const test = await testApp(t)
  const here = new Registry(test, 'default')
  const there = new Registry(await testReplica(t, test.connectionString), 'default')
  for (let number = 0; number < 20; number += 1) {
    const [writer, reader] = number % 2 === 0 ? [here, there] : [there, here]
    await writer.register('a', `body ${number}`)
    t.same(await Promise.all([bodyBy(reader), bodyBy(writer)]), Array(2).fill(`body ${number}`))
    if (number % 5 !== 4) continue
    await writer.unregister('a')
    t.same(await Promise.all([bodyBy(reader), bodyBy(writer)]), [404, 404])
  }
})

t.test('readers never go back while a document is written by two processes', async (t) => {
  const test = await testApp(t)
  const here = new Registry(test, 'default')
  const there = new Registry(await testReplica(t, test.connectionString), 'default')
  await here.register('a', '0')
  const done = { written: 0 }
  const write = async (): Promise<void> => {
    for (let number = 1; number <= 30; number += 1) {
      await (number % 2 === 0 ? here : there).register('a', String(number))
      done.written = number
    }
  }
  const read = async (reader: Registry): Promise<void> => {
    while (done.written < 30) {
      const before = done.written
      const seen = Number(await bodyBy(reader))
      if (seen < before) t.fail(`read ${seen} after ${before} was written`)
    }
  }
  await Promise.all([write(), read(here), read(here), read(there), read(there)])
  t.same(await Promise.all([bodyBy(here), bodyBy(there)]), ['30', '30'])
})

t.test('a restored database is not mistaken for the one that was read', async (t) => {
  const test = await testApp(t)
  const registry = new Registry(test, 'default')
  await registry.register('a', 'before')
  await sql`create table backup as select * from documents`.execute(test.db)
  await registry.register('a', 'after')
  t.equal(await bodyBy(registry), 'after')
  await sql`delete from documents`.execute(test.db)
  await sql`insert into documents select * from backup`.execute(test.db)
  await sql`delete from events where snapshot_version = (
    select snapshot_version from workspaces where workspace_id = 'default')`.execute(test.db)
  await sql`update workspaces set snapshot_version = snapshot_version - 1`.execute(test.db)
  // Which counts on, to the number that was read.
  await registry.register('b', 'another')
  t.equal(await bodyBy(registry), 'before')
})
