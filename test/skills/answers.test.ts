/** What install, update, rollback and reads say of the bytes: whether agents get them, and why not. */
import t from '../support/tap.ts'
import { rpc } from '../rpc/calls.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { type Answer, call, givenFinishedUpload } from '../support/given.ts'
import {
  approve,
  FILL,
  installArchive,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'

const versioned = (extra: string, files: Record<string, string> = {}) =>
  packageArchive({ files: { 'SKILL.md': skillMd({ extra }), ...files } })

const KEY = { rule_id: 'secret.private_key', path: 'key.pem' }
const blocked = versioned('version: 2.0.0', { 'key.pem': PRIVATE_KEY, '.DS_Store': 'x' })
const notServed = (reason: string) => ({
  served: false,
  listed: false,
  installable: false,
  reasons: { served: reason, listed: 'not_served', installable: 'not_served' },
})

t.test('a blocked install says why, and what was found and left out', async (t) => {
  const { app } = await testApp(t)
  const waits = await installArchive(app, blocked)
  t.equal(waits.status, 202)
  t.match(waits.body, {
    ...notServed('security_blocked'),
    status: 'pending_install',
    status_reason: 'security_blocked',
    current_fingerprint: null,
    findings: { block: [{ ...KEY, severity: 'block', line: 1 }] },
    ignored: [/\.DS_Store$/],
  })
  t.ok(Array.isArray(waits.body.diagnostics))
  const { findings, ignored, diagnostics, served, reasons } = (await readSkill(app)).body
  const { body } = waits
  t.same(
    { findings, ignored, diagnostics, served, reasons },
    {
      findings: body.findings,
      ignored: body.ignored,
      diagnostics: body.diagnostics,
      served: false,
      reasons: body.reasons,
    },
  )
})

t.test('an update that waits names the bytes served meanwhile', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, versioned('version: 1.0.0'))
  t.match(first.body, { served: true, installable: true })
  const waits = await updateArchive(app, blocked)
  t.equal(waits.status, 202)
  t.equal(waits.headers.etag, `"${waits.body.skill.fingerprint}"`)
  t.match(waits.body, {
    ...notServed('security_blocked'),
    current_fingerprint: first.body.skill.fingerprint,
  })
  const proposal = `/proposals/${waits.body.proposal_id}`
  t.equal((await call(app, 'GET', proposal)).body.status_reason, 'security_blocked')
  const approved = await approve(app, waits.body.proposal_id)
  t.match(approved.body, { review_status: 'approved', status_reason: 'security_blocked' })
  t.match((await readSkill(app)).body, { fingerprint: first.body.skill.fingerprint, served: true })
})

t.test('a proposal whose findings are accepted has nothing against it', async (t) => {
  const { app } = await testApp(t)
  const waits = await installArchive(app, blocked)
  const accepted = { decision: 'approve', accept_findings: [KEY] }
  const { body } = await review(app, waits.body.proposal_id, accepted)
  t.strictSame(body.status_reason, null)
  t.match((await readSkill(app)).body, { served: true, findings: { block: [KEY] } })
  const again = await installArchive(app, blocked)
  t.match(again.body, { status: 'already_installed', served: true })
  t.notOk('status_reason' in again.body)
})

t.test('update and rollback report the bytes that they made current', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, versioned('version: 1.0.0'))
  const open = { enabled: true, allow_implicit_invocation: true }
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: open })
  const second = await updateArchive(app, versioned('user-invocable: false'))
  t.match(second.body, { status: 'updated', served: true, listed: false, installable: true })
  t.same(second.body.reasons, { listed: 'not_user_invocable' })
  const { fingerprint } = first.body.skill
  const payload = { fingerprint, reason: 'it was better' }
  const back = await call(app, 'POST', '/skills/user/pdf-tools/rollback', { payload })
  t.match(back.body, { served: true, listed: true, installable: true, findings: { block: [] } })
  t.same(back.body.reasons, {})
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: { enabled: false } })
  const same = await updateArchive(app, versioned('version: 1.0.0'))
  t.match(same.body, { status: 'already_up_to_date', ...notServed('disabled_by_policy') })
})

t.test('a workspace may let only listed skills be installed', async (t) => {
  const { app } = await testApp(t)
  t.equal((await call(app, 'GET', '/settings')).body.installable, 'served')
  const set = await call(app, 'PUT', '/settings', { payload: { installable: 'listed' } })
  t.equal(set.body.installable, 'listed')
  const { body } = await installArchive(app, versioned('version: 1.0.0'))
  t.match(body, { served: true, listed: false, installable: false })
  t.same(body.reasons, { listed: 'not_offered_implicitly', installable: 'not_listed' })
  const [item] = (await call(app, 'GET', '/skills')).body.skills
  t.same(item.reasons, body.reasons)
  t.equal(item.installable, false)
  const wrong = await call(app, 'PUT', '/settings', { payload: { installable: 'all' } })
  t.equal(wrong.status, 400)
})

t.test('JSON-RPC reports the same', async (t) => {
  const { app } = await testApp(t)
  const workspace = { workspace_id: 'default' }
  const source = async (archive: Buffer) => ({
    type: 'uploaded_archive',
    upload_id: await givenFinishedUpload(app, archive),
  })
  const waits = await rpc(app, 'skills/install', {
    ...workspace,
    source: await source(skillArchive([FILL])),
  })
  t.match(waits.result, {
    ...notServed('approval_pending'),
    status: 'pending_install',
    status_reason: 'approval_pending',
    current_fingerprint: null,
    findings: { block: [], warn: [] },
  })
  const listed = await rpc(app, 'skills/list', workspace)
  t.match(listed.result.skills, [notServed('approval_pending')])
})

t.test('installs that are committed together report like others', async (t) => {
  const { app } = await testApp(t)
  const names = ['one', 'two', 'three', 'four']
  const answers = await Promise.all(
    names.map((name) => installArchive(app, packageArchive({ folder: name }))),
  )
  for (const { status, body } of answers) {
    t.match([status, body.served, body.reasons], [201, true, { listed: 'not_offered_implicitly' }])
  }
})

t.test('a response counts the entries that the call added to the audit log', async (t) => {
  const { app, db } = await testApp(t)
  let known = 0
  const isCounted = async (what: string, { body }: Answer, number: number) => {
    const entries = await db.selectFrom('audit_entries').select('action').execute()
    const added = entries.length - known
    known = entries.length
    t.same({ said: body.audit.events_written, added }, { said: number, added: number }, what)
  }
  const other = skillArchive([FILL], { extra: 'version: 2.0.0' })
  await isCounted('what waits', await installArchive(app, skillArchive([FILL])), 1)
  await isCounted('the same bytes', await installArchive(app, skillArchive([FILL])), 0)
  await isCounted('the same bytes', await updateArchive(app, skillArchive([FILL])), 0)
  await isCounted('in place of what waits', await updateArchive(app, other), 2)
  await isCounted('with what waits', await call(app, 'DELETE', '/skills/user/pdf-tools'), 2)
  await isCounted('what is served', await installArchive(app, versioned('version: 3.0.0')), 1)
  await isCounted('an update', await updateArchive(app, versioned('version: 4.0.0')), 1)
  await isCounted('an uninstall', await call(app, 'DELETE', '/skills/user/pdf-tools'), 1)
})
