/**
 * What a token of a CI system must say to be trusted. Claims are compared word for word, in the
 * order of their names here. The first one is known to the owner of the project, so that a refusal
 * tells others nothing about a workspace: not even whether it exists. Pure.
 */
import type { Claims } from '../issuers/claims.ts'

/** What a trust demands, by claim. */
export type Demanded = Readonly<Record<string, string>>

type System = {
  claims: readonly string[]
  /** What an audit row says of a job, by the claim that says it. */
  job: Readonly<Record<string, string>>
}

const github: System = {
  claims: ['repository_id', 'repository_owner_id', 'job_workflow_ref', 'environment'],
  job: {
    repository: 'repository',
    commit: 'sha',
    run: 'run_id',
    ref: 'ref',
    workflow: 'job_workflow_ref',
    event: 'event_name',
  },
}

const gitlab: System = {
  claims: ['project_id', 'ref', 'ref_type', 'ref_protected'],
  job: {
    repository: 'project_path',
    commit: 'sha',
    run: 'pipeline_id',
    ref: 'ref',
    workflow: 'ci_config_ref_uri',
    event: 'pipeline_source',
  },
}

/** Events that a stranger can cause, or that run with what a stranger wrote. */
const REFUSED_EVENTS = ['pull_request', 'pull_request_target', 'issue_comment', 'workflow_run']

const MAX_TEXT = 255

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT).replaceAll('\0', '') : null

const systemOf = (claims: Claims): System => (Object.hasOwn(claims, 'project_id') ? gitlab : github)

/** The claim that names the project, and what the token says there. */
export const projectOf = (claims: Claims): { claim: string; value: string | null } => {
  const [claim = ''] = systemOf(claims).claims
  return { claim, value: textOf(claims[claim]) }
}

const misfitOf = (claims: Claims, demanded: Demanded): string | null =>
  systemOf(claims).claims.find(
    (name) => Object.hasOwn(demanded, name) && demanded[name] !== claims[name],
  ) ?? null

/** The event by which the job may never publish; null if it may. */
const refusedEventOf = (claims: Claims): string | null => {
  const isCertain = systemOf(claims) === gitlab || typeof claims['event_name'] === 'string'
  const isRefused = REFUSED_EVENTS.includes(String(claims['event_name']))
  return isCertain && !isRefused ? null : 'event_name'
}

type Fit<Trust> = { trust: Trust } | { claim: string; value: string | null }

/** Of trusts of the token's project: the one that demands most, else the claim that fits none. */
export const fitOf = <Trust extends { claims: Demanded }>(
  claims: Claims,
  trusts: readonly Trust[],
): Fit<Trust> => {
  const misfit = (claim: string) => ({ claim, value: textOf(claims[claim]) })
  const event = refusedEventOf(claims)
  if (event !== null) return misfit(event)
  const fitting = trusts.filter((trust) => misfitOf(claims, trust.claims) === null)
  const size = (trust: Trust): number => Object.keys(trust.claims).length
  const [trust] = fitting.toSorted((one, other) => size(other) - size(one))
  if (trust) return { trust }
  const misfits = trusts.map((one) => misfitOf(claims, one.claims))
  const last = systemOf(claims).claims.findLast((name) => misfits.includes(name))
  return misfit(last ?? projectOf(claims).claim)
}

/** For the audit log. */
export const jobOf = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(systemOf(claims).job).flatMap(([name, claim]) => {
      const value = textOf(claims[claim])
      return value === null ? [] : [[name, value]]
    }),
  )
