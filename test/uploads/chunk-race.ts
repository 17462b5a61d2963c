/** Pairs of different chunks at one offset, sent at once. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'
import { keysOf, read } from '../blob-store/bytes.ts'
import { testReplica } from '../support/app.ts'
import type { OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { call, givenUpload, sendFrame } from '../support/given.ts'
import { frame, sha256 } from '../support/psu1.ts'
import { refused } from './checks.ts'

export const ROUNDS = 20

/** Sends each pair of chunks at once, and sees one of them win. */
export const race = async (t: Test, uploadId: string, apps: [App, App]): Promise<Buffer> => {
  const won: Buffer[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const offset = round * 64
    const chunks = [randomBytes(64), randomBytes(64)]
    const [first, second] = await Promise.all(
      chunks.map((bytes, index) => {
        const app = apps[(index + round) % 2 === 0 ? 0 : 1]
        return sendFrame(app, uploadId, frame({ uploadId, offset }, bytes))
      }),
    )
    if (!first || !second) throw new Error('two were sent')
    const isFirst = first.status === 200
    const [winner, loser] = isFirst ? [first, second] : [second, first]
    t.match(winner, { status: 200, body: { offset, len: 64, next_offset: offset + 64 } })
    refused(t, loser, {
      status: 409,
      code: 'skills.upload.offset_mismatch',
      details: { offset, next_offset: offset + 64 },
    })
    won.push(chunks[isFirst ? 0 : 1] ?? Buffer.alloc(0))
  }
  return Buffer.concat(won)
}

/** The winner's bytes are those that are read, and the losers leave none. */
export const raceOnReplicas = async (t: Test, openBlobs: OpenBlobs): Promise<void> => {
  const connectionString = await testDatabase(t)
  const { env, store } = await openBlobs(t, connectionString)
  const { app, db } = await testReplica(t, connectionString, env)
  const { app: other } = await testReplica(t, connectionString, env)
  const uploadId = await givenUpload(app, randomBytes(64 * ROUNDS))
  const content = await race(t, uploadId, [app, other])
  const { rows } = await sql<{ key: string }>`
    select object_key as key from upload_chunks order by chunk_offset`.execute(db)
  const keys = rows.map(({ key }) => key)
  const stored = await Promise.all(keys.map((key) => read(store, key)))
  t.equal(sha256(Buffer.concat(stored)), sha256(content))
  t.same(await keysOf(store, ''), keys.toSorted(), 'no other object')
  await sql`update uploads set sha256 = ${sha256(content)}`.execute(db)
  t.match(await call(other, 'POST', `/uploads/${uploadId}/finish`), {
    status: 200,
    body: { sha256: sha256(content) },
  })
}
