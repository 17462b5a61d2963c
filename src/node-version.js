/**
 * Plain JavaScript, as an old Node cannot read the rest: loaded before anything else, it ends the
 * process with one line that helps.
 */
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Node 22.19 or newer is needed, and this is ${process.versions.node}: install a newer one, or ` +
      `run "npm ci" with install scripts allowed, which brings one for npm's own scripts\n`,
  )
  process.exit(1)
}
