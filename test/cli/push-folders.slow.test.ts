/** `skill push`: what a folder becomes. */
import { chmod, cp, mkdir, rename, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { sha256 } from '../support/psu1.ts'
import { openSkill, writeFiles } from './program.ts'
import { found, pdf } from './pushed.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t, { UPLOAD_RECOMMENDED_CHUNK_BYTES: '700' })

type File = { path: string; executable: boolean }

const served = [
  'served:             yes',
  'listed:             no (not_offered_implicitly)',
  'installable:        yes',
]

t.test('a folder is installed, then unchanged, then updated with its changes', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const folder = await writeFiles(join(skill.folder, 'pdf-tools'), pdf)
  await chmod(join(folder, 'run.sh'), 0o755)

  const first = await skill.run('push', 'pdf-tools')
  t.equal(first.code, 0, first.stderr)
  const installed = (await tenant.call('GET', '/skills/user/pdf-tools')).body
  t.same(first.stdout.split('\n'), [
    'Installed pdf-tools 1.0.0 (user)',
    `fingerprint:        ${installed.fingerprint}`,
    ...served,
    'added    SKILL.md',
    'added    notes/a.md',
    'added    run.sh',
    ...found,
    '',
  ])
  const { files } = (await tenant.call('GET', '/skills/user/pdf-tools/files')).body
  t.strictSame(
    files.map((file: File) => [file.path, file.executable]),
    [
      ['SKILL.md', false],
      ['notes/a.md', false],
      ['run.sh', true],
    ],
  )

  const again = await skill.run('push', 'pdf-tools')
  t.equal(again.code, 0)
  t.match(again.stdout, /^Nothing to change: pdf-tools 1\.0\.0 \(user\) is already installed\n/)
  t.notMatch(again.stderr, 'Uploaded')

  await writeFiles(folder, {
    'SKILL.md': skillMd({ extra: 'version: 1.1.0' }),
    'notes/b.md': 'b',
  })
  await chmod(join(folder, 'run.sh'), 0o644)
  await rename(join(folder, 'notes/a.md'), join(folder, 'notes/c.md'))
  const updated = await skill.run('push', 'pdf-tools', '--if-match', installed.fingerprint)
  t.equal(updated.code, 0, updated.stderr)
  const now = (await tenant.call('GET', '/skills/user/pdf-tools')).body
  t.same(updated.stdout.split('\n'), [
    'Updated pdf-tools 1.0.0 -> 1.1.0 (user)',
    `fingerprint before: ${installed.fingerprint}`,
    `fingerprint:        ${now.fingerprint}`,
    ...served,
    'added    notes/b.md',
    'added    notes/c.md',
    'changed  SKILL.md',
    'changed  run.sh',
    'removed  notes/a.md',
    `${found[0]} (not new)`,
    '',
  ])
  t.equal(now.current_revision, 2)
})

t.test(
  'the same files give the same archive from any folder, and the registry packs them alike',
  async (t) => {
    const tenant = await tenantOf()
    const skill = await openSkill(t, tenant)
    const one = await writeFiles(join(skill.folder, 'one'), {
      ...pdf,
      'Größe.md': 'composed',
      [`deep/${'x'.repeat(90)}/${'y'.repeat(90)}.md`]: 'long',
      'empty.txt': '',
      'large.bin': Buffer.alloc(300_000, 'abc'),
    })
    const other = join(skill.folder, 'elsewhere', 'another name')
    await cp(one, other, { recursive: true })
    await rename(join(other, 'Größe.md'), join(other, 'Größe.md'.normalize('NFD')))
    await utimes(join(other, 'SKILL.md'), 1, 1)
    await chmod(join(other, 'SKILL.md'), 0o600)
    await mkdir(join(other, 'nothing in it'))

    const first = await skill.json('push', 'one')
    t.equal(first.status, 'installed')
    const second = await skill.json('push', other, '--source-kind', 'registry')
    t.equal(second.status, 'installed')
    t.equal(second.source_kind, 'registry')
    t.equal(second.fingerprint, first.fingerprint)
    t.equal(second.upload.sha256, first.upload.sha256)
    const workspace = `${tenant.url}/v1/workspaces/${tenant.env.SKILL_REGISTRY_WORKSPACE}`
    const archive = await fetch(`${workspace}/skills/user/pdf-tools/archive`)
    t.equal(sha256(await archive.bytes()), first.upload.sha256)
  },
)

t.test('junk and version control data are left out, and listed', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'pdf-tools'), {
    ...pdf,
    '.DS_Store': 'x',
    'notes/._a.md': 'x',
    '__MACOSX/a': 'x',
    '.git/config': 'secret',
    'vendor/.git': 'gitdir: elsewhere',
    '.hidden': 'kept',
  })
  const pushed = await skill.json('push', 'pdf-tools')
  t.same(pushed.left_out, ['.DS_Store', '.git', '__MACOSX', 'notes/._a.md', 'vendor/.git'])
  t.same(pushed.changes.added, ['.hidden', 'SKILL.md', 'notes/a.md', 'run.sh'])
  const { files, ignored } = (await tenant.call('GET', '/skills/user/pdf-tools/files')).body
  t.same(
    files.map(({ path }: File) => path),
    pushed.changes.added,
  )
  t.same(ignored, [])
})
