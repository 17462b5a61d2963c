/** What is wrong with a signed token, and what a token may differ in. */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import t from '../support/tap.ts'
import { nowSeconds, PUBLIC_URL } from '../support/issuer.ts'
import { bearer } from '../support/tokens.ts'
import { get, given } from './bearers.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

t.test('what is no good token of the issuer is rejected, with the reason', async (t) => {
  const test = await given(t)
  const { issuer } = test
  await get(test, await issuer.bearer())
  const claims = {
    iss: issuer.url,
    aud: PUBLIC_URL,
    sub: 'ada',
    groups: ['operators'],
    iat: nowSeconds(),
    exp: nowSeconds() + 300,
  }
  const other = await generateKeyPair('ES256')
  const otherKey = { kid: issuer.key.kid, ...other }
  const spki = await exportSPKI(issuer.key.publicKey)
  const jwk = await exportJWK(issuer.key.publicKey)
  const withHmac = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: issuer.key.kid })
      .sign(new TextEncoder().encode(secret))
  const typed = (typ: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: issuer.key.kid, typ })
      .sign(issuer.key.privateKey)
  for (const typ of ['JWT', 'at+jwt', 'application/at+jwt']) {
    t.equal((await get(test, bearer(await typed(typ)))).status, 200, typ)
  }
  const good = await issuer.accessToken()
  const [header, , signature] = good.split('.')
  const cases: [what: string, token: string, detail: RegExp][] = [
    ['no signature', `${part({ alg: 'none' })}.${part(claims)}.AA`, /algorithm/],
    ['HMAC with the public key', await withHmac(spki), /algorithm/],
    ['HMAC with the JWK', await withHmac(JSON.stringify(jwk)), /algorithm/],
    ['another key of the same id', await issuer.sign(claims, otherKey), /signature/],
    ['another key', await issuer.sign(claims, { ...otherKey, kid: 'x' }), /signature/],
    ['changed claims', `${header}.${part(claims)}.${signature}`, /signature/],
    ['another issuer', await issuer.accessToken({ iss: 'https://id.example.com' }), /issuer/],
    ['a longer issuer', await issuer.accessToken({ iss: `${issuer.url}/` }), /issuer/],
    ['another audience', await issuer.accessToken({ aud: 'https://other.example' }), /aud/],
    ['an audience that begins alike', await issuer.accessToken({ aud: `${PUBLIC_URL}0` }), /aud/],
    ['the audience of an ID token', await issuer.accessToken({ aud: 'skill-registry' }), /aud/],
    ['no audience', await issuer.sign({ ...claims, aud: undefined }), /`aud`/],
    ['no end', await issuer.sign({ ...claims, exp: undefined }), /`exp`/],
    ['no subject', await issuer.sign({ ...claims, sub: undefined }), /`sub`/],
    ['an end long ago', await issuer.accessToken({ exp: nowSeconds() - 90 }), /expired/],
    ['a start later', await issuer.accessToken({ nbf: nowSeconds() + 90 }), /`nbf`/],
    ['an ID token', await issuer.accessToken({ nonce: 'n' }), /ID token/],
    ['an ID token without a nonce', await issuer.accessToken({ at_hash: 'x' }), /ID token/],
    ['the type of a logout token', await typed('logout+jwt'), /token of another type/],
    ['the type of an event', await typed('secevent+jwt'), /token of another type/],
    ['a CI job', await issuer.accessToken({ job_id: '9', groups: ['operators'] }), /CI job/],
    [
      'a logout token',
      await issuer.logoutToken({ aud: PUBLIC_URL, sub: 'ada', exp: nowSeconds() + 60 }),
      /logout/,
    ],
    ['no token at all', 'a.b.c', /issuer/],
  ]
  for (const [what, token, detail] of cases) {
    const { status, body, headers } = await get(test, bearer(token))
    t.equal(status, 401, what)
    t.match(body.detail, detail, what)
    t.match(headers['www-authenticate'], 'Bearer error="invalid_token", resource_metadata=', what)
  }
  const rows = await test.db
    .selectFrom('audit_entries')
    .select('reason_code')
    .where('decision', '=', 'blocked')
    .execute()
  t.equal(rows.length, cases.length, 'each is in the audit log')
  t.ok(
    rows.every(({ reason_code: code }) => /^access\.token_(?:unknown|expired)$/.test(code ?? '')),
  )
  const people = await test.db.selectFrom('people').select('subject').execute()
  t.same(people.map(({ subject }) => subject).toSorted(), ['ada', 'root'], 'and none is a person')
})

t.test('clocks may differ by a minute', async (t) => {
  const test = await given(t)
  const now = nowSeconds()
  for (const claims of [{ exp: now - 30 }, { nbf: now + 30 }, { iat: now + 30 }]) {
    t.equal((await get(test, await test.issuer.bearer(claims))).status, 200, JSON.stringify(claims))
  }
})

t.test('audiences are those of the configuration, where it has any', async (t) => {
  const test = await given(t, { OIDC_AUDIENCE: `${PUBLIC_URL}, api://skills` })
  const status = async (aud: string | string[]) =>
    (await get(test, await test.issuer.bearer({ aud }))).status
  t.same(
    [await status('api://skills'), await status(['x', 'api://skills']), await status(PUBLIC_URL)],
    [200, 200, 200],
  )
  t.equal(await status(`${PUBLIC_URL}/mcp`), 401)
  const plain = await given(t)
  const headers = await plain.issuer.bearer({ aud: `${PUBLIC_URL}/mcp` })
  t.equal((await get(plain, headers)).status, 200, 'else the service and what is below it')
})
