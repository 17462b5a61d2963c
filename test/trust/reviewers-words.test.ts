/** What reviewers and publishers learn from each other: names, reasons, and what has changed since. */
import type { App } from '../../src/app.ts'
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { openEvents } from '../support/sse.ts'
import { type GivenToken, givenToken } from '../support/tokens.ts'
import { portOf } from '../http/raw.ts'
import { installArchive, readSkill, review, updateArchive } from './given.ts'

const versioned = (version: string, files: Record<string, string> = {}) =>
  packageArchive({
    files: { 'SKILL.md': skillMd({ name: 'pdf-tools', extra: `version: ${version}` }), ...files },
  })

const readProposal = (app: App, id: string, caller: GivenToken) =>
  call(app, 'GET', `/proposals/${id}`, caller)

const given = async (t: Test) => {
  const { app, services } = await testApp(t)
  const admin = await givenToken(services, 'admin')
  const publisher = await givenToken(services, 'publisher')
  const reviewer = await givenToken(services, 'reviewer')
  const reader = await givenToken(services, 'reader')
  await call(app, 'PUT', '/settings', { ...admin, payload: { approval: 'required' } })
  return { app, publisher, reviewer, reader }
}

t.test('a proposal names tokens by their labels', async (t) => {
  const { app, publisher, reviewer } = await given(t)
  const { proposal_id: id } = (await installArchive(app, versioned('1.0.0'), publisher)).body
  t.match((await readProposal(app, id, reviewer)).body, {
    proposed_by: `token:${publisher.id}`,
    proposed_by_label: 'publisher of a test',
    decided_by_label: null,
  })
  await review(app, id, { decision: 'approve' }, reviewer)
  const { body } = await call(app, 'GET', '/proposals', reviewer)
  t.match(body.proposals, [
    {
      proposed_by_label: 'publisher of a test',
      decided_by: `token:${reviewer.id}`,
      decided_by_label: 'reviewer of a test',
    },
  ])
})

t.test("the reviewer's reason reaches publishers, and no reader", async (t) => {
  const { app, publisher, reviewer, reader } = await given(t)
  const url = `http://127.0.0.1:${await portOf(app)}/v1/workspaces/default/events`
  const [forPublisher, forReader] = await Promise.all(
    [publisher, reader].map(({ headers }) => openEvents(t, url, { headers })),
  )
  const { proposal_id: id, skill } = (await installArchive(app, versioned('1.0.0'), publisher)).body
  const reason = 'it reads the whole home folder'
  await review(app, id, { decision: 'reject', reason }, reviewer)
  const about = { proposal_id: id, fingerprint: skill.fingerprint, reason }
  t.match(await eventOf(forPublisher, 'rejected'), { review: about })
  await call(app, 'PUT', '/documents/last', { ...publisher, payload: { skill: '# Last' } })
  const seen: string[] = []
  for (;;) {
    const { event = '', data } = (await forReader?.next()) ?? {}
    seen.push(JSON.stringify(data))
    if (event === 'skills::on-change') break
  }
  t.notMatch(seen.join(), 'home folder')

  t.match((await readSkill(app, publisher)).body, {
    status_reason: 'rejected',
    rejection: {
      proposal_id: id,
      by: `token:${reviewer.id}`,
      by_label: 'reviewer of a test',
      at: /^\d{4}-/,
      reason,
    },
  })
  t.notMatch(JSON.stringify((await readSkill(app, reader)).body), 'home folder')
})

const eventOf = async (
  stream: Awaited<ReturnType<typeof openEvents>> | undefined,
  wanted: string,
): Promise<unknown> => {
  for (;;) {
    const frame = await stream?.next()
    const data = frame?.data as { reason?: string } | undefined
    if (data?.reason === wanted) return data
  }
}

t.test('bytes after a rejection are compared with the rejected ones', async (t) => {
  const { app, publisher, reviewer } = await given(t)
  const first = (await installArchive(app, versioned('1.0.0', { 'a.md': 'one\n' }), publisher)).body
  t.match((await readProposal(app, first.proposal_id, reviewer)).body, {
    compared_fingerprint: null,
    file_diff: [
      { path: 'SKILL.md', change: 'added' },
      { path: 'a.md', change: 'added' },
    ],
  })
  await review(app, first.proposal_id, { decision: 'reject' }, reviewer)
  const next = versioned('1.0.0', { 'a.md': 'two\n' })
  const { proposal_id: id } = (await updateArchive(app, next, publisher)).body
  const { body } = await readProposal(app, id, reviewer)
  t.match(body, { base_fingerprint: null, compared_fingerprint: first.skill.fingerprint })
  t.match(body.file_diff, [{ path: 'a.md', change: 'changed', lines_added: 1, lines_removed: 1 }])
  t.equal(body.file_diff.length, 1)
  const diff = await call(app, 'GET', `/proposals/${id}/diff?path=a.md`, reviewer)
  t.match(diff.body, '-one\n+two')

  await review(app, id, { decision: 'approve' }, reviewer)
  const later = (await updateArchive(app, versioned('2.0.0'), publisher)).body.proposal_id
  t.match((await readProposal(app, later, reviewer)).body, {
    compared_fingerprint: body.fingerprint,
    base_fingerprint: body.fingerprint,
  })
})
