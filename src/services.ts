/** Composition root: pool → Kysely → services, in order of dependency. */
import { Refusals } from './tenancy/audit/refusals.ts'
import { AuditSealer } from './tenancy/audit/sealer.ts'
import { AuditTrail } from './tenancy/audit/trail.ts'
import { CapabilityFunctions } from './registry/capabilities/function-service.ts'
import { CapabilityService } from './registry/capabilities/service.ts'
import { checkUnattended } from './registry/capabilities/unattended.ts'
import type { Config } from './platform/config/config.ts'
import { ContentProposalService } from './content/content-proposals/service.ts'
import { isReachable } from './platform/database/is-reachable.ts'
import { openDatabase, openPool } from './platform/database/client.ts'
import { openOrchestration } from './protocols/marketplace/open-orchestration.ts'
import { RegistryCommands } from './protocols/marketplace/commands.ts'
import { DiscoveryIndexes } from './protocols/well-known/index-service.ts'
import { DocumentService } from './content/documents/service.ts'
import { EventService } from './tenancy/events/service.ts'
import { FunctionService } from './content/functions/service.ts'
import { GitHistory } from './registry/history/service.ts'
import { HealthService } from './registry/health/service.ts'
import { IdempotencyService } from './tenancy/idempotency/service.ts'
import { newId } from './platform/ids.ts'
import { openBytes } from './registry/intake/bytes.ts'
import { limitsOf } from './registry/intake/readers.ts'
import { McpServerService } from './registry/mcp-servers/service.ts'
import { readLoads } from './operations/metrics/loads.ts'
import type { Log } from './platform/log.ts'
import { Metrics } from './operations/metrics/metrics.ts'
import { NpmPackages } from './protocols/npm/service.ts'
import { OfferService } from './protocols/offers/service.ts'
import { OutboundClient } from './platform/outbound/client.ts'
import { PromptService } from './content/prompts/service.ts'
import { SkillArchives } from './registry/catalog/archives.ts'
import { Artifacts } from './registry/catalog/artifacts.ts'
import { SkillCatalog } from './registry/catalog/service.ts'
import { SkillDiscovery } from './registry/catalog/discovery.ts'
import { PackAhead } from './registry/catalog/pack-ahead.ts'
import { ArchivePacking } from './registry/catalog/packing.ts'
import { PolicyService } from './registry/policies/service.ts'
import { Artefacts } from './registry/proposals/artefacts.ts'
import { Comparisons } from './registry/proposals/comparisons.ts'
import { reopen } from './registry/proposals/reopen.ts'
import { ProposalService } from './registry/proposals/service.ts'
import { Proposer } from './registry/proposer/client.ts'
import { Rescans } from './registry/rescans/service.ts'
import { ResourceSubscriptions } from './content/resources/subscriptions.ts'
import { ResourceService } from './content/resources/service.ts'
import { OutsideScans } from './registry/scanners/scans.ts'
import { ScannerService } from './registry/scanners/service.ts'
import { Secrets } from './tenancy/secrets/service.ts'
import { SettingsService } from './tenancy/settings/service.ts'
import { readSettings } from './tenancy/settings/values.ts'
import { PackageIntake } from './registry/lifecycle/intake.ts'
import { SkillPurges } from './registry/lifecycle/purges.ts'
import { SkillService } from './registry/lifecycle/service.ts'
import { SubscriptionService } from './content/subscriptions/service.ts'
import { DeliveryWorker } from './content/subscriptions/worker.ts'
import { Sweeper } from './operations/sweeper.ts'
import { systemSlugs } from './registry/system-skills/folder.ts'
import { SystemSkills } from './registry/system-skills/service.ts'
import { openCredentials } from './tenancy/credentials/open-credentials.ts'
import { GroupRoleService } from './tenancy/group-roles/service.ts'
import { TokenService } from './tenancy/tokens/service.ts'
import { openPublishing } from './tenancy/trusted-publishers/open-publishing.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { UploadService } from './registry/uploads/service.ts'
import { WorkspaceService } from './tenancy/workspaces/service.ts'

/** Connects lazily: no database is needed until the first query. */
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
  const access = openCredentials(config, { db, newId })
  const { authentication } = access
  const outbound = new OutboundClient({
    allowedOrigins: config.functions.allowedOrigins,
    isOpen: () => authentication.isOpenCached(),
  })
  const secrets = new Secrets(config.secrets, log)
  const scanners = new OutsideScans({ db, outbound, secrets, log })
  const skills = new SkillService({
    db,
    files,
    intake: new PackageIntake({ db, store, keys, refusals, limits, scanners, archives: readers }),
    reservedSlugs: systemSlugs,
  })
  const systemSkills = new SystemSkills({ db, archives: readers, skills, log })
  const workspaces = new WorkspaceService(db, async (workspaceId) => {
    await systemSkills.ensure(workspaceId)
  })
  const publishing = openPublishing(config, { db, workspaces, authentication, refusals, newId })
  const { retentionDays: eventDays } = config.events
  const sweeper = new Sweeper(db, log, { store, systemSkills, eventDays })
  const sealer = new AuditSealer(db, log)
  const rescans = new Rescans({ db, log, newId }, config)
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
  const resources = new ResourceService({ documents, functions })
  const resourceSubscriptions = new ResourceSubscriptions(db)
  const offers = new OfferService(db, events)
  const proposer = config.proposer && new Proposer(config.proposer)
  const history = new GitHistory({ db, store, keys })
  const packing = new ArchivePacking({ db, store, settings: config.blobStore, keys, files, log })
  const packAhead = new PackAhead({ db, packing, log })
  const archives = new SkillArchives({ db, store, catalog, packing })
  const artifacts = new Artifacts({ db, files, archives, packing })
  const comparisons = new Comparisons()
  const orchestration = openOrchestration(config, {
    offers,
    discovery,
    functions,
    authentication,
    commands: new RegistryCommands({ catalog, discovery, resources }),
  })
  const metrics = new Metrics(() =>
    readLoads({
      db,
      pool,
      archives: readers,
      packing,
      events,
      subscriptions,
      orchestrators: orchestration.orchestratorSessions,
    }),
  )
  return {
    db,
    store,
    workspaces,
    tokens: new TokenService({ db, workspaces, authentication, refusals, newId }),
    ...access,
    groupRoles: new GroupRoleService({
      db,
      workspaces,
      authentication,
      issuer: config.oidc?.issuer ?? null,
    }),
    ...publishing,
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
    history,
    npmPackages: new NpmPackages({ history, files }),
    offers,
    discoveryIndexes: new DiscoveryIndexes({ offers, catalog, archives, artifacts }),
    health: new HealthService(db, readSettings),
    policies: new PolicyService(db),
    settings: new SettingsService({ db, authentication, secrets }),
    mcpServers: new McpServerService({
      db,
      outbound,
      secrets,
      timeoutMs: config.mcpSyncTimeoutMs,
      onToolsChanged: reopen,
    }),
    scanners: new ScannerService({ db, outbound, secrets }),
    functions,
    prompts,
    documents,
    contentProposals: new ContentProposalService(db, { document: documents, prompt: prompts }),
    resources,
    resourceSubscriptions,
    capabilityFunctions: new CapabilityFunctions(db),
    ...orchestration,
    events,
    subscriptions,
    deliveries,
    metrics,
    tracing,
    sealer,
    sweeper,
    rescans,
    /** Whether the database is reachable. */
    isReady: () => isReachable(db),
    close: async () => {
      metrics.close()
      await deliveries.stop()
      await sealer.stop()
      await rescans.stop()
      await sweeper.stop()
      await events.close()
      await packAhead.close()
      await packing.close()
      await readers.close()
      await scanners.close()
      await comparisons.close()
      await catalog.close()
      orchestration.orchestratorSessions.close()
      await orchestration.invocations.close()
      await orchestration.orchestrators.close()
      await outbound.close()
      await proposer?.close()
      await access.issuer?.close()
      await publishing.tokenExchange.close()
      await store.close()
      await db.destroy()
      await tracing?.stop()
    },
  }
}

export type Services = ReturnType<typeof openServices>
