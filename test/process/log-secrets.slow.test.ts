/** What packages log at the most talkative level has no credential. */
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { multipart } from '../support/given.ts'
import { startService } from '../support/process.ts'
import t from '../support/tap.ts'
import { request } from './client.ts'

t.test('headers of uploads are not logged', async (t) => {
  const token = 'skr_of-the-administrator-of-this-service-0123456'
  const env = { DATABASE_URL: await testDatabase(t), ADMIN_TOKEN: token, LOG_LEVEL: 'trace' }
  const service = await startService(t, env)
  const { headers, payload } = multipart(packageArchive())
  const answer = await request(service.url, '/v1/workspaces/default/skills/archive', {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      cookie: 'session=of-the-browser',
      'x-api-key': 'of-the-gateway',
    },
    body: new Uint8Array(payload),
  })
  t.equal(answer.status, 201)
  service.kill('SIGTERM')
  await service.exited
  const log = service.stderr()
  t.match(log, '"headers":"(not logged)"', 'where the parser of forms is given them')
  for (const secret of [token, 'of-the-browser', 'of-the-gateway']) {
    t.notOk(log.includes(secret), `the log has no ${secret}`)
  }
})
