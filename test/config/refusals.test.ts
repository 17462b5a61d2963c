/** Values that stop the start, and what is never printed of them. */
import { type Env, parseConfig } from '../../src/platform/config/config.ts'
import { table } from '../../src/platform/config/config-values.ts'
import t from '../support/tap.ts'
import { complaint } from './given.ts'

const noDatabase = 'DATABASE_URL must be an address such as `postgres://user:password@host/name`'
const noProxies =
  'TRUSTED_PROXIES must be addresses or networks such as `10.0.0.0/8`, separated by commas'
const noPort = 'PORT must be a whole number from 0 to 65535, not "x"'

t.test('any other bad value stops the start by name', async (t) => {
  const cases: [env: Env, said: string][] = [
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud"',
    ],
    [{ BLOB_STORE: 'postgres' }, 'BLOB_STORE must be file or s3, not "postgres"'],
    [{ DATABASE_URL: 'mysql://db' }, noDatabase],
    [{ DATABASE_URL: 'localhost:5432' }, noDatabase],
    [{ DATABASE_URL: 'postgres://[' }, noDatabase],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy' }, `${noProxies}; item 2 is invalid`],
    [
      { PORT: 'x', S3_PATH_STYLE: 'no' },
      `${noPort}\nS3_PATH_STYLE must be true or false, not "no"`,
    ],
  ]
  for (const [env, said] of cases) t.equal(complaint(env), said)
})

const TOKEN = 'q-._~+/=0'.padEnd(32, 'x')

t.test('a token that is short or no valid header value stops the start', async (t) => {
  t.equal(parseConfig({ ADMIN_TOKEN: ` ${TOKEN} ` }).adminToken, TOKEN)
  const wrong = [TOKEN.slice(1), `${TOKEN} x`, `${TOKEN}ü`, `${TOKEN}\n${TOKEN}`, 'x'.repeat(4097)]
  for (const value of wrong) {
    const said = complaint({ ADMIN_TOKEN: value })
    t.match(said, /^ADMIN_TOKEN must be 32 to 4096 letters, /)
    t.notMatch(said, value, 'and it is not printed')
  }
})

t.test('a bad database URL is not printed, for it may hold a password', async (t) => {
  t.notMatch(complaint({ DATABASE_URL: 'http://user:hunter2@db' }), 'hunter2')
})

t.test('a value of no form stops the start by name, and no text is printed', async (t) => {
  const free = [
    'HOST',
    'DATA_DIR',
    'BLOB_DIR',
    'PROPOSER_MODEL',
    'OTEL_TRACES_EXPORTER',
    'OTEL_SDK_DISABLED',
    'OIDC_ADMIN_GROUP',
  ]
  for (const [name, { type, enum: choices, secret }] of table) {
    const said = complaint({ [name]: 'hunter2 \u0001ü' })
    if (free.includes(name)) t.equal(said, 'none', name)
    else t.ok(said.startsWith(`${name} must be `), said)
    const isPrinted = type === 'integer' || type === 'boolean' || choices !== undefined
    t.equal(said.includes('hunter2'), isPrinted, name)
    t.notOk(isPrinted && secret, name)
  }
})

t.test('every key, token and address with a password is a secret', async (t) => {
  const secrets = table.filter(([, { secret }]) => secret).map(([name]) => name)
  t.same(secrets, [
    'ADMIN_TOKEN',
    'OIDC_CLIENT_SECRET',
    'ORCHESTRATOR_KEY',
    'SECRETS_KEY',
    'SECRETS_KEY_PREVIOUS',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'PROPOSER_API_KEY',
  ])
})
