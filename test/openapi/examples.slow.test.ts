/** A newcomer goes through Swagger UI from top to bottom, and sends what its forms hold. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { type Answer, Caller } from './caller.ts'
import { type Exception, exceptions } from './exceptions.ts'
import { type Document, type Operation, operationsOf } from './operations.ts'
import { hasExample, presetOf, suggestionsOf } from './presets.ts'
import { responseCheck } from './response-check.ts'
import { keepMade, makeFor } from './server-made.ts'

/** Optional parameters whose value only the service makes. */
const serverMade = new Set(['after', 'cursor', 'last-event-id', 'page', 'since', 'upload_id'])

/** What is wrong with a response that should be a success. */
const failure = ({ responses }: Operation, { status, text, request }: Answer): string[] => {
  const isGood = (status < 300 || status === 304) && String(status) in responses
  return isGood ? [] : [`${request}: ${status} ${text}`]
}

/** What is wrong with a response that should be a certain refusal. */
const otherThan = ({ status, code }: Exception, answer: Answer): string[] => {
  const isExpected = answer.status === status && answer.text.includes(`"code":"${code}"`)
  return isExpected ? [] : [`${answer.request}: ${answer.status} ${answer.text}`]
}

t.test(
  'every example succeeds when all are sent in their order, and so does each optional value of a read',
  async (t) => {
    const { app, services } = await testApp(t)
    await services.systemSkills.ensure()
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as Document
    const operations = operationsOf(document)
    const faultsOf = responseCheck(document)
    const caller = new Caller(baseUrl, document)
    for (const operation of operations) {
      const { id } = operation
      await makeFor(caller, id, operations)
      const answer = await caller.send(operation)
      const exception = exceptions[id]
      t.same(exception ? otherThan(exception, answer) : failure(operation, answer), [], id)
      t.same(faultsOf(operation, answer), [], `${id}: as described`)
      keepMade(caller, id, answer)
      if (operation.method !== 'GET') continue
      for (const value of suggestionsOf(operation).filter(({ name }) => !serverMade.has(name))) {
        const suggested = await caller.send(operation, [value])
        t.same(failure(operation, suggested), [], `${id} with ${value.name}`)
      }
    }
    const ids = operations.map(({ id }) => id)
    t.comment(`${ids.length} operations, ${Object.keys(exceptions).length} of them refused`)
    t.same(
      Object.keys(exceptions).filter((id) => !ids.includes(id)),
      [],
    )
  },
)

t.test('every parameter and every JSON body has an example', async (t) => {
  const { app } = await testApp(t)
  const document = (await app.inject('/openapi.json')).json<Document>()
  const lacking = operationsOf(document).flatMap((operation) => [
    ...operation.parameters
      .filter((parameter) => !hasExample(document, parameter))
      .map(({ name }) => `${operation.id}: ${name}`),
    ...('application/json' in operation.bodies && presetOf(document, operation).body === undefined
      ? [`${operation.id}: body`]
      : []),
  ])
  t.same(lacking, [])
})

t.test('forms preset required fields, and optional ones only with their default', async (t) => {
  const { app } = await testApp(t)
  const document = (await app.inject('/openapi.json')).json<Document>()
  for (const operation of operationsOf(document)) {
    for (const { name, required, example } of operation.parameters) {
      t.equal(example !== undefined, required === true, `${operation.id}: ${name}`)
    }
  }
})
