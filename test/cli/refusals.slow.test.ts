/** What cannot be done ends with its exit code, one line for people, and a problem for programs. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'
import { EVIL, openServer, sendJson, UNFIT } from './hostile-registry.ts'
import { listening, openSkill, writeFiles } from './program.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t)

const pdf = { 'SKILL.md': skillMd() }

/** Where nobody listens. */
const closedUrl = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

t.test('links and special files are rejected by name, and nothing is sent', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const cases: [string, (place: string) => unknown, string][] = [
    ['a link to a file', (place) => symlink('../SKILL.md', place), 'a symbolic link'],
    ['a link out of the folder', (place) => symlink('/etc/passwd', place), 'a symbolic link'],
    ['a link to a folder', (place) => symlink('/etc', place), 'a symbolic link'],
    ['a link to nothing', (place) => symlink('nowhere', place), 'a symbolic link'],
    ['a pipe', (place) => execFileSync('mkfifo', [place]), 'a named pipe'],
    [
      'a socket',
      async (place) => {
        const server = createServer().listen(place)
        await once(server, 'listening')
        t.teardown(() => server.close())
      },
      'a socket',
    ],
  ]
  for (const [index, [what, make, kind]] of cases.entries()) {
    const folder = await writeFiles(join(skill.folder, String(index)), { ...pdf, 'a/b.md': 'b' })
    await make(join(folder, 'a', 'x'))
    const { code, stdout, stderr } = await skill.run('push', folder)
    t.equal(code, 1, what)
    t.equal(stdout, '', what)
    t.match(
      stderr,
      `Folder rejected: a/x is ${kind}. A package can contain only regular files`,
      what,
    )
    t.match(stderr, /\(cli\.not_a_file\)\n$/)
  }
  t.same(await tenant.uploads(), [])
})

t.test('a symbolic link to a folder is followed', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await symlink(await writeFiles(join(skill.folder, 'true'), pdf), join(skill.folder, 'link'))
  t.match(await skill.json('push', 'link'), { status: 'installed', slug: 'pdf-tools' })
})

t.test('packages that break the rules are rejected as the registry does it', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const cases: [string, Record<string, string>, RegExp][] = [
    ['no SKILL.md', { 'skill.md': skillMd() }, /There is no SKILL\.md/],
    [
      'no description',
      { 'SKILL.md': '---\nname: a\n---\n\nText.\n' },
      /Nothing describes the skill/,
    ],
    [
      'a huge SKILL.md',
      { 'SKILL.md': `${skillMd()}${'x'.repeat(1024 * 1024)}` },
      /SKILL\.md is too large/,
    ],
    [
      'a colon in a name',
      { ...pdf, 'a:b.md': 'x' },
      /A path contains a colon\. Entry: "pdf-tools\/a:b\.md"/,
    ],
    ['names that collide', { ...pdf, 'a.md': 'x', 'A.md': 'x' }, /Two paths differ only in case/],
    [
      'a control character in a name',
      { ...pdf, 'a\u001b[2Jb.md': 'x' },
      /Entry: "pdf-tools\/a\\u\{1b\}\[2Jb\.md"/,
    ],
  ]
  for (const [what, files, detail] of cases) {
    const folder = await writeFiles(join(skill.folder, what), files)
    const { code, stdout, stderr } = await skill.run('push', folder, '--json')
    t.equal(code, 1, what)
    const { error } = JSON.parse(stdout)
    t.match(
      error,
      { code: 'skills.upload.invalid_archive', detail, details: { reason: /\./ } },
      what,
    )
    t.match(stderr, /^Invalid package: .* \(skills\.upload\.invalid_archive\)$/m)
    t.notMatch(stderr, UNFIT)
  }
  t.match((await tenant.call('GET', '/skills')).body, { snapshot_version: 0, skills: [] })
})

const utf8Only = process.platform !== 'linux' && 'this file system takes UTF-8 only'

t.test('a file name that is not UTF-8 is rejected', { skip: utf8Only }, async (t) => {
  const skill = await openSkill(t, { url: await closedUrl() })
  const folder = await writeFiles(join(skill.folder, 'pdf'), pdf)
  await writeFile(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff])]), 'x')
  const { code, stderr } = await skill.run('push', 'pdf')
  t.equal(code, 1)
  t.match(stderr, /is not UTF-8\. Rename it\. \(cli\.name\)/)
})

t.test('a forbidden caller learns what is missing, and no token is ever printed', async (t) => {
  const service = await testApp(t)
  const url = await listening(service)
  const reader = await givenToken(service.services, 'reader')
  const publisher = await givenToken(service.services, 'publisher')
  const skill = await openSkill(t, { url })
  await writeFiles(join(skill.folder, 'pdf'), pdf)
  const nobody = await skill.run('list')
  t.equal(nobody.code, 1)
  t.match(
    nobody.stderr,
    /^Authentication required: .* \(access\.unauthorized\)\nSign in with "skill login", set SKILL_REGISTRY_TOKEN to a token, or name a file that contains one with --token-file\.\n$/,
  )
  t.equal(nobody.stdout, '')

  const env = { SKILL_REGISTRY_TOKEN: reader.secret }
  const asReader = await openSkill(t, { url, env })
  t.equal((await asReader.run('list')).code, 0)
  const refused = await asReader.run('push', join(skill.folder, 'pdf'))
  t.equal(refused.code, 1)
  t.match(refused.stderr, /Insufficient role: .* \(access\.forbidden\)\nYour role .*\n$/)
  t.notMatch(refused.stderr, reader.secret)

  await writeFile(join(asReader.folder, 'token'), `${publisher.secret}\n`)
  const words = ['push', join(skill.folder, 'pdf'), '--token-file', 'token']
  t.match(await asReader.json(...words), { status: 'installed' }, 'the file goes before')
  const elsewhere = await asReader.run('list', '--workspace', 'acme')
  t.match(elsewhere.stderr, /\(workspaces\.not_found\)\n$/)
})

t.test('no connection is exit 3, at once and with the reason', async (t) => {
  const skill = await openSkill(t, { url: await closedUrl() })
  for (const words of [['list'], ['pull', 'pdf'], ['watch']]) {
    const { code, stdout, stderr } = await skill.run(...words)
    t.equal(code, 3, words.join(' '))
    t.equal(stdout, '')
    t.match(
      stderr,
      /^Not reached: http:\S+ cannot be reached: ECONNREFUSED \(cli\.unreachable\)\nStart it, or .*--url.*\n$/,
    )
  }
  const { stdout } = await skill.run('list', '--json')
  t.match(JSON.parse(stdout), { error: { code: 'cli.unreachable' } })
})

t.test('an invalid command line is exit 2, and nothing is sent', async (t) => {
  const skill = await openSkill(t, { url: await closedUrl() })
  await writeFile(join(skill.folder, 'file'), 'no folder')
  const cases: [string[], RegExp][] = [
    [['instal'], /^Unknown command 'instal'\. Did you mean install\?\n/],
    [['push', 'missing'], /^There is no folder missing\n/],
    [['push', 'file'], /^file is not a folder\n/],
    [['pull', '../etc'], /^"\.\.\/etc" is not a slug/],
    [['list', '--json', '--url', 'registry'], /is not a URL\n/],
    [['push', 'a\u001b[2Jb'], /^There is no folder a\[2Jb\n/],
  ]
  for (const [words, message] of cases) {
    const { code, stdout, stderr } = await skill.run(...words)
    t.equal(code, 2, words.join(' '))
    t.match(stdout, words.includes('--json') ? '"code": "cli.usage"' : /^$/)
    t.match(stderr, message)
    t.match(stderr, new RegExp(`\nSee: skill( ${words[0]})? --help\n$`))
  }
  const help = await skill.run('push', '--help')
  t.equal(help.code, 0)
  t.match(help.stdout, /^Usage: skill push\|publish \[options\] <folder>/)
})

t.test('text from a registry cannot control the terminal', async (t) => {
  const problem = { title: EVIL, detail: `refused ${EVIL}`, code: `a.${EVIL}`, status: 400 }
  const url = await openServer(t, (request, response) => {
    if (request.url?.includes('/skills?')) {
      const item = {
        slug: EVIL,
        source_kind: 'user',
        version: EVIL,
        fingerprint: EVIL,
        status: EVIL,
      }
      const skills = [{ ...item, description: EVIL, display_name: EVIL }]
      return sendJson(response, 200, { snapshot_version: 1, skills, next_cursor: null })
    }
    return sendJson(response, 400, problem)
  })
  const skill = await openSkill(t, { url })
  for (const words of [['pull', 'pdf'], ['list'], ['watch']]) {
    for (const more of [[], ['--json']]) {
      const { stdout, stderr } = await skill.run(...words, ...more)
      t.notMatch(stdout, UNFIT, words.join(' '))
      t.notMatch(stderr, UNFIT, words.join(' '))
      if (more.length > 0) {
        const { error, skills } = JSON.parse(stdout)
        t.equal(error?.title ?? skills[0].slug, EVIL, 'the same for a program')
      }
    }
  }
})

t.test('another server is reported as such, and a redirect is not followed', async (t) => {
  const page = await openServer(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>')
  })
  const visited: unknown[] = []
  const other = await openServer(t, ({ headers }, response) => {
    visited.push(headers)
    response.end()
  })
  const moved = await openServer(t, (_request, response) => {
    response.writeHead(307, { location: other }).end()
  })
  const skill = await openSkill(t, { url: page, env: { SKILL_REGISTRY_TOKEN: 'hush' } })
  const first = await skill.run('list')
  t.equal(first.code, 1)
  t.match(first.stderr, /The server at http\S+ is not a skill registry\. \(cli\.not_a_registry\)/)
  const second = await skill.run('list', '--url', moved)
  t.equal(second.code, 1)
  t.match(second.stderr, /^307 Temporary Redirect: The response does not say why\./)
  t.same(visited, [])
})

t.test('a registry with a transient error is retried, after the pause that it names', async (t) => {
  let asked = 0
  const url = await openServer(t, (_request, response) => {
    asked += 1
    if (asked < 3) {
      const problem = { title: 'Away', detail: 'Later.', code: 'unavailable', status: 503 }
      return sendJson(response, asked === 1 ? 503 : 429, problem, { 'retry-after': '0' })
    }
    return sendJson(response, 200, { snapshot_version: 0, skills: [], next_cursor: null })
  })
  const skill = await openSkill(t, { url })
  const { code, stdout, stderr } = await skill.run('list')
  t.equal(code, 0)
  t.equal(stdout, 'Nothing is installed.\n')
  t.match(stderr, /^The registry responded with 503; .*\nThe registry responded with 429; .*\n$/)
})

t.test('an acknowledgement without progress ends the push', async (t) => {
  const url = await openServer(t, (request, response) => {
    if (request.method === 'GET') {
      return sendJson(response, 404, { title: '', detail: '', code: 'skills.not_found' })
    }
    return request.url?.endsWith('/chunks')
      ? sendJson(response, 200, { upload_id: 'a', offset: 0, len: 0, next_offset: 0 })
      : sendJson(response, 201, { upload_id: 'a', recommended_chunk_size_bytes: 0 })
  })
  const skill = await openSkill(t, { url })
  await writeFiles(join(skill.folder, 'pdf'), pdf)
  const { code, stderr } = await skill.run('push', 'pdf')
  t.equal(code, 1)
  t.match(stderr, 'After a chunk at 0 the registry expects one at 0. (cli.bad_response)')
})

const readsAll = process.getuid?.() === 0 && 'root may read everything'

t.test('a file that may not be read ends the push with its name', { skip: readsAll }, async (t) => {
  const skill = await openSkill(t, { url: await closedUrl() })
  const folder = await writeFiles(join(skill.folder, 'pdf'), { ...pdf, 'secret.md': 'x' })
  await chmod(join(folder, 'secret.md'), 0)
  const { code, stderr } = await skill.run('push', 'pdf')
  t.equal(code, 1)
  t.match(stderr, /EACCES.*secret\.md/)
})
