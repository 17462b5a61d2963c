/** `skill push` in jobs of GitHub Actions and GitLab CI, without a token of the registry. */
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import {
  demandedOfGitLab,
  githubClaims,
  gitlabClaims,
  type Given,
  givenIssuer,
  trust,
} from '../trusted-publishers/jobs.ts'
import { findFreePort } from '../identity/free-port.ts'
import { openServer, sendJson } from './hostile-registry.ts'
import { openSkill, type Skill, writeFiles } from './program.ts'

const REQUEST_SECRET = 'secret-of-the-job'

type Registry = Given & { url: string }

const givenRegistry = async (t: Test): Promise<Registry> => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const test = await givenIssuer(t, url)
  await test.app.listen({ host: '127.0.0.1', port })
  return { ...test, url }
}

type Asked = { authorization: string | undefined; audience: string | null; version: string | null }

/** GitHub's end point for ID tokens, which signs for the audience that is asked for. */
const openGitHub = async (
  t: Test,
  { issuer }: Given,
  claims: () => Record<string, unknown> = () => ({}),
): Promise<{ env: Record<string, string>; asked: Asked[] }> => {
  const asked: Asked[] = []
  const url = await openServer(t, (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const { authorization } = request.headers
    const audience = searchParams.get('audience')
    asked.push({ authorization, audience, version: searchParams.get('api-version') })
    const isKnown = authorization === `Bearer ${REQUEST_SECRET}`
    if (!isKnown || asked.length === 1) sendJson(response, isKnown ? 503 : 401, {})
    else {
      void issuer
        .sign(githubClaims(issuer, { aud: audience, ...claims() }))
        .then((value) => sendJson(response, 200, { value }))
    }
  })
  const env = {
    GITHUB_ACTIONS: 'true',
    ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/token?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_SECRET,
  }
  return { env, asked }
}

const folderOf = async ({ folder }: Skill, name: string, description = 'Greets.') => {
  await writeFiles(join(folder, name), { 'SKILL.md': skillMd({ name, description }) })
  return name
}

t.test('GitHub Actions: by itself, for the address of the registry, again and again', async (t) => {
  const test = await givenRegistry(t)
  await trust(test)
  const { env, asked } = await openGitHub(t, test)
  const skill = await openSkill(t, { url: test.url, env })
  const first = await skill.run('push', await folderOf(skill, 'hello-skill'))
  t.equal(first.code, 0, first.stderr)
  t.match(first.stdout, /^Installed hello-skill/)
  t.match(first.stderr, 'GitHub responded with 503')
  t.match(first.stderr, 'Publishing as the trusted publisher ours')
  t.match(asked[0], { audience: test.url, version: '2.0' })
  const again = await skill.run('push', await folderOf(skill, 'hello-skill', 'Greets twice.'))
  t.equal(again.code, 0, again.stderr)
  t.match(again.stdout, /^Updated hello-skill/)
  for (const { stdout, stderr } of [first, again]) {
    t.notMatch(stdout + stderr, REQUEST_SECRET)
    t.notMatch(stdout + stderr, 'skr_')
    t.notMatch(stdout + stderr, 'eyJ')
  }

  const other = await skill.run('push', await folderOf(skill, 'other'))
  t.equal(other.code, 1)
  t.match(other.stderr, /other skills only: hello-skill.*access\.forbidden/)
  const tokens = await test.db.selectFrom('tokens').select('token_id').execute()
  t.equal(tokens.length, 4, 'one for each push, besides that of the admin')
  const read = await skill.run('list')
  t.equal(read.code, 1, 'only a push asks for one')
})

t.test('GitHub Actions: refusals, and an ID token that was used', async (t) => {
  const test = await givenRegistry(t)
  await trust(test)
  const pull = await openGitHub(t, test, () => ({ event_name: 'pull_request' }))
  const skill = await openSkill(t, { url: test.url, env: pull.env })
  const refused = await skill.run('push', await folderOf(skill, 'hello-skill'))
  t.equal(refused.code, 1)
  t.match(refused.stderr, /`event_name` = "pull_request".*oidc\.not_trusted/)

  const ids = ['used', 'used', 'new']
  const repeated = await openGitHub(t, test, () => ({ jti: ids.shift() }))
  const retrying = await openSkill(t, { url: test.url, env: repeated.env })
  for (const expected of ['Installed', 'Nothing to change']) {
    const { code, stdout } = await retrying.run('push', await folderOf(retrying, 'hello-skill'))
    t.same([code, stdout.startsWith(expected)], [0, true])
  }
  t.same(ids, [])

  const env = { ...pull.env, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'another' }
  const without = await openSkill(t, { url: test.url, env })
  const none = await without.run('push', await folderOf(without, 'hello-skill'))
  t.match(none, { code: 1, stderr: /no ID token \(401\).*id-token: write.*cli\.no_id_token/ })
})

t.test('GitLab CI: by a variable, which counts once', async (t) => {
  const test = await givenRegistry(t)
  await trust(test, { claims: demandedOfGitLab })
  const idToken = await test.issuer.sign(gitlabClaims(test.issuer, { aud: test.url }))
  const skill = await openSkill(t, {
    url: test.url,
    env: { GITLAB_CI: 'true', SKILL_REGISTRY_ID_TOKEN: idToken },
  })
  const first = await skill.run('push', await folderOf(skill, 'hello-skill'))
  t.equal(first.code, 0, first.stderr)
  const { body } = await call(test.app, 'GET', '/audit?action=token_exchange', {
    headers: test.admin,
  })
  t.match(body.entries[0].details, { repository: 'acme/skills', commit: 'decaf', run: '77' })
  const again = await skill.run('push', await folderOf(skill, 'hello-skill', 'Greets twice.'))
  t.equal(again.code, 1)
  t.match(again.stderr, /`id_tokens` for each push.*oidc\.token_reused/)
  t.notMatch(first.stderr + again.stderr, idToken)
})

t.test('GitLab CI: a dry run takes an ID token of its own, and lint none', async (t) => {
  const test = await givenRegistry(t)
  await trust(test, { claims: demandedOfGitLab })
  const job = async () => {
    const idToken = await test.issuer.sign(gitlabClaims(test.issuer, { aud: test.url }))
    return openSkill(t, { url: test.url, env: { SKILL_REGISTRY_ID_TOKEN: idToken } })
  }
  const own = await job()
  const name = await folderOf(own, 'hello-skill')
  t.match(await own.run('lint', name), { code: 0 })
  const dry = await job()
  const tried = await dry.run('push', await folderOf(dry, 'hello-skill'), '--dry-run')
  t.match(tried, { code: 0, stdout: /would install hello-skill/ })
  const pushed = await own.run('push', name)
  t.match(pushed, { code: 0, stdout: /^Installed hello-skill/ })
  const { body } = await call(test.app, 'GET', '/audit?action=token_exchange', {
    headers: test.admin,
  })
  t.equal(body.entries.length, 2)
})

t.test('a token of the registry comes first, and a registry may trust no CI system', async (t) => {
  const test = await givenRegistry(t)
  const { env, asked } = await openGitHub(t, test)
  const token = test.admin.authorization?.slice('Bearer '.length) ?? ''
  const skill = await openSkill(t, { url: test.url, env: { ...env, SKILL_REGISTRY_TOKEN: token } })
  t.equal((await skill.run('push', await folderOf(skill, 'other'))).code, 0)
  t.same(asked, [])

  const elsewhere = await openServer(t, (request, response) => {
    const code = request.url === '/v1/oidc/exchange' ? 'oidc.not_configured' : 'access.unauthorized'
    const status = code === 'oidc.not_configured' ? 409 : 401
    sendJson(response, status, { title: 'No', detail: 'No.', code, status })
  })
  const stranger = await openSkill(t, { url: elsewhere, env })
  const { code, stderr } = await stranger.run('push', await folderOf(stranger, 'other'))
  t.equal(code, 1)
  t.match(stderr, 'going on without a token')
  t.match(stderr, 'access.unauthorized')
})
