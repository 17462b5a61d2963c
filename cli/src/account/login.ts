/** `login`, `logout` and `whoami`. */
import type { components } from '../api/schema.ts'
import { exitCodes, refuse, UsageError } from '../api/failures.ts'
import { Registry } from '../api/registry.ts'
import { type Config, readStdinToken } from '../config/config.ts'
import {
  DEFAULT_PROFILE,
  type Profile,
  readProfiles,
  type SignIn,
  writeProfiles,
} from '../config/profiles.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import { askSecret } from '../terminal/ask.ts'
import type { Line } from '../terminal/output.ts'
import { findResource } from './issuer.ts'

type Me = components['schemas']['Me']
type Credential = { token: string; signIn: SignIn | null }

const askMe = (registry: Registry): Promise<Me> =>
  registry.ask((api, signal) => api.GET('/v1/me', { signal }))

const rolesOf = ({ roles }: Me): string =>
  roles.length === 0
    ? 'no role'
    : roles
        .map(({ role, workspace_id: id }) => `${role} of ${id === '*' ? 'all workspaces' : id}`)
        .join(', ')

const nameOf = ({ actor, person }: Me): string =>
  person === null ? actor : `${person.name ?? person.subject} (${actor})`

const byProvider = async (context: Context, options: Options): Promise<Credential> => {
  const { config, output } = context
  const resource = await findResource(context)
  if (resource === null) {
    throw refuse(
      'cli.no_issuer',
      'Not signed in',
      `${config.url} has no identity provider. Give a token on standard input: skill login < token.txt`,
    )
  }
  const { signInElsewhere, signInHere } = await import('./sign-in.ts')
  const given = {
    output,
    resource,
    clientId: options.clientId ?? config.clientId ?? undefined,
    config: options.browser === false ? { ...config, browser: null } : config,
  }
  return options.device ? signInElsewhere(given) : signInHere(given)
}

/** Of a person at a terminal where there is an identity provider, else of standard input. */
const credentialFor = async (context: Context, options: Options): Promise<Credential> => {
  if (options.device || options.browser) return byProvider(context, options)
  if (!process.stdin.isTTY) return { token: await readStdinToken(), signIn: null }
  if ((await findResource(context)) !== null) return byProvider(context, options)
  return { token: await askSecret('Token: '), signIn: null }
}

const save = ({ url, workspace, profile, profilesFile }: Config, credential: Credential): void => {
  const { profiles } = readProfiles(profilesFile)
  const own: Profile = { url, workspace, ...credential }
  writeProfiles(profilesFile, { current: profile, profiles: { ...profiles, [profile]: own } })
}

/** Without the credentials of before. */
const anonymous = (context: Context): Context => {
  const config: Config = { ...context.config, token: null, tokenSource: null, signIn: null }
  return { ...context, config, registry: new Registry(config, (line) => context.output.tell(line)) }
}

export const login: Work = async (given, { options }) => {
  const context = anonymous(given)
  const { config, output } = context
  const credential = await credentialFor(context, options)
  const own: Config = { ...config, ...credential, tokenSource: 'profile' }
  const me = await askMe(new Registry(own, (line) => output.tell(line)))
  save(config, credential)
  const { profile, url, workspace } = config
  const value = { status: 'signed_in', profile, url, workspace, actor: me.actor, roles: me.roles }
  output.result(value, () => [
    `Signed in to ${url} as ${nameOf(me)}: ${rolesOf(me)}`,
    `Profile "${profile}" in ${config.profilesFile}`,
  ])
  return exitCodes.ok
}

export const logout: Work = async ({ config, output }) => {
  const { profile, profilesFile } = config
  const { current, profiles } = readProfiles(profilesFile)
  const known = Object.hasOwn(profiles, profile) ? profiles[profile] : undefined
  if (known === undefined) throw new UsageError(`There is no profile "${profile}" to sign out of`)
  if (known.signIn !== null) {
    const { revoke } = await import('./sign-in.ts')
    await revoke(known.signIn).catch((error: unknown) => {
      output.tell(`The provider did not end the sign-in: ${String(error)}`)
    })
  }
  const { [profile]: _, ...others } = profiles
  const next = current === profile ? DEFAULT_PROFILE : current
  writeProfiles(profilesFile, { current: next, profiles: others })
  output.result({ status: 'signed_out', profile, url: known.url }, () => [
    `Signed out of ${known.url}`,
    ...(known.signIn === null
      ? ['The token itself is still valid until it is revoked: skill token revoke <id>']
      : []),
  ])
  return exitCodes.ok
}

const sources: Record<NonNullable<Config['tokenSource']>, string> = {
  file: '--token-file',
  environment: 'SKILL_REGISTRY_TOKEN',
  profile: 'the profile',
}

export const whoami: Work = async ({ registry, config, output }) => {
  const me = await askMe(registry)
  const { url, workspace, profile, tokenSource } = config
  const value = { ...me, url, workspace, profile, credentials: tokenSource }
  const from = tokenSource === null ? 'none' : sources[tokenSource]
  output.result(value, (): Line[] => [
    `${nameOf(me)}: ${rolesOf(me)}`,
    `registry:    ${url}`,
    `workspace:   ${workspace}`,
    `profile:     ${profile}`,
    `credentials: ${from}`,
  ])
  return exitCodes.ok
}

export const profileList: Work = async ({ config, output }) => {
  const { current, profiles } = readProfiles(config.profilesFile)
  const rows = Object.entries(profiles).map(([name, { url, workspace, signIn }]) => ({
    name,
    url,
    workspace,
    is_current: name === current,
    kind: signIn === null ? 'token' : 'sign-in',
  }))
  output.result({ profiles: rows }, () =>
    rows.length === 0
      ? ['There are no profiles. Make one with "skill login".']
      : [
          {
            rows: [
              ['', 'PROFILE', 'URL', 'WORKSPACE', 'CREDENTIALS'],
              ...rows.map((row) => [
                row.is_current ? '*' : '',
                row.name,
                row.url,
                row.workspace,
                row.kind,
              ]),
            ],
          },
        ],
  )
  return exitCodes.ok
}

export const profileUse: Work = async ({ config, output }, { words: [name = ''] }) => {
  const { profiles } = readProfiles(config.profilesFile)
  if (!Object.hasOwn(profiles, name)) {
    const known = Object.keys(profiles).join(', ') || 'none yet'
    throw new UsageError(`There is no profile "${name}". Known: ${known}`)
  }
  writeProfiles(config.profilesFile, { current: name, profiles })
  output.result({ status: 'selected', profile: name }, () => [`Using the profile "${name}"`])
  return exitCodes.ok
}
