/**
 * Random sequences of everything that can happen to a skill. After each step: what is served is
 * approved, byte for byte, with complete metadata; no proposal is lost; each transition was
 * written down. Servers change their tools, and a model lies about them.
 */
import * as fc from 'fast-check'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { resolve } from '../../src/registry/approvals/metadata.ts'
import { listApproved, listOverrides } from '../../src/registry/approvals/capability-store.ts'
import { isOpen, reviewStatuses, transitions } from '../../src/registry/proposals/states.ts'
import type { TestApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import {
  BARE,
  classify,
  FILL,
  installArchive,
  READ,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from './given.ts'
import {
  checkTools,
  givenWorld,
  isOutside,
  outsideSteps,
  proposalsIn,
  takeOutside,
  type World,
} from './outside.ts'

const archives = [
  packageArchive(),
  packageArchive({ files: { 'b.md': 'b' } }),
  skillArchive([READ]),
  skillArchive([READ, BARE]),
  skillArchive([FILL, BARE], { files: { 'run.sh': 'echo' } }),
]
const archive = fc.nat({ max: archives.length - 1 })
const decision = fc.constantFrom('approve', 'reject')

const steps = fc.oneof(
  fc.record({ do: fc.constant('install' as const), archive }),
  fc.record({ do: fc.constant('update' as const), archive }),
  fc.record({ do: fc.constant('propose' as const), generated: fc.boolean() }),
  fc.record({
    do: fc.constant('classify' as const),
    id: fc.constantFrom('pdf.send', 'pdf.read'),
    risk: fc.constantFrom('read', 'destructive'),
    effects: fc.option(fc.constantFrom('none', 'external'), { nil: undefined }),
  }),
  fc.record({
    do: fc.constant('review' as const),
    decision,
    isPart: fc.boolean(),
    isOld: fc.boolean(),
  }),
  fc.record({ do: fc.constant('policy' as const), enabled: fc.boolean() }),
  fc.record({ do: fc.constant('rollback' as const), nth: fc.nat({ max: 3 }) }),
  fc.record({ do: fc.constant('uninstall' as const) }),
  fc.record({
    do: fc.constant('settings' as const),
    approval: fc.constantFrom('automatic', 'required'),
  }),
  outsideSteps,
)
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

/** One of each that succeeds, so that none is only ever refused. */
const everything: Step[] = [
  { do: 'install', archive: 0 },
  { do: 'update', archive: 3 },
  { do: 'propose', generated: true },
  { do: 'classify', id: 'pdf.send', risk: 'read', effects: 'none' },
  { do: 'review', decision: 'approve', isPart: false, isOld: false },
  { do: 'rollback', nth: 1 },
  { do: 'policy', enabled: false },
  { do: 'policy', enabled: true },
  { do: 'uninstall' },
  { do: 'install', archive: 0 },
  { do: 'sync', offer: 1 },
  { do: 'map', id: 'mail' },
  { do: 'review', decision: 'approve', isPart: false, isOld: false },
  { do: 'sync', offer: 3 },
  { do: 'race', offer: 2 },
  { do: 'sync', offer: 1 },
  { do: 'generate', answer: 0 },
  { do: 'review', decision: 'approve', isPart: false, isOld: false },
  { do: 'unregister' },
]

const take = async (test: World, workspace: string, step: Step): Promise<number> => {
  const { app } = test
  if (isOutside(step)) return takeOutside(test, workspace, step)
  const skill = '/skills/user/pdf-tools'
  const chosen = 'archive' in step ? (archives[step.archive] ?? Buffer.of()) : Buffer.of()
  if (step.do === 'install') return (await installArchive(app, chosen, { workspace })).status
  if (step.do === 'update') return (await updateArchive(app, chosen, { workspace })).status
  if (step.do === 'uninstall') return (await call(app, 'DELETE', skill, { workspace })).status
  if (step.do === 'settings') {
    const payload = { approval: step.approval }
    return (await call(app, 'PUT', '/settings', { workspace, payload })).status
  }
  if (step.do === 'policy') {
    const payload = { enabled: step.enabled }
    return (await call(app, 'PUT', `${skill}/policy`, { workspace, payload })).status
  }
  if (step.do === 'classify') {
    const said = { risk_level: step.risk, ...(step.effects ? { side_effects: step.effects } : {}) }
    return (await classify(app, step.id, said, { workspace })).status
  }
  if (step.do === 'propose') {
    const given = { capabilityId: 'pdf.read', riskLevel: 'read', sideEffects: 'none' }
    const payload = {
      manifest: { capabilities: [given, { capabilityId: 'pdf.send' }] },
      manifest_source: step.generated ? 'generated' : 'provided',
    }
    return (await call(app, 'POST', `${skill}/proposals`, { workspace, payload })).status
  }
  if (step.do === 'rollback') {
    const { revisions = [] } = (await call(app, 'GET', `${skill}/revisions`, { workspace })).body
    const payload = { fingerprint: revisions[step.nth]?.fingerprint ?? 'a'.repeat(64), reason: 'x' }
    return (await call(app, 'POST', `${skill}/rollback`, { workspace, payload })).status
  }
  const all = await proposalsIn(test, workspace)
  const proposal = step.isOld ? all.at(-1) : all[0]
  if (!proposal) return 404
  const payload = {
    decision: step.decision,
    ...(step.isPart ? { capability_ids: ['pdf.read'] } : {}),
  }
  return (await review(app, proposal.proposal_id, payload, { workspace })).status
}

const check = async (t: Test, test: TestApp, workspace: string): Promise<void> => {
  const { db } = test
  const { rows: served } = await sql<{ skill_id: number; fingerprint: string }>`
    select skill_id, fingerprint from skill_states
    where workspace_id = ${workspace} and is_served and source_kind = 'user'`.execute(db)
  for (const { skill_id: skillId, fingerprint } of served) {
    const bytes = { workspaceId: workspace, skillId, fingerprint }
    const approval = await db
      .selectFrom('approvals')
      .select('basis')
      .where('workspace_id', '=', workspace)
      .where('skill_id', '=', skillId)
      .where('fingerprint', '=', fingerprint)
      .execute()
    if (approval.length !== 1) t.fail('served without approval of exactly these bytes')
    const specs = await listApproved(db, bytes)
    const overrides = await listOverrides(db, workspace, [skillId])
    await checkTools(t, test, { workspace, specs })
    for (const { capability_id: id, missing_fields: missing } of resolve(
      specs,
      overrides,
      fingerprint,
    )) {
      if (missing.length > 0) t.fail(`${id} is served without ${missing.join()}`)
    }
  }
  const { rows: lost } = await sql`
    select from skill_states s
    where s.workspace_id = ${workspace}
      and not exists (select from approvals a where a.workspace_id = s.workspace_id
        and a.skill_id = s.skill_id and a.fingerprint = s.fingerprint)
      and not exists (select from proposals p where p.workspace_id = s.workspace_id
        and p.skill_id = s.skill_id and p.fingerprint = s.fingerprint
        and p.review_status in ('pending', 'blocked_metadata', 'rejected'))`.execute(db)
  if (lost.length > 0) t.fail('bytes that nobody can approve any more')
  const { rows: stuck } = await sql`
    select from skill_states s
    where s.workspace_id = ${workspace} and s.status_reason = 'trust_blocked'
      and not exists (select from proposals p where p.workspace_id = s.workspace_id
        and p.skill_id = s.skill_id and (p.review_status in ('pending', 'blocked_metadata')
          or p.review_status = 'rejected' and p.fingerprint = s.fingerprint))`.execute(db)
  if (stuck.length > 0) t.fail('changed tools that nobody is asked about')
  const { rows: counts } = await sql<Record<string, number>>`
    select
      (select count(*) from proposals where workspace_id = ${workspace})::int opened,
      (select count(*) from audit_entries where workspace_id = ${workspace}
        and action = 'proposal_open')::int opened_written,
      (select count(*) from proposals where workspace_id = ${workspace}
        and review_status not in ('pending', 'blocked_metadata'))::int closed,
      (select count(*) from audit_entries where workspace_id = ${workspace}
        and action in ('review_approve', 'review_reject', 'proposal_supersede',
          'proposal_withdraw'))::int closed_written,
      (select count(*) from events where workspace_id = ${workspace})::int events,
      (select snapshot_version from workspaces where workspace_id = ${workspace})::int snapshot
  `.execute(db)
  const [count] = counts
  if (!count) throw new Error('nothing was counted')
  if (count['opened'] !== count['opened_written']) t.fail('a proposal was opened in silence')
  if (count['closed'] !== count['closed_written']) t.fail('a proposal was closed in silence')
  if (count['events'] !== count['snapshot']) t.fail('an event is missing')
}

t.test('any events in any order break no rule', async (t) => {
  const test = await givenWorld(t)
  let run = 0
  const taken = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 20 }), async (sequence) => {
      run += 1
      const workspace = `run-${run}`
      await test.app.inject({ method: 'PUT', url: `/v1/workspaces/${workspace}` })
      for (const step of sequence) {
        const status = await take(test, workspace, step)
        if (status >= 500) throw new Error(`${JSON.stringify(step)} got ${status}`)
        const outcome = `${step.do} ${status < 300}`
        taken.set(outcome, (taken.get(outcome) ?? 0) + 1)
        await check(t, test, workspace)
        if (!t.passing()) throw new Error(JSON.stringify(sequence))
      }
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25), examples: [[everything]] },
  )
  const all = ['install', 'update', 'review', 'classify', 'rollback', 'uninstall']
  for (const name of [...all, 'sync', 'map', 'generate', 'race', 'unregister']) {
    t.ok(taken.get(`${name} true`), `${name} was done`)
  }
  t.match((await readSkill(test.app)).status, 404)
})

t.test('every state of a proposal is left by known actions only, by allowed callers', async (t) => {
  for (const status of reviewStatuses) {
    const acts = Object.values(transitions[status])
    t.equal(acts.length > 0, isOpen(status), status)
    for (const act of acts) t.ok(['publisher', 'reviewer'].includes(act.role))
  }
  t.notOk('approve' in transitions.blocked_metadata, 'metadata comes first')
})
