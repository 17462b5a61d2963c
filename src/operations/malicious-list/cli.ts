/** `npm run scan:malicious`: loads the packages of other registries that are known to be malicious. */
import { parseArgs } from 'node:util'
import { parseArguments, printLine, runCommand } from '../../platform/command.ts'
import { readConfig } from '../../platform/config/config.ts'
import { requireLatest } from '../../platform/database/migrator.ts'
import { withConfiguredDatabase } from '../../platform/postgres/own-database.ts'
import { loadLists } from '../../registry/malicious/lists.ts'
import { packagesIn } from './packages.ts'

const usage = `Usage:
  npm run scan:malicious -- PATH [PATH …]

Loads the packages that are known to be malicious: the records MAL-… of OSV for npm, PyPI, RubyGems, crates.io,
Go and NuGet. Each PATH is the all.zip of an ecosystem, a folder with records (MAL-….json), or a file with a
record a line. They replace what was loaded before of the ecosystems that they contain, all or nothing. The
service may run meanwhile: it looks at each stored revision again, unless the lists are the same. Nothing is
fetched. The database is that of DATABASE_URL, or else the embedded one in DATA_DIR.

  -h, --help

Exit status: 0 they are loaded, 1 nothing was changed.
`

const parse = () =>
  parseArguments(() => {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    })
    if (!values.help && positionals.length === 0) throw new Error('Name what to load')
    return { paths: positionals, isHelp: values.help }
  })

runCommand({ usage, failed: 1 }, async () => {
  const { paths, isHelp } = parse()
  if (isHelp) {
    process.stdout.write(usage)
    return
  }
  await withConfiguredDatabase(readConfig(), async (db) => {
    await requireLatest(db)
    for (const { ecosystem, packages, added, removed } of await loadLists(db, packagesIn(paths))) {
      printLine(
        `${ecosystem}: ${packages} malicious packages, ${added} new or changed, ${removed} gone`,
      )
    }
  })
})
