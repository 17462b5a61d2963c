/** Where a secret must never be found: the database, the log, an answer. */
import { Writable } from 'node:stream'
import { pino } from 'pino'
import t from '../support/tap.ts'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openServices } from '../../src/services.ts'
import { testDatabase } from '../support/database.ts'
import { dumpOf } from '../support/dump.ts'

const ADMIN = 'a-configured-token-of-thirty-two-characters'

t.test('secrets are in no table, no log line and no other response', async (t) => {
  let logged = ''
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const logger = pino({ level: 'trace' }, lines)
  const config = parseConfig({ ADMIN_TOKEN: ADMIN, DATABASE_POOL_SIZE: '4' })
  const services = openServices(config, await testDatabase(t), logger)
  const app = await buildApp(config, services, logger)
  t.teardown(async () => {
    await app.close()
    await services.close()
  })

  const made = await app.inject({
    method: 'POST',
    url: '/v1/tokens',
    headers: { authorization: `Bearer ${ADMIN}` },
    payload: { label: 'a', role: 'reader', workspace_id: 'default' },
  })
  t.equal(made.statusCode, 201)
  const { token, token_id: id } = made.json()
  const guess = `skr_${'g'.repeat(43)}`
  const secrets = [token, token.slice(4), ADMIN, guess]

  const answers: string[] = []
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, secret: string) => {
    const headers = { authorization: `Bearer ${secret}`, 'x-request-id': 'mine' }
    const payload = method === 'POST' ? { label: token, role: 1 } : undefined
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    answers.push(JSON.stringify(answer.headers) + answer.payload)
  }
  for (const secret of [ADMIN, token, guess]) {
    await ask('GET', '/v1/tokens', secret)
    await ask('POST', '/v1/tokens', secret)
    await ask('GET', '/v1/workspaces/default/skills', secret)
    await ask('GET', '/v1/workspaces/default/audit', secret)
    await ask('GET', '/v1/workspaces/other/skills', secret)
    await ask('GET', `/v1/workspaces/default/skills?access_token=${secret}`, secret)
    await ask('GET', `/v1/workspaces/default/skills/user/a?token=${secret}&q=1`, guess)
  }
  await ask('DELETE', `/v1/tokens/${id}`, ADMIN)
  await ask('GET', '/v1/workspaces/default/skills', token)
  for (const name of ['code', 'state', 'id_token']) {
    const secret = `the-${name}-of-a-sign-in`
    secrets.push(secret)
    const url = `/console/sign-in/callback?iss=a&${name}=${secret}&${name}=${secret}`
    answers.push((await app.inject(url)).payload)
  }
  await app.inject({ url: '/livez', headers: { 'x-request-id': 'unrelated' } })

  const dump = await dumpOf(services.db)
  t.match(dump, id, 'the dump has the rows')
  t.match(logged, id, 'the log names the actor')
  t.match(logged, 'access_token=…')
  t.match(logged, '/console/sign-in/callback?iss=a&code=…&code=…')
  for (const secret of secrets) {
    t.notOk(dump.includes(secret), 'the database')
    t.notOk(logged.includes(secret), 'the log')
    t.notOk(
      answers.some((answer) => answer.includes(secret)),
      'the answers',
    )
  }
})
