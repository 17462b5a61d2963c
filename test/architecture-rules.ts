/** What test/architecture.test.ts holds the layout against: the rules of src/README.md as tables. */

/** Which features a feature may use; all may use audit and events, and access's plain data. */
export const neighbours: Record<string, string[]> = {
  access: [],
  archives: [],
  audit: ['workspaces'],
  blobs: [],
  documents: ['workspaces'],
  dialects: [
    'archives',
    'documents',
    'functions',
    'health',
    'offers',
    'policies',
    'prompts',
    'resources',
    'skills',
    'uploads',
    'workspaces',
  ],
  cli: ['archives', 'uploads', 'workspaces'],
  events: ['uploads', 'workspaces'],
  approvals: [],
  metrics: ['intake', 'subscriptions'],
  offers: ['capabilities', 'settings', 'workspaces'],
  outbound: [],
  functions: ['outbound', 'settings', 'workspaces'],
  'mcp-servers': ['archives', 'functions', 'outbound', 'proposals', 'workspaces'],
  prompts: ['functions', 'workspaces'],
  policies: ['workspaces'],
  resources: ['documents', 'functions', 'workspaces'],
  settings: ['capabilities', 'workspaces'],
  subscriptions: ['functions', 'workspaces'],
  idempotency: [],
  intake: ['archives', 'blobs', 'uploads'],
  capabilities: ['archives', 'functions', 'proposals', 'settings', 'skills', 'workspaces'],
  proposals: [
    'approvals',
    'archives',
    'blobs',
    'capabilities',
    'mcp-servers',
    'policies',
    'proposer',
    'settings',
    'skills',
    'workspaces',
  ],
  proposer: ['outbound'],
  health: ['archives', 'skills', 'workspaces'],
  skills: [
    'uploads',
    'archives',
    'approvals',
    'blobs',
    'capabilities',
    'health',
    'intake',
    'policies',
    'proposals',
    'settings',
    'workspaces',
  ],
  'system-skills': ['archives', 'intake', 'skills'],
  tokens: ['workspaces'],
  tracing: [],
  uploads: ['workspaces'],
  workspaces: [],
}
export const forAll = ['access', 'audit', 'events']
export const ground = ['http', 'database', 'postgres', 'threads']
/** Files of the root that wire things up, and so may import everything. */
export const wiring = ['server.ts', 'services.ts', 'app.ts', 'sweeper.ts', 'openapi.ts']

export const owners: Record<string, string> = {
  approvals: 'approvals',
  capabilities: 'capabilities',
  capability_functions: 'capabilities',
  capability_overrides: 'capabilities',
  proposals: 'proposals',
  skill_policies: 'policies',
  audit_entries: 'audit',
  blob_parts: 'blobs',
  blobs: 'blobs',
  documents: 'documents',
  events: 'events',
  idempotency_keys: 'idempotency',
  functions: 'functions',
  mcp_servers: 'mcp-servers',
  mcp_tools: 'mcp-servers',
  prompts: 'prompts',
  dead_letters: 'subscriptions',
  skill_archives: 'skills',
  skill_files: 'skills',
  skill_revisions: 'skills',
  skills: 'skills',
  subscriptions: 'subscriptions',
  tokens: 'tokens',
  upload_chunks: 'uploads',
  uploads: 'uploads',
  workspaces: 'workspaces',
}

/** The counter row: events own `snapshot_version`, though the table is of workspaces. */
export const sharedWrites = new Set([
  'events/log.ts workspaces',
  'settings/repository.ts workspaces',
])

export const pure = [
  /^archives\/(?!pool|worker|thread|reading-job|stopwatch)/,
  /^uploads\/(psu1|rules|schemas)\.ts$/,
  /^skills\/(view|file-reply|glob-match|inner-path|resolve|resolve-schemas|schemas)\.ts$/,
  /^capabilities\/(metadata|policy|policy-schemas|project|refusals|schemas|view)\.ts$/,
  /^proposals\/(choice|compare|compare-text|manifest|mapped|manifest-schemas|report|schemas|states|view)\.ts$/,
  /^health\/(diagnose|dependencies|schemas)\.ts$/,
  /^workspaces\/workspace-id\.ts$/,
  /^access\/(roles|loopback|caller|entrance|recall)\.ts$/,
  /^audit\/budget\.ts$/,
  /^outbound\/(addresses|origins|failure|bounded-body)\.ts$/,
  /^functions\/(?!routes|repository|service|call)/,
  /^mcp-servers\/(inventory|refusals|schemas|view)\.ts$/,
  /^proposer\/prompt\.ts$/,
  /^prompts\/(?!routes|repository|service)/,
  /^cli\/(arguments|changes|event-frames|event-lines|push-report|text)\.ts$/,
  /^database\/cursor\.ts$/,
  /^dialects\/(failure|schemas)\.ts$/,
  /^dialects\/mcp\/(changes|entries|errors|schemas|skill-uris|stream-gate)\.ts$/,
  /^dialects\/rpc\/(envelope|errors|schemas)\.ts$/,
  /^dialects\/well-known\/(entries|schemas)\.ts$/,
  /^dialects\/marketplace\/(actions|document|message|one-line|invoke-error|invoke-schemas|registry-commands|roots|schema-text|schemas)\.ts$/,
  /^documents\/(body|expectation|id|schemas|tags|title|uri)\.ts$/,
  /^resources\/(index-page|schemas|section|templates|uris)\.ts$/,
  /^subscriptions\/(backoff|schemas|view)\.ts$/,
  /^events\/(frames|for-readers|schemas)\.ts$/,
  /^idempotency\/digest\.ts$/,
  /^http\/(accept|etag|inert)\.ts$/,
  /^(errors|expectation)\.ts$/,
]

/** What the client on other machines may use of the service besides pure files. */
export const forClient = ['spool.ts']
export const clientPackages = ['openapi-fetch']

/** Generated, so neither short nor ours. */
export const generated = new Set(['database/schema.ts', 'cli/api.ts'])
