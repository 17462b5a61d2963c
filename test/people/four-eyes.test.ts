/** Four eyes are those of two people, whatever tokens and sessions they use. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, multipart } from '../support/given.ts'
import { TestIssuer } from '../support/issuer.ts'
import { bearer, givenToken } from '../support/tokens.ts'

type Headers = { authorization: string }
type Given = TestApp & { issuer: TestIssuer; as: (sub: string) => Promise<Headers> }

const given = async (t: Test, settings: object): Promise<Given> => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, issuer.env)
  const as = (sub: string) => issuer.bearer({ sub, groups: ['operators'] })
  const headers = await as('root')
  await call(test.app, 'PUT', '/settings', { headers, payload: settings })
  return { ...test, issuer, as }
}

const tokenOf = async ({ app }: Given, headers: Headers, more = {}): Promise<Headers> => {
  const payload = { label: 'a token', role: 'admin', workspace_id: 'default', ...more }
  const made = await app.inject({ method: 'POST', url: '/v1/tokens', headers, payload })
  if (made.statusCode !== 201) throw new Error(made.payload)
  return bearer(made.json().token)
}

/** Sent by the caller, waits for a reviewer. */
const givenProposal = async ({ app }: Given, headers: Headers): Promise<string> => {
  const { headers: type, payload } = multipart(packageArchive())
  const sent = await call(app, 'POST', '/skills/archive', {
    headers: { ...type, ...headers },
    payload,
  })
  if (sent.status !== 202) throw new Error(JSON.stringify(sent.body))
  return sent.body.proposal_id
}

const review = ({ app }: Given, id: string, headers: Headers) =>
  call(app, 'POST', `/proposals/${id}/review`, {
    headers,
    payload: { decision: 'approve', reason: 'it was read' },
  })

const refused = { status: 403, body: { code: 'proposals.four_eyes' } }

t.test('one person with two tokens, a session and a token of the provider is one', async (t) => {
  const test = await given(t, { approval: 'required', four_eyes: true })
  const ada = await test.as('ada')
  const [one, two] = [await tokenOf(test, ada), await tokenOf(test, ada)]
  const id = await givenProposal(test, one)
  for (const headers of [one, two, ada]) t.match(await review(test, id, headers), refused)
  const rows = await test.db.selectFrom('proposals').select(['person_id']).execute()
  t.ok(rows[0]?.person_id, 'the row names the person')
  t.equal((await review(test, id, await tokenOf(test, await test.as('bea')))).status, 200)
  const [approval] = await test.db.selectFrom('approvals').select('person_id').execute()
  t.not(approval?.person_id, rows[0]?.person_id)
  const { body } = await call(test.app, 'GET', `/audit?person=${approval?.person_id}`, {
    headers: ada,
  })
  t.match(body.entries, [{ action: 'review_approve', person_id: approval?.person_id }, {}])
})

t.test('a person does not become another one through a token for a program', async (t) => {
  const test = await given(t, { approval: 'required', four_eyes: true })
  const ada = await test.as('ada')
  const id = await givenProposal(test, ada)
  t.match(await review(test, id, await tokenOf(test, ada)), refused)
  const me = await test.app.inject({ url: '/v1/me', headers: ada })
  const bea = await test.as('bea')
  const named = await tokenOf(test, bea, { person_id: me.json().person.person_id })
  t.match(await review(test, id, named), refused, 'an admin may name the person of a token')
  const unknown = await test.app.inject({
    method: 'POST',
    url: '/v1/tokens',
    headers: bea,
    payload: { label: 'x', role: 'reader', workspace_id: 'default', person_id: 'none' },
  })
  t.match(unknown.json(), { status: 404, code: 'people.not_found' })
})

t.test('a person does not become another one as a program', async (t) => {
  const test = await given(t, { approval: 'required', four_eyes: true })
  const ada = await test.as('ada')
  const token = await tokenOf(test, ada)
  const id = await givenProposal(test, ada)
  const claims = { sub: 'ada', groups: ['operators'] }
  const renamed = await test.issuer.bearer({ ...claims, preferred_username: 'service-account-x' })
  t.match(await review(test, id, renamed), refused)
  const program = await test.issuer.bearer({ ...claims, azp: 'ada' })
  for (const headers of [program, token, ada]) t.match(await review(test, id, headers), refused)
  await call(test.app, 'PUT', '/settings', {
    headers: program,
    payload: { four_eyes: false, reviewers_must_be_people: true },
  })
  t.match(
    await review(test, id, token),
    { status: 403, body: { code: 'proposals.person_required' } },
    'nor does a token of that person',
  )
})

t.test('a token makes no person of a program', async (t) => {
  const test = await given(t, {})
  const program = await test.issuer.bearer({ sub: 'ci', client_id: 'ci', groups: ['operators'] })
  const me = await test.app.inject({ url: '/v1/me', headers: program })
  const named = { person_id: me.json().actor.replace('client:', '') }
  const made = await test.app.inject({
    method: 'POST',
    url: '/v1/tokens',
    headers: await test.as('ada'),
    payload: { label: 'x', role: 'reviewer', workspace_id: 'default', ...named },
  })
  t.match(made.json(), {
    status: 400,
    code: 'request.invalid',
    detail: /names a program/,
    details: { in: 'body', field: 'person_id' },
  })
})

t.test('where reviewers must be people, programs approve nothing', async (t) => {
  const test = await given(t, { approval: 'required', reviewers_must_be_people: true })
  const ada = await test.as('ada')
  const id = await givenProposal(test, ada)
  const programs = [
    await tokenOf(test, ada, { person_id: null }),
    (await givenToken(test.services, 'admin')).headers,
    await test.issuer.bearer({ sub: 'ci', client_id: 'ci', groups: ['operators'] }),
  ]
  for (const headers of programs) {
    const answer = await review(test, id, headers)
    t.match(answer, { status: 403, body: { code: 'proposals.person_required' } })
  }
  t.equal(
    (await review(test, id, await tokenOf(test, ada))).status,
    200,
    'a token of a person does',
  )
})

t.test('both hold for documents and prompts that wait', async (t) => {
  const settings = { content_approval: 'required', four_eyes: true, reviewers_must_be_people: true }
  const test = await given(t, settings)
  const ada = await test.as('ada')
  const put = await call(test.app, 'PUT', '/documents/acme/guide', {
    headers: await tokenOf(test, ada),
    payload: { skill: '# Guide\n\nText.\n' },
  })
  t.equal(put.status, 202)
  const decide = (headers: Headers) =>
    call(test.app, 'POST', `/content-proposals/${put.body.proposal_id}/review`, {
      headers,
      payload: { decision: 'approve', reason: 'it was read' },
    })
  t.match(await decide(ada), refused)
  t.match(await decide((await givenToken(test.services, 'admin')).headers), {
    status: 403,
    body: { code: 'proposals.person_required' },
  })
  t.equal((await decide(await test.as('bea'))).status, 200)
})
