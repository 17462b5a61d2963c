/** What test/architecture.test.ts holds the layout against: the rules of src/README.md as data. */

/** In order: a group imports itself and those before it. */
export const groups = [
  'platform',
  'packages',
  'tenancy',
  'content',
  'registry',
  'protocols',
  'operations',
  'console',
]

/** In order, too: the way of a package from its upload to what is served. */
export const registry = [
  'uploads',
  'packs',
  'approvals',
  'mcp-servers',
  'proposer',
  'malicious',
  'search',
  'skills',
  'policies',
  'scanners',
  'history',
  'intake',
  'proposals',
  'rescans',
  'health',
  'lifecycle',
  'capabilities',
  'catalog',
  'system-skills',
]

/** Files of the root: they wire everything, and nothing imports them. */
export const wiring = ['server.ts', 'serve.ts', 'services.ts', 'app.ts']

/** What the command line, a package of its own, uses of the service besides pure files. */
export const forClient = ['platform/spool.ts']

/** Folders that read the rows of another one: what a request shows is made of both. */
export const readers: Record<string, string> = {
  'registry/lifecycle': 'registry/skills',
  'registry/catalog': 'registry/skills',
  'registry/search': 'registry/skills',
  'registry/capabilities': 'registry/approvals',
}

export const owners: Record<string, string> = {
  accepted_findings: 'registry/proposals',
  approvals: 'registry/approvals',
  audit_entries: 'tenancy/audit',
  audit_seals: 'tenancy/audit',
  capabilities: 'registry/approvals',
  capability_functions: 'registry/approvals',
  capability_overrides: 'registry/approvals',
  content_proposals: 'content/content-proposals',
  dead_letters: 'content/subscriptions',
  deleted_objects: 'platform/objects',
  deployment: 'platform/deployment',
  documents: 'content/documents',
  events: 'tenancy/events',
  functions: 'content/functions',
  group_roles: 'tenancy/group-roles',
  git_commits: 'registry/history',
  idempotency_keys: 'tenancy/idempotency',
  logout_ids: 'tenancy/issuers',
  malicious_lists: 'registry/malicious',
  malicious_packages: 'registry/malicious',
  mcp_servers: 'registry/mcp-servers',
  mcp_tools: 'registry/mcp-servers',
  leases: 'platform/leases',
  people: 'tenancy/people',
  prompts: 'content/prompts',
  resource_subscriptions: 'content/resources',
  proposals: 'registry/proposals',
  proposal_comments: 'registry/proposals',
  proposal_diffs: 'registry/proposals',
  scanners: 'registry/scanners',
  search_served: 'registry/search',
  search_states: 'registry/search',
  search_vocabulary: 'registry/skills',
  sessions: 'tenancy/sessions',
  sign_ins: 'tenancy/issuers',
  skill_archives: 'registry/skills',
  skill_policies: 'registry/policies',
  skill_revisions: 'registry/skills',
  skills: 'registry/skills',
  subscriptions: 'content/subscriptions',
  tokens: 'tenancy/tokens',
  trusted_publishers: 'tenancy/trusted-publishers',
  upload_chunks: 'registry/uploads',
  uploads: 'registry/uploads',
  used_token_ids: 'tenancy/trusted-publishers',
  viewed_files: 'registry/proposals',
  workspaces: 'tenancy/workspaces',
}

/** Events own `snapshot_version`, though the table is of workspaces; the others write all tables. */
export const sharedWrites = new Set([
  'tenancy/events/log.ts workspaces',
  'tenancy/settings/repository.ts workspaces',
  'tenancy/workspaces/emptying.ts skills',
  'platform/objects/orphans.ts deployment',
  'operations/backup/restore.ts workspaces',
])

/** Of the packages, all but the threads that read them. */
export const isPackage = (path: string): boolean => /^packages\/(?!threads\/)/.test(path)

/** Generated, so neither short nor ours. */
export const generated = new Set([
  'platform/database/schema.ts',
  'packages/scan/word-weights.ts',
  '../cli/src/api/schema.ts',
])
