/** `/console/w/{workspace_id}/content/documents`: markdown that agents read at `iii://`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { DocumentParams } from '../../content/documents/schemas.ts'
import type { DocumentService } from '../../content/documents/service.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { failureOf, type FormFailure, UNACCEPTED } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty, heldQuery } from '../pages/query.ts'
import { checkTyped } from '../pages/registration.ts'
import { documentListView, documentView, type OneDocument } from './pages.ts'

export type DocumentPageServices = { documents: DocumentService }

type Options = { services: DocumentPageServices; pages: ConsolePages; content: ContentRenderer }

const invalidCode = 'documents.invalid_request'
const reading = { role: 'reader', invalidCode } as const
const writing = { role: 'publisher', invalidCode, tooLargeCode: 'documents.too_large' } as const
const all = '/console/w/:workspace_id/content/documents'
const one = `${all}/*`
/** Any word may be part of an id, so this stands beside the documents. */
const removal = '/console/w/:workspace_id/content/unregister'

/** A document of the largest size, with every byte escaped. */
const BODY_LIMIT = 1024 * 1024

const id = Type.String({ maxLength: 2048 })
const text = Type.String({ maxLength: BODY_LIMIT })
const tag = Type.String({ maxLength: 256 })
const ListQuery = Type.Object({ cursor: pageQuery.cursor, held: heldQuery })
const NewForm = Type.Object({ id, skill: text })
const ReplaceForm = Type.Object({ tag, skill: text })
const RemoveForm = Type.Object({ tag, confirm: id })

/** Forms end lines with CRLF, which is not what was typed. */
const lineEnds = (skill: string): string => skill.replaceAll('\r\n', '\n')

export const documentPageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { documents }, pages, content },
) => {
  const params = Type.Object(workspaceParams)

  const list = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: { cursor?: string; held?: string } = {},
    failure: FormFailure | null = null,
  ) => {
    const caller = callerOf(request)
    const { held: waiting, ...wanted } = query
    const view = documentListView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      page: await documents.list(caller, wanted),
      held: waiting,
      failure,
      now: new Date(),
    })
    return pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      documentId,
      waiting,
      failure = null,
    }: {
      documentId: string
      waiting?: string | undefined
      failure?: OneDocument['failure']
    },
  ) => {
    const caller = callerOf(request)
    const document = await documents.read(caller, documentId)
    const bytes = Buffer.from(document.skill)
    const view = documentView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      document,
      source: await content.source({ bytes, from: 1, findings: [] }),
      held: waiting,
      failure,
      now: new Date(),
    })
    return pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  app.get(
    all,
    {
      config: reading,
      schema: { hide: true, params, querystring: ListQuery },
      preValidation: dropEmpty,
    },
    (request, reply) => list(request, reply, request.query),
  )

  app.post(
    all,
    { config: writing, bodyLimit: BODY_LIMIT, schema: { hide: true, params, body: NewForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { id: documentId, skill } = request.body
      try {
        const wanted = { id: documentId, skill: lineEnds(skill) }
        const { registered } = await documents.register(caller, wanted, 'absent')
        const { proposal_id: waiting } = registered
        const path =
          waiting === undefined
            ? paths.document(caller.workspaceId, documentId)
            : paths.content(caller.workspaceId, 'documents', { held: waiting })
        return await reply.redirect(path.text, 303)
      } catch (error) {
        return list(request, reply, {}, failureOf(error, request.body))
      }
    },
  )

  app.get(
    one,
    {
      config: reading,
      schema: { hide: true, params: DocumentParams, querystring: Type.Object({ held: heldQuery }) },
      preValidation: dropEmpty,
    },
    (request, reply) =>
      show(request, reply, { documentId: request.params['*'], waiting: request.query.held }),
  )

  app.post(
    one,
    {
      config: writing,
      bodyLimit: BODY_LIMIT,
      schema: { hide: true, params: DocumentParams, body: ReplaceForm },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { '*': documentId } = request.params
      const { skill, tag: seen } = request.body
      try {
        const wanted = { id: documentId, skill: lineEnds(skill) }
        const { registered } = await documents.register(caller, wanted, [seen])
        const path = paths.document(caller.workspaceId, documentId)
        return await reply.redirect(path.with({ held: registered.proposal_id }).text, 303)
      } catch (error) {
        const failure = { act: 'replace' as const, ...failureOf(error, request.body) }
        return show(request, reply, { documentId, failure })
      }
    },
  )

  app.post(
    removal,
    {
      config: writing,
      schema: { hide: true, params, querystring: Type.Object({ id }), body: RemoveForm },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { id: documentId } = request.query
      try {
        checkTyped(request.body.confirm, documentId, invalidCode)
        await documents.unregister(caller, documentId, [request.body.tag])
      } catch (error) {
        const failure = { act: 'unregister' as const, ...failureOf(error, request.body) }
        return show(request, reply, { documentId, failure })
      }
      return reply.redirect(paths.content(caller.workspaceId, 'documents').text, 303)
    },
  )
}
