/** Publishing by ClawHub's clients, in both ways, and deleting. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, FILL } from '../trust/given.ts'
import { claw, type Files, hashOf, publish, publishForm, send } from './calling.ts'

const skill = (name: string, body = '# Read\n\nRead this.'): Files => ({
  'SKILL.md': skillMd({ name, body }),
  'docs/a.md': '# A\n',
  'empty.txt': '',
})

const textOf = async ({ app }: TestApp, slug: string): Promise<string> =>
  (await call(app, 'GET', `/skills/user/${slug}/files/SKILL.md`)).body

const ways = { 'file by file': publish, 'in a form': publishForm }

for (const [way, publishBy] of Object.entries(ways)) {
  t.test(`a skill is published ${way}, then updated`, async (t) => {
    const test = await testApp(t)
    const { app } = test
    const first = await publishBy(app, { slug: 'forms', ownerHandle: 'default' }, skill('forms'))
    t.equal(first.status, 200, first.text)
    t.match(first.body, {
      ok: true,
      slug: 'forms',
      version: '1.0.0',
      publicationStatus: 'published',
    })
    t.match(first.body.skillId, /^[0-9a-f-]{36}$/)
    const { files } = (await call(app, 'GET', '/skills/user/forms/files')).body
    t.same(
      files.map(({ path }: { path: string }) => path),
      ['SKILL.md', '_meta.json', 'docs/a.md', 'empty.txt'],
    )
    const hash = hashOf(skill('forms'))
    const known = await claw(app, 'GET', `/v1/resolve?slug=forms&hash=${hash}`)
    t.same(known.body.match, { version: '1.0.0' }, 'the folder that was published is known')

    const changed = { ...skill('forms', '# Read\n\nAgain.'), '_meta.json': '{"version":"9.0.0"}' }
    const second = await publishBy(app, { slug: 'forms', version: '1.0.1' }, changed)
    t.match(second.body, { version: '1.0.1', publicationStatus: 'published' })
    t.equal(second.body.skillId, first.body.skillId)
    t.not(second.body.versionId, first.body.versionId)
    t.match(await textOf(test, 'forms'), 'Again.')
    const again = await publishBy(app, { slug: 'forms', version: '1.0.1' }, changed)
    t.equal(again.body.versionId, second.body.versionId)
  })

  t.test(`the change log of each version is shown, ${way}`, async (t) => {
    const { app } = await testApp(t)
    const get = async (path: string) => (await claw(app, 'GET', `/v1/skills/forms${path}`)).body
    await publishBy(app, { slug: 'forms', changelog: 'It reads "forms".\n' }, skill('forms'))
    t.equal((await get('')).latestVersion.changelog, 'It reads "forms".\n')
    await publishBy(app, { slug: 'forms', version: '1.1.0', changelog: 'Faster.' }, skill('forms'))
    await publishBy(app, { slug: 'forms', version: '1.2.0' }, skill('forms'))
    t.equal((await get('')).latestVersion.changelog, '')
    t.equal((await get('/versions/1.1.0')).version.changelog, 'Faster.')
    const { items } = await get('/versions')
    t.same(
      items.map((item: { version: string; changelog: string }) => [item.version, item.changelog]),
      [
        ['1.2.0', ''],
        ['1.1.0', 'Faster.'],
        ['1.0.0', 'It reads "forms".\n'],
      ],
    )
    const other = { ...skill('forms'), '_meta.json': '{"changelog":["no text"],"version":"9.0.0"}' }
    const installed = await call(app, 'PUT', '/skills/user/forms/archive', {
      ...multipart(packageArchive({ folder: 'forms', files: other })),
    })
    t.equal(installed.status, 200)
    t.equal((await get('')).latestVersion.changelog, '', 'what is no text is none')
    const tooLong = { slug: 'forms', version: '2.0.0', changelog: 'x'.repeat(65_537) }
    t.equal((await publishBy(app, tooLong, skill('forms'))).status, 400)
  })

  t.test(`what needs a reviewer is pending, ${way}`, async (t) => {
    const { app } = await testApp(t)
    const body = `# Forms\n\nUse them.\n\n## Capabilities\n\n- ${FILL}`
    const files = skill('forms', body)
    const pending = await publishBy(app, { slug: 'forms' }, files)
    t.match(pending.body, { publicationStatus: 'pending', attemptId: /./ })
    t.equal((await claw(app, 'GET', '/v1/skills/forms')).status, 404)
    const { moderation } = (await claw(app, 'GET', '/v1/skills/forms/moderation')).body
    t.match(moderation, { isSuspicious: true, isMalwareBlocked: false })
    t.match(moderation.reasonCodes, ['approval_pending'])
    await approve(app, pending.body.attemptId)
    t.equal((await claw(app, 'GET', '/v1/skills/forms')).status, 200)
  })

  t.test(`slug and version of the request count, ${way}`, async (t) => {
    const { app } = await testApp(t)
    const owned = { slug: 'other', ownerHandle: '@Acme', version: '3.0.0' }
    const { body } = await publishBy(app, owned, skill('forms'))
    t.match(body, { slug: 'other', version: '3.0.0' })
    t.equal((await call(app, 'GET', '/skills/user/acme%2Fother')).body.version, '3.0.0')
    const toml = 'name = "forms"\nversion = "1.0.0"\ndescription = "Fills forms."\n'
    const files = { ...skill('forms'), 'skill.toml': toml }
    const mismatch = await publishBy(app, { slug: 'other' }, files)
    t.match(mismatch, { status: 409, type: /^text\/plain/, text: /is forms, not other/ })
    t.equal((await call(app, 'GET', '/skills/user/forms')).status, 404)
  })

  t.test(`a bad publication is rejected in words, ${way}`, async (t) => {
    const { app } = await testApp(t)
    const cases: [Parameters<typeof publish>[1], Files, number, RegExp][] = [
      [{ slug: 'Forms!' }, skill('forms'), 400, /not a slug/],
      [{ slug: 'forms', version: 'one' }, skill('forms'), 400, /semantic version/],
      [{ slug: 'forms' }, { 'a.md': 'no skill' }, 422, /SKILL\.md/],
      [{ slug: 'forms' }, { ...skill('forms'), '../up.md': 'a' }, 422, /\.\./],
      [{ slug: 'skills.protocol.guide' }, skill('forms'), 409, /system skill/],
    ]
    for (const [publication, files, status, text] of cases) {
      t.match(await publishBy(app, publication, files), { status, text, type: /^text\/plain/ })
    }
    const { skills } = (await call(app, 'GET', '/skills')).body
    t.notOk(skills.some(({ source_kind }: { source_kind: string }) => source_kind === 'user'))
  })

  t.test(`publishing needs the role, ${way}`, async (t) => {
    const { app, services } = await testApp(t)
    const { headers } = await givenToken(services, 'publisher')
    const reader = await givenToken(services, 'reader')
    t.equal((await publishBy(app, { slug: 'forms' }, skill('forms'), { headers })).status, 200)
    const refused = await publishForm(app, { slug: 'forms' }, skill('forms'), reader)
    t.match(refused, { status: 403, type: /^text\/plain/ })
    t.match(await claw(app, 'DELETE', '/v1/skills/forms', reader), { status: 403 })
  })
}

const ticketFor = async ({ app }: TestApp, content: string) => {
  const file = { path: 'SKILL.md', size: content.length, sha256: sha256(Buffer.from(content)) }
  const { body } = await claw(app, 'POST', '/v1/skills/-/upload-url', { payload: file })
  const upload = (payload: string) =>
    claw(app, 'POST', `/v1/uploads/${body.uploadTicket}`, {
      headers: { 'content-type': 'application/json' },
      payload,
    })
  return { file, id: body.uploadTicket, upload }
}

t.test('a file is stored as it was announced, or not at all', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const { file, id, upload } = await ticketFor(test, 'twelve bytes')
  t.match(await upload('eleven byte'), { status: 400, text: /12 bytes/ })
  t.match(await upload('twelve bytes and more'), { status: 400, text: /12 bytes/ })
  t.same((await upload('twelve bytes')).body, { storageId: id })
  t.same((await upload('twelve bytes')).body, { storageId: id }, 'again')
  const other = await ticketFor(test, 'twelve bytes')
  t.match(await other.upload('other 12 bts'), { status: 422, type: /^text\/plain/ })
  t.match(await claw(app, 'POST', '/v1/uploads/none', { payload: {} }), { status: 404 })
  const payload = (more: object) => ({
    slug: 'forms',
    version: '1.0.0',
    files: [{ ...file, storageId: id, ...more }],
  })
  const wrong = await claw(app, 'POST', '/v1/skills', { payload: payload({ size: 11 }) })
  t.match(wrong, { status: 400, text: /another size/ })
  const twice = payload({})
  const [one] = twice.files
  const doubled = { ...twice, files: [one, { ...one, path: 'b.md' }] }
  t.match(await claw(app, 'POST', '/v1/skills', { payload: doubled }), { status: 400 })
  const bad = await claw(app, 'POST', '/v1/skills', { payload: payload({}) })
  t.match(bad, { status: 422, type: /^text\/plain/ }, 'no package')
  const gone = await call(app, 'GET', `/uploads/${id}`)
  t.equal(gone.body.status, 'aborted')
})

t.test('the files of a skill have one uploader', async (t) => {
  const { app, services } = await testApp(t)
  const one = await givenToken(services, 'publisher')
  const two = await givenToken(services, 'publisher')
  const files = [
    ...(await send(app, { 'SKILL.md': skillMd({ name: 'forms' }) }, one)),
    ...(await send(app, { 'a.md': 'a' }, two)),
  ]
  const payload = { slug: 'forms', version: '1.0.0', files }
  const refused = await claw(app, 'POST', '/v1/skills', { ...one, payload })
  t.match(refused, { status: 400, text: /several callers/ })
  const both = (await call(app, 'GET', `/uploads/${files[0]?.storageId}`, one)).body
  t.equal(both.status, 'finalized', 'they are left for another try')
})

t.test('a form without its parts is rejected', async (t) => {
  const { app } = await testApp(t)
  const none = await publishForm(app, { slug: 'forms' }, {})
  t.match(none, { status: 400, type: /^text\/plain/, text: /`payload`/ })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const broken = await claw(app, 'POST', '/v1/skills', { headers, payload: '--b\r\nx' })
  t.match(broken, { status: 400, type: /^text\/plain/ })
  const wrong =
    '--b\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{}\r\n' +
    '--b\r\ncontent-disposition: form-data; name="files"; filename="a.md"\r\n\r\na\r\n--b--\r\n'
  const lacking = await claw(app, 'POST', '/v1/skills', { headers, payload: wrong })
  t.match(lacking, { status: 400, text: /`payload` is wrong: `slug`/ })
  const form = (payload: string): string => wrong.replace('{}', payload)
  const deep = await claw(app, 'POST', '/v1/skills', { headers, payload: form('['.repeat(100)) })
  t.match(deep, { status: 413, text: /nested deeper than 64 levels/ })
  const half = form(String.raw`{"slug":"a","displayName":"\ud800","version":"1.0.0"}`)
  const halved = await claw(app, 'POST', '/v1/skills', { headers, payload: half })
  t.match(halved, { status: 400, text: /broken Unicode/ })
})

const revisionOf = async ({ app }: TestApp) =>
  (await call(app, 'GET', '/skills/user/forms')).body.current_revision

const givenTwo = async (t: Test): Promise<TestApp> => {
  const test = await testApp(t)
  for (const version of ['1.0.0', '2.0.0']) {
    await publish(test.app, { slug: 'forms', version }, skill('forms'))
  }
  return test
}

t.test('undelete brings back what was served when a skill was deleted', async (t) => {
  const test = await givenTwo(t)
  const { app } = test
  const { revisions } = (await call(app, 'GET', '/skills/user/forms/revisions')).body
  const payload = { fingerprint: revisions[1].fingerprint, reason: 'the first was better' }
  t.equal((await call(app, 'POST', '/skills/user/forms/rollback', { payload })).status, 200)
  const body = { ownerHandle: 'default', reason: 'not needed' }
  t.same((await claw(app, 'DELETE', '/v1/skills/forms', { payload: body })).body, { ok: true })
  t.equal((await claw(app, 'GET', '/v1/skills/forms')).status, 404)
  t.equal((await claw(app, 'DELETE', '/v1/skills/forms')).status, 404)
  const undelete = () => claw(app, 'POST', '/v1/skills/forms/undelete', { payload: {} })
  t.same((await undelete()).body, { ok: true })
  t.equal(await revisionOf(test), 1)
  t.same((await undelete()).body, { ok: true }, 'again')
  t.equal(await revisionOf(test), 1)
  const { entries } = (await call(app, 'GET', '/audit?skill=user:forms')).body
  t.match(entries[0], { action: 'install', details: { revision: 1, restored: true } })
  t.equal((await claw(app, 'POST', '/v1/skills/none/undelete')).status, 404)
})

t.test('undelete brings back nothing that may not be served', async (t) => {
  const test = await givenTwo(t)
  const { app } = test
  const { fingerprint } = (await call(app, 'GET', '/skills/user/forms')).body
  await claw(app, 'DELETE', '/v1/skills/forms')
  await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
  const waiting = await claw(app, 'POST', '/v1/skills/forms/undelete')
  t.match(waiting, { status: 409, type: /^text\/plain/ })
  await call(app, 'PUT', '/settings', { payload: { approval: 'automatic' } })
  await call(app, 'DELETE', `/skills/user/forms/revisions/${fingerprint}?reason=a%20secret`)
  t.match(await claw(app, 'POST', '/v1/skills/forms/undelete'), { status: 410 })
  t.equal((await call(app, 'GET', '/skills/user/forms')).status, 404)
})

t.test('a name that is no slug is rejected in words', async (t) => {
  const { app } = await testApp(t)
  for (const [method, path] of [
    ['DELETE', '/v1/skills/a%00b'],
    ['POST', '/v1/skills/Forms!/undelete'],
    ['GET', '/v1/skills/a%00b/moderation'],
  ] as const) {
    t.match(await claw(app, method, path), { status: 400, text: /is not a slug/ }, path)
  }
  t.match(await claw(app, 'GET', '/v1/skills/a%00b'), { status: 404, type: /^text\/plain/ })
})
