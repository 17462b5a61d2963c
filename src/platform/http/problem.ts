/** RFC 9457 problem documents: the schema, the body of an error, and the responses of a route. */
import { type Static, Type } from '@sinclair/typebox'
import { type AppError, catalogue, type ErrorCode } from '../errors.ts'
import { anyObject, ref } from './schema.ts'

export const PROBLEM_TYPE = 'application/problem+json'

export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Always `about:blank`; use `code` to tell errors apart.' }),
    title: Type.String({ description: 'The same for every error with this code.' }),
    status: Type.Integer({ description: 'The HTTP status, repeated.' }),
    detail: Type.String({ description: 'What is wrong with this request, and what to do.' }),
    code: Type.String({ description: 'Stable dotted code; never changes once published.' }),
    details: Type.Optional(
      anyObject<Record<string, unknown>>(
        'The facts of `detail` in a form for programs; the fields depend on `code`.',
      ),
    ),
    request_id: Type.String({ description: 'Also in the `x-request-id` header and in the log.' }),
  },
  {
    $id: 'Problem',
    description: 'An error (RFC 9457).',
    examples: [
      {
        type: 'about:blank',
        title: 'Upload not found',
        status: 404,
        detail: 'No upload Xy4… in this workspace. Start a new one.',
        code: 'skills.upload.not_found',
        request_id: 'req-1',
      },
    ],
  },
)

export type Problem = Static<typeof Problem>

export const problemOf = (error: AppError, requestId: string): Problem => ({
  type: 'about:blank',
  title: error.title,
  status: error.status,
  detail: error.message,
  code: error.code,
  ...(error.details ? { details: error.details } : {}),
  request_id: requestId,
})

/** Errors of any route. */
const everywhere: ErrorCode[] = [
  'request.invalid',
  'request.host_refused',
  'request.origin_refused',
  'request.rate_limited',
  'request.too_many_headers',
  'internal_error',
  'unavailable',
]

/** Errors of any route below a workspace. */
export const inWorkspace: ErrorCode[] = [
  'access.unauthorized',
  'access.forbidden',
  'workspaces.not_found',
]

/** Errors of any route with a body. */
export const withBody: ErrorCode[] = [
  'request.too_large',
  'request.too_complex',
  'request.media_type',
  'request.timeout',
  'storage_full',
]

const headersOf: Record<number, Record<string, { type: string; description: string }>> = {
  401: { 'WWW-Authenticate': { type: 'string', description: 'Bearer challenge (RFC 6750).' } },
  416: { 'Content-Range': { type: 'string', description: 'The size: `bytes */1234`.' } },
  429: { 'Retry-After': { type: 'string', description: 'Seconds to wait.' } },
  503: { 'Retry-After': { type: 'string', description: 'Seconds to wait.' } },
  507: { 'Retry-After': { type: 'string', description: 'Seconds to wait.' } },
}

const sentenceOf = (code: ErrorCode): string => `\`${code}\`: ${catalogue[code].title}.`

const problemResponse = (status: number, codes: ErrorCode[]) => ({
  headers: {
    'x-request-id': { type: 'string', description: 'Id of the request, also in the log.' },
    ...headersOf[status],
  },
  description: codes.map(sentenceOf).join(' '),
  content: { [PROBLEM_TYPE]: { schema: ref(Problem) } },
})

type ProblemResponse = ReturnType<typeof problemResponse>

/** Adds the codes of a hook to those that a route declares. */
export const addProblems = (declared: Record<string, unknown>, codes: ErrorCode[]): void => {
  for (const code of codes) {
    const { status } = catalogue[code]
    const response = declared[status] as ProblemResponse | undefined
    const sentence = sentenceOf(code)
    if (response === undefined) declared[status] = problemResponse(status, [code])
    else if (!response.description.includes(sentence)) response.description += ` ${sentence}`
  }
}

/** The `response` entries for the given codes and those of every route, by status. */
export const problems = (...codes: (ErrorCode | { status: number; code: ErrorCode })[]) => {
  const byStatus = new Map<number, Set<ErrorCode>>()
  for (const given of [...codes, ...everywhere]) {
    const code = typeof given === 'string' ? given : given.code
    const status = typeof given === 'string' ? catalogue[given].status : given.status
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  }
  const responses: Record<number, ProblemResponse> = {}
  for (const [status, set] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    responses[status] = problemResponse(status, [...set])
  }
  return responses
}
