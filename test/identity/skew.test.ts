/** Tokens of a real identity provider, at a service whose clock is wrong. */
import { decodeJwt } from 'jose'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { startService } from '../support/process.ts'
import { bearer } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'
import { fakeClock, noFakeClock } from '../faults/fake-clock.ts'
import { findFreePort } from './free-port.ts'
import { IdentityProvider } from './provider.ts'

const HOUR_S = 3600

t.test('a clock may be wrong by less than a minute', { skip: noFakeClock() }, async (t) => {
  const port = await findFreePort()
  const provider = await IdentityProvider.start(t, `http://127.0.0.1:${port}`)
  const { connectionString, db } = await testApp(t)
  const clock = await fakeClock(t)
  const env = { ...provider.env, ...clock.env, PORT: String(port), DATABASE_URL: connectionString }
  const { url } = await startService(t, env)
  const role = {
    issuer: provider.url,
    group_name: 'staff',
    workspace_id: 'default',
    role: 'reader',
  }
  await db.insertInto('group_roles').values(role).execute()

  const token = await provider.programToken()
  const { iat = 0, exp = 0 } = decodeJwt(token)
  const askAt = async (seconds: number): Promise<Response> => {
    clock.set((seconds - Date.now() / 1000) / HOUR_S)
    return fetch(`${url}/v1/workspaces/default/skills`, { headers: bearer(token) })
  }
  t.equal((await askAt(iat - 45)).status, 200, 'slow')
  t.equal((await askAt(exp + 45)).status, 200, 'fast')
  // What was checked is known for half a second.
  await until(async () => (await askAt(exp + 90)).status === 401)
  const late = await askAt(exp + 90)
  t.match(await late.json(), { code: 'access.unauthorized', detail: /has expired/ })
})
