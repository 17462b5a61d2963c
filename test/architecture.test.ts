/** The layout keeps its rules (src/README.md lists them). A failure names the rule and the place. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from './support/tap.ts'
import {
  forClient,
  generated,
  groups,
  isPackage,
  owners,
  readers,
  registry,
  sharedWrites,
  wiring,
} from './architecture-rules.ts'

const root = fileURLToPath(new URL('../src', import.meta.url))
/** The sources of the command line, from there. */
const client = '../cli/src'

type Source = { path: string; text: string; imports: string[] }

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b[^'"]*?from\s+'([^']+)'/gm)].map(([, name = '']) =>
    name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name,
  )

const readSources = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && !generated.has(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })

const sources = readSources('.')
const clientSources = readSources(client)

/** `platform/http` of `platform/http/etag.ts`; a file beside the folders is of the group. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/')
const groupOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

const violations = (check: (source: Source) => string[], among = sources): string[] =>
  among.flatMap((source) => check(source).map((what) => `src/${source.path}: ${what}`))

const everywhere = (check: (source: Source) => string[]): string[] => [
  ...violations(check),
  ...violations(check, clientSources),
]

const roleOf = (path: string): string => basename(path, '.ts')

/** A file says of itself that it is pure, and schemas are. */
const pureFiles = new Set(
  [...sources, ...clientSources]
    .filter(({ path, text }) => {
      const [header = ''] = /^\/\*\*.*?\*\//s.exec(text) ?? []
      return isPackage(path) || /\bPure\b/.test(header) || path.endsWith('schemas.ts')
    })
    .map(({ path }) => path),
)

t.test('src has the groups and the files that wire them', async (t) => {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  t.same(
    files.map(({ name }) => name).toSorted(),
    [...wiring, 'README.md', 'node-version.js'].toSorted(),
  )
  const top = new Set(sources.map(({ path }) => groupOf(path)).filter(Boolean))
  t.same([...top].toSorted(), groups.toSorted())
  const folders = new Set(sources.map(({ path }) => folderOf(path)))
  const inRegistry = [...folders].filter((folder) => folder.startsWith('registry/'))
  t.same(inRegistry.toSorted(), registry.map((folder) => `registry/${folder}`).toSorted())
})

t.test('no file is more than three levels deep', async (t) => {
  const found = everywhere(({ path }) =>
    path.replace(`${client}/`, '').split('/').length > 3 ? ['too deep'] : [],
  )
  t.same(found, [])
})

const isLater = (order: string[], own: string, other: string): boolean =>
  order.indexOf(other) > order.indexOf(own)

t.test('rule 1: a folder imports only what comes before it', async (t) => {
  const places = [...wiring, ...groups]
  const found = violations(({ path, imports }) => {
    const [group = '', folder = ''] = path.split('/')
    if (!groups.includes(group)) return []
    return imports.filter((name) => {
      if (wiring.includes(name)) return true
      const [otherGroup = '', otherFolder = ''] = name.split('/')
      if (!name.endsWith('.ts') || !places.includes(otherGroup)) return false
      if (isLater(groups, group, otherGroup)) return true
      return group === 'registry' && otherGroup === 'registry'
        ? isLater(registry, folder, otherFolder)
        : false
    })
  })
  t.same(found, [])
})

t.test('rule 1: there are no import cycles', async (t) => {
  const all = [...sources, ...clientSources]
  const byPath = new Map(all.map((source) => [source.path, source]))
  const seen = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (path: string, way: string[]): void => {
    if (seen.get(path) === 'open') circles.push([...way.slice(way.indexOf(path)), path].join(' > '))
    if (seen.has(path)) return
    seen.set(path, 'open')
    for (const name of byPath.get(path)?.imports ?? []) {
      if (byPath.has(name)) visit(name, [...way, path])
    }
    seen.set(path, 'done')
  }
  for (const { path } of all) visit(path, [])
  t.same(circles, [])
})

t.test('rule 1: queries import no service', async (t) => {
  const found = violations(({ path, imports }) =>
    ['repository', 'reads', 'log', 'store'].includes(roleOf(path))
      ? imports.filter((name) => ['service', 'routes'].includes(roleOf(name)))
      : [],
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

t.test('rule 3: a folder uses the service of another, never its repository', async (t) => {
  const found = violations(({ path, imports }) =>
    imports.filter((name) => {
      if (!['repository', 'reads'].includes(roleOf(name)) || !name.includes('/')) return false
      return ![folderOf(path), readers[folderOf(path)]].includes(folderOf(name))
    }),
  )
  t.same(found, [])
})

t.test('rule 10: the blob store knows bytes only', async (t) => {
  const found = violations(({ path, imports }) =>
    folderOf(path) === 'platform/blob-store'
      ? imports
          .filter((name) => !/^(?:node:|platform\/blob-store\/|aws4fetch$|undici$)/.test(name))
          .filter((name) => !/^platform\/(?:errors|make-folder|release|spool)\.ts$/.test(name))
      : [],
  )
  t.same(found, [])
})

t.test('rule 4: writes take a transaction', async (t) => {
  const onPool = /\b(?:db|this\.#db)\s*\.\s*(?:insertInto|updateTable|deleteFrom)\(/g
  t.same(
    violations(({ text }) => [...text.matchAll(onPool)].map(([match]) => match)),
    [],
  )
  const raw = /sql(?:<[^`]*>)?`([^`]*)`\s*\.execute\((?:db|this\.#db)\)/g
  const writes = /\b(?:insert into|update|delete from)\s/
  const found = violations(({ text }) =>
    [...text.matchAll(raw)]
      .filter(([, statement = '']) => writes.test(statement))
      .map(([match]) => match),
  )
  t.same(found, [])
})

t.test('rule 5: pure files know no framework, no database, no clock', async (t) => {
  const found = everywhere(({ path, text, imports }) => {
    if (!pureFiles.has(path)) return []
    const impure = imports.filter((name) => /^(fastify|kysely|pg|node:fs|node:http)/.test(name))
    const clock = text.match(/\bDate\.now\(|\bnew Date\(\)|Math\.random\(/g) ?? []
    return [...impure, ...clock]
  })
  t.same(found, [])
})

t.test('rule 6: HTTP ends at the routes', async (t) => {
  const found = violations(({ path, imports }) => {
    const isInner =
      /^(service|repository|reads|log|store|claim|leases|expiry|authentication|trail|refusals)$/
    if (!isInner.test(roleOf(path)) || folderOf(path) === 'platform/http') return []
    return imports.filter((name) => /^(?:fastify$|@fastify\/|platform\/http\/)/.test(name))
  })
  t.same(found, [])
})

t.test('rule 7: only config.ts, and that of the client, read the environment', async (t) => {
  const found = everywhere(({ path, text }) =>
    ['platform/config/config.ts', `${client}/config/config.ts`].includes(path)
      ? []
      : (text.match(/process\.env\b/g) ?? []),
  )
  t.same(found, [])
})

type Manifest = { devDependencies: Record<string, string> }
const manifest = JSON.parse(readFileSync(join(root, client, '../package.json'), 'utf8')) as Manifest

const isForClient = (name: string): boolean =>
  name.startsWith('node:') ||
  name.startsWith(`${client}/`) ||
  Object.hasOwn(manifest.devDependencies, name) ||
  forClient.includes(name) ||
  pureFiles.has(name)

t.test('rule 9: only proposals call a model', async (t) => {
  const found = violations(({ path, imports }) =>
    imports.filter((name) => {
      if (name.startsWith('openai')) return folderOf(path) !== 'registry/proposer'
      if (folderOf(name) !== 'registry/proposer' || folderOf(path) === 'registry/proposer')
        return false
      return path !== 'services.ts' && folderOf(path) !== 'registry/proposals'
    }),
  )
  t.same(found, [])
  const asking = sources.filter(({ imports }) => imports.includes('registry/proposals/generate.ts'))
  t.same(
    asking.map(({ path }) => path),
    ['registry/proposals/service.ts'],
  )
})

t.test('rule 8: the client uses the service only through its API', async (t) => {
  const found = violations(
    ({ imports }) => imports.filter((name) => !isForClient(name)),
    clientSources,
  )
  t.same(found, [])
  const used = violations(({ imports }) => imports.filter((name) => name.startsWith('../cli')))
  t.same(used, [], 'nothing of the service imports the client')
})

t.test('rule 11: the thread that answers describes no package and loads no pattern', async (t) => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const loaded = new Set(['serve.ts'])
  for (const path of loaded) {
    const { text = '' } = byPath.get(path) ?? {}
    for (const name of importsOf(path, text.replaceAll(/^(?:import|export) type\b/gm, ''))) {
      if (byPath.has(name)) loaded.add(name)
    }
  }
  t.ok(loaded.has('registry/lifecycle/intake.ts'))
  t.notOk(loaded.has('packages/read-package.ts'))
  const scan = [...loaded].filter((it) => it.startsWith('packages/scan/')).map(roleOf)
  t.same(scan.filter((it) => !it.startsWith('rules')).toSorted(), [
    'agent-fields',
    'names',
    'near-names',
  ])
})

t.test('files stay small', async (t) => {
  const found = everywhere(({ text }) => {
    const lines = text.split('\n').length
    return lines > 250 ? [`${lines} lines`] : []
  })
  t.same(found, [])
})
