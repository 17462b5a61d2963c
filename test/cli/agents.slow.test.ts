/** Skills on this machine: `install`, `update`, `outdated`, `verify` and `remove`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { openSkill, type Skill, writeFiles } from './program.ts'
import { openRegistry, type Tenant } from './tenant.ts'

const tenantOf = await openRegistry(t)

const publish = async (skill: Skill, extra: string, name = 'pdf-tools') => {
  const files = { 'SKILL.md': skillMd({ name, extra }), 'run.sh': 'echo\n' }
  await writeFiles(join(skill.folder, '..', 'source', name), files)
  return skill.json('push', join('..', 'source', name))
}

const read = (skill: Skill, path: string) => readFile(join(skill.folder, path), 'utf8')

const given = async (
  t: Parameters<typeof openSkill>[0],
): Promise<{ tenant: Tenant; skill: Skill }> => {
  const tenant = await tenantOf()
  return { tenant, skill: await openSkill(t, tenant) }
}

t.test('a skill goes to the agents found, with a lock file', async (t) => {
  const { tenant, skill } = await given(t)
  const { fingerprint } = await publish(skill, 'version: 1.0.0')
  await mkdir(join(skill.folder, '.claude'))
  await mkdir(join(skill.folder, '..', '.codex'))
  const installed = await skill.run('install', 'pdf-tools')
  t.equal(installed.code, 0, installed.stderr)
  const folders = ['.agents/skills/pdf-tools', '.claude/skills/pdf-tools']
  for (const folder of folders) t.match(await read(skill, `${folder}/SKILL.md`), 'version: 1.0.0')
  const lock = JSON.parse(await read(skill, 'skill-registry.lock.json'))
  t.same(lock, {
    lockfile_version: 1,
    skills: {
      'pdf-tools': {
        registry: tenant.url,
        workspace: tenant.env['SKILL_REGISTRY_WORKSPACE'],
        source_kind: 'user',
        version: '1.0.0',
        fingerprint,
        pinned: false,
        folders,
      },
    },
  })
  t.match(await skill.json('install', 'pdf-tools'), { skills: [{ status: 'unchanged' }] })
  await rm(join(skill.folder, '.claude'), { recursive: true })
  t.match(await skill.json('install'), { skills: [{ status: 'installed', fingerprint }] })
  t.match(await read(skill, `${folders[1]}/SKILL.md`), 'version: 1.0.0')
})

t.test('outdated, update and pins', async (t) => {
  const { skill } = await given(t)
  const first = await publish(skill, 'version: 1.0.0')
  await publish(skill, 'version: 1.0.0', 'other')
  await skill.json('install', 'pdf-tools')
  await skill.json('install', 'other', '--version', '1.0.0')
  t.match(await skill.run('outdated'), { code: 0, stdout: /^Everything is up to date/ })
  const second = await publish(skill, 'version: 1.1.0')
  await publish(skill, 'version: 1.1.0', 'other')
  const outdated = await skill.run('outdated')
  t.equal(outdated.code, 1)
  t.match(outdated.stdout, first.fingerprint.slice(0, 12))
  t.match(outdated.stdout, /^other .* pinned$/m)
  t.match(await skill.json('update'), {
    skills: [
      { slug: 'other', status: 'pinned' },
      { slug: 'pdf-tools', status: 'updated', version: '1.1.0', fingerprint: second.fingerprint },
    ],
  })
  t.match(await read(skill, '.agents/skills/pdf-tools/SKILL.md'), 'version: 1.1.0')
  t.match(await skill.json('update', 'other'), { skills: [{ status: 'updated' }] })
})

t.test('verify compares with the lock file and with what is approved now', async (t) => {
  const { tenant, skill } = await given(t)
  await publish(skill, 'version: 1.0.0')
  await publish(skill, 'version: 1.0.0', 'other')
  await skill.json('install', 'pdf-tools', 'other')
  t.match(await skill.json('verify'), { is_verified: true })

  const file = join(skill.folder, '.agents/skills/pdf-tools/run.sh')
  await writeFile(file, 'rm -r notes\n')
  const changed = await skill.run('verify')
  t.equal(changed.code, 1)
  t.match(changed.stdout, /^pdf-tools \(\w+\): not what the lock file says in \.agents/m)
  const refused = await skill.run('update')
  t.match(refused, { code: 1, stderr: /cli\.changed_here/ })
  t.match(await skill.run('remove', 'pdf-tools'), { code: 1, stderr: /cli\.changed_here/ })
  t.match(await skill.json('install', 'pdf-tools', '--force'), { skills: [{ status: 'updated' }] })
  t.match(await skill.json('verify'), { is_verified: true })

  await tenant.call('PUT', '/skills/user/other/policy', { payload: { enabled: false } })
  const disabled = await skill.run('verify', '--json')
  t.equal(disabled.code, 1)
  t.match(JSON.parse(disabled.stdout), {
    skills: [
      { slug: 'other', state: 'not_approved' },
      { slug: 'pdf-tools', state: 'ok' },
    ],
  })
  await tenant.call('PUT', '/skills/user/other/policy', { payload: { enabled: true } })

  await writeFiles(join(skill.folder, '.claude/skills/mine'), { 'SKILL.md': 'x' })
  t.match(await skill.run('verify'), { code: 0, stdout: /mine.*: not in the lock file/ })
  t.equal((await skill.run('verify', '--strict')).code, 1)
  const elsewhere = await skill.run('verify', '--workspace', 'default')
  t.match(elsewhere, { code: 1, stdout: /it is from another registry/ })
})

t.test('verify and outdated fail where no lock file says what was installed', async (t) => {
  const { skill } = await given(t)
  for (const word of ['verify', 'outdated']) {
    const ended = await skill.run(word)
    t.match(ended, { code: 1, stdout: /^$/, stderr: /There is no lock file \S+\. Run it in/ }, word)
  }
})

t.test('nothing is overwritten or removed that was not put there', async (t) => {
  const { skill } = await given(t)
  await publish(skill, 'version: 1.0.0')
  await writeFiles(join(skill.folder, '.agents/skills/pdf-tools'), { 'SKILL.md': 'my own' })
  const refused = await skill.run('install', 'pdf-tools')
  t.match(refused, { code: 1, stderr: /put there by something else\. Nothing was replaced/ })
  t.equal(await read(skill, '.agents/skills/pdf-tools/SKILL.md'), 'my own')
  await t.rejects(read(skill, 'skill-registry.lock.json'), { code: 'ENOENT' })
  t.match(await skill.run('install', 'pdf-tools', '--to', '../up'), { code: 2, stderr: /inside/ })
  t.match(await skill.run('install', 'pdf-tools', '--agent', 'x'), { code: 2, stderr: /Known: / })
  t.match(await skill.run('install'), { code: 2, stderr: /there is no lock file/ })
  const lock = { lockfile_version: 1, skills: { a: { folders: ['../../etc'] } } }
  await writeFiles(skill.folder, { 'skill-registry.lock.json': JSON.stringify(lock) })
  t.match(await skill.run('remove', 'a'), { code: 2, stderr: /not valid at "a"/ })
})

t.test('for all projects, and removed again', async (t) => {
  const { skill } = await given(t)
  await publish(skill, 'version: 1.0.0')
  await mkdir(join(skill.folder, '..', '.codex'))
  const [done] = (await skill.json('install', 'pdf-tools', '--global')).skills
  t.same(done.folders, ['.codex/skills/pdf-tools'])
  t.match(await read(skill, '../.codex/skills/pdf-tools/SKILL.md'), 'version: 1.0.0')
  t.match(await skill.json('verify', '--global'), { is_verified: true })
  t.equal((await skill.run('remove', 'pdf-tools', '-g')).code, 0)
  await t.rejects(read(skill, '../.codex/skills/pdf-tools/SKILL.md'), { code: 'ENOENT' })
  const lock = JSON.parse(await read(skill, '../.config/skill-registry/lock.json'))
  t.same(lock.skills, {})
})
