/** `npm run restore -- FILE`: restores a backup into an empty database and an empty store. */
import { parseArgs } from 'node:util'
import { openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { printLine, parseArguments, runCommand } from '../../platform/command.ts'
import { readConfig } from '../../platform/config/config.ts'
import { migrateToLatest } from '../../platform/database/migrator.ts'
import { withOwnConnection } from '../../platform/postgres/own-database.ts'
import { requireOwnPlace } from '../../platform/deployment/service.ts'
import { placesOf } from '../../platform/deployment/wrong-store.ts'
import { verify } from '../verification/verify.ts'
import { restoreBackup } from './restore.ts'

const usage = `Usage:
  npm run restore -- FILE

Restores a backup: its rows into an empty database (that of DATABASE_URL, or else a new embedded one in
DATA_DIR), and its objects into an empty store (that of BLOB_STORE). If the backup has only rows, the
store must be a copy of the one that they belong to. Then checks all bytes, as npm run verify does.

  -h, --help

Exit status: 0 everything was restored intact, 1 the rows were restored but something is missing or
damaged, or could not be checked, 2 nothing was restored.
`

const FAULTY = 1

const parse = () =>
  parseArguments(() => {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    })
    const [path] = positionals
    if (!values.help && positionals.length !== 1) throw new Error('Name the file to restore')
    return { path: path ?? '', isHelp: values.help }
  })

const restoreAndCheck = async (path: string, onRestored: () => void): Promise<void> => {
  const config = readConfig()
  const store = openBlobStore(config.blobStore)
  try {
    await requireOwnPlace(config.blobStore, placesOf(config))
    await withOwnConnection(config, async ({ db, client }) => {
      const { tables, objects, madeAt } = await restoreBackup({ db, client, store }, path)
      onRestored()
      printLine(`Restored ${tables} tables and ${objects} objects, as they were at ${madeAt}.`)
      await migrateToLatest(db)
      const isRight = await verify({ db, store, print: printLine })
      if (!isRight) process.exitCode = FAULTY
    })
  } finally {
    await store.close()
  }
}

const run = async (path: string): Promise<void> => {
  let areRowsRestored = false
  try {
    await restoreAndCheck(path, () => (areRowsRestored = true))
  } catch (error) {
    if (!areRowsRestored) throw error
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The rows were restored, but could not be checked: ${reason}\n`)
    process.exitCode = FAULTY
  }
}

runCommand({ usage, failed: 2 }, async () => {
  const { path, isHelp } = parse()
  if (isHelp) process.stdout.write(usage)
  else await run(path)
})
