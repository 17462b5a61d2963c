/** Backups as the manual has them, and whether there is a `pg_dump` that fits. */
import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { programEnv } from '../support/program-env.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = await readFile(join(root, 'docs/backup.md'), 'utf8')

const names = [
  'backup',
  'restore',
  'rowsAndTar',
  'tarAndRows',
  'leaveMajor',
  'reachMajor',
  'dump',
  'restoreDump',
  'dumpEmbedded',
  'copy',
] as const

const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
if (blocks.length !== names.length) throw new Error(`docs/backup.md has ${blocks.length} blocks`)

type Name = (typeof names)[number]

/** The commands of the manual, by what they are for. */
export const commands = Object.fromEntries(
  names.map((name, index) => [name, blocks[index]]),
) as Record<Name, string>

/** `npm run` finds the service from any folder; the files are those of `cwd`. */
const toRoot = (block: string): string =>
  block.replaceAll(/^npm run (\w+) -- (\S+)/gm, `npm run -s --prefix ${root} $1 -- "$PWD/$2"`)

export const paste = async (block: string, cwd: string, env = {}): Promise<string> => {
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', toRoot(block)], {
    cwd,
    env: { ...programEnv(), ...env },
  })
  return stdout
}

const versionOf = async (connectionString: string): Promise<number> => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } finally {
    await client.end()
  }
}

/** Why a server cannot be dumped here, or false: `pg_dump` refuses a server newer than itself. */
export const noDump = async (connectionString: string | undefined): Promise<string | false> => {
  if (!connectionString) return 'there is no server'
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const own = Number(/(\d+)[.\d]*/.exec(stdout ?? '')?.[1] ?? 0)
  const server = await versionOf(connectionString)
  if (own >= server) return false
  return own === 0 ? 'no pg_dump here' : `pg_dump ${own} does not dump a Postgres ${server}`
}
