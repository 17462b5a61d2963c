/** JSON-RPC 2.0 itself: envelopes, ids, batches, notifications, and what hostile bodies get. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { type Document, operationsOf } from '../openapi/operations.ts'
import { responseCheck } from '../openapi/response-check.ts'
import { type Json, post } from './calls.ts'

const templates = 'skills::resources-templates'
const ask = (id: unknown) => ({ jsonrpc: '2.0', id, method: templates })
const note = { jsonrpc: '2.0', method: templates }
const paramsOf = (text: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"prompts::mcp-get","params":{"name":"x","arguments":${text}}}`
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

t.test('envelopes', async (t) => {
  const { app } = await testApp(t)
  const send = (body: unknown) => post(app, JSON.stringify(body))
  const refusalOf = async (text: string | Buffer) => {
    const { status, body } = await post(app, text)
    return [status, body.id, body.error?.code]
  }

  await t.test('ids are returned unchanged', async (t) => {
    const ids = ['', '1', 'x'.repeat(1000), 0, -1, 1.5, 2 ** 53 - 1, null, '\u0000☃']
    for (const id of ids) {
      const { status, headers, body } = await send(ask(id))
      t.equal(status, 200)
      t.match(headers['content-type'], /^application\/json/)
      t.strictSame(body.id, id)
      t.strictSame(Object.keys(body), ['jsonrpc', 'id', 'result'])
    }
  })

  await t.test('an id that could not be returned is rejected', async (t) => {
    for (const id of ['{}', '[]', 'true', '9007199254740993', '1e400', '-1e400']) {
      const text = `{"jsonrpc":"2.0","id":${id},"method":"${templates}"}`
      t.strictSame(await refusalOf(text), [200, null, -32_600], id)
    }
  })

  await t.test('an invalid request is rejected', async (t) => {
    const cases: [string, unknown, number][] = [
      ['7', null, -32_600],
      ['"x"', null, -32_600],
      ['null', null, -32_600],
      ['{}', null, -32_600],
      ['[]', null, -32_600],
      ['{"id":1,"method":"x"}', 1, -32_600],
      ['{"jsonrpc":2.0,"id":1,"method":"x"}', 1, -32_600],
      ['{"jsonrpc":"1.0","id":1,"method":"x"}', 1, -32_600],
      ['{"jsonrpc":"2.0","id":1}', 1, -32_600],
      ['{"jsonrpc":"2.0","id":1,"method":7}', 1, -32_600],
      [`{"jsonrpc":"2.0","id":1,"method":"${templates}","params":7}`, 1, -32_600],
      [`{"jsonrpc":"2.0","id":1,"method":"${templates}","params":[]}`, 1, -32_602],
      [`{"jsonrpc":"2.0","id":1,"method":"${templates}","params":null}`, 1, -32_602],
      ['{"jsonrpc":"2.0","id":1,"method":"constructor"}', 1, -32_601],
      ['{"jsonrpc":"2.0","id":1,"method":"__proto__"}', 1, -32_601],
      ['{"jsonrpc":"2.0","id":1,"method":"execute_skill","params":{"name":"x"}}', 1, -32_601],
      ['{"jsonrpc":"2.0","id":1,"method":"run_code"}', 1, -32_601],
      ['{"jsonrpc":"2.0","id":1,"method":"create_blob"}', 1, -32_601],
      ['{"jsonrpc":"2.0","id":1,"method":"read_blob"}', 1, -32_601],
    ]
    for (const [text, id, code] of cases) {
      t.strictSame(await refusalOf(text), [200, id, code], text)
    }
  })

  await t.test('invalid JSON is a parse error', async (t) => {
    const texts = ['', '{', '{"jsonrpc":"2.0",}', 'undefined', Buffer.from([0x22, 0xff, 0x22])]
    for (const text of texts) t.strictSame(await refusalOf(text), [200, null, -32_700])
    const bare = await app.inject({ method: 'POST', url: '/rpc' })
    t.equal(bare.json().error.code, -32_700, 'no body at all')
  })

  await t.test('hostile bodies are rejected before anything is done', async (t) => {
    const cases = [
      paramsOf('{"__proto__":{"polluted":1}}'),
      paramsOf(String.raw`{"\u005f_proto__":{"polluted":1}}`),
      paramsOf('{"constructor":{"prototype":{"polluted":1}}}'),
    ]
    for (const text of cases) t.strictSame(await refusalOf(text), [200, null, -32_600])
    t.equal(({} as Record<string, unknown>)['polluted'], undefined)
  })

  await t.test(
    'a batch is processed in order, without responses to its notifications',
    async (t) => {
      const { status, body } = await send([ask(1), note, 7, ask('b'), { ...ask(3), method: 'x' }])
      t.equal(status, 200)
      t.strictSame(
        body.map(({ id, error }: Json) => [id, error?.code]),
        [
          [1, undefined],
          [null, -32_600],
          ['b', undefined],
          [3, -32_601],
        ],
      )
      t.equal((await send(Array.from({ length: 50 }, (_, id) => ask(id)))).body.length, 50)
    },
  )

  await t.test('the document describes the response to a request and to a batch', async (t) => {
    const document = (await app.inject('/openapi.json')).json<Document>()
    const faultsOf = responseCheck(document)
    const described = operationsOf(document).filter(({ tag }) => tag === 'rpc')
    for (const operation of described) {
      for (const sent of [ask(1), 7, [ask(1), ask(2)], [null, null]]) {
        const request = JSON.stringify(sent)
        const url = operation.path.replace('{workspace_id}', 'default')
        const { status, body } = await post(app, request, { url })
        const answer = { status, type: 'application/json', text: JSON.stringify(body), request }
        t.same(faultsOf(operation, answer), [], `${operation.id}: ${request}`)
      }
    }
    t.equal(described.length, 2)
  })

  await t.test('51 requests are too many, and none is run', async (t) => {
    const register = { id: 'never', skill: '# Never' }
    const one = { jsonrpc: '2.0', method: 'skills::register', params: register }
    const { body } = await send(Array.from({ length: 51 }, (_, id) => ({ ...one, id })))
    t.match(body, { id: null, error: { code: -32_600 } })
    const read = await app.inject('/v1/workspaces/default/documents/never')
    t.equal(read.statusCode, 404)
  })

  await t.test('notifications are processed without a response', async (t) => {
    const params = { id: 'told', skill: '# Told' }
    const told = { jsonrpc: '2.0', method: 'skills::register', params }
    for (const body of [told, [told, note], { ...note, method: 'unknown' }]) {
      const answer = await send(body)
      t.strictSame([answer.status, answer.body], [204, ''])
    }
    const read = await app.inject('/v1/workspaces/default/documents/told')
    t.equal(read.statusCode, 200)
  })

  await t.test('size and media type are rejected by HTTP', async (t) => {
    const body = { ...ask(1), params: { filler: 'x'.repeat(2 * 1024 * 1024) } }
    const large = await send(body)
    t.strictSame([large.status, large.body.code], [413, 'request.too_large'])
    for (const text of [deep(100_000), paramsOf(deep(5000))]) {
      const { status, body: problem } = await post(app, text)
      t.strictSame([status, problem.code], [413, 'request.too_complex'])
    }
    body.params.filler = 'x'.repeat(2 * 1024 * 1024 - 200)
    t.equal((await send(body)).status, 200)
    const text = await post(app, '{}', { headers: { 'content-type': 'text/plain' } })
    t.strictSame([text.status, text.body.code], [415, 'request.media_type'])
    const get = await app.inject('/rpc')
    t.equal(get.statusCode, 405)
  })
})
