import { gzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import type { ErrorCode } from '../../src/platform/errors.ts'
import { testApp } from '../support/app.ts'
import { startBody } from '../support/given.ts'
import { checkProblem } from './problems.ts'

const url = '/v1/workspaces/default/uploads'
const body = JSON.stringify(startBody(Buffer.from('archive')))
const json = { 'content-type': 'application/json' }
const padded = (bytes: number): string => body + ' '.repeat(bytes - body.length)

type Case = {
  what: string
  status: number
  code: ErrorCode
  headers?: Record<string, string>
  payload: string | Buffer
}

const INVALID = { status: 400, code: 'request.invalid' } as const
const WRONG_FIELD = { status: 400, code: 'skills.upload.invalid_request' } as const
const MEDIA_TYPE = { status: 415, code: 'request.media_type' } as const

const refused: Case[] = [
  { what: 'plain text', ...MEDIA_TYPE, headers: { 'content-type': 'text/plain' }, payload: body },
  {
    what: 'a form',
    ...MEDIA_TYPE,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  },
  { what: 'XML', ...MEDIA_TYPE, headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
  { what: 'nonsense', ...MEDIA_TYPE, headers: { 'content-type': 'nonsense' }, payload: body },
  {
    what: 'gzip',
    ...MEDIA_TYPE,
    headers: { ...json, 'content-encoding': 'gzip' },
    payload: gzipSync(body),
  },
  {
    what: 'an encoding that lies',
    ...MEDIA_TYPE,
    headers: { ...json, 'content-encoding': 'br' },
    payload: body,
  },
  { what: 'half of the JSON', ...INVALID, payload: body.slice(0, -5) },
  { what: 'nothing', ...WRONG_FIELD, payload: '' },
  { what: 'two values', ...INVALID, payload: `${body}${body}` },
  { what: '__proto__', ...INVALID, payload: `{"__proto__": {"role": "admin"}, ${body.slice(1)}` },
  { what: '__proto__ in escapes', ...INVALID, payload: `{"\\u005f_proto__": 1, ${body.slice(1)}` },
  {
    what: 'constructor.prototype',
    ...INVALID,
    payload: `{"constructor": {"prototype": {}}, ${body.slice(1)}`,
  },
  { what: 'half of a surrogate pair', ...INVALID, payload: `{"x": "\\ud800", ${body.slice(1)}` },
  { what: 'the other half', ...INVALID, payload: `{"\\udc00": 1, ${body.slice(1)}` },
  { what: 'a list', ...WRONG_FIELD, payload: `[${body}]` },
  { what: 'null', ...WRONG_FIELD, payload: 'null' },
  { what: 'a text', ...WRONG_FIELD, payload: '"text"' },
  { what: 'an unknown field', ...WRONG_FIELD, payload: `{"colour": "red", ${body.slice(1)}` },
  { what: 'a number as a text', ...WRONG_FIELD, payload: body.replace(':7', ':"7"') },
  { what: 'no finite number', ...WRONG_FIELD, payload: body.replace(':7', ':1e400') },
  { what: 'a fraction', ...WRONG_FIELD, payload: body.replace(':7', ':7.5') },
  { what: 'over 1 MiB', status: 413, code: 'request.too_large', payload: padded(1024 * 1024 + 1) },
]

t.test('an invalid body is rejected, and nothing is written', async (t) => {
  const { app, db } = await testApp(t)
  for (const { what, status, code, headers = json, payload } of refused) {
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    const refusal = { status: answer.statusCode, headers: answer.headers, payload: answer.payload }
    checkProblem(t, refusal, status, code, what)
  }
  t.same(await db.selectFrom('uploads').selectAll().execute(), [])
  t.same(await db.selectFrom('audit_entries').selectAll().execute(), [])
})

t.test('a body of exactly 1 MiB, of any JSON media type, is accepted', async (t) => {
  const { app } = await testApp(t)
  const types = ['application/json', 'application/json; charset=utf-8', 'Application/JSON']
  for (const type of types) {
    const headers = { 'content-type': type, 'content-encoding': 'identity' }
    const payload = padded(1024 * 1024)
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    t.equal(answer.statusCode, 201, type)
  }
})

t.test('an invalid field is reported in words and in facts', async (t) => {
  const { app } = await testApp(t)
  const cases: [what: string, payload: string, field: string, rule: string][] = [
    ['unknown', `{"colour": 1, ${body.slice(1)}`, 'colour', 'additionalProperties'],
    ['missing', '{"file_name": "a"}', 'archive_format', 'required'],
    ['of another type', body.replace(':7', ':true'), 'compressed_size_bytes', 'type'],
  ]
  for (const [what, payload, field, rule] of cases) {
    const answer = await app.inject({ method: 'POST', url, headers: json, payload })
    const { detail, details } = answer.json()
    t.match(detail, `\`${field}\``, what)
    t.equal(details.in, 'body', what)
    t.equal(details.field, field, what)
    t.equal(details.rule, rule, what)
  }
})

t.test('a route that does not exist is a problem like any other', async (t) => {
  const { app } = await testApp(t)
  const cases: [method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string][] = [
    ['GET', '/nowhere'],
    ['GET', '/v1'],
    ['GET', '/v1/workspaces/default/skills/user'],
    ['POST', '/nowhere'],
    ['GET', `/${'a/'.repeat(2000)}`],
  ]
  for (const [method, path] of cases) {
    const answer = await app.inject({ method, url: path })
    const refusal = { status: answer.statusCode, headers: answer.headers, payload: answer.payload }
    const problem = checkProblem(
      t,
      refusal,
      404,
      'request.not_found',
      `${method} ${path.slice(0, 40)}`,
    )
    t.notMatch(JSON.stringify(problem), 'a/a/a/a', 'the URL is not echoed')
  }
  const broken = await app.inject({ url: '/%' })
  const refusal = { status: broken.statusCode, headers: broken.headers, payload: broken.payload }
  checkProblem(t, refusal, 400, 'request.invalid', 'a URL that cannot be decoded')
})

t.test('a wrong method is reported with the allowed ones', async (t) => {
  const { app } = await testApp(t)
  const skills = '/v1/workspaces/default/skills'
  const file = `${skills}/user/pdf-tools/files/docs/one.md?x=1`
  const cases: [method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, allow: string][] = [
    ['PATCH', skills, 'GET, HEAD, POST'],
    ['DELETE', '/livez', 'GET, HEAD'],
    ['POST', file, 'GET, HEAD'],
    ['GET', `${skills}/health`, 'POST'],
  ]
  for (const [method, path, allow] of cases) {
    const answer = await app.inject({ method, url: path, payload: 'nonsense' })
    const refusal = { status: answer.statusCode, headers: answer.headers, payload: answer.payload }
    checkProblem(t, refusal, 405, 'request.method_not_allowed', `${method} ${path}`)
    t.equal(answer.headers.allow, allow, path)
  }
  const query = await app.inject({ method: 'QUERY' as 'GET', url: skills })
  t.equal(query.statusCode, 405, 'also a method that must have a body')
})

t.test('null counts as a body also where the body is optional', async (t) => {
  const { app } = await testApp(t)
  const routes = [
    ['PUT', '/v1/workspaces/acme'],
    ['DELETE', '/clawhub/api/v1/skills/forms'],
    ['POST', '/clawhub/api/v1/skills/forms/undelete'],
    ['POST', '/v1/workspaces/default/prompts/greet/get'],
  ] as const
  for (const [method, path] of routes) {
    const answer = await app.inject({ method, url: path, headers: json, payload: 'null' })
    t.equal(answer.statusCode, 400, `${method} ${path}`)
  }
  t.equal((await app.inject({ url: '/v1/workspaces/acme' })).statusCode, 404, 'and makes nothing')
})
