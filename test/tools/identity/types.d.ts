/** The part of the package that the tests use. Its published types bring those of Node again. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Account = { accountId: string; claims: () => { sub: string; [claim: string]: unknown } }
  type Token = { accountId?: string; clientId?: string }

  export type Configuration = {
    findAccount: (context: unknown, id: string) => Account
    extraTokenClaims: (context: unknown, token: Token) => Record<string, unknown>
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

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    on(event: string, listener: (context: unknown, error: Error) => void): void
  }
}
