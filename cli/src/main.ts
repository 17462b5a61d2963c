#!/usr/bin/env node
/** The program `skill`. An old Node gets one helpful line, before it loads the rest. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 15)) {
  process.stderr.write(
    `skill needs Node 20.15 or newer, but this is ${process.versions.node}. Install a newer one.\n`,
  )
  process.exit(1)
}

const { run } = await import('./run.ts')
process.exitCode = await run(process.argv.slice(2))
