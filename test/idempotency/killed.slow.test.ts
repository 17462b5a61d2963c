/** The process dies after it has committed a write, and before the response is stored and sent. */
import t from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { multipart } from '../support/given.ts'
import { startService } from '../support/process.ts'
import { finishUpload, request, sendChunk, startUpload } from '../process/client.ts'
import { holdResponses, storeResponses, whenCommitted } from './responses.ts'

const archive = packageArchive()
const workspace = '/v1/workspaces/default'

type Sent = { path: string; init: RequestInit; status: number; body: object }

const json = (method: string, key: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify(body),
})

/** Requests whose repetition could not be told from the first without their key. */
const writesOf = async (url: string): Promise<Sent[]> => {
  const uploadId = await startUpload(url, archive)
  await sendChunk(url, { uploadId, offset: 0 }, archive)
  await finishUpload(url, uploadId)
  const form = multipart(packageArchive({ files: { 'more.md': 'x' } }))
  return [
    {
      path: `${workspace}/skills`,
      init: json('POST', 'install', {
        source: { type: 'uploaded_archive', upload_id: uploadId },
      }),
      status: 201,
      body: { status: 'installed', skill: { slug: 'pdf-tools' } },
    },
    {
      path: `${workspace}/skills/user/pdf-tools/archive`,
      init: {
        method: 'PUT',
        headers: { ...form.headers, 'idempotency-key': 'update' },
        body: new Uint8Array(form.payload),
      },
      status: 200,
      body: { status: 'updated' },
    },
    {
      path: `${workspace}/documents/note`,
      init: json('PUT', 'note', { skill: '# Note\n\nText.\n' }),
      status: 201,
      body: { id: 'note' },
    },
  ]
}

t.test('a repeated request gets the response that a killed process did not send', async (t) => {
  const connectionString = await testDatabase(t)
  const env = { DATABASE_URL: connectionString }
  const { db } = await testReplica(t, connectionString)
  let service = await startService(t, env)
  for (const { path, init, status, body } of await writesOf(service.url)) {
    await holdResponses(db)
    const unanswered = request(service.url, path, init).then(
      () => 'answered',
      () => 'not answered',
    )
    await whenCommitted(db)
    service.kill('SIGKILL')
    await service.exited
    t.equal(await unanswered, 'not answered', path)
    await storeResponses(db)
    const { count } = await db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()

    service = await startService(t, env)
    const made = await request(service.url, path, init)
    t.match(made, { status, body, headers: { 'idempotency-replayed': 'true' } }, path)
    const stored = await request(service.url, path, init)
    t.same([stored.status, stored.body], [made.status, made.body], `${path}: stored by now`)
    const after = await db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    t.equal(after.count, count, `${path}: done once`)
  }
})
