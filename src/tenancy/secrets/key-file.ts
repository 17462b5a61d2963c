/**
 * The key of a service with its own Postgres: created once, as `secrets.key` in the data folder.
 * When processes start at the same time, the first to link its file wins, and all of them read that
 * file.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../platform/blob-store/durable-folders.ts'
import { ConfigError } from '../../platform/config/config-values.ts'
import { makeFolder } from '../../platform/make-folder.ts'
import { type KeyRing, parseKey, type SecretKey } from '../../platform/config/secret-key.ts'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const writeSynced = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Linked as a whole, so that a concurrent reader never finds a partial key. */
const make = async (folder: string, path: string): Promise<void> => {
  await makeFolder(folder, 0o700)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeSynced(draft, `${randomBytes(32).toString('base64')}\n`)
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(folder)
}

const read = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

export const readOrMakeKey = async (folder: string): Promise<SecretKey> => {
  const path = join(folder, 'secrets.key')
  let text = await read(path)
  if (text === null) {
    await make(folder, path)
    text = await readFile(path, 'utf8')
  }
  const key = parseKey(text.trim())
  if (key) return key
  throw new ConfigError(
    `${path} does not contain a key (32 bytes in base64): restore it from a backup; remove it only if no ` +
      'function, MCP server or signing secret is registered',
  )
}

type KeySource = { databaseUrl: string | null; dataDir: string; secrets: KeyRing }

/** SECRETS_KEY takes precedence; with an external database the service creates no key. */
export const keyRingOf = async ({ databaseUrl, dataDir, secrets }: KeySource): Promise<KeyRing> =>
  secrets.current || databaseUrl !== null
    ? secrets
    : { ...secrets, current: await readOrMakeKey(dataDir) }
