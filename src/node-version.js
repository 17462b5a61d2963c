/**
 * Plain JavaScript, since an old Node cannot read the rest. It is loaded before anything else, and
 * ends the process with one helpful line. A newer one keeps what it compiles for the next start.
 */
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Node 22.19 or newer is needed, but this is ${process.versions.node}: install a newer one, or ` +
      `run "npm ci" with install scripts allowed, which brings one for npm's own scripts\n`,
  )
  process.exit(1)
}

// Most of a start is reading and compiling. Where the folder cannot be written, nothing is kept.
const folder = new URL('../node_modules/.cache/compiled', import.meta.url)
module.enableCompileCache(fileURLToPath(folder))
