/** A service with an identity provider, whose group `staff` publishes in `default`. */
import type { Test } from 'tap'
import { type TestApp, testApp } from '../support/app.ts'
import { TestIssuer } from '../support/issuer.ts'

const skills = '/v1/workspaces/default/skills'

type Given = TestApp & { issuer: TestIssuer }

export const given = async (t: Test, env: Record<string, string> = {}): Promise<Given> => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, { ...issuer.env, ...env })
  const admin = await issuer.bearer({ sub: 'root', groups: ['operators'] })
  const payload = { group: 'staff', workspace_id: 'default', role: 'publisher' }
  const put = await test.app.inject({
    method: 'PUT',
    url: '/v1/group-roles',
    headers: admin,
    payload,
  })
  if (put.statusCode !== 201) throw new Error(put.payload)
  return { ...test, issuer }
}

export const get = async ({ app }: TestApp, headers: Record<string, string>, url = skills) => {
  const answer = await app.inject({ url, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
