/** ID tokens that must not be exchanged: each is refused with the reason, and audited. */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { statusesOf } from '../support/at-once.ts'
import { call } from '../support/given.ts'
import { nowSeconds, PUBLIC_URL, TestIssuer } from '../support/issuer.ts'
import { bearer } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { until } from '../uploads/checks.ts'
import {
  demandedOfGitLab,
  exchange,
  githubClaims,
  gitlabClaims,
  type Given,
  givenIssuer,
  givenTrust,
  trust,
} from './jobs.ts'

const blocked = ({ db }: Given) =>
  db
    .selectFrom('audit_entries')
    .select(['workspace_id', 'action', 'reason_code', 'details', 'for_operators'])
    .where('decision', '=', 'blocked')
    .orderBy('seq')
    .execute()

const tokensOf = async ({ db }: Given): Promise<number> =>
  (await db.selectFrom('tokens').select('token_id').where('publisher_id', 'is not', null).execute())
    .length

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

t.test('tokens that are not genuine, not for this service, or out of their time', async (t) => {
  const test = await givenTrust(t)
  const { issuer } = test
  const claims = githubClaims(issuer)
  const otherKey = { kid: issuer.key.kid, ...(await generateKeyPair('ES256')) }
  const withHmac = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: issuer.key.kid })
      .sign(new TextEncoder().encode(secret))
  const signed = (changes: object) => issuer.sign(githubClaims(issuer, { ...changes }))
  const [header, , signature] = (await signed({})).split('.')
  const jwk = JSON.stringify(await exportJWK(issuer.key.publicKey))
  const cases: [what: string, token: string, detail: RegExp][] = [
    ['no signature', `${part({ alg: 'none' })}.${part(claims)}.`, /algorithm|signature/],
    ['HMAC with the public key', await withHmac(await exportSPKI(issuer.key.publicKey)), /algor/],
    ['HMAC with the JWK', await withHmac(jwk), /algorithm/],
    ['another key of the same id', await issuer.sign(claims, otherKey), /signature/],
    ['an unknown key', await issuer.sign(claims, { ...otherKey, kid: 'x' }), /signature/],
    ['changed claims', `${header}.${part(claims)}.${signature}`, /signature/],
    ['another issuer', await signed({ iss: 'https://ci.example.com' }), /no issuer/],
    ['a longer issuer', await signed({ iss: `${issuer.url}/` }), /no issuer/],
    ['no issuer', await signed({ iss: undefined }), /no issuer/],
    ['another audience', await signed({ aud: 'https://github.com/acme' }), /`aud`/],
    ['an audience that begins alike', await signed({ aud: `${PUBLIC_URL}0` }), /`aud`/],
    ['a second audience', await signed({ aud: [PUBLIC_URL, 'https://x.example'] }), /`aud`/],
    ['no audience', await signed({ aud: undefined }), /`aud`/],
    ['an end long ago', await signed({ exp: nowSeconds() - 90 }), /expired/],
    ['no end', await signed({ exp: undefined }), /`exp`/],
    ['a start later', await signed({ nbf: nowSeconds() + 90 }), /`nbf`/],
    ['no id', await signed({ jti: undefined }), /`jti`/],
    ['an empty id', await signed({ jti: '' }), /`jti`/],
    ['an id that is a number', await signed({ jti: 7 }), /`jti`/],
    ['a long id', await signed({ jti: 'j'.repeat(256) }), /`jti`/],
    ['no token at all', 'a.b.c', /no issuer/],
    ['a text', 'x', /no issuer/],
  ]
  for (const [what, token, detail] of cases) {
    const { status, body } = await exchange(test, token)
    t.match({ status, body }, { status: 401, body: { code: 'oidc.token_invalid', detail } }, what)
  }
  const rows = await blocked(test)
  t.equal(rows.length, cases.length)
  t.ok(rows.every((row) => row.reason_code === 'oidc.token_invalid' && row.for_operators))
  t.equal(await tokensOf(test), 0)
})

t.test('a claim that does not fit is named, and compared word for word', async (t) => {
  const test = await givenTrust(t)
  const { issuer } = test
  const file = 'acme/skills/.github/workflows/publish.yml'
  const cases: [claim: string, value: unknown][] = [
    ['repository_id', '7002'],
    ['repository_id', 7001],
    ['repository_id', '07001'],
    ['repository_id', undefined],
    ['repository_owner_id', '43'],
    ['job_workflow_ref', `${file}@refs/heads/other`],
    ['job_workflow_ref', `${file}@refs/heads/main2`],
    ['job_workflow_ref', `${file}@refs/tags/main`],
    ['job_workflow_ref', `${file.toUpperCase()}@refs/heads/main`],
    ['job_workflow_ref', [`${file}@refs/heads/main`]],
    ['event_name', 'pull_request'],
    ['event_name', 'pull_request_target'],
    ['event_name', 'issue_comment'],
    ['event_name', 'workflow_run'],
    ['event_name', undefined],
  ]
  for (const [claim, value] of cases) {
    const token = await issuer.sign(githubClaims(issuer, { [claim]: value }))
    const { status, body } = await exchange(test, token)
    const what = `${claim} ${JSON.stringify(value)}`
    t.match({ status, code: body.code }, { status: 403, code: 'oidc.not_trusted' }, what)
    t.match(body.detail, `\`${claim}\``, what)
    t.equal(body.details.claim, claim, what)
  }
  const rows = await blocked(test)
  t.equal(rows.length, cases.length)
  t.match(rows.at(0), {
    workspace_id: 'default',
    action: 'token_exchange',
    reason_code: 'oidc.not_trusted',
    details: { claim: 'repository_id', repository: 'acme/skills', commit: 'c0ffee', run: '900' },
    for_operators: false,
  })
  t.equal(await tokensOf(test), 0)
})

t.test('of GitLab: other projects, refs, and those that are not protected', async (t) => {
  const test = await givenIssuer(t)
  const { issuer } = test
  t.equal((await trust(test, { claims: demandedOfGitLab })).status, 201)
  const cases: [claim: string, value: unknown][] = [
    ['project_id', '89'],
    ['ref', 'feature'],
    ['ref_type', 'tag'],
    ['ref_protected', 'false'],
    ['ref_protected', true],
    ['ref_protected', undefined],
  ]
  for (const [claim, value] of cases) {
    const token = await issuer.sign(gitlabClaims(issuer, { [claim]: value }))
    t.match(
      await exchange(test, token),
      { status: 403, body: { code: 'oidc.not_trusted', details: { claim } } },
      `${claim} ${String(value)}`,
    )
  }
  t.equal((await exchange(test, await issuer.sign(gitlabClaims(issuer)))).status, 201)
})

t.test('strangers learn nothing of a workspace, not even whether it exists', async (t) => {
  const test = await givenTrust(t)
  const { issuer, db } = test
  for (const workspace of ['bare', 'gone']) await givenWorkspace(db, workspace)
  await trust(test, { workspace: 'gone' })
  await call(test.app, 'DELETE', '', { workspace: 'gone', headers: test.admin })
  const answerOf = async (workspace: string, claims: object) => {
    const answer = await exchange(
      test,
      await issuer.sign(githubClaims(issuer, { ...claims })),
      workspace,
    )
    return { status: answer.status, ...answer.body, request_id: '' }
  }
  for (const claims of [
    { repository_id: '1' },
    { repository_id: '1', job_workflow_ref: 'x' },
    { repository_id: '1', event_name: 'pull_request' },
  ]) {
    const here = await answerOf('default', claims)
    t.equal(here.status, 403)
    for (const workspace of ['bare', 'nowhere', 'No Workspace', '']) {
      t.same(await answerOf(workspace, claims), here, workspace)
    }
  }
  const fitting = await answerOf('bare', {})
  t.equal(fitting.details.claim, 'repository_id', 'a trust counts in its workspace')
  t.same(await answerOf('gone', {}), fitting, 'one that was deleted trusts nothing')
})

t.test('a token counts once, on two replicas that race too', async (t) => {
  const test = await givenTrust(t)
  const replica = await testReplica(t, test.connectionString, test.env)
  const { issuer } = test
  for (let round = 0; round < 5; round += 1) {
    const token = await issuer.sign(githubClaims(issuer))
    const answers = await Promise.all(
      [test, replica, test, replica].map((one) => exchange(one, token)),
    )
    t.same(statusesOf(answers), { 201: 1, 409: 3 })
    const reused = answers.find(({ status }) => status === 409)
    t.match(reused?.body, { code: 'oidc.token_reused', detail: /once/ })
  }
  const claims = githubClaims(issuer, { exp: nowSeconds() - 30 })
  t.equal((await exchange(test, await issuer.sign(claims))).status, 201, 'within the skew')
  await test.services.sweeper.run()
  t.equal((await exchange(replica, await issuer.sign(claims))).status, 409, 'swept no earlier')
  const refused = githubClaims(issuer, { event_name: 'pull_request' })
  await exchange(test, await issuer.sign(refused))
  const again = await exchange(test, await issuer.sign({ ...refused, event_name: 'push' }))
  t.equal(again.status, 201, 'only what was exchanged is used up')
  t.equal(await tokensOf(test), 7)
  t.equal((await blocked(test)).length, 17)
})

t.test('a new key counts at once, and a replaced one no more', async (t) => {
  const test = await givenTrust(t)
  const { issuer } = test
  const old = issuer.key
  t.equal((await exchange(test, await issuer.sign(githubClaims(issuer)))).status, 201)
  await issuer.rotate()
  await until(
    async () => (await exchange(test, await issuer.sign(githubClaims(issuer)))).status === 201,
  )
  t.equal((await exchange(test, await issuer.sign(githubClaims(issuer), old))).status, 401)
})

t.test('an issuer that is away is an error of its own, and nothing is used up', async (t) => {
  const test = await givenTrust(t)
  const { issuer } = test
  const token = await issuer.sign(githubClaims(issuer))
  await issuer.goAway()
  const refused = await exchange(test, token)
  t.match(refused, { status: 503, body: { code: 'oidc.unavailable', detail: /cannot be reached/ } })
  t.equal(refused.headers['retry-after'], '5')
  await issuer.comeBack()
  t.equal((await exchange(test, token)).status, 201)
})

t.test('tokens of a CI system are no tokens of the service', async (t) => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, { ...issuer.env, OIDC_TRUSTED_ISSUERS: issuer.url })
  const ci = await TestIssuer.start(t)
  const token = await ci.sign(githubClaims(ci))
  t.equal((await call(test.app, 'GET', '/skills', { headers: bearer(token) })).status, 401)
  t.match(await exchange(test, token), { status: 401, body: { detail: /no issuer/ } })
})

t.test('guesses are limited as those of tokens are', async (t) => {
  const issuer = await TestIssuer.start(t)
  const env = { OIDC_TRUSTED_ISSUERS: issuer.url, PUBLIC_URL, RATE_LIMIT_PER_ADDRESS: '5' }
  const test = await testApp(t, { ...env, ADMIN_TOKEN: 'a'.repeat(32) })
  const answers = []
  for (let count = 0; count < 7; count += 1) answers.push(await exchange(test, 'a.b.c'))
  t.same(statusesOf(answers), { 401: 5, 429: 2 })
})

t.test('without trusted issuers nothing is exchanged', async (t) => {
  const test = await testApp(t)
  t.match(await exchange(test, 'a.b.c'), { status: 409, body: { code: 'oidc.not_configured' } })
  await t.rejects(testApp(t, { OIDC_TRUSTED_ISSUERS: 'https://ci.example.com' }), /PUBLIC_URL/)
})
