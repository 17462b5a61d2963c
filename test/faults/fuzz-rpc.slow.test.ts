/** JSON-RPC with whatever a client may send: always an answer of JSON-RPC, and never our fault. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { methods } from '../../src/protocols/rpc/methods.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { givenInstalledSkill, givenUpload } from '../support/given.ts'
import { documented, examples, faultOf, inject, type Raw, stateOf } from './judge.ts'
import { anyText, anyValue } from './strange-values.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

const fields = words(`
  workspace_id skill slug name id uri uris path upload_id source target_source_kind source_kind
  detail cursor limit enabled arguments allow_implicit_invocation function_id description version
  skills file_name archive_format compressed_size_bytes sha256 expected_previous_fingerprint
  include_health include_policy capability_id prefix names audit_limit`)

const call = (known: string[]): fc.Arbitrary<Record<string, unknown>> => {
  const knownText = fc.constantFrom(...known)
  const value = fc.oneof({ weight: 2, arbitrary: knownText }, anyValue, fc.array(knownText))
  const pairs = fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 6 })
  const params = fc.oneof(
    { weight: 8, arbitrary: pairs.map((given) => Object.fromEntries(given)) },
    anyValue,
  )
  const method = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...methods.keys()) }, anyText)
  const id = fc.oneof(fc.nat(), fc.string(), anyValue)
  return fc.record(
    { jsonrpc: fc.constant('2.0'), id, method, params },
    { requiredKeys: ['method'] },
  )
}

const bodies = (known: string[]): fc.Arbitrary<string> => {
  const one = call(known)
  const right = one.map((given) => ({ ...given, jsonrpc: '2.0' }))
  return fc.oneof(
    { weight: 10, arbitrary: right.map((given) => JSON.stringify(given)) },
    { weight: 3, arbitrary: one.map((given) => JSON.stringify(given)) },
    { weight: 2, arbitrary: fc.array(right, { maxLength: 8 }).map((all) => JSON.stringify(all)) },
    fc.json(),
    fc.tuple(right, fc.nat()).map(([given, at]) => {
      const text = JSON.stringify(given)
      return text.slice(0, at % text.length)
    }),
    anyText,
  )
}

type Item = { jsonrpc?: unknown; id?: unknown; result?: unknown; error?: RpcError }
type RpcError = { code: number; message: string; data?: { code?: string } }

/** What is wrong with one answer, or ''. */
const faultOfItem = (item: Item): string => {
  if (item.jsonrpc !== '2.0' || !('id' in item)) return 'no envelope'
  if ('result' in item === 'error' in item) return 'not just one of result and error'
  if (!item.error) return ''
  const { code, message, data } = item.error
  if (![-32_700, -32_600, -32_601, -32_602, -32_603].includes(code)) return `a code ${code}`
  // No function is registered that could fail.
  if (code === -32_603) return `our fault: ${message} ${JSON.stringify(data)}`
  return message === '' ? 'no message' : ''
}

const itemsOf = ({ payload }: Raw): Item[] =>
  payload === '' ? [] : ([JSON.parse(payload)] as (Item | Item[])[]).flat()

t.test('any body gets a JSON-RPC response', async (t) => {
  const { app, db } = await testApp(t)
  const { fingerprint } = await givenInstalledSkill(app, packageArchive())
  const uploadId = await givenUpload(app, packageArchive({ folder: 'other' }))
  const known = words(`
    default pdf-tools SKILL.md user iii://skills iii://fn/a/b names user:pdf-tools skill.tar.gz
    tar_gz ${fingerprint} ${uploadId}`)
  const allowed = documented(app, 'post', '/rpc')
  const numRuns = examples(400, 20_000)
  let refused = 0
  const property = fc.asyncProperty(bodies(known), async (payload) => {
    const before = await stateOf(db)
    const answer = await inject(app, {
      method: 'POST',
      url: '/rpc',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    const items = itemsOf(answer)
    const faults = [faultOf(answer, allowed), ...items.map(faultOfItem)].filter(Boolean)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    if (items.length === 0 || items.some((item) => 'result' in item)) return
    refused += 1
    if ((await stateOf(db)) !== before) throw new Error('a refusal that has changed something')
  })
  await fc.assert(property, { numRuns })
  t.pass(`${numRuns} bodies, of which ${refused} were refused`)
  t.comment(`${numRuns} bodies, of which ${refused} were refused`)
  t.equal((await app.inject({ url: '/readyz' })).statusCode, 200)
})
