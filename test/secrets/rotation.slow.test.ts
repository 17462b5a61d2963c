/** `npm run secrets -- rotate` beside running replicas, killed and repeated; starts with a wrong key. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Test } from 'tap'
import t from '../support/tap.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { testApp, testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { dumpOf } from '../support/dump.ts'
import { call } from '../support/given.ts'
import { spawnService, startService } from '../support/process.ts'
import { SECRETS_KEY, secretsKey } from '../support/secrets.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { programEnv } from '../support/program-env.ts'
import { until } from '../uploads/checks.ts'
import { putFunction, render } from '../functions/calls.ts'
import {
  checkSecrets,
  FUNCTION_SECRET,
  givenPeers,
  givenSecrets,
  setSigningSecret,
} from './given.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Env = Record<string, string>

const startRotation = (t: Test, env: Env, ...args: string[]) => {
  const child = spawn(process.execPath, ['src/tenancy/secrets/cli.ts', ...args], {
    cwd: root,
    env: { ...programEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
  )
  return { kill: () => child.kill('SIGKILL'), ended }
}

const rotate = (t: Test, env: Env, ...args: string[]) =>
  startRotation(t, env, ...(args.length > 0 ? args : ['rotate'])).ended

const keysOfFunctions = async (db: Kysely<Database>): Promise<Record<string, number>> => {
  const { rows } = await sql<{ key: string; count: number }>`
    select headers ->> 'key' as key, count(*) as count from functions group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

const both = { SECRETS_KEY: secretsKey('n'), SECRETS_KEY_PREVIOUS: SECRETS_KEY }

t.test(
  'a rotation seals everything again while replicas run, and the old key is no longer needed',
  async (t) => {
    const peers = await givenPeers(t)
    const { app, db, connectionString } = await testApp(t)
    await givenSecrets(app, peers)
    await givenWorkspace(db, 'acme')
    const headers = { authorization: 'mine' }
    const there = { workspace: 'acme' }
    await putFunction(app, 'demo::greet', { url: peers.handler.origin, headers }, there)
    const replica = await testReplica(t, connectionString, both)
    const shown = await call(app, 'GET', '/functions/demo::greet')
    const server = await call(app, 'GET', '/mcp-servers/peer')

    const env = { DATABASE_URL: connectionString }
    const done = await rotate(t, { ...env, ...both })
    t.match(done, { code: 0, stderr: '' })
    t.match(
      done.stdout,
      /^Sealed 4 values again under key [0-9a-f]{16}: 2 of functions, 1 of MCP servers, 0 of scanners, 1 signing secrets\.\n$/,
    )
    await checkSecrets(t, replica.app, peers, 'a replica with both keys')
    const renewed = await testReplica(t, connectionString, { SECRETS_KEY: secretsKey('n') })
    await checkSecrets(t, renewed.app, peers, 'a replica with the new key')
    t.match(await render(app, 'greet'), { body: { code: 'secrets.unreadable' } }, 'the old key')
    t.equal((await call(app, 'GET', '/functions/demo::greet')).headers.etag, shown.headers.etag)
    t.equal(
      (await call(app, 'GET', '/mcp-servers/peer')).body.registered_at,
      server.body.registered_at,
    )
    t.notOk((await dumpOf(db)).includes(FUNCTION_SECRET))

    const again = await rotate(t, { ...env, SECRETS_KEY: secretsKey('n') })
    t.match(again, { code: 0, stdout: /^Sealed 0 values again/ })
    const audit = await db
      .selectFrom('audit_entries')
      .select(['actor', 'workspace_id', 'details'])
      .where('action', '=', 'secrets_rotate')
      .orderBy('seq')
      .execute()
    t.match(audit, [
      { actor: 'cli', workspace_id: 'acme', details: { table: 'functions', values: 1 } },
      { actor: 'cli', workspace_id: 'default', details: { table: 'functions', values: 1 } },
      { actor: 'cli', workspace_id: 'default', details: { table: 'mcp_servers', values: 1 } },
      { actor: 'cli', workspace_id: 'default', details: { table: 'workspaces', values: 1 } },
    ])
    t.equal(audit.length, 4)
  },
)

t.test('a killed rotation continues when it is run again', async (t) => {
  const peers = await givenPeers(t)
  const { app, db, connectionString } = await testApp(t)
  await givenSecrets(app, peers)
  const url = peers.handler.origin
  for (let number = 0; number < 250; number += 1) {
    const headers = { authorization: `Bearer ${number}` }
    await putFunction(app, `many::f${String(number).padStart(3, '0')}`, { url, headers })
  }
  const [before] = Object.entries(await keysOfFunctions(db))
  // The second batch waits for this row.
  const holder = new Client({ connectionString })
  await holder.connect()
  await holder.query(`begin`)
  await holder.query(`select from functions where function_id = 'many::f150' for update`)
  const env = { DATABASE_URL: connectionString, ...both }
  const killed = startRotation(t, env, 'rotate')
  await until(async () => (await keysOfFunctions(db))[before?.[0] ?? ''] === 151)
  killed.kill()
  t.match(await killed.ended, { signal: 'SIGKILL', stdout: '' })
  await holder.query('rollback')
  await holder.end()
  t.equal((await keysOfFunctions(db))[before?.[0] ?? ''], 151, 'a batch is sealed as a whole')
  const replica = await testReplica(t, connectionString, both)
  await checkSecrets(t, replica.app, peers, 'half-way')

  const writing = Array.from({ length: 50 }, (_, number) =>
    putFunction(replica.app, `more::f${number}`, { url, headers: { authorization: 'new' } }),
  )
  const [again, ...written] = await Promise.all([rotate(t, env), ...writing])
  t.match(again, { code: 0, stderr: '', stdout: /^Sealed 153 values again .*: 151 of functions, / })
  t.ok(written.every(({ status }) => status === 201))
  t.same(Object.values(await keysOfFunctions(db)), [301], 'all are under one key')
  const renewed = await testReplica(t, connectionString, { SECRETS_KEY: secretsKey('n') })
  await checkSecrets(t, renewed.app, peers, 'at the end')
})

t.test('a rotation names what it cannot open, and seals the rest', async (t) => {
  const peers = await givenPeers(t)
  const { app, db, connectionString } = await testApp(t)
  await givenSecrets(app, peers)
  const url = peers.handler.origin
  await putFunction(app, 'demo::other', { url, headers: { authorization: 'mine' } })
  await sql`update functions set headers = (
    select headers from functions where function_id = 'demo::greet')
    where function_id = 'demo::other'`.execute(db)
  const env = { DATABASE_URL: connectionString, ...both }
  const done = await rotate(t, env)
  t.match(done, { code: 1, stdout: /^Sealed 3 values again/ })
  t.match(done.stderr, 'functions demo::other of workspace default (changed_or_moved)')
  t.match(done.stderr, /still sealed under [0-9a-f]{16}\. Register the unchanged values again/)
  const replica = await testReplica(t, connectionString, both)
  await checkSecrets(t, replica.app, peers, 'the rest')
  await call(app, 'DELETE', '/functions/demo::other')
  t.match(await rotate(t, env), { code: 0, stderr: '', stdout: /^Sealed 0 values/ })
})

t.test('a rotation without the earlier key says which variable is missing', async (t) => {
  const peers = await givenPeers(t)
  const { app, connectionString } = await testApp(t)
  await givenSecrets(app, peers)
  const env = { DATABASE_URL: connectionString, SECRETS_KEY: secretsKey('n') }
  const done = await rotate(t, env)
  t.match(done, { code: 1, stdout: /^Sealed 0 values again/ })
  t.match(done.stderr, /unknown_key/)
  t.match(done.stderr, /Add the missing keys to SECRETS_KEY_PREVIOUS/)
  t.match(await rotate(t, { ...env, ...both }), { code: 0, stderr: '' })
})

t.test('the command reports invalid arguments, and which key is missing', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  t.match(await rotate(t, env, 'turn'), {
    code: 1,
    stderr: /^Unknown or incomplete command\n\nUsage:/,
  })
  t.match(await rotate(t, env, '--help'), { code: 0, stdout: /^Usage:/ })
  t.match(await rotate(t, env), { code: 1, stdout: '', stderr: /^SECRETS_KEY is not set: / })
  t.match(await rotate(t, { ...env, SECRETS_KEY: 'x' }), {
    code: 1,
    stderr: /^SECRETS_KEY must be 32 bytes/,
  })
})

t.test(
  'a service that lacks a key in use does not start, and says which setting to fix',
  async (t) => {
    const peers = await givenPeers(t)
    const { app, connectionString } = await testApp(t)
    await givenSecrets(app, peers)
    const url = { DATABASE_URL: connectionString }
    const refusal =
      /^skill-registry cannot start: [^\n]*\([0-9a-f]{16}\)[^\n]*SECRETS_KEY [^\n]*SECRETS_KEY_PREVIOUS [^\n]*\n$/
    for (const key of [secretsKey('w'), '']) {
      const refused = spawnService(t, { ...url, SECRETS_KEY: key })
      t.same(await refused.exited, { code: 1, signal: null })
      t.match(refused.stderr(), refusal)
      t.notOk(refused.stderr().includes(secretsKey('w')))
    }
    const renewed = await startService(t, { ...url, ...both })
    t.equal((await fetch(`${renewed.url}/readyz`)).status, 200, 'the old key is a previous one')

    await call(app, 'DELETE', '/functions/demo::greet')
    await call(app, 'DELETE', '/mcp-servers/peer')
    const signed = spawnService(t, { ...url, SECRETS_KEY: secretsKey('w') })
    t.same(await signed.exited, { code: 1, signal: null }, 'for the signing secret alone')
    await setSigningSecret(app, null)
    const started = await startService(t, { ...url, SECRETS_KEY: '' })
    t.equal((await fetch(`${started.url}/readyz`)).status, 200, 'nothing is sealed any more')
  },
)
