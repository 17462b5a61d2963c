import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * The extension is that of the importer, source or compiled: tsc rewrites import paths, but not the
 * URL of a thread.
 */
export const threadEntry = (name: string, importer: string): URL =>
  new URL(`./${name}${importer.endsWith('.ts') ? '.ts' : '.js'}`, importer)

const compiled = getCompileCacheDir()

/**
 * The environment of a thread. Secrets and loaders of the parent are left out; without the compile
 * cache a thread takes twice as long to start.
 */
export const threadEnv: Record<string, string> =
  compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }
