/** The HTTP application: options, hooks, plugins and routes. */
import swagger from '@fastify/swagger'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { TSchema } from '@sinclair/typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { consoleFeature } from './console/feature.ts'
import { backChannelFeature } from './console/sign-in/back-channel.ts'
import { auditFeature } from './tenancy/audit/routes.ts'
import { clawHubFeature } from './protocols/clawhub/routes.ts'
import { capabilityFunctionsFeature } from './registry/capabilities/function-routes.ts'
import { capabilitiesFeature } from './registry/capabilities/routes.ts'
import type { Config } from './platform/config/config.ts'
import { contentProposalsFeature } from './content/content-proposals/routes.ts'
import { mcpFeature } from './protocols/mcp/routes.ts'
import { rpcFeature } from './protocols/rpc/routes.ts'
import { agentHealthFeature } from './protocols/marketplace/health-routes.ts'
import { connectFeature } from './protocols/marketplace/connect-routes.ts'
import { invokeFeature } from './protocols/marketplace/invoke-routes.ts'
import { marketplaceFeature } from './protocols/marketplace/routes.ts'
import { wellKnownFeature } from './protocols/well-known/routes.ts'
import { documentsFeature } from './content/documents/routes.ts'
import { eventsFeature } from './tenancy/events/routes.ts'
import { functionsFeature } from './content/functions/routes.ts'
import { gitFeature } from './protocols/git/routes.ts'
import { healthFeature } from './registry/health/routes.ts'
import { installAccess } from './platform/http/access.ts'
import { CallerQueues } from './platform/http/caller-queues.ts'
import { limitConnections } from './platform/http/connections.ts'
import { docsFeature } from './platform/http/docs.ts'
import { ApiDocument } from './platform/http/document.ts'
import { installErrorHandler } from './platform/http/error-handler.ts'
import { acceptJson } from './platform/http/json-body.ts'
import { endLastLines } from './platform/http/last-newline.ts'
import { rejectUnknownQuery } from './platform/http/no-body.ts'
import { onRequestClosed } from './platform/http/request-end.ts'
import { logRequest, setCommonHeaders } from './platform/http/request-log.ts'
import { installIdempotency } from './tenancy/idempotency/hook.ts'
import { mcpServersFeature } from './registry/mcp-servers/routes.ts'
import { mcpServerUsesFeature } from './registry/mcp-servers/use-routes.ts'
import { installCommandsFeature } from './protocols/plugins/install-routes.ts'
import { npmFeature } from './protocols/npm/routes.ts'
import { anthropicFeature } from './protocols/anthropic/routes.ts'
import { openAiFeature } from './protocols/openai/routes.ts'
import { pluginsFeature } from './protocols/plugins/routes.ts'
import { policiesFeature } from './registry/policies/routes.ts'
import { proposalDiffsFeature } from './registry/proposals/diff-routes.ts'
import { acceptFindingsFeature } from './registry/proposals/accept-routes.ts'
import { proposalNotesFeature } from './registry/proposals/note-routes.ts'
import { proposalsFeature } from './registry/proposals/routes.ts'
import { promptsFeature } from './content/prompts/routes.ts'
import { scanRulesFeature } from './registry/health/rule-routes.ts'
import { scannersFeature } from './registry/scanners/routes.ts'
import { settingsFeature } from './tenancy/settings/routes.ts'
import { register } from './platform/http/register.ts'
import { Problem } from './platform/http/problem.ts'
import { probesFeature } from './platform/http/probes.ts'
import { countRequests } from './platform/http/rate-limits.ts'
import { countInto, metricsFeature } from './operations/metrics/routes.ts'
import { countIntoStatus, statusFeature } from './operations/status/routes.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { StateResponses } from './platform/http/state-responses.ts'
import { readDocument, readDocument30 } from './protocols/openapi/committed.ts'
import { swaggerOptions } from './protocols/openapi/document.ts'
import { resourcesFeature } from './content/resources/routes.ts'
import type { Services } from './services.ts'
import { skillArchivesFeature } from './registry/catalog/archive-routes.ts'
import { skillBytesFeature } from './registry/catalog/byte-routes.ts'
import { skillComparisonFeature } from './registry/catalog/compare-routes.ts'
import { skillFindingsFeature } from './registry/catalog/findings-routes.ts'
import { skillFilesFeature } from './registry/catalog/file-routes.ts'
import { skillHistoryFeature } from './registry/catalog/history-routes.ts'
import { skillLifecycleFeature } from './registry/lifecycle/lifecycle-routes.ts'
import { skillPurgesFeature } from './registry/lifecycle/purge-routes.ts'
import { skillResolutionFeature } from './registry/catalog/resolve-routes.ts'
import { skillsFeature } from './registry/catalog/routes.ts'
import { groupRolesFeature } from './tenancy/group-roles/routes.ts'
import { peopleFeature } from './tenancy/people/routes.ts'
import { resourceMetadataFeature } from './protocols/well-known/resource-metadata-routes.ts'
import { sessionsFeature } from './tenancy/sessions/routes.ts'
import { tokensFeature } from './tenancy/tokens/routes.ts'
import { trustedPublishersFeature } from './tenancy/trusted-publishers/routes.ts'
import { uploadsFeature } from './registry/uploads/routes.ts'
import { lettersFeature } from './content/subscriptions/letter-routes.ts'
import { subscriptionsFeature } from './content/subscriptions/routes.ts'
import { BUILD_VERSION as buildVersion } from './platform/version.ts'
import { workspacesFeature } from './tenancy/workspaces/routes.ts'

export type App = FastifyInstance

/** The routes of a noun, and their named schemas for the OpenAPI document. */
type Feature<Options extends object> = {
  schemas: TSchema[]
  routes: FastifyPluginAsyncTypebox<Options>
}

const use = <Options extends object>({ schemas, routes }: Feature<Options>, options: Options) => ({
  schemas,
  register: (app: App): Promise<void> => register(app, routes, options),
})

export const buildApp = async (
  config: Config,
  services: Services,
  logger: FastifyBaseLogger | false,
): Promise<App> => {
  const app: App = Fastify(serverOptions(config, logger))
  await services.tracing?.install(app)
  acceptJson(app)
  rejectUnknownQuery(app)
  endLastLines(app)
  const sendNotFound = installErrorHandler(app)
  setCommonHeaders(app)
  onRequestClosed(app, [logRequest, countInto(services.metrics), countIntoStatus(services.status)])
  const counter = await countRequests(app, {
    ...config.rateLimits,
    isOpen: () => services.authentication.isOpenCached(),
  })
  installAccess(app, {
    counter,
    workspaces: services.workspaces,
    authentication: services.authentication,
    recordRejection: (caller, refusal) => services.refusals.record(caller, refusal),
    countRejectedToken: (reason) => services.metrics.countRejectedToken(reason),
    publicUrl: config.publicUrl,
    hasIssuer: config.oidc !== null,
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendNotFound(request, reply)
    else done()
  })

  installIdempotency(app, services.idempotency)

  await app.register(swagger, swaggerOptions)
  const document = new ApiDocument(readDocument)
  const document30 = new ApiDocument(readDocument30)
  const responses = new StateResponses(buildVersion)
  const { maxCompressedBytes } = config.uploads
  const queues = new CallerQueues(config.artifactQueue)
  const features = [
    use(docsFeature, { document }),
    use(probesFeature, { isReady: services.isReady, document, document30 }),
    use(uploadsFeature, {
      uploads: services.uploads,
      maxChunkBytes: config.uploads.maxChunkBytes,
      archives: config.archives,
    }),
    use(skillLifecycleFeature, { skills: services.skills, uploads: services.uploads }),
    use(skillArchivesFeature, { skills: services.skills, maxCompressedBytes }),
    use(skillsFeature, { catalog: services.catalog, responses }),
    use(skillResolutionFeature, { catalog: services.catalog }),
    use(skillFilesFeature, { catalog: services.catalog }),
    use(skillFindingsFeature, { catalog: services.catalog, buildVersion }),
    use(skillComparisonFeature, { comparison: services.comparison }),
    use(skillHistoryFeature, { catalog: services.catalog, responses }),
    use(skillPurgesFeature, { purges: services.purges }),
    use(skillBytesFeature, { catalog: services.catalog, archives: services.archives }),
    use(healthFeature, { health: services.health }),
    use(scanRulesFeature, {}),
    use(proposalsFeature, {
      proposals: services.proposals,
      artefacts: services.artefacts,
    }),
    use(proposalDiffsFeature, { proposals: services.proposals }),
    use(proposalNotesFeature, { proposals: services.proposals }),
    use(acceptFindingsFeature, { proposals: services.proposals }),
    use(capabilitiesFeature, { capabilities: services.capabilities }),
    use(capabilityFunctionsFeature, {
      capabilityFunctions: services.capabilityFunctions,
    }),
    use(mcpServersFeature, { mcpServers: services.mcpServers, responses }),
    use(mcpServerUsesFeature, { uses: services.mcpServerUses }),
    use(scannersFeature, { scanners: services.scanners }),
    use(policiesFeature, { policies: services.policies }),
    use(settingsFeature, { settings: services.settings }),
    use(functionsFeature, { functions: services.functions, responses }),
    use(promptsFeature, { prompts: services.prompts, responses }),
    use(documentsFeature, { documents: services.documents, responses }),
    use(contentProposalsFeature, { contentProposals: services.contentProposals }),
    use(resourcesFeature, { resources: services.resources, responses, buildVersion }),
    use(marketplaceFeature, { documents: services.capabilityDocuments }),
    use(agentHealthFeature, { services, buildVersion }),
    use(invokeFeature, { invocations: services.invocations }),
    use(connectFeature, { sessions: services.orchestratorSessions }),
    use(wellKnownFeature, { indexes: services.discoveryIndexes, queues }),
    use(gitFeature, {
      history: services.history,
      workspaces: services.workspaces,
      queues: new CallerQueues(config.artifactQueue),
    }),
    use(pluginsFeature, { history: services.history, workspaces: services.workspaces }),
    use(installCommandsFeature, { history: services.history, catalog: services.catalog }),
    use(npmFeature, {
      packages: services.npmPackages,
      workspaces: services.workspaces,
      queues,
    }),
    use(anthropicFeature, { hosted: services.hostedSkills, queues }),
    use(openAiFeature, { hosted: services.hostedSkills, queues }),
    use(clawHubFeature, {
      ...services.clawHub,
      queues,
      maxBytes: maxCompressedBytes,
      maxFiles: config.archives.maxEntries,
    }),
    use(eventsFeature, { events: services.events, settings: config.events }),
    use(subscriptionsFeature, { subscriptions: services.subscriptions }),
    use(lettersFeature, { letters: services.letters }),
    use(auditFeature, { trail: services.trail }),
    use(workspacesFeature, { workspaces: services.workspaces }),
    use(tokensFeature, { tokens: services.tokens }),
    use(sessionsFeature, { sessions: services.sessions }),
    use(peopleFeature, { people: services.people }),
    use(groupRolesFeature, { groupRoles: services.groupRoles }),
    use(trustedPublishersFeature, services),
    use(resourceMetadataFeature, {
      issuer: services.issuer,
      publicUrl: config.publicUrl,
    }),
    use(metricsFeature, { metrics: services.metrics }),
    use(statusFeature, { status: services.status }),
    use(rpcFeature, {
      services,
      workspaces: services.workspaces,
      recordRejection: (caller, refusal) => services.refusals.record(caller, refusal),
    }),
    use(mcpFeature, {
      services,
      settings: config.events,
      workspaces: services.workspaces,
    }),
    use(consoleFeature, {
      services,
      uploadLimits: config.uploads,
      publicUrl: config.publicUrl,
      recordRejection: (caller, refusal) => services.refusals.record(caller, refusal),
    }),
    use(backChannelFeature, { logouts: services.logouts }),
  ]
  app.addSchema(Problem)
  for (const { schemas } of features) for (const schema of schemas) app.addSchema(schema)
  for (const feature of features) await feature.register(app)
  limitConnections(app.server, config)
  return app
}
