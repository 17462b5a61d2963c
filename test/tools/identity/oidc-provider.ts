/**
 * The tests stand outside of this package, and so cannot import what it installs. Its published types
 * bring those of Node again, so the part that the tests use is described here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

type Account = { accountId: string; claims: () => { sub: string; [claim: string]: unknown } }

export type Configuration = {
  findAccount: (context: unknown, id: string) => Account
  extraTokenClaims: (
    context: unknown,
    token: { accountId?: string; clientId?: string },
  ) => Record<string, unknown>
  features: {
    [feature: string]: { enabled: boolean; [option: string]: unknown }
    resourceIndicators: {
      enabled: boolean
      getResourceServerInfo: (context: unknown, resource: string) => object
      useGrantedResource: () => boolean
    }
  }
  [option: string]: unknown
}

export type Provider = {
  callback: () => (request: IncomingMessage, response: ServerResponse) => void
  on: (event: string, listener: (context: unknown, error: Error) => void) => void
}

type Module = { default: new (issuer: string, configuration: Configuration) => Provider }

const packageName: string = 'oidc-provider'
const { default: OidcProvider } = (await import(packageName)) as Module

export const newProvider = (issuer: string, configuration: Configuration): Provider =>
  new OidcProvider(issuer, configuration)
