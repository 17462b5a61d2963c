/** What ends access acts at once where it is done, and within a second on every other replica. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { TestIssuer } from '../support/issuer.ts'
import { openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'

const WITHIN_MS = 1000
const skills = '/v1/workspaces/default/skills'
const group = { group: 'staff', workspace_id: 'default' }

const issuer = await TestIssuer.start(t)
const here = await testApp(t, issuer.env)
const there = await testReplica(t, here.connectionString, issuer.env)
for (const { app } of [here, there]) await app.listen({ host: '127.0.0.1', port: 0 })
const admin = await issuer.bearer({ sub: 'root', groups: ['operators'] })

const asAdmin = async (method: 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const given = payload === undefined ? {} : { payload }
  const answer = await here.app.inject({ method, url, headers: admin, ...given })
  if (answer.statusCode >= 300) throw new Error(answer.payload)
  return answer
}

const staff = (role: string) => asAdmin('PUT', '/v1/group-roles', { ...group, role })

const statusOf = async ({ app }: TestApp, headers: Record<string, string>): Promise<number> =>
  (await app.inject({ url: skills, headers })).statusCode

const msUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const startedAt = performance.now()
  while (!(await isSo())) if (performance.now() - startedAt > 10_000) break
  return performance.now() - startedAt
}

const stream = (t: Test, { app }: TestApp, headers: Record<string, string>) =>
  openEvents(t, `${app.listeningOrigin}/v1/workspaces/default/events`, { headers })

/** Open streams on both replicas; `end` must end them. */
const checkEnds = async (
  t: Test,
  headers: Record<string, string>,
  { end, after }: { end: () => Promise<unknown>; after: number },
): Promise<void> => {
  const [near, far] = [await stream(t, here, headers), await stream(t, there, headers)]
  for (const { status, next } of [near, far]) {
    t.equal(status, 200)
    t.match(await next(), { event: 'hello' })
  }
  t.equal(await statusOf(there, headers), 200)
  await end()
  const ended = performance.now()
  t.equal(await statusOf(here, headers), after, 'here at once')
  const ms = await msUntil(async () => (await statusOf(there, headers)) === after)
  t.ok(ms < WITHIN_MS, `there after ${Math.round(ms)} ms`)
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('goes on'), WITHIN_MS - (performance.now() - ended)).unref()
  })
  for (const one of [near, far]) t.equal(await Promise.race([one.ended, late]), true)
}

const session = async (user: { sub: string }): Promise<[Browser, Record<string, string>]> => {
  issuer.user = { ...user, groups: ['staff'] }
  const browser = new Browser(here.app)
  await browser.signIn(issuer)
  return [browser, { cookie: browser.cookie }]
}

t.test('a group that loses its role', async (t) => {
  await staff('publisher')
  const [, cookie] = await session({ sub: 'one' })
  await checkEnds(t, cookie, {
    end: () => asAdmin('DELETE', `/v1/group-roles?${new URLSearchParams(group).toString()}`),
    after: 404,
  })
  await staff('publisher')
  t.equal(await statusOf(here, cookie), 200, 'given again, it counts for the same session')
})

t.test('a lower role ends streams, which show more to a higher one', async (t) => {
  await staff('publisher')
  const headers = await issuer.bearer({ sub: 'two' })
  const far = await stream(t, there, headers)
  t.match(await far.next(), { event: 'hello' })
  await staff('reader')
  t.equal(await far.ended, true)
  t.equal(await statusOf(there, headers), 200)
})

t.test('a person who is disabled, with sessions, tokens and tokens of the provider', async (t) => {
  await staff('admin')
  const [browser, cookie] = await session({ sub: 'three' })
  const bearer = await issuer.bearer({ sub: 'three' })
  const { body: me } = await browser.send('/v1/me')
  const made = await browser.send('/v1/tokens', {
    method: 'POST',
    payload: { label: 'mine', role: 'reader', workspace_id: 'default' },
  })
  t.equal(made.body.person_id, me.person.person_id, 'a token belongs to the person who made it')
  const token = { authorization: `Bearer ${made.body.token}` }
  const change = (disabled: boolean) =>
    asAdmin('PATCH', `/v1/people/${me.person.person_id}`, { disabled })
  for (const headers of [cookie, bearer, token]) {
    await checkEnds(t, headers, { end: () => change(true), after: 401 })
    await change(false)
    t.equal(await statusOf(here, headers), 200, 'until the person is enabled again')
  }
  const rows = await here.db
    .selectFrom('audit_entries')
    .select('action')
    .where('target', '=', `person:${me.person.person_id}`)
    .execute()
  t.same(rows.length, 6)
})

t.test('a session that its owner, or an admin, ends', async (t) => {
  await staff('publisher')
  const [one, cookie] = await session({ sub: 'four' })
  const [two] = await session({ sub: 'four' })
  const { body } = await two.send('/v1/sessions')
  t.equal(body.sessions.length, 2)
  t.same(
    body.sessions.map(({ is_current: own }: { is_current: boolean }) => own),
    [true, false],
  )
  const other = body.sessions[1].session_id
  await checkEnds(t, cookie, {
    end: () => two.send(`/v1/sessions/${other}`, { method: 'DELETE' }),
    after: 401,
  })
  t.equal((await two.send(skills)).status, 200, 'only that one')
  t.match((await one.send('/v1/me')).body, { code: 'access.unauthorized', detail: /session/ })
})

t.test('a token, with the sessions that it started', async (t) => {
  const { id, secret } = await givenToken(here.services, 'publisher')
  const browser = new Browser(here.app)
  await browser.signInByToken(secret)
  await checkEnds(
    t,
    { cookie: browser.cookie },
    {
      end: () => asAdmin('DELETE', `/v1/tokens/${id}`),
      after: 401,
    },
  )
})

const sendLogout = (logout_token: string) =>
  here.app.inject({
    method: 'POST',
    url: '/console/sign-in/back-channel',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token }).toString(),
  })

t.test('a logout at the provider, by session and by subject', async (t) => {
  await staff('publisher')
  for (const claims of [{ sid: 'a-session' }, { sub: 'five' }]) {
    const [, cookie] = await session({ sub: 'five' })
    const token = await issuer.logoutToken(claims)
    await checkEnds(t, cookie, { end: () => sendLogout(token), after: 401 })
    t.equal((await sendLogout(token)).statusCode, 400, 'each logout token counts once')
  }
  const [browser] = await session({ sub: 'five' })
  const wrong = [
    await issuer.logoutToken({ sid: 'another-session' }),
    await issuer.logoutToken({ sub: 'five', aud: 'another-client' }),
    await issuer.logoutToken({ sub: 'five', nonce: 'n' }),
    await issuer.logoutToken({ sub: 'five', events: {} }),
    await issuer.logoutToken({ sub: 'five', jti: undefined }),
    await issuer.logoutToken({ sub: 'five', iat: 1_700_000_000 }),
    await issuer.logoutToken({}),
    await issuer.accessToken({ sub: 'five' }),
    'nonsense',
  ]
  const statuses: number[] = []
  for (const token of wrong) statuses.push((await sendLogout(token)).statusCode)
  t.same(statuses, [200, ...wrong.slice(1).map(() => 400)])
  t.equal((await browser.send(skills)).status, 200)
})
