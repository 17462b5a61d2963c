/** Documents and prompts that wait for a reviewer: in the queue, on a page each, and decided there. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import type { Browser, Page } from '../support/browsers.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { plain, signedIn } from './given-browsers.ts'
import { queue } from './given-reviews.ts'

const lines = Array.from({ length: 20 }, (_, index) => `Line ${index}.`)
const text = (last: string): string => ['# Email', '', ...lines, last, ''].join('\n')

/** A served document, and another text for it that waits. */
const given = async (t: Test, settings: object = {}) => {
  const test = await testApp(t)
  const admin = await givenToken(test.services, 'admin')
  const publisher = await givenToken(test.services, 'publisher')
  const put = async (url: string, payload: object, { headers } = publisher) => {
    const answer = await call(test.app, 'PUT', url, { headers, payload })
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const propose = async (last: string): Promise<string> =>
    (await put('/documents/resend/email', { skill: text(last) })).proposal_id
  await propose('Old.')
  await put('/settings', { content_approval: 'required', ...settings }, admin)
  return { ...test, admin, put, propose, id: await propose('New <b>\u00ad.') }
}

const fieldsOf = ({ text: page }: Page): Record<string, string> => ({
  tag: /name="tag" value="([^"]+)"/.exec(page)?.[1] ?? '',
})

const decide = (browser: Browser, id: string, form: Record<string, string>): Promise<Page> =>
  browser.send(`${queue}/content/${id}/decision`, { method: 'POST', form })

t.test('what waits stands in the queue, on the first page and in the count', async (t) => {
  const test = await given(t)
  const reviewer = await signedIn(test, 'reviewer')
  const link = `href="${queue}/content/${test.id}"`
  const { text: page } = await reviewer.send(queue)
  t.match(page, link)
  t.match(plain(page), 'Waiting 1')
  t.notMatch(page, 'Nothing is waiting')
  t.match(page, /id="waiting"[^>]*>1</)
  t.match((await reviewer.send('/console/w/default')).text, link)
  t.match((await reviewer.send(`${queue}/content`)).text, link)
  t.notMatch((await reviewer.send(`${queue}?slug=pdf`)).text, link, 'filters are about skills')
  t.equal((await (await signedIn(test, 'reader')).send(queue)).status, 403)
})

t.test('a count that goes no further says so, on every page', async (t) => {
  const test = await given(t)
  await sql`
    insert into content_proposals
    select (jsonb_populate_record(p, jsonb_build_object(
      'proposal_id', gen_random_uuid(), 'target', p.target || number))).*
    from content_proposals p, generate_series(1, 129) number
    where p.proposal_id = ${test.id}`.execute(test.db)
  const reviewer = await signedIn(test, 'reviewer')
  const url = `${queue}/content/${test.id}`
  t.match((await reviewer.send(url)).text, /id="waiting"[^>]*>100\+</)
  const { tag = '' } = fieldsOf(await reviewer.send(url))
  await decide(reviewer, test.id, { decision: 'approve', reason: 'fine', tag })
  t.match((await reviewer.send(url)).text, '100+ others waiting')
  t.match(plain((await reviewer.send(queue)).text), 'Documents and prompts 129')
})

t.test('its page shows what changes in the text, and draws what is hidden', async (t) => {
  const test = await given(t)
  const reviewer = await signedIn(test, 'reviewer')
  const url = `${queue}/content/${test.id}`
  const { text: page } = await reviewer.send(url)
  t.match(page, /<del class="r"[^>]*>Old\.\n<\/del>/)
  t.match(page, /<ins class="r"[^>]*>New &lt;b&gt;<span class="u" data-u="U\+00AD">/)
  t.match(page, '⋯ 19 lines unchanged')
  t.match(page, 'iii://resend/email')
  t.notMatch((await reviewer.send(`${url}?as=whole`)).text, 'lines unchanged')
  t.match((await reviewer.send(`${url}?as=rendered`)).text, '<h3>Email</h3>')
  t.match((await reviewer.send(`${url}?view=split`)).text, /<span class="s"><del/)
  const part = await reviewer.send(`${url}?as=whole`, {
    headers: { 'x-console-fragment': 'diff-0' },
  })
  t.match(part.text, 'Line 0.')
  t.notMatch(part.text, '<html')
  t.equal((await (await signedIn(test, 'reader')).send(url)).status, 403)
  t.equal((await reviewer.send(`${queue}/content/none`)).status, 404)
})

t.test('approved, exactly that text is registered, with the reason', async (t) => {
  const test = await given(t)
  const reviewer = await signedIn(test, 'reviewer')
  const url = `${queue}/content/${test.id}`
  const form = { ...fieldsOf(await reviewer.send(url)), decision: 'approve' }
  const empty = await decide(reviewer, test.id, { ...form, reason: ' ' })
  t.equal(empty.status, 422)
  t.match(empty.text, 'Write a reason')
  const done = await decide(reviewer, test.id, { ...form, reason: 'read it' })
  t.equal(done.status, 303)
  t.equal(done.location, url)
  const after = await reviewer.send(url)
  t.match(plain(after.text), 'This text was approved.')
  t.match(after.text, '“read it”')
  const { body } = await call(test.app, 'GET', '/documents/resend/email', test.admin)
  t.equal(body.skill, text('New <b>\u00ad.'))
  t.match((await reviewer.send(queue)).text, 'Nothing is waiting')
})

t.test('a prompt is compared by its fields, and rejected', async (t) => {
  const test = await given(t)
  const reviewer = await signedIn(test, 'reviewer')
  const prompt = {
    description: 'Greets.\n"function_id": "a::b"',
    function_id: 'demo::greet',
    arguments: [{ name: 'to', required: true }],
  }
  const { proposal_id: id } = await test.put('/prompts/greet', prompt)
  const page = await reviewer.send(`${queue}/content/${id}`)
  t.match(page.text, 'so all of it is new')
  t.match(
    page.text,
    'Greets.\\n\\&quot;function_id\\&quot;',
    'a description cannot imitate another field',
  )
  t.match(page.text, /"name": "to"|&quot;name&quot;: &quot;to&quot;/)
  const form = { ...fieldsOf(page), decision: 'reject', reason: 'no' }
  t.equal((await decide(reviewer, id, form)).status, 303)
  t.match((await reviewer.send(`${queue}/content?status=rejected`)).text, 'greet')
  t.equal((await call(test.app, 'GET', '/prompts/greet', test.admin)).status, 404)
})

t.test('a decision on other than what was seen says what has changed', async (t) => {
  const test = await given(t)
  const reviewer = await signedIn(test, 'reviewer')
  const url = `${queue}/content/${test.id}`
  const { tag = '' } = fieldsOf(await reviewer.send(url))
  await test.put('/settings', { four_eyes: true }, test.admin)
  const bar = await reviewer.send(`${url}?seen=${tag}`, {
    headers: { 'x-console-fragment': 'stale' },
  })
  t.match(plain(bar.text), 'Changed since you read it: the settings of the workspace.')
  const typed = { tag, decision: 'approve', reason: 'read <it>' }
  const refused = await decide(reviewer, test.id, typed)
  t.equal(refused.status, 412)
  t.match(refused.text, 'the settings of the workspace')
  t.match(refused.text, 'read &lt;it&gt;', 'what was typed is kept')
  const read = await decide(reviewer, test.id, { ...typed, decision: 'read_again' })
  t.equal(read.status, 200)
  t.match(read.text, 'read &lt;it&gt;')
  await test.propose('Newer.')
  const gone = await decide(reviewer, test.id, { ...typed, ...fieldsOf(read) })
  t.equal(gone.status, 409)
  t.match(gone.text, 'It was decided meanwhile')
  t.match(gone.text, 'Its text was deleted')
  const { body } = await call(test.app, 'GET', '/documents/resend/email', test.admin)
  t.equal(body.skill, text('Old.'))
})

t.test('who may not decide is told before, and refused after', async (t) => {
  const test = await given(t, { four_eyes: true })
  const publisher = await signedIn(test, 'publisher')
  const url = `${queue}/content/${test.id}`
  const page = await publisher.send(url)
  t.match(page.text, 'Deciding needs the role reviewer')
  const form = { ...fieldsOf(page), decision: 'approve', reason: 'mine' }
  t.equal((await decide(publisher, test.id, form)).status, 403)
  const { proposal_id: own } = await test.put('/documents/own', { skill: text('Own.') }, test.admin)
  const { body } = await call(test.app, 'GET', `/content-proposals/${own}`, test.admin)
  t.match(body.may_review, { allowed: false, reason: 'proposals.four_eyes' })
})

t.test('a registration that is held leads to its review', async (t) => {
  const test = await given(t)
  const publisher = await signedIn(test, 'publisher')
  const sent = await publisher.send('/console/w/default/content/documents', {
    method: 'POST',
    form: { id: 'more', skill: '# More\n' },
  })
  t.equal(sent.status, 303)
  const [, link = ''] =
    /href="(\/console\/w\/default\/reviews\/content\/[^"]+)"/.exec(
      (await publisher.send(sent.location)).text,
    ) ?? []
  t.match((await publisher.send(link)).text, '# More')
})
