import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { zip } from '../support/zips.ts'
import { readZip } from '../archives/reading-zips.ts'
import { archiveForm, formOf, givenApi, skillFiles } from './given.ts'

const root = '/openai/v1/skills'
const one = `${root}/skill_user_one`

t.test('a skill is created from files, gets versions, and is downloaded', async (t) => {
  const { send } = await givenApi(t)
  const more = { 'one/scripts/run.py': 'print(1)\n', 'one/caf\u00e9.md': 'coffee' }
  const form = formOf(skillFiles('one', '# One', more))
  const created = await send('POST', root, { form })
  t.match(created, {
    status: 200,
    body: {
      object: 'skill',
      id: 'skill_user_one',
      name: 'one',
      default_version: '1',
      latest_version: '1',
      created_at: Number,
    },
  })
  t.same((await send('POST', root, { form: formOf(skillFiles('one', '# One', more)) })).status, 200)
  t.same((await send('GET', one)).body, created.body)
  const second = await send('POST', `${one}/versions`, { form: formOf(skillFiles('one', '# Two')) })
  t.match(second, {
    status: 200,
    body: { object: 'skill.version', version: '2', id: 'skver_user_one_2', name: 'one' },
  })
  t.match((await send('GET', one)).body, { default_version: '2', latest_version: '2' })
  const listed = await send('GET', `${one}/versions`)
  t.match(listed.body, {
    object: 'list',
    data: [{ version: '2' }, { version: '1' }],
    first_id: 'skver_user_one_2',
    last_id: 'skver_user_one_1',
    has_more: false,
  })
  t.match((await send('GET', `${one}/versions/1`)).body, { version: '1' })

  const zipped = await send('GET', `${one}/versions/1/content`)
  t.equal(zipped.status, 200)
  t.equal(zipped.headers.get('content-type'), 'application/zip')
  t.equal(zipped.headers.get('content-length'), String(zipped.bytes.length))
  const { files, folder, bytesOf } = await readZip(zipped.bytes)
  t.equal(folder, 'one')
  t.same(
    files.map(({ path }) => path),
    ['SKILL.md', 'caf\u00e9.md', 'scripts/run.py'],
  )
  t.equal(bytesOf('scripts/run.py').toString(), 'print(1)\n')
  const again = await send('GET', `${one}/versions/skver_user_one_1/content`)
  t.ok(again.bytes.equals(zipped.bytes), 'the same bytes')
  const etag = zipped.headers.get('etag') ?? ''
  const headers = { 'if-none-match': etag }
  t.equal((await send('GET', `${one}/versions/1/content`, { headers })).status, 304)
  const current = await readZip((await send('GET', `${one}/content`)).bytes)
  t.match(current.bytesOf('SKILL.md').toString(), '# Two')
})

t.test('another version is served on request', async (t) => {
  const { send } = await givenApi(t)
  await send('POST', root, { form: formOf(skillFiles('one', '# One')) })
  await send('POST', `${one}/versions`, { form: formOf(skillFiles('one', '# Two')) })
  const back = await send('POST', one, { json: { default_version: '1' } })
  t.match(back, { status: 200, body: { default_version: '1', latest_version: '2' } })
  t.match((await send('GET', `${one}/content`)).bytes.toString('latin1'), '# One')
  t.match(await send('POST', one, { json: { default_version: '9' } }), {
    status: 404,
    body: { error: { code: 'skills.revision_not_found', type: 'invalid_request_error' } },
  })
  t.match(await send('POST', one, { json: { default_version: 2 } }), {
    status: 400,
    body: { error: { param: 'default_version' } },
  })
})

t.test('a zip file and a tar.gz are packages too', async (t) => {
  const { send } = await givenApi(t)
  const zipped = zip([
    { path: 'one/SKILL.md', body: skillMd({ name: 'one' }) },
    { path: 'one/run.sh', body: 'echo\n', mode: 0o100755 },
  ])
  t.match(await send('POST', root, { form: archiveForm(zipped) }), { status: 200 })
  const kept = await readZip((await send('GET', `${one}/content`)).bytes)
  t.match(kept.files, [{ path: 'SKILL.md' }, { path: 'run.sh', executable: true }])
  const tarred = packageArchive({ folder: 'one', files: { 'more.md': 'x' } })
  const updated = await send('POST', `${one}/versions`, { form: archiveForm(tarred, 'a.tgz') })
  t.match(updated, { status: 200, body: { version: '2' } })
  // Large enough to be read from a file.
  const large = zip([
    { path: 'one/SKILL.md', body: skillMd({ name: 'one' }) },
    { path: 'one/data.txt', body: 'x'.repeat(200_000), method: 0 },
  ])
  t.match(await send('POST', `${one}/versions`, { form: archiveForm(large) }), {
    status: 200,
    body: { version: '3' },
  })
})

t.test('what is no package is rejected, and changes nothing', async (t) => {
  const { app, send } = await givenApi(t)
  const cases: [form: FormData, status: number, code: string, text: RegExp][] = [
    [formOf({ 'one/README.md': 'x' }), 422, 'skills.upload.invalid_archive', /no SKILL.md/],
    [
      formOf({ ...skillFiles('one'), '../x': 'x' }),
      422,
      'skills.upload.invalid_archive',
      /"\.\." component/,
    ],
    [
      archiveForm(zip([{ path: 'SKILL.md', body: skillMd(), flags: 1 }])),
      415,
      'skills.upload.invalid_archive',
      /encrypted/,
    ],
    [archiveForm(Buffer.from('words')), 415, 'skills.upload.invalid_archive', /not a zip/],
    [
      archiveForm(zip([{ path: 'SKILL.md', mode: 0o120777, body: 'x' }])),
      422,
      'skills.upload.invalid_archive',
      /link/,
    ],
    [formOf({}), 400, 'skills.invalid_request', /files\[\]/],
    [formOf(skillFiles('one'), { colour: 'red' }), 400, 'skills.invalid_request', /files\[\]/],
  ]
  for (const [form, status, code, text] of cases) {
    t.match(await send('POST', root, { form }), {
      status,
      body: { error: { code, message: text } },
    })
  }
  t.match(await send('POST', root, { json: {} }), {
    status: 415,
    body: { error: { code: 'request.media_type' } },
  })
  t.same((await call(app, 'GET', '/skills')).body.skills, [])
})

t.test('a name is taken once, and kept by its versions', async (t) => {
  const { send } = await givenApi(t)
  await send('POST', root, { form: formOf(skillFiles('one')) })
  const other = await send('POST', root, { form: formOf(skillFiles('one', '# Other')) })
  t.match(other, {
    status: 409,
    body: { error: { code: 'skills.update_conflict.fingerprint_mismatch' } },
  })
  t.equal(other.headers.get('x-should-retry'), 'false')
  const renamed = await send('POST', `${one}/versions`, { form: formOf(skillFiles('two')) })
  t.match(renamed, { status: 409, body: { error: { code: 'skills.slug_mismatch' } } })
  const form = formOf(skillFiles('one', '# Two'), { default: 'false' })
  t.match(await send('POST', `${one}/versions`, { form }), {
    status: 400,
    body: { error: { code: 'skills.invalid_request', message: /default/ } },
  })
  const headers = { 'if-match': `"${'0'.repeat(64)}"` }
  const stale = formOf(skillFiles('one', '# Two'))
  t.equal((await send('POST', `${one}/versions`, { form: stale, headers })).status, 412)
})

t.test('lists have pages in both orders', async (t) => {
  const { send } = await givenApi(t)
  for (const name of ['one', 'two', 'three']) {
    await send('POST', root, { form: formOf(skillFiles(name)) })
  }
  const names = async (query: string) => {
    const { body } = await send('GET', `${root}?${query}`)
    return [body.data.map(({ name }: { name: string }) => name).join(' '), body.has_more]
  }
  t.same(await names('limit=2'), ['three two', true])
  t.same(await names('limit=2&after=skill_user_two'), ['one', false])
  t.same(await names('limit=2&order=asc'), ['one two', true])
  t.same(await names('order=asc&after=skill_user_two'), ['three', false])
  for (const after of ['skill_user_nine', 'two', 'skill_user_%00']) {
    t.match(await send('GET', `${root}?after=${after}`), {
      status: 400,
      body: { error: { code: 'cursor.invalid' } },
    })
  }
  t.equal((await send('GET', `${root}?limit=0`)).status, 400)
  t.equal((await send('GET', `${root}?colour=red`)).status, 400)
})

t.test('the example of each `after` is the id of what is listed there', async (t) => {
  const { send } = await givenApi(t)
  const form = formOf(skillFiles('greet-skill'))
  const skill = (await send('POST', root, { form })).body.id
  const { paths } = (await send('GET', '/openapi.json')).body
  for (const [path, listed] of [
    ['/openai/v1/skills', '/openai/v1/skills'],
    ['/openai/v1/skills/{skill_id}/versions', `/openai/v1/skills/${skill}/versions`],
  ] as const) {
    const { parameters } = paths[path].get
    const { schema } = parameters.find(({ name }: { name: string }) => name === 'after')
    t.equal((await send('GET', listed)).body.last_id, schema.examples[0], path)
    t.equal((await send('GET', `${listed}?after=${schema.examples[0]}`)).status, 200, path)
  }
})
