#!/usr/bin/env node
/** The program `skill`. An old Node gets one helpful line, before it loads the rest. */
import '../node-version.js'

const { run } = await import('./run.ts')
process.exitCode = await run(process.argv.slice(2))
