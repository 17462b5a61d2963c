/** The security rules, for reviewers: every finding names one of them. */
import t from '../support/tap.ts'
import { SCAN_RULES, SCAN_VERSION } from '../../src/packages/scan/rules.ts'
import { testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'

t.test('the rules are listed with their reasons, and cached by their tag', async (t) => {
  const { app, services } = await testApp(t)
  const { headers } = await givenToken(services, 'reader')
  t.equal((await app.inject({ url: '/v1/scan-rules' })).statusCode, 401)
  const response = await app.inject({ url: '/v1/scan-rules', headers })
  const { scan_version: version, rules } = response.json()
  t.equal(version, SCAN_VERSION)
  t.same(rules, SCAN_RULES)
  for (const rule of rules) {
    t.match(rule, { id: /^[a-z_]+\.[a-z_]+$/, explanation: /\w/, remedy: /\w/, looks_at: /\w/ })
  }
  const tag = String(response.headers.etag)
  const again = { ...headers, 'if-none-match': tag }
  t.equal((await app.inject({ url: '/v1/scan-rules', headers: again })).statusCode, 304)
})
