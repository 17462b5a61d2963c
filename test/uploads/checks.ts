/** What upload tests look at: the rows behind the answers, and the shape of every refusal. */
import { setImmediate } from 'node:timers/promises'
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import type { Answer } from '../support/given.ts'

type Db = TestApp['db']

/** Everything that an upload may leave in the database. */
export const rowsOf = async (db: Db) => ({
  uploads: await db.selectFrom('uploads').selectAll().orderBy('upload_id').execute(),
  chunks: await db
    .selectFrom('upload_chunks')
    .select(['upload_id', 'chunk_offset', 'chunk_len', 'chunk_sha256', 'object_key'])
    .orderBy('upload_id')
    .orderBy('chunk_offset')
    .execute(),
  audit: await auditOf(db),
  events: await db.selectFrom('events').select(['type', 'snapshot_version']).execute(),
})

export const auditOf = async (db: Db) =>
  await db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'decision', 'target', 'reason_code'])
    .orderBy('seq')
    .execute()

export const uploadRow = async (db: Db, uploadId: string) =>
  await db
    .selectFrom('uploads')
    .selectAll()
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow()

export const chunkCount = async (db: Db, uploadId: string): Promise<number> =>
  (
    await db
      .selectFrom('upload_chunks')
      .select('chunk_offset')
      .where('upload_id', '=', uploadId)
      .execute()
  ).length

export type Refusal = { status: number; code: string; details?: Record<string, unknown> }

/** A problem document, whole; `details` exactly as given, where given. */
export const refused = (t: Test, answer: Answer, expected: Refusal, name = expected.code): void => {
  const { status, code, details } = expected
  t.match(
    answer,
    {
      status,
      headers: { 'content-type': /^application\/problem\+json(;|$)/ },
      body: {
        type: 'about:blank',
        title: /\S/,
        status,
        detail: /\S/,
        code,
        request_id: String(answer.headers['x-request-id']),
      },
    },
    `${name} is refused: ${status} ${code}`,
  )
  if (details) t.same(answer.body.details, details, `${name}: the details`)
}

/** Does what must be refused, and sees that no row changed. */
export const changesNothing = async <T>(
  t: Test,
  db: Db,
  act: () => Promise<T>,
  name = 'a refusal',
): Promise<T> => {
  const before = await rowsOf(db)
  const result = await act()
  t.same(await rowsOf(db), before, `${name} changes no row`)
  return result
}

/** Asks again and again; what does not come about is a failure, not a hang. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come about in 60 seconds')
    // Else a check that waits for nothing keeps events from arriving.
    await setImmediate()
  }
}
