/** Documents over a socket: the short way decides as the long one does. */
import t from '../support/tap.ts'
import { asking, countHandled, HOST, shape } from '../http/asking.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'

const documents = '/v1/workspaces/default/documents'
const skill = '# Grüße\n\nA "text" with\u2028every\tkind </of> \\ sign 😀.'

t.test('both ways give the same document', async (t) => {
  const here = await testApp(t)
  const ask = await asking(here)
  const handled = countHandled(t)
  const ids = { guide: skill, 'guide/deep/one': 'One line.', large: 'x'.repeat(20_000) }
  for (const [id, text] of Object.entries(ids)) {
    await call(here.app, 'PUT', `/documents/${id}`, { payload: { skill: text } })
    const url = `${documents}/${id}`
    const long = await here.app.inject({ url, headers: HOST })
    t.equal(long.json().skill, text)
    const before = handled()
    const plain = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? {} : { accept: '*/*' },
    )
    for (const headers of plain) {
      const short = await ask(url, headers)
      t.equal(short.status, 200)
      t.equal(short.rest, long.payload, id)
      t.same(shape(short), shape(long), id)
    }
    const count = handled() - before
    t.ok(id === 'large' ? count === 20 : count < 20, `${count} of 20 came to a handler`)
  }
})

t.test('what is asked for in another way is answered as ever', async (t) => {
  const here = await testApp(t)
  const ask = await asking(here)
  await call(here.app, 'PUT', '/documents/guide', { payload: { skill } })
  const url = `${documents}/guide`
  const { etag = '' } = (await ask(url)).headers
  t.equal((await ask(url)).status, 200)
  t.match(await ask(url, { accept: 'text/markdown' }), { status: 200, rest: skill })
  t.equal((await ask(url, { accept: 'image/png' })).status, 406)
  t.match(await ask(url, { 'if-none-match': etag }), { status: 304, rest: '' })
  t.equal((await ask(url, { host: 'evil.example' })).status, 403)
  t.equal((await ask(`${url}?other=a`)).status, 400)
  t.equal((await ask(`${url}/none`)).status, 404)
  t.equal((await ask(url.replace('/default/', '/nowhere/'))).status, 404)
})

t.test('a document is never an old one, whichever process has changed it', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  const [ask, askThere] = [await asking(here), await asking(there)]
  const url = `${documents}/guide`
  for (let number = 0; number < 10; number += 1) {
    const { app } = number % 2 === 0 ? here : there
    const payload = { skill: `Number ${number}.` }
    t.match(await call(app, 'PUT', '/documents/guide', { payload }), { status: /20[01]/ })
    for (const time of ['first', 'second', 'third']) {
      for (const answer of await Promise.all([ask(url), askThere(url)])) {
        t.equal(JSON.parse(answer.rest).skill, payload.skill, time)
      }
    }
  }
  await call(there.app, 'DELETE', '/documents/guide')
  for (const answer of await Promise.all([ask(url), askThere(url)])) t.equal(answer.status, 404)
})
