/** Secrets are sealed where they are stored, and whole where they are sent. */
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import t from '../support/tap.ts'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openServices } from '../../src/services.ts'
import { testApp, testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { dumpOf } from '../support/dump.ts'
import { call } from '../support/given.ts'
import { givenResult } from '../support/handlers.ts'
import { SECRETS_KEY, secretsKey } from '../support/secrets.ts'
import { putFunction, render } from '../functions/calls.ts'
import { putServer, readServer, sync } from '../mcp-servers/given.ts'
import {
  givenFunction,
  hears,
  putDocument,
  startWorker,
  subscribe,
} from '../subscriptions/given.ts'
import {
  checkSecrets,
  FUNCTION_SECRET,
  givenPeers,
  givenSecrets,
  SERVER_SECRET,
  setSigningSecret,
  SIGNING_KEY,
  SIGNING_SECRET,
} from './given.ts'

t.test(
  'a replica opens what another one has sealed, also once the key is a previous one',
  async (t) => {
    const peers = await givenPeers(t)
    const { app, connectionString } = await testApp(t)
    await givenSecrets(app, peers)
    await checkSecrets(t, app, peers, 'the one that sealed')
    const second = await testReplica(t, connectionString)
    await checkSecrets(t, second.app, peers, 'a second replica')
    const renewed = await testReplica(t, connectionString, {
      SECRETS_KEY: secretsKey('n'),
      SECRETS_KEY_PREVIOUS: `${secretsKey('o')}, ${SECRETS_KEY}`,
    })
    await checkSecrets(t, renewed.app, peers, 'a replica with a new key')
  },
)

t.test('deliveries to subscriptions carry the headers and the signature', async (t) => {
  const test = await testApp(t)
  const handler = await givenResult(t, 'ok')
  await givenFunction(test.app, handler)
  const headers = { authorization: FUNCTION_SECRET }
  await putFunction(test.app, 'test::hear', { url: handler.origin, headers })
  await setSigningSecret(test.app, SIGNING_SECRET)
  await subscribe(test.app, 'mine')
  await putDocument(test.app, 'a')
  startWorker(t, test)
  await hears(handler, 1)
  t.match(handler.received[0]?.headers, {
    authorization: FUNCTION_SECRET,
    'webhook-signature': /^v1,/,
  })
})

t.test('no secret is in the database, the log, an event or a response', async (t) => {
  let logged = ''
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const logger = pino({ level: 'trace' }, lines)
  const config = parseConfig({ DATABASE_POOL_SIZE: '4', SECRETS_KEY })
  const services = openServices(config, await testDatabase(t), logger)
  const app = await buildApp(config, services, logger)
  t.teardown(async () => {
    await app.close()
    await services.close()
  })
  const peers = await givenPeers(t)
  await givenSecrets(app, peers)
  await checkSecrets(t, app, peers, 'as registered')
  const key = { 'idempotency-key': 'one-registration' }
  const body = { url: peers.handler.origin, headers: { authorization: FUNCTION_SECRET } }
  const answers = [
    await putFunction(app, 'demo::again', body, { headers: key }),
    await putFunction(app, 'demo::again', body, { headers: key }),
    await putFunction(app, 'demo::bad', { ...body, headers: { host: FUNCTION_SECRET } }),
    await putServer(app, 'peer', { url: peers.server.url, headers: { 'x-key': SERVER_SECRET } }),
    await readServer(app, 'peer'),
    await call(app, 'GET', '/functions'),
    await call(app, 'GET', '/functions/demo::again'),
    await call(app, 'GET', '/mcp-servers'),
    await call(app, 'GET', '/settings'),
    await call(app, 'GET', '/audit'),
    await setSigningSecret(app, SIGNING_SECRET),
  ]
  const dump = await dumpOf(services.db)
  t.match(dump, /demo::again/, 'the dump has the rows')
  t.match(dump, /"key"+:\s*"+[0-9a-f]{16}"/, 'and what is sealed in them')
  const whole = Object.entries({ dump, logged, answers: JSON.stringify(answers) })
  for (const secret of [FUNCTION_SECRET, SERVER_SECRET, SIGNING_SECRET, SECRETS_KEY]) {
    const bytes = Buffer.from(secret)
    const forms = [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=*$/, '')]
    for (const [what, text] of whole) {
      for (const form of forms) t.notOk(text.includes(form), `${what}: ${secret.slice(0, 6)}`)
    }
  }
  for (const [what, text] of whole) t.notOk(text.includes(SIGNING_KEY.toString('hex')), what)
})

t.test('without a key no secret is stored, and everything else works', async (t) => {
  const { app, db } = await testApp(t, { SECRETS_KEY: '' })
  const handler = await givenResult(t, 'Hello.')
  const url = handler.origin
  const headers = { authorization: FUNCTION_SECRET }
  const missing = {
    status: 409,
    body: { code: 'secrets.key_missing', detail: /set SECRETS_KEY/ },
  }
  t.match(await putFunction(app, 'demo::greet', { url, headers }), missing)
  t.match(await putServer(app, 'peer', { url, headers }), missing)
  t.match(await setSigningSecret(app, SIGNING_SECRET), missing)
  const { body: settings } = await call(app, 'GET', '/settings')
  t.match(settings, { signing_secret_set: false })
  t.match((await call(app, 'GET', '/functions')).body, { functions: [] })
  t.match((await call(app, 'GET', '/mcp-servers')).body, { mcp_servers: [] })
  t.notOk((await dumpOf(db)).includes(FUNCTION_SECRET))

  t.match(await putFunction(app, 'demo::greet', { url }), { status: 201 })
  t.match(await putFunction(app, 'demo::greet', { url, headers: {} }), { status: 200 })
  t.match(await putServer(app, 'peer', { url }), { status: 201 })
  t.match(await setSigningSecret(app, null), { status: 200 })
  const key = 'x'.repeat(40)
  const set = await call(app, 'PUT', '/settings', { payload: { orchestrator_key: key } })
  t.match(set, { status: 200, body: { orchestrator_key_set: true } }, 'a digest needs no key')
})

t.test('a value that is sealed under a key of another replica fails the call', async (t) => {
  const peers = await givenPeers(t)
  const { app, connectionString } = await testApp(t)
  await givenSecrets(app, peers)
  const other = await testReplica(t, connectionString, { SECRETS_KEY: secretsKey('n') })
  const unreadable = {
    status: 500,
    body: { code: 'secrets.unreadable', details: { reason: 'unknown_key' } },
  }
  t.match(await render(other.app, 'greet'), unreadable)
  const failed = await sync(other.app, 'peer')
  t.match(failed, unreadable)
  t.match(failed.body.detail, /header values of peer.*SECRETS_KEY or SECRETS_KEY_PREVIOUS/)
  t.same([peers.handler.received, peers.server.received], [[], []])
})

t.test('the database accepts only sealed secrets', async (t) => {
  const { app, db } = await testApp(t)
  await givenSecrets(app, await givenPeers(t))
  const plain = JSON.stringify({ authorization: FUNCTION_SECRET })
  for (const statement of [
    sql`update functions set headers = ${plain}::json`,
    sql`update mcp_servers set headers = ${plain}::json`,
    sql`update workspaces set settings = jsonb_set(settings, '{signing_secret}', ${JSON.stringify(SIGNING_SECRET)}::jsonb)`,
  ]) {
    await t.rejects(statement.execute(db), { code: '23514' })
  }
})
