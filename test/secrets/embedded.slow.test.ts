/** The service with its own Postgres makes its key once, and keeps secrets over restarts. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from '../support/tap.ts'
import { noOwnServer } from '../support/own-server.ts'
import { spawnService, startService } from '../support/process.ts'
import { givenResult } from '../support/handlers.ts'
import { programEnv } from '../support/program-env.ts'
import { FUNCTION_SECRET, isSigned, SIGNING_SECRET } from './given.ts'

const send = async (base: string, method: string, at: string, body: object) => {
  const answer = await fetch(`${base}/v1/workspaces/default${at}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.text() }
}

const skip = noOwnServer()

t.test('two that start together make one key, which a restart finds', { skip }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-secrets-'))
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  const env = { DATA_DIR: join(folder, 'data') }
  const path = join(env.DATA_DIR, 'secrets.key')
  const handler = await givenResult(t, 'Hello.')
  const [first, second] = await Promise.all([startService(t, env), startService(t, env)])
  t.equal((await stat(path)).mode & 0o777, 0o600)
  const key = await readFile(path, 'utf8')

  const headers = { authorization: FUNCTION_SECRET }
  const url = handler.origin
  t.match(await send(first.url, 'PUT', '/functions/demo::greet', { url, headers }), { status: 201 })
  const prompt = { description: 'Greets.', function_id: 'demo::greet' }
  t.match(await send(first.url, 'PUT', '/prompts/greet', prompt), { status: 201 })
  t.match(await send(first.url, 'PUT', '/settings', { signing_secret: SIGNING_SECRET }), {
    status: 200,
  })
  const check = async (base: string, what: string): Promise<void> => {
    t.match(await send(base, 'POST', '/prompts/greet/get', {}), { status: 200 }, what)
    const received = handler.received.at(-1)
    t.equal(received?.headers.authorization, FUNCTION_SECRET, what)
    t.ok(received && isSigned(received), what)
  }
  await check(second.url, 'the other process')
  for (const one of [first, second]) {
    one.kill('SIGTERM')
    t.match(await one.exited, { code: 0 })
  }

  const restarted = await startService(t, env)
  await check(restarted.url, 'after a restart')
  t.equal(await readFile(path, 'utf8'), key)
  restarted.kill('SIGTERM')
  await restarted.exited

  await rename(path, join(folder, 'lost.key'))
  const refused = spawnService(t, env)
  t.match(await refused.exited, { code: 1 })
  t.match(refused.stderr(), /SECRETS_KEY_PREVIOUS.*secrets\.key in DATA_DIR/)
  await rename(join(folder, 'lost.key'), path)
  const restored = await startService(t, env)
  await check(restored.url, 'with the key put back')
  restored.kill('SIGTERM')
  await restored.exited

  await rename(path, join(folder, 'old.key'))
  const rotated = await promisify(execFile)(
    process.execPath,
    ['src/tenancy/secrets/cli.ts', 'rotate'],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...programEnv(), ...env, SECRETS_KEY_PREVIOUS: key.trim() },
    },
  )
  t.match(rotated, { stdout: /^Sealed 2 values again/, stderr: '' })
  t.not(await readFile(path, 'utf8'), key)
  const renewed = await startService(t, env)
  await check(renewed.url, 'after a rotation')
  renewed.kill('SIGTERM')
  await renewed.exited
})
