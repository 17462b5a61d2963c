/** What the token of a job may do: read, and publish the skills of its trust. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import { type Answer, call } from '../support/given.ts'
import { Browser } from '../support/browsers.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import {
  demanded,
  exchange,
  githubClaims,
  givenJob,
  givenTrust,
  type Headers,
  packageOf,
  publish,
  trust,
  upload,
} from './jobs.ts'

const otherSkill = { status: 403, body: { code: 'access.forbidden', details: { slug: 'other' } } }

t.test('a job installs and updates its skill, and the audit log tells which job', async (t) => {
  const test = await givenTrust(t)
  const { app, issuer, admin } = test
  const { status, headers, body } = await exchange(test, await issuer.sign(githubClaims(issuer)))
  t.equal(status, 201)
  t.equal(headers['cache-control'], 'no-store')
  t.match(body, { publisher_id: 'ours', workspace_id: 'default', slugs: ['hello-skill'] })
  const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000
  t.ok(minutes > 14 && minutes <= 15.1, `${minutes} minutes`)
  const job = bearer(body.token)
  t.equal((await publish(test, job, { archive: packageOf('hello-skill') })).status, 201)
  const archive = packageOf('hello-skill', 'Greets twice.')
  t.equal((await publish(test, job, { archive, update: 'hello-skill' })).status, 200)
  const { body: audit } = await call(app, 'GET', '/audit?action=token_exchange', { headers: admin })
  t.match(audit.entries[0], {
    actor: 'trusted_publisher:ours',
    decision: 'allowed',
    target: `token:${body.token_id}`,
    details: {
      issuer: issuer.url,
      publisher_id: 'ours',
      repository: 'acme/skills',
      commit: 'c0ffee',
      run: '900',
      ref: 'refs/heads/main',
      event: 'push',
    },
  })
  const { body: writes } = await call(app, 'GET', '/audit?action=update', { headers: admin })
  t.equal(writes.entries[0].actor, `token:${body.token_id}`)
  const listed = await app.inject({ url: '/v1/tokens', headers: admin })
  t.match(listed.json().tokens[0], {
    token_id: body.token_id,
    role: 'publisher',
    slugs: ['hello-skill'],
    created_by: 'trusted_publisher:ours',
  })
  t.notMatch(listed.payload + JSON.stringify(audit), body.token, 'the secret is nowhere')
})

t.test('other skills are refused by every way of publishing, and nothing changes', async (t) => {
  const test = await givenTrust(t)
  const { app, admin } = test
  const { headers } = await givenJob(test)
  const foreign = packageOf('other')
  t.match(await publish(test, headers, { archive: foreign }), otherSkill)
  await publish(test, admin, { archive: foreign })
  const changed = packageOf('other', 'Changed.')
  t.match(await publish(test, headers, { archive: changed, update: 'other' }), otherSkill)

  const uploadId = await upload(test, headers, changed)
  const source = { type: 'uploaded_archive', upload_id: uploadId }
  const install = { source, target_source_kind: 'registry' }
  t.match(await call(app, 'POST', '/skills', { headers, payload: install }), otherSkill)
  const update = { headers, payload: { source } }
  t.match(await call(app, 'PUT', '/skills/user/other', update), otherSkill)
  const asOwn = await call(app, 'PUT', '/skills/user/hello-skill', update)
  t.equal(asOwn.status, 404, 'nor under the name of its own')

  const rpc = async (method: string, params: object): Promise<Answer['body']> => {
    const payload = {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { workspace_id: 'default', ...params },
    }
    return (await app.inject({ method: 'POST', url: '/rpc', headers, payload })).json()
  }
  const refused = { error: { data: { code: 'access.forbidden' } } }
  t.match(await rpc('skills/install', { source }), refused)
  t.match(await rpc('skills/update', { source, slug: 'other', source_kind: 'user' }), refused)
  t.match(await rpc('skills/uninstall', { slug: 'hello-skill', source_kind: 'user' }), refused)
  t.match(await rpc('skills::register', { id: 'x', skill: '# X' }), refused)
  t.match((await rpc('skills/list', {})).result.skills, [{ slug: 'other' }], 'it reads')

  const status = await call(app, 'GET', `/uploads/${uploadId}`, { headers })
  t.equal(status.body.status, 'finalized', 'the upload is left to those who may')
  const revisions = await test.db.selectFrom('skill_revisions').select('revision').execute()
  t.equal(revisions.length, 1)
  const rows = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'reason_code', 'details'])
    .where('decision', '=', 'blocked')
    .where('action', '=', 'install')
    .execute()
  t.equal(rows.length, 6)
  t.match(rows[0], { reason_code: 'access.forbidden', details: { slug: 'other' } })
})

type Operation = { operationId: string; 'x-required-role': string }
type Document = { paths: Record<string, Record<string, Operation>> }

t.test('every other operation that needs more than a reader is closed to it', async (t) => {
  const test = await givenTrust(t)
  const { headers } = await givenJob(test)
  const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
  const open: string[] = []
  for (const [path, methods] of Object.entries((JSON.parse(text) as Document).paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (['public', 'reader'].includes(operation['x-required-role'])) continue
      const url = path
        .replace('{workspace_id}', 'default')
        .replace('{slug}', 'hello-skill')
        .replace('{source_kind}', 'user')
        .replaceAll(/\{\w+\}/g, 'x')
      const answer = await test.app.inject({ method: method.toUpperCase() as 'GET', url, headers })
      if (answer.statusCode !== 403) open.push(operation.operationId)
    }
  }
  // What installs checks the slug of the package, whichever protocol it came by.
  const ofProtocols = [
    'anthropicSkillCreate',
    'anthropicVersionCreate',
    'clawHubPublish',
    'clawHubTicket',
    'clawHubUpload',
    'openaiSkillCreate',
    'openaiVersionCreate',
  ]
  t.same(open.toSorted(), [
    ...ofProtocols.flatMap((name) => [name, `${name}InWorkspace`]),
    'skillsInstall',
    'skillsInstallArchive',
    'skillsUpdate',
    'skillsUpdateArchive',
    'skillsUploadAbort',
    'skillsUploadChunk',
    'skillsUploadFinish',
    'skillsUploadList',
    'skillsUploadStart',
    'skillsUploadStatus',
  ])
})

t.test('it sees what waits of its own skills, and readers do not see it with it', async (t) => {
  const test = await givenTrust(t)
  const { app, admin } = test
  await call(app, 'PUT', '/settings', { headers: admin, payload: { approval: 'required' } })
  const { headers } = await givenJob(test)
  for (const [by, name] of [[headers, 'hello-skill'] as const, [admin, 'other'] as const]) {
    t.equal((await publish(test, by, { archive: packageOf(name) })).status, 202)
  }
  const reader = await givenToken(test.services, 'reader')
  const statusOf = async (path: string, given: Headers) =>
    (await call(app, 'GET', `/skills/user/${path}`, { headers: given })).status
  for (let round = 0; round < 2; round += 1) {
    t.equal(await statusOf('hello-skill', headers), 200)
    t.equal(await statusOf('hello-skill', reader.headers), 404, 'no answer is shared')
  }
  t.equal(await statusOf('hello-skill/files/SKILL.md?include=unserved', headers), 200)
  t.equal(await statusOf('other', headers), 404)
  t.equal(await statusOf('other/files/SKILL.md?include=unserved', headers), 404)
})

t.test('it counts in its workspace only, and as a session no more than as a token', async (t) => {
  const test = await givenTrust(t)
  await givenWorkspace(test.db, 'acme')
  const { headers } = await givenJob(test)
  const there = await call(test.app, 'GET', '/skills', { workspace: 'acme', headers })
  t.match(there, { status: 404, body: { code: 'workspaces.not_found' } })
  const browser = new Browser(test.app)
  await browser.signInByToken(headers.authorization?.slice('Bearer '.length) ?? '')
  t.equal((await browser.send('/v1/workspaces/default/skills')).status, 200)
  const url = '/v1/workspaces/default/documents/x'
  const sent = await browser.send(url, { method: 'PUT', payload: { markdown: '# X' } })
  t.equal(sent.status, 403)
})

t.test('what a trust names is what counts: slugs with an owner, of two trusts', async (t) => {
  const test = await givenTrust(t)
  const { issuer } = test
  await trust(test, {
    id: 'production',
    claims: { ...demanded, environment: 'production' },
    slugs: ['acme/pdf', 'other'],
  })
  const claims = githubClaims(issuer, { environment: 'production' })
  const { body } = await exchange(test, await issuer.sign(claims))
  t.equal(body.publisher_id, 'production', 'the one that demands more')
  t.same(body.slugs, ['acme/pdf', 'other'])
  const job = bearer(body.token)
  t.equal((await publish(test, job, { archive: packageOf('other') })).status, 201)
  t.equal((await publish(test, job, { archive: packageOf('pdf') })).status, 403, 'not without it')
})
