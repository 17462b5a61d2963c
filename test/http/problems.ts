/** What every refusal looks like, whichever route gave it. */
import type { Test } from 'tap'
import { catalogue, type ErrorCode } from '../../src/errors.ts'

export type Refusal = { status: number; headers: Record<string, unknown>; payload: string }

const isCode = (code: string): code is ErrorCode => code in catalogue

/** Checks that the answer is a problem document of the catalogue, and returns it. */
export const checkProblem = (
  t: Test,
  { status, headers, payload }: Refusal,
  expected: { status: number; code: ErrorCode },
  what: string,
): Record<string, unknown> => {
  t.equal(status, expected.status, `${what}: status`)
  t.match(headers['content-type'], /^application\/problem\+json\b/, `${what}: media type`)
  const problem: Record<string, unknown> = JSON.parse(payload)
  t.equal(problem.code, expected.code, `${what}: code`)
  t.equal(problem.status, expected.status, `${what}: status in the body`)
  t.equal(problem.type, 'about:blank', what)
  t.equal(problem.request_id, headers['x-request-id'], `${what}: request id`)
  t.match(problem.request_id, /^[\w.:-]{1,128}$/, what)
  const code = String(problem.code)
  t.ok(isCode(code), `${what}: in the catalogue`)
  if (isCode(code)) t.equal(problem.title, catalogue[code].title, what)
  t.type(problem.detail, 'string', what)
  const known = ['type', 'title', 'status', 'detail', 'code', 'details', 'request_id']
  t.same(
    Object.keys(problem).filter((key) => !known.includes(key)),
    [],
    `${what}: no other field`,
  )
  return problem
}
