/** `skill login` with a token, profiles, and what keeps their credentials safe. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'
import { openServer, sendJson } from './hostile-registry.ts'
import { listening, openSkill, type Skill } from './program.ts'

const file = '.config/skill-registry/profiles.json'

const login = (skill: Skill, token: string, ...words: string[]) =>
  skill.runWith(`${token}\n`, 'login', ...words)

t.test('a token of standard input is checked, and saved for its owner only', async (t) => {
  const service = await testApp(t)
  const url = await listening(service)
  const { secret } = await givenToken(service.services, 'publisher')
  const skill = await openSkill(t, { url: '' })
  const home = join(skill.folder, '..')
  const first = await login(skill, secret, '--url', url)
  t.equal(first.code, 0, first.stderr)
  t.match(first.stdout, new RegExp(`^Signed in to ${url} as \\S+: publisher of all workspaces\\n`))
  t.notMatch(first.stdout + first.stderr, secret)
  t.equal((await stat(join(home, file))).mode & 0o777, 0o600)
  t.equal((await stat(join(home, '.config/skill-registry'))).mode & 0o777, 0o700)
  t.match(await skill.json('whoami'), { url, workspace: 'default', credentials: 'profile' })
  t.equal((await skill.run('list')).code, 0)

  const other = await login(skill, 'skr_wrong', '--url', url, '--profile', 'other')
  t.match(other, { code: 1, stderr: /access\.unauthorized/ })
  t.notMatch(await readFile(join(home, file), 'utf8'), 'skr_wrong')
  t.match(await skill.run('list', '--profile', 'other'), { code: 2, stderr: /no profile "other"/ })
  t.match(await login(skill, ''), { code: 2, stderr: /Standard input does not contain a token/ })

  await chmod(join(home, file), 0o644)
  t.match(await skill.run('list'), { code: 2, stderr: /others may read it\. Run: chmod 600/ })
  await chmod(join(home, file), 0o600)
  t.match(await skill.run('logout'), { code: 0, stdout: /^Signed out of / })
  t.equal((await skill.run('list', '--url', url)).code, 1)
  t.match(await skill.run('logout'), { code: 2, stderr: /There is no profile/ })
  await writeFile(join(home, file), '{"secret"')
  const damaged = await skill.run('list')
  t.match(damaged, { code: 2, stderr: /is damaged\. Remove it/ })
  t.notMatch(damaged.stderr, '"secret"')
})

t.test('profiles are chosen by name, and a token goes only where it belongs', async (t) => {
  const seen: (string | undefined)[] = []
  const me = { actor: 'token:a', person: null, session_id: null, roles: [] }
  const open = () =>
    openServer(t, ({ headers, url = '' }, response) => {
      seen.push(headers.authorization)
      sendJson(
        response,
        200,
        url === '/v1/me' ? me : { snapshot_version: 1, skills: [], next_cursor: null },
      )
    })
  const [here, elsewhere] = [await open(), await open()]
  const skill = await openSkill(t, { url: '' })
  t.equal((await login(skill, 'first', '--url', here)).code, 0)
  const work = ['--profile', 'work', '--workspace', 'acme']
  t.equal((await login(skill, 'second', '--url', elsewhere, ...work)).code, 0)
  seen.length = 0
  await skill.run('list')
  await skill.run('list', '--profile', 'default')
  await skill.run('list', '--profile', 'work', '--url', here)
  t.same(seen, ['Bearer second', 'Bearer first', undefined])
  t.match((await skill.run('profile', 'list')).stdout, /^\* +work .* acme +token$/m)
  t.equal((await skill.run('profile', 'use', 'default')).code, 0)
  t.match(await skill.json('whoami'), { profile: 'default', url: here, workspace: 'default' })
  t.match(await skill.run('profile', 'use', 'none'), { code: 2, stderr: /Known: default, work/ })
})

t.test('at a terminal the token is asked for, and not shown', async (t) => {
  const service = await testApp(t)
  const url = await listening(service)
  const { secret } = await givenToken(service.services, 'reader')
  const skill = await openSkill(t, { url })
  const child = spawn('script', ['-qec', skill.line('login'), '/dev/null'], {
    cwd: skill.folder,
    env: { ...skill.env, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let shown = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text))
  const ended = once(child, 'close')
  while (!shown.includes('Token: ')) await Promise.race([once(child.stdout, 'data'), ended])
  child.stdin.write(`${secret}\r`)
  t.same((await ended)[0], 0, shown)
  t.match(shown, 'Signed in to')
  t.notMatch(shown, secret)
})

t.test('no token is asked for that another registry would accept', async (t) => {
  const asked: string[] = []
  const documentOf = (path: string, own: string) => {
    const tenant = /^(.*)\/\.well-known\/oauth-protected-resource$/.exec(path)?.[1]
    const named = tenant === undefined ? '' : (resources.get(tenant) ?? `${own}${tenant}`)
    return { resource: named, authorization_servers: [`${own}/id`] }
  }
  const url: string = await openServer(t, ({ url: path = '' }, response) => {
    asked.push(path)
    sendJson(response, path.includes('oauth') ? 200 : 404, documentOf(path, url))
  })
  const resources = new Map([
    ['/a', 'https://skills.example.com'],
    ['/b', url],
    ['/c', `${url}/c/d`],
    ['/d', `${url}/D`],
  ])
  const skill = await openSkill(t, { url, env: { BROWSER: 'true' } })
  const signIn = (path: string, how: string) =>
    skill.run('login', how, '--client-id', 'cid', '--url', url + path)
  for (const [path, resource] of resources) {
    for (const how of ['--browser', '--device']) {
      asked.length = 0
      const { code, stderr } = await signIn(path, how)
      t.equal(code, 1, path)
      t.match(stderr, `names another address as its own, ${resource}, and`)
      t.match(stderr, /\(cli\.other_resource\)\n$/)
      t.same(asked, [`${path}/.well-known/oauth-protected-resource`], 'the provider is not asked')
    }
  }
  t.match(await signIn('/e', '--browser'), { code: 1, stderr: /could not be used/ })
  t.match(asked.at(-1), /^(\/id)?\/\.well-known\/.*/, 'its own address is used')
  await t.rejects(readFile(join(skill.folder, '..', file), 'utf8'), { code: 'ENOENT' })
})

t.test('a token for another registry is not renewed', async (t) => {
  const asked: string[] = []
  const url = await openServer(t, ({ url: path = '' }, response) => {
    asked.push(path)
    sendJson(response, 404, {})
  })
  const resource = 'https://skills.example.com'
  const signIn = { issuer: url, clientId: 'cid', resource, refreshToken: 'hush', expiresAt: 1 }
  const own = { url, workspace: 'default', token: 'old', signIn }
  const skill = await openSkill(t, { url: '' })
  const path = join(skill.folder, '..', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify({ current: 'own', profiles: { own } }), { mode: 0o600 })
  t.match(await skill.run('list'), { code: 1, stderr: /Sign in again.*\(cli\.sign_in_expired\)/ })
  t.same(asked, [])
})
