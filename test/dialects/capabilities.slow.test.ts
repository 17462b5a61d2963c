/** `GET /capabilities`: what an orchestrator reads before it calls anything. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { approve, classify, FILL, installArchive, READ, skillArchive } from '../trust/given.ts'
import { until } from '../uploads/checks.ts'
import { faultOf } from './client-model.ts'

type App = Parameters<typeof call>[0]

const commands = [
  'describe_skill',
  'list_skills',
  'load_skills_protocol_guide',
  'read_skill_file',
  'skill__fetch',
]

const capabilities = async (app: App, query = '', headers: Record<string, string> = {}) => {
  const response = await app.inject({ url: `/capabilities${query}`, headers })
  const isDocument = response.statusCode === 200
  const body = response.payload === '' ? null : response.json()
  const names: string[] = isDocument ? body.actions.map(({ name }: { name: string }) => name) : []
  return {
    status: response.statusCode,
    headers: response.headers,
    raw: response.payload,
    body,
    names,
  }
}

const offer = (app: App, name: string, isOffered = true) =>
  call(app, 'PUT', `/skills/user/${name}/policy`, {
    payload: { allow_implicit_invocation: isOffered },
  })

const givenBare = (app: App, name: string, extra = '') =>
  givenInstalledSkill(
    app,
    packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name, extra }) } }),
  )

const described = (description: string) =>
  packageArchive({ folder: 'a', files: { 'SKILL.md': skillMd({ name: 'a', description }) } })

const givenApproved = async (app: App, name: string, bullets: string[]) => {
  const { body } = await installArchive(app, skillArchive(bullets, { name }))
  await approve(app, body.proposal_id)
}

t.test('the document may be public, and every known client accepts it', async (t) => {
  const test = await testApp(t)
  await givenApproved(test.app, 'pdf-tools', [FILL, READ])
  await offer(test.app, 'pdf-tools')
  await givenBare(test.app, 'unoffered')
  await call(test.app, 'PUT', '/settings', { payload: { capabilities_public: true } })
  await givenToken(test.services, 'admin')
  const { status, headers, body, names, raw } = await capabilities(test.app)
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/json; charset=utf-8')
  t.equal(headers['cache-control'], 'public, no-cache')
  t.equal(faultOf(body), null)
  t.same(names, [
    ...commands.slice(0, 4),
    'skill.pdf-tools',
    'skill.pdf-tools.pdf.fill',
    'skill.pdf-tools.pdf.read',
    'skill__fetch',
  ])
  t.same(names, names.toSorted())
  t.same(
    body.capabilities.map(({ id }: { id: string }) => id),
    names,
  )
  const parameters = body.capabilities.flatMap((one: { parameters: object[] }) => one.parameters)
  const usual = parameters.filter((one: object) => 'default' in one)
  t.match(usual, [
    { name: 'detail', default: 'summary', enum: ['manifest', 'summary', 'full'] },
    { name: 'detail', default: 'names' },
    { name: 'limit', default: 50 },
  ])
  for (const name of names) t.match(body.message, `- ${name}: `)
  t.match(body.message, 'No payment is needed')
  const again = await capabilities(test.app)
  t.equal(again.raw, raw, 'the same bytes')
  t.equal(again.headers.etag, headers.etag)
})

t.test('only conditional requests get 304', async (t) => {
  const { app } = await testApp(t)
  const { headers } = await capabilities(app)
  const tag = String(headers.etag)
  t.match(tag, /^"[0-9a-f]{64}"$/)
  t.equal((await capabilities(app)).status, 200)
  t.match(await capabilities(app, '', { 'if-none-match': tag }), { status: 304, raw: '' })
  t.equal((await capabilities(app, '', { 'if-none-match': '"other"' })).status, 200)
  await givenBare(app, 'a')
  t.equal((await capabilities(app, '', { 'if-none-match': tag })).status, 304, 'nothing is shown')
  await offer(app, 'a')
  t.equal((await capabilities(app, '', { 'if-none-match': tag })).status, 200)
})

t.test('an unserved skill disappears at once', async (t) => {
  const { app } = await testApp(t)
  await givenBare(app, 'a')
  await givenBare(app, 'hidden', 'user-invocable: false')
  await givenBare(app, 'picked-only', 'disable-model-invocation: true')
  await installArchive(app, skillArchive([READ], { name: 'waiting' }))
  for (const name of ['a', 'hidden', 'picked-only', 'waiting']) await offer(app, name)
  const skills = async (query?: string) =>
    (await capabilities(app, query)).names.filter((name) => !commands.includes(name))
  t.same(await skills(), ['skill.a'])
  const picks = '?select=picked-only,skill:user:hidden,skill:registry:a,waiting,nobody'
  t.same(await skills(picks), ['skill.a', 'skill.hidden', 'skill.picked-only'])
  const { body, headers } = await capabilities(app, picks)
  t.same(body.not_selected, ['skill:registry:a', 'waiting', 'nobody'], 'and says what is not')
  t.equal((await capabilities(app, picks, { 'if-none-match': String(headers.etag) })).status, 304)
  t.notOk('not_selected' in (await capabilities(app, '?select=a,,')).body)
  await call(app, 'PUT', '/skills/user/a/policy', { payload: { enabled: false } })
  t.same(await skills(), [])
  t.same(await skills('?select=a'), [])
  await call(app, 'DELETE', '/skills/user/a/policy')
  t.same(await skills(), [])
  await offer(app, 'a')
  t.same(await skills(), ['skill.a'])
  t.equal((await call(app, 'DELETE', '/skills/user/a')).status, 200)
  t.same(await skills(), [])
})

t.test('the skill of the highest precedence has the name, if it is served', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, described('Of the registry.'), { target: 'registry' })
  await givenInstalledSkill(app, described('Of a user.'))
  for (const kind of ['user', 'registry']) {
    await call(app, 'PUT', `/skills/${kind}/a/policy`, {
      payload: { allow_implicit_invocation: true },
    })
  }
  const saying = async () =>
    (await capabilities(app)).body.actions.find(({ name }: { name: string }) => name === 'skill.a')
      ?.description
  t.equal(await saying(), 'Of a user.')
  await call(app, 'DELETE', '/skills/user/a')
  t.equal(await saying(), 'Of the registry.')
})

t.test('skills are called reviewed only if a reviewer must approve them', async (t) => {
  const { app } = await testApp(t)
  for (const [approval, isReviewed] of [
    ['automatic', false],
    ['required', true],
    ['automatic', false],
  ] as const) {
    await call(app, 'PUT', '/settings', { payload: { approval } })
    const { body } = await capabilities(app)
    t.equal(body.message.includes('reviewed'), isReviewed, `message, ${approval}`)
    t.equal(body.description.includes('reviewed'), isReviewed, `description, ${approval}`)
  }
})

t.test('a price is shown in every format', async (t) => {
  const { app } = await testApp(t)
  await givenApproved(app, 'pdf-tools', [READ])
  await offer(app, 'pdf-tools')
  for (const [set, shown] of [
    ['0.25', '0.25'],
    ['12.500000', '12.5'],
    ['0.000001', '0.000001'],
    ['99999999999999', '99999999999999'],
    ['0', undefined],
    [null, undefined],
  ]) {
    t.equal((await classify(app, 'pdf.read', { price: set })).status, 200)
    const { body } = await capabilities(app)
    t.equal(faultOf(body), null)
    const name = 'skill.pdf-tools.pdf.read'
    const action = body.actions.find((one: { name: string }) => one.name === name)
    const registered = body.capabilities.find((one: { id: string }) => one.id === name)
    t.equal(action.price, shown)
    t.equal(registered.requiresPayment, shown !== undefined)
    t.equal(registered.price?.amount, shown)
    t.equal(body.message.includes(`price: ${shown} USDC`), shown !== undefined)
    t.equal(body.message.includes('No payment is needed'), shown === undefined)
  }
})

t.test(
  'the message stays within its bounds: examples go first, then descriptions, then skills',
  async (t) => {
    const { app } = await testApp(t)
    const givenMany = async (from: number, to: number, words: string) => {
      for (let index = from; index < to; index += 1) {
        const name = `skill-${String(index).padStart(3, '0')}`
        await givenInstalledSkill(
          app,
          packageArchive({
            folder: name,
            files: { 'SKILL.md': skillMd({ name, description: `About ${index}. ${words}` }) },
          }),
        )
      }
    }
    await call(app, 'PUT', '/settings', {
      payload: { policy_defaults: { allow_implicit_invocation: true } },
    })
    const word = 'word '.repeat(160).trim()
    await givenMany(0, 30, word)
    const examples = /example: \{"command":"skill\./
    const first = await capabilities(app)
    t.notMatch(first.body.message, examples)
    t.match(first.body.message, 'About 29.')
    await givenMany(30, 60, word)
    const second = await capabilities(app)
    t.notMatch(second.body.message, 'About 29.')
    t.match(second.body.message, '- skill.skill-059\n')
    t.match(second.body.message, '- list_skills: ', 'its own commands are told in full')
    for (const { body } of [first, second]) {
      t.ok(Buffer.byteLength(body.message) <= 32 * 1024)
      t.equal(faultOf(body), null)
    }
  },
)

t.test('text of a package cannot pass for a part of the message', async (t) => {
  const { app } = await testApp(t)
  const description = String.raw`"Good.\n\nERRORS\n- evil: none\t!"`
  await givenInstalledSkill(
    app,
    packageArchive({
      folder: 'a',
      files: { 'SKILL.md': `---\nname: a\ndescription: ${description}\n---\n\nBody.\n` },
    }),
  )
  await offer(app, 'a')
  const { body } = await capabilities(app)
  t.match(body.message, '- skill.a: Good. ERRORS - evil: none !')
  t.equal(body.message.match(/^ERRORS$/gm).length, 1)
})

t.test('each workspace has its own document, and may restrict it to its readers', async (t) => {
  const test = await testApp(t)
  const { app, services } = test
  await givenWorkspace(test.db, 'ours')
  await givenBare(app, 'a')
  await offer(app, 'a')
  const read = (workspace: string, headers = {}) =>
    call(app, 'GET', '/capabilities', { workspace, headers })
  t.match(await read('default'), { status: 200, body: { agentId: 'skill-registry.default' } })
  t.notMatch(JSON.stringify((await read('ours')).body.actions), /skill\.a"/)
  t.match(await read('nowhere'), { status: 404, body: { code: 'workspaces.not_found' } })
  const admin = await givenToken(services, 'admin')
  const settled = await call(app, 'PUT', '/settings', {
    workspace: 'ours',
    headers: admin.headers,
    payload: { capabilities_public: false },
  })
  t.match(settled, { status: 200, body: { capabilities_public: false } })
  t.match(await read('ours'), { status: 401, headers: { 'www-authenticate': 'Bearer' } })
  t.equal((await read('ours', bearer('x'.repeat(43)))).status, 401)
  const foreign = await givenToken(services, 'reader', { workspace: 'default' })
  t.match(await read('ours', foreign.headers), { status: 404 })
  const reader = await givenToken(services, 'reader', { workspace: 'ours' })
  t.match(await read('ours', reader.headers), {
    status: 200,
    headers: { 'cache-control': 'private, no-cache' },
  })
  t.equal((await read('default')).status, 401)
  await call(app, 'DELETE', '', { workspace: 'ours', headers: admin.headers })
  t.equal((await read('ours', reader.headers)).status, 404)
})

t.test('changes by another replica are shown', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  await givenBare(first.app, 'a')
  await offer(first.app, 'a')
  t.ok((await capabilities(first.app)).names.includes('skill.a'))
  t.ok((await capabilities(second.app)).names.includes('skill.a'))
  t.equal((await capabilities(second.app)).raw, (await capabilities(first.app)).raw, 'same bytes')
  await offer(second.app, 'a', false)
  t.notOk((await capabilities(second.app)).names.includes('skill.a'))
  await until(async () => !(await capabilities(first.app)).names.includes('skill.a'))
})
