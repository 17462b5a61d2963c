/** `skill push`: what the person is told when the package is not served, or waits for a review. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { openSkill, writeFiles } from './program.ts'
import { found, pdf } from './pushed.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t, { UPLOAD_RECOMMENDED_CHUNK_BYTES: '700' })

t.test('an installed but unserved skill is reported as such', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'risky'), {
    'SKILL.md': skillMd({ name: 'risky', body: 'Hidden: \u{e0041}\u{e0042}' }),
  })
  for (const [words, status] of [
    [[], 4],
    [['--allow-unserved'], 0],
  ] as const) {
    const { code, stdout } = await skill.run('push', 'risky', ...words)
    t.equal(code, status)
    t.match(stdout, /\nserved: +no \(security_blocked\)\n/)
    t.match(stdout, /\ninstallable: +no \(not_served\)\n/)
    t.match(stdout, /\nblock +SKILL\.md:\d+ text\.\w+: \S/)
  }
  t.match(JSON.parse((await skill.run('push', 'risky', '--json')).stdout), {
    status: 'already_up_to_date',
    served: false,
    served_fingerprint: null,
    reasons: { served: 'security_blocked', listed: 'not_served', installable: 'not_served' },
    findings: { block: [{ severity: 'block', path: 'SKILL.md' }] },
  })
})

t.test('the precondition is checked before a byte is sent', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'pdf-tools'), pdf)
  const nothing = await skill.run('push', 'pdf-tools', '--if-match', 'a'.repeat(64))
  t.equal(nothing.code, 1)
  t.match(nothing.stderr, /it is not installed\. Nothing was sent\. \(cli\.not_as_expected\)\n$/)
  const { fingerprint } = await skill.json('push', 'pdf-tools')
  await writeFile(join(skill.folder, 'pdf-tools', 'more.md'), 'more')
  const other = await skill.run('push', 'pdf-tools', '--if-match', 'a'.repeat(64))
  t.equal(other.code, 1)
  t.match(other.stderr, `its fingerprint is ${fingerprint}. Nothing was sent.`)
  t.match(await tenant.uploads(), { length: 1 })
})

t.test('what waits for a review says so, and has an exit code of its own', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const folder = await writeFiles(join(skill.folder, 'pdf-tools'), pdf)
  const setApproval = (approval: string) =>
    tenant.call('PUT', '/settings', { payload: { approval } })
  await setApproval('required')

  const first = await skill.run('push', 'pdf-tools')
  t.equal(first.code, 4, first.stderr)
  const jsonOf = async (...words: string[]) =>
    JSON.parse((await skill.run(...words, '--json')).stdout)
  const { fingerprint, proposal_id: proposal } = (
    await tenant.call('GET', '/skills/user/pdf-tools')
  ).body
  t.same(first.stdout.split('\n'), [
    'Waits for a review: pdf-tools 1.0.0 (user)',
    `fingerprint:        ${fingerprint}`,
    `proposal:           ${proposal}`,
    'served:             no (approval_pending)',
    'listed:             no (not_served)',
    'installable:        no (not_served)',
    'waits because:      no reviewer has decided yet (approval_pending)',
    `to decide:          a reviewer: skill review approve ${proposal} --reason "..."`,
    'added    SKILL.md',
    'added    notes/a.md',
    'added    run.sh',
    ...found,
    '',
  ])
  t.match(await jsonOf('push', 'pdf-tools'), {
    status: 'already_up_to_date',
    proposal_id: proposal,
    reasons: { served: 'approval_pending' },
    served: false,
  })
  const payload = { decision: 'approve', reason: 'looks fine' }
  t.equal((await tenant.call('POST', `/proposals/${proposal}/review`, { payload })).status, 200)
  t.match(await skill.json('push', 'pdf-tools'), { proposal_id: null, served: true })

  await writeFile(join(folder, 'more.md'), 'more')
  for (const round of [1, 2]) {
    const update = await jsonOf('push', 'pdf-tools')
    t.match(update, {
      status: 'pending_install',
      fingerprint_before: fingerprint,
      proposal_id: /./,
      changes: { added: ['more.md'], changed: [], removed: [] },
      served: false,
      served_fingerprint: fingerprint,
    })
    t.not(update.proposal_id, proposal, `round ${round}`)
  }
  const { body } = await tenant.call('GET', '/proposals?review_status=pending')
  t.equal(body.proposals.length, 1)
})

t.test(
  'the reason of a rejection is shown by a push of the same content, and by watch',
  async (t) => {
    const tenant = await tenantOf()
    const skill = await openSkill(t, tenant)
    await writeFiles(join(skill.folder, 'pdf-tools'), pdf)
    await tenant.call('PUT', '/settings', { payload: { approval: 'required' } })
    const watching = skill.start('watch')
    await watching.lines(1)
    const proposal = JSON.parse((await skill.run('push', 'pdf-tools', '--json')).stdout).proposal_id
    const payload = { decision: 'reject', reason: 'run.sh deletes "notes"' }
    await tenant.call('POST', `/proposals/${proposal}/review`, { payload })
    const again = await skill.run('push', 'pdf-tools')
    t.equal(again.code, 4)
    t.match(again.stdout, '\nrejected by:        local: run.sh deletes "notes"\n')
    t.match(
      (await watching.lines(3)).at(-1),
      /  rejected  pdf-tools .*  "run\.sh deletes \\"notes\\""$/,
    )
    watching.kill('SIGINT')
    await watching.ended
  },
)
