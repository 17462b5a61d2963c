/** Deciding on the page of a proposal by plain forms: what is bound, asked again, and refused. */
import t from '../support/tap.ts'
import { Browser } from '../support/browsers.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { BARE, classify, FILL, installArchive, READ, readSkill } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { decide, fieldsOf, given, queue, skillArchive } from './given-reviews.ts'

const stopped = skillArchive([FILL], { files: { 'key.pem': PRIVATE_KEY } })

t.test('a reviewer approves what was read, with the reason', async (t) => {
  const { app, services, signIn, propose } = await given(t)
  const id = await propose(skillArchive([FILL]))
  const reviewer = await signIn('reviewer')
  const sent = await decide(reviewer, id, { decision: 'approve', reason: '<b>fine</b>' })
  t.equal(sent.status, 303)
  t.equal(sent.location, `${queue}/${id}`)
  const { headers } = await givenToken(services, 'reviewer')
  t.match((await readSkill(app, { headers })).body, { served: true })
  const page = (await reviewer.send(sent.location)).text
  t.match(page, '“&lt;b&gt;fine&lt;/b&gt;”')
  t.notMatch(page, 'id="decide"')
  t.match(page, 'Nothing else is waiting')
  t.match((await reviewer.send(queue)).text, 'Last decided:')
})

t.test('unread files and findings need a second press that names them', async (t) => {
  const { signIn, propose, db } = await given(t)
  const id = await propose(stopped)
  const reviewer = await signIn('reviewer')
  const url = `${queue}/${id}`
  const fields = fieldsOf(await reviewer.send(url))
  const form = { ...fields, decision: 'approve', reason: 'it is fine' }
  const first = await reviewer.send(`${url}/decision`, { method: 'POST', form })
  t.equal(first.status, 422)
  t.match(first.text, 'Press again to approve without having read')
  t.match(first.text, /<li>SKILL\.md<\/li>/)
  t.match(first.text, /<li>key\.pem:1 /)
  t.match(first.text, 'it is fine</textarea>', 'what was typed is kept')
  const [, mark = ''] = /name="mark"\s+value="([^"]+\/SKILL\.md)"/.exec(first.text) ?? []
  const marked = await reviewer.send(`${url}/viewed`, { method: 'POST', form: { mark } })
  t.match(marked.location, `${url}#file-`)
  const confirmed = { ...form, ...fieldsOf(first) }
  const second = await reviewer.send(`${url}/decision`, { method: 'POST', form: confirmed })
  t.equal(second.status, 422, 'what is unread is another set now')
  t.notMatch(second.text, /<li>SKILL\.md<\/li>/)
  const third = { ...form, ...fieldsOf(second) }
  t.equal((await reviewer.send(`${url}/decision`, { method: 'POST', form: third })).status, 303)
  const rows = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'review_approve')
    .execute()
  t.match(rows, [{ details: { changed_files: 2, viewed_files: 1 } }])
  t.match((await reviewer.send(url)).text, /blocked|approved/)
})

t.test('rejecting needs no second press, and a reason always', async (t) => {
  const { signIn, propose } = await given(t)
  const id = await propose(stopped)
  const reviewer = await signIn('reviewer')
  const none = await decide(reviewer, id, { decision: 'reject', reason: ' \r\n ' })
  t.equal(none.status, 422)
  t.match(none.text, 'Write a reason')
  t.equal((await decide(reviewer, id, { decision: 'reject' })).status, 303)
  t.match((await reviewer.send(`${queue}/${id}`)).text, 'rejected')
})

t.test('findings are accepted one by one, and the skill is served then', async (t) => {
  const { app, services, signIn, propose } = await given(t)
  const id = await propose(stopped)
  const reviewer = await signIn('reviewer')
  const { text } = await reviewer.send(`${queue}/${id}`)
  const boxes = [...text.matchAll(/name="(accept:\d+)"\s+value="(\w+)"/g)]
  t.ok(boxes.length > 0)
  const accepted = Object.fromEntries(boxes.map(([, name = '', value = '']) => [name, value]))
  t.equal((await decide(reviewer, id, { decision: 'approve', ...accepted })).status, 303)
  const { headers } = await givenToken(services, 'reviewer')
  t.match((await readSkill(app, { headers })).body, { served: true })
})

t.test('findings that an approval left are released on the page of the decision', async (t) => {
  const { app, services, signIn, propose } = await given(t)
  const id = await propose(stopped)
  const reviewer = await signIn('reviewer')
  t.equal((await decide(reviewer, id, { decision: 'approve' })).status, 303)
  const { headers } = await givenToken(services, 'reviewer')
  t.match((await readSkill(app, { headers })).body, { served: false })
  const { text } = await reviewer.send(`${queue}/${id}`)
  t.match(text, /value="approve"[^>]*>\s*Release\s*</)
  t.notMatch(text, 'value="reject"')
  t.notMatch(text, 'name="capability:0"')
  const none = await decide(reviewer, id, { decision: 'approve' })
  t.match([none.status, none.text], [422, /Tick the findings to release/])
  t.notMatch(none.text, 'It was decided meanwhile')
  const boxes = [...text.matchAll(/name="(accept:\d+)"\s+value="(\w+)"/g)]
  const accepted = Object.fromEntries(boxes.map(([, name = '', value = '']) => [name, value]))
  t.equal((await decide(reviewer, id, { decision: 'approve', ...accepted })).status, 303)
  t.match((await readSkill(app, { headers })).body, { served: true })
  t.notMatch((await reviewer.send(`${queue}/${id}`)).text, 'id="decide"', 'nothing is left')
})

t.test('a part of the capabilities is approved, and the rest is not', async (t) => {
  const { app, services, signIn, propose } = await given(t)
  const id = await propose(skillArchive([READ, FILL, BARE]))
  const reviewer = await signIn('reviewer')
  const page = await reviewer.send(`${queue}/${id}`)
  t.match(page.text, /value="pdf\.send"\s+disabled=""/)
  t.match(page.text, 'Missing: risk')
  const fields = fieldsOf(page)
  t.same(
    Object.values(fields)
      .filter((value) => value.startsWith('pdf.'))
      .toSorted(),
    ['pdf.fill', 'pdf.read'],
  )
  const [name = ''] = Object.entries(fields).find(([, value]) => value === 'pdf.fill') ?? []
  const sent = await decide(reviewer, id, { decision: 'approve' }, [name])
  t.equal(sent.status, 303)
  const { headers } = await givenToken(services, 'reviewer')
  const { body } = await call(app, 'GET', `/proposals/${id}`, { headers })
  t.same(body.approved_capability_ids, ['pdf.read'])
})

t.test('metadata that is missing is said on the page', async (t) => {
  const { signIn, propose } = await given(t)
  const id = await propose(skillArchive([BARE]))
  const reviewer = await signIn('reviewer')
  const url = `${queue}/${id}`
  const form = {
    capability_id: 'pdf.send',
    risk_level: 'write',
    side_effects: 'external',
    data_egress: 'network',
    explanation: 'no',
  }
  const short = await reviewer.send(`${url}/metadata`, { method: 'POST', form })
  t.equal(short.status, 422)
  t.match(short.text, /role="alert"/)
  t.match(short.text, 'value="no"')
  const said = { ...form, explanation: 'posts to the office' }
  const sent = await reviewer.send(`${url}/metadata`, { method: 'POST', form: said })
  t.equal(sent.location, url)
  const { text } = await reviewer.send(url)
  t.notMatch(text, 'Missing: ')
  t.match(text, 'posts to the office')
})

t.test('a decision on other than what was read is not made, and says what changed', async (t) => {
  const { app, services, signIn, propose, db } = await given(t)
  const id = await propose(skillArchive([FILL]))
  const reviewer = await signIn('reviewer')
  const { headers } = await givenToken(services, 'admin')
  const url = `${queue}/${id}`
  const changes: [string, () => Promise<unknown>][] = [
    [
      'risk of its capabilities',
      () => classify(app, 'pdf.fill', { side_effects: 'external' }, { headers }),
    ],
    [
      'settings of the workspace',
      () => call(app, 'PUT', '/settings', { headers, payload: { validation_profile: 'strict' } }),
    ],
    [
      'policy of the skill',
      () =>
        call(app, 'PUT', '/skills/user/pdf-tools/policy', {
          headers,
          payload: { allow_implicit_invocation: true },
        }),
    ],
  ]
  for (const [what, change] of changes) {
    const fields = fieldsOf(await reviewer.send(url))
    await change()
    const form = { ...fields, decision: 'approve', reason: 'typed before' }
    const sent = await reviewer.send(`${url}/decision`, { method: 'POST', form })
    t.equal(sent.status, 412, what)
    t.match(sent.text, what)
    t.match(sent.text, 'typed before</textarea>', what)
    t.not(fieldsOf(sent)['tag'], fields['tag'], 'the next press is for what is shown now')
    const bar = await reviewer.send(`${url}?seen=${fields['tag']}`, {
      headers: { 'x-console-fragment': 'stale' },
    })
    t.match(bar.text, what)
  }
  const rows = await db.selectFrom('audit_entries').select('action').execute()
  t.notOk(rows.some(({ action }) => action === 'review_approve'))
  t.equal((await decide(reviewer, id, { decision: 'approve' })).status, 303)
})

t.test('a proposal that was replaced or decided meanwhile keeps what was typed', async (t) => {
  const { signIn, propose, update } = await given(t)
  const id = await propose(skillArchive([FILL]))
  const reviewer = await signIn('reviewer')
  const fields = fieldsOf(await reviewer.send(`${queue}/${id}`))
  const next = await update(skillArchive([READ]))
  const form = { ...fields, decision: 'approve', reason: 'my words' }
  const sent = await reviewer.send(`${queue}/${id}/decision`, { method: 'POST', form })
  t.equal(sent.status, 409)
  t.match(sent.text, 'It was decided meanwhile')
  t.match(sent.text, 'my words')
  t.match(sent.text, 'replaced by a newer one')
  t.match(sent.text, `${queue}/${next}`)
})

t.test('who proposed it cannot decide, is told before the click, and may withdraw', async (t) => {
  const { app, services } = await given(t)
  const token = await givenToken(services, 'reviewer')
  const { headers } = await givenToken(services, 'admin')
  await call(app, 'PUT', '/settings', { headers, payload: { four_eyes: true } })
  const { body } = await installArchive(app, skillArchive([FILL]), { headers: token.headers })
  const id: string = body.proposal_id
  const browser = new Browser(app)
  await browser.signInByToken(token.secret)
  t.match((await browser.send(queue)).text, 'you proposed this')
  const page = await browser.send(`${queue}/${id}`)
  t.match(page.text, 'another person decides')
  t.match(page.text, /value="approve"\s+disabled=""/)
  for (const decision of ['approve', 'reject', 'request_changes']) {
    const sent = await decide(browser, id, { decision })
    t.equal(sent.status, 422, decision)
    t.match(sent.text, 'proposals.four_eyes', decision)
  }
  const withdrawn = await browser.send(`${queue}/${id}/withdraw`, {
    method: 'POST',
    form: { reason: 'wrong folder' },
  })
  t.equal(withdrawn.status, 303)
  t.match((await browser.send(`${queue}/${id}`)).text, 'withdrawn')
})

t.test('changes are requested, comments are written, and both are in the history', async (t) => {
  const { signIn, propose } = await given(t)
  const id = await propose(skillArchive([FILL]))
  const [reviewer, other] = [await signIn('reviewer'), await signIn('reviewer')]
  const asked = await decide(reviewer, id, { decision: 'request_changes', reason: 'rename it' })
  t.equal(asked.status, 303)
  const commented = await other.send(`${queue}/${id}/comments`, {
    method: 'POST',
    form: { text: 'one\r\n<i>two</i>' },
  })
  t.equal(commented.status, 303)
  const { text } = await reviewer.send(`${queue}/${id}`)
  t.match(text, 'Changes were requested: “rename it”')
  t.match(text, 'one\n&lt;i&gt;two&lt;/i&gt;')
  t.match((await reviewer.send(queue)).text, 'changes requested')
  const empty = await other.send(`${queue}/${id}/comments`, { method: 'POST', form: { text: ' ' } })
  t.equal(empty.status, 422)
  const foreign = await other.send(`${queue}/${id}/withdraw`, {
    method: 'POST',
    form: { reason: 'because' },
  })
  t.match(foreign.text, 'proposals.not_proposer')
})
