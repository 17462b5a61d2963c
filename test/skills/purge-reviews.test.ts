/** What a purge leaves of reviews: the record of what was decided, and nothing of the bytes. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { approve, FILL, installArchive, READ, skillArchive, updateArchive } from '../trust/given.ts'
import { fingerprintOf, GONE, purge, SECRET, skill } from './purging.ts'

const capability = `\`pdf.${SECRET}\`: Fills a form. [risk: write, effects: internal, egress: none]`
const clean = skillArchive([READ], { files: { 'a.md': 'clean' } })
const waiting = skillArchive([capability], { files: { 'a.md': SECRET } })

t.test('an open proposal for purged bytes is withdrawn, and shows its record alone', async (t) => {
  const test = await testApp(t)
  await approveFirst(test)
  const { body } = await updateArchive(test.app, waiting)
  const url = `/proposals/${body.proposal_id}`
  t.match(JSON.stringify((await call(test.app, 'GET', url)).body), SECRET)
  t.match((await call(test.app, 'GET', `${url}/diff?path=a.md`)).body, SECRET)
  t.equal((await purge(test, fingerprintOf({ status: 202, headers: {}, body }))).status, 200)
  const after = await call(test.app, 'GET', url)
  t.match(after, {
    status: 200,
    body: {
      review_status: 'withdrawn',
      operation: 'update',
      file_diff: [],
      capabilities: [],
      security_findings: [],
    },
  })
  t.notMatch(JSON.stringify(after.body), SECRET)
  t.match(await call(test.app, 'GET', `${url}/diff?path=a.md`), GONE)
  const late = await approve(test.app, body.proposal_id)
  t.match(late, { status: 409, body: { code: 'proposals.closed' } })
  t.match((await call(test.app, 'GET', skill)).body, { served: true, current_revision: 1 })
  t.notMatch(JSON.stringify((await call(test.app, 'GET', '/proposals')).body), SECRET)
})

const approveFirst = async (test: Parameters<typeof purge>[0]): Promise<string> => {
  const installed = await installArchive(test.app, clean)
  if (installed.status === 202) await approve(test.app, installed.body.proposal_id)
  return fingerprintOf(installed)
}

t.test('a proposal whose base was purged shows all its files as new', async (t) => {
  const test = await testApp(t)
  const bad = await approveFirst(test)
  const next = await updateArchive(test.app, skillArchive([READ, FILL]))
  const approved = await approve(test.app, next.body.proposal_id)
  t.match(approved, { status: 200, body: { base_fingerprint: bad } })
  t.equal((await purge(test, bad)).status, 200)
  const { status, body } = await call(test.app, 'GET', `/proposals/${next.body.proposal_id}`)
  t.equal(status, 200)
  t.match(body.file_diff, [{ path: 'SKILL.md', change: 'added', size_before: null }])
})

t.test('bytes that wait for their first review are purged with the skill', async (t) => {
  const test = await testApp(t)
  const first = await installArchive(test.app, waiting)
  t.equal(first.status, 202)
  const { status, body } = await purge(test, fingerprintOf(first))
  t.match({ status, body }, { status: 200, body: { uninstalled: [{ slug: 'pdf-tools' }] } })
  t.equal((await call(test.app, 'GET', skill)).status, 404)
  t.match((await call(test.app, 'GET', '/proposals')).body.proposals, [
    { review_status: 'withdrawn' },
  ])
  for (const table of ['capabilities', 'proposals', 'skill_revisions', 'events']) {
    const { rows } = await sql<{ text: string }>`
      select row_to_json(t)::text as text from ${sql.table(table)} t`.execute(test.db)
    t.notMatch(rows.map(({ text }) => text).join('\n'), SECRET, table)
  }
})

t.test('a stored response about purged bytes is not repeated', async (t) => {
  const test = await testApp(t)
  const headers = { 'idempotency-key': 'one-install' }
  const first = await installArchive(test.app, waiting, { headers })
  t.match(await installArchive(test.app, waiting, { headers }), {
    status: 202,
    body: { proposal_id: first.body.proposal_id },
  })
  await purge(test, fingerprintOf(first))
  t.match(await installArchive(test.app, waiting, { headers }), {
    status: 409,
    body: { code: 'skills.fingerprint_purged' },
  })
})
