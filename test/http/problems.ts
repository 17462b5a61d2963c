/** What every refusal looks like, whichever route gave it. */
import type { Test } from 'tap'
import { catalogue, type ErrorCode } from '../../src/platform/errors.ts'

export type Refusal = { status: number; headers: Record<string, unknown>; payload: string }

type Problem = Record<string, unknown>

const FIELDS = new Set(['type', 'title', 'status', 'detail', 'code', 'details', 'request_id'])

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** What is wrong with the form of a refusal; nothing, as a rule. */
const faultsOf = (problem: Problem, { status, headers }: Refusal, code: ErrorCode): string[] => {
  const checks: Record<string, boolean> = {
    'media type': String(headers['content-type']).startsWith('application/problem+json'),
    type: problem.type === 'about:blank',
    title: problem.title === catalogue[code].title,
    status: problem.status === status,
    detail: isText(problem.detail),
    'request id': isText(problem.request_id) && problem.request_id === headers['x-request-id'],
    'unknown fields': Object.keys(problem).every((name) => FIELDS.has(name)),
  }
  return Object.keys(checks).filter((name) => checks[name] === false)
}

/** Checks that the answer is this problem of the catalogue, in full form; returns it. */
export const checkProblem = (
  t: Test,
  refusal: Refusal,
  status: number,
  code: ErrorCode,
  what = '',
): Problem => {
  const problem: Problem = JSON.parse(refusal.payload)
  t.equal(`${refusal.status} ${String(problem.code)}`, `${status} ${code}`, what)
  t.same(faultsOf(problem, refusal, code), [], `${what}: form`)
  return problem
}
