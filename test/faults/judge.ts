/** What any answer to anything must be: documented, and without effect where it is a refusal. */
import { sql } from 'kysely'
import type { InjectOptions } from 'fastify'
import type { App } from '../../src/app.ts'
import { catalogue } from '../../src/platform/errors.ts'
import type { TestApp } from '../support/app.ts'

/** How many examples of one kind: `npm run test:faults` has the full number. */
export const examples = (few: number, full: number): number =>
  process.env.FAULTS === 'full' ? full : few

export type Raw = { status: number; type: string; payload: string }

export const inject = async (app: App, request: InjectOptions): Promise<Raw> => {
  const { statusCode, headers, payload } = await app.inject(request)
  return { status: statusCode, type: headers['content-type'] ?? '', payload }
}

type Responses = Record<string, { content?: Record<string, unknown> }>
type Operations = Record<string, { responses?: Responses } | undefined>

/** The statuses that the document names for an operation, and the types of their answers. */
type Documented = Map<number, string[]>

export const documented = (app: App, method: string, path: string): Documented => {
  const paths = (app.swagger() as { paths?: Record<string, Operations> }).paths ?? {}
  const responses = paths[path]?.[method]?.responses
  if (!responses) throw new Error(`the document has no ${method} ${path}`)
  return new Map(
    Object.entries(responses).map(([status, { content = {} }]) => [
      Number(status),
      Object.keys(content),
    ]),
  )
}

/** What is wrong with an answer, or ''. */
export const faultOf = ({ status, type, payload }: Raw, allowed: Documented): string => {
  if (status >= 500) return `a ${status}: ${payload}`
  const types = allowed.get(status)
  if (!types) return `an undocumented ${status}: ${payload}`
  if (status < 400) return ''
  if (!types.some((one) => type.startsWith(one))) return `a ${status} of type ${type}`
  if (!type.startsWith('application/problem+json')) return ''
  const { code } = JSON.parse(payload) as { code: string }
  return code in catalogue ? '' : `a code that is in no catalogue: ${code}`
}

/** Changes with whatever a request may change, but for what is noted of refusals. */
export const stateOf = async (db: TestApp['db']): Promise<string> => {
  const { rows } = await sql`
    select json_build_array(
      (select json_agg((workspace_id, snapshot_version) order by workspace_id) from workspaces),
      (select json_agg((upload_id, status, received_bytes) order by upload_id) from uploads),
      (select count(*) from upload_chunks), (select count(*) from tokens),
      (select count(*) from documents), (select count(*) from functions),
      (select count(*) from prompts), (select count(*) from subscriptions),
      (select count(*) from proposals), (select count(*) from skill_revisions),
      (select count(*) from audit_entries where decision = 'allowed'))`.execute(db)
  return JSON.stringify(rows)
}
