/** A form with many fields, or one long text, may be sent. */
import t from '../support/tap.ts'
import { Browser } from '../support/browsers.ts'
import { call } from '../support/given.ts'
import { fieldsOf, given, queue, skillArchive } from './given-reviews.ts'

/** Nine bytes of a form. */
const CHARACTER = '字'

const manyCapabilities = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `pdf.${String(index).padStart(3, '0')}.${'x'.repeat(80)}`
    return `\`${id}\`: Reads. [risk: read, effects: none, egress: none]`
  })

t.test('a review of a hundred capabilities with long names is decided', async (t) => {
  const { app, signIn, propose } = await given(t)
  const id = await propose(skillArchive(manyCapabilities(100)))
  const reviewer = await signIn('reviewer')
  const page = await reviewer.send(`${queue}/${id}`)
  const names = page.text.matchAll(/<textarea\s[^>]*name="((?:domains|paths|rates):[^"]+)"/g)
  const limits = Object.fromEntries(Array.from(names, ([, name]) => [name, '']))
  t.equal(Object.keys(limits).length, 300)
  const form = { ...limits, ...fieldsOf(page), decision: 'reject', reason: 'too much' }
  t.ok(new URLSearchParams(form).toString().length > 40_000)
  const sent = await reviewer.send(`${queue}/${id}/decision`, { method: 'POST', form })
  t.equal(sent.status, 303)
  const { body } = await call(app, 'GET', `/proposals/${id}`, {
    headers: { cookie: reviewer.cookie },
  })
  t.match(body, { review_status: 'rejected', reason: 'too much' })
})

t.test('the longest comment and description are taken, whatever their letters', async (t) => {
  const { signIn, propose } = await given(t)
  const id = await propose(skillArchive(manyCapabilities(1)))
  const reviewer = await signIn('reviewer')
  const text = CHARACTER.repeat(4000)
  const url = `${queue}/${id}/comments`
  t.equal((await reviewer.send(url, { method: 'POST', form: { text } })).status, 303)
  t.match((await reviewer.send(`${queue}/${id}`)).text, text)
  const server = {
    server_id: 'mail',
    url: 'http://mail.example',
    headers: '',
    description: CHARACTER.repeat(4096),
  }
  const page = '/console/w/default/mcp-servers'
  const registered = await reviewer.send(page, { method: 'POST', form: server })
  t.notMatch(registered.text, 'request.too_large')
  t.match(registered.text, server.description, 'what was typed is kept where the server is refused')
})

t.test('a form that is too large says which size is accepted', async (t) => {
  const { signIn: enter, app } = await given(t)
  const reviewer = await enter('reviewer')
  const url = `${queue}/any/comments`
  const post = (form: Record<string, string>) => reviewer.send(url, { method: 'POST', form })
  const under = await post({ text: 'x'.repeat(1_000_000) })
  t.equal(under.status, 400, 'the field has a limit of its own')
  const over = await post({ text: 'x'.repeat(1_100_000) })
  t.equal(over.status, 413)
  t.match(over.text, 'The body is larger than the 1 MiB that this route accepts')
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, '']))
  const refused = await post(many)
  t.equal(refused.status, 413)
  t.match(refused.text, 'A form may have at most 2000 fields')
  const signIn = await new Browser(app).signInByToken('x'.repeat(40_000))
  t.equal(signIn.status, 413)
  t.match(signIn.text, 'larger than the 32 KiB', 'before it is known who sends it')
})
