/** Backups as the README has them, and whether there is a `pg_dump` that fits. */
import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
const section = /\n### Backup\n.*?(?=\n## )/s.exec(readme)?.[0] ?? ''
const [dump = '', restore = '', dumpEmbedded = '', copy = ''] = [
  ...section.matchAll(/^```sh\n(.*?)^```$/gms),
].map(([, block = '']) => block)

/** The commands, by what they are for. */
export const commands = { dump, restore, dumpEmbedded, copy }

export const paste = async (block: string, cwd: string, env = {}): Promise<void> => {
  await promisify(execFile)('bash', ['-e', '-c', block], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  })
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
