/** The layout keeps its rules (src/README.md lists them). A failure names the rule and the place. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from './support/tap.ts'
import {
  clientPackages,
  forAll,
  forClient,
  generated,
  ground,
  neighbours,
  owners,
  pure,
  sharedWrites,
  wiring,
} from './architecture-rules.ts'

const root = fileURLToPath(new URL('../src', import.meta.url))

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
            .filter(
              (name) =>
                !(
                  /^http\/(access|authenticator)\.ts$/.test(path) &&
                  /^(access|workspaces)\//.test(name)
                ),
            )
        : [],
    )
    t.same(found, [])
  },
)

t.test('rule 10: the blob store knows bytes only', async (t) => {
  const found = violations(({ path, imports }) =>
    folderOf(path) === 'blob-store'
      ? imports
          .filter((name) => !/^(?:node:|blob-store\/|aws4fetch$|undici$)/.test(name))
          .filter((name) => !['errors.ts', 'make-folder.ts', 'spool.ts'].includes(name))
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
