/** A backup that is made while writers write: what it holds, and how a service goes on from it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Test } from '../support/tap.ts'
import { findHead } from '../../src/tenancy/audit/seals.ts'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { compareWrites, findUnreadable } from '../crash/agreement.ts'
import { findBroken } from '../crash/invariants.ts'
import { PatientClient } from '../crash/patient-client.ts'
import { seeded } from '../crash/random.ts'
import { SkillWriter } from '../crash/skill-writer.ts'
import { openWatch } from '../crash/watch.ts'
import {
  finishUpload,
  installUpload,
  request,
  sendChunk,
  startUpload,
  uploadStatus,
} from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { startService } from '../support/process.ts'
import { openEvents } from '../support/sse.ts'
import { until } from '../uploads/checks.ts'
import { verify } from '../verification/battery.ts'

const ROUNDS = process.env.FAULTS === 'full' ? 10 : 1
const WRITERS = process.env.FAULTS === 'full' ? 4 : 2
/** Before a dump, and after it. */
const WRITES = 10
const workspace = '/v1/workspaces/default'
const half = packageArchive({ folder: 'half-sent' })

const newFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-backup-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Env = { DATABASE_URL: string } & Record<string, string>

type AuditRow = { workspace_id: string; seq: string }

/** Without the transactions, whose numbers are of one server only. */
const auditRows = async (db: Kysely<Database>): Promise<Map<string, string>> => {
  const { rows } = await sql<AuditRow & { entry: string }>`
    select workspace_id, seq, to_jsonb(e) - 'tx' as entry from audit_entries e`.execute(db)
  return new Map(rows.map(({ workspace_id: id, seq, entry }) => [`${id} ${seq}`, entry]))
}

/** What is written from now on is sealed over what was sealed before the backup. */
const checkSeals = async (t: Test, db: Kysely<Database>, env: Env): Promise<void> => {
  const { rows } = await sql<{ seq: number }>`
    select max(seq) as seq from audit_entries where workspace_id = 'default'`.execute(db)
  const newest = rows[0]?.seq ?? 0
  await until(async () => ((await findHead(db, 'default'))?.last_seq ?? 0) >= newest)
  t.match(await verify(t, env), { code: 0, stdout: /0 are faulty/ }, 'and each seal fits')
}

const checkAudit = async (t: Test, copy: Kysely<Database>, db: Kysely<Database>): Promise<void> => {
  const [rows, original] = await Promise.all([auditRows(copy), auditRows(db)])
  const same = [...rows.keys()].map((key) => original.get(key))
  t.same([...rows.values()], same, `${rows.size} audit entries are the same`)
}

const versionOf = async (url: string): Promise<number> =>
  (await request(url, `${workspace}/skills`)).body.snapshot_version

const bytesOf = async (url: string): Promise<{ bytes: Buffer; etag: string | null }> => {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    etag: response.headers.get('etag'),
  }
}

/** Its archive is what its name says, and installed elsewhere it is the same skill. */
const isWholeArchive = async (url: string, path: string, fingerprint: string): Promise<boolean> => {
  const { bytes, etag } = await bytesOf(`${url}${path}/archive`)
  if (etag !== `"${fingerprint}"`) return false
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(bytes)]), 'skill.tar.gz')
  await fetch(`${url}/v1/workspaces/elsewhere`, { method: 'PUT' })
  const to = `${url}/v1/workspaces/elsewhere/skills/archive`
  const again = await fetch(to, { method: 'POST', body: form })
  const { skill } = (await again.json()) as { skill?: { fingerprint: string } }
  return skill?.fingerprint === fingerprint
}

type Original = { uploadId: string; offset: number; seen: number }

/** Goes on with a service on what was restored. */
const checkGoingOn = async (t: Test, url: string, db: Kysely<Database>, before: Original) => {
  const version = await versionOf(url)
  const events = await sql<{ last: number }>`
    select max(snapshot_version) as last from events where workspace_id = 'default'`.execute(db)
  const last = events.rows[0]?.last ?? 0
  t.ok(version >= last, `numbers go on from ${version}, after ${last}`)
  const stream = (id: number) =>
    openEvents(t, `${url}${workspace}/events`, { headers: { 'last-event-id': String(id) } })
  const [known, ahead] = await Promise.all([
    stream(last - 3),
    stream(Math.max(before.seen, last + 1)),
  ])
  t.same(
    (await known.take(3)).map(({ id }) => Number(id)),
    [last - 2, last - 1, last],
    'who was behind gets what is missing',
  )
  await known.ended
  const behind = await stream(last)
  for (const reader of [ahead, behind]) {
    t.match(await reader.next(), { event: 'resync' }, 'and loads everything again, as who is ahead')
  }

  const { uploadId, offset } = before
  t.match(await uploadStatus(url, uploadId), { body: { next_offset: offset } })
  t.match(await sendChunk(url, { uploadId, offset }, half.subarray(offset)), { status: 200 })
  t.match(await finishUpload(url, uploadId), { status: 200 })
  t.match(await installUpload(url, uploadId), { status: 201 }, 'an upload is finished')
  for (const reader of [behind, ahead]) {
    t.match(await reader.next(), { id: String(version + 1), data: { reason: 'installed' } })
  }
}

export type Way = {
  env: Env
  backUp: (cwd: string) => Promise<unknown>
  /** Into a service of its own, whose settings it returns. */
  restore: (cwd: string) => Promise<{ env: Env; store: BlobStore }>
}

export const runBackupUnderLoad = async (t: Test, { env, backUp, restore }: Way): Promise<void> => {
  const { url } = await startService(t, env)
  const random = seeded(1)
  const client = new PatientClient(() => url)
  const writers = Array.from(
    { length: WRITERS },
    (_, index) => new SkillWriter(`skill-${index}`, { client, random, uploads: [] }),
  )
  const uploadId = await startUpload(url, half)
  const offset = Math.floor(half.length / 2)
  await sendChunk(url, { uploadId, offset: 0 }, half.subarray(0, offset))
  const db = openWatch(t, env.DATABASE_URL)
  const written = (): number => writers.reduce((sum, { done }) => sum + done.length, 0)

  const progress = { isOver: false }
  const working = writers.map(async (writer) => {
    while (!progress.isOver) await writer.step()
  })
  const more = async (): Promise<void> => {
    const goal = written() + WRITES
    while (written() < goal) await sleep(5)
  }
  const folder = await newFolder(t)
  const backups: { before: number[]; cwd: string }[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await more()
      const before = writers.map(({ done }) => done.length)
      const cwd = await mkdtemp(join(folder, 'dump-'))
      await backUp(cwd)
      backups.push({ before, cwd })
    }
    await more()
  } finally {
    progress.isOver = true
    await Promise.all(working)
  }
  const seen = await versionOf(url)

  for (const { before, cwd } of backups) {
    const restored = await restore(cwd)
    const copy = openWatch(t, restored.env.DATABASE_URL)
    const broken = await findBroken(copy, restored.store)
    // Of the numbers that the last line skips.
    delete broken['the events have a hole']
    t.same(broken, {}, 'nothing is half done')
    await checkAudit(t, copy, db)
    const service = await startService(t, restored.env)
    let acknowledged = 0
    for (const [index, writer] of writers.entries()) {
      const { slug } = writer
      const whole = await compareWrites(copy, { slug, done: writer.done, pending: null })
      const count = whole.found.writes.length
      acknowledged += count
      t.ok(count >= (before[index] ?? 0), `${slug}: what was acknowledged before is there`)
      const done = writer.done.slice(0, count)
      const { found, expected } = await compareWrites(copy, { slug, done, pending: null })
      t.same(found, expected, `${slug}: and nothing out of its order`)
      if (found.current === null) continue
      for (const fingerprint of found.revisions) {
        t.same(await findUnreadable(service.url, writer, fingerprint), [], 'each byte is there')
      }
      const path = `${workspace}/skills/user/${slug}`
      t.ok(await isWholeArchive(service.url, path, found.current), 'and its archive')
    }
    t.comment(`${acknowledged} of ${written()} writes are in the dump`)
    await checkGoingOn(t, service.url, copy, { uploadId, offset, seen })
    await checkSeals(t, copy, restored.env)
    service.kill('SIGTERM')
    await service.exited
  }
}
