/** Over JSON-RPC, an uninstall names the bytes that it is for. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { refusal, result } from './calls.ts'

const pdf = { workspace_id: 'default', slug: 'pdf-tools', source_kind: 'user' }

t.test('a workspace that requires fingerprints is told them in an uninstall too', async (t) => {
  const { app } = await testApp(t)
  const skill = await givenInstalledSkill(app, packageArchive())
  await call(app, 'PUT', '/settings', { payload: { require_if_match: true } })
  t.strictSame(await refusal(app, 'skills/uninstall', pdf), [
    -32_602,
    'skills.precondition_required',
  ])
  const stale = { ...pdf, expected_previous_fingerprint: '0'.repeat(64) }
  t.strictSame(await refusal(app, 'skills/uninstall', stale), [
    -32_602,
    'skills.update_conflict.fingerprint_mismatch',
  ])
  const seen = { ...pdf, expected_previous_fingerprint: skill.fingerprint }
  t.match(await result(app, 'skills/uninstall', seen), { status: 'uninstalled' })
})
