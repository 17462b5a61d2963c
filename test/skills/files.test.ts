import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { type PackageFiles, packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { blobFolder } from '../support/blobs.ts'
import { call, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { givenSecondRevision } from './second-revision.ts'

const skill = '/v1/workspaces/default/skills/user/pdf-tools'

const testSkill = async (t: Parameters<typeof testApp>[0], files: PackageFiles) => {
  const given = await testApp(t)
  const answer = await call(
    given.app,
    'POST',
    '/skills/archive',
    multipart(packageArchive({ files })),
  )
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return { ...given, fingerprint: String(answer.body.skill.fingerprint) }
}

const fileUrl = (path: string, query = ''): string =>
  `${skill}/files/${path.split('/').map(encodeURIComponent).join('/')}${query}`

const get = (app: App, path: string, query = '', headers: Record<string, string> = {}) =>
  app.inject({ url: fileUrl(path, query), headers })

const MiB = 1024 * 1024

const allBytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index))

/** Paths that are legal and awkward, with bytes that are legal and awkward. */
const contents: Record<string, Uint8Array> = {
  'SKILL.md': Buffer.from(skillMd()),
  'bytes.bin': allBytes,
  empty: Buffer.alloc(0),
  'big.bin': randomBytes(3 * MiB + 17),
  'one-part.bin': randomBytes(MiB),
  'crlf.txt': Buffer.from('a\r\nb\r\n\r\n'),
  'bom.txt': Buffer.from('\ufeffbom'),
  'broken.txt': Buffer.from([0x61, 0xff, 0xfe]),
  'with blanks.txt': Buffer.from('blanks'),
  'Größe/日本語 🎉.md': Buffer.from('# ü\n'),
  '100%.txt': Buffer.from('percent'),
  'a%2Fb.txt': Buffer.from('percent 2F'),
  'a%20b.txt': Buffer.from('percent 20'),
  'plus+sign&=;#?@!$,~()[]{}.txt': Buffer.from('signs'),
  "quotes'n'ticks`.txt": Buffer.from('quotes'),
  '.hidden/.env.example': Buffer.from('A=1'),
  '...dots/..dots': Buffer.from('dots'),
  'deep/er/and/deep/er/file': Buffer.from('deep'),
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

t.test('every file comes back byte for byte, with its size, digest and type', async (t) => {
  const { app } = await testSkill(t, contents)
  const { body } = await call(app, 'GET', '/skills/user/pdf-tools/files')
  const listed: { path: string; size: number; sha256: string; media_type: string }[] = body.files
  t.same(
    listed.map((file) => file.path),
    Object.keys(contents).toSorted(byBytes),
  )
  for (const file of listed) {
    const bytes = contents[file.path] ?? Buffer.alloc(0)
    t.equal(file.size, bytes.length, file.path)
    t.equal(file.sha256, sha256(bytes), file.path)
    const answer = await get(app, file.path)
    t.equal(answer.statusCode, 200, file.path)
    t.ok(answer.rawPayload.equals(bytes), file.path)
    t.equal(answer.headers['content-length'], String(bytes.length), file.path)
    t.equal(answer.headers['content-type'], file.media_type, file.path)
    t.equal(answer.headers.etag, `"${file.sha256}"`, file.path)
  }
})

t.test('the slashes of a path may be written %2F', async (t) => {
  const { app } = await testSkill(t, contents)
  const url = `${skill}/files/${encodeURIComponent('deep/er/and/deep/er/file')}`
  t.equal((await app.inject({ url })).payload, 'deep')
})

const attachment = (name: string): string => `attachment; filename=${name}`

/** Null: shown in the page, as text or picture that runs nothing. */
const dispositions: [path: string, disposition: string | null][] = [
  ['SKILL.md', null],
  ['notes.txt', null],
  ['table.csv', null],
  ['data.json', null],
  ['picture.png', null],
  ['run.sh', null],
  ['page.html', attachment('page.html')],
  ['page.htm', attachment('page.htm')],
  ['page.xhtml', attachment('page.xhtml')],
  ['other.HTML', attachment('other.HTML')],
  ['picture.svg', attachment('picture.svg')],
  ['script.js', attachment('script.js')],
  ['script.mjs', attachment('script.mjs')],
  ['style.css', attachment('style.css')],
  ['feed.xml', attachment('feed.xml')],
  ['paper.pdf', attachment('paper.pdf')],
  ['bundle.zip', attachment('bundle.zip')],
  ['program', attachment('program')],
  [
    'deep/er/größe 🎉.html',
    attachment(`"gr??e ??.html"; filename*=UTF-8''gr%C3%B6%C3%9Fe%20%F0%9F%8E%89.html`),
  ],
  ["it's 100%(a).svg", attachment(`"it's 100%(a).svg"`)],
]

t.test('a file is never run: no sniffing, no scripts, and attachments', async (t) => {
  const text = '<script>alert(1)</script>'
  const files = Object.fromEntries(dispositions.map(([path]) => [path, text]))
  const { app } = await testSkill(t, {
    ...files,
    'SKILL.md': skillMd(),
    // Code under the name of a picture is blocked.
    'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    program: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]),
  })
  for (const [path, disposition] of dispositions) {
    const { headers, statusCode } = await get(app, path)
    t.equal(statusCode, 200, path)
    t.equal(headers['x-content-type-options'], 'nosniff', path)
    t.equal(headers['content-security-policy'], "sandbox; default-src 'none'", path)
    t.equal(headers['content-disposition'] ?? null, disposition, path)
  }
  t.equal((await get(app, 'page.html')).headers['content-type'], 'text/html; charset=utf-8')
})

t.test('only pinned responses may be cached for ever', async (t) => {
  const { app, db, fingerprint } = await testSkill(t, { 'a.txt': 'a' })
  const current = 'private, no-cache'
  const pinned = 'private, max-age=31536000, immutable'
  const cases: [query: string, cacheControl: string][] = [
    ['', current],
    ['?version=0.1.0', current],
    [`?fingerprint=${fingerprint}`, pinned],
    [`?fingerprint=${fingerprint}&version=0.1.0`, pinned],
  ]
  for (const [query, cacheControl] of cases) {
    const answer = await get(app, 'a.txt', query)
    t.equal(answer.headers['cache-control'], cacheControl, query)
    t.equal(answer.headers.vary, 'authorization', query)
  }
  await givenSecondRevision(db, 'pdf-tools', 'a.txt')
  t.equal((await get(app, 'a.txt')).statusCode, 404, 'the current revision has no such file')
  t.equal((await get(app, 'a.txt', `?fingerprint=${fingerprint}`)).payload, 'a')
})

t.test('304 on a file has its headers and no bytes', async (t) => {
  const { app } = await testSkill(t, { 'page.html': 'hello' })
  const { headers } = await get(app, 'page.html')
  const tag = String(headers.etag)
  t.equal(tag, `"${sha256(Buffer.from('hello'))}"`)
  for (const value of [tag, `W/${tag}`, `"x",${tag}`, '*']) {
    const answer = await get(app, 'page.html', '', { 'if-none-match': value })
    t.equal(answer.statusCode, 304, value)
    t.equal(answer.payload, '', value)
    t.equal(answer.headers.etag, tag, value)
    t.equal(answer.headers['cache-control'], headers['cache-control'], value)
    t.equal(answer.headers.vary, headers.vary, value)
  }
  t.equal((await get(app, 'page.html', '', { 'if-none-match': '"x"' })).payload, 'hello')
})

t.test('HEAD responds as GET does, without the bytes', async (t) => {
  const { app, fingerprint } = await testSkill(t, contents)
  const urls = [
    '/livez',
    '/readyz',
    '/openapi.json',
    '/v1/workspaces/default/skills',
    skill,
    `${skill}/revisions`,
    `${skill}/files`,
    fileUrl('SKILL.md'),
    fileUrl('big.bin'),
    fileUrl('empty'),
    fileUrl('SKILL.md', `?fingerprint=${fingerprint}`),
    fileUrl('nothing'),
    '/v1/workspaces/nowhere/skills',
  ]
  const compared = ['content-type', 'content-length', 'etag', 'cache-control', 'vary', 'location']
  for (const url of urls) {
    const got = await app.inject({ url })
    const head = await app.inject({ method: 'HEAD', url })
    t.equal(head.statusCode, got.statusCode, url)
    t.equal(head.rawPayload.length, 0, url)
    for (const name of compared) {
      if (name === 'content-length' && got.statusCode >= 400) continue
      t.equal(head.headers[name], got.headers[name], `${url} ${name}`)
    }
  }
  const head = { method: 'HEAD', url: fileUrl('SKILL.md') } as const
  const { headers } = await app.inject(head)
  const known = await app.inject({ ...head, headers: { 'if-none-match': String(headers.etag) } })
  t.equal(known.statusCode, 304)
})

t.test('a small file is read from the store once', async (t) => {
  const files = { 'small.txt': 'small', 'other.txt': 'other', 'big.bin': randomBytes(MiB) }
  const { app, connectionString, fingerprint } = await testSkill(t, files)
  const pinned = `?fingerprint=${fingerprint}`
  for (const query of ['', pinned]) await get(app, 'small.txt', query)
  await rm(blobFolder(connectionString), { recursive: true })
  for (const query of ['', pinned]) {
    const { statusCode, body, headers } = await get(app, 'small.txt', query)
    t.match({ statusCode, body }, { statusCode: 200, body: 'small' })
    t.equal(headers['content-length'], '5')
    t.match(await get(app, 'small.txt', query, { range: 'bytes=1-3' }), {
      statusCode: 206,
      body: 'mal',
    })
  }
  t.not((await get(app, 'other.txt')).statusCode, 200, 'one that was never read')
})
