/**
 * The service as others get it: packed, built and installed from its tarball, with no more than the
 * packages that it asks for. It works together with the client, a package of its own.
 */
import { execFile } from 'node:child_process'
import { access, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t, { type Test } from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { openSkill, writeFiles } from './program.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Without what tap loads into every process that a test starts. */
const npm = (words: string[], cwd: string) =>
  promisify(execFile)('env', ['-u', 'NODE_OPTIONS', 'npm', ...words], { cwd })

const temporaryFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-installed-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const sources = ['package.json', 'tsconfig.json', 'src', 'db', 'openapi']
const texts = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs']

/** In a copy, since packing builds first, and the checkout may be in use. */
const pack = async (t: Test): Promise<string> => {
  const copy = await temporaryFolder(t)
  for (const name of [...sources, ...texts]) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const out = await temporaryFolder(t)
  await npm(['pack', '--pack-destination', out], copy)
  const [tarball = ''] = await readdir(out)
  return join(out, tarball)
}

type Lock = { packages: Record<string, { dev?: boolean; name?: string; version?: string }> }

/**
 * By a lock of the versions that the checkout has, so that npm finds all of them in its cache and
 * the test needs no network after `npm ci`.
 */
const install = async (t: Test, tarball: string): Promise<string> => {
  const folder = await temporaryFolder(t)
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock
  const { '': own, ...others } = lock.packages
  const needed = Object.entries(others).filter(([, { dev }]) => !dev)
  const dependencies = { 'skill-registry': `file:${tarball}` }
  const { devDependencies: _, ...asDependency } = { devDependencies: {}, ...own }
  const packages = {
    '': { dependencies },
    'node_modules/skill-registry': { ...asDependency, resolved: `file:${tarball}` },
    ...Object.fromEntries(needed),
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  )
  const options = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--prefer-offline']
  await npm(['ci', ...options, '--no-audit', '--no-fund'], folder)
  return folder
}

t.test('the tarball installs, and the client speaks with its service', async (t) => {
  const folder = await install(t, await pack(t))
  const manifest = await readFile(join(folder, 'node_modules/skill-registry/package.json'), 'utf8')
  t.match(JSON.parse(manifest), { engines: { node: '>=22.19' } }, 'without npm scripts, no Node')
  const home = join(folder, 'node_modules/skill-registry')
  const named = ['LICENSE', 'README.md', 'SECURITY.md', 'docs/configuration.md']
  await Promise.all(named.map((name) => access(join(home, name))))
  const bin = join(folder, 'node_modules', '.bin')
  const service = await startService(
    t,
    { DATABASE_URL: await testDatabase(t) },
    { command: join(bin, 'skill-registry'), args: [], cwd: folder },
  )
  t.notOk((await readdir(bin)).includes('skill'), 'the client is a package of its own')
  const skill = await openSkill(t, { url: service.url })
  await writeFiles(join(skill.folder, 'pdf-tools'), { 'SKILL.md': skillMd() })
  const { fingerprint } = await skill.json('push', 'pdf-tools')
  t.match(await skill.json('list', '--source-kind', 'user'), {
    skills: [{ slug: 'pdf-tools', fingerprint }],
  })
  t.match(await skill.json('pull', 'pdf-tools', '--to', 'back'), { status: 'pulled', fingerprint })
  t.match(await skill.json('pull', 'skills.protocol.guide'), { source_kind: 'system' })
  const refused = await skill.run('pull', 'nothing')
  t.equal(refused.code, 1)
  service.kill('SIGTERM')
  t.match(await service.exited, { code: 0 })
})
