/** The page of the audit log: found by who, what and when, and exported as it is found. */
import { systemCaller } from '../../src/platform/access/caller.ts'
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { Browser, type Page } from '../support/browsers.ts'
import { givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { putDocument } from '../subscriptions/given.ts'
import { plain } from './given-browsers.ts'

const url = '/console/w/default/audit'
const HOSTILE = '=1+1<img src=x onerror=alert(1)>\u202e'

const given = async (t: Test) => {
  const test = await testApp(t)
  const { app, services } = test
  await givenSkill(app)
  await app.inject({
    method: 'PUT',
    url: '/v1/workspaces/default/skills/user/pdf-tools/policy',
    payload: { enabled: false },
    headers: { 'x-request-id': 'the-disable' },
  })
  const signIn = async (
    role: 'reader' | 'publisher' | 'reviewer' | 'admin',
    workspace = '*',
  ): Promise<Browser> => {
    const browser = new Browser(app)
    await browser.signInByToken((await givenToken(services, role, { workspace })).secret)
    return browser
  }
  return { ...test, signIn }
}

/** Actions of the rows, newest first. */
const rowsOf = ({ text }: Page): string[] =>
  [...text.matchAll(/<dt>Action<\/dt>\s*<dd><code>(\w+)<\/code>/g)].map(([, name = '']) => name)

t.test('entries are shown newest first, and each opens to all that is known', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('reviewer')
  const page = await browser.send(url)
  t.equal(page.status, 200)
  const rows = rowsOf(page)
  t.same(rows.slice(-2), ['policy_set', 'install'])
  t.match(page.text, /class="what">disabled/, 'what people look for')
  t.match(page.text, '&quot;before&quot;')
  t.match(page.text, '?request_id=the-disable')
  t.match(page.text, '/console/w/default/skills/user/pdf-tools')
  t.match(page.text, 'aria-current="page"')
})

t.test('the first page names what was changed, and its kind once', async (t) => {
  const { app, signIn } = await given(t)
  await putDocument(app, 'guide')
  const { text } = await (await signIn('reviewer')).send('/console/w/default')
  t.match(text, /<li>guide\s+document registered/)
  t.match(text, />pdf-tools<\/a>\s+disabled/)
})

t.test('an entry about a token says which', async (t) => {
  const { signIn, services } = await given(t)
  const { id } = await givenToken(services, 'publisher')
  await services.tokens.revoke(systemCaller('default'), id)
  const browser = await signIn('reviewer')
  for (const page of ['/console/w/default', url]) {
    const text = plain((await browser.send(page)).text)
    t.match(text, /publisher of a test token revoked|token revoked publisher of a test/, page)
  }
})

t.test('a skill is a link as long as it has a page', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('reviewer')
  const link = 'href="/console/w/default/skills/user/pdf-tools"'
  const linked = async () =>
    Promise.all(
      ['/console/w/default', url].map(async (page) =>
        (await browser.send(page)).text.includes(link),
      ),
    )
  t.same(await linked(), [true, true])
  const skill = '/v1/workspaces/default/skills/user/pdf-tools'
  t.equal((await browser.send(skill, { method: 'DELETE' })).status, 200)
  t.same(await linked(), [false, false])
  t.match((await browser.send(url)).text, /pdf-tools\s+<span class="quiet">not installed</)
})

t.test('filters find who disabled a skill', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('reviewer')
  const found = async (query: string) => rowsOf(await browser.send(`${url}?${query}`))
  const today = new Date().toISOString().slice(0, 10)
  t.same(await found(`action=policy_set&skill=pdf-tools&from=${today}&to=${today}`), ['policy_set'])
  t.same(await found('request_id=the-disable'), ['policy_set'])
  t.same(await found('who=local&target=skill%3Auser'), ['policy_set', 'install'])
  t.same(await found('who=reviewer+of+a+test&skill='), ['session_start'], 'the label of a token')
  t.same(await found('to=2020-01-01'), [])
  t.match((await browser.send(`${url}?who=none`)).text, 'No entry matches')
  const link = await browser.send(`${url}?actor=local&proposal=x`)
  t.match(link.text, />Without this Actor</)
  t.match(link.text, /<input type="hidden" name="proposal" value="x" \/>/, 'the form keeps it')
})

t.test('a list goes on, and an entry has an address of its own', async (t) => {
  const { signIn, app } = await given(t)
  const browser = await signIn('reviewer')
  for (let count = 0; count < 52; count += 1) {
    await app.inject({
      url: '/v1/workspaces/default/skills',
      headers: { authorization: 'Bearer none' },
    })
  }
  const first = await browser.send(`${url}?action=access`)
  t.equal(rowsOf(first).length, 50)
  const [, older = ''] = /href="([^"]+)" data-more/.exec(first.text) ?? []
  const second = await browser.send(older.replaceAll('&amp;', '&'))
  t.ok(rowsOf(second).length > 0)
  const [, place = '', entry] = /href="([^"]+)#(entry-\d+)"/.exec(second.text) ?? []
  t.match(second.text, `id="${entry}"`)
  t.match((await browser.send(place)).text, `id="${entry}"`)
})

t.test('what is filtered is exported, and that is recorded', async (t) => {
  const { signIn, db } = await given(t)
  const browser = await signIn('reviewer')
  const send = (form: Record<string, string>) =>
    browser.send(`${url}/export`, { method: 'POST', form })
  const csv = await send({ format: 'csv', action: 'policy_set', who: '', from: '' })
  t.equal(csv.status, 200)
  t.match(csv.headers['content-type'], /^text\/csv/)
  t.equal(csv.headers['content-disposition'], 'attachment; filename="audit.csv"')
  const lines = csv.text.trimEnd().split('\r\n')
  t.equal(lines.length, 2)
  t.match(lines[1], 'policy_set')
  const json = await send({ format: 'ndjson', request_id: 'the-disable' })
  t.match(JSON.parse(json.text), { action: 'policy_set', target: 'skill:user:pdf-tools' })
  const rows = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'audit_export')
    .orderBy('seq')
    .execute()
  t.match(rows, [
    { details: { format: 'csv', filters: { action: 'policy_set' } } },
    { details: { format: 'ndjson' } },
  ])
  t.equal((await send({ format: 'xml' })).status, 400)
})

t.test('text of callers is drawn, and is no formula', async (t) => {
  const { signIn, services, app } = await given(t)
  const { token: secret } = await services.tokens.create(systemCaller('default'), {
    label: HOSTILE,
    role: 'reviewer',
    workspace_id: '*',
    expires_in_days: 1,
  })
  await app.inject({
    method: 'PUT',
    url: '/v1/workspaces/default/skills/user/pdf-tools/policy',
    payload: { enabled: true },
    headers: { authorization: `Bearer ${secret}` },
  })
  const browser = await signIn('reviewer')
  const page = await browser.send(`${url}?action=policy_set`)
  t.notMatch(page.text, '<img')
  t.match(page.text, 'data-u="U+202E"')
  const query = new URLSearchParams({ who: HOSTILE, actor: HOSTILE, action: HOSTILE })
  const asked = await browser.send(`${url}?${query.toString()}`)
  t.equal(asked.status, 200)
  t.notMatch(asked.text, '<img')
  const csv = await browser.send(`${url}/export`, { method: 'POST', form: { format: 'csv' } })
  t.match(csv.text, ",'=1+1<img")
  t.notMatch(csv.text, /(^|,)"?[=+\-@\t]/m)
})

t.test('it needs a reviewer, and its own workspace', async (t) => {
  const { signIn, app, db } = await given(t)
  await givenWorkspace(db, 'acme')
  for (const role of ['reader', 'publisher'] as const) {
    const browser = await signIn(role)
    t.equal((await browser.send(url)).status, 403, role)
    const form = { format: 'csv' }
    t.equal((await browser.send(`${url}/export`, { method: 'POST', form })).status, 403, role)
    t.notMatch((await browser.send('/console/w/default')).text, 'href="/console/w/default/audit"')
  }
  const other = await signIn('admin', 'acme')
  t.equal((await other.send(url)).status, 404)
  const reviewer = await signIn('reviewer')
  t.equal((await reviewer.send(`${url}?from=yesterday`)).status, 400)
  t.equal((await reviewer.send(`${url}?cursor=x`)).status, 400)
  const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const sent = { method: 'POST', form: { format: 'csv' }, headers: cross } as const
  t.equal((await reviewer.send(`${url}/export`, sent)).status, 403)
  t.equal((await app.inject({ url })).statusCode, 303)
})
