/** While Postgres is unreachable, the last commit is cloned. */
import { join } from 'node:path'
import { openProxy } from '../process/proxy.ts'
import { temporaryFolder } from '../clients/programs.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import t, { type Test } from '../support/tap.ts'
import { purge } from '../skills/purging.ts'
import { failingGit, filesBelow, git, publish, skip } from './working.ts'

/** A writer, and the address of a replica whose way to Postgres can be cut. */
const givenReader = async (t: Test) => {
  const connectionString = await testDatabase(t)
  const writer = await testReplica(t, connectionString)
  const proxy = await openProxy(t, connectionString)
  const reader = await testReplica(t, proxy.connectionString, { STATEMENT_TIMEOUT_MS: '1000' })
  const folder = await temporaryFolder(t)
  const origin = await reader.app.listen({ port: 0, host: '127.0.0.1' })
  return { writer, proxy, folder, words: (name: string) => ['clone', `${origin}/skills.git`, name] }
}

t.test('an open service serves the last commit without Postgres', { skip }, async (t) => {
  const { writer, proxy, folder, words } = await givenReader(t)
  await publish(writer, 'one')
  await git(folder, ...words('before'))
  await proxy.cut()
  // A token cannot be checked meanwhile, so this is for open services.
  await git(folder, ...words('meanwhile'))
  t.match(Object.keys(await filesBelow(join(folder, 'meanwhile'))), ['skills/one/SKILL.md'])
  await proxy.mend()
})

t.test('what was purged is not served without Postgres either', { skip }, async (t) => {
  const { writer, proxy, folder, words } = await givenReader(t)
  const fingerprint = await publish(writer, 'pdf-tools', { 'leaked.txt': 'the secret' })
  for (const name of ['first', 'again']) await git(folder, ...words(name))
  t.equal((await purge(writer, fingerprint)).status, 200)
  await proxy.cut()
  // It knows nothing of the purge.
  t.match(await failingGit(folder, ...words('meanwhile')), 'failed')
  await proxy.mend()
})
