/** `npm run verify` over a bucket. */
import { testStore } from '../blob-store/drivers.ts'
import { testDatabase } from '../support/database.ts'
import { ownPrefix, s3Env, startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { givenBytes, runVerifyBattery, verify } from '../verification/battery.ts'
import { type Fault, faultySettings } from './faulty-proxy.ts'

const server = await startS3Server(t)

t.test('a bucket: intact objects, and each damage by its key', async (t) => {
  const settings = ownPrefix(server)
  const env = { DATABASE_URL: await testDatabase(t), ...s3Env(settings) }
  await runVerifyBattery(t, env, testStore(t, settings))
})

t.test('an unreadable object is reported, and a server that fails ends the check', async (t) => {
  const refusal: Fault = { kind: 'respond', status: 400, code: 'Unreadable' }
  let isRefused: ((path: string) => boolean) | null = null
  const settings = await faultySettings(t, server, ({ method, path }) =>
    method === 'GET' && isRefused?.(path) ? refusal : null,
  )
  const env = { DATABASE_URL: await testDatabase(t), ...s3Env(settings) }
  await givenBytes(t, env)
  let one: string | null = null
  isRefused = (path) => path.includes('/archives/') && path === (one ??= path)
  t.match(await verify(t, env), {
    code: 1,
    stdout:
      /^(?:unreadable: \S+\/archives\/\S+, archive of .*Unreadable.*\n)+Checked .* [1-9] are faulty/,
  })
  isRefused = (path) => /\/(?:packs|archives|chunks)\//.test(path)
  const ended = await verify(t, env)
  t.match(ended, { code: 2, stderr: /^The store cannot be read: .*Unreadable/ })
})
