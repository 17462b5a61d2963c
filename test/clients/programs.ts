/** What the tests of generated clients share: a listening service, packages, other programs. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Test } from 'tap'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { sha256 } from '../support/psu1.ts'

export const rootPath = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const documentPath = rootPath('openapi/openapi.json')

export const temporaryFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-client-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The base URL of a service of the test's own. */
export const listeningService = async (t: Test): Promise<string> => {
  const { app } = await testApp(t)
  return await app.listen({ port: 0, host: '127.0.0.1' })
}

/** Of the archive of a skill, `<source_kind>/<slug>`, as it comes without a generated client. */
export const archiveDigest = async (url: string, skill: string): Promise<string> => {
  const response = await fetch(`${url}/v1/workspaces/default/skills/${skill}/archive`)
  return sha256(new Uint8Array(await response.arrayBuffer()))
}

const run = promisify(execFile)

export type ProgramOptions = { cwd?: string; env?: Record<string, string> }

/** Standard output; a program that fails throws all that it printed. */
export const runProgram = async (
  command: string,
  args: string[],
  { cwd, env = {} }: ProgramOptions = {},
): Promise<string> => {
  try {
    const { stdout } = await run(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      maxBuffer: 16 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error
    throw new Error(`${command} failed: ${String(error.stdout)}\n${String(error.stderr)}`, {
      cause: error,
    })
  }
}

/** What the program prints, or null where it is not on this machine or refuses. */
export const tryProgram = (
  command: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<string | null> => runProgram(command, args, options).catch(() => null)

/** A package whose slug and whose paths need care in URLs. */
export const awkwardArchive = (): Buffer =>
  packageArchive({
    folder: 'forms',
    files: {
      'SKILL.md': skillMd({ name: 'forms', extra: 'slug: acme/forms' }),
      'docs/read me.md': '# Größe\n',
      'bytes.bin': Buffer.from(Array.from({ length: 256 }, (_, index) => index)),
    },
  })

export const writeArchive = async (folder: string, name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
