/** `npm run verify` on a running service, over whatever store: what is whole, and each damage. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { read } from '../blob-store/bytes.ts'
import { openWatch } from '../crash/watch.ts'
import { installArchive, sendChunk, startUpload } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { runCommand } from '../support/command.ts'
import { startService } from '../support/process.ts'
import type { Test } from '../support/tap.ts'

type Env = { DATABASE_URL: string } & Record<string, string>

export const verify = (t: Test, env: Record<string, string>, ...args: string[]) =>
  runCommand(t, env, ['operations/verification/cli.ts', ...args])

const large = (folder: string): Buffer =>
  packageArchive({
    folder,
    files: { 'data.bin': randomBytes(50_000), 'same.bin': Buffer.alloc(50_000), 'empty.txt': '' },
  })

const keysOf = async (store: BlobStore, kind: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list('')) if (key.split('/')[1] === kind) keys.push(key)
  return keys.toSorted()
}

/** Two large packages, a small one, an archive that was downloaded, and a chunk. */
export const givenBytes = async (t: Test, env: Env) => {
  const service = await startService(t, env)
  const { url } = service
  const small = packageArchive({ folder: 'small', files: { 'data.txt': 'a few bytes' } })
  for (const archive of [large('one'), large('two'), small]) {
    const installed = await installArchive(url, archive)
    if (installed.status !== 201) throw new Error(JSON.stringify(installed.body))
  }
  const download = await fetch(`${url}/v1/workspaces/default/skills/user/one/archive`)
  await download.arrayBuffer()
  // Archives are packed ahead for the index, which waits for them.
  for (let isWhole = false; !isWhole;) {
    const index = await fetch(`${url}/.well-known/agent-skills/index.json`)
    await index.arrayBuffer()
    isWhole = !index.headers.has('x-skills-left-out')
  }
  const sent = packageArchive({ folder: 'on-its-way' })
  const uploadId = await startUpload(url, sent)
  await sendChunk(url, { uploadId, offset: 0 }, sent.subarray(0, 100))
  return { service, db: openWatch(t, env.DATABASE_URL), uploadId }
}

export const runVerifyBattery = async (t: Test, env: Env, store: BlobStore): Promise<void> => {
  const { db, uploadId, service } = await givenBytes(t, env)
  const whole = await verify(t, env)
  t.match(whole, { code: 0, stderr: '' }, 'while the service runs')
  let objects = 0
  for (const kind of ['packs', 'archives', 'chunks']) objects += (await keysOf(store, kind)).length
  t.match(
    whole.stdout,
    new RegExp(
      `^Checked ${objects} objects and \\d packs in rows: \\d+ bytes are right, 0 are faulty, 0 objects have no row\\.\n$`,
    ),
  )

  const [pack = '', other = ''] = await keysOf(store, 'packs')
  const [archive = ''] = await keysOf(store, 'archives')
  const chunks = await keysOf(store, 'chunks')
  const { rows } = await sql<{ key: string }>`
    select object_key as key from upload_chunks where upload_id = ${uploadId}`.execute(db)
  const chunk = rows[0]?.key ?? ''
  t.ok(chunks.includes(chunk))
  const replace = async (key: string, change: (bytes: Buffer) => Uint8Array): Promise<void> => {
    const bytes = await read(store, key)
    await store.delete([key])
    await store.put(key, change(bytes))
  }
  await replace(pack, (bytes) => {
    bytes[60_000] = (bytes[60_000] ?? 0) ^ 1
    return bytes
  })
  await replace(other, (bytes) => bytes.subarray(0, -1))
  await replace(chunk, (bytes) => Buffer.concat([bytes, Buffer.from('x')]))
  await store.delete([archive])
  await sql`update skill_revisions r set pack = set_byte(pack, 0, get_byte(pack, 0) # 1)
    from skills s where s.skill_id = r.skill_id and s.slug = 'small'`.execute(db)

  const faulty = await verify(t, env)
  t.match(faulty, { code: 1, stderr: '' })
  const lines = faulty.stdout.trimEnd().split('\n')
  const has = (pattern: RegExp): void =>
    void t.ok(
      lines.some((line) => pattern.test(line)),
      String(pattern),
    )
  has(
    new RegExp(`^damaged: ${pack}, revision 1 of skill user:(one|two) in workspace default: its `),
  )
  has(new RegExp(`^damaged: ${other}, revision 1 of skill .* it has fewer than \\d+ bytes$`))
  has(
    new RegExp(
      `^damaged: ${chunk}, chunk at 0 of upload ${uploadId} .* it has more than 100 bytes`,
    ),
  )
  has(
    new RegExp(
      `^missing: ${archive}, archive of \\w{64} in workspace default: the store does not have it`,
    ),
  )
  has(/^damaged: the pack in its row, revision 1 of skill user:small in workspace default: its/)
  t.match(
    lines.at(-1),
    new RegExp(`^Checked ${objects} objects .* 5 are faulty, 0 objects have no row\\.$`),
  )
  t.equal(lines.length, 6)
  service.kill('SIGTERM')
  await service.exited
  t.match(await verify(t, env), { code: 1 }, 'without the service as well')
}
