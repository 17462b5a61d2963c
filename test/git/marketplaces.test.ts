/** `marketplace.json`, packages as npm reads them, and the commands that install a skill. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

t.test('the marketplace has each installable skill with an absolute source', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const { fingerprint } = await givenSkill(app, { slug: 'acme/forms' }, 'acme')
  await givenSkill(app, { slug: 'off' }, 'acme')
  await call(app, 'PUT', '/skills/user/off/policy', {
    workspace: 'acme',
    payload: { enabled: false },
  })
  const url = '/v1/workspaces/acme/marketplace.json'
  const found = await app.inject({ url, headers: { host: 'localhost:8080' } })
  t.equal(found.statusCode, 200)
  const { plugins, ...rest } = found.json()
  t.match(rest, { name: 'acme-skills', owner: { name: 'skill-registry' } })
  t.match(
    plugins.filter(({ name }: { name: string }) => name.includes('--') || name === 'off'),
    [
      {
        name: 'acme--forms',
        version: `0.1.0+${fingerprint.slice(0, 12)}`,
        source: {
          source: 'git-subdir',
          url: 'http://localhost:8080/v1/workspaces/acme/skills.git',
          path: 'skills/acme--forms',
        },
        strict: false,
        skills: ['./'],
      },
    ],
  )
  t.notOk(plugins.some(({ name }: { name: string }) => name === 'off'))
  const headers = { host: 'localhost:8080', 'if-none-match': String(found.headers.etag) }
  t.equal((await app.inject({ url, headers })).statusCode, 304)
  await givenSkill(app, { slug: 'another' }, 'acme')
  t.equal((await app.inject({ url, headers })).statusCode, 200)
  t.equal((await app.inject('/marketplace.json')).json().name, 'skill-registry')
})

t.test('the marketplace for npm has the same plugins from npm', async (t) => {
  const { app } = await testApp(t)
  const { fingerprint } = await givenSkill(app, { slug: 'acme/forms' })
  const headers = { host: 'localhost:8080' }
  const { plugins, name } = (await app.inject({ url: '/npm/marketplace.json', headers })).json()
  t.equal(name, 'skill-registry')
  const found = plugins.find((plugin: { name: string }) => plugin.name === 'acme--forms')
  t.match(found, {
    version: `0.1.0+${fingerprint.slice(0, 12)}`,
    source: {
      source: 'npm',
      package: '@skills/acme--forms',
      registry: 'http://localhost:8080/npm',
    },
    skills: ['./skills/acme--forms'],
  })
  const { versions } = (await app.inject('/npm/@skills%2facme--forms')).json()
  t.ok(found.source.version in versions)
})

t.test('every plugin has a name that all clients take', async (t) => {
  const { app } = await testApp(t)
  const owner = 'o'.repeat(60)
  const long = ['a', 'b'].map((first) => `${owner}/${first}${'n'.repeat(60)}`)
  for (const slug of ['dot.name_x', 'dot.name-x', 'own/name_x', ...long]) {
    await givenSkill(app, { slug })
  }
  type Named = { name: string; skills: string[]; source: { path?: string } }
  for (const url of ['/marketplace.json', '/npm/marketplace.json']) {
    const plugins: Named[] = (await app.inject(url)).json().plugins
    const names = plugins.map(({ name }) => name)
    t.same(
      names.filter((name) => !/^[a-z0-9][a-z0-9.-]{0,63}$/.test(name)),
      [],
    )
    t.equal(new Set(names).size, names.length)
    for (const name of ['dot.name---x', 'dot.name-x', 'own--name---x']) t.ok(names.includes(name))
    const cut = names.filter((name) => /^o{44}----[0-9a-f]{16}$/.test(name))
    t.equal(cut.length, 2)
  }
  const { plugins } = (await app.inject('/marketplace.json')).json()
  const found = plugins.find(({ name }: Named) => name === 'dot.name---x')
  t.equal(found.source.path, 'skills/dot.name_x', 'the folder is that of the slug')
  const { clients } = (await call(app, 'GET', '/skills/user/dot.name_x/install')).body
  t.match(clients[0].commands[1], / dot\.name---x@skill-registry$/)
  t.match((await app.inject('/npm/@skills%2fdot.name_x')).json(), { name: '@skills/dot.name_x' })
})

t.test('a skill is an npm package', async (t) => {
  const { app, services } = await testApp(t)
  const files = { 'package.json': '{"scripts":{"postinstall":"exit 1"}}', 'a.txt': 'text' }
  await givenSkill(app, { slug: 'acme/forms', files })
  const found = await app.inject('/npm/@skills%2facme--forms')
  t.equal(found.statusCode, 200)
  const version = found.json()['dist-tags'].latest
  t.match(version, /^0\.1\.0-1\.g[0-9a-f]{12}$/)
  const { dist } = found.json().versions[version]
  const { pathname } = new URL(dist.tarball)
  const { rawPayload: tarball } = await app.inject(pathname)
  t.equal(`sha512-${createHash('sha512').update(tarball).digest('base64')}`, dist.integrity)
  t.equal(createHash('sha1').update(tarball).digest('hex'), dist.shasum)
  const tar = gunzipSync(tarball).toString('latin1')
  t.equal(tar.slice(0, 20).replace(/\0.*/, ''), 'package/package.json')
  t.match(tar, '"name": "@skills/acme--forms"')
  t.match(tar, 'package/skills/acme--forms/SKILL.md')
  t.match(tar, 'package/skills/acme--forms/package.json')

  const none = await app.inject('/npm/@skills%2fnone')
  t.match(none, { statusCode: 404 })
  t.match(none.json().error, 'No installable skill')
  t.equal((await app.inject(pathname.replace(/\.g.*/, '.g0.tgz'))).statusCode, 404)
  await call(app, 'PUT', '/skills/user/acme%2Fforms/policy', { payload: { enabled: false } })
  t.equal((await app.inject(pathname)).statusCode, 404)

  const { headers } = await givenToken(services, 'reader')
  for (const url of ['/npm/@skills%2facme--forms', pathname, '/marketplace.json']) {
    t.match(await app.inject(url), { statusCode: 401, headers: { 'www-authenticate': /^Basic/ } })
    t.not((await app.inject({ url, headers })).statusCode, 401)
  }
})

t.test('a package whose own attributes would change its bytes is not for Git', async (t) => {
  const { app } = await testApp(t)
  const attributes = '* working-tree-encoding=ASCII//TRANSLIT\n'
  await givenSkill(app, { slug: 'changing', files: { 'sub/.gitattributes': attributes } })
  const { plugins } = (await app.inject('/marketplace.json')).json()
  t.notOk(plugins.some(({ name }: { name: string }) => name === 'changing'))
  t.equal((await app.inject('/npm/@skills%2fchanging')).statusCode, 404)
  t.same((await call(app, 'GET', '/skills/user/changing/install')).body.clients, [])
})

t.test('the commands that install a skill name its workspace', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await givenSkill(app, { slug: 'acme/forms' }, 'acme')
  const read = () => call(app, 'GET', '/skills/user/acme%2Fforms/install', { workspace: 'acme' })
  const { status, body } = await read()
  t.equal(status, 200)
  t.match(body, { slug: 'acme/forms', source_kind: 'user', fingerprint: /^[0-9a-f]{64}$/ })
  const names = body.clients.map(({ client }: { client: string }) => client)
  t.same(
    names,
    'claude-code codex gemini copilot skills openskills clawhub openclaw npm git'.split(' '),
  )
  const [claude] = body.clients
  t.match(claude, {
    client: 'claude-code',
    commands: [/\/v1\/workspaces\/acme\/skills\.git$/, /acme--forms@acme-skills$/],
  })
  // `skills` knows a skill by its own name alone.
  const skills = body.clients.find(({ client }: { client: string }) => client === 'skills')
  t.match(skills.commands, [/ --skill forms$/])
  await call(app, 'PUT', '/skills/user/acme%2Fforms/policy', {
    workspace: 'acme',
    payload: { enabled: false },
  })
  t.same((await read()).body.clients, [])
  t.equal((await call(app, 'GET', '/skills/user/none/install')).status, 404)
})
