/** Who may see and review content proposals, and what happens when several do at once. */
import t from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { statusesOf } from '../support/at-once.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { kinds, listProposals, type Place, readProposal, require, review } from './given.ts'

const tokensOf = async ({ services }: TestApp, workspace = 'default') => {
  const [reader, publisher, reviewer, other, admin] = await Promise.all(
    (['reader', 'publisher', 'reviewer', 'reviewer', 'admin'] as const).map((role) =>
      givenToken(services, role, { workspace }),
    ),
  )
  if (!reader || !publisher || !reviewer || !other || !admin) throw new Error('a token is missing')
  return { reader, publisher, reviewer, other, admin }
}

for (const { kind, register, served, content } of kinds) {
  t.test(`${kind}: readers see nothing of it, publishers decide nothing`, async (t) => {
    const test = await testApp(t)
    const { app } = test
    await givenWorkspace(test.db, 'acme')
    const { reader, publisher, reviewer, admin } = await tokensOf(test)
    const foreign = (await tokensOf(test, 'acme')).admin
    await require(app, {}, admin)
    const { proposal_id: id } = (await register(app, 'a', 'one', publisher)).body
    const forbidden = { status: 403, body: { code: 'access.forbidden' } }
    const missing = { status: 404, body: { code: 'workspaces.not_found' } }
    const attempts = (place: Place) =>
      Promise.all([
        listProposals(app, '', place),
        readProposal(app, id, place),
        review(app, id, 'approve', place),
      ])
    for (const answer of await attempts(reader)) t.match(answer, forbidden)
    for (const answer of await attempts(foreign)) t.match(answer, missing)
    for (const { status } of await attempts({})) t.equal(status, 401)
    const ofOthers = { ...foreign, workspace: 'acme' }
    t.match(await readProposal(app, id, ofOthers), {
      status: 404,
      body: { code: 'proposals.not_found' },
    })
    t.match(await review(app, id, 'approve', ofOthers), { status: 404 })
    t.match((await listProposals(app, '', ofOthers)).body, { content_proposals: [] })
    t.match(await review(app, id, 'approve', publisher), forbidden)
    t.match(await readProposal(app, id, publisher), { body: { content: content('one') } })
    t.equal(await served(app, 'a', reviewer), null, 'nothing was decided')
    t.equal((await review(app, id, 'approve', reviewer)).status, 200)
    t.equal(await served(app, 'a', reader), 'one')
  })

  t.test(
    `${kind}: with four eyes, no reviewer decides on a text that they registered`,
    async (t) => {
      const test = await testApp(t)
      const { app } = test
      const { publisher, reviewer, other, admin } = await tokensOf(test)
      await require(app, { four_eyes: true }, admin)
      const refused = { status: 403, body: { code: 'proposals.four_eyes' } }
      const { proposal_id: own } = (await register(app, 'a', 'one', reviewer)).body
      t.match(await review(app, own, 'approve', reviewer), refused)
      t.match(await review(app, own, 'reject', reviewer), refused)
      await register(app, 'a', 'one', publisher)
      t.match(await review(app, own, 'approve', reviewer), refused, 'registered by another, too')
      await register(app, 'a', 'two', publisher)
      const { proposal_id: again } = (await register(app, 'a', 'one', publisher)).body
      t.not(again, own)
      t.match((await readProposal(app, again, reviewer)).body.proposers.length, 1)
      t.match(await review(app, again, 'approve', reviewer), refused, 'a text of their own still')
      t.match(await readProposal(app, again, reviewer), { body: { status: 'pending' } })
      t.equal((await review(app, again, 'approve', other)).status, 200)
      t.equal(await served(app, 'a', reviewer), 'one')
    },
  )

  t.test(`${kind}: of two decisions at once one counts`, async (t) => {
    const test = await testApp(t)
    const replica = await testReplica(t, test.connectionString)
    await require(test.app)
    for (let round = 0; round < 6; round += 1) {
      const { proposal_id: id } = (await register(test.app, `d${round}`, 'one')).body
      const answers = await Promise.all([
        review(test.app, id, 'approve'),
        review(replica.app, id, 'reject'),
      ])
      t.same(statusesOf(answers), { 200: 1, 409: 1 })
      const { status } = (await readProposal(test.app, id)).body
      t.equal(await served(test.app, `d${round}`), status === 'approved' ? 'one' : null)
      const { body } = await call(test.app, 'GET', '/audit')
      const decisions = body.entries.filter(
        ({ action, target }: { action: string; target: string }) =>
          action.startsWith('review_') && target === `${kind}:d${round}`,
      )
      t.equal(decisions.length, 1)
    }
  })

  t.test(
    `${kind}: what is approved is what was read, even if it is replaced meanwhile`,
    async (t) => {
      const test = await testApp(t)
      const replica = await testReplica(t, test.connectionString)
      await require(test.app)
      for (let round = 0; round < 6; round += 1) {
        const id = `d${round}`
        const { proposal_id: seen } = (await register(test.app, id, 'one')).body
        const [reviewed, newer] = await Promise.all([
          review(test.app, seen, 'approve'),
          register(replica.app, id, 'two'),
        ])
        t.equal(newer.status, 202)
        const isFirst = reviewed.status === 200
        t.equal(await served(test.app, id), isFirst ? 'one' : null, String(reviewed.status))
        if (!isFirst) t.match(reviewed.body, { details: { review_status: 'superseded' } })
        t.match((await readProposal(test.app, newer.body.proposal_id)).body, { status: 'pending' })
      }
    },
  )
}

t.test('the list is paged, newest first, and filtered', async (t) => {
  const { app } = await testApp(t)
  await require(app)
  const ids: string[] = []
  for (let number = 0; number < 7; number += 1) {
    for (const { register } of kinds) {
      ids.unshift((await register(app, `d${number}`, 'one')).body.proposal_id)
    }
  }
  const pages = async (query: string): Promise<string[]> => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { status, body } = await listProposals(
        app,
        `?limit=3${query}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      if (status !== 200) throw new Error(JSON.stringify(body))
      seen.push(...body.content_proposals.map((one: { proposal_id: string }) => one.proposal_id))
      cursor = body.next_cursor
    }
    return seen
  }
  t.same(await pages(''), ids)
  t.same(await pages('&status=pending'), ids)
  t.same(
    await pages('&kind=prompt'),
    ids.filter((_id, index) => index % 2 === 0),
  )
  await review(app, ids[0] ?? '', 'reject')
  t.same(await pages('&status=rejected'), [ids[0]])
  const first = await listProposals(app, '?limit=3')
  t.notOk('content' in first.body.content_proposals[0])
  const invalid = { status: 400, body: { code: 'cursor.invalid' } }
  const { next_cursor: cursor } = first.body
  t.match(await listProposals(app, `?limit=3&status=pending&cursor=${cursor}`), invalid)
  t.match(await listProposals(app, '?cursor=x'), invalid)
  t.match(await listProposals(app, '?status=open'), { status: 400 })
  t.match(await listProposals(app, '?other=1'), { status: 400 })
})

t.test('a review needs a reason and an existing proposal', async (t) => {
  const { app } = await testApp(t)
  await require(app)
  const held = await call(app, 'PUT', '/documents/a', { payload: { skill: '# a' } })
  const path = `/content-proposals/${held.body.proposal_id}/review`
  for (const payload of [
    {},
    { decision: 'approve' },
    { decision: 'approve', reason: '' },
    { decision: 'maybe', reason: 'x' },
    { decision: 'approve', reason: 'x', more: 1 },
  ]) {
    const answer = await call(app, 'POST', path, { payload })
    t.match(answer, { status: 400, body: { code: 'request.invalid' } }, JSON.stringify(payload))
  }
  t.match(await review(app, 'nothing', 'approve'), {
    status: 404,
    body: { code: 'proposals.not_found' },
  })
  t.match((await readProposal(app, held.body.proposal_id)).body, { status: 'pending' })
  const wrong = await call(app, 'PUT', '/settings', { payload: { content_approval: 'yes' } })
  t.equal(wrong.status, 400)
})
