/** npm, as it comes with Node, installs skills as packages. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { runProgram, temporaryFolder, tryProgram } from '../clients/programs.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenServed, publish, type Served } from '../git/working.ts'

const version = await tryProgram('npm', ['--version'])
const skip = version === null ? 'npm is not on this machine' : false

type Given = { served: Served; secret?: string; headers: Record<string, string> }

const follow = async (t: Test, { served, secret, headers }: Given): Promise<void> => {
  const cwd = await temporaryFolder(t)
  const registry = `${served.origin}/npm/`
  const token =
    secret === undefined ? [] : [`${registry.replace(/^http:/, '')}:_authToken=${secret}`]
  const settings = [`@skills:registry=${registry}`, ...token, 'audit=false', 'fund=false']
  await writeFile(join(cwd, '.npmrc'), `${settings.join('\n')}\n`)
  await writeFile(join(cwd, 'package.json'), '{}')
  const env = { HOME: cwd, npm_config_cache: join(cwd, 'cache'), npm_config_registry: registry }
  const npm = (...args: string[]) => runProgram('npm', args, { cwd, env })
  const text = () => readFile(join(cwd, 'node_modules/@skills/one/skills/one/SKILL.md'), 'utf8')
  await npm('install', '@skills/one')
  t.match(await text(), 'version: 1.0.0')
  await publish(served, 'one', {}, { version: '2.0.0', headers })
  await npm('install', '@skills/one@latest')
  t.match(await text(), 'version: 2.0.0')
  const payload = { enabled: false }
  await call(served.app, 'PUT', '/skills/user/one/policy', { payload, headers })
  await t.rejects(
    npm('install', '@skills/one@latest', '--prefer-online'),
    /No installable skill|404/,
  )
}

t.test('a project goes on with what npm wrote, and follows a label', { skip }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one', { 'a.txt': '1' })
  const cwd = await temporaryFolder(t)
  const registry = `${served.origin}/npm/`
  const settings = [`@skills:registry=${registry}`, 'audit=false', 'fund=false']
  await writeFile(join(cwd, '.npmrc'), `${settings.join('\n')}\n`)
  await writeFile(join(cwd, 'package.json'), '{}')
  let caches = 0
  const npm = (...args: string[]) => {
    caches += 1
    const env = { HOME: cwd, npm_config_cache: join(cwd, `cache-${caches}`) }
    return runProgram('npm', args, { cwd, env: { ...env, npm_config_registry: registry } })
  }
  const text = () => readFile(join(cwd, 'node_modules/@skills/one/skills/one/a.txt'), 'utf8')
  await npm('install', '@skills/one')
  await publish(served, 'one', { 'a.txt': '2' })
  await npm('ci')
  t.equal(await text(), '1', 'by the lock file')
  await npm('update')
  t.equal(await text(), '2')
  await publish(served, 'one', { 'a.txt': '3' })
  for (const path of ['package-lock.json', 'node_modules']) {
    await rm(join(cwd, path), { recursive: true })
  }
  await npm('install')
  t.equal(await text(), '3', 'without a lock file')
  await publish(served, 'one', { 'a.txt': '4' }, { version: '2.0.0' })
  await npm('update')
  t.equal(await text(), '3', 'the range is of the label')
  await npm('pkg', 'set', 'dependencies.@skills/one=latest')
  await npm('update')
  t.equal(await text(), '4')
  await publish(served, 'one', { 'a.txt': '5' }, { version: '3.0.0' })
  await npm('update')
  t.equal(await text(), '5', 'the tag follows every label')
})

t.test('npm installs, updates and loses a skill', { skip }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one')
  await follow(t, { served, headers: {} })
})

t.test('npm does the same with a token', { skip }, async (t) => {
  const served = await givenServed(t)
  await publish(served, 'one')
  const { headers } = await givenToken(served.services, 'reviewer')
  const { secret } = await givenToken(served.services, 'reader')
  await t.rejects(follow(t, { served, headers }), /401|E401|Unauthorized/)
  await follow(t, { served, secret, headers })
})
