/**
 * The address of the registry and the caller's token: options first, then the environment, then the
 * profile.
 */
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isWorkspaceId } from '../../../src/platform/access/workspace-id.ts'
import { UsageError } from '../api/failures.ts'
import { type Identity, identityOf } from '../api/identity.ts'
import type { Terminal } from '../terminal/output.ts'
import { checkProfileName, type Profile, readProfiles, type SignIn } from './profiles.ts'

export type Env = Readonly<Record<string, string | undefined>>

export type Config = {
  /** Without a slash at its end. */
  url: string
  workspace: string
  /** A secret: it is sent in one header and nowhere else. */
  token: string | null
  /** Where the token is from, for messages. */
  tokenSource: 'file' | 'environment' | 'profile' | null
  /** What renews a token of the profile. */
  signIn: SignIn | null
  profile: string
  /** It was asked for, and there is none of this name. */
  isNewProfile: boolean
  profilesFile: string
  /** Of a CI job, for a push without a token. */
  identity: Identity | null
  ci: 'github' | 'gitlab' | null
  /** Of this program at an identity provider that registers none by itself. */
  clientId: string | null
  /** The command that opens an address, or null. */
  browser: string | null
  /** The folder of state that must survive a run. */
  stateFolder: string
  home: string
  terminal: Terminal
}

export type ConfigOptions = {
  url?: string
  workspace?: string
  tokenFile?: string
  profile?: string
}

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

export const readStdinToken = async (): Promise<string> =>
  tokenOf(await text(process.stdin), 'Standard input')

/** A folder of the XDG base directories; relative ones are invalid. */
const folderOf = (given: string | undefined, ...fallback: string[]): string => {
  const base = given !== undefined && isAbsolute(given) ? given : join(homedir(), ...fallback)
  return join(base, 'skill-registry')
}

type Token = Pick<Config, 'token' | 'tokenSource' | 'signIn'>

/** That of a profile is sent to no other address. */
const tokenFrom = (
  file: string | undefined,
  env: Env,
  profile: Profile | undefined,
  url: string,
): Token => {
  if (file !== undefined) {
    const token = tokenOf(readToken(file), 'The token file')
    return { token, tokenSource: 'file', signIn: null }
  }
  const fromEnv = env.SKILL_REGISTRY_TOKEN?.trim()
  if (fromEnv) {
    const token = tokenOf(fromEnv, 'SKILL_REGISTRY_TOKEN')
    return { token, tokenSource: 'environment', signIn: null }
  }
  if (profile?.url !== url || profile.token === null) {
    return { token: null, tokenSource: null, signIn: null }
  }
  return { token: profile.token, tokenSource: 'profile', signIn: profile.signIn }
}

const openers: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
}

const ciOf = (env: Env): Config['ci'] => {
  if (env.GITHUB_ACTIONS === 'true') return 'github'
  return env.GITLAB_CI ? 'gitlab' : null
}

export const parseConfig = (options: ConfigOptions, env: Env): Config => {
  const profilesFile = join(folderOf(env.XDG_CONFIG_HOME, '.config'), 'profiles.json')
  const { current, profiles } = readProfiles(profilesFile)
  const named = options.profile ?? env.SKILL_REGISTRY_PROFILE?.trim()
  const name = named ? checkProfileName(named) : current
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  const url = urlOf(
    options.url ?? (env.SKILL_REGISTRY_URL?.trim() || profile?.url || 'http://127.0.0.1:8080'),
  )
  const workspace = env.SKILL_REGISTRY_WORKSPACE?.trim() || profile?.workspace || 'default'
  return {
    url,
    workspace: workspaceOf(options.workspace ?? workspace),
    ...tokenFrom(options.tokenFile, env, profile, url),
    profile: name,
    isNewProfile: Boolean(named) && profile === undefined,
    profilesFile,
    identity: identityOf(env),
    ci: ciOf(env),
    clientId: env.SKILL_REGISTRY_CLIENT_ID?.trim() || null,
    browser: env.BROWSER?.trim() || (openers[process.platform] ?? null),
    stateFolder: folderOf(env.XDG_STATE_HOME, '.local', 'state'),
    home: homedir(),
    terminal: {
      isDumb: env.TERM === 'dumb',
      hasColors: !env.NO_COLOR && env.TERM !== 'dumb',
    },
  }
}

export const readConfig = (options: ConfigOptions): Config => parseConfig(options, process.env)
