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

Writes one consistent snapshot of the service's rows to FILE; the service may run meanwhile. Without
--with-blobs, copy the objects of the store afterwards, within 24 hours: objects that the backup names
are retained that long. The database is that of DATABASE_URL, or else the embedded one in DATA_DIR.

  --with-blobs   also writes the objects of the store
  -h, --help

Exit status: 0 the backup is complete and on disk, 1 no backup was written, or objects that
its rows name are missing in the store, which are listed.
`

const FAULTY = 1

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
    if (!values.help && positionals.length !== 1) throw new Error('Name the file to write')
    return { path: path ?? '', withBlobs: values['with-blobs'], isHelp: values.help }
  })

const run = async (path: string, withBlobs: boolean): Promise<void> => {
  const config = readConfig()
  const store = openBlobStore(config.blobStore)
  try {
    await withOwnConnection(config, async ({ db, client }) => {
      await requireLatest(db)
      await requireDeployment({ db, store, places: placesOf(config) })
      const { tables, objects, missing } = await writeBackup({ client, store }, { path, withBlobs })
      const copied = withBlobs ? `${objects} objects` : 'no objects: copy those of the store now'
      printLine(`Wrote ${path}: ${tables} tables and ${copied}.`)
      for (const key of missing)
        process.stderr.write(`missing: ${key}, the store does not have it\n`)
      if (missing.length > 0) process.exitCode = FAULTY
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
