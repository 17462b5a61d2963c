/** Forms that one replica has shown and another one gets, and a replica that is killed half-way. */
import { setImmediate } from 'node:timers/promises'
import { Client } from 'pg'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { Browser, type Page } from '../support/browsers.ts'
import { call, multipart } from '../support/given.ts'
import { type Service, startService } from '../support/process.ts'
import { givenToken } from '../support/tokens.ts'
import { BARE, classify, installArchive, skillArchive } from '../trust/given.ts'
import { fieldsOf, queue } from './given-reviews.ts'
import { hiddenIn, upload } from './given-uploads.ts'

type Role = 'publisher' | 'reviewer'

/** Both have the cookies of the same browser. */
const givenReplicas = async (t: Test, role: Role) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const { secret } = await givenToken(one.services, role)
  const [first, second] = [new Browser(one.app), new Browser(two.app)]
  const signIn = await first.send('/console/sign-in')
  t.equal(signIn.status, 200)
  await second.signInByToken(secret)
  for (const [name, value] of second.cookies) first.cookies.set(name, value)
  return { one, two, first, second }
}

const propose = async ({ app, services }: TestApp): Promise<string> => {
  const { headers } = await givenToken(services, 'publisher')
  const { body } = await installArchive(app, skillArchive([BARE]), { headers })
  const admin = await givenToken(services, 'admin')
  await classify(
    app,
    'pdf.send',
    { risk_level: 'write', side_effects: 'none', data_egress: 'none' },
    admin,
  )
  return body.proposal_id
}

t.test('a decision is sent to another replica than the one that has shown it', async (t) => {
  const { one, first, second } = await givenReplicas(t, 'reviewer')
  const url = `${queue}/${await propose(one)}`
  const decide = (browser: Browser, form: Record<string, string>): Promise<Page> =>
    browser.send(`${url}/decision`, {
      method: 'POST',
      form: { ...form, decision: 'approve', reason: 'read it' },
    })
  const asked = await decide(second, fieldsOf(await first.send(url)))
  t.match(asked.text, /name="confirmed"/, 'the second press may go anywhere, too')
  const done = await decide(first, fieldsOf(asked))
  t.equal(done.status, 303)
  t.match((await second.send(url)).text, '“read it”')
  t.equal((await decide(second, fieldsOf(asked))).status, 303, 'pressed again, nothing changes')
})

t.test('an archive is sent to one replica, read at another and installed by a third', async (t) => {
  const { one, first, second } = await givenReplicas(t, 'publisher')
  const third = new Browser((await testReplica(t, one.connectionString)).app)
  for (const [name, value] of first.cookies) third.cookies.set(name, value)
  const send = async (body: string): Promise<string> => {
    const archive = packageArchive({ files: { 'SKILL.md': skillMd({ body }) } })
    const { payload, headers } = multipart(archive)
    const sent = await first.send(upload, { method: 'POST', payload, headers })
    t.equal(sent.status, 303)
    return sent.location
  }
  for (const body of ['# One', '# Two']) {
    const url = await send(body)
    const page = await second.send(url)
    t.equal(page.status, 200)
    const form = hiddenIn(page)
    t.match((await third.send(`${url}/install`, { method: 'POST', form })).text, 'is installed')
  }
  const { body } = await call(one.app, 'GET', '/skills/user/pdf-tools/revisions', {
    headers: { cookie: first.cookie, 'sec-fetch-site': 'same-origin' },
  })
  t.equal(body.revisions.length, 2)
})

/** A form, as a browser sends it to a service that listens. */
const post = (
  { url }: Service,
  path: string,
  { cookie, form }: { cookie: string; form: Record<string, string> },
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    },
    body: new URLSearchParams(form).toString(),
  })

/** Kills the replica while it writes the audit row, which follows all that the form does. */
const killHalfWay = async (
  t: Test,
  { connectionString }: TestApp,
  { service, send }: { service: Service; send: () => Promise<Response> },
): Promise<void> => {
  const client = new Client({ connectionString })
  await client.connect()
  t.teardown(() => client.end())
  await client.query('begin')
  await client.query('lock table audit_entries in exclusive mode')
  const sent = send().then(
    ({ status }) => `answered ${status}`,
    () => 'no answer',
  )
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_locks where relation = 'audit_entries'::regclass and not granted`,
    )
    if ((rowCount ?? 0) > 0) break
    await setImmediate()
  }
  service.kill('SIGKILL')
  t.equal(await sent, 'no answer')
  await client.query('rollback')
}

const givenKilled = async (t: Test, role: Role) => {
  const test = await testApp(t)
  const { secret } = await givenToken(test.services, role)
  const browser = new Browser(test.app)
  await browser.signInByToken(secret)
  const service = await startService(t, { DATABASE_URL: test.connectionString })
  return { test, browser, service, secret }
}

t.test(
  'killed half-way through a decision, nothing is decided, and it can be sent again',
  async (t) => {
    const { test, browser, service } = await givenKilled(t, 'reviewer')
    const url = `${queue}/${await propose(test)}`
    const asked = { decision: 'reject', reason: 'no' }
    const shown = fieldsOf(await browser.send(url))
    const form = { ...shown, ...asked }
    const send = () => post(service, `${url}/decision`, { cookie: browser.cookie, form })
    await killHalfWay(t, test, { service, send })
    const page = await browser.send(url)
    t.match(page.text, /<button[^>]*name="decision"[^>]*value="reject"/, 'it is still open')
    t.equal(fieldsOf(page)['tag'], shown['tag'], 'what was read is what is there')
    const again = await browser.send(`${url}/decision`, { method: 'POST', form })
    t.equal(again.status, 303)
    t.match((await browser.send(url)).text, '“no”')
  },
)

t.test('killed half-way through a sign-in, there is no session', async (t) => {
  const { test, service, secret } = await givenKilled(t, 'reviewer')
  const count = async () =>
    (await test.db.selectFrom('sessions').select('session_id').execute()).length
  const before = await count()
  const form = { token: secret, return_to: '/console/' }
  await killHalfWay(t, test, {
    service,
    send: () => post(service, '/console/session', { cookie: '', form }),
  })
  t.equal(await count(), before)
  const browser = new Browser(test.app)
  await browser.signInByToken(secret)
  t.equal((await browser.send('/console/w/default')).status, 200)
})

t.test(
  'killed half-way through an install, the upload is there, and the page says what to do',
  async (t) => {
    const { test, browser, service } = await givenKilled(t, 'publisher')
    const { payload, headers } = multipart(packageArchive())
    const { location } = await browser.send(upload, { method: 'POST', payload, headers })
    const form = hiddenIn(await browser.send(location))
    const send = () => post(service, `${location}/install`, { cookie: browser.cookie, form })
    await killHalfWay(t, test, { service, send })
    t.equal((await browser.send('/console/w/default/skills/user/pdf-tools')).status, 404)
    const busy = await browser.send(location)
    t.equal(busy.status, 409)
    t.match(busy.text, 'Another request is using this upload right now. Try again in a moment.')
    t.match((await browser.send(upload)).text, 'has arrived, and is ready for you to install')
    // What the dead replica has leased is free after half a minute.
    await test.db
      .updateTable('uploads')
      .set({ lease_expires_at: new Date(0) })
      .execute()
    const page = await browser.send(location)
    t.match(page.text, 'Agents would get it at once')
    const done = await browser.send(`${location}/install`, { method: 'POST', form: hiddenIn(page) })
    t.match(done.text, 'pdf-tools is installed')
  },
)
