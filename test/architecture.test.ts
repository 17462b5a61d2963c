/** The layout's rules as data (src/README.md lists them). A failure names the rule and the place. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'

const root = fileURLToPath(new URL('../src', import.meta.url))

/** Which features a feature may use; all may use audit and events, and access's plain data. */
const neighbours: Record<string, string[]> = {
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
const forAll = ['access', 'audit', 'events']
const ground = ['http', 'database', 'postgres']
/** Files of the root that wire things up, and so may import everything. */
const wiring = ['server.ts', 'services.ts', 'app.ts', 'sweeper.ts', 'openapi.ts']

const owners: Record<string, string> = {
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
const sharedWrites = new Set(['events/log.ts workspaces', 'settings/repository.ts workspaces'])

const pure = [
  /^archives\/(?!pool|worker|thread|reading-job|stopwatch)/,
  /^uploads\/(psu1|rules|schemas)\.ts$/,
  /^skills\/(view|file-reply|inner-path|resolve|resolve-schemas|schemas)\.ts$/,
  /^capabilities\/(metadata|policy|policy-schemas|project|refusals|schemas|view)\.ts$/,
  /^proposals\/(choice|compare|manifest|mapped|manifest-schemas|report|schemas|states|view)\.ts$/,
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
const forClient = ['spool.ts']
const clientPackages = ['openapi-fetch']

/** Generated, so neither short nor ours. */
const generated = new Set(['database/schema.ts', 'cli/api.ts'])

type Source = { path: string; text: string; imports: string[] }

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b[^'"]*?from\s+'([^']+)'/gm)].map(([, name = '']) =>
    name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name,
  )

const sources: Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !generated.has(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })

const folderOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

const violations = (check: (source: Source) => string[]): string[] =>
  sources.flatMap((source) => check(source).map((what) => `src/${source.path}: ${what}`))

const roleOf = (path: string): string => basename(path, '.ts')

t.test('every folder of src is a named feature or a shared one', async (t) => {
  const folders = new Set(sources.map(({ path }) => folderOf(path)).filter(Boolean))
  const unknown = [...folders].filter((name) => !(name in neighbours) && !ground.includes(name))
  t.same(unknown, [])
})

t.test('rule 1: imports go down only', async (t) => {
  const found = violations(({ path, imports }) =>
    imports.filter((name) => {
      if (wiring.includes(path)) return false
      if (['app.ts', 'services.ts', 'server.ts'].includes(name)) return true
      const isQuery = ['repository', 'reads', 'log', 'store'].includes(roleOf(path))
      return isQuery && ['service', 'catalog', 'routes'].includes(roleOf(name))
    }),
  )
  t.same(found, [])
})

t.test('rule 2: only the owning folder writes a table', async (t) => {
  const writes =
    /(?:insertInto|updateTable|deleteFrom)\('(\w+)'|\b(?:insert into|update|delete from)\s+(\w+)/g
  const found = violations(({ path, text }) =>
    [...text.matchAll(writes)]
      .map(([, built, raw]) => built ?? raw ?? '')
      .filter((table) => table in owners)
      .filter((table) => owners[table] !== folderOf(path))
      .filter((table) => !sharedWrites.has(`${path} ${table}`)),
  )
  t.same(found, [])
})

t.test('rule 3: a neighbour is used by its service, never by its repository', async (t) => {
  const found = violations(({ path, imports }) => {
    const own = folderOf(path)
    if (!(own in neighbours)) return []
    const allowed = [own, ...forAll, ...ground, ...(neighbours[own] ?? [])]
    return imports.filter((name) => {
      const other = folderOf(name)
      if (other === '' || !(other in neighbours) || other === own) return false
      return !allowed.includes(other) || ['repository', 'reads'].includes(roleOf(name))
    })
  })
  t.same(found, [])
})

t.test(
  'rule 3: the shared folders use no feature, but for access and the workspace check',
  async (t) => {
    const found = violations(({ path, imports }) =>
      ground.includes(folderOf(path))
        ? imports
            .filter((name) => folderOf(name) in neighbours)
            .filter((name) => !(path === 'http/access.ts' && /^(access|workspaces)\//.test(name)))
        : [],
    )
    t.same(found, [])
  },
)

t.test('rule 4: writes take a transaction', async (t) => {
  const onPool = /\b(?:db|this\.#db)\s*\.\s*(?:insertInto|updateTable|deleteFrom)\(/g
  t.same(
    violations(({ text }) => [...text.matchAll(onPool)].map(([match]) => match)),
    [],
  )
})

t.test('rule 5: pure files know no framework, no database, no clock', async (t) => {
  const found = violations(({ path, text, imports }) => {
    if (!pure.some((pattern) => pattern.test(path))) return []
    const impure = imports.filter((name) => /^(fastify|kysely|pg|node:fs|node:http)/.test(name))
    const clock = text.match(/\bDate\.now\(|\bnew Date\(\)|Math\.random\(/g) ?? []
    return [...impure, ...clock]
  })
  t.same(found, [])
})

t.test('rule 6: HTTP ends at the routes', async (t) => {
  const found = violations(({ path, imports }) => {
    const isInner =
      /^(service|catalog|repository|reads|log|store|claim|leases|expiry|entrance|trail|refusals)$/
    if (!isInner.test(roleOf(path)) || !(folderOf(path) in neighbours)) return []
    return imports.filter((name) => /^(fastify|@fastify\/)/.test(name) || name.startsWith('http/'))
  })
  t.same(found, [])
})

t.test('rule 7: only config.ts, and that of the client, read the environment', async (t) => {
  const found = violations(({ path, text }) =>
    ['config.ts', 'cli/config.ts'].includes(path) ? [] : (text.match(/process\.env\b/g) ?? []),
  )
  t.same(found, [])
})

const isForClient = (name: string): boolean =>
  /^(?:cli\/|node:)/.test(name) ||
  clientPackages.includes(name) ||
  forClient.includes(name) ||
  pure.some((pattern) => pattern.test(name))

t.test('rule 9: a model is asked by proposals only', async (t) => {
  const found = violations(({ path, imports }) =>
    imports.filter((name) => {
      if (name.startsWith('openai')) return folderOf(path) !== 'proposer'
      if (folderOf(name) !== 'proposer' || folderOf(path) === 'proposer') return false
      return path !== 'services.ts' && folderOf(path) !== 'proposals'
    }),
  )
  t.same(found, [])
  const asking = sources.filter(({ imports }) => imports.includes('proposals/generate.ts'))
  t.same(
    asking.map(({ path }) => path),
    ['proposals/service.ts'],
  )
})

t.test('rule 8: the client knows the service by its API only', async (t) => {
  const found = violations(({ path, imports }) =>
    folderOf(path) === 'cli'
      ? imports.filter((name) => !isForClient(name))
      : imports.filter((name) => name.startsWith('cli/')),
  )
  t.same(found, [])
})

t.test('files stay small', async (t) => {
  const found = violations(({ text }) => {
    const lines = text.split('\n').length
    return lines > 250 ? [`${lines} lines`] : []
  })
  t.same(found, [])
})
