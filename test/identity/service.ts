/** The service with the provider, each on a port of its own. */
import type { Test } from 'tap'
import { type TestApp, testApp } from '../support/app.ts'
import { IdentityProvider } from './provider.ts'
import { findFreePort } from './free-port.ts'

export type Given = TestApp & { provider: IdentityProvider; url: string }

export const givenService = async (t: Test): Promise<Given> => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await IdentityProvider.start(t, url)
  const test = await testApp(t, provider.env)
  await test.app.listen({ host: '127.0.0.1', port })
  await test.db
    .insertInto('group_roles')
    .values({
      issuer: provider.url,
      group_name: 'staff',
      workspace_id: 'default',
      role: 'publisher',
    })
    .execute()
  return { ...test, provider, url }
}
