/** `{w}/functions`: handlers that are called over HTTP. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { FunctionService } from './service.ts'

type Options = { functions: FunctionService; responses: StateResponses }

const invalidCode = 'functions.invalid_request'
const url = '/v1/workspaces/:workspace_id/functions'

const shown = (description: string) =>
  json(description, schemas.RegisteredFunction, responseHeaders.etag)

const functionRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { functions, responses },
) => {
  app.route({
    method: 'GET',
    url,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'functionsList',
      tags: ['functions'],
      summary: 'List functions',
      description:
        'Registered handlers by id, a page at a time. Of their headers, only the names are shown.',
      params: Type.Object(workspaceParams),
      querystring: PageQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.FunctionPage, responseHeaders.etag),
        ...notModified,
        ...problems(invalidCode, 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.sendList(request, reply, () => functions.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url: `${url}/:function_id`,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'functionsRead',
      tags: ['functions'],
      summary: 'Read a function',
      description:
        'One registered handler with its schemas. Of its headers, only the names are shown.',
      params: schemas.FunctionParams,
      headers: ConditionalHeaders,
      response: {
        200: shown('The function.'),
        ...notModified,
        ...problems(
          invalidCode,
          'functions.not_found',
          'functions.internal_namespace',
          ...inWorkspace,
        ),
      },
    },
    handler: async (request, reply) => {
      const { found, fingerprint } = await functions.read(
        callerOf(request),
        request.params.function_id,
      )
      return sendPrivate(request, reply, etagOf(fingerprint), found)
    },
  })

  app.route({
    method: 'PUT',
    url: `${url}/:function_id`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'functionsRegister',
      tags: ['functions'],
      summary: 'Register a function',
      description:
        'Registers a handler, or replaces it; if nothing is different, nothing is written, and there is no event. It receives the input as a JSON body, and responds with 2xx and its result as JSON, or as `text/plain` or `text/markdown`, within its time limit and 1 MiB. Redirects and compressed responses are rejected. With the setting `signing_secret`, calls are signed (Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`). `skill::fetch` and the namespaces of the system, such as `skills::`, cannot be registered.',
      params: schemas.FunctionParams,
      headers: ReplaceHeaders,
      body: ref(schemas.FunctionBody),
      response: {
        200: shown('The function was replaced.'),
        201: shown('The function is new.'),
        ...problems(
          invalidCode,
          'functions.origin_refused',
          'functions.internal_namespace',
          'functions.exists',
          'workspaces.quota_exceeded',
          'secrets.key_missing',
          'content.blocked',
          'functions.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const { found, fingerprint, isNew } = await functions.register(
        callerOf(request),
        request.params.function_id,
        request.body,
        preconditionOf(request),
      )
      return reply
        .code(isNew ? 201 : 200)
        .header('etag', etagOf(fingerprint))
        .send(found)
    },
  })

  app.route({
    method: 'DELETE',
    url: `${url}/:function_id`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'functionsUnregister',
      tags: ['functions'],
      summary: 'Unregister a function',
      description:
        'The function is no longer called. Prompts and documents that name it stay. Send no body.',
      params: schemas.FunctionParams,
      headers: RemoveHeaders,
      response: {
        200: json('Whether the function was registered.', schemas.FunctionRemoved),
        ...problems(
          invalidCode,
          'functions.internal_namespace',
          'functions.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: (request) =>
      functions.unregister(callerOf(request), request.params.function_id, preconditionOf(request)),
  })
}

export const functionsFeature = { schemas: schemas.functionSchemas, routes: functionRoutes }
