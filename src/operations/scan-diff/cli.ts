/**
 * `npm run scan:diff`: what the rules of this build would change in the skills that older rules have
 * scanned. Works on the service's own database and store, and changes nothing.
 */
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { SCAN_VERSION } from '../../packages/scan/rules.ts'
import { printLine, parseArguments, runCommand } from '../../platform/command.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { requireDeployment } from '../../platform/deployment/service.ts'
import { placesOf } from '../../platform/deployment/wrong-store.ts'
import { requireLatest } from '../../platform/database/migrator.ts'
import { withConfiguredDatabase } from '../../platform/postgres/own-database.ts'
import { type Preview, preview } from '../../registry/rescans/preview.ts'
import type { StoredFinding } from '../../registry/skills/findings.ts'

const usage = `Usage:
  npm run scan:diff

Scans the current revision of each skill that older rules have scanned with the rules of this build. Prints
each skill whose findings would change, with the new findings (+) and those that go (-), then a line with the
counts. Changes nothing. Nothing is left to compare once the service of this build has scanned them again: run
it before, or on a restored backup. The database is that of DATABASE_URL, or else the embedded one in
DATA_DIR; the store is that of BLOB_STORE.

  -h, --help

Exit status: 0 no served skill would stop being served, 1 one would, or cannot be read, 2 nothing could be
compared.
`

const STOPPED = 1
const NOT_COMPARED = 2

const parse = () =>
  parseArguments(
    () => parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } }).values,
  )

const verdicts = {
  changed: 'findings change',
  stopped: 'would stop being served',
} as const

const printFindings = (sign: string, findings: readonly StoredFinding[]): void => {
  for (const { severity, rule_id, path, line, message } of findings) {
    printLine(`  ${sign} ${severity} ${rule_id} ${path}:${line} ${message}`)
  }
}

const print = (one: Preview): void => {
  const name = `${one.workspace_id} ${one.source_kind}/${one.slug}`
  if ('damaged' in one) return printLine(`${name}: cannot be read: ${one.damaged}`)
  const { outcome, added, removed } = one.changes
  if (outcome !== 'changed' && outcome !== 'stopped') return
  printLine(`${name}: ${verdicts[outcome]}`)
  printFindings('+', added)
  printFindings('-', removed)
}

const compare = async (db: Kysely<Database>, config: Config): Promise<void> => {
  const counts = { same: 0, changed: 0, stopped: 0, overtaken: 0, damaged: 0 }
  for await (const one of preview(db, config)) {
    counts['damaged' in one ? 'damaged' : one.changes.outcome] += 1
    print(one)
  }
  const { same, changed, stopped, damaged } = counts
  printLine(
    `rules ${SCAN_VERSION}: ${same} the same, ${changed} changed, ${stopped} would stop being served, ${damaged} cannot be read`,
  )
  if (stopped + damaged > 0) process.exitCode = STOPPED
}

runCommand({ usage, failed: NOT_COMPARED }, async () => {
  if (parse().help) {
    process.stdout.write(usage)
    return
  }
  const config = readConfig()
  const store = openBlobStore(config.blobStore)
  try {
    await withConfiguredDatabase(config, async (db) => {
      await requireLatest(db)
      await requireDeployment({ db, store, places: placesOf(config) })
      await compare(db, config)
    })
  } finally {
    await store.close()
  }
})
