/** The pages of the settings: what changes, who changed it, and what it would do. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { Browser, type Page } from '../support/browsers.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const url = '/console/w/default/settings'
const HOSTILE = '"><img src=x onerror=alert(1)>\u202e'

const given = async (t: Test) => {
  const test = await testApp(t)
  const { app, services } = test
  await givenSkill(app, { slug: 'needy', extra: 'dependencies:\n  bins: [git]\n' })
  const signIn = async (role: 'reader' | 'publisher' | 'reviewer' | 'admin'): Promise<Browser> => {
    const browser = new Browser(app)
    await browser.signInByToken((await givenToken(services, role)).secret)
    return browser
  }
  const admin = await givenToken(services, 'admin')
  const stored = async () => (await call(app, 'GET', '/settings', { headers: admin.headers })).body
  return { ...test, signIn, stored }
}

const post = (browser: Browser, form: Record<string, string>) =>
  browser.send(url, { method: 'POST', form })

const serving = { section: 'serving', 'was:block_on_missing_dependencies': 'false' }

t.test('a dry run says what would be blocked, and only saving changes it', async (t) => {
  const { signIn, stored } = await given(t)
  const browser = await signIn('admin')
  const form = { ...serving, block_on_missing_dependencies: 'true' }
  const tried = await post(browser, { ...form, act: 'try' })
  t.equal(tried.status, 200)
  t.match(tried.text, '1 skill would no longer be served')
  t.match(tried.text, 'something that it needs is missing')
  t.match(tried.text, /Missing dependencies block: no →\s*<strong>yes<\/strong>/)
  t.match(tried.text, /name="block_on_missing_dependencies"[^>]*>\s*<option value="true" selected/)
  t.equal((await stored()).block_on_missing_dependencies, false)
  const saved = await post(browser, { ...form, act: 'save' })
  t.equal(saved.status, 303)
  t.equal(saved.location, `${url}#serving`)
  t.equal((await stored()).block_on_missing_dependencies, true)
  const page = await browser.send(url)
  t.match(page.text, /Changed\s+<a href="[^"]*action=settings_set&amp;actor=token/)
})

t.test('a form changes only what was changed in it', async (t) => {
  const { signIn, stored, app, services } = await given(t)
  const { headers } = await givenToken(services, 'admin')
  const browser = await signIn('admin')
  await call(app, 'PUT', '/settings', { headers, payload: { validation_profile: 'strict' } })
  const form = {
    ...serving,
    act: 'save',
    block_on_missing_dependencies: 'true',
    'was:validation_profile': 'lenient',
    validation_profile: 'lenient',
  }
  t.equal((await post(browser, form)).status, 303)
  const { validation_profile: profile, changed } = await stored()
  t.equal(profile, 'strict', 'what another admin has set meanwhile stays')
  t.same(Object.keys(changed).toSorted(), ['block_on_missing_dependencies', 'validation_profile'])
  t.equal((await post(browser, { section: 'serving', act: 'save' })).status, 303)
})

const allowed = 'capability_policy.allowed'
const hosts = 'capability_policy.constraints.domains'
const denied = 'capability_policy.denied'
const policy = { section: 'capabilities', [`was:${denied}`]: '' }
const refused = ({ status, text }: Page) => [status, /settings\.fingerprint_mismatch/.test(text)]

t.test('a form does not undo what was saved after it was loaded', async (t) => {
  const { signIn, stored } = await given(t)
  const browser = await signIn('admin')
  const first = { ...policy, act: 'save', [denied]: 'mcp.mail delete_all' }
  t.equal((await post(browser, first)).status, 303)
  const late = { ...policy, [denied]: 'mcp.bank pay' }
  for (const act of ['try', 'save']) {
    const page = await post(browser, { ...late, act })
    t.same(refused(page), [422, true], act)
    t.match(page.text, 'Somebody changed these settings after you loaded the page.')
    t.match(page.text, '“Denied capabilities” is now: mcp.mail delete_all.')
    t.match(page.text, 'Your change was not saved.')
    t.notMatch(page.text, 'Nothing was changed', 'since something was, by somebody else')
    t.match(page.text, /<textarea[^>]*name="capability_policy.denied"[^>]*>\s*mcp\.bank pay</)
    t.match(page.text, `name="was:${denied}" value="mcp.mail delete_all"`)
  }
  const only = [{ extension_id: 'mcp.mail', capability_id: 'delete_all' }]
  t.same((await stored()).capability_policy.denied, only, 'nothing was changed')
  const again = { ...late, [`was:${denied}`]: 'mcp.mail delete_all', act: 'save' }
  t.equal((await post(browser, again)).status, 303, 'once it was shown')
  t.equal((await post(browser, { ...late, act: 'save' })).status, 303, 'and what is stored already')
})

t.test('what is wrong in a form does not hide what was saved meanwhile', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('admin')
  await post(browser, { ...policy, act: 'save', [denied]: 'mcp.mail', [allowed]: 'skill.needy' })
  const wrong = { ...policy, act: 'save', [denied]: 'mcp.bank', [hosts]: 'Not A Host' }
  const form = { ...wrong, [`was:${hosts}`]: '*', [`was:${allowed}`]: '*', [allowed]: '*' }
  const { status, text } = await post(browser, form)
  t.equal(status, 422)
  t.match(text, '“Domains” has the wrong format')
  t.match(text, `name="was:${denied}" value=""`, 'so that the next attempt is told')
  t.match(text, /<textarea[^>]*name="capability_policy.allowed"[^>]*>\s*skill\.needy</)
  t.same(refused(await post(browser, { ...form, [hosts]: '*' })), [422, true])
})

t.test('of two that save at once one is told', async (t) => {
  const { signIn } = await given(t)
  const browsers = [await signIn('admin'), await signIn('admin')]
  const pages = await Promise.all(
    browsers.map((browser, index) =>
      post(browser, { ...policy, act: 'save', [denied]: `mcp.mail${index}` }),
    ),
  )
  t.same(new Set(pages.map(({ status }) => status)), new Set([303, 422]))
})

t.test('lists and limits are read from lines', async (t) => {
  const { signIn, stored } = await given(t)
  const browser = await signIn('admin')
  await post(browser, {
    section: 'environment',
    act: 'save',
    'environment.bins': 'git\r\n\r\n jq ',
  })
  await post(browser, {
    section: 'capabilities',
    act: 'save',
    'capability_policy.allowed': 'skill.needy\r\nmcp.mail send',
    'capability_policy.denied': 'mcp.mail delete_all',
    'capability_policy.constraints.domains': '',
    'was:capability_policy.constraints.domains': '*',
    'capability_policy.constraints.rate_limits': 'send 5',
  })
  t.match(await stored(), {
    environment: { bins: ['git', 'jq'], commands: [] },
    capability_policy: {
      allowed: [
        { extension_id: 'skill.needy' },
        { extension_id: 'mcp.mail', capability_id: 'send' },
      ],
      denied: [{ extension_id: 'mcp.mail', capability_id: 'delete_all' }],
      constraints: { domains: [], rate_limits: { send: 5 } },
    },
  })
  await post(browser, {
    section: 'capabilities',
    act: 'save',
    'capability_policy.allowed': '*',
    'capability_policy.constraints.domains': '*',
    'capability_policy.constraints.rate_limits': '',
    'was:capability_policy.constraints.rate_limits': 'send 5',
  })
  t.match((await stored()).capability_policy, { allowed: null, constraints: {} })
  t.same(Object.keys((await stored()).capability_policy.constraints), [])
})

t.test('the sign for no limit is not taken for a name', async (t) => {
  const { signIn, stored } = await given(t)
  const browser = await signIn('admin')
  const before = await stored()
  const alone = 'Remove it, or the other lines.'
  const wrong = [
    ['allowed', '*\r\nmcp.mail', alone],
    ['allowed', 'mcp.mail\r\n* send', alone],
    ['denied', '*', 'leave “Allowed capabilities” empty.'],
    ['constraints.paths', '/srv\r\n*', alone],
  ] as const
  for (const [name, text, why] of wrong) {
    const form = { section: 'capabilities', act: 'save', [`capability_policy.${name}`]: text }
    const page = await post(browser, form)
    t.match(page, { status: 422, text: why }, name)
    t.match(page.text, `${text.replace('\r', '&#13;')}</textarea>`, 'what was typed is kept')
  }
  t.same(await stored(), before)
})

t.test('what the API refuses the form refuses, with what was typed', async (t) => {
  const { signIn, stored } = await given(t)
  const browser = await signIn('admin')
  const before = await stored()
  const wrong: Record<string, string>[] = [
    { 'capability_policy.constraints.domains': HOSTILE },
    { 'capability_policy.constraints.rate_limits': 'send often' },
    { 'environment.bins': 'x'.repeat(129) },
  ]
  for (const fields of wrong) {
    const page = await post(browser, { section: 'capabilities', act: 'save', ...fields })
    t.equal(page.status, 422)
    t.notMatch(page.text, '<img')
  }
  const [domains = {}] = wrong
  const page = await post(browser, { section: 'capabilities', act: 'try', ...domains })
  t.match(page.text, '“Domains” has the wrong format')
  t.match(page.text, '&lt;img src=x', 'it is still there')
  t.equal((await post(browser, { section: 'serving', approval: 'never', act: 'save' })).status, 422)
  t.equal((await post(browser, { section: 'serving', act: 'drop' })).status, 422)
  t.same(await stored(), before)
})

t.test('secrets are set and removed, and never shown', async (t) => {
  const { signIn, stored } = await given(t)
  const browser = await signIn('admin')
  const key = 'k'.repeat(40)
  const section = { section: 'secrets', act: 'save', signing_secret: '' }
  t.equal((await post(browser, { ...section, orchestrator_key: key })).status, 303)
  t.match(await stored(), { orchestrator_key_set: true, signing_secret_set: false })
  const wrong = await post(browser, { ...section, orchestrator_key: 'short-secret' })
  t.equal(wrong.status, 422)
  t.notMatch(wrong.text, 'short-secret')
  t.match(wrong.text, '“Orchestrator key” has the wrong format')
  t.notMatch((await browser.send(url)).text, key)
  await post(browser, { ...section, 'remove:orchestrator_key': 'yes' })
  t.match(await stored(), { orchestrator_key_set: false })
})

t.test('policies and the scope of an agent are shown', async (t) => {
  const { signIn, app, services } = await given(t)
  const browser = await signIn('reviewer')
  t.match((await browser.send(`${url}/policies`)).text, 'Every skill has the defaults')
  const { headers } = await givenToken(services, 'admin')
  const path = '/skills/user/needy/policy'
  await call(app, 'PUT', path, { headers, payload: { enabled: false } })
  const policies = await browser.send(`${url}/policies`)
  t.match(policies.text, '/console/w/default/skills/user/needy/-/policy')
  t.match(policies.text, 'disabled')
  t.match((await browser.send(`${url}/scope`)).text, 'It would get no capabilities')
  const query = new URLSearchParams({ allowed: `skill.none ${HOSTILE}`, forwarded: '' })
  const scope = await browser.send(`${url}/scope?${query.toString()}`)
  t.equal(scope.status, 200)
  t.match(scope.text, '<code>skill.none</code>')
  t.notMatch(scope.text, '<img')
})

t.test('reviewers read, admins change, others do neither', async (t) => {
  const { signIn, stored } = await given(t)
  for (const role of ['reader', 'publisher'] as const) {
    const browser = await signIn(role)
    for (const page of [url, `${url}/policies`, `${url}/scope`]) {
      t.equal((await browser.send(page)).status, 403, `${role} ${page}`)
    }
  }
  const reviewer = await signIn('reviewer')
  const page = await reviewer.send(url)
  t.match(page.text, 'A change needs the role admin; you are reviewer')
  t.notMatch(page.text, 'value="save"')
  const form = { ...serving, act: 'save', block_on_missing_dependencies: 'true' }
  t.equal((await post(reviewer, form)).status, 403)
  const admin = await signIn('admin')
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  t.equal((await admin.send(url, { method: 'POST', form, headers })).status, 403)
  t.equal((await stored()).block_on_missing_dependencies, false)
})
