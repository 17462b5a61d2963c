/** What a skill needs, and agents do not have, is named wherever it keeps the skill from them. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, type Answer } from '../support/given.ts'
import { approve, installArchive, readSkill, updateArchive } from './given.ts'

const needing = (extra: string) =>
  packageArchive({
    folder: 'pdf-tools',
    files: { 'SKILL.md': skillMd({ name: 'pdf-tools', extra }) },
  })

const FFMPEG = needing('dependencies: {bins: [ffmpeg]}')
const CHOICE = needing('metadata:\n  openclaw:\n    requires:\n      anyBins: [node, bun]')

const checkOf = (proposal: Answer) =>
  proposal.body.install_report.checks.find(
    ({ id }: { id: string }) => id === 'package.dependencies',
  )

t.test('a missing dependency that blocks is named in the response and in the report', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { block_on_missing_dependencies: true } })
  const { status, body } = await installArchive(app, FFMPEG)
  t.match(
    { status, body },
    {
      status: 202,
      body: {
        status_reason: 'approval_pending',
        diagnostics: [
          {
            code: 'dependencies.missing',
            level: 'warning',
            message: /needs bin ffmpeg, .*settings\.environment/,
            field_path: 'dependencies',
          },
        ],
      },
    },
  )
  const path = `/proposals/${body.proposal_id}`
  t.match(checkOf(await call(app, 'GET', path)), {
    outcome: 'failed',
    detail: /bin ffmpeg\. It is not served before they are, even if it is approved\./,
  })
  t.equal((await approve(app, body.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, { served: false, status_reason: 'dependency_missing' })

  await call(app, 'PUT', '/settings', { payload: { environment: { bins: ['ffmpeg'] } } })
  t.match((await readSkill(app)).body, { served: true })
  const updated = await updateArchive(app, CHOICE)
  t.match(updated, {
    status: 202,
    body: { diagnostics: [{ code: 'version.reused' }, { message: /needs bin node or bun, / }] },
  })
  const update = `/proposals/${updated.body.proposal_id}`
  await call(app, 'PUT', '/settings', { payload: { environment: { bins: ['bun'] } } })
  t.match(checkOf(await call(app, 'GET', update)), { outcome: 'passed' })
})

t.test('one that does not block is a note for the reviewer only', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
  const { body } = await installArchive(app, FFMPEG)
  t.same(body.diagnostics, [])
  t.match(checkOf(await call(app, 'GET', `/proposals/${body.proposal_id}`)), {
    outcome: 'warning',
    detail: 'Not declared in settings.environment: bin ffmpeg.',
  })
  const { body: plain } = await updateArchive(app, needing('license: MIT'))
  t.match(checkOf(await call(app, 'GET', `/proposals/${plain.proposal_id}`)), {
    outcome: 'not_applicable',
  })
})

t.test('bytes that waited for it still need the reviewer once it blocks no more', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', { payload: { block_on_missing_dependencies: true } })
  const { body } = await installArchive(app, FFMPEG)
  await call(app, 'PUT', '/settings', { payload: { block_on_missing_dependencies: false } })
  t.match((await readSkill(app)).body, { served: false, status_reason: 'approval_pending' })
  await approve(app, body.proposal_id)
  t.match((await readSkill(app)).body, { served: true })
})
