/** Bytes that are sent again because a scanner had not looked at them. */
import type { App } from '../../src/app.ts'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { installArchive, readSkill, review, updateArchive } from '../trust/given.ts'
import { answering, givenScanner, putScanner, report, result } from './given.ts'

const archive = packageArchive({
  folder: 'pdf-tools',
  files: { 'SKILL.md': skillMd({ name: 'pdf-tools' }) },
})

const findingsOf = async (app: App) => {
  const { body } = await call(app, 'GET', '/skills/user/pdf-tools/health')
  return body.skills[0].security_findings
}

/** A scanner that is down until its report is there. */
const failingScanner = async (t: Parameters<typeof givenScanner>[0]) => {
  const state: { report: object | null } = { report: null }
  const scanner = await givenScanner(t, (response, received) =>
    (state.report === null ? answering('no', 500) : answering(state.report))(response, received),
  )
  return { url: scanner.url, state }
}

t.test('a required scanner that is back is asked, and a reviewer decides', async (t) => {
  const { app } = await testApp(t)
  const { url, state } = await failingScanner(t)
  await putScanner(app, 'dog', { url, required: true, levels: { error: 'block' } })
  const id = (await installArchive(app, archive)).body.proposal_id
  t.match((await updateArchive(app, archive)).body.findings.hold, [
    { rule_id: 'scanner:dog/unavailable' },
  ])
  state.report = report([])
  const clean = await updateArchive(app, archive)
  t.match(clean, {
    status: 202,
    body: { proposal_id: id, status_reason: 'approval_pending', findings: { hold: [], block: [] } },
  })
  t.same(await findingsOf(app), [])
  const { entries } = (await call(app, 'GET', '/audit?action=findings_changed')).body
  t.match(entries, [
    {
      actor: 'local',
      details: { added: [], removed: [{ rule_id: 'scanner:dog/unavailable', severity: 'hold' }] },
    },
  ])
  t.equal((await review(app, id, { decision: 'approve' })).status, 200)
  t.match((await readSkill(app)).body, { served: true })
  t.match(await updateArchive(app, archive), { status: 200, body: { findings: { hold: [] } } })
})

t.test('what it finds then blocks the bytes, also after a rejection', async (t) => {
  const { app } = await testApp(t)
  const { url, state } = await failingScanner(t)
  await putScanner(app, 'dog', { url, required: true, levels: { error: 'block' } })
  const id = (await installArchive(app, archive)).body.proposal_id
  await review(app, id, { decision: 'reject' })
  state.report = report([result({ ruleId: 'lure' })])
  t.match(await installArchive(app, archive), {
    status: 202,
    body: {
      status_reason: 'security_blocked',
      findings: { hold: [], block: [{ rule_id: 'scanner:dog/lure', new: true }] },
    },
  })
})

t.test('bytes that were served unseen stop being served', async (t) => {
  const { app } = await testApp(t)
  const { url, state } = await failingScanner(t)
  await putScanner(app, 'dog', { url, levels: { error: 'block' } })
  t.equal((await installArchive(app, archive)).status, 201)
  state.report = report([result({ ruleId: 'lure' })])
  const again = await installArchive(app, archive)
  t.match(again, {
    status: 202,
    body: { served: false, findings: { block: [{ rule_id: 'scanner:dog/lure', new: true }] } },
  })
  const proposal = (await call(app, 'GET', `/proposals/${again.body.proposal_id}`)).body
  t.match(proposal, { operation: 'rescan', risk: 'medium' })
  t.match((await readSkill(app)).body, { served: false, status_reason: 'security_blocked' })
  state.report = report([])
  t.match((await installArchive(app, archive)).body.findings.block, [{}], 'it has looked')
})
