/** The upload pages over HTTP, as a browser without scripts uses them. */
import t from '../support/tap.ts'
import type { TestApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenSkill, multipart } from '../support/given.ts'
import { BARE, skillArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { check, given, hiddenIn, install, send, upload } from './given-uploads.ts'

const countSkills = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('skills').select('slug').where('source_kind', '=', 'user').execute()).length

t.test('an archive is looked at first, and installed when the form is sent', async (t) => {
  const test = await given(t)
  const browser = await test.signIn('publisher')
  const page = await check(browser, packageArchive())
  t.equal(page.status, 200)
  t.match(page.text, 'Agents would get it at once')
  t.match(page.text, 'Nothing is')
  t.equal(await countSkills(test), 0, 'a look stores nothing')
  t.match((await browser.send(upload)).text, 'has arrived, and is ready for you')
  const done = await install(browser, page)
  t.equal(done.status, 200)
  t.match(done.text, 'pdf-tools is installed')
  t.equal((await browser.send('/console/w/default/skills/user/pdf-tools')).status, 200)
  t.match((await browser.send(page.url)).text, 'This upload has ended')
  const again = await check(browser, packageArchive())
  t.match(again.text, 'Exactly these bytes are installed already')
  t.notMatch(again.text, '/install"')
})

t.test('what waits says why, and what each role can do', async (t) => {
  const { signIn } = await given(t)
  const publisher = await signIn('publisher')
  const page = await check(publisher, skillArchive([BARE]))
  t.match(page.text, 'It would wait, because')
  t.match(page.text, 'pdf.send')
  t.match(page.text, 'does not state')
  t.match(page.text, 'A reviewer decides; you can follow it')
  t.match((await (await signIn('reviewer')).send(page.url)).text, 'As a reviewer you may decide')
  const done = await install(publisher, page)
  t.match(done.text, 'pdf-tools waits for a reviewer')
  const [review = ''] = /\/console\/w\/default\/reviews\/[\w-]+/.exec(done.text) ?? []
  t.equal((await publisher.send(review)).status, 200)
})

t.test('a policy that disables a skill does not hide what else keeps an update back', async (t) => {
  const { signIn, app } = await given(t)
  await givenSkill(app)
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: { enabled: false } })
  const browser = await signIn('publisher')
  const leaky = packageArchive({ files: { 'SKILL.md': skillMd(), 'key.pem': PRIVATE_KEY } })
  const page = await check(browser, leaky)
  const why = 'because its policy disables it, and a rule found something that it blocks.'
  t.match(page.text, `It would wait, ${why}`)
  t.match(page.text, 'Correct the files and upload again')
  t.match((await install(browser, page)).text, `It waits, ${why}`)
})

const changed = (line: string): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ body: line }) } })

t.test('an update is bound to what was seen', async (t) => {
  const { signIn, app } = await given(t)
  await givenSkill(app)
  const browser = await signIn('publisher')
  const first = await check(browser, changed('one'))
  const second = await check(browser, changed('two'))
  t.match(first.text, 'An update')
  t.match((await install(browser, first)).text, 'is installed')
  const stale = await install(browser, second)
  t.equal(stale.status, 422)
  t.match(stale.text, 'role="alert"')
  t.match(stale.text, 'Update pdf-tools', 'it can be sent again, for what is installed now')
  t.match((await install(browser, { ...stale, url: second.url })).text, 'is installed')
})

t.test('bytes that are no package are rejected with code, file and advice', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('publisher')
  const page = await check(
    browser,
    packageArchive({ files: { 'SKILL.md': skillMd(), 'a\u202eb': 'x' } }),
  )
  t.equal(page.status, 422)
  t.match(page.text, 'path.invisible')
  t.match(page.text, 'Rename the file.')
  t.notMatch(page.text, '\u202e')
  t.match(await check(browser, Buffer.from('no archive')), { status: 422, text: /gzip\.magic/ })
  const gone = await browser.send(`${page.url}/discard`, { method: 'POST', form: {} })
  t.equal(gone.location, upload)
  t.match((await browser.send(page.url)).text, 'It was discarded')
})

t.test('forms without a file, or with more, are shown again', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('publisher')
  const empty = await send(browser, Buffer.alloc(0))
  t.equal(empty.status, 422)
  t.match(empty.text, 'role="alert"')
  const plain = await browser.send(upload, { method: 'POST', form: { archive: 'x' } })
  t.equal(plain.status, 422)
  t.match(plain.text, 'request.media_type')
})

t.test('words of code in a warning are shown as code', async (t) => {
  const { signIn } = await given(t)
  const files = { 'SKILL.md': skillMd(), ['x'.repeat(101)]: 'text' }
  const { text } = await check(await signIn('publisher'), packageArchive({ files }))
  t.match(text, /and <code>skills<\/code> shortens it/)
})

t.test('texts of packages are drawn, never markup', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('publisher')
  const bullet = '`pdf.x`: <img src=x onerror=alert(1)> call\u200bsend.'
  const page = await check(browser, skillArchive([bullet]))
  t.notMatch(page.text, '<img')
  t.match(page.text, '&lt;img')
  t.match(page.text, 'data-u="U+200B"')
})

t.test('readers and other pages cannot upload', async (t) => {
  const { signIn, app } = await given(t)
  const publisher = await signIn('publisher')
  const page = await check(publisher, packageArchive())
  const reader = await signIn('reader')
  t.notMatch((await reader.send('/console/w/default')).text, upload)
  t.match((await publisher.send('/console/w/default')).text, upload)
  t.equal((await reader.send(upload)).status, 403)
  t.equal((await send(reader, packageArchive())).status, 403)
  t.equal((await reader.send(page.url)).status, 403)
  t.equal((await install(reader, page)).status, 403)
  t.equal((await app.inject({ url: upload })).statusCode, 303)
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const { payload, headers } = multipart(packageArchive())
  const sent = { method: 'POST', payload, headers: { ...headers, ...foreign } } as const
  t.equal((await publisher.send(upload, sent)).status, 403)
  for (const act of ['install', 'discard']) {
    const form = hiddenIn(page)
    const answer = await publisher.send(`${page.url}/${act}`, {
      method: 'POST',
      form,
      headers: foreign,
    })
    t.equal(answer.status, 403, act)
  }
  t.equal((await call(app, 'GET', '/skills')).status, 401)
})
