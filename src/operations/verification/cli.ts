/**
 * `npm run verify`: checks that all bytes are present and intact, and the audit trail unchanged.
 * Works on the service's own database and store, also while the service runs, and changes nothing
 * unless asked to.
 */
import { parseArgs } from 'node:util'
import { openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { printLine, parseArguments, runCommand } from '../../platform/command.ts'
import { readConfig } from '../../platform/config/config.ts'
import { requireLatest } from '../../platform/database/migrator.ts'
import { withConfiguredDatabase } from '../../platform/postgres/own-database.ts'
import { requireDeployment } from '../../platform/deployment/service.ts'
import { placesOf } from '../../platform/deployment/wrong-store.ts'
import { verify } from './verify.ts'

const usage = `Usage:
  npm run verify
  npm run verify -- --delete-orphans

Reads every object that a row names, but for packs for Git clients, which can be made again, and every
pack that is stored in its row, and compares size and SHA-256. Prints a line for each that is missing,
damaged or unreadable, for each purged revision, and for each object older than 24 hours that no row
names; then a line with the counts. Then checks the audit entries against their seals, and prints a line
for each broken seal. The service may run meanwhile. The database is that of DATABASE_URL, or else the
embedded one in DATA_DIR; the store is that of BLOB_STORE.

  --delete-orphans   deletes the objects that no row names
  -h, --help

Exit status: 0 nothing is wrong, 1 something is missing, damaged or unreadable, or a seal is broken, 2 it
could not be checked.
`

const FAULTY = 1
const NOT_CHECKED = 2

const parse = () =>
  parseArguments(() => {
    const options = {
      'delete-orphans': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    } as const
    return parseArgs({ options }).values
  })

const run = async (deletesOrphans: boolean): Promise<void> => {
  const config = readConfig()
  const store = openBlobStore(config.blobStore)
  try {
    await withConfiguredDatabase(config, async (db) => {
      await requireLatest(db)
      await requireDeployment({ db, store, places: placesOf(config) })
      const isRight = await verify({ db, store, print: printLine }, { deletesOrphans })
      if (!isRight) process.exitCode = FAULTY
    })
  } finally {
    await store.close()
  }
}

runCommand({ usage, failed: NOT_CHECKED }, async () => {
  const { help, 'delete-orphans': deletesOrphans } = parse()
  if (help) process.stdout.write(usage)
  else await run(deletesOrphans)
})
