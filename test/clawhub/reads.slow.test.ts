/** What clients of ClawHub find, inspect and download. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenSkill, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { claw, hashOf, type Reply, unzip } from './calling.ts'

const disable = (path: string) =>
  [`/skills/user/${path}/policy`, { payload: { enabled: false } }] as const

const slugs = ({ body }: Reply): string[] =>
  (body.items as { slug: string }[]).map(({ slug }) => slug)

const latestVersion = (version: string) => ({ latestVersion: { version } })

const contents = (version: string, text: string) => ({
  'SKILL.md': skillMd({ name: 'one', extra: `version: ${version}` }),
  '.hidden/a': 'not listed',
  'a.md': text,
})

t.test('the API is found at the root', async (t) => {
  const { app } = await testApp(t)
  const headers = { host: 'registry.example.com:8080' }
  const found = await app.inject({ url: '/.well-known/clawhub.json', headers })
  t.equal(found.statusCode, 403, 'an open service answers loopback names alone')
  const ours = await app.inject({
    url: '/.well-known/clawhub.json',
    headers: { host: 'localhost:8080' },
  })
  t.same(ours.json(), { apiBase: 'http://localhost:8080/clawhub' })
})

t.test('a search finds installable skills only, with their owners', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'acme/forms', description: 'Fills forms.' })
  await givenSkill(app, { slug: 'paper-forms', description: 'Fills forms of paper.' })
  await givenSkill(app, { slug: 'old-forms', description: 'Fills old forms.' })
  await call(app, 'PUT', ...disable('old-forms'))
  const { status, body } = await claw(app, 'GET', '/v1/search?q=forms&limit=10&unknown=1')
  t.equal(status, 200)
  t.match(body.results, [
    {
      source: 'clawhub',
      slug: 'forms',
      ownerHandle: 'acme',
      owner: { handle: 'acme' },
      displayName: 'forms',
      summary: 'Fills forms.',
      version: '0.1.0',
      score: 1,
    },
    { slug: 'paper-forms', ownerHandle: 'default' },
  ])
  t.equal(body.results.length, 2)
  const exact = await claw(app, 'GET', '/v1/search?q=forms&mode=exact')
  t.same(
    exact.body.results.map(({ slug }: { slug: string }) => slug),
    ['forms'],
  )
})

t.test('the list has the latest changed first, in pages and by prefix', async (t) => {
  const { app } = await testApp(t)
  for (const slug of ['one', 'two', 'acme/two-more']) await givenSkill(app, { slug })
  const first = await claw(app, 'GET', '/v1/skills?limit=2&sort=downloads')
  t.same(slugs(first), ['two-more', 'two'])
  t.match(first.body.items[0], {
    ownerHandle: 'acme',
    tags: { latest: '0.1.0' },
    stats: {},
    latestVersion: { version: '0.1.0', changelog: '' },
  })
  t.ok(Math.abs(first.body.items[0].updatedAt - Date.now()) < 600_000, 'milliseconds')
  const second = await claw(app, 'GET', `/v1/skills?limit=2&cursor=${first.body.nextCursor}`)
  t.same([slugs(second), second.body.nextCursor], [['one'], null])
  t.same(slugs(await claw(app, 'GET', '/v1/skills?prefix=two')), ['two-more', 'two'])
})

t.test('a skill, its versions and its files are read', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const files = { 'docs/a.md': '# A\n' }
  await givenSkill(app, { slug: 'forms', extra: 'version: 1.2.0', files }, 'acme')
  const skill = await claw(app, 'GET', '/v1/skills/forms', { workspace: 'acme' })
  t.match(skill.body, {
    skill: { slug: 'forms', displayName: 'forms', tags: { latest: '1.2.0' } },
    latestVersion: { version: '1.2.0' },
    owner: { handle: 'acme' },
    moderation: { isSuspicious: false, isMalwareBlocked: false, verdict: 'clean' },
  })
  const get = (path: string) => claw(app, 'GET', `/v1/skills/forms${path}`, { workspace: 'acme' })
  t.match((await get('/versions')).body, { items: [{ version: '1.2.0' }], nextCursor: null })
  const { version } = (await get('/versions/1.2.0?ownerHandle=acme')).body
  t.same(
    version.files.map(({ path }: { path: string }) => path),
    ['SKILL.md', 'docs/a.md'],
  )
  const file = await get('/file?path=docs%2Fa.md&version=1.2.0')
  t.same([file.type, file.text], ['text/plain; charset=utf-8', '# A\n'])
  t.match(await get('/file?path=docs%2Fb.md'), { status: 404, type: /^text\/plain/ })
  t.match(await get('/versions/9.9.9'), { status: 404, type: /^text\/plain/ })
  t.match(await get('/file?path=SKILL.md&tag=beta'), { status: 404, text: /no tag beta/ })
  t.match((await get('/moderation')).body, { moderation: { verdict: 'clean', evidence: [] } })
  const verified = await get('/verify?version=1.2.0')
  t.match(verified.body, { ok: true, decision: 'pass', resolvedFrom: 'version', version: '1.2.0' })
})

t.test('a name that is not one skill is rejected in words', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'acme/forms' })
  t.equal((await claw(app, 'GET', '/v1/skills/forms')).body.owner.handle, 'acme')
  await givenSkill(app, { slug: 'beta/forms' })
  const two = await claw(app, 'GET', '/v1/skills/forms')
  t.match(two, { status: 400, type: /^text\/plain/, text: /@acme\/forms, @beta\/forms/ })
  for (const path of ['/forms?ownerHandle=%40Beta', '/beta%2Fforms']) {
    t.equal((await claw(app, 'GET', `/v1/skills${path}`)).body.owner.handle, 'beta', path)
  }
  await givenSkill(app, { slug: 'forms' })
  t.equal((await claw(app, 'GET', '/v1/skills/forms')).body.owner.handle, 'default')
  const none = await claw(app, 'GET', '/v1/skills/none')
  t.match(none, { status: 404, text: /^Skill not found: none/ })
})

t.test('an install downloads a zip file with the files at its root', async (t) => {
  const { app } = await testApp(t)
  const files = { 'docs/a.md': '# A\n', 'empty.txt': '' }
  await givenSkill(app, { slug: 'acme/forms', files })
  const { body } = await claw(app, 'GET', '/v1/skills/forms/install?ownerHandle=acme')
  t.match(body, { ok: true, slug: 'forms', installKind: 'archive', archive: { version: '0.1.0' } })
  const url = body.archive.downloadUrl.replace('http://localhost:8080/clawhub/api', '')
  const zip = await claw(app, 'GET', url)
  t.equal(zip.type, 'application/zip')
  const unzipped = unzip(zip.bytes)
  t.same(Object.keys(unzipped), ['SKILL.md', 'docs/a.md', 'empty.txt'])
  t.same({ ...unzipped, 'SKILL.md': '' }, { ...files, 'SKILL.md': '' })
  t.same((await claw(app, 'GET', url)).bytes, zip.bytes)
  t.equal((await claw(app, 'POST', '/cli/telemetry/install', { payload: {} })).body.ok, true)
  await call(app, 'PUT', ...disable('acme%2Fforms'))
  t.match(await claw(app, 'GET', url), { status: 404, type: /^text\/plain/ })
})

t.test('what a client has is older than the served version unless it is that one', async (t) => {
  const { app } = await testApp(t)
  const put = async (version: string, text: string) => {
    const { 'SKILL.md': skill, ...files } = contents(version, text)
    const archive = packageArchive({ folder: 'one', files: { 'SKILL.md': skill, ...files } })
    const isKnown = (await call(app, 'GET', '/skills/user/one')).status === 200
    const { status, body } = isKnown
      ? await call(app, 'PUT', '/skills/user/one/archive', multipart(archive))
      : await call(app, 'POST', '/skills/archive', multipart(archive))
    if (status > 201) throw new Error(JSON.stringify(body))
    return body.skill.fingerprint
  }
  const resolve = async (version: string, text: string) => {
    const { '.hidden/a': _hidden, ...listed } = contents(version, text)
    return (await claw(app, 'GET', `/v1/resolve?slug=one&hash=${hashOf(listed)}`)).body
  }
  const first = await put('1.0.0', 'a')
  t.same(await resolve('1.0.0', 'a'), { match: { version: '1.0.0' }, ...latestVersion('1.0.0') })
  t.same(await resolve('1.0.0', 'mine'), { match: null, ...latestVersion('1.0.0') })
  await put('1.0.0', 'b')
  t.same(await resolve('1.0.0', 'a'), {
    match: { version: '0.0.0-revision.1' },
    ...latestVersion('1.0.0'),
  })
  await put('2.0.0', 'c')
  t.same((await resolve('1.0.0', 'b')).match, { version: '1.0.0' })
  const payload = { fingerprint: first, reason: 'the first was better' }
  await call(app, 'POST', '/skills/user/one/rollback', { payload })
  t.same(await resolve('2.0.0', 'c'), {
    match: { version: '0.0.0-revision.3' },
    ...latestVersion('1.0.0'),
  })
  t.same((await resolve('1.0.0', 'a')).match, { version: '1.0.0' })
  const zip = await claw(app, 'GET', '/v1/download?slug=one&version=1.0.0')
  t.equal(unzip(zip.bytes)['a.md'], 'a', 'of two with this label, the one that is served')
  t.equal((await claw(app, 'GET', '/v1/resolve?slug=none&hash=' + 'a'.repeat(64))).status, 404)
})

t.test('without a token there is nothing, and no word of what there is', async (t) => {
  const { app, db, services } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await givenSkill(app, { slug: 'forms' }, 'acme')
  const { headers } = await givenToken(services, 'reader', { workspace: 'acme' })
  for (const path of ['/v1/skills', '/v1/skills/forms', '/v1/download?slug=forms', '/v1/whoami']) {
    const without = await claw(app, 'GET', path, { workspace: 'acme' })
    t.match(without, { status: 401, type: /^text\/plain/ }, path)
    t.equal((await claw(app, 'GET', path, { workspace: 'acme', headers })).status, 200, path)
    t.equal((await claw(app, 'GET', path, { workspace: 'other', headers })).status, 404, path)
  }
  const me = await claw(app, 'GET', '/v1/whoami', { workspace: 'acme', headers })
  t.match(me.body, { user: { handle: 'acme', role: 'user' } })
})
