/** What a reader, a reviewer and an admin do: `show` to `diff`, `review`, `policy`, `token` and others. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { skillMd } from '../support/archives.ts'
import { givenToken } from '../support/tokens.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { listening, openSkill, type Skill, writeFiles } from './program.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t)

const source = '../source/pdf-tools'

const publish = async (skill: Skill, files: Record<string, string>) => {
  await writeFiles(join(skill.folder, source), files)
  const { stdout } = await skill.run('push', source, '--json')
  return JSON.parse(stdout)
}

t.test('show, files, cat and diff say what the registry has', async (t) => {
  const skill = await openSkill(t, await tenantOf())
  const first = await publish(skill, { 'SKILL.md': skillMd({ extra: 'version: 1.0.0' }) })
  await publish(skill, { 'SKILL.md': skillMd({ extra: 'version: 1.1.0' }), 'a.md': 'a\n\tb\n' })
  const shown = await skill.run('show', 'pdf-tools')
  t.equal(shown.code, 0, shown.stderr)
  t.match(shown.stdout, /^pdf-tools 1\.1\.0 \(user\)\n/)
  t.match(shown.stdout, /^served: +yes$/m)
  t.match(shown.stdout, /^Revisions:\n2 .*\n1 +1\.0\.0 /m)
  t.match(
    shown.stdout,
    /^Install:\n- skill: skill install pdf-tools\n- Claude Code: claude plugin /m,
  )
  t.match(await skill.json('info', 'pdf-tools'), { revisions: { length: 2 }, current_revision: 2 })

  t.match((await skill.run('files', 'pdf-tools')).stdout, /^\w{12} +- +\d+ bytes +SKILL\.md$/m)
  t.match(await skill.json('files', 'pdf-tools', '--version', '1.0.0'), { files: { length: 1 } })
  t.equal((await skill.run('cat', 'pdf-tools', 'a.md')).stdout, 'a\n\tb\n', 'byte for byte')
  t.match(await skill.json('cat', 'pdf-tools', 'a.md'), { encoding: 'utf8', content: /^a\n/ })
  const none = await skill.run('cat', 'pdf-tools', 'b.md')
  t.match(none, { code: 1, stderr: /no file b\.md\. See: skill files pdf-tools/ })

  const changes = await skill.run('diff', 'pdf-tools')
  t.match(changes.stdout, /^-version: 1\.0\.0\n\+version: 1\.1\.0$/m)
  t.match(changes.stdout, /^\+\+\+ b\/a\.md/m)
  const digits = first.fingerprint.slice(0, 8)
  t.match(await skill.json('diff', 'pdf-tools', digits, '2'), { files: { length: 2 } })
  t.match((await skill.run('diff', 'pdf-tools', '9')).stderr, /has no revision 9/)
  t.match((await skill.run('diff', source)).stdout, /^No differences: /)
  await writeFiles(join(skill.folder, source), { 'a.md': 'b\n' })
  t.match(await skill.json('diff', source), {
    folder: /pdf-tools$/,
    files: [{ path: 'a.md', change: 'changed', patch: /\+b\n/ }],
  })
})

t.test('a reviewer sees what waits, and decides', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  t.match((await skill.run('review', 'list')).stdout, 'Nothing waits for a review.')
  const { proposal_id: id } = await publish(skill, {
    'SKILL.md': skillMd(),
    'key.pem': PRIVATE_KEY,
  })
  const list = await skill.run('review', 'list')
  t.match(list.stdout, new RegExp(`^${id} +pdf-tools +install +pending `, 'm'))
  const shown = await skill.run('review', 'show', 'pdf-tools')
  t.match(shown.stdout, /^status: +pending: security_blocked$/m)
  t.match(shown.stdout, /^added +key\.pem/m)
  t.match(shown.stdout, /^block +key\.pem:1 secret\.private_key/m)
  t.match((await skill.run('review', 'diff', id)).stdout, /^\+-----BEGIN/m)

  const words = ['review', 'approve', id]
  t.match(await skill.run(...words), { code: 2, stderr: /Say why with --reason/ })
  const other = await skill.run(...words, '--reason', 'known', '--accept-finding', 'x:key.pem')
  t.match(other, { code: 2, stderr: /It has: secret\.private_key:key\.pem/ })
  const accept = ['--accept-finding', 'secret.private_key:key.pem']
  const approved = await skill.run(...words, '--reason', 'A key of the tests.', ...accept)
  t.match(approved, { code: 0, stdout: /^Approved pdf-tools / }, approved.stderr)
  t.match(await skill.json('show', 'pdf-tools'), { served: true })
  t.match(await skill.json('review', 'list', '--all'), {
    proposals: [{ review_status: 'approved' }],
  })
  const nothing = await skill.run('review', 'reject', 'pdf-tools', '--reason', 'late')
  t.match(nothing, { code: 2, stderr: /Nothing of "pdf-tools" waits/ })
})

t.test('policy, rollback, uninstall and audit', async (t) => {
  const skill = await openSkill(t, await tenantOf())
  await publish(skill, { 'SKILL.md': skillMd({ extra: 'version: 1.0.0' }) })
  await publish(skill, { 'SKILL.md': skillMd({ extra: 'version: 1.1.0' }) })
  const unset = /^enabled: +as the workspace says\noffered unasked: +as the workspace says$/m
  t.match((await skill.run('policy', 'pdf-tools')).stdout, unset)
  const offered = await skill.run('policy', 'pdf-tools', '--implicit')
  t.match(offered, { code: 0, stdout: /^offered unasked: +yes$/m })
  t.match(await skill.json('show', 'pdf-tools'), { listed: true })
  t.equal((await skill.run('policy', 'pdf-tools', '--inherit')).code, 0)
  t.match(await skill.json('policy', 'pdf-tools'), { policy: {} })
  t.match(await skill.run('policy', 'pdf-tools', '--enable', '--disable'), { code: 2 })
  t.match(await skill.run('rollback', 'pdf-tools', '1'), { code: 2, stderr: /Say why/ })
  const back = await skill.run('rollback', 'pdf-tools', '1', '--reason', 'It was better.')
  t.match(back, { code: 0, stdout: /^Rolled pdf-tools back to revision 1 / }, back.stderr)
  t.match(await skill.json('show', 'pdf-tools'), { version: '1.0.0' })
  const asked = await skill.run('uninstall', 'pdf-tools')
  t.match(asked, { code: 2, stderr: /for all who use it\? .*skill remove pdf-tools.*--yes/ })
  const gone = await skill.run('uninstall', 'pdf-tools', '--yes')
  t.match(gone, { code: 0, stdout: /^Uninstalled pdf-tools \(user\)/ }, gone.stderr)
  const { entries } = await skill.json('audit', '--limit', '3')
  t.equal(entries.length, 3)
  const audit = await skill.run('audit', 'pdf-tools')
  t.match(audit.stdout, /^TIME +ACTION +DECISION/)
  t.match(audit.stdout, /^\d{4}-\d\d-\d\d \d\d:\d\d +\w+ +allowed/m)
  t.match(await skill.run('audit', '--since', 'soon'), { code: 2, stderr: /takes a time such as/ })
})

t.test('a file without a byte is printed and compared like any other', async (t) => {
  const skill = await openSkill(t, await tenantOf())
  await publish(skill, { 'SKILL.md': skillMd(), 'empty.md': '' })
  t.match(await skill.run('cat', 'pdf-tools', 'empty.md'), { code: 0, stdout: /^$/ })
  t.match(await skill.json('cat', 'pdf-tools', 'empty.md'), { size: 0, content: '' })
  await writeFiles(join(skill.folder, source), { 'empty.md': 'no more\n' })
  t.match(await skill.run('diff', source), { code: 0, stdout: /^\+no more$/m })
})

t.test('the first token of an open registry is that of an admin', async (t) => {
  const url = await listening(await testApp(t))
  const skill = await openSkill(t, { url })
  const refused = await skill.run('token', 'create', 'ci')
  t.match(refused, {
    code: 1,
    stdout: /^$/,
    stderr: /skill token create <label> --role admin --all/,
  })
  t.match(await skill.run('list'), { code: 0 }, 'the registry is open as before')
  const made = await skill.run('token', 'create', 'me', '--role', 'admin', '--all')
  const env = { SKILL_REGISTRY_TOKEN: made.stdout.trim() }
  t.equal((await (await openSkill(t, { url, env })).run('token', 'create', 'ci')).code, 0)
  const late = await skill.run('token', 'create', 'ci')
  t.match(late, { code: 1, stderr: /access\.unauthorized/ }, 'closed, so it is not the first')
})

t.test('an admin makes tokens and workspaces', async (t) => {
  const service = await testApp(t)
  const url = await listening(service)
  const admin = await givenToken(service.services, 'admin', { workspace: '*' })
  const skill = await openSkill(t, { url, env: { SKILL_REGISTRY_TOKEN: admin.secret } })
  const created = await skill.run('token', 'create', 'ci', '--role', 'publisher', '--days', '1')
  t.equal(created.code, 0, created.stderr)
  t.match(created.stdout, /^skr_\S+\n$/, 'the token alone, to be piped')
  t.match(created.stderr, /^Created \S+: publisher of default until /)
  const { tokens } = await skill.json('token', 'list')
  const id = tokens.find(({ label }: { label: string }) => label === 'ci').token_id
  t.match((await skill.run('token', 'ls')).stdout, /^\S+ +ci +publisher +default +active /m)
  t.equal((await skill.run('token', 'revoke', id)).code, 0)
  const env = { SKILL_REGISTRY_TOKEN: created.stdout.trim() }
  t.equal((await (await openSkill(t, { url, env })).run('list')).code, 1)

  t.equal((await skill.run('workspace', 'create', 'acme')).code, 0)
  t.match((await skill.run('workspace', 'list')).stdout, /^ +acme +0 +0 bytes/m)
  t.match((await skill.run('workspace', 'show', 'acme')).stdout, /^skills +0 +10000$/m)
  t.equal((await skill.run('workspace', 'delete', 'acme')).code, 2)
  const gone = await skill.run('workspace', 'delete', 'acme', '-y')
  t.match(gone, { code: 0, stdout: 'Deleted the workspace acme\n' }, gone.stderr)
})
