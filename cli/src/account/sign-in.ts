/** Signs a person in with the identity provider, by a browser on this machine or on another one. */
import { spawn } from 'node:child_process'
import * as oidc from 'openid-client'
import { type Refusal, refuse } from '../api/failures.ts'
import type { Config } from '../config/config.ts'
import { changeProfile, type SignIn } from '../config/profiles.ts'
import type { Output } from '../terminal/output.ts'
import {
  asIssuer,
  register,
  type Resource,
  scopeOf,
  type Signed,
  signedOf,
  wordErrors,
} from './issuer.ts'
import { openLanding } from './landing.ts'

type Given = { config: Config; output: Output; resource: Resource; clientId: string | undefined }

/** A browser that does not start is no error, since the address is printed too. */
const openBrowser = (command: string, url: string): void => {
  const [program = '', ...words] = command.split(' ')
  const child = spawn(program, [...words, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

/** By a redirect to this machine (RFC 8252), with PKCE. */
export const signInHere = async (given: Given): Promise<Signed> => {
  const { config, output, resource, clientId } = given
  const { issuer } = resource
  const landing = await openLanding()
  try {
    const client = clientId
      ? await asIssuer(issuer, clientId)
      : await register(issuer, landing.redirect)
    const verifier = oidc.randomPKCECodeVerifier()
    const state = oidc.randomState()
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: landing.redirect,
      scope: scopeOf(client),
      resource: resource.resource,
      state,
      prompt: 'consent',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    output.tell(`Sign in with your browser: ${url.href}`)
    if (config.browser !== null) openBrowser(config.browser, url.href)
    const landed = await landing.landed
    const tokens = await wordErrors(issuer, () =>
      oidc.authorizationCodeGrant(
        client,
        landed,
        { pkceCodeVerifier: verifier, expectedState: state },
        { resource: resource.resource },
      ),
    )
    return signedOf(client, resource, tokens)
  } finally {
    landing.close()
  }
}

/** By a code that is entered on another machine (RFC 8628). */
export const signInElsewhere = async (given: Given): Promise<Signed> => {
  const { output, resource, clientId } = given
  const { issuer } = resource
  const client = clientId
    ? await asIssuer(issuer, clientId)
    : await register(issuer, 'http://127.0.0.1/callback')
  if (client.serverMetadata().device_authorization_endpoint === undefined) {
    throw refuse('cli.no_device_sign_in', 'Not signed in', `${issuer} has no sign-in by a code.`)
  }
  return wordErrors(issuer, async () => {
    const scope = scopeOf(client)
    const asked = { scope, resource: resource.resource }
    const device = await oidc.initiateDeviceAuthorization(client, asked)
    output.tell(`Open ${device.verification_uri} and enter the code ${device.user_code}`)
    if (device.verification_uri_complete) output.tell(`Or open ${device.verification_uri_complete}`)
    const tokens = await oidc.pollDeviceAuthorizationGrant(client, device, {
      resource: resource.resource,
    })
    return signedOf(client, resource, tokens)
  })
}

const signInAgain = (issuer: string): Refusal =>
  refuse(
    'cli.sign_in_expired',
    'Not signed in',
    `The sign-in with ${issuer} has expired. Sign in again with "skill login".`,
  )

/** The new access token; the profile keeps it. */
export const renew = async (config: Config, signIn: SignIn): Promise<string> => {
  const { issuer, clientId, resource, refreshToken } = signIn
  // A profile from before this was checked may hold a sign-in for another registry.
  const isOfThis = resource === config.url
  if (refreshToken === null || !isOfThis) throw signInAgain(issuer)
  const client = await asIssuer(issuer, clientId)
  const tokens = await oidc
    .refreshTokenGrant(client, refreshToken, { resource })
    .catch((error: unknown) => {
      if (error instanceof oidc.ResponseBodyError) throw signInAgain(issuer)
      throw error
    })
  const signed = signedOf(client, { issuer, resource }, tokens, refreshToken)
  changeProfile(config.profilesFile, config.profile, signed)
  return signed.token
}

/** Best effort: the profile is removed all the same. */
export const revoke = async ({ issuer, clientId, refreshToken }: SignIn): Promise<void> => {
  if (refreshToken === null) return
  const client = await asIssuer(issuer, clientId)
  if (client.serverMetadata().revocation_endpoint === undefined) return
  await oidc.tokenRevocation(client, refreshToken)
}
