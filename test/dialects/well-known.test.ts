/** `.well-known/agent-skills`, as its clients fetch it. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const folder = '/.well-known/agent-skills'

t.test('the index names listed skills, with the digests of the bytes at their URLs', async (t) => {
  const { app, services } = await testApp(t)
  await givenInstalledSkill(app, packageArchive({ folder: 'many', files: { 'a/b.txt': 'text' } }))
  await givenInstalledSkill(app, packageArchive({ folder: 'one' }))
  await givenInstalledSkill(app, packageArchive({ folder: 'unlisted' }))
  for (const name of ['many', 'one']) {
    await call(app, 'PUT', `/skills/user/${name}/policy`, {
      payload: { allow_implicit_invocation: true },
    })
  }
  await call(app, 'PUT', '/settings', { payload: { capabilities_public: true } })
  const { headers } = await givenToken(services, 'reader')
  for (const base of ['', '/v1/workspaces/default']) {
    const url = `${base}${folder}/index.json`
    const index = await app.inject(url)
    t.equal(index.statusCode, 200)
    t.equal(index.headers['access-control-allow-origin'], '*')
    t.equal(index.headers['cache-control'], 'public, no-cache')
    t.match(index.json(), {
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        { name: 'many', type: 'archive', url: /\.tar\.gz$/, digest: /^sha256:[0-9a-f]{64}$/ },
        { name: 'one', type: 'skill-md', url: /SKILL\.md$/ },
      ],
    })
    t.equal(index.json().skills.length, 2)
    const head = await app.inject({ method: 'HEAD', url })
    t.match(head, { statusCode: 200, payload: '', headers: { etag: index.headers.etag } })
    const tag = { 'if-none-match': String(index.headers.etag) }
    t.equal((await app.inject({ url, headers: tag })).statusCode, 304)
    for (const { url: path, digest, type } of index.json().skills) {
      const { pathname } = new URL(path, `http://host${url}`)
      const fetched = await app.inject(pathname)
      t.equal(fetched.statusCode, 200)
      const headOf = await app.inject({ method: 'HEAD', url: pathname })
      t.match(headOf, {
        statusCode: 200,
        payload: '',
        headers: {
          etag: fetched.headers.etag,
          'content-length': fetched.headers['content-length'],
        },
      })
      const sha256 = createHash('sha256').update(fetched.rawPayload).digest('hex')
      t.equal(`sha256:${sha256}`, digest)
      t.equal(fetched.headers.etag, `"${sha256}"`)
      t.equal(fetched.headers['x-content-type-options'], 'nosniff')
      t.equal(fetched.headers['access-control-allow-origin'], '*')
      const isArchive = type === 'archive'
      t.match(fetched.headers['content-type'], isArchive ? 'application/gzip' : 'text/markdown')
      if (!isArchive) continue
      t.equal(gunzipSync(fetched.rawPayload).toString('latin1', 0, 8), 'SKILL.md', 'at the root')
    }
  }
  const ofSkill = `/v1/workspaces/default/skills/user/unlisted${folder}/index.json`
  const exact = await app.inject({ url: ofSkill, headers })
  t.match(exact.json().skills, [{ name: 'unlisted' }], 'by its exact name')
  t.equal((await app.inject(ofSkill.replace('unlisted', 'nobody'))).statusCode, 404)
})

t.test('a replica that finds the archives packed makes the same index', async (t) => {
  const { app, connectionString } = await testApp(t)
  for (const name of ['a', 'b', 'c', 'd']) {
    const files: Record<string, string> = name < 'c' ? {} : { 'a.txt': name }
    await givenInstalledSkill(app, packageArchive({ folder: name, files }))
    await call(app, 'PUT', `/skills/user/${name}/policy`, {
      payload: { allow_implicit_invocation: true },
    })
  }
  const url = `${folder}/index.json`
  const first = await app.inject(url)
  t.equal(first.json().skills.length, 4)
  const replica = await testReplica(t, connectionString)
  t.equal((await replica.app.inject(url)).payload, first.payload)
})

t.test('an unserved skill cannot be fetched, nor anything of a closed workspace', async (t) => {
  const { app, services } = await testApp(t)
  await givenInstalledSkill(app, packageArchive({ folder: 'one' }))
  const policy = (payload: object) => call(app, 'PUT', '/skills/user/one/policy', { payload })
  await policy({ allow_implicit_invocation: true })
  const url = `${folder}/index.json`
  const path = `${folder}/${(await app.inject(url)).json().skills[0].url}`
  t.equal((await app.inject(path)).statusCode, 200)
  await policy({ enabled: false })
  t.same((await app.inject(url)).json().skills, [])
  t.equal((await app.inject(path)).statusCode, 404)
  t.equal((await app.inject(path.replace('/one/', '/two/'))).statusCode, 404)
  await policy({ enabled: true })
  await call(app, 'PUT', '/settings', { payload: { capabilities_public: false } })
  const { headers } = await givenToken(services, 'reader')
  for (const one of [url, path]) {
    t.equal((await app.inject(one)).statusCode, 401)
    const read = await app.inject({ url: one, headers })
    t.equal(read.statusCode, 200)
    t.equal(read.headers['access-control-allow-origin'], undefined)
    t.equal(read.headers['cache-control'], 'private, no-cache')
  }
})
