/** Where keys come from: a provider that changes them, is away, or is another one. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { TestIssuer } from '../support/issuer.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'
import { get, given } from './bearers.ts'

t.test('a new key is asked for when the first token of it comes', async (t) => {
  const test = await given(t)
  t.equal((await get(test, await test.issuer.bearer())).status, 200)
  await test.issuer.rotate()
  const headers = await test.issuer.bearer({ sub: 'bea' })
  await until(async () => (await get(test, headers)).status === 200)
  const asked = test.issuer.requests.filter((path) => path === '/jwks').length
  for (let round = 0; round < 20; round += 1) {
    const key = { ...test.issuer.key, kid: `unknown-${round}` }
    const token = await test.issuer.sign({ iss: test.issuer.url }, key)
    t.equal((await get(test, bearer(token))).status, 401)
  }
  const more = test.issuer.requests.filter((path) => path === '/jwks').length - asked
  t.ok(more <= 3, `unknown keys are asked for once a second, not ${more} times`)
})

t.test(
  'while the provider is away, tokens with known keys work and others get the reason',
  async (t) => {
    const test = await given(t)
    const { issuer } = test
    const own = await givenToken(test.services, 'reader')
    t.equal((await get(test, await issuer.bearer())).status, 200)
    await issuer.goAway()
    t.equal((await get(test, await issuer.bearer({ jti: 'another' }))).status, 200)
    t.equal((await get(test, own.headers)).status, 200)
    const replica = await testApp(t, issuer.env)
    const refused = await get(replica, await issuer.bearer())
    t.equal(refused.status, 503)
    t.match(refused.body, { code: 'oidc.unavailable', detail: /cannot be reached/ })
    t.equal(refused.headers['retry-after'], '5')
    t.equal(
      (await get(replica, bearer('skr_none'))).status,
      401,
      'tokens of the service are judged',
    )
    await issuer.comeBack()
    t.equal((await get(replica, await issuer.bearer({ groups: ['operators'] }))).status, 200)
  },
)

t.test('a discovery document of another issuer is not believed', async (t) => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, {
    ...issuer.env,
    OIDC_ISSUER: issuer.url.replace('127.0.0.1', 'localhost'),
  })
  const headers = await issuer.bearer({ iss: issuer.url.replace('127.0.0.1', 'localhost') })
  t.match(await get(test, headers), { status: 503, body: { code: 'oidc.unavailable' } })
})
