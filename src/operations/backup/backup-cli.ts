/** `npm run backup -- FILE`: all rows, and with `--with-blobs` all objects, in one file. */
import { parseArgs } from 'node:util'
import { openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { printLine, parseArguments, runCommand } from '../../platform/command.ts'
import { readConfig } from '../../platform/config/config.ts'
import { requireLatest } from '../../platform/database/migrator.ts'
import { withOwnConnection } from '../../platform/postgres/own-database.ts'
import { requireDeployment } from '../../platform/deployment/service.ts'
import { placesOf } from '../../platform/deployment/wrong-store.ts'
import { writeBackup } from './backup.ts'

const usage = `Usage:
  npm run backup -- FILE
  npm run backup -- FILE --with-blobs

Writes the rows of the service to FILE, as they are at one moment, while the service goes on. Without
--with-blobs copy the objects of the store after that, and within 24 hours: what a row of the backup
names is retained that long. The database is the one of DATABASE_URL, else the embedded one in DATA_DIR.

  --with-blobs   the objects of the store as well
  -h, --help

Exit status: 0 the backup is whole and on disk, 1 there is none.
`

const parse = () =>
  parseArguments(() => {
    const { values, positionals } = parseArgs({
      options: {
        'with-blobs': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    })
    const [path] = positionals
    if (!values.help && positionals.length !== 1) throw new Error('Say which file to write')
    return { path: path ?? '', withBlobs: values['with-blobs'], isHelp: values.help }
  })

const run = async (path: string, withBlobs: boolean): Promise<void> => {
  const config = readConfig()
  const store = openBlobStore(config.blobStore)
  try {
    await withOwnConnection(config, async ({ db, client }) => {
      await requireLatest(db)
      await requireDeployment({ db, store, places: placesOf(config) })
      const { tables, objects } = await writeBackup({ client, store }, { path, withBlobs })
      const copied = withBlobs ? `${objects} objects` : 'no objects: copy those of the store now'
      printLine(`Wrote ${path}: ${tables} tables and ${copied}.`)
    })
  } finally {
    await store.close()
  }
}

runCommand({ usage, failed: 1 }, async () => {
  const { path, withBlobs, isHelp } = parse()
  if (isHelp) process.stdout.write(usage)
  else await run(path, withBlobs)
})
