/** Packages that are scanned again by newer rules, with the consequences. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { SCAN_VERSION } from '../../src/packages/scan/rules.ts'
import { testApp, testReplica } from '../support/app.ts'
import { blobFolder } from '../support/blobs.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { countStatements } from '../support/counted.ts'
import { call } from '../support/given.ts'
import { installArchive, readSkill, review, updateArchive } from '../trust/given.ts'
import { pending } from '../trust/mapped.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { scannedByOlderRules, versionsOf } from './given.ts'

const RATE = { RESCANS_PER_SECOND: '1000' }
const KEY = { rule_id: 'secret.private_key', path: 'key.pem' }

const versioned = (version: string, files: Record<string, string> = {}, name = 'pdf-tools') =>
  packageArchive({
    folder: name,
    files: { 'SKILL.md': skillMd({ name, extra: `version: ${version}` }), ...files },
  })

const blocked = (version: string, name?: string) =>
  versioned(version, { 'key.pem': PRIVATE_KEY }, name)

t.test('a served revision that newer rules block stops being served, and waits', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  const { skill } = (await installArchive(app, blocked('1.0.0'))).body
  await installArchive(app, versioned('1.0.0', {}, 'clean'))
  await scannedByOlderRules(db, 'pdf-tools')
  await scannedByOlderRules(db, 'clean')
  const before = await readSkill(app)
  t.match(before.body, { served: true, findings: { block: [] } })
  const { snapshot_version: since } = (await call(app, 'GET', '/skills')).body

  t.same(await services.rescans.run(), { same: 1, changed: 0, stopped: 1, passed_over: 0 })
  const after = await readSkill(app)
  t.match(after.body, {
    served: false,
    status_reason: 'security_blocked',
    fingerprint: skill.fingerprint,
    findings: { block: [{ ...KEY, new: true, fingerprint: /^[0-9a-f]{64}$/ }] },
    proposal_id: String,
  })
  t.not(after.headers['etag'], before.headers['etag'])
  t.same(await versionsOf(db), [SCAN_VERSION])
  t.match((await readSkill(app, { slug: 'clean' })).body, { served: true })

  const [proposal] = await pending(app)
  t.match(proposal, { operation: 'rescan', slug: 'pdf-tools', proposed_by: 'system' })
  const { entries } = (await call(app, 'GET', '/audit')).body
  t.match(
    entries.find(({ action }: { action: string }) => action === 'findings_changed'),
    {
      actor: 'system',
      decision: 'blocked',
      reason_code: 'security_blocked',
      target: 'skill:user:pdf-tools',
      details: { scan_version_before: 1, scan_version: SCAN_VERSION, added: [KEY], removed: [] },
    },
  )
  const events = await db
    .selectFrom('events')
    .select('payload')
    .where('snapshot_version', '>', since)
    .orderBy('snapshot_version')
    .execute()
  t.match(
    events.map(({ payload }) => payload),
    [
      { reason: 'findings_changed', changes: [{ slug: 'pdf-tools' }] },
      { reason: 'proposal_opened', changes: [{ slug: 'pdf-tools' }] },
    ],
  )
  t.equal(await services.rescans.run(), null, 'nothing is left')

  const released = await review(app, proposal.proposal_id, {
    decision: 'approve',
    accept_findings: [KEY],
  })
  t.match(released, { status: 200, body: { review_status: 'approved', status_reason: null } })
  t.match((await readSkill(app)).body, { served: true, fingerprint: skill.fingerprint })
  await sql`update skill_revisions set scan_version = 1`.execute(db)
  await services.rescans.run()
  t.match((await readSkill(app)).body, { served: true }, 'what a reviewer released stays released')
})

t.test('a revision with the same findings costs no reads of what is served', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  await installArchive(app, versioned('1.0.0', {}, 'clean'))
  await installArchive(app, blocked('1.0.0'))
  const readsDuringRun = async (expected: object): Promise<number> =>
    countStatements(/^select "is_served" from|select blocked_reason as reason/, async () => {
      t.match(await services.rescans.run(), expected)
    })
  await sql`update skill_revisions set scan_version = 1`.execute(db)
  t.equal(await readsDuringRun({ same: 2, changed: 0, stopped: 0 }), 0)
  await sql`update skill_revisions set scan_version = 1, security_findings = '[]'`.execute(db)
  t.not(await readsDuringRun({ same: 1, passed_over: 0 }), 0, 'the other one needs them')
})

t.test('version control data that was stored before it was rejected is found', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  const { skill } = (await installArchive(app, versioned('1.0.0', { 'git/config': 'x' }))).body
  await sql`
    update skill_revisions set scan_version = 1,
      files = replace(files::text, 'git/config', '.git/config')::json
    from skills where skills.skill_id = skill_revisions.skill_id
      and skills.slug = 'pdf-tools'`.execute(db)
  await services.rescans.run()
  t.match((await readSkill(app)).body, {
    served: false,
    fingerprint: skill.fingerprint,
    findings: { block: [{ rule_id: 'path.version_control', path: '.git/config' }] },
  })
})

t.test('a rejected rescan can be asked for again by sending the same bytes', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  await installArchive(app, blocked('1.0.0'))
  await scannedByOlderRules(db, 'pdf-tools')
  await services.rescans.run()
  const [proposal] = await pending(app)
  await review(app, proposal.proposal_id, { decision: 'approve' })
  t.match((await readSkill(app)).body, { served: false, status_reason: 'security_blocked' })
  t.same(await pending(app), [])
  const again = await updateArchive(app, blocked('1.0.0'))
  t.match(again, { status: 202, body: { status_reason: 'security_blocked' } })
  await review(app, again.body.proposal_id, { decision: 'approve', accept_findings: [KEY] })
  t.match((await readSkill(app)).body, { served: true })
})

t.test('an update that waits keeps its place before a rescan', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  await installArchive(app, blocked('1.0.0'))
  await scannedByOlderRules(db, 'pdf-tools')
  const update = await updateArchive(app, versioned('2.0.0', { 'other.pem': PRIVATE_KEY }))
  t.equal(update.status, 202)
  await services.rescans.run()
  t.match((await readSkill(app)).body, { served: false, status_reason: 'security_blocked' })
  t.match(await pending(app), [{ proposal_id: update.body.proposal_id }])
  await review(app, update.body.proposal_id, { decision: 'reject' })
  t.match(await pending(app), [{ operation: 'rescan' }])
})

t.test('an older revision that may be read by its fingerprint is scanned too', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  const { skill } = (await installArchive(app, blocked('1.0.0'))).body
  await scannedByOlderRules(db, 'pdf-tools')
  t.equal((await updateArchive(app, versioned('2.0.0'))).status, 200)
  const url = `/skills/user/pdf-tools/files/SKILL.md?fingerprint=${skill.fingerprint}`
  t.equal((await call(app, 'GET', url)).status, 200)
  t.match(await services.rescans.run(), { stopped: 1 })
  t.equal((await call(app, 'GET', url)).status, 404)
  t.match((await readSkill(app)).body, { served: true, version: '2.0.0' })
  t.same(await pending(app), [], 'what is served is fine')
})

t.test('what newer rules do not find is not released without a reviewer', async (t) => {
  const { app, db, services } = await testApp(t, RATE)
  await installArchive(app, versioned('1.0.0'))
  const old = {
    rule_id: 'old.rule',
    severity: 'block',
    message: 'As an older rule saw it.',
    path: 'SKILL.md',
    line: 1,
    excerpt: '',
    decoded: null,
    decoding: [],
    fingerprint: 'f'.repeat(64),
    new: true,
  }
  await sql`
    update skill_revisions set scan_version = 1, security_findings = ${JSON.stringify([old])}
    from skills where skills.skill_id = skill_revisions.skill_id
      and skills.slug = 'pdf-tools'`.execute(db)
  t.match((await readSkill(app)).body, { served: false, status_reason: 'security_blocked' })
  await services.rescans.run()
  t.match((await readSkill(app)).body, { served: false, findings: { block: [old] } })
})

t.test('of two replicas one scans, and the other goes on when that one is gone', async (t) => {
  const one = await testApp(t, { RESCANS_PER_SECOND: '4' })
  const two = await testReplica(t, one.connectionString, RATE)
  for (let count = 1; count <= 6; count += 1) {
    await installArchive(one.app, blocked('1.0.0', `tool-${count}`))
    await scannedByOlderRules(one.db, `tool-${count}`)
  }
  const running = one.services.rescans.run()
  const waiting = async (): Promise<number> => (await pending(two.app)).length
  while ((await waiting()) === 0) await new Promise((resolve) => setImmediate(resolve))
  t.equal(await two.services.rescans.run(), null, 'the first one has the lease')
  await one.services.rescans.stop()
  const first = await running
  t.ok((first?.stopped ?? 6) < 6, 'it was stopped half-way')
  const second = await two.services.rescans.run()
  t.equal((first?.stopped ?? 0) + (second?.stopped ?? 0), 6, 'each was stopped once')
  t.equal(await waiting(), 6)
  t.same(await versionsOf(one.db), [SCAN_VERSION])
})

t.test('purged and damaged packages are passed over, and the log names the damaged', async (t) => {
  const { app, db, services, connectionString } = await testApp(t, RATE)
  const big = { 'notes/big.md': Array.from({ length: 9000 }, (_, at) => `line ${at}`).join('\n') }
  const { skill } = (await installArchive(app, versioned('1.0.0', big, 'damaged'))).body
  const purged = (await installArchive(app, versioned('1.0.0', {}, 'purged'))).body.skill
  await installArchive(app, blocked('1.0.0'))
  for (const slug of ['damaged', 'purged', 'pdf-tools']) await scannedByOlderRules(db, slug)
  await call(app, 'DELETE', `/skills/user/purged/revisions/${purged.fingerprint}?reason=test`)
  const { rows } = await sql<{ object_key: string }>`
    select object_key from skill_revisions where object_key is not null`.execute(db)
  for (const { object_key: key } of rows) await rm(join(blobFolder(connectionString), key))
  t.match(await services.rescans.run(), { stopped: 1, passed_over: 1 })
  const { rows: left } = await sql<{ fingerprint: string }>`
    select fingerprint from skill_revisions where scan_version = 1
      and purged_at is null`.execute(db)
  t.same(left, [{ fingerprint: skill.fingerprint }])
  t.match(await services.rescans.run(), { passed_over: 0 }, 'it is not tried again')
})
