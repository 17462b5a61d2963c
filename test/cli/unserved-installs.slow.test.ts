/** `install`, `update` and `verify` where a skill is not served any more, or is one of two of its name. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { multipart } from '../support/given.ts'
import { openSkill, type Skill } from './program.ts'
import { openRegistry, type Tenant } from './tenant.ts'

const tenantOf = await openRegistry(t)

type Given = { tenant: Tenant; skill: Skill }

const given = async (t: Test): Promise<Given> => {
  const tenant = await tenantOf()
  return { tenant, skill: await openSkill(t, tenant) }
}

const archiveOf = (name: string, version: string): Buffer =>
  packageArchive({
    folder: name,
    files: { 'SKILL.md': skillMd({ name, extra: `version: ${version}` }) },
  })

const publish = ({ tenant }: Given, name: string, version: string) =>
  tenant.call('PUT', `/skills/user/${name}/archive`, multipart(archiveOf(name, version)))

/** Three skills of which the second is disabled after they were installed here. */
const givenDisabled = async (t: Test): Promise<Given> => {
  const made = await given(t)
  for (const name of ['aaa', 'mmm', 'zzz']) await made.tenant.install(archiveOf(name, '1.0.0'))
  await made.skill.json('install', 'aaa', 'mmm', 'zzz')
  await disable(made, 'mmm')
  return made
}

const disable = ({ tenant }: Given, name: string) =>
  tenant.call('PUT', `/skills/user/${name}/policy`, { payload: { enabled: false } })

const versionIn = async ({ skill }: Given, folder: string): Promise<string | undefined> =>
  /version: (\S+)/.exec(await readFile(join(skill.folder, folder, 'SKILL.md'), 'utf8'))?.[1]

t.test('update tries every skill, and reports the one that is not served', async (t) => {
  const made = await givenDisabled(t)
  const { skill } = made
  await publish(made, 'aaa', '1.1.0')
  await publish(made, 'zzz', '1.1.0')
  const { code, stdout, stderr } = await skill.run('update')
  t.equal(code, 1)
  t.match(stdout, /^updated   aaa 1\.1\.0 .*^failed    mmm$.*^updated   zzz 1\.1\.0 /ms)
  t.equal(
    stderr,
    'Not served: mmm is not served: disabled_by_policy. "skill remove mmm" removes it from this machine. (cli.not_served)\n',
  )
  t.equal(await versionIn(made, '.agents/skills/zzz'), '1.1.0')

  const again = await skill.run('update', '--json')
  t.equal(again.code, 1)
  const failure = { code: 'cli.not_served', details: { status_reason: 'disabled_by_policy' } }
  t.match(JSON.parse(again.stdout), {
    skills: [
      { slug: 'aaa', status: 'unchanged', version: '1.1.0' },
      { slug: 'mmm', status: 'failed', version: '1.0.0', error: failure },
      { slug: 'zzz', status: 'unchanged', version: '1.1.0' },
    ],
    error: failure,
  })
  t.match(await skill.json('remove', 'mmm'), { status: 'removed' })
  t.match(await skill.json('update'), { skills: [{ slug: 'aaa' }, { slug: 'zzz' }] })
})

t.test('install from the lock file does so too, and no pin is blamed', async (t) => {
  const made = await givenDisabled(t)
  const { tenant, skill } = made
  await rm(join(skill.folder, '.agents'), { recursive: true })
  const disabled = await skill.run('install')
  t.equal(disabled.code, 1)
  t.match(disabled.stdout, /^installed aaa .*^failed    mmm$.*^installed zzz /ms)
  t.match(
    disabled.stderr,
    /^Not served: The revision of mmm that the lock file names \(\w{12}\) is not served: disabled_by_policy\. "skill remove mmm" removes it from this machine\. \(cli\.not_served\)\n$/,
  )
  await tenant.call('DELETE', '/skills/user/mmm')
  const gone = await skill.run('install')
  t.equal(gone.code, 1)
  t.match(gone.stderr, /lock file names .* is not served here\. "skill remove mmm" removes it/)
  const updated = await skill.run('update')
  t.match(updated, { code: 1, stderr: /: mmm is not served here\. "skill remove mmm" removes it/ })
  t.equal(await versionIn(made, '.agents/skills/zzz'), '1.0.0')
})

t.test('skills that are named are each tried, and a mistyped name stops none', async (t) => {
  const made = await given(t)
  const { tenant, skill } = made
  await tenant.install(archiveOf('aaa', '1.0.0'))
  await tenant.install(archiveOf('mmm', '1.0.0'))
  await disable(made, 'mmm')
  const { code, stdout, stderr } = await skill.run('install', 'none', 'mmm', 'aaa')
  t.equal(code, 1)
  t.match(stdout, /^failed    none\nfailed    mmm\ninstalled aaa /)
  t.match(stderr, /No user skill none is installed here\. \(skills\.not_found\)\nSee the names/)
  t.match(stderr, /mmm is not served: disabled_by_policy\. Nothing was installed; "skill pull"/)
  const unknown = await skill.run('update', 'aaa', 'none')
  t.match(unknown, { code: 2, stdout: '', stderr: /^none is not in .*lock\.json/ })
})

t.test('where the registry is away, all fail with one sentence', async (t) => {
  const { tenant, skill } = await given(t)
  for (const name of ['aaa', 'mmm']) await tenant.install(archiveOf(name, '1.0.0'))
  const away = await skill.run('install', 'aaa', 'mmm', '--url', 'http://127.0.0.1:9')
  t.equal(away.code, 3)
  t.equal(away.stdout, 'failed    aaa\nfailed    mmm\n')
  t.match(away.stderr, /^Not reached: [^\n]* \(cli\.unreachable\)\nStart it[^\n]*\n$/)
})

t.test('verify names the command that helps', async (t) => {
  const made = await givenDisabled(t)
  const { tenant, skill } = made
  const lock = JSON.parse(await readFile(join(skill.folder, 'skill-registry.lock.json'), 'utf8'))
  await publish(made, 'zzz', '1.1.0')
  const purge = `/skills/user/zzz/revisions/${lock.skills.zzz.fingerprint}?reason=key`
  t.equal((await tenant.call('DELETE', purge)).status, 200)
  await rm(join(skill.folder, '.agents/skills/aaa'), { recursive: true })
  const { code, stdout } = await skill.run('verify')
  t.equal(code, 1)
  t.match(stdout, /^aaa: not there in \.agents\/skills\/aaa: skill install$/m)
  const elsewhere = await skill.run('verify', '--workspace', 'default')
  t.match(elsewhere.stdout, /^aaa: not there in \.agents\/skills\/aaa$/m, 'not from there')
  t.match(stdout, /^mmm \(\w+\): not approved now in \.agents\/skills\/mmm: skill remove mmm$/m)
  t.match(stdout, /^zzz \(\w+\): not approved now in \.agents\/skills\/zzz: skill update zzz$/m)
  t.match(await skill.run('install'), { stderr: /"skill update zzz" installs the one that is\./ })
  t.match(await skill.json('update', 'zzz'), { skills: [{ status: 'updated', version: '1.1.0' }] })
  await skill.json('remove', 'mmm')
  t.match(await skill.json('verify'), { is_verified: true, skills: [{ advice: null }, {}] })
})

t.test('advice about the skills of the home folder says so', async (t) => {
  const made = await given(t)
  await made.tenant.install(archiveOf('aaa', '1.0.0'))
  await made.skill.json('install', 'aaa', '--global')
  await disable(made, 'aaa')
  t.match(await made.skill.run('verify', '-g'), { stdout: /: skill remove aaa --global\n/ })
  t.match(await made.skill.run('update', '-g'), { stderr: /"skill remove aaa --global" removes/ })
})

t.test('another source kind replaces a skill only if it is forced to', async (t) => {
  const made = await given(t)
  const { tenant, skill } = made
  await tenant.install(archiveOf('twokind', '1.0.0'))
  await tenant.install(archiveOf('twokind', '2.0.0'), { target: 'registry' })
  await skill.json('install', 'twokind', '--to', 'tk')
  const words = ['install', 'twokind', '--source-kind', 'registry', '--to', 'tk2']
  const refused = await skill.run(...words)
  t.equal(refused.code, 1)
  t.match(
    refused.stderr,
    /twokind of the source kind user is installed in tk\/twokind\. Nothing was replaced; --force .* \(cli\.other_source_kind\)\n$/,
  )
  t.equal(await versionIn(made, 'tk/twokind'), '1.0.0')
  await t.rejects(versionIn(made, 'tk2/twokind'), { code: 'ENOENT' })

  t.match(await skill.json(...words, '--force'), { skills: [{ status: 'updated' }] })
  t.equal(await versionIn(made, 'tk/twokind'), '2.0.0')
  await skill.json('install', 'twokind', '--to', 'tk3')
  t.equal(await versionIn(made, 'tk3/twokind'), '2.0.0', 'it stays of the kind that it has here')
})
