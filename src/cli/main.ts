#!/usr/bin/env node
/** The program `skill`. An old Node gets one line that helps, before it reads the rest. */
import '../node-version.js'

const { run } = await import('./run.ts')
process.exitCode = await run(process.argv.slice(2))
