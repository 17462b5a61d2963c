/** The page of all workspaces: made, named, and deleted by who types the id. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const url = '/console/workspaces'
const HOSTILE = '<img src=x onerror=alert(1)>\u202e'

const given = async (t: Test) => {
  const test = await testApp(t)
  const { app, services, db } = test
  await givenWorkspace(db, 'acme')
  const signIn = async (role: 'reader' | 'reviewer' | 'admin', workspace = '*') => {
    const browser = new Browser(app)
    await browser.signInByToken((await givenToken(services, role, { workspace })).secret)
    return browser
  }
  return { ...test, signIn }
}

const post = (browser: Browser, path: string, form: Record<string, string>, headers = {}) =>
  browser.send(url + path, { method: 'POST', form, headers })

t.test('each workspace is shown with what it has', async (t) => {
  const { app, signIn, services } = await given(t)
  await givenSkill(app, { slug: 'waits', extra: '', files: {} }, 'acme')
  await givenToken(services, 'reader', { workspace: 'acme' })
  const browser = await signIn('admin')
  const { text, status } = await browser.send(url)
  t.equal(status, 200)
  t.match(
    text.replaceAll(/\s+/g, ' '),
    /acme<\/a>.*? 1<span class="unit"> skill<.*? 1<span class="unit"> token</,
  )
  t.match(text, 'href="/console/workspaces"', 'the menu leads to it')
  t.match(text, 'href="/console/status"')
})

t.test('a workspace is made with a title, once', async (t) => {
  const { signIn, db } = await given(t)
  const browser = await signIn('admin')
  const made = await post(browser, '', { workspace_id: 'office', title: HOSTILE })
  t.match(made, { status: 303, location: '/console/w/office' })
  const page = await browser.send(url)
  t.notMatch(page.text, '<img')
  t.match(page.text, '&lt;img src=x onerror=alert(1)&gt;<span class="u" data-u="U+202E">')
  const again = await post(browser, '', { workspace_id: 'office', title: 'Office' })
  t.equal(again.status, 422)
  t.match(again.text, 'workspaces.exists')
  t.match(again.text, 'value="Office"', 'what was typed is kept')
  for (const form of [
    { workspace_id: 'No Id', title: '' },
    { workspace_id: 'fine', title: 'a\u0007b' },
    { workspace_id: '', title: 'x' },
  ]) {
    t.equal((await post(browser, '', form)).status, 422, JSON.stringify(form))
  }
  const rows = await db.selectFrom('workspaces').select('workspace_id').execute()
  t.equal(rows.length, 3)
})

t.test('a title is set and taken away', async (t) => {
  const { signIn, db } = await given(t)
  const own = await signIn('admin', 'acme')
  t.equal((await post(own, '/acme/title', { title: 'Acme, Inc.' })).status, 303)
  t.match((await own.send(url)).text, 'value="Acme, Inc."')
  t.match((await own.send('/console/w/acme')).text, 'Acme, Inc.', 'the menu has it')
  t.equal((await post(own, '/acme/title', { title: ' \t' })).status, 422)
  t.equal((await post(own, '/acme/title', { title: '' })).status, 303)
  const rows = await db
    .selectFrom('audit_entries')
    .select(['workspace_id', 'details'])
    .where('action', '=', 'workspace_title_set')
    .orderBy('seq')
    .execute()
  t.match(rows, [
    {
      workspace_id: 'default',
      details: { before: { title: null }, after: { title: 'Acme, Inc.' } },
    },
    { details: { after: { title: null } } },
  ])
})

t.test('deleting asks for the id', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('admin')
  const wrong = await post(browser, '/acme/delete', { workspace_id: 'acm' })
  t.equal(wrong.status, 422)
  t.match(wrong.text, 'Type acme to delete it.')
  t.match(wrong.text, '<details open="">')
  t.equal((await browser.send('/console/w/acme')).status, 200)
  t.equal((await post(browser, '/acme/delete', { workspace_id: 'acme' })).location, url)
  t.equal((await browser.send('/console/w/acme')).status, 404)
  const fixed = await post(browser, '/default/delete', { workspace_id: 'default' })
  t.equal(fixed.status, 422)
  t.match(fixed.text, 'workspaces.not_deletable')
  t.notMatch(fixed.text, '/console/workspaces/default/delete')
  const taken = await post(browser, '', { workspace_id: 'acme', title: '' })
  t.match(taken.text, 'workspaces.deleted')
})

t.test('admins see and change their own, and others none', async (t) => {
  const { signIn, app } = await given(t)
  const own = await signIn('admin', 'acme')
  const { text } = await own.send(url)
  t.notMatch(text, '/console/workspaces/default/title')
  t.notMatch(text, 'New workspace')
  t.notMatch(text, 'href="/console/status"')
  t.equal((await post(own, '', { workspace_id: 'mine', title: '' })).status, 403)
  t.equal((await post(own, '/default/title', { title: 'x' })).status, 404)
  t.equal((await post(own, '/default/delete', { workspace_id: 'default' })).status, 404)
  const reviewer = await signIn('reviewer')
  t.equal((await reviewer.send(url)).status, 403)
  t.equal((await post(reviewer, '/acme/delete', { workspace_id: 'acme' })).status, 403)
  const admin = await signIn('admin')
  const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  t.equal((await post(admin, '/acme/delete', { workspace_id: 'acme' }, cross)).status, 403)
  t.equal((await post(admin, '', { workspace_id: 'evil' }, cross)).status, 403)
  t.equal((await app.inject({ url })).statusCode, 303)
})
