/** Errors in the form of another API: the same statuses and texts, in another body. */
import type { FastifyInstance } from 'fastify'
import type { TSchema } from '@sinclair/typebox'
import type { AppError, ErrorCode } from '../../platform/errors.ts'
import { beginError, toAppError } from '../../platform/http/error-handler.ts'
import { jsonLine } from '../../platform/http/last-newline.ts'
import { problems } from '../../platform/http/problem.ts'

export const answerErrorsAs = (
  app: FastifyInstance,
  bodyOf: (error: AppError, requestId: string) => object,
): void => {
  app.setErrorHandler((raw, request, reply) => {
    const error = toAppError(raw instanceof Error ? raw : new Error(String(raw)), request)
    if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
    // Clients repeat a request after 409, which changes nothing here.
    if (error.status === 409) reply.header('x-should-retry', 'false')
    return beginError(error, request, reply)
      .type('application/json; charset=utf-8')
      .send(jsonLine(bodyOf(error, request.id)))
  })
}

/** The responses of a route, with the schema of such a body. */
export const failuresOf = (
  schema: TSchema,
  codes: (ErrorCode | { status: number; code: ErrorCode })[],
) =>
  Object.fromEntries(
    Object.entries(problems(...codes)).map(([status, response]) => [
      status,
      { ...response, content: { 'application/json': { schema } } },
    ]),
  )

const ofReading: ErrorCode[] = ['access.unauthorized', 'access.forbidden', 'workspaces.not_found']

const ofVersion = [
  'skills.invalid_request',
  'skills.not_found',
  'skills.revision_not_found',
  ...ofReading,
] as const

/** What each kind of call may end with, in both APIs. */
export const failureCodes = {
  read: ['skills.invalid_request', 'skills.not_found', ...ofReading],
  list: ['skills.invalid_request', 'cursor.invalid', ...ofReading],
  versions: [...ofVersion, 'cursor.invalid'],
  version: ofVersion,
  content: [...ofVersion, 'skills.revision_purged', 'store.unavailable'],
  deletion: [
    ...ofVersion,
    'skills.source_not_supported',
    { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
  ],
  change: [
    'skills.invalid_request',
    'skills.source_not_supported',
    'skills.not_found',
    'skills.precondition_required',
    { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
    ...ofReading,
  ],
  write: [
    'skills.invalid_request',
    'skills.source_not_supported',
    'skills.not_found',
    'skills.precondition_required',
    'skills.update_conflict.fingerprint_mismatch',
    { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
    'skills.extension_id_conflict',
    'skills.action_name_conflict',
    'skills.slug_reserved',
    'skills.slug_mismatch',
    'skills.upload.invalid_archive',
    { status: 415, code: 'skills.upload.invalid_archive' },
    'skills.upload.size_limit',
    'skills.fingerprint_purged',
    'store.unavailable',
    'store.full',
    'workspaces.quota_exceeded',
    'request.too_large',
    'request.media_type',
    'request.timeout',
    'storage_full',
    ...ofReading,
  ],
} as const satisfies Record<string, readonly (ErrorCode | { status: number; code: ErrorCode })[]>
