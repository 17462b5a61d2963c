/** A decision is bound to what was read, if its reviewer says what that was. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import type { App } from '../../src/app.ts'
import { kinds, readProposal, require, review } from './given.ts'

const tagOf = ({ headers }: Answer): string => String(headers['etag'])

const changedIn = async (app: App, id: string, tag: string): Promise<unknown> => {
  const refused = await review(app, id, 'approve', { headers: { 'if-match': tag } })
  t.match(refused, { status: 412, body: { code: 'proposals.changed' } })
  t.equal(`"${refused.body.details.current_tag}"`, tagOf(await readProposal(app, id)))
  return refused.body.details.changed
}

for (const { kind, register, served } of kinds) {
  t.test(`${kind}: what has changed since it was read keeps it from being decided`, async (t) => {
    const { app } = await testApp(t)
    await register(app, 'a', 'one')
    await require(app)
    const { proposal_id: id } = (await register(app, 'a', 'two')).body
    const tag = tagOf(await readProposal(app, id))
    t.match(tag, /^"c\.[\da-f]{24}\.[\da-f]{24}\.[\da-f]{24}"$/)
    t.equal(tagOf(await readProposal(app, id)), tag)

    await call(app, 'PUT', '/settings', { payload: { reviewers_must_be_people: true } })
    t.same(await changedIn(app, id, tag), ['settings'])
    await call(app, 'PUT', '/settings', { payload: { reviewers_must_be_people: false } })
    t.equal(tagOf(await readProposal(app, id)), tag)

    t.equal(await served(app, 'a'), 'one')
    const approved = await review(app, id, 'approve', { headers: { 'if-match': tag } })
    t.match(approved, { status: 200, body: { status: 'approved' } })
    t.equal(await served(app, 'a'), 'two')
    const again = await review(app, id, 'approve', { headers: { 'if-match': tag } })
    t.equal(again.status, 200, 'repeating it changes nothing')
  })

  t.test(`${kind}: another text that is served meanwhile is told`, async (t) => {
    const { app, db } = await testApp(t)
    await register(app, 'a', 'one')
    await require(app)
    const { proposal_id: id } = (await register(app, 'a', 'two')).body
    const tag = tagOf(await readProposal(app, id))
    if (kind === 'document') await db.updateTable('documents').set({ skill: '# three' }).execute()
    else await db.updateTable('prompts').set({ description: 'three' }).execute()
    t.same(await changedIn(app, id, tag), ['current'])
  })

  t.test(`${kind}: where the workspace requires it, a review says what was read`, async (t) => {
    const { app } = await testApp(t)
    await require(app, { review_requires_if_match: true })
    const { proposal_id: id } = (await register(app, 'a', 'one')).body
    t.match(await review(app, id, 'reject'), {
      status: 428,
      body: { code: 'skills.precondition_required' },
    })
    const tag = tagOf(await readProposal(app, id))
    t.equal((await review(app, id, 'reject', { headers: { 'if-match': tag } })).status, 200)
  })
}

t.test('who may decide is said before the decision, and who has proposed', async (t) => {
  const { app } = await testApp(t)
  const [document] = kinds
  if (!document) throw new Error('there is no kind')
  await require(app, { four_eyes: true })
  const { proposal_id: id } = (await document.register(app, 'a', 'one')).body
  t.match((await readProposal(app, id)).body, {
    may_review: { allowed: false, reason: 'proposals.four_eyes' },
    proposers: ['local'],
    proposer_labels: [null],
  })
  await call(app, 'PUT', '/settings', { payload: { four_eyes: false } })
  t.match((await readProposal(app, id)).body, { may_review: { allowed: true, reason: null } })
  await review(app, id, 'reject')
  t.match((await readProposal(app, id)).body, {
    may_review: { allowed: false, reason: 'proposals.closed' },
  })
})
