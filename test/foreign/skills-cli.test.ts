/**
 * The command line `skills`, as it comes from npm, adds what the discovery index offers. It is told
 * to send nothing anywhere else. `npm run test:tools` installs it.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { rootPath, runProgram } from '../clients/programs.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const program = rootPath('test/tools/skills/node_modules/skills/bin/cli.mjs')
const skip = existsSync(program)
  ? false
  : 'the npm package `skills` is not here: `npm run test:tools` installs it'

/** Longer than what an archive's plain header holds in one field. */
const deep = `references/${'folder'.repeat(12)}/${'name'.repeat(20)}.md`

const files = {
  'SKILL.md': skillMd({ name: 'many' }),
  'run.sh': '#!/bin/sh\necho hi\n',
  'bytes.bin': Buffer.from(Array.from({ length: 256 }, (_, index) => index)),
  [deep]: '# Größe\n',
}

const owned = { 'SKILL.md': skillMd({ name: 'forms', extra: 'slug: acme/forms' }) }

type Added = { failure: string | null; files: Record<string, Buffer> }

const filesBelow = async (folder: string): Promise<Record<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const read = paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** In a project and a home of its own each time. */
const add = async (t: Test, url: string, options: string[]): Promise<Added> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-skills-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const cwd = join(folder, 'project')
  await mkdir(cwd)
  const args = [program, 'add', url, '--agent', 'claude-code', '--copy', '-y', ...options]
  const env = { HOME: folder, DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' }
  const failure = await runProgram(process.execPath, args, { cwd, env }).then(
    () => null,
    (error: Error) => error.message,
  )
  return { failure, files: await filesBelow(join(cwd, '.claude', 'skills')) }
}

const below = (name: string, content: Record<string, string | Buffer>) =>
  Object.fromEntries(
    Object.entries(content).map(([path, bytes]) => [join(name, path), Buffer.from(bytes)]),
  )

t.test('skills are added from the discovery index, byte for byte', { skip }, async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const one = { 'SKILL.md': skillMd({ name: 'one' }) }
  await givenInstalledSkill(app, packageArchive({ folder: 'many', files }))
  await givenInstalledSkill(app, packageArchive({ folder: 'one', files: one }))
  await givenInstalledSkill(app, packageArchive({ folder: 'forms', files: owned }))
  await givenInstalledSkill(app, packageArchive({ folder: 'ours' }), { workspace: 'acme' })
  const policy = (name: string, payload: object, workspace = 'default') =>
    call(app, 'PUT', `/skills/user/${name}/policy`, { workspace, payload })
  await policy('many', { allow_implicit_invocation: true })
  await policy('acme%2Fforms', { allow_implicit_invocation: true })
  await policy('ours', { allow_implicit_invocation: true }, 'acme')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  await t.test('a listed one, at the root', async (t) => {
    const added = await add(t, origin, ['--skill', 'many'])
    t.equal(added.failure, null)
    t.same(added.files, below('many', files))
  })

  await t.test('all that are served, listed or not, as its caller is trusted here', async (t) => {
    const added = await add(t, `${origin}/`, ['--skill', '*'])
    t.equal(added.failure, null)
    t.same(added.files, {
      ...below('many', files),
      ...below('forms', owned),
      ...below('one', one),
    })
  })

  await t.test('those of another workspace, below its address', async (t) => {
    const added = await add(t, `${origin}/v1/workspaces/acme`, ['--skill', '*'])
    t.equal(added.failure, null)
    t.same(Object.keys(added.files), [join('ours', 'SKILL.md')])
  })

  await t.test(
    'one that is served but not listed, by its exact address and by its name',
    async (t) => {
      const address = `${origin}/v1/workspaces/default/skills/user/one`
      const added = await add(t, address, ['--skill', '*'])
      t.equal(added.failure, null)
      t.same(added.files, below('one', one))
      t.same((await add(t, origin, ['--skill', 'one'])).files, below('one', one))
    },
  )

  await t.test('none that is disabled', async (t) => {
    await policy('many', { enabled: false })
    const added = await add(t, origin, ['--skill', 'many'])
    t.match(added.failure, 'No matching skills found')
    t.same(added.files, {})
  })
})
