/** `iii://` URIs that no well-behaved client sends, one at a time and many at once. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { documented, examples, faultOf, inject, stateOf } from './judge.ts'
import { anyText, anyValue } from './strange-values.ts'

const workspace = '/v1/workspaces/default'

const piece = fc.oneof(
  fc.constantFrom('guide', 'guide/deep', 'fn', 'skills', 'state', 'a', '', '.', '..'),
  fc.constantFrom('%2e%2e', '%2f', '%', '?', '#', '@', ':80', '\\', '::', '\t', '\n'),
  anyText,
)
const rest = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('/'))
const scheme = fc.oneof(
  { weight: 8, arbitrary: fc.constant('iii://') },
  fc.constantFrom('III://', 'iii:/', 'iii:', 'iii:////', ' iii://', 'http://', 'file:///', ''),
)
const uri = fc.tuple(scheme, rest).map(([start, path]) => start + path)

const fetchBody = fc.oneof(
  uri.map((one): unknown => ({ uri: one })),
  fc.array(uri, { maxLength: 120 }).map((uris): unknown => ({ uris })),
  fc.record({ uri: anyValue, uris: anyValue }, { requiredKeys: [] }),
  anyValue,
)

/** Functions are registered, but none of these may be reached by another way to write its name. */
const guarded = 'http://127.0.0.1:9/never'

t.test('any URI is read, or rejected as documented', async (t) => {
  const { app, db } = await testApp(t)
  const documents = { guide: '# Guide\n\nRead it.\n', 'guide/deep': '# Deep\n\nRead it too.\n' }
  for (const [id, skill] of Object.entries(documents)) {
    t.equal((await call(app, 'PUT', `/documents/${id}`, { payload: { skill } })).status, 201)
  }
  const bodies = new Set<string>(Object.values(documents))
  const allowed = {
    read: documented(app, 'get', '/v1/workspaces/{workspace_id}/resources/read'),
    fetch: documented(app, 'post', '/v1/workspaces/{workspace_id}/resources/fetch'),
  }
  const before = await stateOf(db)
  const numRuns = examples(300, 20_000)

  const read = fc.asyncProperty(uri, async (one) => {
    // A lone surrogate has no percent form.
    const url = `${workspace}/resources/read?uri=${encodeURIComponent(one.toWellFormed())}`
    const answer = await inject(app, { url })
    const fault = faultOf(answer, allowed.read)
    if (fault) throw new Error(fault)
    if (answer.status !== 200 || one === 'iii://skills') return
    const [content] = (JSON.parse(answer.payload) as { contents: { text: string }[] }).contents
    if (!bodies.has(content?.text ?? '')) throw new Error(`${one} is ${content?.text}`)
  })
  await fc.assert(read, { numRuns })

  const fetch = fc.asyncProperty(fetchBody, async (body) => {
    const answer = await inject(app, {
      method: 'POST',
      url: `${workspace}/resources/fetch`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    const fault = faultOf(answer, allowed.fetch)
    if (fault) throw new Error(fault)
  })
  await fc.assert(fetch, { numRuns })
  t.equal(await stateOf(db), before, 'and nothing has changed')
  t.comment(`${numRuns} reads, ${numRuns} fetches`)
})

t.test('no way to write its name reaches a function that is guarded', async (t) => {
  const { app } = await testApp(t)
  const registered = await call(app, 'PUT', '/functions/state::set', { payload: { url: guarded } })
  t.equal(registered.body.code, 'functions.internal_namespace')
  const spelled = fc
    .tuple(
      fc.constantFrom('iii://fn/', 'iii://fn//', 'iii://FN/', 'iii://fn/./', 'iii://a/../fn/'),
      fc.constantFrom('state', 'STATE', '%73tate', 'st\tate', 'engine', 'state%3a%3a', 'state::'),
      fc.constantFrom('/set', '//set', '/%73et', '/../state/set', '/set?x', '/set#x', '/set/'),
    )
    .map((parts) => parts.join(''))
  const property = fc.asyncProperty(spelled, async (one) => {
    const { status, body } = await call(
      app,
      'GET',
      `/resources/read?uri=${encodeURIComponent(one)}`,
    )
    if (status !== 400 && status !== 403 && status !== 404) throw new Error(JSON.stringify(body))
  })
  await fc.assert(property, { numRuns: examples(100, 1000) })
  t.pass('all are refused')
})
