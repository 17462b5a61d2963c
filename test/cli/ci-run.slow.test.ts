/** The run of `ci-run.sh`, from a first push to an installed skill. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { call } from '../support/given.ts'
import { testApp } from '../support/app.ts'
import t from '../support/tap.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { listening, openSkill } from './program.ts'

const script = fileURLToPath(new URL('ci-run.sh', import.meta.url))

t.test('publish, blocked, corrected, approved, installed on another machine', async (t) => {
  const service = await testApp(t)
  const url = await listening(service)
  const tokenOf = async (role: 'publisher' | 'reviewer' | 'reader' | 'admin') =>
    (await givenToken(service.services, role)).secret
  const headers = bearer(await tokenOf('admin'))
  await call(service.app, 'PUT', '/settings', { headers, payload: { approval: 'required' } })
  const skill = await openSkill(t, { url })
  const bin = await mkdtemp(join(tmpdir(), 'skill-bin-'))
  t.teardown(() => rm(bin, { recursive: true, force: true }))
  await writeFile(join(bin, 'skill'), `#!/bin/sh\nexec ${skill.line()} "$@"\n`, { mode: 0o755 })
  const env = {
    ...skill.env,
    PATH: `${bin}:${skill.env['PATH']}`,
    PUBLISHER: await tokenOf('publisher'),
    REVIEWER: await tokenOf('reviewer'),
    READER: await tokenOf('reader'),
  }
  const { stdout } = await promisify(execFile)('bash', [script], { cwd: skill.folder, env })
  t.match(stdout, /All is as approved: 1 folder/)
  t.match(stdout, /\ndone\n$/)
})
