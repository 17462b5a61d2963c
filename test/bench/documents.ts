/** Documents that many publishers register at once, by Postgres's own tool writing the same rows. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench } from './bench.ts'
import { type Sent, writeRate } from './callers.ts'
import type { Side } from './rounds.ts'
import { Absent, compare, type Outcome, type Row } from './row.ts'

const run = promisify(execFile)

const DOCUMENTS = 1000
const CALLERS = 50
/** More clients wait for each other at the counter's row, fewer for the disk. */
const PGBENCH_CLIENTS = 8

const body = `# Reports\n\nReads and writes reports.\n\n${'Read the file first, then write what was asked for.\n'.repeat(20)}`

const registering = (): Sent[] => {
  const batch = randomBytes(6).toString('hex')
  return Array.from({ length: DOCUMENTS }, (_, number) => ({
    method: 'PUT',
    path: `/v1/workspaces/default/documents/bench/${batch}/${number}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ skill: body })),
  }))
}

/** One statement, since a round trip for each row would be held against Postgres. */
const script = `\\set number random(1, 1000000000000000)
with bumped as (
  update workspaces set snapshot_version = snapshot_version + 1, snapshot_at = clock_timestamp()
  where workspace_id = 'default' returning workspace_id, snapshot_version, snapshot_at
), document as (
  insert into documents (workspace_id, document_id, skill, sha256, bytes, title, description)
  values ('default', 'pgbench/' || :number, '${body}', repeat('0', 64), ${body.length}, 'Reports',
    'Reads and writes reports.')
  returning document_id
), audited as (
  insert into audit_entries (workspace_id, actor, action, decision, target, fingerprint_after,
    request_id, address)
  select 'default', 'anonymous', 'document_register', 'allowed', 'document:' || document_id,
    repeat('0', 64), '019aa6f0-0000-7000-8000-000000000000', '127.0.0.1'
  from document
)
insert into events (workspace_id, snapshot_version, type, payload, created_at)
select workspace_id, snapshot_version, 'skills::on-change',
  json_build_object('op', 'register', 'id', document_id), snapshot_at
from bumped, document;
`

const pgbench = async (bench: Bench, connectionString: string): Promise<Side> => {
  const file = join(bench.folder, 'document.sql')
  await writeFile(file, script)
  const each = Math.ceil(DOCUMENTS / PGBENCH_CLIENTS)
  const args = ['-n', '-M', 'prepared', '-c', String(PGBENCH_CLIENTS), '-t', String(each)]
  return {
    name: 'pgbench',
    measure: async () => {
      const { stdout } = await run('pgbench', [...args, '-f', file, connectionString])
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    },
  }
}

const againstPgbench = async (bench: Bench): Promise<Outcome> => {
  await run('pgbench', ['--version']).catch(() => {
    throw new Absent('pgbench')
  })
  const connectionString = await bench.database()
  const { url } = await bench.service({ DATABASE_URL: connectionString })
  return await compare(
    bench,
    'per s',
    writeRate('register', { url, callers: CALLERS, requests: registering }),
    await pgbench(bench, connectionString),
  )
}

export const documentRows: Row[] = [
  {
    name: 'documents',
    what: `${DOCUMENTS} documents registered by ${CALLERS} callers, by pgbench writing the same rows with ${PGBENCH_CLIENTS} clients`,
    goal: { atLeast: 1 },
    measure: againstPgbench,
  },
]
