/** Two of a newer build migrate at once under a service that is asked 200 times a second. */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import {
  listMigrations,
  migrateToLatest,
  migrationsFolder,
} from '../../src/platform/database/migrator.ts'
import { installArchive, request } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import type { Answer } from '../support/given.ts'
import { startService } from '../support/process.ts'

const isFull = process.env.FAULTS === 'full'
const ROUNDS = isFull ? 20 : 3
const RATE = isFull ? 200 : 60
const workspace = '/v1/workspaces/default'

/** What a release adds, so that the older one works on. */
const textOf = (number: number): string => `
  alter table documents add column extra_${number} text;
  create table extra_${number} (workspace_id text references workspaces, id bigint);
  create index documents_extra_${number} on documents (workspace_id, extra_${number});`

t.test(`${ROUNDS} migrations, each by two at once, disturb nobody`, async (t) => {
  const connectionString = await testDatabase(t)
  const { url } = await startService(t, { DATABASE_URL: connectionString, LOG_LEVEL: 'silent' })
  t.equal((await installArchive(url, packageArchive({ folder: 'asked-for' }))).status, 201)
  const folder = join(t.testdir(), 'migrations')
  await mkdir(folder)
  await cp(migrationsFolder, folder, { recursive: true })
  const before = (await listMigrations(migrationsFolder)).length

  const asks = [
    () => request(url, `${workspace}/skills`),
    () => request(url, `${workspace}/skills/user/asked-for/files/SKILL.md`),
    () => request(url, '/capabilities'),
    (number: number) =>
      request(url, `${workspace}/documents/d-${number % 50}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ skill: `# Number ${number}` }),
      }),
  ]
  const progress = { isOver: false }
  const asked: Promise<Answer>[] = []
  const asking = (async () => {
    while (!progress.isOver) {
      const ask = asks[asked.length % asks.length]
      if (ask) asked.push(ask(asked.length))
      await sleep(1000 / RATE)
    }
  })()

  const migrate = async (): Promise<string[]> => {
    const pool = { connectionString, poolSize: 2, statementTimeoutMs: 0, lockTimeoutMs: 5000 }
    const db = openDatabase(openPool({ ...pool, onError: () => undefined }))
    try {
      return await migrateToLatest(db, folder)
    } finally {
      await db.destroy()
    }
  }
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const name = `${9000 + round}_round`
      await writeFile(join(folder, `${name}.sql`), textOf(round))
      await sleep(200)
      const applied = await Promise.all([migrate(), migrate()])
      t.same(applied.flat(), [name], 'one of the two migrates')
    }
  } finally {
    progress.isOver = true
    await asking
  }
  t.equal((await listMigrations(folder)).length, before + ROUNDS)
  const answers = await Promise.all(asked)
  t.comment(`${answers.length} requests`)
  t.same(
    answers.filter(({ status }) => status >= 400),
    [],
    'each of them was served',
  )
})
