/** `npm run token`: the first token, beside a running service and before any. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { emptyDatabase, testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { bearer } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { programEnv } from '../support/program-env.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Env = Record<string, string>
type Ran = { code: number; stdout: string; stderr: string }

const token = async (env: Env, ...args: string[]): Promise<Ran> =>
  await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['src/tenancy/tokens/cli.ts', ...args],
      { cwd: root, env: { ...programEnv(), ...env } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code)
        resolve({ code, stdout, stderr })
      },
    )
  })

const create = ['create', '--role', 'admin']

t.test('created, listed and revoked on an empty database', async (t) => {
  const connectionString = await emptyDatabase(t)
  const env = { DATABASE_URL: connectionString }
  const made = await token(env, ...create, '--label', 'first', '--days', '7')
  t.equal(made.code, 0)
  t.match(made.stdout, /^skr_[\w-]{43}\n$/, 'standard output is the secret and nothing else')
  t.match(made.stderr, /^admin of all workspaces until \d{4}-.*token_id [\w-]{21}\n/)
  t.notMatch(made.stderr, made.stdout.trim())
  t.match(made.stderr, /`\/capabilities`.*"capabilities_public":true/)

  const { app, db } = await testReplica(t, connectionString)
  const headers = bearer(made.stdout.trim())
  t.equal((await app.inject({ url: '/v1/tokens' })).statusCode, 401)
  const [row] = (await app.inject({ url: '/v1/tokens', headers })).json().tokens
  t.match(row, { label: 'first', role: 'admin', workspace_id: '*', created_by: 'cli' })
  t.equal(Date.parse(row.expires_at) - Date.parse(row.created_at), 7 * 86_400_000)

  const listed = await token(env, 'list')
  t.match(listed, { code: 0, stderr: '' })
  t.match(listed.stdout, new RegExp(`^${row.token_id}  active  admin  \\*  until .*  first\\n$`))
  t.notMatch(listed.stdout, 'skr_')

  const revoked = await token(env, 'revoke', row.token_id)
  t.match(revoked, { code: 0, stdout: `Revoked ${row.token_id} (first)\n` })
  t.match((await token(env, 'list')).stdout, /  revoked  /)
  const audit = await db.selectFrom('audit_entries').select(['actor', 'action']).execute()
  t.same(audit, [
    { actor: 'cli', action: 'token_create' },
    { actor: 'cli', action: 'token_revoke' },
  ])
  const second = await token(env, ...create)
  t.equal(second.code, 0)
  t.notMatch(second.stderr, 'capabilities', 'it is closed already')
})

t.test('a token of one workspace, which must exist', async (t) => {
  const connectionString = await testDatabase(t)
  const env = { DATABASE_URL: connectionString }
  const { db } = await testReplica(t, connectionString)
  const refused = await token(env, ...create, '--workspace', 'acme')
  t.match(refused, { code: 1, stdout: '', stderr: /^Failed: No such workspace\./ })
  await givenWorkspace(db, 'acme')
  const made = await token(env, ...create, '--workspace', 'acme')
  t.match(made, { code: 0, stderr: /^admin of workspace acme until / })
})

t.test('invalid arguments are reported with the usage', async (t) => {
  const cases: [args: string[], complaint: RegExp][] = [
    [[], /^Unknown or incomplete command\n/],
    [['create'], /^--role must be one of reader, publisher, reviewer, admin\n/],
    [['create', '--role', 'owner'], /^--role must be one of/],
    [[...create, '--days', '0'], /^--days must be/],
    [[...create, '--label', ' '], /^--label must/],
    [[...create, '--name', 'first'], /^Unknown option '--name'/],
    [['revoke'], /^Unknown or incomplete command\n/],
  ]
  // A database that nothing may ask.
  const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const ran = await Promise.all(cases.map(async ([args]) => await token(env, ...args)))
  for (const [index, [args, complaint]] of cases.entries()) {
    t.match(ran[index], { code: 1, stdout: '', stderr: complaint }, args.join(' '))
    t.match(ran[index]?.stderr, /\nUsage:\n/)
  }
  t.match(await token(env, '--help'), { code: 0, stdout: /^Usage:/, stderr: '' })
  t.match(await token(env, 'list'), { code: 1, stderr: /^Failed: .+\n$/ })
  t.match(await token({ DATABASE_URL: 'mysql://x' }, 'list'), { stderr: /^DATABASE_URL must/ })
})

t.test('while a service with its own Postgres runs, and for one on the network', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-token-'))
  t.teardown(async () => await rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  const env = { DATA_DIR: join(folder, 'data') }
  const url = '/v1/workspaces/default/skills'
  const service = await startService(t, env)
  t.equal((await fetch(service.url + url)).status, 200)
  const made = await token(env, ...create)
  t.equal(made.code, 0, made.stderr)
  const headers = bearer(made.stdout.trim())
  t.equal((await fetch(service.url + url, { headers })).status, 200)
  const deadline = Date.now() + 1000
  while ((await fetch(service.url + url)).status !== 401 && Date.now() < deadline);
  t.equal((await fetch(service.url + url)).status, 401, 'the open mode ends within a second')

  const onNetwork = await startService(t, { ...env, HOST: '0.0.0.0' })
  t.match(onNetwork.stdout(), 'curl -H "authorization: Bearer $TOKEN"')
  const base = `http://127.0.0.1:${onNetwork.port}${url}`
  t.equal((await fetch(base)).status, 401)
  t.equal((await fetch(base, { headers })).status, 200)
  for (const one of [onNetwork, service]) {
    one.kill('SIGTERM')
    await one.exited
  }
})
