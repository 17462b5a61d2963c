/**
 * Every operation of the OpenAPI document, called by everybody: nobody, somebody of another tenant,
 * and each role. A new route falls under it by standing in the document.
 */
import { readFile } from 'node:fs/promises'
import t, { type Test } from '../support/tap.ts'
import { permits, type RequiredRole, roles } from '../../src/platform/access/roles.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { type GivenToken, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Schema = { $ref?: string; enum?: string[]; examples?: string[]; example?: string }
type Parameter = { name: string; in: string; example?: string; schema: Schema }
type Security = Record<string, []>[]
type Operation = {
  parameters?: Parameter[]
  security?: Security
  'x-required-role': RequiredRole
}
type Document = {
  security: Security
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text) as Document

/** Routes about the service as a whole: no tenant can be the wrong one there. */
const ofTheService = (path: string): boolean =>
  /^\/v1\/(?:tokens|me|sessions|people|group-roles|scan-rules|status)/.test(path) ||
  ['/v1/workspaces', '/rpc', '/mcp', '/metrics'].includes(path)

/** The APIs of model providers at the root. */
const isOfDefault = ({ path }: { path: string }): boolean =>
  /^\/(?:anthropic|openai|clawhub)\//.test(path)

type Called = { method: string; path: string; operation: Operation; required: RequiredRole }

const operations: Called[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]).map((name) => ({
      method: name,
      path,
      operation,
      required: operation['x-required-role'],
    })),
  ),
)

const valueOf = (parameter: Parameter): string => {
  const name = parameter.schema.$ref?.split('/').at(-1)
  const schema = name === undefined ? parameter.schema : document.components.schemas[name]
  return (
    parameter.example ?? schema?.enum?.[0] ?? schema?.example ?? schema?.examples?.[0] ?? 'none'
  )
}

const urlOf = ({ path, operation }: Called, workspace: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    if (name === 'workspace_id') return workspace
    const parameter = operation.parameters?.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(parameter ? valueOf(parameter) : 'none')
  })

/** The APIs of model providers have the code one level deeper. */
type Body = { code?: string; error?: { code?: string } }

/** Of routes whose errors are text. */
const codeIn = (sentence: string): string => {
  if (sentence.startsWith('No such workspace')) return 'workspaces.not_found'
  return sentence.startsWith('This needs the role') ? 'access.forbidden' : ''
}

type Answer = { status: number; challenge: string | null; code: string }

/** Reads no further than it must: some answers go on for ever. */
const ask = async (base: string, called: Called, workspace: string, token?: GivenToken) => {
  const response = await fetch(base + urlOf(called, workspace), {
    method: called.method,
    headers: token?.headers ?? {},
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })
  const type = response.headers.get('content-type') ?? ''
  const isError = response.status >= 400 && called.method !== 'HEAD'
  const isText = isError && type.startsWith('text/plain')
  const isJson = isError && /^application\/(?:problem\+)?json/.test(type)
  const hasBody = isText || isJson
  const sent = hasBody ? await response.text() : '{}'
  const body: Body = isText ? { code: codeIn(sent) } : JSON.parse(sent)
  if (!hasBody) await response.body?.cancel()
  const answer: Answer = {
    status: response.status,
    challenge: response.headers.get('www-authenticate'),
    code: body.code ?? body.error?.code ?? '',
  }
  return { ...answer, body: { ...body, request_id: '' } }
}

const listening = async (t: Test): Promise<TestApp & { base: string }> => {
  const test = await testApp(t)
  return { ...test, base: await test.app.listen({ host: '127.0.0.1', port: 0 }) }
}

const nameOf = ({ method, path }: Called): string => `${method} ${path}`
const closed = operations.filter(({ required }) => required !== 'public')

t.test('the document has operations of every kind', async (t) => {
  t.ok(closed.length > 20)
  t.ok(operations.some(({ required }) => required === 'public'))
})

/** By which schemes a token may be sent, as the document says it. */
const schemesOf = ({ operation }: Called): string[] =>
  (operation.security ?? document.security).flatMap((one) => Object.keys(one))

/** Public where a workspace says so, which none does by itself. */
const isView = (called: Called): boolean =>
  called.required === 'public' && schemesOf(called).length > 0

t.test('without a token only public routes respond', async (t) => {
  const { base, services } = await listening(t)
  await givenToken(services, 'admin')
  t.equal(operations.filter(isView).length, 32)
  for (const called of operations) {
    for (const workspace of ['default', 'nowhere']) {
      const { status, challenge } = await ask(base, called, workspace)
      const schemes = schemesOf(called)
      const scheme = schemes.includes('basic')
        ? 'Basic realm="skill-registry", charset="UTF-8"'
        : 'Bearer'
      if (schemes.length === 0) t.notMatch(String(status), /^40[13]$/, nameOf(called))
      else t.same([status, challenge], [401, scheme], nameOf(called))
    }
  }
})

t.test('a workspace out of reach responds as if it did not exist', async (t) => {
  const { base, services, db } = await listening(t)
  for (const workspace of ['ours', 'theirs']) await givenWorkspace(db, workspace)
  const foreign = await givenToken(services, 'admin', { workspace: 'theirs' })
  for (const called of closed.filter(({ path }) => !ofTheService(path))) {
    const [there, nowhere] = [
      await ask(base, called, 'ours', foreign),
      await ask(base, called, 'nowhere', foreign),
    ]
    t.equal(there.status, 404, nameOf(called))
    t.same(there, nowhere, nameOf(called))
    if (called.method === 'HEAD') continue
    t.equal(there.code, 'workspaces.not_found', nameOf(called))
  }
})

t.test('each role may do what it may, and nothing more', async (t) => {
  const { base, services, db } = await listening(t)
  // Figures and people are of all workspaces, the others of `default`; these tokens are bound to one.
  const elsewhere = /^\/(?:metrics|v1\/people|v1\/status|npm\/|marketplace\.json)/
  const ofWorkspaces = closed.filter(({ path }) => !elsewhere.test(path))
  for (const [index, called] of ofWorkspaces.entries()) {
    // One of its own: an operation may well do what it says.
    const workspace = isOfDefault(called) ? 'default' : `tenant-${index}`
    if (!isOfDefault(called)) await givenWorkspace(db, workspace)
    for (const role of roles) {
      const token = await givenToken(services, role, { workspace })
      const { status, code } = await ask(base, called, workspace, token)
      const name = `${role}: ${nameOf(called)}`
      if (!permits(role, called.required as (typeof roles)[number])) {
        t.equal(status, 403, name)
        if (called.method !== 'HEAD') t.equal(code, 'access.forbidden', name)
      } else {
        t.notMatch(String(status), /^40[13]$/, name)
        t.not(code, 'workspaces.not_found', name)
      }
    }
  }
})
