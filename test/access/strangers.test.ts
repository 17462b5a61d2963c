/**
 * The roots that a workspace may open to callers without a token: each of them, in each state of a
 * workspace, for each kind of caller, over HTTP.
 */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill, multipart } from '../support/given.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Headers = Record<string, string>

const KEY = 'k'.repeat(43)
const FOLDER = '/.well-known/agent-skills'
/** Differ from one request of a caller to the next, whatever is asked. */
const CHANGING = ['date', 'ratelimit-remaining', 'ratelimit-reset']
const states = ['shown', 'private', 'deleted', 'absent'] as const
const live = ['shown', 'private'] as const

const updated = (folder: string) => packageArchive({ folder, files: { 'more.txt': 'more' } })

/** One of each state, all with the same skills, but for the one that never was. */
const givenStates = async (t: Test) => {
  const { app, services, db } = await testApp(t)
  const pins = { current: '', old: '', unlisted: '' }
  for (const workspace of states.filter((state) => state !== 'absent')) {
    await givenWorkspace(db, workspace)
    const first = await givenInstalledSkill(app, packageArchive({ folder: 'listed' }), {
      workspace,
    })
    pins.old = first.fingerprint
    await call(app, 'PUT', '/skills/user/listed/archive', {
      workspace,
      ...multipart(updated('listed')),
    })
    const { body } = await call(app, 'GET', '/skills/user/listed', { workspace })
    pins.current = body.fingerprint
    const second = await givenInstalledSkill(app, packageArchive({ folder: 'quiet' }), {
      workspace,
    })
    pins.unlisted = second.fingerprint
    await call(app, 'PUT', '/skills/user/listed/policy', {
      workspace,
      payload: { allow_implicit_invocation: true },
    })
    await call(app, 'PUT', '/settings', { workspace, payload: { orchestrator_key: KEY } })
  }
  const opened = { workspace: 'shown', payload: { capabilities_public: true } }
  const { body: settled } = await call(app, 'PUT', '/settings', opened)
  if (!settled.capabilities_public_set) throw new Error(JSON.stringify(settled))
  await givenWorkspace(db, 'elsewhere')
  const readers: Record<string, Headers> = {}
  for (const workspace of ['shown', 'private', 'deleted', 'elsewhere']) {
    readers[workspace] = (await givenToken(services, 'reader', { workspace })).headers
  }
  readers.absent = (await givenToken(services, 'reader')).headers
  const admin = await givenToken(services, 'admin')
  await call(app, 'DELETE', '', { workspace: 'deleted', headers: admin.headers })
  const revoked = await givenToken(services, 'reader')
  await app.inject({ method: 'DELETE', url: `/v1/tokens/${revoked.id}`, headers: admin.headers })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })

  /** All of a response but what differs between any two. */
  const send = async (workspace: string, path: string, headers: Headers = {}, body?: object) => {
    const response = await fetch(`${base}/v1/workspaces/${workspace}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const { 'x-request-id': id, ...others } = Object.fromEntries(response.headers)
    for (const name of CHANGING) delete others[name]
    return { status: response.status, headers: others, text: text.replaceAll(String(id), 'ID') }
  }
  const badTokens = { unknown: bearer(`skr_${'x'.repeat(43)}`), revoked: revoked.headers }
  return { pins, readers, badTokens, send }
}

const { pins, readers, badTokens, send } = await givenStates(t)

const artifact = (slug: string, fingerprint: string, file = `${slug}.tar.gz`): string =>
  `${FOLDER}/artifacts/user/${slug}/${fingerprint}/${file}`

const views = [
  '/capabilities',
  '/capabilities?select=quiet',
  '/health',
  `${FOLDER}/index.json`,
  `/skills/user/listed${FOLDER}/index.json`,
  artifact('listed', pins.current),
  artifact('listed', pins.current, 'SKILL.md'),
  `/skills/user/listed${artifact('listed', pins.current)}`,
]

const codeOf = ({ text }: { text: string }): unknown => JSON.parse(text).code

t.test(
  'without a valid token a private workspace responds like one that never existed',
  async (t) => {
    const callers: [string, Headers][] = [['none', {}], ...Object.entries(badTokens)]
    for (const path of views) {
      for (const [caller, headers] of callers) {
        const absent = await send('absent', path, headers)
        t.match(
          absent,
          { status: 401, headers: { 'www-authenticate': /^Bearer/, 'cache-control': 'no-store' } },
          `${caller}: ${path}`,
        )
        for (const state of ['private', 'deleted']) {
          t.same(await send(state, path, headers), absent, `${caller}, ${state}: ${path}`)
        }
        const shown = await send('shown', path, headers)
        if (caller === 'none') t.equal(shown.status, 200, path)
        else t.same(shown, absent, `${caller}, shown: ${path}`)
      }
    }
  },
)

t.test('a token of another workspace finds none of them', async (t) => {
  for (const path of views) {
    const absent = await send('absent', path, readers.elsewhere)
    t.equal(absent.status, 404, path)
    t.equal(codeOf(absent), 'workspaces.not_found', path)
    for (const state of ['shown', 'private', 'deleted']) {
      t.same(await send(state, path, readers.elsewhere), absent, `${state}: ${path}`)
    }
  }
})

t.test('a reader sees the existing workspaces, which no shared cache stores', async (t) => {
  for (const path of views) {
    for (const state of states) {
      const { status, headers } = await send(state, path, readers[state])
      t.equal(status, state === 'shown' || state === 'private' ? 200 : 404, `${state}: ${path}`)
      t.equal(headers['access-control-allow-origin'], undefined, path)
      if (status === 200) t.match(headers['cache-control'], /private|no-store/, path)
      if (status === 200 && path !== '/health') t.match(headers.vary, /^authorization\b/, path)
    }
  }
})

t.test('callers without a token see the currently listed skills, and nothing else', async (t) => {
  const plain = await send('shown', '/capabilities')
  t.match(plain, { status: 200, text: /"skill\.listed"/, headers: { vary: 'authorization' } })
  t.notMatch(plain.text, 'quiet')
  for (const select of ['quiet', 'skill:user:quiet', 'nothing', 'quiet,nothing']) {
    const shown = await send('shown', `/capabilities?select=${select}`)
    const { not_selected: unknown, ...document } = JSON.parse(shown.text)
    t.same([shown.status, document], [200, JSON.parse(plain.text)], select)
    t.equal(shown.headers.etag, plain.headers.etag, select)
    t.same(unknown, select.split(','), 'what is not listed and what is not there look alike')
  }
  const picked = await send('shown', '/capabilities?select=quiet', readers.shown)
  t.match(picked.text, '"skill.quiet"', 'readers may select it')

  const index = await send('shown', `${FOLDER}/index.json`)
  t.match(index.headers, {
    'access-control-allow-origin': '*',
    'cache-control': 'public, no-cache',
    vary: 'authorization',
  })
  t.same(
    JSON.parse(index.text).skills.map(({ name }: { name: string }) => name),
    ['listed'],
  )
  const absent = await send('shown', artifact('nothing', pins.current))
  t.match(absent, { status: 404, text: /skills\.not_found/ })
  for (const path of [
    artifact('quiet', pins.unlisted),
    artifact('quiet', pins.unlisted, 'SKILL.md'),
    artifact('listed', pins.old),
    artifact('listed', pins.old, 'SKILL.md'),
    artifact('listed', 'f'.repeat(64)),
  ]) {
    t.same(await send('shown', path), absent, path)
  }
  const nothing = await send('shown', `/skills/user/nothing${FOLDER}/index.json`)
  t.equal(nothing.status, 404)
  t.same(await send('shown', `/skills/user/quiet${FOLDER}/index.json`), nothing)
})

t.test('readers discover every skill that is served', async (t) => {
  for (const state of live) {
    const headers = readers[state]
    const { text } = await send(state, `${FOLDER}/index.json`, headers)
    const names = JSON.parse(text).skills.map(({ name }: { name: string }) => name)
    t.same(names, ['listed', 'quiet'])
    t.equal((await send(state, `/skills/user/quiet${FOLDER}/index.json`, headers)).status, 200)
    t.equal((await send(state, artifact('quiet', pins.unlisted), headers)).status, 200)
    t.equal((await send(state, artifact('listed', pins.old), headers)).status, 200, 'pinned')
  }
})

const body = (command: string) => ({ session_id: 's', command, arguments: {}, context: {} })

t.test(
  'a command needs the key alone, and reveals more without it only where that is public',
  async (t) => {
    const authorizations: (Headers | undefined)[] = [
      {},
      ...Object.values(badTokens),
      readers.elsewhere,
    ]
    for (const path of ['/invoke', '/invoke/session-1']) {
      for (const command of ['list_skills', 'validation_check', 'nothing']) {
        const sent = body(command)
        const absent = await send('absent', path, {}, sent)
        t.equal(absent.status, 403, command)
        t.equal(codeOf(absent), 'marketplace.key_refused')
        for (const authorization of [...authorizations, readers.private]) {
          for (const key of [{}, { 'x-orchestrator-key': 'w'.repeat(43) }]) {
            const refused = await send('absent', path, key, sent)
            for (const state of ['private', 'deleted', 'absent']) {
              const headers = { ...authorization, ...key }
              t.same(await send(state, path, headers, sent), refused, `${state}: ${command}`)
            }
          }
        }
        const keyed = { 'x-orchestrator-key': KEY }
        const wrong = await send('absent', path, keyed, sent)
        t.equal(codeOf(wrong), 'marketplace.key_refused')
        for (const state of live) t.equal((await send(state, path, keyed, sent)).status, 200)
        for (const state of ['deleted', 'absent']) {
          t.same(await send(state, path, keyed, sent), wrong, state)
        }
      }
      t.equal((await send('shown', path, {}, body('validation_check'))).status, 200)
      t.equal((await send('shown', path, {}, body('list_skills'))).status, 403)
    }
  },
)

t.test('no session is opened, and that says nothing about a workspace', async (t) => {
  const whole = {
    session_id: 's',
    token: 't',
    orchestrator_ws_url: 'wss://market.example.com',
    orchestrator_key: KEY,
  }
  for (const [sent, status] of [
    [{}, 400],
    [whole, 501],
  ] as const) {
    const absent = await send('absent', '/connect', {}, sent)
    t.equal(absent.status, status)
    for (const headers of [{}, { 'x-orchestrator-key': KEY }, readers.private, badTokens.unknown]) {
      for (const state of states) {
        t.same(await send(state, '/connect', headers, sent), absent, `${state}: ${status}`)
      }
    }
  }
})
