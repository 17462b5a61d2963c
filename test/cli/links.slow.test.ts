/** A lock file of a repository, and links in it, lead `install`, `update` and `remove` nowhere else. */
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { multipart } from '../support/given.ts'
import { openSkill, type Skill, writeFiles } from './program.ts'
import { openRegistry, type Tenant } from './tenant.ts'

const tenantOf = await openRegistry(t)

const archiveOf = (version: string): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ extra: `version: ${version}` }) } })

type Given = { tenant: Tenant; skill: Skill; outside: string }

/** A project with a file, and beside it a folder with another one. */
const given = async (t: Test): Promise<Given> => {
  const tenant = await tenantOf()
  await tenant.install(archiveOf('1.0.0'))
  const skill = await openSkill(t, tenant)
  const outside = join(skill.folder, '..', 'outside')
  await writeFiles(outside, { 'Documents/precious.txt': 'mine' })
  await writeFiles(skill.folder, { 'precious.txt': 'mine', '.git/HEAD': 'x' })
  return { tenant, skill, outside }
}

/** As if it came with the repository: what it names is installed, and was changed since. */
const writeLock = async ({ tenant, skill }: Given, folder: string): Promise<void> => {
  const { fingerprint } = (await tenant.call('GET', '/skills/user/pdf-tools')).body
  const locked = {
    registry: tenant.url,
    workspace: tenant.env['SKILL_REGISTRY_WORKSPACE'],
    source_kind: 'user',
    version: '1.0.0',
    fingerprint,
    pinned: false,
    folders: [folder],
  }
  const lock = { lockfile_version: 1, skills: { 'pdf-tools': locked } }
  await writeFiles(skill.folder, { 'skill-registry.lock.json': JSON.stringify(lock) })
}

const commands = [['install'], ['install', '--force'], ['update', '--force'], ['remove', '--force']]

const checkRejected = async (t: Test, made: Given, folder: string, why: RegExp): Promise<void> => {
  const { skill, outside } = made
  await writeLock(made, folder)
  for (const [command = '', ...options] of commands) {
    const words = command === 'install' ? [] : ['pdf-tools']
    const { code, stderr } = await skill.run(command, ...words, ...options)
    t.ok(code === 1 || code === 2, `${command} ${folder}`)
    t.match(stderr, why, `${command} ${folder}`)
    t.same(await readdir(outside, { recursive: true }), ['Documents', 'Documents/precious.txt'])
    const kept = [join(skill.folder, 'precious.txt'), join(outside, 'Documents/precious.txt')]
    for (const path of kept) t.equal(await readFile(path, 'utf8'), 'mine')
    t.same(await readdir(join(skill.folder, '.git')), ['HEAD'])
  }
}

t.test('a lock file replaces neither the project nor what is above it', async (t) => {
  const made = await given(t)
  const { folder } = made.skill
  await symlink('..', join(folder, 'up'))
  await symlink('../..', join(folder, 'far'))
  for (const one of ['.', 'a/.']) {
    await checkRejected(t, made, one, /not valid at "pdf-tools"/)
  }
  await checkRejected(t, made, `up/${basename(folder)}`, /which contains all of /)
  await checkRejected(t, made, `far/${basename(join(folder, '..'))}`, /which contains all of /)
})

t.test('nor what a link of the repository leads to', async (t) => {
  const made = await given(t)
  await symlink('../outside', join(made.skill.folder, 'l'))
  await symlink('l', join(made.skill.folder, 'again'))
  const why = /outside of the project, because of a symbolic link\. Nothing .*: --linked \S+ \(cli/
  for (const one of ['l/deep/evilname', 'again/Documents']) {
    await checkRejected(t, made, one, why)
  }
})

t.test('nor the repository itself', async (t) => {
  const made = await given(t)
  await symlink('.git', join(made.skill.folder, 'g'))
  for (const one of ['.GIT', 'g/hooks']) {
    await checkRejected(t, made, one, /in version control data\. Nothing was changed/)
  }
  const named = await made.skill.run('install', 'pdf-tools', '--to', 'g/hooks')
  t.match(named, { code: 1, stderr: /in version control data/ })
})

t.test('a link of the user is followed where the command line names it', async (t) => {
  const { tenant, skill, outside } = await given(t)
  await symlink('../outside', join(skill.folder, '.claude'))
  const installed = join(outside, 'skills/pdf-tools')
  const refused = await skill.run('install', 'pdf-tools', '--agent', 'claude-code')
  t.equal(refused.code, 1)
  t.match(
    refused.stderr,
    `: .claude/skills/pdf-tools is really ${installed}, outside of the project, because of a symbolic link. Nothing was changed. If you want that, name the folder: --linked .claude/skills (cli.outside)`,
  )
  t.same(await readdir(outside), ['Documents'])

  t.match(await skill.run('install', 'pdf-tools', '--to', '.claude/skills/'), { code: 0 })
  t.match(await skill.json('verify'), { is_verified: true })
  const second = await tenant.call(
    'PUT',
    '/skills/user/pdf-tools/archive',
    multipart(archiveOf('2.0.0')),
  )
  t.equal(second.status, 200)
  t.match(await skill.run('update'), { code: 1, stderr: /--linked \.claude\/skills \(cli/ })
  t.match(await skill.run('update', '--linked', '../outside'), {
    code: 2,
    stderr: /--linked takes/,
  })
  t.match(await skill.json('update', '--linked', '.claude'), { skills: [{ status: 'updated' }] })
  t.match(await readFile(join(installed, 'SKILL.md'), 'utf8'), 'version: 2.0.0')
  t.match(await skill.run('remove', 'pdf-tools'), { code: 1, stderr: /cli\.outside/ })
  t.match(await skill.run('remove', 'pdf-tools', '--linked', '.claude/skills'), { code: 0 })
  t.same(await readdir(join(outside, 'skills')), [])
})

t.test('links inside of the project need no name, and a link itself is replaced', async (t) => {
  const { skill, outside } = await given(t)
  await mkdir(join(skill.folder, '.agents'))
  await symlink('.agents', join(skill.folder, '.claude'))
  t.match(await skill.run('install', 'pdf-tools'), { code: 0 })
  t.match(await skill.json('verify'), { is_verified: true })
  await writeFile(join(outside, 'Documents/SKILL.md'), 'mine')
  await symlink('../outside/Documents', join(skill.folder, 'pdf-tools'))
  const words = ['install', 'pdf-tools', '--to', '.']
  t.match(await skill.run(...words), { code: 1, stderr: /cli\.changed_here/ })
  t.match(await skill.run(...words, '--force'), { code: 0 })
  t.ok((await lstat(join(skill.folder, 'pdf-tools'))).isDirectory())
  t.equal(await readFile(join(outside, 'Documents/SKILL.md'), 'utf8'), 'mine')
})

t.test('for all projects, links of the home folder are the own ones of the user', async (t) => {
  const { skill } = await given(t)
  const elsewhere = await openSkill(t, { url: '' })
  await symlink(elsewhere.folder, join(skill.folder, '..', '.codex'))
  t.match(await skill.run('install', 'pdf-tools', '--global'), { code: 0 })
  t.match(await skill.run('update', '--global'), { code: 0 })
  t.same(await readdir(join(elsewhere.folder, 'skills')), ['pdf-tools'])
})
