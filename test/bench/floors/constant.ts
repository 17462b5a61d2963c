/** Rows of memory, answered as a route of the service would: a parameter, a look-up, a schema. */
import Fastify from 'fastify'

const BODY = `# Title\n\n${'Read the file first, then write what was asked for.\n'.repeat(78)}`

const row = {
  id: 'guide',
  skill: BODY,
  bytes: BODY.length,
  title: 'Title',
  description: 'Read the file first, then write what was asked for.',
  registered_at: '2026-01-01T00:00:00.000000Z',
}

const schema = {
  type: 'object',
  required: Object.keys(row),
  properties: {
    id: { type: 'string' },
    skill: { type: 'string' },
    bytes: { type: 'integer' },
    title: { type: 'string' },
    description: { type: 'string' },
    registered_at: { type: 'string' },
  },
}

const documents = new Map([[row.id, row]])
const files = new Map([[row.id, Buffer.from(BODY)]])

const app = Fastify()
type Params = { id: string }

app.get<{ Params: Params }>(
  '/documents/:id',
  { schema: { response: { 200: schema } } },
  async (request) => documents.get(request.params.id),
)
app.get<{ Params: Params }>('/files/:id', async (request, reply) =>
  reply.type('text/markdown; charset=utf-8').send(files.get(request.params.id)),
)

process.once('SIGTERM', () => process.exit(0))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
