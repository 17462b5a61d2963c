/** Composition root: pool → Kysely → services, in the order of who needs whom. */
import { digestOf } from './access/bearer.ts'
import { isLoopbackName } from './access/loopback.ts'
import { Refusals } from './audit/refusals.ts'
import { AuditSealer } from './audit/sealer.ts'
import { AuditTrail } from './audit/trail.ts'
import { CapabilityFunctions } from './capabilities/function-service.ts'
import { CapabilityService } from './capabilities/service.ts'
import { checkUnattended } from './capabilities/unattended.ts'
import type { Config } from './config.ts'
import { ContentProposalService } from './content-proposals/service.ts'
import { answers } from './database/answers.ts'
import { openDatabase, openPool } from './database/client.ts'
import { RegistryCommands } from './dialects/marketplace/commands.ts'
import { CapabilityDocuments } from './dialects/marketplace/documents.ts'
import { Invocations } from './dialects/marketplace/invoke.ts'
import { DiscoveryIndexes } from './dialects/well-known/index-service.ts'
import { DocumentService } from './documents/service.ts'
import { EventService } from './events/service.ts'
import { FunctionService } from './functions/service.ts'
import { HealthService } from './health/service.ts'
import { IdempotencyService } from './idempotency/service.ts'
import { newId } from './ids.ts'
import { openBytes } from './intake/bytes.ts'
import { limitsOf } from './intake/limits.ts'
import { McpServerService } from './mcp-servers/service.ts'
import { readLoads } from './metrics/loads.ts'
import type { Log } from './log.ts'
import { Metrics } from './metrics/metrics.ts'
import { OfferService } from './offers/service.ts'
import { OutboundClient } from './outbound/client.ts'
import { PromptService } from './prompts/service.ts'
import { SkillArchives } from './skills/archives.ts'
import { SkillCatalog } from './skills/catalog.ts'
import { SkillDiscovery } from './skills/discovery.ts'
import { PolicyService } from './policies/service.ts'
import { Artefacts } from './proposals/artefacts.ts'
import { Comparisons } from './proposals/comparisons.ts'
import { reopen } from './proposals/reopen.ts'
import { ProposalService } from './proposals/service.ts'
import { Proposer } from './proposer/client.ts'
import { ResourceService } from './resources/service.ts'
import { Secrets } from './secrets/service.ts'
import { SettingsService } from './settings/service.ts'
import { readSettings } from './settings/values.ts'
import { PackageIntake } from './skills/intake.ts'
import { SkillPurges } from './skills/purges.ts'
import { SkillService } from './skills/service.ts'
import { SubscriptionService } from './subscriptions/service.ts'
import { DeliveryWorker } from './subscriptions/worker.ts'
import { Sweeper } from './sweeper.ts'
import { systemSlugs } from './system-skills/folder.ts'
import { SystemSkills } from './system-skills/service.ts'
import { TokenEntrance } from './tokens/entrance.ts'
import { TokenService } from './tokens/service.ts'
import type { Tracing } from './tracing/tracing.ts'
import { UploadService } from './uploads/service.ts'
import { BUILD_VERSION } from './version.ts'
import { WorkspaceService } from './workspaces/service.ts'

/** Connects lazily: without a query no database is needed. */
export const openServices = (
  config: Config,
  connectionString: string,
  log: Log,
  tracing: Tracing | null = null,
) => {
  const pool = openPool({
    connectionString,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    onError: (error) => log.error({ err: error }, 'an idle database connection was lost'),
  })
  const db = openDatabase(pool, tracing?.onStatement)
  const limits = limitsOf(config)
  const { store, keys, files, readers } = openBytes(config, { db, limits })
  const catalog = new SkillCatalog({ db, files })
  const discovery = new SkillDiscovery(db, catalog)
  const uploads = new UploadService({ db, store, keys, limits: config.uploads, newId })
  const events = new EventService({ db, uploads, connectionString, log })
  const documents = new DocumentService(db)
  const refusals = new Refusals({ db, log })
  const skills = new SkillService({
    db,
    files,
    intake: new PackageIntake({ db, store, keys, refusals, limits, archives: readers }),
    reservedSlugs: systemSlugs,
  })
  const systemSkills = new SystemSkills({ db, archives: readers, skills, log })
  const workspaces = new WorkspaceService(db, async (workspaceId) => {
    await systemSkills.ensure(workspaceId)
  })
  const entrance = new TokenEntrance({
    db,
    adminToken: config.adminToken,
    isLoopback: isLoopbackName(config.host),
  })
  const sweeper = new Sweeper(db, log, {
    store,
    systemSkills,
    eventDays: config.events.retentionDays,
  })
  const sealer = new AuditSealer(db, log)
  const outbound = new OutboundClient({
    allowedOrigins: config.functions.allowedOrigins,
    isOpen: () => entrance.seemsOpen(),
  })
  const secrets = new Secrets(config.secrets, log)
  const functions = new FunctionService({
    db,
    outbound,
    secrets,
    timeoutMs: config.functions.timeoutMs,
    checkUnattended: (workspaceId, functionId) => checkUnattended(db, workspaceId, functionId),
    newId,
  })
  const prompts = new PromptService({ db, functions })
  const deliveries = new DeliveryWorker(
    { db, functions, watch: (wake) => events.watch(wake), newId, log },
    { stopWithinMs: config.shutdownTimeoutMs / 2 },
  )
  const subscriptions = new SubscriptionService(db)
  const metrics = new Metrics(() =>
    readLoads({ db, pool, archives: readers, events, subscriptions }),
  )
  const resources = new ResourceService({ documents, functions })
  const offers = new OfferService(db, events)
  const proposer = config.proposer && new Proposer(config.proposer)
  const archives = new SkillArchives({ db, store, keys, files, catalog })
  const comparisons = new Comparisons()
  const capabilityDocuments = new CapabilityDocuments(offers, BUILD_VERSION)
  const invocations = new Invocations({
    documents: capabilityDocuments,
    commands: new RegistryCommands({ catalog, discovery, resources }),
    functions,
    entrance,
    defaultKeyDigest: config.orchestratorKey === null ? null : digestOf(config.orchestratorKey),
  })
  return {
    db,
    store,
    workspaces,
    entrance,
    tokens: new TokenService({ db, workspaces, entrance, refusals, newId }),
    refusals,
    trail: new AuditTrail(db),
    idempotency: new IdempotencyService({ db, newId }),
    uploads,
    skills,
    purges: new SkillPurges({ db, store, files }),
    capabilities: new CapabilityService(db),
    proposals: new ProposalService({ db, files, proposer, comparisons }),
    artefacts: new Artefacts(db),
    systemSkills,
    catalog,
    discovery,
    archives,
    offers,
    discoveryIndexes: new DiscoveryIndexes({ offers, catalog, archives }),
    health: new HealthService(db, readSettings),
    policies: new PolicyService(db),
    settings: new SettingsService({ db, entrance, secrets }),
    mcpServers: new McpServerService({
      db,
      outbound,
      secrets,
      timeoutMs: config.mcpSyncTimeoutMs,
      onToolsChanged: reopen,
    }),
    functions,
    prompts,
    documents,
    contentProposals: new ContentProposalService(db, { document: documents, prompt: prompts }),
    resources,
    capabilityFunctions: new CapabilityFunctions(db),
    capabilityDocuments,
    invocations,
    events,
    subscriptions,
    deliveries,
    metrics,
    tracing,
    sealer,
    sweeper,
    /** Whether the database answers. */
    isReady: () => answers(db),
    close: async () => {
      metrics.close()
      await deliveries.stop()
      await sealer.stop()
      await sweeper.stop()
      await events.close()
      await readers.close()
      await comparisons.close()
      await catalog.close()
      await invocations.close()
      await outbound.close()
      await proposer?.close()
      await store.close()
      await db.destroy()
      await tracing?.stop()
    },
  }
}

export type Services = ReturnType<typeof openServices>
