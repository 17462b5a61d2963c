/** The document follows the one list of the order, and Swagger UI follows the document. */
import t from '../support/tap.ts'
import { tags } from '../../src/protocols/openapi/order.ts'
import { testApp } from '../support/app.ts'
import { type Document, operationsOf } from './operations.ts'

t.test('no operation is missing in the list of the order, and none has another tag', async (t) => {
  const { app } = await testApp(t)
  const document = (await app.inject('/openapi.json')).json<Document>()
  const listed = tags.flatMap(({ name, operations }) => operations.map((id) => `${name}: ${id}`))
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ tags: [tag], operationId }) => `${tag}: ${operationId}`),
  )
  t.same(described.toSorted(), listed.toSorted())
  t.same(
    operationsOf(document).map(({ tag, id }) => `${tag}: ${id}`),
    listed,
  )
})

t.test('it starts with the install of a skill, and deletes end their tag', async (t) => {
  const { app } = await testApp(t)
  const operations = operationsOf((await app.inject('/openapi.json')).json<Document>())
  t.equal(operations[0]?.id, 'skillsInstallArchive')
  const deletes = operations.filter(({ method }) => method === 'DELETE')
  t.ok(deletes.length > 0)
  for (const { id, tag } of deletes) {
    const after = operations.slice(operations.findIndex((one) => one.id === id))
    const others = after.filter((one) => one.tag === tag && one.method !== 'DELETE')
    t.same(
      others.map((one) => one.id),
      [],
      id,
    )
  }
})
