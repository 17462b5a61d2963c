/** No page and no search of many reads all of them, by the plans of the very SQL that is sent. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import t from '../support/tap.ts'
import { type Caller, localAdmin, systemCaller } from '../../src/platform/access/caller.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { encodeCursor } from '../../src/platform/database/cursor.ts'
import { AgentTexts } from '../../src/packages/threads/agent-texts.ts'
import { DocumentService } from '../../src/content/documents/service.ts'
import { RevisionFiles } from '../../src/registry/packs/revision-files.ts'
import { SkillDiscovery } from '../../src/registry/catalog/discovery.ts'
import { SkillCatalog } from '../../src/registry/catalog/service.ts'
import { CatalogueReads } from '../../src/tenancy/workspaces/catalogue-reads.ts'
import { WorkspaceStates } from '../../src/tenancy/workspaces/states.ts'
import { testStore } from '../support/blobs.ts'
import { multiply } from '../bench/seed.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'

const SKILLS = 5000

const caller = { ...systemCaller('default'), actor: localAdmin }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const reader: Caller = { ...caller, actor: { ...localAdmin, role: 'reader' } }

const large = new Set(['skills', 'skill_revisions', 'approvals', 'documents'])

t.test('pages and searches of many use indexes', async (t) => {
  const { app, connectionString } = await testApp(t)
  const archive = packageArchive({ files: { 'SKILL.md': skillMd({ name: 'pdf-tools' }) } })
  await call(app, 'POST', '/skills/archive', multipart(archive))
  await call(app, 'PUT', '/documents/guides/reports', { payload: { skill: '# Reports' } })
  await multiply(connectionString, { slug: 'pdf-tools', count: SKILLS })

  const sent: CompiledQuery[] = []
  const pool = new Pool({ connectionString, max: 1 })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  })
  t.teardown(() => db.destroy())
  await sql`
    insert into documents (workspace_id, document_id, skill, sha256, bytes, title)
    select workspace_id, document_id || '/' || n, skill, sha256, bytes, title
    from documents, generate_series(1, ${SKILLS}::int) n`.execute(db)
  await sql`vacuum analyze`.execute(db)

  /** What the statements of `act` do with the large tables. */
  const scansOf = async (act: () => Promise<unknown>, options: string): Promise<Node[]> => {
    sent.length = 0
    await act()
    const found: Node[] = []
    for (const query of sent.filter((one) => /^\s*(?:select|with|\()/i.test(one.sql))) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (${options}, format json) ${query.sql}`,
        [...query.parameters],
      )
      found.push(...rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)))
    }
    return found.filter((node) => large.has(node['Relation Name'] ?? ''))
  }

  /** Tables that the statements of `act` read from end to end. */
  const scanned = async (act: () => Promise<unknown>): Promise<string[]> =>
    (await scansOf(act, 'costs')).flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [],
    )

  /** The most rows that a part of the statements of `act` reads. */
  const mostRead = async (act: () => Promise<unknown>): Promise<number> => {
    const read = (await scansOf(act, 'analyze')).map(
      (node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0),
    )
    return Math.max(0, ...read)
  }

  const files = new RevisionFiles({ db, store: testStore(connectionString) })
  const states = new WorkspaceStates(db, { hasReplica: false })
  const reads = new CatalogueReads({ db, replica: null, states })
  const catalog = new SkillCatalog({ reads, files })
  const after = { cursor: encodeCursor(['user', 'pdf-tools-2500'], { list: 'skills' }) }
  for (const query of [{}, after, { status: 'active' as const }]) {
    for (const who of [caller, reader]) {
      const what = `${who.actor.role} ${JSON.stringify(query)}`
      t.same(await scanned(() => catalog.list(who, query)), [], what)
    }
  }
  const discovery = new SkillDiscovery(reads, catalog)
  for (const detail of ['names', 'summary'] as const) {
    const cursor = encodeCursor(['pdf-tools-2500'], { list: 'names', detail })
    for (const query of [{ detail }, { detail, cursor }]) {
      const read = await mostRead(() => discovery.list(reader, query))
      t.ok(read > 50 && read < 200, `${JSON.stringify(query)}: ${read} rows`)
    }
  }
  const described = await mostRead(() =>
    discovery.describe(reader, { name: 'pdf-tools-2500' }, { isFull: false }),
  )
  t.ok(described > 0 && described < 10, `${described} rows`)
  // The first search of a reader judges all skills.
  await catalog.list(reader, { q: 'pdf' })
  for (const q of ['pdf', 'tools-4321', 'nowhere', '50%_off', 'ZQ!', 'zq', '7']) {
    for (const query of [{ q }, { q, status: 'active' as const }]) {
      t.same(await scanned(() => catalog.list(caller, query)), [], JSON.stringify(query))
      t.same(
        await scanned(() => catalog.list(reader, query)),
        [],
        `reader ${JSON.stringify(query)}`,
      )
    }
  }
  const documents = new DocumentService(db, new AgentTexts())
  const cursor = encodeCursor(['guides/reports/2500'], { list: 'documents' })
  for (const query of [{}, { cursor }]) {
    t.same(await scanned(() => documents.list(caller, query)), [], JSON.stringify(query))
  }
})
