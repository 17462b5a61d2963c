/** The HTTP application: options, hooks, plugins and routes, in reading order. */
import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { auditRoutes } from './tenancy/audit/routes.ts'
import { auditSchemas } from './tenancy/audit/schemas.ts'
import { capabilityFunctionRoutes } from './registry/capabilities/function-routes.ts'
import { capabilityRoutes } from './registry/capabilities/routes.ts'
import { capabilitySchemas } from './registry/approvals/schemas.ts'
import type { Config } from './platform/config/config.ts'
import { contentProposalRoutes } from './content/content-proposals/routes.ts'
import { mcpRoutes } from './protocols/mcp/routes.ts'
import { rpcRoutes } from './protocols/rpc/routes.ts'
import { agentHealthRoutes } from './protocols/marketplace/health-routes.ts'
import { invokeRoutes } from './protocols/marketplace/invoke-routes.ts'
import { marketplaceRoutes } from './protocols/marketplace/routes.ts'
import { dialectSchemas } from './protocols/schemas.ts'
import { wellKnownRoutes } from './protocols/well-known/routes.ts'
import { documentRoutes } from './content/documents/routes.ts'
import { documentSchemas } from './content/documents/schemas.ts'
import { AppError } from './platform/errors.ts'
import { eventRoutes } from './tenancy/events/routes.ts'
import { eventSchemas } from './tenancy/events/schemas.ts'
import { functionRoutes } from './content/functions/routes.ts'
import { functionSchemas } from './content/functions/schemas.ts'
import { healthRoutes } from './registry/health/routes.ts'
import { healthSchemas } from './registry/health/schemas.ts'
import { installAccess } from './platform/http/access.ts'
import { answerClientError } from './platform/http/client-error.ts'
import { limitConnections } from './platform/http/connections.ts'
import { docsRoutes } from './platform/http/docs.ts'
import { ApiDocument } from './platform/http/document.ts'
import { installErrorHandler, sendProblem } from './platform/http/error-handler.ts'
import { recognizeForms } from './platform/http/forms.ts'
import { acceptJson } from './platform/http/json-body.ts'
import { endLastLines } from './platform/http/last-newline.ts'
import { closeQueries } from './platform/http/no-body.ts'
import { watchEnds } from './platform/http/request-end.ts'
import { logRequest, nameRequests, newRequestId } from './platform/http/request-log.ts'
import { installIdempotency } from './tenancy/idempotency/hook.ts'
import { mcpServerRoutes } from './registry/mcp-servers/routes.ts'
import { mcpServerSchemas } from './registry/mcp-servers/schemas.ts'
import { policyRoutes } from './registry/policies/routes.ts'
import { policySchemas } from './registry/policies/schemas.ts'
import { proposalRoutes } from './registry/proposals/routes.ts'
import { proposalSchemas } from './registry/proposals/schemas.ts'
import { promptRoutes } from './content/prompts/routes.ts'
import { promptSchemas } from './content/prompts/schemas.ts'
import { settingsRoutes } from './tenancy/settings/routes.ts'
import { settingsSchemas } from './tenancy/settings/schemas.ts'
import { Problem } from './platform/http/problem.ts'
import { probeRoutes } from './platform/http/probes.ts'
import { countRequests } from './platform/http/rate-limits.ts'
import { countInto, metricsRoutes } from './operations/metrics/routes.ts'
import { serializerFactory } from './platform/http/serializer.ts'
import { StateResponses } from './platform/http/state-responses.ts'
import { validatorFactory } from './platform/http/validator.ts'
import { swaggerOptions } from './protocols/openapi/document.ts'
import { resourceRoutes } from './content/resources/routes.ts'
import { resourceSchemas } from './content/resources/schemas.ts'
import type { Services } from './services.ts'
import { skillArchiveRoutes } from './registry/catalog/archive-routes.ts'
import { skillByteRoutes } from './registry/catalog/byte-routes.ts'
import { skillFileRoutes } from './registry/catalog/file-routes.ts'
import { skillFileSchemas } from './registry/skills/file-schemas.ts'
import { skillLifecycleRoutes } from './registry/lifecycle/lifecycle-routes.ts'
import { lifecycleSchemas } from './registry/lifecycle/lifecycle-schemas.ts'
import { skillPurgeRoutes } from './registry/lifecycle/purge-routes.ts'
import { Purged } from './registry/lifecycle/purge-schemas.ts'
import { skillResolveRoutes } from './registry/catalog/resolve-routes.ts'
import { resolveSchemas } from './registry/catalog/resolve-schemas.ts'
import { skillRoutes } from './registry/catalog/routes.ts'
import { skillSchemas } from './registry/skills/schemas.ts'
import { tokenRoutes } from './tenancy/tokens/routes.ts'
import { tokenSchemas } from './tenancy/tokens/schemas.ts'
import { uploadRoutes } from './registry/uploads/routes.ts'
import { uploadSchemas } from './registry/uploads/schemas.ts'
import { subscriptionRoutes } from './content/subscriptions/routes.ts'
import { subscriptionSchemas } from './content/subscriptions/schemas.ts'
import { BUILD_VERSION as buildVersion } from './platform/version.ts'
import { workspaceRoutes } from './tenancy/workspaces/routes.ts'
import { workspaceSchemas } from './tenancy/workspaces/schemas.ts'

export type App = FastifyInstance

const MAX_HEADER_BYTES = 16 * 1024
const JSON_BODY_BYTES = 1024 * 1024

const serverOptions = (
  config: Config,
  logger: FastifyBaseLogger | false,
): FastifyServerOptions => ({
  ...(logger ? { loggerInstance: logger } : { logger: false }),
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: 'request_id',
  }),
  genReqId: newRequestId,
  trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  bodyLimit: JSON_BODY_BYTES,
  requestTimeout: config.requestTimeoutMs,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle',
  // A slug or a document id with slashes may exceed the default of 100.
  routerOptions: { maxParamLength: 2048 },
  clientErrorHandler: answerClientError,
  frameworkErrors: (error, request, reply) => {
    void sendProblem(new AppError('request.invalid', error.message), request, reply)
  },
  schemaController: {
    compilersFactory: { buildValidator: validatorFactory(), buildSerializer: serializerFactory() },
  },
})

export const buildApp = async (
  config: Config,
  services: Services,
  logger: FastifyBaseLogger | false,
): Promise<App> => {
  const app: App = Fastify({
    ...serverOptions(config, logger),
    http: {
      headersTimeout: Math.min(10_000, config.requestTimeoutMs),
      maxHeaderSize: MAX_HEADER_BYTES,
      // How often Node checks for timed-out requests; its default is half a minute.
      connectionsCheckingInterval: Math.min(5000, config.requestTimeoutMs),
    },
  })
  await services.tracing?.install(app)
  app.removeContentTypeParser('text/plain')
  acceptJson(app)
  recognizeForms(app)
  closeQueries(app)

  endLastLines(app)
  const sendNotFound = installErrorHandler(app)
  nameRequests(app)
  watchEnds(app, [logRequest, countInto(services.metrics)])
  const counter = await countRequests(app, {
    ...config.rateLimits,
    isOpen: () => services.entrance.isOpenCached(),
  })
  installAccess(app, {
    counter,
    workspaces: services.workspaces,
    entrance: services.entrance,
    noteRefusal: (caller, refusal) => services.refusals.record(caller, refusal),
    countRefusedToken: (reason) => services.metrics.countRefusedToken(reason),
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendNotFound(request, reply)
    else done()
  })

  installIdempotency(app, services.idempotency)

  await app.register(swagger, swaggerOptions)
  const shared = [
    Problem,
    ...uploadSchemas,
    ...capabilitySchemas,
    ...skillSchemas,
    ...resolveSchemas,
    ...proposalSchemas,
    ...lifecycleSchemas,
    ...skillFileSchemas,
    Purged,
    ...healthSchemas,
    ...policySchemas,
    ...settingsSchemas,
    ...mcpServerSchemas,
    ...functionSchemas,
    ...promptSchemas,
    ...documentSchemas,
    ...resourceSchemas,
    ...eventSchemas,
    ...subscriptionSchemas,
    ...auditSchemas,
    ...workspaceSchemas,
    ...tokenSchemas,
    ...dialectSchemas,
  ]
  for (const schema of shared) app.addSchema(schema)

  const document = new ApiDocument(() => app.swagger())
  await app.register(docsRoutes, { document })
  await app.register(probeRoutes, { isReady: services.isReady, document })
  await app.register(uploadRoutes, {
    uploads: services.uploads,
    maxChunkBytes: config.uploads.maxChunkBytes,
  })
  await app.register(skillLifecycleRoutes, { skills: services.skills, uploads: services.uploads })
  const { maxCompressedBytes } = config.uploads
  await app.register(skillArchiveRoutes, { skills: services.skills, maxCompressedBytes })
  const responses = new StateResponses(buildVersion)
  await app.register(skillRoutes, { catalog: services.catalog, responses })
  await app.register(skillResolveRoutes, { catalog: services.catalog })
  await app.register(skillFileRoutes, { catalog: services.catalog })
  await app.register(skillPurgeRoutes, { purges: services.purges })
  await app.register(skillByteRoutes, { catalog: services.catalog, archives: services.archives })
  await app.register(healthRoutes, { health: services.health })
  await app.register(proposalRoutes, {
    proposals: services.proposals,
    artefacts: services.artefacts,
  })
  await app.register(capabilityRoutes, { capabilities: services.capabilities })
  await app.register(capabilityFunctionRoutes, {
    capabilityFunctions: services.capabilityFunctions,
  })
  await app.register(mcpServerRoutes, { mcpServers: services.mcpServers, responses })
  await app.register(policyRoutes, { policies: services.policies })
  await app.register(settingsRoutes, { settings: services.settings })
  await app.register(functionRoutes, { functions: services.functions, responses })
  await app.register(promptRoutes, { prompts: services.prompts, responses })
  await app.register(documentRoutes, { documents: services.documents, responses })
  await app.register(contentProposalRoutes, { contentProposals: services.contentProposals })
  await app.register(resourceRoutes, { resources: services.resources, responses, buildVersion })
  await app.register(marketplaceRoutes, { documents: services.capabilityDocuments })
  await app.register(agentHealthRoutes, { services, buildVersion })
  await app.register(invokeRoutes, { invocations: services.invocations })
  await app.register(wellKnownRoutes, { indexes: services.discoveryIndexes })
  await app.register(eventRoutes, { events: services.events, settings: config.events })
  await app.register(subscriptionRoutes, { subscriptions: services.subscriptions })
  await app.register(auditRoutes, { trail: services.trail })
  await app.register(workspaceRoutes, { workspaces: services.workspaces })
  await app.register(tokenRoutes, { tokens: services.tokens })
  await app.register(metricsRoutes, { metrics: services.metrics })
  await app.register(rpcRoutes, {
    services,
    workspaces: services.workspaces,
    noteRefusal: (caller, refusal) => services.refusals.record(caller, refusal),
  })
  await app.register(mcpRoutes, {
    services,
    settings: config.events,
    workspaces: services.workspaces,
  })
  limitConnections(app.server, config)
  return app
}
