/** Sessions of browsers: how they start by a token, what their cookie is good for, how they end. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'

const skills = '/v1/workspaces/default/skills'

type Given = TestApp & { browser: Browser; token: { id: string; secret: string } }

const given = async (t: Test, env: Record<string, string> = {}): Promise<Given> => {
  const test = await testApp(t, env)
  const token = await givenToken(test.services, 'publisher', { days: 30 })
  return { ...test, token, browser: new Browser(test.app) }
}

t.test('a token becomes a session, whose cookie no script and no other site gets', async (t) => {
  const { browser, token, db } = await given(t)
  const asked = await browser.send('/console/session')
  t.equal(asked.status, 303)
  t.equal(asked.location, '/console/sign-in?return_to=%2Fconsole%2Fsession')
  const page = await browser.send(asked.location)
  t.equal(page.status, 200)
  t.match(page.text, '<input id="token" name="token" type="password"')
  t.match(page.headers['content-security-policy'], "default-src 'none'")
  const answer = await browser.signInByToken(token.secret)
  t.equal(answer.status, 303)
  t.equal(answer.location, '/console/')
  t.match(
    answer.headers['set-cookie'],
    /^skr=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  t.match((await browser.send('/console/session')).text, `token:${token.id}`)
  t.equal((await browser.send(skills)).status, 200)
  const [secret] = browser.cookies.values()
  const rows = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
  t.notMatch(rows, secret ?? '', 'the database has a digest only')
  t.notMatch(rows, token.secret)
  const entries = await db.selectFrom('audit_entries').selectAll().execute()
  t.match(entries.at(-1), { action: 'session_start', actor: `token:${token.id}` })
  t.notMatch(JSON.stringify(entries), secret ?? '')
})

t.test('behind TLS the cookie is bound to the host', async (t) => {
  const { app, token } = await given(t, { PUBLIC_URL: 'https://skills.example.com' })
  const browser = new Browser(app)
  const answer = await browser.signInByToken(token.secret)
  t.match(answer.headers['set-cookie'], /^__Host-skr=[\w-]{43}; .*; Secure/)
  t.equal((await browser.send(skills)).status, 200)
  const [secret] = browser.cookies.values()
  const plain = await app.inject({ url: skills, headers: { cookie: `skr=${secret}` } })
  t.equal(plain.statusCode, 401, 'under another name it is none')
})

t.test('without TLS browsers sign in on this machine only', async (t) => {
  const { browser, token } = await given(t)
  const headers = { host: 'skills.example.com' }
  const page = await browser.send('/console/sign-in', { headers })
  t.equal(page.status, 403)
  t.match(page.text, 'over HTTPS only')
  const answer = await browser.signInByToken(token.secret, headers)
  t.equal(answer.status, 403)
  t.equal(browser.cookies.size, 0)
  const far = await given(t, { PUBLIC_URL: 'http://skills.example.com' })
  t.equal((await far.browser.signInByToken(far.token.secret)).status, 403)
})

t.test('what is no token of this service starts no session', async (t) => {
  const { browser, token, db, services } = await given(t)
  await browser.signInByToken(token.secret)
  const [session] = browser.cookies.values()
  const revoked = await givenToken(services, 'reader')
  await sql`update tokens set revoked_at = now() where token_id = ${revoked.id}`.execute(db)
  const other = new Browser((await given(t)).app)
  const guests = ['', 'nonsense', `session:${session}`, session ?? '', revoked.secret]
  for (const text of guests) {
    const answer = await browser.signInByToken(text, { cookie: '' })
    t.equal(answer.status, 401, text)
    t.equal(answer.headers['set-cookie'], undefined)
  }
  t.equal((await other.signInByToken(token.secret)).status, 401)
  const refused = await db
    .selectFrom('audit_entries')
    .select('reason_code')
    .where('decision', '=', 'blocked')
    .execute()
  t.equal(refused.length, guests.length, 'each attempt is in the audit log')
})

t.test('a session ends when it is not used, and at the latest after a day', async (t) => {
  const { browser, token, db, services } = await given(t)
  await browser.signInByToken(token.secret)
  const age = async (change: string) => {
    await sql.raw(`update sessions set ${change}`).execute(db)
    services.authentication.end(() => false)
    return (await browser.send(skills)).status
  }
  t.equal(await age(`idle_until = now() + interval '1 second'`), 200)
  t.equal(await age(`idle_until = now()`), 401)
  t.equal(await age(`idle_until = now() + interval '1 hour', expires_at = now()`), 401)
  await browser.signInByToken(token.secret)
  const { expires_at: end, created_at: start } = (await browser.send('/v1/sessions')).body
    .sessions[0]
  t.equal(Date.parse(end) - Date.parse(start), 8 * 3_600_000, 'eight hours without use')
})

t.test('use puts the end off, once a minute, and never beyond the day', async (t) => {
  const { browser, token, db, services } = await given(t)
  await browser.signInByToken(token.secret)
  const minutesLeft = async () => {
    const { rows } = await sql<{ left: number }>`
      select (extract(epoch from idle_until - now()) / 60)::int as left from sessions`.execute(db)
    return rows[0]?.left ?? 0
  }
  const useAfter = async (change: string) => {
    await sql.raw(`update sessions set ${change}`).execute(db)
    services.authentication.end(() => false)
    await browser.send(skills)
  }
  await useAfter(`idle_until = now() + interval '5 minutes', last_seen_at = now()`)
  t.equal(await minutesLeft(), 5, 'not within the same minute')
  await useAfter(`last_seen_at = now() - interval '2 minutes'`)
  await until(async () => (await minutesLeft()) === 480)
  await useAfter(
    `last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '10 minutes', idle_until = now() + interval '1 minute'`,
  )
  await until(async () => (await minutesLeft()) === 10)
})

t.test('it never outlives its token, nor ADMIN_TOKEN when that is replaced', async (t) => {
  const ADMIN_TOKEN = 'a'.repeat(32)
  const { app, connectionString, db } = await testApp(t, { ADMIN_TOKEN })
  const browser = new Browser(app)
  await browser.signInByToken(ADMIN_TOKEN)
  t.match((await browser.send('/v1/me')).body, { actor: 'admin-token', session_id: /./ })
  const replaced = await testReplica(t, connectionString, { ADMIN_TOKEN: 'b'.repeat(32) })
  const answer = await replaced.app.inject({ url: skills, headers: { cookie: browser.cookie } })
  t.equal(answer.statusCode, 401)
  const short = await given(t)
  await sql`update tokens set expires_at = now() + interval '1 hour'`.execute(short.db)
  await short.browser.signInByToken(short.token.secret)
  const { rows } = await sql<{ left: number }>`
    select (extract(epoch from expires_at - now()) / 60)::int as left from sessions`.execute(
    short.db,
  )
  t.same(rows, [{ left: 60 }])
  t.same(await db.selectFrom('sessions').select('token_id').execute(), [{ token_id: null }])
})

t.test('a request with cookie and bearer is judged by the bearer alone', async (t) => {
  const { browser, token, services } = await given(t)
  await browser.signInByToken(token.secret)
  const reader = await givenToken(services, 'reader')
  const me = async (headers: Record<string, string>) =>
    (await browser.send('/v1/me', { headers })).body
  t.match(await me({}), { actor: `token:${token.id}` })
  t.match(await me(reader.headers), { actor: `token:${reader.id}`, session_id: null })
  for (const authorization of ['Bearer nonsense', 'Basic eDp5', '', 'Bearer']) {
    const { status } = await browser.send(skills, { headers: { authorization } })
    t.equal(status, 401, authorization)
  }
  const [secret] = browser.cookies.values()
  for (const text of [secret ?? '', `session:${secret}`]) {
    const answer = await browser.send(skills, { headers: { ...bearer(text), cookie: '' } })
    t.equal(answer.status, 401, 'the secret of a session is no token')
  }
})

t.test('signing in anew ends what was before, so no cookie can be planted', async (t) => {
  const { browser, token, app, db } = await given(t)
  const planted = 'p'.repeat(43)
  browser.cookies.set('skr', planted)
  await browser.signInByToken(token.secret)
  const first = browser.cookies.get('skr')
  t.not(first, planted)
  const withCookie = async (secret: string) =>
    (await app.inject({ url: skills, headers: { cookie: `skr=${secret}` } })).statusCode
  t.equal(await withCookie(planted), 401)
  await browser.signInByToken(token.secret)
  t.not(browser.cookies.get('skr'), first)
  t.equal(await withCookie(first ?? ''), 401, 'the former session of this browser is over')
  t.equal(await withCookie(browser.cookies.get('skr') ?? ''), 200)
  const open = db.selectFrom('sessions').select('session_id').where('ended_at', 'is', null)
  t.equal((await open.execute()).length, 1)
})

t.test('signing out ends the session itself, not only the cookie', async (t) => {
  const { browser, token, app } = await given(t)
  await browser.signInByToken(token.secret)
  const cookie = browser.cookie
  const answer = await browser.send('/console/sign-out', { method: 'POST', form: {} })
  t.equal(answer.status, 303)
  t.equal(answer.location, '/console/signed-out')
  t.equal(browser.cookies.size, 0)
  t.equal((await app.inject({ url: skills, headers: { cookie } })).statusCode, 401)
  t.match((await browser.send('/console/signed-out')).text, 'You are signed out')
  t.equal((await browser.send('/console/sign-out', { method: 'POST', form: {} })).status, 303)
})

t.test('own sessions are listed and ended, and those of others by admins only', async (t) => {
  const { browser, token, services, app } = await given(t)
  await browser.signInByToken(token.secret)
  const { body } = await browser.send('/v1/sessions')
  const [session] = body.sessions
  t.match(session, { is_current: true, token_id: token.id, person_id: null })
  const stranger = await givenToken(services, 'admin', { workspace: 'default' })
  const url = `/v1/sessions/${session.session_id}`
  const list = await app.inject({ url: '/v1/sessions', headers: stranger.headers })
  t.same(list.json().sessions, [])
  const refused = await app.inject({ method: 'DELETE', url, headers: stranger.headers })
  t.match(refused.json(), { status: 404, code: 'sessions.not_found' })
  const admin = await givenToken(services, 'admin')
  const all = await app.inject({ url: '/v1/sessions', headers: admin.headers })
  t.equal(all.json().sessions.length, 1)
  const ended = await app.inject({ method: 'DELETE', url, headers: admin.headers })
  t.equal(ended.statusCode, 204)
  t.equal((await browser.send(skills)).status, 401)
})

t.test('an open service has no sessions', async (t) => {
  const { app } = await testApp(t)
  const browser = new Browser(app)
  t.match((await browser.send('/console/sign-in')).text, 'This service is open')
  const answer = await browser.signInByToken('x')
  t.equal(answer.location, '/console/sign-in')
  t.equal(browser.cookies.size, 0)
})
