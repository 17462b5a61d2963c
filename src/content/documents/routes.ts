/** `{w}/documents`: register, unregister, list, read. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { preferred } from '../../platform/http/accept.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { documentHeaders } from './headers.ts'
import * as schemas from './schemas.ts'
import type { DocumentService } from './service.ts'
import { bodyExpected, bodyTag, documentTag } from './headers.ts'

type Options = { documents: DocumentService; responses: StateResponses }

const JSON_TYPE = 'application/json'
const MARKDOWN = 'text/markdown'
/** A body of the largest size, with every character escaped. */
const BODY_LIMIT = 2 * 1024 * 1024

const invalid = { invalidCode: 'documents.invalid_request' } as const
const list = '/v1/workspaces/:workspace_id/documents'
const url = `${list}/*`

const documentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { documents, responses } = options

  app.route({
    method: 'PUT',
    url,
    config: { ...invalid, role: 'publisher', tooLargeCode: 'documents.too_large' },
    bodyLimit: BODY_LIMIT,
    schema: {
      operationId: 'skillsRegister',
      tags: ['documents'],
      summary: 'Register a document',
      description:
        'Stores a markdown body under an id (skills::register); it is read at `iii://{id}` and appears in the index at once. Registering again replaces the body and renews `registered_at`. Parents need not exist. Publishers may register all their documents at every start, since the same body again is cheap.',
      params: schemas.DocumentParams,
      headers: ReplaceHeaders,
      body: ref(schemas.RegisterBody),
      response: {
        201: {
          description: 'The document is new.',
          headers: { ...responseHeaders.etag, ...responseHeaders.location },
          content: { [JSON_TYPE]: { schema: ref(schemas.Registered) } },
        },
        200: {
          description: 'The document existed, and was replaced or renewed.',
          headers: responseHeaders.etag,
          content: { [JSON_TYPE]: { schema: ref(schemas.Registered) } },
        },
        202: {
          description:
            'The document waits for a reviewer, as the setting `content_approval` requires.',
          content: { [JSON_TYPE]: { schema: ref(schemas.DocumentHeld) } },
        },
        ...problems(
          'documents.invalid_request',
          'documents.invalid_id',
          'documents.invalid_body',
          'documents.too_large',
          'documents.exists',
          'workspaces.quota_exceeded',
          'content.blocked',
          'documents.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const given = { id: request.params['*'], skill: request.body.skill }
      const { registered, isNew, fingerprint } = await documents.register(
        caller,
        given,
        bodyExpected(preconditionOf(request)),
      )
      if (fingerprint === null) return reply.code(202).send(registered)
      reply.header('etag', documentTag(fingerprint, registered.registered_at))
      if (!isNew) return reply.code(200).send(registered)
      reply.header('location', `/v1/workspaces/${caller.workspaceId}/documents/${registered.id}`)
      return reply.code(201).send(registered)
    },
  })

  app.route({
    method: 'DELETE',
    url,
    config: { ...invalid, role: 'publisher' },
    schema: {
      operationId: 'skillsUnregister',
      tags: ['documents'],
      summary: 'Unregister a document',
      description:
        'Removes one document (skills::unregister). Documents below its id stay. For an id that is not registered, `removed` is false.',
      params: schemas.DocumentParams,
      headers: RemoveHeaders,
      response: {
        200: ref(schemas.Unregistered),
        ...problems(
          'documents.invalid_request',
          'documents.invalid_id',
          'documents.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: (request) =>
      documents.unregister(
        callerOf(request),
        request.params['*'],
        bodyExpected(preconditionOf(request)),
      ),
  })

  app.route({
    method: 'GET',
    url: list,
    config: { ...invalid, role: 'reader' },
    schema: {
      operationId: 'skillsDocumentsList',
      tags: ['documents'],
      summary: 'List documents',
      description:
        'Registered documents without their bodies (skills::list), in the byte order of their ids, a page at a time.',
      params: Type.Object(workspaceParams),
      querystring: PageQuery,
      headers: ConditionalHeaders,
      response: {
        200: {
          description: 'One page.',
          headers: responseHeaders.etag,
          content: { [JSON_TYPE]: { schema: ref(schemas.DocumentPage) } },
        },
        ...notModified,
        ...problems('documents.invalid_request', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.sendList(request, reply, () => documents.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url,
    config: { ...invalid, role: 'reader' },
    schema: {
      operationId: 'skillsDocumentRead',
      tags: ['documents'],
      summary: 'Read a document',
      description:
        'A document with its body; with `Accept: text/markdown` the body alone. The ETag begins with the SHA-256 of the body. `If-Match` accepts the ETag of either representation.',
      params: schemas.DocumentParams,
      headers: ConditionalHeaders,
      response: {
        200: {
          description: 'The document.',
          headers: responseHeaders.etag,
          content: {
            [JSON_TYPE]: { schema: ref(schemas.Document) },
            [MARKDOWN]: { schema: Type.String() },
          },
        },
        ...notModified,
        ...problems(
          'documents.invalid_request',
          'documents.invalid_id',
          'documents.not_found',
          'request.not_acceptable',
          ...inWorkspace,
        ),
      },
    },
    handler: async (request, reply) => {
      const mediaType = preferred(request.headers.accept, [JSON_TYPE, MARKDOWN])
      if (mediaType === null) {
        throw new AppError(
          'request.not_acceptable',
          `Send an \`Accept\` header that allows ${JSON_TYPE} or ${MARKDOWN}.`,
        )
      }
      const read = async () => {
        const found = await documents.read(callerOf(request), request.params['*'])
        const { sha256, ...document } = found
        return mediaType === MARKDOWN
          ? { tag: bodyTag(sha256), body: document.skill, type: `${MARKDOWN}; charset=utf-8` }
          : { tag: documentTag(sha256, document.registered_at), body: document }
      }
      return responses.send(request, reply, { read, headers: documentHeaders, form: mediaType })
    },
  })
}

export const documentsFeature = { schemas: schemas.documentSchemas, routes: documentRoutes }
