/** Tokens and keys are tried nowhere without a limit. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { bearer, givenToken } from '../support/tokens.ts'

const LIMIT = 2

const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    method: method.toUpperCase() as 'GET',
    url: path
      .replace('{workspace_id}', 'default')
      .replace(/\{(?:of_|source_)kind\}/, 'user')
      .replace('{fingerprint}', '0'.repeat(64))
      .replace('{file}', 'SKILL.md')
      .replaceAll(/\{\w+\}/g, 'none'),
  })),
)

/** Each from an address of its own, so that none is refused for another. */
const address = (number: number): string => `192.0.2.${number}`

t.test('every route that rejects tokens limits the attempts', async (t) => {
  const { app, services } = await testApp(t, { RATE_LIMIT_PER_ADDRESS: String(LIMIT) })
  const { headers } = await givenToken(services, 'admin')
  const payload = { capabilities_public: false }
  t.equal((await call(app, 'PUT', '/settings', { headers, payload })).status, 200)
  const refusing: string[] = []
  for (const [number, operation] of operations.entries()) {
    const statuses: number[] = []
    for (let guess = 0; guess <= LIMIT; guess += 1) {
      const token = bearer(`skr_${String(guess).repeat(43)}`)
      const remoteAddress = address(number)
      const answer = await app.inject({ ...operation, headers: token, remoteAddress })
      statuses.push(answer.statusCode)
    }
    if (statuses[0] !== 401) continue
    const name = `${operation.method} ${operation.url}`
    refusing.push(name)
    t.equal(statuses.at(-1), 429, name)
  }
  t.ok(refusing.includes('GET /capabilities'))
  t.ok(refusing.includes('GET /.well-known/agent-skills/index.json'))
  t.ok(refusing.includes('POST /mcp'))
  t.ok(refusing.includes('GET /v1/workspaces/default/events'))
  t.ok(refusing.length > 80, `${refusing.length} routes`)
})

t.test('a good token reads a private document as often as before', async (t) => {
  const { app, services } = await testApp(t, { RATE_LIMIT_PER_ADDRESS: String(LIMIT) })
  const { headers } = await givenToken(services, 'admin')
  await call(app, 'PUT', '/settings', { headers, payload: { capabilities_public: false } })
  for (let n = 0; n < LIMIT + 2; n += 1) {
    t.equal((await app.inject({ url: '/capabilities' })).statusCode, n < LIMIT ? 401 : 429)
  }
  for (let n = 0; n < LIMIT + 2; n += 1) {
    t.equal((await app.inject({ url: '/capabilities', headers })).statusCode, 200)
  }
})

t.test('keys of orchestrators are no easier to guess', async (t) => {
  const { app, services } = await testApp(t, {
    RATE_LIMIT_PER_ADDRESS: String(LIMIT),
    ORCHESTRATOR_KEY: 'k'.repeat(32),
  })
  await givenToken(services, 'reader')
  const urls = ['/invoke', '/invoke/a-session', '/v1/workspaces/default/invoke']
  for (const [number, url] of urls.entries()) {
    const statuses: number[] = []
    for (let guess = 0; guess <= LIMIT; guess += 1) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'x-orchestrator-key': String(guess).repeat(32) },
        payload: { command: 'list_skills' },
        remoteAddress: address(number),
      })
      statuses.push(answer.statusCode)
    }
    t.same(statuses, [403, 403, 429], url)
  }
})
