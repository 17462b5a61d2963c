/** What reviewers note while they read, and what ends a review without a decision. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  FILL,
  installArchive,
  READ,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from './given.ts'

type App = Parameters<typeof call>[0]
type Caller = { headers: Record<string, string> }
type File = { path: string; viewed: boolean; sha256_after: string | null }

const read = async (app: App, id: string, caller?: Caller) =>
  (await call(app, 'GET', `/proposals/${id}`, caller)).body

const mark = (app: App, id: string, payload: object, caller?: Caller) =>
  call(app, 'PUT', `/proposals/${id}/viewed`, { ...caller, payload })

const fileOf = async (app: App, id: string, path: string, caller?: Caller): Promise<File> => {
  const { file_diff: files } = await read(app, id, caller)
  const file = files.find((one: File) => one.path === path)
  if (!file) throw new Error(`${path} does not differ`)
  return file
}

const viewedIn = async (app: App, id: string, caller?: Caller): Promise<string[]> =>
  (await read(app, id, caller)).file_diff
    .filter(({ viewed }: File) => viewed)
    .map(({ path }: File) => path)

const twoFiles = (text: string) =>
  skillArchive([FILL], { files: { 'a.md': 'one\n', 'b.md': `${text}\n` } })

t.test('a viewed mark is for the content, and each caller has their own', async (t) => {
  const { app, services } = await testApp(t)
  const admin = await givenToken(services, 'admin')
  const reviewer = await givenToken(services, 'reviewer')
  const first = (await installArchive(app, twoFiles('two'), admin)).body.proposal_id
  for (const path of ['a.md', 'b.md']) {
    const { sha256_after: sha256 } = await fileOf(app, first, path, reviewer)
    t.equal((await mark(app, first, { path, sha256, viewed: true }, reviewer)).status, 200)
  }
  t.same(await viewedIn(app, first, reviewer), ['a.md', 'b.md'])
  t.same(await viewedIn(app, first, admin), [])
  const next = (await updateArchive(app, twoFiles('three'), admin)).body.proposal_id
  t.same(await viewedIn(app, next, reviewer), ['a.md'], 'the other file changed')
  const { sha256_after: sha256 } = await fileOf(app, next, 'a.md', reviewer)
  const undone = await mark(app, next, { path: 'a.md', sha256, viewed: false }, reviewer)
  t.match(undone, { status: 200, body: { changed_files: 3, viewed_files: 0 } })
  t.same(await viewedIn(app, next, reviewer), [])
})

t.test('a review records how much its reviewer had marked', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL], { files: { 'a.md': 'one\n' } }))
  const { sha256_after: sha256 } = await fileOf(app, body.proposal_id, 'a.md')
  await mark(app, body.proposal_id, { path: 'a.md', sha256, viewed: true })
  await approve(app, body.proposal_id)
  const { entries } = (await call(app, 'GET', '/audit?action=review_approve')).body
  t.match(entries, [{ details: { changed_files: 2, viewed_files: 1 } }])
})

t.test('only a changed file with its present content is marked', async (t) => {
  const { app, services } = await testApp(t)
  const reader = await givenToken(services, 'reader')
  const admin = await givenToken(services, 'admin')
  const { body } = await installArchive(app, skillArchive([FILL]), admin)
  const id = body.proposal_id
  const sha256 = 'a'.repeat(64)
  const notThere = { status: 404, body: { code: 'skills.file_not_found' } }
  t.match(await mark(app, id, { path: 'SKILL.md', sha256, viewed: true }, admin), notThere)
  t.match(await mark(app, id, { path: 'SKILL.md', sha256: null, viewed: true }, admin), notThere)
  t.match(await mark(app, id, { path: 'x', sha256, viewed: true }, admin), notThere)
  t.match(await mark(app, id, { path: 'x', sha256: 'short', viewed: true }, admin), { status: 400 })
  t.match(await mark(app, id, { path: 'x', sha256, viewed: true }, reader), { status: 403 })
  t.match(await mark(app, 'none', { path: 'x', sha256, viewed: true }, admin), {
    status: 404,
    body: { code: 'proposals.not_found' },
  })
})

t.test('people talk about a proposal, and a comment changes its tag for others', async (t) => {
  const { app, services } = await testApp(t)
  const publisher = await givenToken(services, 'publisher')
  const reviewer = await givenToken(services, 'reviewer')
  const { body } = await installArchive(app, skillArchive([FILL]), publisher)
  const url = `/proposals/${body.proposal_id}/comments`
  const tagFor = async (caller: Caller) =>
    String((await call(app, 'GET', `/proposals/${body.proposal_id}`, caller)).headers['etag'])
  const tag = await tagFor(reviewer)
  const asked = await call(app, 'POST', url, {
    ...reviewer,
    payload: { path: 'SKILL.md', line: 3, text: 'Why?' },
  })
  t.match(asked, {
    status: 201,
    body: { path: 'SKILL.md', line: 3, side: 'after', text: 'Why?', actor_label: /reviewer/ },
  })
  t.equal(await tagFor(reviewer), tag, 'one knows what one said')
  await call(app, 'POST', url, { ...publisher, payload: { text: 'Because.' } })
  const { body: page } = await call(app, 'GET', `${url}?limit=1`, reviewer)
  t.match(page.comments, [{ text: 'Why?' }])
  const { body: rest } = await call(app, 'GET', `${url}?cursor=${page.next_cursor}`, reviewer)
  t.match(rest, { comments: [{ text: 'Because.', path: null, line: null }], next_cursor: null })
  const stale = { headers: { ...reviewer.headers, 'if-match': tag } }
  t.match(await approve(app, body.proposal_id, stale), {
    status: 412,
    body: { details: { changed: ['discussion'] } },
  })
  const { body: audit } = await call(app, 'GET', '/audit?action=proposal_comment', reviewer)
  t.match(audit.entries, [{ details: { proposal_id: body.proposal_id } }, {}])
})

t.test('comments that come at once stay within the limit', async (t) => {
  const { app, db } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  await sql`
    insert into proposal_comments (workspace_id, proposal_id, comment_id, text, actor)
    select 'default', ${body.proposal_id}, 'given-' || number, 'Hm.', 'local'
    from generate_series(1, 998) as number`.execute(db)
  const url = `/proposals/${body.proposal_id}/comments`
  const acts = Array.from({ length: 12 }, () => () => {
    return call(app, 'POST', url, { payload: { text: 'Why?' } })
  })
  t.same(statusesOf(await atOnce(acts.length, acts)), { 201: 2, 409: 10 })
})

t.test('a comment needs text, a file that is there, and a place that makes sense', async (t) => {
  const { app, services } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const url = `/proposals/${body.proposal_id}/comments`
  const say = (payload: object, headers = {}) => call(app, 'POST', url, { headers, payload })
  t.match(await say({ text: ' ' }), { status: 400, body: { code: 'request.invalid' } })
  t.match(await say({ text: 'x'.repeat(4001) }), { status: 400 })
  t.match(await say({ text: 'x', line: 3 }), { status: 400, body: { code: 'request.invalid' } })
  t.match(await say({ text: 'x', path: 'SKILL.md', side: 'before' }), {
    status: 400,
    body: { code: 'request.invalid', detail: '`side` needs a `line`.' },
  })
  t.match(await say({ text: 'x', path: 'none' }), {
    status: 404,
    body: { code: 'skills.file_not_found' },
  })
  t.match(await say({ text: 'x', path: 'SKILL.md', line: 999 }), {
    status: 400,
    body: {
      code: 'request.invalid',
      detail: 'The new text of SKILL.md has no line 999: its last one is 12.',
    },
  })
  t.equal((await say({ text: 'x', path: 'SKILL.md', line: 12 })).status, 201)
  t.match(await say({ text: 'x', path: 'SKILL.md', line: 1, side: 'before' }), {
    status: 400,
    body: { detail: 'There is no old text of SKILL.md. Send the other `side`, or no `line`.' },
  })
  const reader = await givenToken(services, 'reader')
  t.match(await say({ text: 'x' }, reader.headers), { status: 403 })
  t.match(await call(app, 'GET', `${url}?cursor=x`, await givenToken(services, 'admin')), {
    status: 400,
    body: { code: 'cursor.invalid' },
  })
})

t.test('a reviewer asks for other bytes, and the proposal stays open', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const ask = { decision: 'request_changes', reason: 'say which folder' }
  const asked = await review(app, body.proposal_id, ask)
  t.match(asked, {
    status: 200,
    body: { review_status: 'pending', changes_requested: { by: 'local', reason: ask.reason } },
  })
  t.match((await call(app, 'GET', '/proposals')).body.proposals, [
    { changes_requested: { reason: ask.reason } },
  ])
  t.match(await review(app, body.proposal_id, { ...ask, enable: true }), {
    status: 400,
    body: { code: 'request.invalid' },
  })
  t.match((await call(app, 'GET', '/audit?action=review_request_changes')).body.entries.length, 1)
  const next = await updateArchive(app, skillArchive([FILL, READ]))
  t.match(await read(app, next.body.proposal_id), { changes_requested: null })
  t.match(await review(app, body.proposal_id, ask), {
    status: 409,
    body: { code: 'proposals.closed' },
  })
})

t.test('who proposed takes it back; others may not, and what is served stays', async (t) => {
  const { app, services } = await testApp(t)
  const publisher = await givenToken(services, 'publisher')
  const other = await givenToken(services, 'admin')
  const first = await installArchive(app, skillArchive([FILL]), publisher)
  await approve(app, first.body.proposal_id, other)
  const archive = skillArchive([FILL, READ])
  const { body } = await updateArchive(app, archive, publisher)
  const withdraw = (caller: Caller, payload: object = { reason: 'the wrong folder' }) =>
    call(app, 'POST', `/proposals/${body.proposal_id}/withdraw`, { ...caller, payload })
  t.match(await withdraw(other), { status: 403, body: { code: 'proposals.not_proposer' } })
  t.match(await withdraw(publisher, {}), { status: 400, body: { code: 'request.invalid' } })
  t.match(await withdraw(publisher), {
    status: 200,
    body: { review_status: 'withdrawn', reason: 'the wrong folder' },
  })
  t.match(await withdraw(publisher), { status: 200 }, 'a repeat changes nothing')
  t.match((await readSkill(app, publisher)).body, { served: true, current_revision: 1 })
  t.match(await approve(app, body.proposal_id, other), { body: { code: 'proposals.closed' } })
  const again = await updateArchive(app, archive, publisher)
  t.match(again, { status: 202 })
  t.not(again.body.proposal_id, body.proposal_id)
  const entries = (await call(app, 'GET', '/audit?action=proposal_withdraw', other)).body.entries
  t.match(entries, [{ details: { reason: 'the wrong folder' } }])
  t.equal(entries.length, 1)
})

t.test('a withdrawn first install may be sent again', async (t) => {
  const { app } = await testApp(t)
  const archive = skillArchive([FILL])
  const { body } = await installArchive(app, archive)
  const url = `/proposals/${body.proposal_id}/withdraw`
  t.equal((await call(app, 'POST', url, { payload: { reason: 'not yet' } })).status, 200)
  t.match((await readSkill(app)).body, { served: false, status_reason: 'approval_pending' })
  const again = await installArchive(app, archive)
  t.match(again, { status: 202, body: { proposal_id: /./ } })
  t.equal((await approve(app, again.body.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, { served: true })
})

t.test('events of a proposal tell readers nothing of it', async (t) => {
  const { app, db } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  await call(app, 'POST', `/proposals/${body.proposal_id}/comments`, { payload: { text: 'Hm.' } })
  const { rows } = await sql<{ payload: { reason: string; review: object } }>`
    select payload from events order by snapshot_version desc limit 1`.execute(db)
  t.match(rows, [
    { payload: { reason: 'proposal_changed', review: { proposal_id: body.proposal_id } } },
  ])
})
