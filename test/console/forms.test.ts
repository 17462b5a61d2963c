/** The forms of a skill's pages: who may send them, from where, and what they change. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const skill = '/console/w/default/skills/user/acme/pdf'
const DIGEST = 'a'.repeat(64)

type Given = TestApp & {
  fingerprint: string
  signIn: (role: 'reader' | 'publisher' | 'reviewer') => Promise<Browser>
}

const given = async (t: Test): Promise<Given> => {
  const test = await testApp(t)
  const { fingerprint } = await givenSkill(test.app, { slug: 'acme/pdf' })
  const signIn = async (role: 'reader' | 'publisher' | 'reviewer'): Promise<Browser> => {
    const browser = new Browser(test.app)
    await browser.signInByToken((await givenToken(test.services, role)).secret)
    return browser
  }
  return { ...test, fingerprint, signIn }
}

const tagIn = (text: string): string => /name="tag" value="([^"]+)"/.exec(text)?.[1] ?? ''

const forms = (fingerprint: string) => [
  { url: `${skill}/-/policy`, form: { tag: 'x', enabled: 'false' } },
  {
    url: `${skill}/-/revisions/rollback`,
    form: { fingerprint: DIGEST, expected: fingerprint, reason: 'because' },
  },
  {
    url: `${skill}/-/capabilities/pdf.fill`,
    form: { risk_level: 'read', side_effects: '', data_egress: '', explanation: 'it reads' },
  },
  { url: `${skill}/-/uninstall`, form: { slug: 'acme/pdf', expected: fingerprint } },
]

t.test('a policy is changed for what was seen, and only for that', async (t) => {
  const { signIn, db } = await given(t)
  const browser = await signIn('reviewer')
  const url = `${skill}/-/policy`
  const tag = tagIn((await browser.send(url)).text)
  t.match(tag, /^[\da-f]{64}\.\d+$/)
  const form = { tag, enabled: 'false', allow_implicit_invocation: 'inherit' }
  const saved = await browser.send(url, { method: 'POST', form })
  t.equal(saved.status, 303)
  t.equal(saved.location, url)
  t.match((await browser.send(skill)).text, 'disabled')
  const again = await browser.send(url, { method: 'POST', form: { ...form, enabled: 'true' } })
  t.equal(again.status, 422, 'the page was read before the last change')
  t.match(again.text, 'role="alert"')
  t.match(again.text, 'have changed since you read it')
  t.match(again.text, /<option value="true" selected="">/, 'what was chosen is kept')
  const rows = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor'])
    .where('action', '=', 'policy_set')
    .execute()
  t.equal(rows.length, 1)
  t.match(rows[0]?.actor, /^token:/)
})

t.test('what was typed comes back where nothing was changed', async (t) => {
  const { signIn, fingerprint } = await given(t)
  const browser = await signIn('reviewer')
  const url = `${skill}/-/capabilities/none`
  const missing = await browser.send(url, {
    method: 'POST',
    form: { risk_level: 'read', side_effects: '', data_egress: '', explanation: 'it reads' },
  })
  t.equal(missing.status, 404)
  const rollback = await browser.send(`${skill}/-/revisions/rollback`, {
    method: 'POST',
    form: { fingerprint, expected: DIGEST, reason: '<b>because' },
  })
  t.equal(rollback.status, 422)
  t.match(rollback.text, 'skills.update_conflict.fingerprint_mismatch')
})

t.test('an older revision becomes current again, with its reason', async (t) => {
  const { signIn, fingerprint, db } = await given(t)
  const browser = await signIn('reviewer')
  const url = `${skill}/-/revisions`
  t.notMatch((await browser.send(url)).text, 'Roll back', 'there is no older one')
  const same = await browser.send(`${url}/rollback`, {
    method: 'POST',
    form: { fingerprint, expected: fingerprint, reason: 'to be sure' },
  })
  t.equal(same.location, url)
  const blank = await browser.send(`${url}/rollback`, {
    method: 'POST',
    form: { fingerprint, expected: fingerprint, reason: ' \r\n' },
  })
  t.equal(blank.status, 422)
  t.match(blank.text, 'Write a reason: it is stored permanently.')
  const gone = await browser.send(`${skill}/-/uninstall`, {
    method: 'POST',
    form: { slug: 'acme/pdf', expected: fingerprint },
  })
  t.equal(gone.location, '/console/w/default/skills')
  t.equal((await browser.send(skill)).status, 404)
  const rows = await db.selectFrom('audit_entries').select('action').execute()
  t.ok(rows.some(({ action }) => action === 'uninstall'))
})

t.test('an uninstall that is not accepted shows its form again', async (t) => {
  const { signIn, fingerprint } = await given(t)
  const browser = await signIn('publisher')
  for (const [form, why] of [
    [{ slug: 'acme/<b>', expected: fingerprint }, 'Type acme/pdf to uninstall it.'],
    [{ slug: 'acme/pdf', expected: DIGEST }, 'skills.update_conflict.fingerprint_mismatch'],
  ] as const) {
    const { status, text } = await browser.send(`${skill}/-/uninstall`, { method: 'POST', form })
    t.equal(status, 422)
    const [again = ''] = /<form\s[^>]*uninstall"[^]*?<\/form>/.exec(text) ?? []
    t.match(again, why)
    t.match(again, `value="${form.slug.replace('<b>', '&lt;b&gt;')}"`, 'what was typed is kept')
    t.match(again, `name="expected" value="${fingerprint}"`)
    t.equal(text.split('role="alert"').length, 2, 'the form above says nothing of it')
  }
  t.equal((await browser.send(skill)).status, 200, 'the skill is still there')
})

t.test('each form needs the role that the API needs', async (t) => {
  const { signIn, fingerprint, app } = await given(t)
  const reader = await signIn('reader')
  const publisher = await signIn('publisher')
  for (const { url, form } of forms(fingerprint)) {
    const refused = await reader.send(url, { method: 'POST', form })
    t.equal(refused.status, 403, url)
    t.match(refused.text, /You\s+are\s+<strong>reader<\/strong>/, url)
    if (url.endsWith('/uninstall')) continue
    t.equal((await publisher.send(url, { method: 'POST', form })).status, 403, url)
  }
  const answer = await app.inject({ method: 'POST', url: forms(fingerprint)[0]?.url ?? '' })
  t.equal(answer.statusCode, 401)
})

t.test('an open service takes the forms of its own pages', async (t) => {
  const { app, fingerprint } = await given(t)
  const [policy] = forms(fingerprint)
  if (!policy) throw new Error('there is no form')
  const send = async (headers: Record<string, string>) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: policy.url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(policy.form).toString(),
    })
    return statusCode
  }
  // Pages that send no referrer have no origin either.
  t.equal(await send({ origin: 'null', 'sec-fetch-site': 'same-origin' }), 422)
  t.equal(await send({ origin: 'null', 'sec-fetch-site': 'cross-site' }), 403)
  t.equal(await send({ origin: 'null' }), 403)
  t.equal(await send({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }), 403)
})

t.test('no other page can send them', async (t) => {
  const { signIn, fingerprint } = await given(t)
  const browser = await signIn('reviewer')
  const sessions = [{ url: '/console/sessions/x/end', form: { a: 'b' } }]
  for (const { url, form } of [...forms(fingerprint), ...sessions]) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const { status, text } = await browser.send(url, { method: 'POST', form, headers })
      t.equal(status, 403, url)
      t.match(text, 'request.origin_refused', url)
    }
  }
  t.equal((await browser.send(skill)).status, 200, 'the skill is still there')
})

t.test('a session can be ended from its page', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('reader')
  const me = await browser.send('/v1/me')
  const ended = await browser.send(`/console/sessions/${me.body.session_id}/end`, {
    method: 'POST',
    form: {},
  })
  t.equal(ended.location, '/console/sign-in')
  t.equal((await browser.send('/console/sessions')).status, 303)
})

t.test('a token that does not sign in leads back to its form, and from there on', async (t) => {
  const { app, services, db } = await given(t)
  const { secret } = await givenToken(services, 'reader')
  const browser = new Browser(app)
  const signIn = (token: string) =>
    browser.send('/console/session', { method: 'POST', form: { token, return_to: skill } })
  const wrong = await signIn('skr_mistyped')
  t.equal(wrong.status, 401)
  t.match(wrong.text, /role="alert"[^]*The token is unknown, has expired or was revoked/)
  t.match(wrong.text, `name="return_to" value="${skill}"`, 'where it leads is kept')
  t.notMatch(wrong.text, 'skr_mistyped', 'a token is never shown')
  const right = await signIn(secret)
  t.equal(right.location, skill)
  const rows = await db
    .selectFrom('audit_entries')
    .select('reason_code')
    .where('action', '=', 'access')
    .execute()
  t.same(rows, [{ reason_code: 'access.unauthorized' }], 'the attempt is recorded once')
})

t.test('the address of a form leads to its page, with the query', async (t) => {
  const { app } = await testApp(t)
  const leads = async (url: string) => (await app.inject({ url })).headers.location
  const review = '/console/w/default/reviews/an-id'
  for (const act of ['decision', 'metadata', 'comments', 'withdraw', 'viewed']) {
    t.equal(await leads(`${review}/${act}?seen=a%2Fb`), `${review}?seen=a%2Fb`)
  }
  const upload = '/console/w/default/upload'
  t.equal(await leads(`${upload}/an-id/install`), `${upload}/an-id`)
  t.equal(await leads('/console/tokens/an-id/revoke'), '/console/tokens')
  const { statusCode } = await app.inject({ url: `${review}/nothing` })
  t.equal(statusCode, 404)
})
