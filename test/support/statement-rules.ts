/** Which statements must name a workspace, and which go over all of them on purpose. Pure. */
import { emptiedTables, keptTables } from '../../src/tenancy/workspaces/emptying.ts'

const ofAllNodes = new Set<string>(['group_roles', 'tokens'])
const views = ['revision_states', 'skill_states']
const tables = new Set<string>(
  [...emptiedTables, ...keptTables, ...views].filter((name) => !ofAllNodes.has(name)),
)

const TABLE = /\b(?:from|join|update|into)\s+(?:only\s+)?"?([a-z_]+)"?/gi
const NAMED = /workspace_id"?\s*(?:=|in)\s*(?:\$\d|any\s*\(|\(|')/i
const INSERTED = /insert\s+into\s+"?[a-z_]+"?\s*(?:as\s+\w+\s*)?\([^)]*workspace_id/i

/** Selects over all workspaces: what is due, figures for operators, and the list of workspaces. */
const selects: RegExp[] = [
  /^select distinct workspace_id from "(?:dead_letters|deleted_objects|idempotency_keys|uploads|workspaces)" where/,
  /^select due.workspace_id, due.days from \( select w.workspace_id, oldest.created_at/,
  /^select s.workspace_id, s.subscription_id from subscriptions s where/,
  /^select key from unnest\(\$1::text\[\]\) as key where not/,
  /^select count\(s.failing_since\) as failing/,
  /^select count\(\*\) filter \(where status = 'active'\)/,
  /^select from skill_revisions where \(scan_version </,
  /^select r.workspace_id, r.skill_id, r.revision, r.fingerprint, s.source_kind, s.slug from skill_revisions/,
  /^select "w"."workspace_id" from "workspaces" as "w" where "w"."deleted_at" is null and not exists/,
  /^select s.workspace_id, s.seal, s.first_seq/,
  /^select e.workspace_id, min\(e.seq\) as first_seq, max\(e.seq\) as last_seq, count/,
  /^select s.workspace_id from search_states s join workspaces w using/,
  /^select workspace_id, created_at, snapshot_version, deleted_at/,
  /^select workspace_id, settings from workspaces where deleted_at is null/,
]

/** Writes over all workspaces, which a distributed database sends to each node as they are. */
const writes: RegExp[] = [/^delete from "resource_subscriptions" where "used_at" </]

/** What a distributed database takes in a statement of one workspace only. */
const OF_ONE_NODE = /\bfor (?:no key )?(?:update|share)\b|\bskip locked\b/i
const WRITE = /^(?:with .*)?\b(?:delete from|insert into|update)\b/i
const LIMITED = /\blimit\b/i

/** The same text without its subqueries. */
const outermost = (text: string): string => {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/\(([^()]*)\)/g, (_, inner: string) =>
      /^\s*(?:select|with)\b/i.test(inner) ? '' : `[${inner}]`,
    )
  }
  return rest
}

/** Rows that are changed are those of one workspace, whatever a subquery is limited to. */
const isWriteOfAll = (line: string): boolean =>
  /^(?:delete from|update)\b/i.test(line) && !/workspace_id"? = (?:\$\d|')/i.test(outermost(line))

export const faultOf = (text: string): string | null => {
  const touched = [...text.matchAll(TABLE)].map(([, name = '']) => name)
  const table = touched.find((name) => tables.has(name))
  if (table === undefined) return null
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const isOfAll = !NAMED.test(text) && !INSERTED.test(text)
  if (isOfAll && OF_ONE_NODE.test(line))
    return `a statement locks rows of all workspaces in ${table}`
  if (WRITE.test(line)) {
    if (!isOfAll && !isWriteOfAll(line)) return null
    if (LIMITED.test(line)) return `a statement writes some rows of all workspaces in ${table}`
    return writes.some((write) => write.test(line))
      ? null
      : `a write to ${table} names no workspace`
  }
  return !isOfAll || selects.some((select) => select.test(line))
    ? null
    : `a statement on ${table} names no workspace`
}
