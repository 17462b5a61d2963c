/** What reviewers write on a proposal: comments at lines, narrower limits; and its rendered files. */
import t from '../support/tap.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, FILL, READ } from '../trust/given.ts'
import { decide, given, queue, skillArchive } from './given-reviews.ts'

const files = { 'a.sh': 'echo 1\necho 2\n' }

t.test('a comment stands at its line, as text', async (t) => {
  const { signIn, propose } = await given(t)
  const id = await propose(skillArchive([READ], { files }))
  const reviewer = await signIn('reviewer')
  const url = `${queue}/${id}`
  const comment = (form: Record<string, string>) =>
    reviewer.send(`${url}/comments`, { method: 'POST', form })
  const sent = await comment({ path: 'a.sh', line: '2', side: 'after', text: '<b>why</b>\r\nso' })
  t.equal(sent.status, 303)
  t.equal(sent.location, `${url}/files/a.sh`)
  for (const page of [url, `${url}/files/a.sh`, `${url}/files/a.sh?view=split`]) {
    const { text } = await reviewer.send(page)
    t.match(
      text,
      /echo 2\n<\/ins>(?:<\/span>)?<\/div><div class="found comment">[^]*?&lt;b&gt;why&lt;\/b&gt;\nso/,
    )
  }
  const away = await comment({ path: 'a.sh', line: '900', text: 'far away' })
  t.equal(away.status, 422)
  t.match(away.text, 'The new text of a.sh has no line 900: its last one is 2.')
  const headers = { 'x-console-fragment': 'comment' }
  const form = { path: 'a.sh', line: '', text: 'the whole file' }
  t.equal((await reviewer.send(`${url}/comments`, { method: 'POST', form, headers })).status, 204)
  t.match((await reviewer.send(`${url}/files/a.sh`)).text, 'the whole file')
})

const longText = (last: string) =>
  [...Array.from({ length: 40 }, (_, index) => `echo ${index}`), last, ''].join('\n')

t.test('a comment on a line between changes says where it stands', async (t) => {
  const { app, services, signIn, propose, update } = await given(t)
  const first = await propose(skillArchive([READ], { files: { 'a.sh': longText('one') } }))
  await approve(app, first, await givenToken(services, 'reviewer'))
  const id = await update(skillArchive([READ], { files: { 'a.sh': longText('two') } }))
  const reviewer = await signIn('reviewer')
  const form = { path: 'a.sh', line: '2', text: 'far away' }
  const sent = await reviewer.send(`${queue}/${id}/comments`, { method: 'POST', form })
  t.equal(sent.status, 303)
  t.match((await reviewer.send(`${queue}/${id}`)).text, 'at line 2, unchanged')
})

t.test('a comment that is not accepted keeps what was typed', async (t) => {
  const { signIn, propose } = await given(t)
  const id = await propose(skillArchive([READ], { files }))
  const reviewer = await signIn('reviewer')
  const form = { path: 'a.sh', line: '0', text: 'my words' }
  const wrong = await reviewer.send(`${queue}/${id}/comments`, { method: 'POST', form })
  t.equal(wrong.status, 422)
  t.match(wrong.text, 'A line is a number from 1')
  t.match(wrong.text, 'my words</textarea>')
  const gone = { path: 'none', line: '1', text: 'my words' }
  t.equal(
    (await reviewer.send(`${queue}/${id}/comments`, { method: 'POST', form: gone })).status,
    404,
  )
})

t.test('limits are narrowed at the approval, and never widened', async (t) => {
  const { app, services, signIn, propose } = await given(t)
  const id = await propose(skillArchive([READ, FILL]))
  const reviewer = await signIn('reviewer')
  const limit = 'domains:pdf.fill'
  for (const [value, what] of [
    ['Not A Host', 'is no limit'],
    ['x'.repeat(300), 'is no limit'],
  ] as const) {
    const sent = await decide(reviewer, id, { decision: 'approve', [limit]: value })
    t.equal(sent.status, 422)
    t.match(sent.text, what)
    t.match(sent.text, `${value}</textarea>`)
  }
  const rate = await decide(reviewer, id, { decision: 'approve', 'rates:pdf.fill': 'often' })
  t.match(rate.text, 'Calls per minute are')
  const sent = await decide(reviewer, id, {
    decision: 'approve',
    [limit]: 'a.example\r\n*.b.example\r\n',
    'paths:pdf.fill': 'none',
    'rates:pdf.fill': 'calls = 10',
  })
  t.equal(sent.status, 303)
  const { headers } = await givenToken(services, 'reviewer')
  const { body } = await call(app, 'GET', '/skills/user/pdf-tools', { headers })
  const constraints = new Map(
    body.capabilities.map((one: { capability_id: string; constraints: unknown }) => [
      one.capability_id,
      one.constraints,
    ]),
  )
  t.same(constraints.get('pdf.fill'), {
    domains: ['a.example', '*.b.example'],
    paths: [],
    rate_limits: { calls: 10 },
  })
  t.equal(constraints.get('pdf.read'), null)
})

t.test('rendered Markdown of a proposal leads nowhere', async (t) => {
  const { signIn, propose } = await given(t)
  const text = '---\na: b\n---\n# Title\n\n[x](https://evil.example/) [y](a.sh)\n\n[z]: /hidden\n'
  const id = await propose(skillArchive([READ], { files: { ...files, 'docs/b.md': text } }))
  const reviewer = await signIn('reviewer')
  const page = await reviewer.send(`${queue}/${id}/files/docs/b.md?as=rendered`)
  const [, content = ''] = /<section class="foreign prose"([^]*?)<\/section>/.exec(page.text) ?? []
  t.match(content, '<h3>Title</h3>')
  t.match(content, 'evil.example')
  t.match(content, '[Z]: /hidden')
  t.match(content, 'a: b')
  t.notMatch(content, '<a ')
  t.equal((await reviewer.send(`${queue}/${id}/files/docs/b.md?as=odd`)).status, 400)
})
