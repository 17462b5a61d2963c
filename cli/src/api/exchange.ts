/**
 * Publishing from a CI job without a secret: the ID token of the job is exchanged for a token of the
 * registry, which is kept in memory only.
 */
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { Refusal, refuse, UsageError } from './failures.ts'
import type { Identity } from './identity.ts'
import { Registry } from './registry.ts'
import { type ApiResponse, Retrying } from './retrying.ts'

type GitHub = Extract<Identity, { kind: 'github' }>

const TIMEOUT_MS = 30_000

const valueOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'value' in body && typeof body.value === 'string'
    ? body.value
    : null

/** GitHub signs one for each request, for the service that is named. */
const askGitHub = async (
  { url, secret }: GitHub,
  { url: registryUrl }: Config,
  tell: (line: string) => void,
): Promise<string> => {
  const address = new URL(url)
  address.searchParams.set('audience', new URL(registryUrl).origin)
  const send = async (): Promise<ApiResponse<unknown>> => {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${secret}`, accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await response.json().catch(() => null)
    return response.ok ? { data: body, response } : { response }
  }
  const { data, response } = await new Retrying(address.origin, tell, 'GitHub').run(send)
  const idToken = valueOf(data)
  if (idToken !== null) return idToken
  throw refuse(
    'cli.no_id_token',
    'No ID token',
    `GitHub gave this job no ID token (${response.status}). Give it \`permissions: id-token: write\`.`,
  )
}

const exchange = async ({ registry, config, output }: Context, identity: Identity) => {
  const idToken =
    identity.kind === 'gitlab'
      ? identity.idToken
      : await askGitHub(identity, config, (line) => output.tell(line))
  return registry.ask((api, signal) =>
    api.POST('/v1/oidc/exchange', {
      body: { id_token: idToken, workspace_id: config.workspace },
      signal,
    }),
  )
}

/** A response that was lost used the ID token up; GitHub signs another one. */
const exchanged = async (context: Context, identity: Identity) => {
  try {
    return await exchange(context, identity)
  } catch (error) {
    const isUsedUp = error instanceof Refusal && error.code === 'oidc.token_reused'
    if (!isUsedUp || identity.kind === 'gitlab') throw error
    return exchange(context, identity)
  }
}

const noJob = (): UsageError =>
  new UsageError(
    '--provenance publishes as a job of a CI system, and this is none with an ID token: GitHub Actions needs `permissions: id-token: write`, GitLab CI an entry SKILL_REGISTRY_ID_TOKEN of `id_tokens`',
  )

/**
 * The context with the token of the job, where the command has no other one. Demanded, it takes the
 * place of another one, so that the audit log names repository, commit and run.
 */
export const withJobToken = async (context: Context, isDemanded = false): Promise<Context> => {
  const { config, output } = context
  if (config.identity === null && isDemanded) throw noJob()
  if ((config.token !== null && !isDemanded) || config.identity === null) return context
  try {
    const { token, publisher_id: publisher } = await exchanged(context, config.identity)
    output.tell(`Publishing as the trusted publisher ${publisher}`)
    const own: Config = { ...config, token, tokenSource: null, signIn: null }
    return { ...context, config: own, registry: new Registry(own, (line) => output.tell(line)) }
  } catch (error) {
    const isNotTrusting = error instanceof Refusal && error.code === 'oidc.not_configured'
    if (!isNotTrusting || isDemanded) throw error
    output.tell('The registry trusts no CI system; going on without a token')
    return context
  }
}
