/** Which operations take an `Idempotency-Key`, as the document has it. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'

t.test('every write below a workspace accepts a key, and no other operation', async (t) => {
  const test = await testApp(t)
  type Parameter = { name: string; in: string }
  type Operation = { operationId: string; parameters?: Parameter[]; 'x-required-role': string }
  const document = await test.app.inject('/openapi.json')
  const { paths } = document.json<{ paths: Record<string, Record<string, Operation>> }>()
  const taking = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters = [] }]) =>
        parameters.some(({ name }) => name === 'idempotency-key'),
      )
      .map(([method, { operationId }]) => ({ path, method, operationId })),
  )
  const writes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([method, operation]) =>
          path.startsWith('/v1/workspaces/{workspace_id}/') &&
          // Clients of ClawHub send none.
          !path.includes('/clawhub/') &&
          method !== 'get' &&
          !['reader', 'public'].includes(operation['x-required-role']) &&
          !['skillsUploadChunk', 'subscriptionsTest'].includes(operation.operationId),
      )
      .map(([method, { operationId }]) => ({ path, method, operationId })),
  )
  t.ok(writes.length > 8)
  t.same(taking, writes)
})
