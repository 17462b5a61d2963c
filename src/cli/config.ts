/** The address of the registry and the caller's token: options first, then the environment. */
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { isWorkspaceId } from '../platform/access/workspace-id.ts'
import { UsageError } from './failures.ts'

export type Env = Readonly<Record<string, string | undefined>>

export type Config = {
  /** Without a slash at its end. */
  url: string
  workspace: string
  /** A secret: it is sent in one header and nowhere else. */
  token: string | null
  /** The folder of state that must survive a run. */
  stateFolder: string
  /** Whether the terminal cannot show a progress bar. */
  isDumbTerminal: boolean
}

export type ConfigOptions = { url?: string; workspace?: string; 'token-file'?: string }

const urlOf = (given: string): string => {
  // Not quoted, since it may contain a password.
  if (!URL.canParse(given)) throw new UsageError('The address of the registry is not a URL')
  const { protocol, username, password, search, hash, origin, pathname } = new URL(given)
  if (!['http:', 'https:'].includes(protocol)) {
    throw new UsageError('The address of the registry must start with http:// or https://')
  }
  if (username || password || search || hash) {
    throw new UsageError(
      'The address of the registry may have a host, a port and a path, nothing else',
    )
  }
  return origin + pathname.replace(/\/+$/, '')
}

const workspaceOf = (given: string): string => {
  if (isWorkspaceId(given)) return given
  throw new UsageError(
    'A workspace has 1 to 64 of a-z, 0-9, "-" and "_", with a letter or digit at both ends',
  )
}

const readToken = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`The token file cannot be read: ${reason}`)
  }
}

/** Never quoted in a message, since it may be a secret even if it is not a token. */
const tokenOf = (given: string, from: string): string => {
  const token = given.trim()
  if (/^[\w.~+/=-]+$/.test(token)) return token
  throw new UsageError(`${from} does not contain a token: one line of letters, digits and -._~+/=`)
}

const stateFolderOf = (env: Env): string => {
  const given = env.XDG_STATE_HOME
  const base = given && isAbsolute(given) ? given : join(homedir(), '.local', 'state')
  return join(base, 'skill-registry')
}

export const parseConfig = (options: ConfigOptions, env: Env): Config => {
  const file = options['token-file']
  const fromEnv = env.SKILL_REGISTRY_TOKEN?.trim()
  const ofEnv = fromEnv ? tokenOf(fromEnv, 'SKILL_REGISTRY_TOKEN') : null
  return {
    url: urlOf(options.url ?? (env.SKILL_REGISTRY_URL?.trim() || 'http://127.0.0.1:8080')),
    workspace: workspaceOf(
      options.workspace ?? (env.SKILL_REGISTRY_WORKSPACE?.trim() || 'default'),
    ),
    token: file === undefined ? ofEnv : tokenOf(readToken(file), 'The token file'),
    stateFolder: stateFolderOf(env),
    isDumbTerminal: env.TERM === 'dumb',
  }
}

export const readConfig = (options: ConfigOptions): Config => parseConfig(options, process.env)
