/** `skill pull`: a skill comes as it was pushed, whole or not at all. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { packageArchive, skillMd, tarGz } from '../support/archives.ts'
import { multipart } from '../support/given.ts'
import { openGateway } from './gateway.ts'
import { openServer, sendJson } from './hostile-registry.ts'
import { noise, openSkill, writeFiles } from './program.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t)

const read = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const isExecutable = ((await stat(path)).mode & 0o100) !== 0
      const content = await readFile(path, 'base64')
      return [path.slice(folder.length + 1), `${isExecutable ? 'x' : '-'} ${content}`]
    }),
  )
  return Object.fromEntries(found.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

const archiveOf = (version: string): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ extra: `version: ${version}` }) } })

t.test('a pushed folder comes back byte for byte, and pushing that changes nothing', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const source = await writeFiles(join(skill.folder, 'source'), {
    'SKILL.md': skillMd({ extra: 'slug: acme/pdf-tools' }),
    'docs/Größe und mehr.md': '# ü\n',
    'docs/copy.md': '# ü\n',
    'empty.txt': '',
    'noise.bin': noise(200_000),
    [`deep/${'x'.repeat(120)}/${'y'.repeat(120)}.md`]: 'long',
  })
  await writeFile(join(source, 'run.sh'), 'true', { mode: 0o755 })
  const { fingerprint } = await skill.json('push', 'source')

  const { code, stdout, stderr } = await skill.run('pull', 'acme/pdf-tools')
  t.equal(code, 0, stderr)
  const target = join(skill.folder, 'pdf-tools')
  t.equal(
    stdout,
    `Pulled acme/pdf-tools (user) with 7 files into ${target}\nfingerprint: ${fingerprint}\n`,
  )
  t.same(await read(target), await read(source))
  t.match(await skill.json('push', 'pdf-tools'), { status: 'already_up_to_date', upload: null })
  t.same((await readdir(skill.folder)).toSorted(), ['pdf-tools', 'source'])
})

t.test(
  'older revisions are pulled by version or fingerprint, and every source kind by its name',
  async (t) => {
    const tenant = await tenantOf()
    const skill = await openSkill(t, tenant)
    const first = await tenant.install(archiveOf('1.0.0'))
    await tenant.call('PUT', '/skills/user/pdf-tools/archive', multipart(archiveOf('2.0.0')))
    const registry = await tenant.install(archiveOf('3.0.0'), { target: 'registry' })
    await tenant.install(packageArchive({ folder: 'only-there' }), { target: 'registry' })

    const versionIn = async (folder: string) =>
      /version: (\S+)/.exec(await readFile(join(skill.folder, folder, 'SKILL.md'), 'utf8'))?.[1]
    await skill.json('pull', 'pdf-tools', '--to', 'current')
    t.equal(await versionIn('current'), '2.0.0')
    await skill.json('pull', 'pdf-tools', '--to', 'a/b/old', '--version', '1.0.0')
    t.equal(await versionIn('a/b/old'), '1.0.0')
    const pinned = await skill.json(
      'pull',
      'pdf-tools',
      '--to',
      'pin',
      '--fingerprint',
      first.fingerprint,
    )
    t.equal(await versionIn('pin'), '1.0.0')
    t.match(pinned, {
      status: 'pulled',
      slug: 'pdf-tools',
      source_kind: 'user',
      files: ['SKILL.md'],
    })
    t.equal(pinned.fingerprint, first.fingerprint)
    const other = await skill.json(
      'pull',
      'pdf-tools',
      '--to',
      'other',
      '--source-kind',
      'registry',
    )
    t.equal(other.fingerprint, registry.fingerprint)
    t.match(await skill.json('pull', 'only-there'), { source_kind: 'registry' })

    const missing = await skill.run('pull', 'pdf-tools', '--to', 'none', '--version', '9.0.0')
    t.equal(missing.code, 1)
    t.match(missing.stderr, /\(skills\.revision_not_found\)\n$/)
    const unknown = await skill.run('pull', 'nobody/nothing')
    t.equal(unknown.code, 1)
    t.match(unknown.stderr, /^Skill not found: No user skill nobody\/nothing/)
  },
)

t.test('an unserved skill is pulled on request only', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'risky'), {
    'SKILL.md': skillMd({ name: 'risky', body: 'Hidden: \u{e0041}\u{e0042}' }),
  })
  t.equal((await skill.run('push', 'risky')).code, 4)
  const { body } = await tenant.call('GET', '/skills/user/risky')
  for (const pin of [[], ['--fingerprint', body.fingerprint]]) {
    const refused = await skill.run('pull', 'risky', '--to', 'none', ...pin)
    t.equal(refused.code, 1)
    t.match(
      refused.stderr,
      /risky is not served: security_blocked\. .*--unserved.*\(cli\.not_served\)\n$/,
    )
  }
  t.same(await readdir(skill.folder), ['risky'])
  const pulled = await skill.json('pull', 'risky', '--to', 'copy', '--unserved')
  t.equal(pulled.fingerprint, body.fingerprint)
  t.same(await read(join(skill.folder, 'copy')), await read(join(skill.folder, 'risky')))
})

t.test('a folder that is not empty is left unchanged, an empty one is filled', async (t) => {
  const tenant = await tenantOf()
  await tenant.install(packageArchive({ files: { 'docs/a.md': 'a' } }))
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'pdf-tools'), { 'mine.md': 'mine' })
  await writeFile(join(skill.folder, 'file'), 'mine')
  for (const words of [[], ['--to', 'file']]) {
    const { code, stderr } = await skill.run('pull', 'pdf-tools', ...words)
    t.equal(code, 1)
    t.match(
      stderr,
      /already exists and is not empty\. Name another folder.* \(cli\.folder_taken\)\n$/,
    )
  }
  t.same(Object.keys(await read(skill.folder)), ['file', 'pdf-tools/mine.md'])
  await mkdir(join(skill.folder, 'empty'))
  await skill.json('pull', 'pdf-tools', '--to', 'empty')
  t.same(Object.keys(await read(join(skill.folder, 'empty'))), ['SKILL.md', 'docs/a.md'])
})

t.test('an interrupted download starts again', async (t) => {
  const tenant = await tenantOf()
  await tenant.install(packageArchive({ files: { 'a.bin': noise(300_000) } }))
  const gateway = await openGateway(t, () => tenant.url)
  let halves = 0
  gateway.decide(({ path }, number) => {
    if (!path.includes('/archive')) return 'pass'
    if (number === 2) return 'cut'
    halves += 1
    return halves === 1 ? 'half' : 'pass'
  })
  const skill = await openSkill(t, { ...tenant, url: gateway.url })
  const { code, stderr } = await skill.run('pull', 'pdf-tools')
  t.equal(code, 0, stderr)
  t.match(stderr, /The connection was lost; downloading again/)
  t.same(await readFile(join(skill.folder, 'pdf-tools', 'a.bin')), noise(300_000))
})

t.test('any content but the named one is rejected, and leaves nothing behind', async (t) => {
  const tenant = await tenantOf()
  const { fingerprint } = await tenant.install(packageArchive())
  const list = (await tenant.call('GET', '/skills/user/pdf-tools/files')).body
  const traversal = [{ path: 'pdf-tools/../../evil', body: 'x' }]
  const link = [{ path: 'pdf-tools/a', type: '2', linkName: '/etc/passwd' }]
  const cases: [string, Buffer, RegExp][] = [
    [
      'other bytes',
      tarGz([{ path: 'pdf-tools/SKILL.md', body: skillMd({ body: 'Other.' }) }]),
      /returned content with fingerprint/,
    ],
    ['a way out', tarGz(traversal), /A path has a "\.\." component/],
    ['a link', tarGz(link), /contains a symbolic or hard link/],
    ['half of it', packageArchive().subarray(0, 100), /ends too early/],
    [
      'far more than announced',
      packageArchive({ files: { 'SKILL.md': 'x'.repeat(100_000) } }),
      /too large/,
    ],
    ['a folder more', packageArchive(), /too many entries/],
    ['no archive', Buffer.from('hello'), /is not compressed by gzip/],
    ['nothing', Buffer.alloc(0), /./],
  ]
  let archive: Uint8Array = Buffer.alloc(0)
  const url = await openServer(t, (request, response) => {
    if (request.url?.includes('/files')) sendJson(response, 200, list)
    else response.writeHead(200, { 'content-type': 'application/gzip' }).end(archive)
  })
  const skill = await openSkill(t, { url })
  for (const [what, bytes, message] of cases) {
    archive = bytes
    const { code, stdout, stderr } = await skill.run('pull', 'pdf-tools')
    t.equal(code, 1, what)
    t.equal(stdout, '', what)
    t.match(stderr, message, what)
    t.same(await readdir(skill.folder), [], what)
  }
  const pinned = await skill.run('pull', 'pdf-tools', '--fingerprint', 'a'.repeat(64))
  t.equal(pinned.code, 1)
  t.match(pinned.stderr, `returned content with fingerprint ${fingerprint}, not ${'a'.repeat(64)}`)
})

t.test('an interrupted pull removes its draft', async (t) => {
  const tenant = await tenantOf()
  await tenant.install(packageArchive())
  const gateway = await openGateway(t, () => tenant.url)
  gateway.decide(({ path }) => (path.includes('/archive') ? 'hold' : 'pass'))
  const skill = await openSkill(t, { ...tenant, url: gateway.url })
  const held = gateway.held()
  const pulling = skill.start('pull', 'pdf-tools')
  await held
  t.equal((await readdir(skill.folder)).length, 1)
  pulling.kill('SIGINT')
  t.match(await pulling.ended, { code: null, signal: 'SIGINT' })
  t.same(await readdir(skill.folder), [])
})
