/** `skill init`, `push --dry-run`, `push --wait`, and what CI systems are handed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { noise, openSkill, writeFiles } from './program.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t)

const leaking = { 'SKILL.md': skillMd(), 'key.pem': `\n\n${PRIVATE_KEY}` }

t.test('init writes a skill that lint accepts and push installs', async (t) => {
  const skill = await openSkill(t, await tenantOf())
  const created = await skill.run('init', 'My Tools', '--description', 'Reads: "all" of it.')
  t.match(created, { code: 0, stdout: /^Created My Tools\/SKILL\.md\n/ }, created.stderr)
  const text = await readFile(join(skill.folder, 'My Tools/SKILL.md'), 'utf8')
  t.match(text, 'name: my-tools\ndescription: "Reads: \\"all\\" of it."\n')
  t.match(await skill.json('lint', 'My Tools'), { slug: 'my-tools', diagnostics: [] })
  t.match(await skill.json('push', 'My Tools'), { status: 'installed', version: '0.1.0' })
  const again = await skill.run('init', 'My Tools')
  t.match(again, { code: 1, stderr: /exists already\. Nothing was written\. \(cli\.file_taken\)/ })
  t.match(await skill.run('init', 'Größe'), { code: 2, stderr: /is not a name of a skill/ })
})

t.test('a dry run says what would happen, by the rules of the registry', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'good'), { 'SKILL.md': skillMd() })
  await writeFiles(join(skill.folder, 'leaking'), leaking)
  t.match(await skill.json('push', 'good', '--dry-run'), { status: 'dry_run', would: 'install' })
  await skill.json('push', 'good')
  const blocked = await skill.run('push', 'leaking', '--dry-run')
  t.equal(blocked.code, 4)
  t.match(blocked.stdout, /^block {4}key\.pem:3 secret\.private_key: /m)
  t.match(blocked.stdout, 'A push would update pdf-tools (user). Nothing was sent.\n')
  const allowed = await skill.run('push', 'leaking', '--dry-run', '--allow-unserved')
  t.equal(allowed.code, 0)
  t.match(await skill.json('push', 'good', '--dry-run'), { would: 'change' })
  t.match(await tenant.uploads(), { length: 1 })
})

t.test('what is too large is refused before it is sent', async (t) => {
  const small = await openRegistry(t, { UPLOAD_MAX_UNCOMPRESSED_BYTES: '200000' })
  const tenant = await small()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'large'), { 'SKILL.md': skillMd(), 'a.bin': noise(250_000) })
  const refused = await skill.run('push', 'large')
  t.equal(refused.code, 1)
  t.match(refused.stderr, /244\.\d KiB, and the registry takes 195\.3 KiB\. Nothing was sent/)
  t.match(await tenant.uploads(), [{ status: 'aborted' }])
})

t.test('so are a file that is too large, and too many files', async (t) => {
  const env = { ARCHIVE_MAX_FILE_BYTES: '100000', ARCHIVE_MAX_ENTRIES: '3' }
  const tenant = await (await openRegistry(t, env))()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'large'), { 'SKILL.md': skillMd(), 'a.bin': noise(150_000) })
  const large = await skill.run('push', 'large')
  t.equal(large.code, 1)
  t.match(
    large.stderr,
    /a\.bin has 146\.\d KiB, and the registry takes files of 97\.7 KiB\. Nothing/,
  )
  const files = { 'SKILL.md': skillMd(), 'a.md': 'a', 'b.md': 'b', 'c.md': 'c' }
  await writeFiles(join(skill.folder, 'many'), files)
  const many = await skill.run('push', 'many')
  t.equal(many.code, 1)
  t.match(many.stderr, /has 4 files, and the registry takes 3\. Nothing was sent/)
  t.match(await tenant.uploads(), [{ status: 'aborted' }, { status: 'aborted' }])
})

t.test('a push of what is blocked says why, who decides, and ends with 4', async (t) => {
  const skill = await openSkill(t, await tenantOf())
  await writeFiles(join(skill.folder, 'leaking'), leaking)
  const { code, stdout } = await skill.run('push', 'leaking')
  t.equal(code, 4)
  t.match(stdout, /^waits because: +a finding of severity "block" is not released \(security/m)
  t.match(stdout, /^to correct: +change the files, and push again$/m)
  t.match(stdout, /^to decide: +a reviewer: skill review approve \S+ .*--accept-finding/m)
})

t.test('GitHub Actions and GitLab CI are handed file and line', async (t) => {
  const tenant = await tenantOf()
  const env = { ...tenant.env, GITHUB_ACTIONS: 'true' }
  const skill = await openSkill(t, { ...tenant, env })
  await writeFiles(join(skill.folder, 'skills/leaking'), leaking)
  await writeFiles(join(skill.folder, 'bad'), { 'SKILL.md': '---\nname: bad\n---\n# No words\n' })
  for (const command of ['lint', 'push']) {
    const { stderr } = await skill.run(command, 'skills/leaking', '--code-quality', 'report.json')
    const annotation =
      /^::error file=skills\/leaking\/key\.pem,line=3,title=secret\.private_key::\S/m
    t.match(stderr, annotation, command)
    const report = JSON.parse(await readFile(join(skill.folder, 'report.json'), 'utf8'))
    t.match(report, [
      {
        check_name: 'secret.private_key',
        severity: 'critical',
        fingerprint: /^[0-9a-f]{64}$/,
        location: { path: 'skills/leaking/key.pem', lines: { begin: 3 } },
      },
    ])
    const rejected = await skill.run(command, 'bad')
    t.equal(rejected.code, 1)
    t.match(rejected.stderr, /^::error file=bad\/SKILL\.md,line=\d+,title=description\.missing::/m)
  }
})

t.test('push --wait ends with the decision, and the words of the reviewer', async (t) => {
  const tenant = await tenantOf()
  await tenant.call('PUT', '/settings', { payload: { approval: 'required' } })
  const skill = await openSkill(t, tenant)
  const reviewed = async (decision: 'approve' | 'reject', extra: string) => {
    await writeFiles(join(skill.folder, 'good'), { 'SKILL.md': skillMd({ extra }) })
    const pushing = skill.start('push', 'good', '--wait')
    await pushing.toldOf(/Waiting for a decision/)
    const reason = `${decision} it is`
    const words = ['review', decision, 'pdf-tools', '--reason', reason]
    t.equal((await skill.run(...words)).code, 0)
    return pushing.ended
  }
  const approved = await reviewed('approve', 'version: 1.0.0')
  t.equal(approved.code, 0, approved.stderr)
  t.match(approved.stdout, /^approved by: +\S+: approve it is$/m)
  t.match(approved.stdout, /^served: +yes$/m)
  const rejected = await reviewed('reject', 'version: 1.1.0')
  t.equal(rejected.code, 4)
  t.match(rejected.stdout, /^rejected by: +\S+: reject it is$/m)
  t.match(rejected.stdout, /^served: +no \(rejected\)$/m)
  t.match(rejected.stdout, /^not served because: a reviewer rejected it \(rejected\)$/m)
  t.match(rejected.stdout, /^to correct: +change the files, and push again$/m)
  t.notMatch(rejected.stdout, /waits|to decide|approval_pending/, 'it waits no more')
  await writeFiles(join(skill.folder, 'good'), { 'more.md': 'more' })
  const over = await skill.run('push', 'good', '--wait', '--timeout', '1')
  t.match(over, { code: 4, stderr: /no decision yet/ })
})

t.test('only a job of a CI system has a provenance', async (t) => {
  const skill = await openSkill(t, await tenantOf())
  await writeFiles(join(skill.folder, 'good'), { 'SKILL.md': skillMd() })
  const { code, stderr } = await skill.run('push', 'good', '--provenance')
  t.equal(code, 2)
  t.match(stderr, /id-token: write/)
})
