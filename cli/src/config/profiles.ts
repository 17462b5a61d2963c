/**
 * The profiles that `skill login` saves: addresses with their credentials, in a file that only its
 * owner can read. It is written whole, or not at all.
 */
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../api/failures.ts'

/** What renews the access token of a person. */
export type SignIn = {
  issuer: string
  clientId: string
  resource: string
  refreshToken: string | null
  /** Unix seconds. */
  expiresAt: number | null
}

export type Profile = {
  url: string
  workspace: string
  token: string | null
  signIn: SignIn | null
}

export type Profiles = { current: string; profiles: Record<string, Profile> }

export const DEFAULT_PROFILE = 'default'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isProfile = (value: unknown): value is Profile =>
  isObject(value) &&
  typeof value['url'] === 'string' &&
  typeof value['workspace'] === 'string' &&
  (value['token'] === null || typeof value['token'] === 'string') &&
  (value['signIn'] === null || isObject(value['signIn']))

const isProfiles = (value: unknown): value is Profiles =>
  isObject(value) &&
  typeof value['current'] === 'string' &&
  isObject(value['profiles']) &&
  Object.values(value['profiles']).every(isProfile)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Windows has no such modes. */
const checkMode = (path: string): void => {
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return
  throw new UsageError(
    `${path} holds credentials, but others may read it. Run: chmod 600 "${path}"`,
  )
}

export const checkProfileName = (name: string): string => {
  if (/^[\w.-]{1,64}$/.test(name) && name !== '__proto__') return name
  throw new UsageError('A profile has 1 to 64 letters, digits and ".", "_" or "-"')
}

export const readProfiles = (path: string): Profiles => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
    checkMode(path)
  } catch (error) {
    if (isMissing(error)) return { current: DEFAULT_PROFILE, profiles: {} }
    if (error instanceof UsageError) throw error
    throw new UsageError(`The profiles cannot be read: ${reasonOf(error)}`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (isProfiles(value)) return value
  } catch {
    // Not quoted, since it contains secrets.
  }
  throw new UsageError(`${path} is damaged. Remove it, and sign in again with "skill login".`)
}

export const writeProfiles = (path: string, profiles: Profiles): void => {
  const draft = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(draft, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 })
    chmodSync(draft, 0o600)
    renameSync(draft, path)
  } catch (error) {
    throw new UsageError(`The profiles cannot be written: ${reasonOf(error)}`)
  }
}

export const changeProfile = (path: string, name: string, change: Partial<Profile>): void => {
  const { current, profiles } = readProfiles(path)
  const known = profiles[name]
  if (known === undefined) return
  writeProfiles(path, { current, profiles: { ...profiles, [name]: { ...known, ...change } } })
}
