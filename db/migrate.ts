/**
 * The database tool: `up`, `status`, `new <name>`, and the two files that are generated from the
 * schema: `dump` and `types`, which with `--check` only compare and say how to repair.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { readConfig } from '../src/platform/config/config.ts'
import type { Database } from '../src/platform/database/client.ts'
import {
  listApplied,
  listMigrations,
  migrateToLatest,
  migrationsFolder,
} from '../src/platform/database/migrator.ts'
import { withConfiguredDatabase } from '../src/platform/postgres/own-database.ts'
import { withFreshDatabase } from './fresh-database.ts'
import { schemaText } from './schema-text.ts'

const usage = 'Usage: migrate up | status | new <name> | dump [--check] | types [--check]'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const withDatabase = (work: (db: Kysely<Database>) => Promise<void>): Promise<void> =>
  withConfiguredDatabase(readConfig(), work)

const up = async (): Promise<void> =>
  await withDatabase(async (db) => {
    const names = await migrateToLatest(db)
    say(names.length === 0 ? 'The database is up to date' : `Applied ${names.join(', ')}`)
  })

const status = async (): Promise<void> =>
  await withDatabase(async (db) => {
    const known = await listMigrations(migrationsFolder)
    const applied = await listApplied(db)
    for (const name of known) say(`${applied.includes(name) ? 'applied' : 'pending'}  ${name}`)
    for (const name of applied) if (!known.includes(name)) say(`unknown  ${name}`)
  })

const create = async (words: string): Promise<void> => {
  const what = words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  if (!/^[a-z0-9]/.test(what)) throw new Error('Say what changes: npm run db:new -- add_labels')
  const last = (await listMigrations(migrationsFolder)).at(-1) ?? '0000'
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
  const file = join(migrationsFolder, `${number}_${what}.sql`)
  await writeFile(file, '', { flag: 'wx' })
  say(relative(process.cwd(), file))
}

type Generated = { file: string; text: string; repair: string; isCheck: boolean }

const writeOrCompare = async ({ file, text, repair, isCheck }: Generated): Promise<void> => {
  if (!isCheck) {
    await writeFile(file, text)
    return
  }
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed === text) return
  throw new Error(`${basename(file)} is not what db/migrations make: run ${repair} and commit it`)
}

const server = process.env.TEST_DATABASE_URL || null

const dump = async (isCheck: boolean): Promise<void> => {
  const text = await withFreshDatabase(server, schemaText)
  const file = fromRoot('db/schema.sql')
  await writeOrCompare({ file, text, isCheck, repair: 'npm run db:schema' })
}

const types = async (isCheck: boolean): Promise<void> => {
  const { typesText } = await import('./types-text.ts')
  const text = await withFreshDatabase(server, typesText)
  const file = fromRoot('src/platform/database/schema.ts')
  await writeOrCompare({ file, text, isCheck, repair: 'npm run db:types' })
}

const [command, ...rest] = process.argv.slice(2)
const isCheck = rest.includes('--check')

try {
  if (command === 'up') await up()
  else if (command === 'status') await status()
  else if (command === 'new') await create(rest.join(' '))
  else if (command === 'dump') await dump(isCheck)
  else if (command === 'types') await types(isCheck)
  else throw new Error(usage)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
