/** Pages of documents, prompts and functions: read, registered, tried and unregistered. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { givenPrompt, putFunction } from '../functions/calls.ts'
import { plain, signedIn } from './given-browsers.ts'

const content = '/console/w/default/content'
const kinds = ['documents', 'prompts', 'functions']
const hostile = '</textarea></pre><script>alert(1)</script>" onload="x\u202e'

const tagIn = (text: string): string => /name="tag" value="([^"]+)"/.exec(text)?.[1] ?? ''

const formOf = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  payload: new URLSearchParams(fields).toString(),
})

t.test('each kind says what would stand there, and what to do', async (t) => {
  const test = await testApp(t)
  const reader = await signedIn(test, 'reader')
  const publisher = await signedIn(test, 'publisher')
  t.equal((await reader.send(content)).location, `${content}/documents`)
  for (const kind of kinds) {
    const url = `${content}/${kind}`
    t.match(plain((await reader.send(url)).text), 'Registering needs the role publisher', url)
    t.match((await publisher.send(url)).text, 'Register one below', url)
    const form = { name: 'x' }
    t.equal((await reader.send(url, { method: 'POST', form })).status, 403, url)
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { text } = await publisher.send(url, { method: 'POST', form, headers })
    t.match(text, 'request.origin_refused', url)
    t.equal((await reader.send(`${url}/none`)).status, 404, url)
  }
})

t.test('a document is registered, read, replaced and unregistered', async (t) => {
  const test = await testApp(t)
  const browser = await signedIn(test, 'publisher')
  const send = (url: string, form: Record<string, string>) =>
    browser.send(url, { method: 'POST', form })
  const list = `${content}/documents`
  const one = `${list}/resend/email`
  const wrong = await send(list, { id: 'Resend', skill: hostile })
  t.equal(wrong.status, 422)
  t.match(wrong.text, 'lowercase')
  t.notMatch(wrong.text, '<script>alert')
  const skill = `# Email\r\n\r\n${'ü'.repeat(100_000)}\r\n`
  t.equal((await send(list, { id: 'resend/email', skill })).location, one, 'a long one')
  t.equal((await send(list, { id: 'resend/email', skill })).status, 422, 'it is there')
  t.match((await browser.send(list)).text, 'resend/email')
  const read = await call(test.app, 'GET', '/documents/resend/email', {
    headers: { cookie: browser.cookie, host: 'localhost' },
  })
  t.notMatch(read.body.skill ?? '', '\r')
  const page = await browser.send(one)
  t.match(plain(page.text), 'Title Email')
  const tag = tagIn(page.text)
  t.equal((await send(one, { tag, skill: '# Other' })).location, one)
  const stale = await send(one, { tag, skill: '# Third' })
  t.equal(stale.status, 422)
  t.match(stale.text, '# Third', 'what was typed is kept')
  const now = tagIn((await browser.send(one)).text)
  const removal = `${content}/unregister?id=resend%2Femail`
  t.equal((await send(removal, { tag: now, confirm: 'resend' })).status, 422)
  t.equal((await send(removal, { tag: now, confirm: 'resend/email' })).location, list)
  t.equal((await browser.send(one)).status, 404)
})

t.test('what waits for a reviewer says so', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { content_approval: 'required' } })
  const held = await app.inject({
    url: `${content}/documents`,
    ...formOf({ id: 'a', skill: '# A' }),
  })
  t.match(held.headers.location, /\/documents\?held=/)
  t.match(
    (await app.inject({ url: String(held.headers.location) })).payload,
    'waits for a reviewer',
  )
  const prompt = { name: 'a', description: 'A.', function_id: 'x::y' }
  const other = await app.inject({ url: `${content}/prompts`, ...formOf(prompt) })
  t.match(other.headers.location, /\/prompts\?held=/)
  for (const kind of ['documents', 'prompts']) {
    for (const id of ['..', '.', 'a/b']) {
      const url = `${content}/${kind}?held=${encodeURIComponent(id)}`
      t.match(await app.inject({ url }), { statusCode: 400, payload: 'held' }, url)
    }
  }
})

t.test('a prompt is registered with its arguments, tried and unregistered', async (t) => {
  const answer = { status: 200 }
  const handler = await givenHandler(t, ({ body }, response) => {
    response.statusCode = answer.status
    response.setHeader('content-type', 'application/json').end(JSON.stringify(`${hostile} ${body}`))
  })
  const test = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: handler.origin })
  await givenPrompt(test.app, handler.origin, { name: 'other' })
  const browser = await signedIn(test, 'publisher')
  const send = (url: string, form: Record<string, string>) =>
    browser.send(url, { method: 'POST', form })
  const list = `${content}/prompts`
  const one = `${list}/greet`
  const form = {
    name: 'greet',
    description: 'Greets.',
    function_id: 'demo::greet',
    'name-0': 'to',
    'description-0': 'Who',
    'required-0': 'yes',
    'name-1': '',
    'description-1': '',
    'name-2': '__proto__',
    'description-2': '',
  }
  const wrong = await send(list, { ...form, name: 'Greet' })
  t.equal(wrong.status, 422)
  t.match(wrong.text, /name="name-0"\s+maxlength="256"\s+value="to"/, 'what was typed is kept')
  t.equal((await send(list, form)).location, one)
  const page = await browser.send(one)
  t.match(page.text, 'name="argument:__proto__"')
  const tried = await send(`${one}/try`, { 'argument:to': 'Ada', 'argument:__proto__': 'p' })
  t.equal(tried.status, 200)
  t.match(tried.text, 'Ada')
  t.match(tried.text, 'data-u="U+202E"')
  t.notMatch(tried.text, '<script>alert')
  t.same(JSON.parse(handler.received[0]?.body ?? ''), JSON.parse('{"to":"Ada","__proto__":"p"}'))
  answer.status = 500
  const failed = await send(`${one}/try`, { 'argument:to': 'Ada' })
  t.equal(failed.status, 422)
  t.match(failed.text, 'functions.failed')
  t.match(failed.text, 'value="Ada"')
  t.equal((await browser.send(`${one}/try`)).location, one)
  const gone = { tag: tagIn(page.text), confirm: 'greet' }
  t.equal((await send(`${one}/unregister`, { ...gone, tag: 'x' })).status, 422)
  t.equal((await send(`${one}/unregister`, gone)).location, list)
})

t.test('a function is registered and read, and its secrets are not', async (t) => {
  const test = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:9' })
  const description = '</textarea><script>alert(1)</script>'
  await putFunction(test.app, 'dots', { url: 'http://127.0.0.1:9/', description })
  // As it may be stored from before such an id was rejected.
  await test.db.updateTable('functions').set({ function_id: '..' }).execute()
  const browser = await signedIn(test, 'publisher')
  const send = (url: string, form: Record<string, string>) =>
    browser.send(url, { method: 'POST', form })
  const list = `${content}/functions`
  const one = `${list}/hello%3A%3Agreet`
  const form = {
    function_id: 'hello::greet',
    url: 'http://127.0.0.1:9/greet',
    description: '',
    headers: 'authorization: Bearer s3cr3t',
    timeout_ms: '',
    readable: 'yes',
    input_schema: '{"type":"object"}',
    output_schema: '',
  }
  for (const bad of [
    { input_schema: '{' },
    { timeout_ms: '1.5' },
    { headers: 'x' },
    { url: 'http://127.0.0.1:10/' },
  ]) {
    const wrong = await send(list, { ...form, ...bad })
    t.equal(wrong.status, 422, JSON.stringify(bad))
    t.match(wrong.text, 'hello::greet')
    t.notMatch(wrong.text, 's3cr3t')
  }
  for (const id of ['.', '..']) {
    const dots = await send(list, { ...form, function_id: id })
    t.match(dots, { status: 422, text: 'Choose another id' }, 'no address can end in it')
  }
  t.equal((await send(list, form)).status, 303)
  const listed = await browser.send(list)
  t.match(listed.text, one, 'it is linked')
  t.match(plain(listed.text), ' .. ', 'and one that cannot be is listed')
  t.match(listed.text, '&lt;script&gt;alert')
  t.notMatch(listed.text, '<script>alert')
  const page = await browser.send(one)
  t.match(plain(page.text), 'Headers authorization')
  t.match(plain(page.text), 'Agents read it at iii://fn/hello/greet ')
  await send(list, { ...form, function_id: 'Hello.1' })
  t.match(plain((await browser.send(`${list}/Hello.1`)).text), 'Agents read it no: an iii://')
  t.notMatch(page.text, 's3cr3t')
  const tag = tagIn(page.text)
  t.equal((await send(one, { ...form, tag, timeout_ms: '7' })).status, 303)
  t.match(plain((await browser.send(one)).text), 'Time limit 7 ms')
  const now = tagIn((await browser.send(one)).text)
  const gone = await send(`${one}/unregister`, { tag: now, confirm: 'hello::greet' })
  t.equal(gone.location, list)
})
