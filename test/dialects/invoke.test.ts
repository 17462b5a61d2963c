/** `POST /invoke` and `GET /health`, as an orchestrator calls them. */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenResult } from '../support/handlers.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { approve, installArchive, skillArchive } from '../trust/given.ts'

const KEY = 'k'.repeat(43)
const FILL = '`pdf.fill`: Fills a form. [risk: write, effects: internal, egress: none]'
const SEND = '`pdf.send`: Sends a form. [risk: write, effects: external, egress: network]'

/** What a call can be refused with, but for what only its publisher can mend. */
const told = [
  'unknown_command',
  'invalid_arguments',
  'approval_required',
  'schema_unusable',
  'skills_not_found',
  'skills_revision_not_found',
  'skills_file_not_found',
  'skills_path_escape',
  'skills_binary_file',
  'cursor_invalid',
  'documents_not_found',
  'resources_invalid_uri',
  'resources_invalid_request',
  'resources_too_large',
  'functions_not_found',
  'functions_failed',
  'functions_timed_out',
  'functions_invalid_request',
  'functions_internal_namespace',
  'functions_origin_refused',
  'functions_approval_required',
  'functions_registration_changed',
]

type Sent = { key?: string | null; workspace?: string; session?: string }

const invoker =
  ({ app }: TestApp) =>
  async (command: string, given: unknown = {}, sent: Sent = {}) => {
    const { key = KEY, workspace, session } = sent
    const response = await app.inject({
      method: 'POST',
      url: `${workspace ? `/v1/workspaces/${workspace}` : ''}/invoke${session ? `/${session}` : ''}`,
      headers: key === null ? {} : { 'x-orchestrator-key': key },
      payload: {
        session_id: 's',
        command,
        arguments: given,
        context: { user_message: 'x' },
      } as object,
    })
    return { status: response.statusCode, body: response.json() }
  }

t.test('only the orchestrator of the workspace calls anything', async (t) => {
  const test = await testApp(t, { ORCHESTRATOR_KEY: 'e'.repeat(32) })
  await givenWorkspace(test.db, 'ours')
  const invoke = invoker(test)
  const refused = { status: 403, body: { code: 'marketplace.key_refused' } }
  for (const session of ['validation-1', '']) {
    const probe = await invoke('validation_check', { message: 'x' }, { key: null, session })
    t.match(probe, { status: 200, body: { ok: true } })
  }
  const missing = await invoke('list_skills', {}, { key: null })
  t.match(missing, { ...refused, body: { detail: /^Send the key of the workspace/ } })
  const wrong = await invoke('list_skills', {}, { key: KEY })
  t.match(wrong, { ...refused, body: { detail: /is not the one of this workspace/ } })
  t.match(await invoke('list_skills', {}, { key: 'e'.repeat(32) }), { body: { ok: true } })
  t.match(await invoke('list_skills', {}, { key: 'e'.repeat(32), workspace: 'ours' }), refused)
  t.match(await invoke('list_skills', {}, { workspace: 'nowhere' }), refused)
  const set = (orchestrator_key: string | null) =>
    call(test.app, 'PUT', '/settings', { workspace: 'ours', payload: { orchestrator_key } })
  const settled = await set(KEY)
  t.match(settled, { status: 200, body: { orchestrator_key_set: true } })
  t.notMatch(JSON.stringify(settled.body), KEY)
  t.match(await invoke('list_skills', {}, { workspace: 'ours' }), { body: { ok: true } })
  t.match(await invoke('list_skills'), refused)
  t.notMatch(
    JSON.stringify((await call(test.app, 'GET', '/audit', { workspace: 'ours' })).body),
    KEY,
  )
  t.equal((await set('short')).status, 400)
  await set(null)
  t.match(await invoke('list_skills', {}, { workspace: 'ours' }), refused)
})

t.test('commands respond, and failures are explained', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await test.services.systemSkills.ensure('default')
  await call(app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  const invoke = invoker(test)
  await givenInstalledSkill(
    app,
    packageArchive({
      folder: 'a',
      files: { 'b.bin': Buffer.of(255), 'large.txt': 'x'.repeat(1024 * 1024 + 1) },
    }),
  )
  const named = { name: 'a' }
  t.match(await invoke('list_skills', { limit: 1 }), {
    status: 200,
    body: { ok: true, output: { skills: [{ name: 'a' }], next_cursor: String } },
  })
  t.match((await invoke('describe_skill', { ...named, detail: 'full' })).body.output.skill, {
    manifest: { name: 'a' },
    skill_md_frontmatter: { name: 'a' },
    skill_md_content: /^---/,
    files: [{ path: 'SKILL.md' }, { path: 'b.bin' }, { path: 'large.txt' }],
    commands: [{ name: 'skill.a', approval_required: false, calls_function: false }],
  })
  t.match((await invoke('read_skill_file', { ...named, path: 'b.bin' })).body.output, {
    content: '/w==',
    encoding: 'base64',
  })
  t.match((await invoke('load_skills_protocol_guide')).body, { ok: true })
  t.match((await invoke('skill__fetch', { uri: 'iii://skills' })).body, { ok: true })
  t.match((await invoke('skill.a')).body.output, {
    skill: 'a',
    instructions: /^---/,
    files: [{ path: 'SKILL.md' }, { path: 'b.bin' }, { path: 'large.txt' }],
  })
  for (const [command, given, code] of [
    ['nothing', {}, 'unknown_command'],
    ['list_skills', { limit: 0 }, 'invalid_arguments'],
    ['list_skills', { other: 1 }, 'invalid_arguments'],
    ['list_skills', { cursor: 'x' }, 'cursor_invalid'],
    ['describe_skill', {}, 'invalid_arguments'],
    ['describe_skill', { name: 'nobody' }, 'skills_not_found'],
    ['describe_skill', { ...named, version: '9.9.9' }, 'skills_revision_not_found'],
    ['read_skill_file', { ...named, path: '../x' }, 'skills_path_escape'],
    ['read_skill_file', { ...named, path: 'x' }, 'skills_file_not_found'],
    ['read_skill_file', { ...named, path: 'large.txt' }, 'skills_binary_file'],
    ['skill__fetch', { uri: 'iii://nothing' }, 'documents_not_found'],
    ['skill__fetch', { uri: 'https://x' }, 'resources_invalid_uri'],
    ['skill__fetch', {}, 'resources_invalid_request'],
    ['skill__fetch', { uri: 'iii://fn/skills/list' }, 'functions_internal_namespace'],
    ['skill__fetch', { uri: 'iii://fn/nobody' }, 'functions_not_found'],
  ] as const) {
    const { status, body } = await invoke(command, given)
    t.ok(told.includes(code), `${code} stands in the message`)
    t.match({ status, ...body }, { status: 200, ok: false, error: String, error_code: code })
  }
  t.match(await invoke('list_skills', []), { status: 400, body: { code: 'request.invalid' } })
  await call(app, 'PUT', '/skills/user/a/policy', { payload: { enabled: false } })
  t.match((await invoke('skill.a')).body, { ok: false, error_code: 'unknown_command' })
  t.match((await invoke('describe_skill', named)).body, { error_code: 'skills_not_found' })
})

t.test('the message alone is enough: its examples work, and it explains every error', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await test.services.systemSkills.ensure('default')
  await call(app, 'PUT', '/settings', {
    payload: { orchestrator_key: KEY, policy_defaults: { allow_implicit_invocation: true } },
  })
  await givenInstalledSkill(app, packageArchive({ folder: 'a' }))
  const { body } = await installArchive(app, skillArchive([FILL, SEND]))
  await approve(app, body.proposal_id)
  const { message } = (await app.inject('/capabilities')).json()
  const examples: { command: string; arguments: object }[] = message
    .split('\n')
    .filter((line: string) => line.startsWith('  example: '))
    .map((line: string) => JSON.parse(line.replace('  example: ', '')))
  const answers = message.split('\n').filter((line: string) => line.startsWith('  answer: '))
  t.equal(examples.length, 9)
  const invoke = invoker(test)
  for (const [index, { command, arguments: given }] of examples.entries()) {
    const answer = (await invoke(command, given)).body
    t.equal(answer.ok, true, command)
    const shown = [...answers[index].matchAll(/"(\w+)":/g)].map(([, key]) => key)
    for (const key of shown)
      t.ok(JSON.stringify(answer).includes(`"${key}":`), `${command}: ${key}`)
  }
  for (const code of told) t.match(message, code)
})

t.test('a capability is executed by its function, once it has one', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await call(app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  const invoke = invoker(test)
  const { body } = await installArchive(app, skillArchive([FILL, SEND]))
  const fill = 'skill.pdf-tools.pdf.fill'
  t.match((await invoke(fill)).body, { error_code: 'unknown_command' }, 'nobody approved it')
  await approve(app, body.proposal_id)
  t.match((await invoke(fill)).body.output, { skill: 'pdf-tools', instructions: String })
  t.match((await invoke('skill.pdf-tools.pdf.send')).body, { error_code: 'approval_required' })

  const bind = (method: 'PUT' | 'DELETE', capability = 'pdf.fill', functionId = 'pdf::fill') =>
    call(
      app,
      method,
      `/skills/user/pdf-tools/capabilities/${capability}/function`,
      method === 'PUT' ? { payload: { function_id: functionId } } : {},
    )
  t.match(await bind('PUT', 'pdf.other'), { status: 404, body: { code: 'capabilities.not_found' } })
  t.match(await bind('PUT', 'pdf.fill', 'skills::list'), { status: 403 })
  t.match(await bind('PUT'), { status: 404, body: { code: 'functions.not_found' } })
  const handler = await givenResult(t, { filled: true })
  await call(app, 'PUT', `/functions/${encodeURIComponent('pdf::fill')}`, {
    payload: { url: `${handler.origin}/fill` },
  })
  t.match(await bind('PUT'), { status: 200, body: { function_id: 'pdf::fill' } })
  t.same((await invoke(fill, { form: 'a' })).body, { ok: true, output: { filled: true } })
  t.same(JSON.parse(handler.received.at(-1)?.body ?? ''), { form: 'a' })
  const deep = `${'{"x":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  const asked = await test.app.inject({
    method: 'POST',
    url: '/invoke',
    headers: { 'x-orchestrator-key': KEY, 'content-type': 'application/json' },
    payload: `{"command":"${fill}","arguments":${deep}}`,
  })
  t.match(asked.json(), { status: 413, code: 'request.too_complex' })
  t.match(await bind('DELETE'), { status: 200, body: { function_id: null } })
  t.match((await invoke(fill)).body.output, { skill: 'pdf-tools' })

  for (const url of ['/health', '/v1/workspaces/default/health']) {
    const health = await app.inject(url)
    t.equal(health.statusCode, 200)
    t.match(health.json(), { status: 'ok', ready: true, active_sessions: 0 })
  }
  t.equal((await app.inject('/v1/workspaces/nowhere/health')).statusCode, 404)
})
