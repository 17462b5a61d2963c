/** Sources run as they are, and compiled: tsc rewrites import paths, but not the URL of a thread. */
export const threadEntry = (name: string, importer: string): URL =>
  new URL(`./${name}${importer.endsWith('.ts') ? '.ts' : '.js'}`, importer)
