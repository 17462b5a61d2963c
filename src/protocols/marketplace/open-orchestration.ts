/** What orchestrators read and call, and the sockets that this service opens to them. */
import { digestOf } from '../../platform/access/bearer.ts'
import type { Config } from '../../platform/config/config.ts'
import { OutboundClient } from '../../platform/outbound/client.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import type { FunctionService } from '../../content/functions/service.ts'
import type { ResourceService } from '../../content/resources/service.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { CredentialAuthenticator } from '../../tenancy/credentials/authenticator.ts'
import type { OfferService } from '../offers/service.ts'
import { Callables } from './callables.ts'
import { RegistryCommands } from './commands.ts'
import { CapabilityDocuments } from './documents.ts'
import { Invocations } from './invoke.ts'
import { OrchestratorSessions } from './sessions.ts'

type Dependencies = {
  offers: OfferService
  discovery: SkillDiscovery
  functions: FunctionService
  authentication: CredentialAuthenticator
  catalog: SkillCatalog
  resources: ResourceService
}

export const openOrchestration = (
  config: Config,
  { offers, discovery, functions, authentication, catalog, resources }: Dependencies,
) => {
  const callables = new Callables(offers)
  const documents = new CapabilityDocuments({
    offers,
    callables,
    discovery,
    buildVersion: BUILD_VERSION,
  })
  const { orchestratorKey: key, orchestratorOrigins } = config
  const invocations = new Invocations({
    offers,
    callables,
    commands: new RegistryCommands({ catalog, discovery, resources, callables }),
    functions,
    authentication,
    defaultKeyDigest: key === null ? null : digestOf(key),
  })
  // Functions have a separate list of allowed origins.
  const orchestrators = new OutboundClient({
    allowedOrigins: orchestratorOrigins,
    isOpen: () => false,
  })
  const orchestratorSessions = new OrchestratorSessions({
    outbound: orchestrators,
    invocations,
    isOffered: orchestratorOrigins.length > 0,
  })
  return { capabilityDocuments: documents, invocations, orchestrators, orchestratorSessions }
}
