/** `.well-known/skills`, as clients of discovery 0.1 fetch it. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenInstalledSkill, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const folder = '/.well-known/skills'

t.test('the index names the files of each skill, which are fetched one by one', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const replica = await testReplica(t, test.connectionString)
  const files = { 'run.sh': '#!/bin/sh\n', 'a b/caf\u00e9.md': 'coffee' }
  await givenInstalledSkill(app, packageArchive({ folder: 'many', files }))
  await givenInstalledSkill(app, packageArchive({ folder: 'one' }))
  const odd = { 'a..b.md': 'two dots', 'c#.md': 'a fragment' }
  await givenInstalledSkill(app, packageArchive({ folder: 'odd', files: odd }))
  for (const base of ['', '/v1/workspaces/default']) {
    const index = await app.inject(`${base}${folder}/index.json`)
    t.equal(index.statusCode, 200)
    t.notOk('$schema' in index.json())
    t.same(
      index
        .json()
        .skills.map(({ name, files: paths }: { name: string; files: string[] }) => [name, paths]),
      [
        ['many', ['SKILL.md', 'a b/caf\u00e9.md', 'run.sh']],
        ['one', ['SKILL.md']],
      ],
    )
    const tag = { 'if-none-match': String(index.headers.etag) }
    const again = { url: `${base}${folder}/index.json`, headers: tag }
    t.equal((await app.inject(again)).statusCode, 304)
    const { pathname } = new URL(`http://host${base}${folder}/many/a b/caf\u00e9.md`)
    const fetched = await replica.app.inject(pathname)
    t.match(fetched, { statusCode: 200, payload: 'coffee' })
    t.equal(fetched.headers['x-content-type-options'], 'nosniff')
    t.equal((await app.inject(`${base}${folder}/many/none.md`)).statusCode, 404)
    t.equal((await app.inject(`${base}${folder}/none/SKILL.md`)).statusCode, 404)
    t.equal((await app.inject(`${base}${folder}/many/..%2Fone%2FSKILL.md`)).statusCode, 404)
  }
  const scoped = `/v1/workspaces/default/skills/user/one${folder}`
  const { skills } = (await app.inject(`${scoped}/index.json`)).json()
  t.match(skills, [{ name: 'one', files: ['SKILL.md'] }])
  t.equal((await app.inject(`${scoped}/many/SKILL.md`)).statusCode, 404)
})

t.test('it has what is served now, and strangers find what is listed', async (t) => {
  const { app, services } = await testApp(t)
  for (const name of ['listed', 'quiet']) {
    await givenInstalledSkill(app, packageArchive({ folder: name }))
  }
  const policy = (name: string, payload: object, headers = {}) =>
    call(app, 'PUT', `/skills/user/${name}/policy`, { payload, headers })
  await policy('listed', { allow_implicit_invocation: true })
  const names = async (headers = {}) => {
    const response = await app.inject({ url: `${folder}/index.json`, headers })
    if (response.statusCode !== 200) return response.statusCode
    return response.json().skills.map(({ name }: { name: string }) => name)
  }
  const read = async (name: string, headers = {}) =>
    app.inject({ url: `${folder}/${name}/SKILL.md`, headers })
  const { headers } = await givenToken(services, 'admin')
  t.equal(await names(), 401)
  t.equal((await read('listed')).statusCode, 401)
  t.same(await names(headers), ['listed', 'quiet'])
  await call(app, 'PUT', '/settings', { payload: { capabilities_public: true }, headers })
  t.same(await names(), ['listed'])
  t.equal((await read('listed')).statusCode, 200)
  t.equal((await read('quiet')).statusCode, 404)
  t.equal((await read('quiet', headers)).statusCode, 200)

  await call(app, 'PUT', '/settings', { payload: { approval: 'required' }, headers })
  const body = skillMd({ name: 'quiet', body: '# Not approved' })
  const update = multipart(packageArchive({ folder: 'quiet', files: { 'SKILL.md': body } }))
  const { status } = await call(app, 'PUT', '/skills/user/quiet/archive', {
    payload: update.payload,
    headers: { ...update.headers, ...headers },
  })
  t.equal(status, 202)
  t.notMatch((await read('quiet', headers)).payload, /Not approved/)
  await policy('quiet', { enabled: false }, headers)
  t.same(await names(headers), ['listed'])
  t.equal((await read('quiet', headers)).statusCode, 404)
})
