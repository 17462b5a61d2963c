import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { portOf } from '../http/raw.ts'

const base = '/v1/workspaces/default/skills/user/pdf-tools/files'

/** Asks for a path as it is written; URL parsers resolve the dots in it. */
const getAsWritten = async (port: number, path: string) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

const strange = [
  '/',
  '//',
  '/.',
  '/..',
  '/docs',
  '/docs/',
  '/docs/..',
  '/docs/../SKILL.md',
  '/./SKILL.md',
  '//SKILL.md',
  '/SKILL.md/',
  '/SKILL.md/.',
  '/skill.md',
  '/SKILL.md%00',
  '/SKILL.md%00.txt',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/%252e%252e/etc/passwd',
  '/..%252f..%252fetc%252fpasswd',
  '/..%5c..%5cwindows%5cwin.ini',
  '/%5cSKILL.md',
  '/etc/passwd',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/%2Fwork',
  '/C:%5cSKILL.md',
  '/file:%2f%2f%2fetc%2fpasswd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%ff',
  '/%',
  '/%zz',
  '/%ed%a0%80',
  '/SKILL.md%20',
  '/%20SKILL.md',
  '/SKILL.md.',
  '/SKILL.md::$DATA',
  '/*',
  '/%25',
  '/%25%25',
  `/${'a/'.repeat(600)}a`,
  `/${'a'.repeat(1025)}`,
  `/${'%C3%A4'.repeat(900)}`,
]

t.test('a path that is not a file of the package is not found', async (t) => {
  const { app } = await testApp(t)
  const archive = packageArchive({ files: { 'docs/guide.md': '# Guide' } })
  t.equal((await call(app, 'POST', '/skills/archive', multipart(archive))).status, 201)
  const port = await portOf(app)
  t.equal((await getAsWritten(port, `${base}/docs/guide.md`)).body, '# Guide')
  t.equal((await getAsWritten(port, `${base}/docs%2Fguide.md`)).body, '# Guide')
  for (const path of strange) {
    const answer = await getAsWritten(port, base + path)
    t.ok([400, 404].includes(answer.status), `${path.slice(0, 60)}: ${answer.status}`)
    t.match(answer.headers['content-type'], 'application/problem+json', path.slice(0, 60))
  }
})

t.test('dots in other places of the URL lead nowhere', async (t) => {
  const { app } = await testApp(t)
  const archive = packageArchive()
  t.equal((await call(app, 'POST', '/skills/archive', multipart(archive))).status, 201)
  const port = await portOf(app)
  const urls = [
    '/v1/workspaces/../workspaces/default/skills',
    '/v1/workspaces/default/../default/skills',
    '/v1/workspaces/default/skills/user/..%2Fpdf-tools',
    '/v1/workspaces/default/skills/user/%2e%2e/files/SKILL.md',
    '/v1/workspaces/default%2Fskills/skills',
    '//v1/workspaces/default/skills',
    '/v1/workspaces/default/skills/',
    '/V1/workspaces/default/skills',
    '/docs/../livez',
    '/docs/static/../../package.json',
    '/docs/static/%2e%2e/%2e%2e/package.json',
    '/docs/static/..%2f..%2fpackage.json',
  ]
  for (const url of urls) {
    const answer = await getAsWritten(port, url)
    t.ok([400, 403, 404].includes(answer.status), `${url}: ${answer.status}`)
  }
})
