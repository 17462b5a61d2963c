/** While Postgres is unreachable, the last commit is cloned. */
import { join } from 'node:path'
import { openProxy } from '../process/proxy.ts'
import { temporaryFolder } from '../clients/programs.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import t from '../support/tap.ts'
import { givenToken } from '../support/tokens.ts'
import { failingGit, filesBelow, git, publish, skip } from './working.ts'

t.test('the last commit is served without Postgres', { skip }, async (t) => {
  const connectionString = await testDatabase(t)
  const writer = await testReplica(t, connectionString)
  const proxy = await openProxy(t, connectionString)
  const reader = await testReplica(t, proxy.connectionString, { STATEMENT_TIMEOUT_MS: '1000' })
  const folder = await temporaryFolder(t)
  const origin = await reader.app.listen({ port: 0, host: '127.0.0.1' })
  await publish(writer, 'one')
  const cloneTo = (name: string, url = origin) => git(folder, 'clone', `${url}/skills.git`, name)
  await cloneTo('before')
  const { secret } = await givenToken(writer.services, 'reader')
  const given = origin.replace('://', `://any:${secret}@`)
  await cloneTo('with-a-token', given)
  await proxy.cut()
  await cloneTo('meanwhile', given)
  t.match(Object.keys(await filesBelow(join(folder, 'meanwhile'))), ['skills/one/SKILL.md'])
  t.match(await failingGit(folder, 'clone', `${origin}/skills.git`, 'stranger'), /Username|401|503/)
  await proxy.mend()
})
