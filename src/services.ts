/** Composition root: pool → Kysely → services, in order of dependency. */
import { Refusals } from './tenancy/audit/refusals.ts'
import { AgentTexts } from './packages/threads/agent-texts.ts'
import { AuditSealer } from './tenancy/audit/sealer.ts'
import { AuditTrail } from './tenancy/audit/trail.ts'
import { CapabilityFunctions } from './registry/capabilities/function-service.ts'
import { CapabilityService } from './registry/capabilities/service.ts'
import { checkUnattended } from './registry/capabilities/unattended.ts'
import { openClawHub } from './protocols/clawhub/clawhub.ts'
import type { Config } from './platform/config/config.ts'
import { ContentProposalService } from './content/content-proposals/service.ts'
import { isReachable } from './platform/database/is-reachable.ts'
import { openDatabase, openPool } from './platform/database/client.ts'
import { openOrchestration } from './protocols/marketplace/open-orchestration.ts'
import { DiscoveryIndexes } from './protocols/well-known/index-service.ts'
import { DocumentService } from './content/documents/service.ts'
import { EventService } from './tenancy/events/service.ts'
import { FunctionService } from './content/functions/service.ts'
import { GitHistory } from './registry/history/service.ts'
import { HostedSkills } from './protocols/skills-api/service.ts'
import { HealthService } from './registry/health/service.ts'
import { IdempotencyService } from './tenancy/idempotency/service.ts'
import { newId } from './platform/ids.ts'
import { openBytes } from './registry/intake/bytes.ts'
import { limitsOf, openReaders, type PackageReaders } from './registry/intake/readers.ts'
import { McpServerService } from './registry/mcp-servers/service.ts'
import { McpServerUses } from './registry/mcp-servers/use-service.ts'
import type { Log } from './platform/log.ts'
import { NpmPackages } from './protocols/npm/service.ts'
import { OfferService } from './protocols/offers/service.ts'
import { OutboundClient } from './platform/outbound/client.ts'
import { PromptService } from './content/prompts/service.ts'
import { RevisionComparison } from './registry/catalog/comparison.ts'
import { openArchives } from './registry/catalog/open-archives.ts'
import { SkillCatalog } from './registry/catalog/service.ts'
import { SkillDiscovery } from './registry/catalog/discovery.ts'
import { PolicyService } from './registry/policies/service.ts'
import { Artefacts } from './registry/proposals/artefacts.ts'
import { reopen } from './registry/proposals/reopen.ts'
import { ProposalService } from './registry/proposals/service.ts'
import { Proposer } from './registry/proposer/client.ts'
import { Rescans } from './registry/rescans/service.ts'
import { ResourceSubscriptions } from './content/resources/subscriptions.ts'
import { ResourceService } from './content/resources/service.ts'
import { OutsideScans } from './registry/scanners/scans.ts'
import { ScannerService } from './registry/scanners/service.ts'
import { Secrets } from './tenancy/secrets/service.ts'
import { openFigures } from './operations/open-figures.ts'
import { SettingsService } from './tenancy/settings/service.ts'
import { readSettings } from './tenancy/settings/values.ts'
import { PackageIntake } from './registry/lifecycle/intake.ts'
import { SkillPurges } from './registry/lifecycle/purges.ts'
import { SkillService } from './registry/lifecycle/service.ts'
import { UploadContents } from './registry/lifecycle/upload-contents.ts'
import { LetterService } from './content/subscriptions/letter-service.ts'
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
import { openReads } from './tenancy/workspaces/open-reads.ts'
import { WorkspaceService } from './tenancy/workspaces/service.ts'

/** Threads are closed with the services, given ones too. */
type Given = { tracing?: Tracing | null; readers?: PackageReaders; texts?: AgentTexts }

/** Connects lazily: no database is needed until the first query. */
export const openServices = (
  config: Config,
  connectionString: string,
  log: Log,
  { tracing = null, readers = openReaders(config), texts = new AgentTexts() }: Given = {},
) => {
  const pool = openPool({
    connectionString,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    onError: (error) => log.error({ err: error }, 'an idle database connection was lost'),
  })
  const onStatement = tracing?.onStatement
  const db = openDatabase(pool, onStatement)
  const bytes = openBytes(config, db)
  const { store, keys, files } = bytes
  const { replica, states, reads } = openReads(config, { db, log, onStatement })
  const catalog = new SkillCatalog({ reads, files })
  const discovery = new SkillDiscovery(reads, catalog)
  const uploads = new UploadService({ db, store, keys, limits: config.uploads, newId })
  const events = new EventService({ db, uploads, states, connectionString, log })
  const documents = new DocumentService(db, texts)
  const refusals = new Refusals({ db, log })
  const access = openCredentials(config, { db, newId })
  const { authentication } = access
  const issuer = config.oidc?.issuer ?? null
  const outbound = new OutboundClient({
    allowedOrigins: config.functions.allowedOrigins,
    isOpen: () => authentication.isOpenCached(),
  })
  const secrets = new Secrets(config.secrets, log)
  const scanners = new OutsideScans({ db, outbound, secrets, log })
  const intake = new PackageIntake({ ...bytes, readers, refusals, scanners })
  const skills = new SkillService({ db, files, intake, reservedSlugs: systemSlugs })
  const systemSkills = new SystemSkills({ db, skills, log })
  const workspaces = new WorkspaceService(db, states, (id) => systemSkills.ensure(id))
  const publishing = openPublishing(config, { db, workspaces, authentication, refusals, newId })
  const eventDays = config.events.retentionDays
  const resourceSubscriptions = new ResourceSubscriptions(db)
  const sweeper = new Sweeper(db, log, { store, systemSkills, eventDays, resourceSubscriptions })
  const sealer = new AuditSealer(db, log)
  const rescans = new Rescans({ db, log, newId }, config)
  const functions = new FunctionService({
    db,
    outbound,
    secrets,
    texts,
    timeoutMs: config.functions.timeoutMs,
    checkUnattended: (workspaceId, functionId) => checkUnattended(db, workspaceId, functionId),
    newId,
  })
  const prompts = new PromptService({ db, functions, texts })
  const deliveries = new DeliveryWorker(
    { db, functions, watch: (wake) => events.watch(wake), newId, log },
    { stopWithinMs: config.shutdownTimeoutMs / 2 },
  )
  const subscriptions = new SubscriptionService(db)
  const resources = new ResourceService({ documents, functions })
  const offers = new OfferService({ db, events, states })
  const proposer = config.proposer && new Proposer(config.proposer)
  const history = new GitHistory({ db, store, keys, building: config.gitPacks })
  const packed = openArchives({ ...bytes, catalog, log })
  const purges = new SkillPurges({ db, store, files })
  const proposals = new ProposalService({ db, files, proposer, log })
  const orchestration = openOrchestration(config, {
    offers,
    discovery,
    functions,
    authentication,
    catalog,
    resources,
  })
  const { metrics, status } = openFigures({
    db,
    pool,
    replica,
    archives: readers,
    packing: packed.packing,
    events,
    subscriptions,
    orchestrators: orchestration.orchestratorSessions,
    newId,
  })
  return {
    db,
    store,
    workspaces,
    tokens: new TokenService({ db, workspaces, authentication, refusals, newId }),
    ...access,
    groupRoles: new GroupRoleService({ db, workspaces, authentication, issuer }),
    ...publishing,
    refusals,
    trail: new AuditTrail(db),
    idempotency: new IdempotencyService({ db, newId }),
    uploads,
    skills,
    uploadContents: new UploadContents({ db, intake }),
    purges,
    hostedSkills: new HostedSkills({ db, files, skills, purges, limits: limitsOf(config) }),
    capabilities: new CapabilityService(db),
    proposals,
    artefacts: new Artefacts(db),
    systemSkills,
    catalog,
    discovery,
    comparison: new RevisionComparison({ catalog, files, proposals }),
    archives: packed.archives,
    history,
    npmPackages: new NpmPackages({ history, files }),
    offers,
    clawHub: openClawHub(config, { db, store, catalog, discovery, files, offers, skills, uploads }),
    discoveryIndexes: new DiscoveryIndexes({ offers, catalog, ...packed }),
    health: new HealthService(db, readSettings),
    policies: new PolicyService(db),
    settings: new SettingsService({ db, authentication, secrets }),
    mcpServers: new McpServerService({
      db,
      outbound,
      secrets,
      texts,
      timeoutMs: config.mcpSyncTimeoutMs,
      onToolsChanged: reopen,
    }),
    mcpServerUses: new McpServerUses(db),
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
    letters: new LetterService(db, functions),
    deliveries,
    metrics,
    status,
    tracing,
    sealer,
    sweeper,
    rescans,
    isReady: () => isReachable(db),
    close: async () => {
      metrics.close()
      await status.close()
      await deliveries.stop()
      await sealer.stop()
      await rescans.stop()
      await sweeper.stop()
      await events.close()
      await packed.close()
      await history.close()
      await readers.close()
      await scanners.close()
      await proposals.close()
      await texts.close()
      await catalog.close()
      orchestration.orchestratorSessions.close()
      await orchestration.invocations.close()
      await orchestration.orchestrators.close()
      await outbound.close()
      await proposer?.close()
      await access.issuer?.close()
      await publishing.tokenExchange.close()
      await store.close()
      await replica?.close()
      await db.destroy()
      await tracing?.stop()
    },
  }
}

export type Services = ReturnType<typeof openServices>
