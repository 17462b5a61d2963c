/** `{w}/prompts`: slash commands. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { acceptNoBody, rejectBody } from '../../platform/http/no-body.ts'
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
import type { PromptService } from './service.ts'

type Options = { prompts: PromptService; responses: StateResponses }

const invalidCode = 'prompts.invalid_request'
const url = '/v1/workspaces/:workspace_id/prompts'

const registeredAs = (description: string) =>
  json(description, schemas.PromptRegistered, responseHeaders.etag)

const PromptListing = Type.Union([ref(schemas.PromptPage), ref(schemas.McpPromptList)])

const promptRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { prompts, responses }) => {
  app.route({
    method: 'GET',
    url,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'promptsList',
      tags: ['prompts'],
      summary: 'List prompts',
      description:
        'Registered prompts by name (prompts::list), a page at a time; with `format=mcp` all of them with their arguments, as MCP lists them (prompts::mcp-list). No handler is called.',
      params: Type.Object(workspaceParams),
      querystring: schemas.PromptQuery,
      headers: ConditionalHeaders,
      response: {
        200: {
          description: 'PromptPage, or McpPromptList with `format=mcp`.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: PromptListing } },
        },
        ...notModified,
        ...problems(invalidCode, 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.sendList(request, reply, async () => {
        const caller = callerOf(request)
        return request.query.format === 'mcp'
          ? prompts.listForMcp(caller)
          : prompts.list(caller, request.query)
      }),
  })

  app.route({
    method: 'GET',
    url: `${url}/:name`,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'promptsRead',
      tags: ['prompts'],
      summary: 'Read a prompt',
      description: 'One prompt as it was registered. No handler is called.',
      params: schemas.PromptParams,
      headers: ConditionalHeaders,
      response: {
        200: json('The prompt.', schemas.Prompt, responseHeaders.etag),
        ...notModified,
        ...problems(invalidCode, 'prompts.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const { prompt, fingerprint } = await prompts.read(callerOf(request), request.params.name)
      return sendPrivate(request, reply, etagOf(fingerprint), prompt)
    },
  })

  app.route({
    method: 'PUT',
    url: `${url}/:name`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'promptsRegister',
      tags: ['prompts'],
      summary: 'Register a prompt',
      description:
        'Registers a prompt, or replaces it (prompts::register). Registering the same content again renews `registered_at` and is reported by `prompts::on-change`, so a publisher may do it at every start.',
      params: schemas.PromptParams,
      headers: ReplaceHeaders,
      body: ref(schemas.PromptBody),
      response: {
        200: registeredAs('The prompt was replaced.'),
        201: registeredAs('The prompt is new.'),
        202: json(
          'The prompt waits for a reviewer, as the setting `content_approval` requires.',
          schemas.PromptHeld,
        ),
        ...problems(
          invalidCode,
          'prompts.exists',
          'content.blocked',
          'prompts.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const given = { ...request.body, name: request.params.name }
      const { registered, isNew, fingerprint } = await prompts.register(
        callerOf(request),
        given,
        preconditionOf(request),
      )
      if (fingerprint === null) return reply.code(202).send(registered)
      reply.header('etag', etagOf(fingerprint))
      return reply.code(isNew ? 201 : 200).send(registered)
    },
  })

  app.route({
    method: 'DELETE',
    url: `${url}/:name`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'promptsUnregister',
      tags: ['prompts'],
      summary: 'Unregister a prompt',
      description: 'Removes a prompt (prompts::unregister). Its function stays. Send no body.',
      params: schemas.PromptParams,
      headers: RemoveHeaders,
      response: {
        200: json('Whether the prompt was registered.', schemas.PromptRemoved),
        ...problems(invalidCode, 'prompts.fingerprint_mismatch', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) =>
      prompts.unregister(callerOf(request), request.params.name, preconditionOf(request)),
  })

  app.route({
    method: 'POST',
    url: `${url}/:name/get`,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'promptsMcpGet',
      tags: ['prompts'],
      summary: 'Render a prompt',
      description:
        "Calls the prompt's function with the arguments and returns its messages in the form of MCP (prompts::mcp-get). The function may return a string or `{content}`, which become one user message, or `{messages}`. The arguments are passed on unchecked.",
      params: schemas.PromptParams,
      body: ref(schemas.PromptGetBody),
      response: {
        200: json('The messages.', schemas.RenderedPrompt),
        ...problems(
          invalidCode,
          'prompts.not_found',
          'prompts.unsupported_shape',
          'functions.not_found',
          'functions.invalid_request',
          'functions.internal_namespace',
          'functions.approval_required',
          'functions.origin_refused',
          'functions.failed',
          'functions.timed_out',
          'secrets.unreadable',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    // An omitted body means no arguments.
    preValidation: acceptNoBody,
    handler: async (request, reply) => {
      const { name } = request.params
      const signal = clientGone(reply)
      reply.header('cache-control', 'no-store')
      return await prompts.render(callerOf(request), { ...request.body, name }, { signal })
    },
  })
}

export const promptsFeature = { schemas: schemas.promptSchemas, routes: promptRoutes }
