/** The program `skill` in one file with Node, on a machine without npm. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSingleFile } from '../../cli/single-file.ts'
import { version } from '../../cli/src/version.ts'
import { skillMd } from '../support/archives.ts'
import t from '../support/tap.ts'
import { openSkill, writeFiles } from '../cli/program.ts'
import { openRegistry } from '../cli/tenant.ts'

const tenantOf = await openRegistry(t)

t.test('one file publishes, installs and verifies, without a word of Node', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-single-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const program = await buildSingleFile(folder)
  const tenant = await tenantOf()
  const env = { ...tenant.env, PATH: '/usr/bin:/bin' }
  const skill = await openSkill(t, { ...tenant, env, command: [program] })
  t.match(await skill.run('--version'), { code: 0, stdout: `${version}\n`, stderr: '' })
  t.match(await skill.run('pussh'), { code: 2, stderr: /Did you mean push\?/ })
  await writeFiles(join(skill.folder, 'pdf-tools'), { 'SKILL.md': skillMd() })
  const linted = await skill.run('lint', 'pdf-tools')
  t.match(linted, { code: 0, stderr: '' })
  t.match(await skill.json('push', 'pdf-tools'), { status: 'installed' })
  t.match(await skill.json('install', 'pdf-tools'), { skills: [{ status: 'installed' }] })
  t.match(await skill.json('verify'), { is_verified: true })
  t.match((await skill.run('manual')).stdout, /^\.TH SKILL 1/)
})
