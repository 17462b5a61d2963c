/** The HTTP application: options, hooks, plugins and routes, in reading order. */
import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { auditRoutes } from './audit/routes.ts'
import { auditSchemas } from './audit/schemas.ts'
import { capabilityFunctionRoutes } from './capabilities/function-routes.ts'
import { capabilityRoutes } from './capabilities/routes.ts'
import { capabilitySchemas } from './capabilities/schemas.ts'
import type { Config } from './config.ts'
import { contentProposalRoutes } from './content-proposals/routes.ts'
import { mcpRoutes } from './dialects/mcp/routes.ts'
import { rpcRoutes } from './dialects/rpc/routes.ts'
import { agentHealthRoutes } from './dialects/marketplace/health-routes.ts'
import { invokeRoutes } from './dialects/marketplace/invoke-routes.ts'
import { marketplaceRoutes } from './dialects/marketplace/routes.ts'
import { dialectSchemas } from './dialects/schemas.ts'
import { wellKnownRoutes } from './dialects/well-known/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { documentSchemas } from './documents/schemas.ts'
import { AppError } from './errors.ts'
import { eventRoutes } from './events/routes.ts'
import { eventSchemas } from './events/schemas.ts'
import { functionRoutes } from './functions/routes.ts'
import { functionSchemas } from './functions/schemas.ts'
import { healthRoutes } from './health/routes.ts'
import { healthSchemas } from './health/schemas.ts'
import { installAccess } from './http/access.ts'
import { answerClientError } from './http/client-error.ts'
import { limitConnections } from './http/connections.ts'
import { docsRoutes } from './http/docs.ts'
import { ApiDocument } from './http/document.ts'
import { installErrorHandler, sendProblem } from './http/error-handler.ts'
import { recognizeForms } from './http/forms.ts'
import { acceptJson } from './http/json-body.ts'
import { endLastLines } from './http/last-newline.ts'
import { closeQueries } from './http/no-body.ts'
import { watchEnds } from './http/request-end.ts'
import { logRequest, nameRequests, newRequestId } from './http/request-log.ts'
import { installIdempotency } from './idempotency/hook.ts'
import { mcpServerRoutes } from './mcp-servers/routes.ts'
import { mcpServerSchemas } from './mcp-servers/schemas.ts'
import { policyRoutes } from './policies/routes.ts'
import { policySchemas } from './policies/schemas.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { proposalSchemas } from './proposals/schemas.ts'
import { promptRoutes } from './prompts/routes.ts'
import { promptSchemas } from './prompts/schemas.ts'
import { settingsRoutes } from './settings/routes.ts'
import { settingsSchemas } from './settings/schemas.ts'
import { Problem } from './http/problem.ts'
import { probeRoutes } from './http/probes.ts'
import { countRequests } from './http/rate-limits.ts'
import { countInto, metricsRoutes } from './metrics/routes.ts'
import { serializerFactory } from './http/serializer.ts'
import { StateResponses } from './http/state-responses.ts'
import { validatorFactory } from './http/validator.ts'
import { swaggerOptions } from './openapi.ts'
import { resourceRoutes } from './resources/routes.ts'
import { resourceSchemas } from './resources/schemas.ts'
import type { Services } from './services.ts'
import { skillArchiveRoutes } from './skills/archive-routes.ts'
import { skillByteRoutes } from './skills/byte-routes.ts'
import { skillFileRoutes } from './skills/file-routes.ts'
import { skillFileSchemas } from './skills/file-schemas.ts'
import { skillLifecycleRoutes } from './skills/lifecycle-routes.ts'
import { lifecycleSchemas } from './skills/lifecycle-schemas.ts'
import { skillPurgeRoutes } from './skills/purge-routes.ts'
import { Purged } from './skills/purge-schemas.ts'
import { skillResolveRoutes } from './skills/resolve-routes.ts'
import { resolveSchemas } from './skills/resolve-schemas.ts'
import { skillRoutes } from './skills/routes.ts'
import { skillSchemas } from './skills/schemas.ts'
import { tokenRoutes } from './tokens/routes.ts'
import { tokenSchemas } from './tokens/schemas.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { uploadSchemas } from './uploads/schemas.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { subscriptionSchemas } from './subscriptions/schemas.ts'
import { BUILD_VERSION as buildVersion } from './version.ts'
import { workspaceRoutes } from './workspaces/routes.ts'
import { workspaceSchemas } from './workspaces/schemas.ts'

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
  // A slug or a document id with its slashes is longer than the default of 100.
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
      // How often Node looks for what is late; its default is half a minute.
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
    isOpen: () => services.entrance.seemsOpen(),
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
