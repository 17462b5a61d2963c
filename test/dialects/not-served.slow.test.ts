/**
 * To readers, and to whoever calls without a token, a skill that is not served is a skill that was
 * never there: the same status and the same body, on every surface.
 */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive, READ, review, skillArchive } from '../trust/given.ts'

const KEY = 'k'.repeat(43)
const NEVER = 'x-absent'
const NO_BYTES = 'f'.repeat(64)

type Headers = Record<string, string>
type Gone = { slug: string; fingerprint: string }

/** Text that nobody sees, which no package may have. */
const hidden = '\u{e0001}\u{e0041}'

/** One skill for each reason not to be served, all of them offered if it were for their policy. */
const givenAll = async ({ app }: TestApp, headers: Headers): Promise<Gone[]> => {
  const options = { headers }
  const install = async (slug: string, archive: Buffer): Promise<Gone & { proposal?: string }> => {
    const { body } = await installArchive(app, archive, options)
    const { fingerprint } = body.skill
    return { slug, fingerprint, proposal: body.proposal_id }
  }
  const plain = (slug: string, files: Record<string, string> = {}) =>
    install(slug, packageArchive({ folder: slug, files }))
  const acting = (slug: string, bullet: string) =>
    install(slug, skillArchive([bullet], { name: slug }))
  const gone = {
    disabled: await plain('x-disabled'),
    removed: await plain('x-removed'),
    blocked: await plain('x-blocked', { 'a.md': `A${hidden}` }),
    pending: await acting('x-pending', READ),
    unclear: await acting('x-unclear', '`a.b`: Does something.'),
    rejected: await acting('x-rejected', READ),
  }
  for (const { slug } of Object.values(gone)) {
    const payload = { allow_implicit_invocation: true }
    await call(app, 'PUT', `/skills/user/${slug}/policy`, { ...options, payload })
  }
  await call(app, 'PUT', '/skills/user/x-disabled/policy', {
    ...options,
    payload: { enabled: false },
  })
  await call(app, 'DELETE', '/skills/user/x-removed', options)
  await review(app, gone.rejected.proposal ?? '', { decision: 'reject' }, options)
  return Object.values(gone)
}

const rpc = (method: string, params: object) => ({
  url: '/rpc',
  payload: { jsonrpc: '2.0', id: 1, method, params },
})

const invoke = (command: string, given: object = {}) => ({
  url: '/invoke',
  payload: { command, arguments: given },
})

/** What a reader may ask about one skill. */
const questions = (slug: string, fingerprint: string) => {
  const skill = `/v1/workspaces/default/skills/user/${slug}`
  const path = 'SKILL.md'
  const gets = [
    skill,
    `${skill}/files`,
    `${skill}/files/${path}`,
    `${skill}/files/${path}?fingerprint=${fingerprint}`,
    `${skill}/files/${path}?version=0.1.0`,
    `${skill}/archive`,
    `${skill}/archive?fingerprint=${fingerprint}`,
    `${skill}/revisions`,
    `${skill}/history.atom`,
    `${skill}/health`,
    `${skill}/policy`,
    `${skill}/artefacts/manifest.json`,
    `${skill}/artefacts/install_report.json`,
    `${skill}/.well-known/agent-skills/index.json`,
    ...[path, `${slug}.tar.gz`].map(
      (file) => `/.well-known/agent-skills/artifacts/user/${slug}/${fingerprint}/${file}`,
    ),
    `/capabilities?select=${slug}`,
    `/capabilities?select=skill:user:${slug}`,
    `/v1/workspaces/default/skills?q=${slug}`,
    `/v1/workspaces/default/skills?namespace=${slug}`,
  ]
  const target = { slug, source_kind: 'user' }
  const inWorkspace = { workspace_id: 'default' }
  const posts = [
    { url: '/v1/workspaces/default/skills/health', payload: { skills: [target] } },
    {
      url: '/v1/workspaces/default/skills/resolve',
      payload: { capabilities: [{ id: slug }, { id: `skill:user:${slug}` }] },
    },
    {
      url: '/v1/workspaces/default/capability-scope',
      payload: { allowed_skills: [`skill.${slug}`], forward_skills: [`skill.${slug}`] },
    },
    rpc('describe_skill', { name: slug, detail: 'full' }),
    rpc('describe_skill', { name: slug, version: '0.1.0' }),
    rpc('read_skill_file', { name: slug, path }),
    rpc('read_skill_file', { name: slug, path, version: '0.1.0' }),
    rpc('list_skills', { namespace: slug }),
    rpc('skills/health', { ...inWorkspace, skills: [target] }),
    invoke('describe_skill', { name: slug }),
    invoke('describe_skill', { name: slug, version: '0.1.0' }),
    invoke('read_skill_file', { name: slug, path }),
    invoke('list_skills', { namespace: slug }),
    invoke(slug),
    invoke(`skill.${slug}`),
    invoke(`skill.${slug}.pdf.read`),
    invoke(`skill.${slug}.a.b`),
  ]
  return [
    ...gets.map((url) => ({ method: 'GET' as const, url })),
    ...gets.map((url) => ({ method: 'HEAD' as const, url })),
    ...posts.map((one) => ({ method: 'POST' as const, ...one })),
  ]
}

t.test('an unserved skill looks as if it never existed', async (t) => {
  const test = await testApp(t, { RATE_LIMIT_PER_TOKEN: '0', RATE_LIMIT_PER_ADDRESS: '0' })
  const { app } = test
  await test.services.systemSkills.ensure('default')
  const admin = await givenToken(test.services, 'admin')
  await call(app, 'PUT', '/settings', { ...admin, payload: { orchestrator_key: KEY } })
  const reader = await givenToken(test.services, 'reader', { workspace: 'default' })
  const gone = await givenAll(test, admin.headers)

  /** Without what names this very skill, or this very call. */
  const answers = async ({ slug, fingerprint }: Gone, headers: Headers) => {
    const seen: Record<string, unknown> = {}
    for (const question of questions(slug, fingerprint)) {
      const answer = await app.inject({ ...question, headers })
      // The tag of a list is that of its query, too.
      const isQuery = /[?](q|namespace)=/.test(question.url)
      const known = {
        ...answer.headers,
        'x-request-id': '',
        date: '',
        ...(isQuery ? { etag: '' } : {}),
      }
      const plain = (text: string) =>
        text
          .replaceAll(slug, 'SLUG')
          .replaceAll(fingerprint, 'FINGERPRINT')
          .replace(/"request_id":"[^"]*"/, '')
          .replace(/"generated_at":\d+/, '')
      seen[plain(`${question.method} ${question.url} ${JSON.stringify(question)}`)] = [
        answer.statusCode,
        plain(answer.payload),
        plain(JSON.stringify({ ...known, 'content-length': '' })),
      ]
    }
    return seen
  }

  const callers: Record<string, Headers> = {
    reader: reader.headers,
    orchestrator: { 'x-orchestrator-key': KEY },
    nobody: {},
  }
  for (const [who, headers] of Object.entries(callers)) {
    const never = await answers({ slug: NEVER, fingerprint: NO_BYTES }, headers)
    for (const one of gone) {
      const seen = await answers(one, headers)
      for (const [question, answer] of Object.entries(never)) {
        t.same(seen[question], answer, `${who}, ${one.slug}: ${question.slice(0, 100)}`)
      }
    }
  }

  await t.test('no list names an unserved skill', async (t) => {
    const lists = [
      { url: '/capabilities' },
      { url: '/.well-known/agent-skills/index.json' },
      { url: '/v1/workspaces/default/skills' },
      { url: '/v1/workspaces/default/policies' },
      { url: '/rpc', method: 'list_skills' },
      { url: '/rpc', method: 'skills/list' },
      { url: '/rpc', method: 'skills/policy/list' },
    ]
    for (const { url, method } of lists) {
      const { payload, statusCode } = await app.inject({
        url,
        headers: reader.headers,
        ...(method === undefined
          ? {}
          : {
              method: 'POST',
              payload: { jsonrpc: '2.0', id: 1, method, params: { workspace_id: 'default' } },
            }),
      })
      t.equal(statusCode, 200)
      for (const { slug } of gone) t.notMatch(payload, slug, `${url} ${method ?? ''}`)
    }
  })

  await t.test('the same requests find a served skill', async (t) => {
    const archive = packageArchive({ folder: 'x-served' })
    const { fingerprint } = (await installArchive(app, archive, admin)).body.skill
    const headers = { ...reader.headers, 'x-orchestrator-key': KEY }
    const never = await answers({ slug: NEVER, fingerprint: NO_BYTES }, headers)
    const seen = await answers({ slug: 'x-served', fingerprint }, headers)
    const same = Object.keys(never).filter(
      (question) => JSON.stringify(seen[question]) === JSON.stringify(never[question]),
    )
    // Those that need more than a reader, and those about capabilities, which it has none of.
    t.ok(same.length < Object.keys(never).length / 4, same.join('\n'))
  })
})
