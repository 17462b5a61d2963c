/** `/console/w/{workspace_id}/content/prompts`: slash commands, and what they render. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { PromptParams, type RenderedPrompt } from '../../content/prompts/schemas.ts'
import type { PromptService } from '../../content/prompts/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { failureOf, type FormFailure, UNACCEPTED } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty, heldQuery } from '../pages/query.ts'
import { checkTyped } from '../pages/registration.ts'
import { type OnePrompt, promptListView, promptView } from './pages.ts'
import { bodyOf } from './prompt-form.ts'

export type PromptPageServices = { prompts: PromptService }

type Options = { services: PromptPageServices; pages: ConsolePages }

const invalidCode = 'prompts.invalid_request'
const reading = { role: 'reader', invalidCode } as const
const writing = { role: 'publisher', invalidCode } as const
const all = '/console/w/:workspace_id/content/prompts'
const one = `${all}/:name`

/** A hundred arguments of the greatest length, every byte escaped. */
const BODY_LIMIT = 2 * 1024 * 1024

const ListQuery = Type.Object({ cursor: pageQuery.cursor, held: heldQuery })
const others = { additionalProperties: Type.String() }
const NewForm = Type.Object({ name: Type.String() }, others)
const ReplaceForm = Type.Object({ tag: Type.String() }, others)
const RemoveForm = Type.Object({ tag: Type.String(), confirm: Type.String() })
const TryForm = Type.Record(Type.String(), Type.String())

const ARGUMENT = 'argument:'

/** A name may be one that objects have already. */
const argumentsOf = (form: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(form)
      .filter(([name, value]) => name.startsWith(ARGUMENT) && value !== '')
      .map(([name, value]) => [name.slice(ARGUMENT.length), value] as const),
  )

type Shown = Partial<Pick<OnePrompt, 'rendered' | 'typed' | 'failure'>> & {
  name: string
  waiting?: string | undefined
}

export const promptPageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { prompts }, pages },
) => {
  const params = Type.Object(workspaceParams)
  const hidden = { hide: true, params: PromptParams } as const

  const list = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: { cursor?: string; held?: string } = {},
    failure: FormFailure | null = null,
  ) => {
    const caller = callerOf(request)
    const { held: waiting, ...wanted } = query
    const view = promptListView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      page: await prompts.list(caller, wanted),
      held: waiting,
      failure,
      now: new Date(),
    })
    return pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, waiting, rendered = null, typed = new Map(), failure = null }: Shown,
  ) => {
    const caller = callerOf(request)
    const { prompt, fingerprint } = await prompts.read(caller, name)
    const { workspaceId: workspace, actor } = caller
    const shown = { workspace, role: actor.role, held: waiting, now: new Date() }
    const view = promptView({ ...shown, prompt, tag: fingerprint, rendered, typed, failure })
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
      const { name } = request.body
      try {
        const given = { ...bodyOf(request.body), name }
        const { registered } = await prompts.register(caller, given, 'absent')
        const { proposal_id: waiting } = registered
        const path =
          waiting === undefined
            ? paths.prompt(caller.workspaceId, name)
            : paths.content(caller.workspaceId, 'prompts', { held: waiting })
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
      schema: { ...hidden, querystring: Type.Object({ held: heldQuery }) },
      preValidation: dropEmpty,
    },
    (request, reply) =>
      show(request, reply, { name: request.params.name, waiting: request.query.held }),
  )

  app.post(
    one,
    { config: writing, bodyLimit: BODY_LIMIT, schema: { ...hidden, body: ReplaceForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { name } = request.params
      try {
        const given = { ...bodyOf(request.body), name }
        const { registered } = await prompts.register(caller, given, [request.body.tag])
        const path = paths.prompt(caller.workspaceId, name)
        return await reply.redirect(path.with({ held: registered.proposal_id }).text, 303)
      } catch (error) {
        const failure = { act: 'replace' as const, ...failureOf(error, request.body) }
        return show(request, reply, { name, failure })
      }
    },
  )

  app.post(
    `${one}/try`,
    { config: reading, bodyLimit: BODY_LIMIT, schema: { ...hidden, body: TryForm } },
    async (request, reply) => {
      const { name } = request.params
      const typed = argumentsOf(request.body)
      let rendered: RenderedPrompt
      try {
        const wanted = { name, arguments: Object.fromEntries(typed) }
        rendered = await prompts.render(callerOf(request), wanted, { signal: clientGone(reply) })
      } catch (error) {
        return show(request, reply, { name, typed, failure: { act: 'try', ...failureOf(error) } })
      }
      return show(request, reply, { name, typed, rendered })
    },
  )

  app.post(
    `${one}/unregister`,
    { config: writing, schema: { ...hidden, body: RemoveForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { name } = request.params
      try {
        checkTyped(request.body.confirm, name, invalidCode)
        await prompts.unregister(caller, name, [request.body.tag])
      } catch (error) {
        const failure = { act: 'unregister' as const, ...failureOf(error, request.body) }
        return show(request, reply, { name, failure })
      }
      return reply.redirect(paths.content(caller.workspaceId, 'prompts').text, 303)
    },
  )

  /** The address of a result leads to its page. */
  for (const act of ['try', 'unregister']) {
    app.get(`${one}/${act}`, { config: reading, schema: hidden }, (request, reply) =>
      reply.redirect(paths.prompt(request.params.workspace_id, request.params.name).text, 303),
    )
  }
}
