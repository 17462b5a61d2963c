/** The OpenAPI document is a product: it is up to date, valid, and says all that a client needs. */
import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import t from '../support/tap.ts'
import { catalogue } from '../../src/platform/errors.ts'
import { roles } from '../../src/platform/access/roles.ts'
import { generateDocument } from '../../openapi/generate.ts'

type Media = { schema?: unknown; example?: unknown; examples?: unknown }
type Response = { description?: string; content?: Record<string, Media> }
type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Response>
  'x-required-role'?: string
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { description?: string; examples?: unknown[] }> }
}

const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text) as Document

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
)

const lacking = (has: (operation: Operation, path: string) => boolean): string[] =>
  operations.filter(({ operation, path }) => !has(operation, path)).map(({ name }) => name)

/** A problem document; some protocols also refuse in their own words, ClawHub's in text alone. */
const isRefusal = ({ content }: Response, path: string) => {
  if (path.includes('/clawhub/')) return content?.['text/plain'] !== undefined
  const hasOwnWords = /\/mcp$|\/(?:anthropic|openai)\//.test(path)
  const known = ['application/problem+json', ...(hasOwnWords ? ['application/json'] : [])]
  const types = Object.keys(content ?? {})
  return types.length > 0 && types.every((type) => known.includes(type))
}
const refusals = (operation: Operation) =>
  Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)

/** Routes whose clients send none. */
const withOptionalBody = /^(?:workspacesCreate|promptsMcpGet|clawHubDelete|clawHubUndelete)/

t.test('a body is required, but where it may be left out', async (t) => {
  t.same(
    lacking(({ operationId = '', requestBody }) => {
      const isOptional = withOptionalBody.test(operationId)
      return requestBody === undefined ? !isOptional : requestBody.required === !isOptional
    }),
    [],
  )
})

const codesIn = ({ description = '' }: Response): string[] =>
  [...description.matchAll(/`([a-z_.]+)`:/g)].map(([, code = '']) => code)

t.test('a response names each error once', async (t) => {
  t.same(
    lacking((operation) =>
      refusals(operation).every(([, response]) => {
        const codes = codesIn(response)
        return new Set(codes).size === codes.length
      }),
    ),
    [],
  )
})

t.test('both skill APIs name the same errors of what both have', async (t) => {
  const errorsOf = (name: string) =>
    operations.flatMap(({ operation }) =>
      operation.operationId === name
        ? refusals(operation).map(([status, response]) => [status, codesIn(response).toSorted()])
        : [],
    )
  const shared = operations.flatMap(({ operation: { operationId = '' } }) => {
    const [, act] = /^anthropic(.+)$/.exec(operationId) ?? []
    return act !== undefined && errorsOf(`openai${act}`).length > 0 ? [act] : []
  })
  t.ok(shared.includes('VersionContent'))
  for (const act of shared) t.same(errorsOf(`openai${act}`), errorsOf(`anthropic${act}`), act)
})

t.test('the committed document matches the routes', async (t) => {
  t.equal(text, await generateDocument(), 'out of date: run `npm run openapi`')
})

t.test('the document is valid OpenAPI 3.1', async (t) => {
  t.match(document.openapi, /^3\.1\./)
  const { valid, errors } = await new Validator().validate(
    JSON.parse(text) as Record<string, unknown>,
  )
  t.ok(valid, JSON.stringify(errors))
})

t.test('every operation has an id of its own, texts, one tag and a role', async (t) => {
  const ids = operations.map(({ operation }) => operation.operationId)
  t.equal(new Set(ids).size, ids.length)
  t.same(
    lacking(({ operationId }) => /^[a-z][A-Za-z]+$/.test(operationId ?? '')),
    [],
  )
  t.same(
    lacking(({ summary, description }) => Boolean(summary && description)),
    [],
  )
  t.same(
    lacking(({ tags }) => tags?.length === 1),
    [],
  )
  const known = [...roles, 'public'] as string[]
  t.same(
    lacking((operation) => known.includes(operation['x-required-role'] ?? '')),
    [],
  )
})

t.test('no schema has a name that generators give to an operation', async (t) => {
  const taken = operations.flatMap(({ operation: { operationId: id = '' } }) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1)
    return ['Request', 'Response'].map((end) => name + end)
  })
  t.same(
    Object.keys(document.components.schemas).filter((name) => taken.includes(name)),
    [],
  )
})

t.test('every operation documents its errors', async (t) => {
  t.same(
    lacking((operation) => refusals(operation).length > 0),
    [],
  )
  t.same(
    lacking((operation, path) =>
      refusals(operation).every(([, answer]) => isRefusal(answer, path)),
    ),
    [],
  )
  t.same(
    lacking(({ responses }) => '500' in responses && '503' in responses),
    [],
  )
  t.same(
    lacking(
      ({ responses }, path) =>
        // These say the same of a workspace that does not exist as of a private one.
        /\/(?:connect|invoke(?:\/\{session_id\})?)$/.test(path) ||
        !path.includes('{workspace_id}') ||
        '404' in responses,
    ),
    [],
  )
})

t.test('every code that a response names is in the catalogue', async (t) => {
  const named = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { description = '' }]) => [...description.matchAll(/`([a-z_.]+)`/g)]),
  )
  t.ok(named.length > 0)
  t.same(
    named.map(([, code = '']) => code).filter((code) => !(code in catalogue)),
    [],
  )
})

t.test('no response has a generated text', async (t) => {
  t.same(
    lacking(({ responses }) =>
      Object.values(responses).every(
        ({ description }) => description && description !== 'Default Response',
      ),
    ),
    [],
  )
})

t.test('every JSON request body is a named schema with description and example', async (t) => {
  const bodies = operations.flatMap(({ name, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema
    return schema === undefined ? [] : [{ name, schema: schema as { $ref?: string } }]
  })
  t.ok(bodies.length > 0)
  for (const { name, schema } of bodies) {
    const named = document.components.schemas[schema.$ref?.split('/').at(-1) ?? '']
    t.ok(named?.description, name)
    t.ok(named?.examples?.length, name)
  }
})

t.test('every named schema is described', async (t) => {
  const bare = Object.entries(document.components.schemas).filter(
    ([, schema]) => !schema.description,
  )
  t.same(
    bare.map(([name]) => name),
    [],
  )
})

const takenBy = (operation: { requestBody?: { content: object } } | undefined) =>
  Object.keys(operation?.requestBody?.content ?? {})

t.test('chunks are binary and an archive can be sent in a form', async (t) => {
  const base = '/v1/workspaces/{workspace_id}'
  const chunk = document.paths[`${base}/uploads/{upload_id}/chunks`]?.post
  t.same(chunk?.requestBody?.content, {
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  })
  const [skills, skill] = [`${base}/skills`, `${base}/skills/{source_kind}/{slug}`]
  t.same(takenBy(document.paths[skills]?.post), ['application/json'])
  t.same(takenBy(document.paths[skill]?.put), ['application/json'])
  t.same(takenBy(document.paths[`${skills}/archive`]?.post), ['multipart/form-data'])
  t.same(takenBy(document.paths[`${skill}/archive`]?.put), ['multipart/form-data'])
  t.ok(document.paths[`${base}/skills/{source_kind}/{slug}/files/{path}`]?.get)
})

t.test("the document contains no address but the caller's own programs", async (t) => {
  const programs = [
    'http://localhost:9000/greet',
    'http://localhost:9001/mcp',
    'http://localhost:9002/scan',
  ]
  const rest = programs.reduce((left, address) => left.replaceAll(address, ''), text)
  t.notMatch(rest, /localhost|127\.0\.0\.1/)
})
