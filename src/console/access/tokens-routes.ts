/** `/console/tokens`: make, list, revoke. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication } from '../../platform/access/authentication.ts'
import { type Role, roles } from '../../platform/access/roles.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import type { PeopleService } from '../../tenancy/people/service.ts'
import type { BrowserSessions } from '../../tenancy/sessions/browser-sessions.ts'
import { MAX_DAYS, TokenBody, TokenParams } from '../../tenancy/tokens/schemas.ts'
import type { TokenService } from '../../tenancy/tokens/service.ts'
import type { WorkspaceService } from '../../tenancy/workspaces/service.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { dropEmpty } from '../pages/query.ts'
import { paths } from '../pages/paths.ts'
import { agentOf } from '../sign-in/agent.ts'
import { BrowserCookies } from '../sign-in/cookies.ts'
import { NONE, OWN, tokenCreatedView, tokensView } from './tokens-page.ts'

export type TokenPageServices = {
  authentication: Pick<Authentication, 'isOpen'>
  browserSessions: BrowserSessions
  people: PeopleService
  tokens: TokenService
  workspaces: WorkspaceService
}

type Options = { services: TokenPageServices; pages: ConsolePages; publicUrl: string | null }

type Shown = { cursor?: string; failure?: FormFailure & { tokenId: string | null } }

const SHOWN = 100
const config = { role: 'admin', workspace: 'service' } as const

const Page = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 1024 })) })
const { label } = TokenBody.properties
const CreateForm = Type.Object({
  label: Type.String({ maxLength: 200 }),
  role: stringEnum(roles),
  workspace_id: Type.String({ maxLength: 64 }),
  person_id: Type.Optional(Type.String({ maxLength: 64 })),
  expires_in_days: Type.String({ maxLength: 8 }),
})
const RevokeForm = Type.Object({
  label: Type.String({ maxLength: 200 }),
  typed: Type.String({ maxLength: 200 }),
})

/** What the person can mend on this page. */
const mendable = (error: unknown): AppError => {
  if (error instanceof AppError && !error.isFault) return error
  throw error
}

const checkLabel = (text: string): void => {
  const isGood = text.length <= (label.maxLength ?? 0) && new RegExp(label.pattern ?? '').test(text)
  if (isGood) return
  throw new AppError('request.invalid', 'Say in 1 to 100 characters of one line what it is for.')
}

const daysOf = (text: string): number => {
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days
  throw new AppError('request.invalid', `A token lasts 1 to ${MAX_DAYS} days.`)
}

const personOf = (given: string | undefined): { person_id?: string | null } => {
  if (given === undefined || given === OWN) return {}
  return { person_id: given === NONE ? null : given }
}

export const tokenRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages, publicUrl },
) => {
  const { authentication, browserSessions, people, tokens, workspaces } = services
  const cookies = new BrowserCookies(publicUrl)

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { cursor, failure }: Shown,
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const maySeeAll = caller.actor.boundTo === undefined
    const [page, isOpen, seen, known] = await Promise.all([
      tokens.list(caller, cursor === undefined ? {} : { cursor }),
      authentication.isOpen(),
      workspaces.list(caller, { limit: SHOWN }),
      maySeeAll ? people.list(caller, { limit: SHOWN }) : null,
    ])
    const view = tokensView({
      page,
      now: new Date(),
      isOpen,
      workspace: caller.workspaceId,
      workspaces: seen.workspaces.map(({ workspace_id: id }) => id),
      maySeeAll,
      people: known?.people ?? null,
      failure: failure ?? null,
    })
    return pages.send(request, reply, view, failure === undefined ? 200 : 422)
  }

  /** The first token closes the service for this browser too. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, secret: string) => {
    const given = { token: secret, agent: agentOf(request) }
    const { secret: session } = await browserSessions.startByToken(callerOf(request), given)
    cookies.setSession(request, reply, session)
  }

  app.get(
    '/console/tokens',
    { config, schema: { hide: true, querystring: Page }, preValidation: dropEmpty },
    (request, reply) => show(request, reply, request.query),
  )

  app.post(
    '/console/tokens',
    { config, schema: { hide: true, body: CreateForm } },
    async (request, reply) => {
      const { person_id: person, expires_in_days: days, ...form } = request.body
      const wasOpen = await authentication.isOpen()
      try {
        checkLabel(form.label)
        const role: Role = form.role
        const body = { ...form, role, expires_in_days: daysOf(days), ...personOf(person) }
        const made = await tokens.create(callerOf(request), body)
        if (wasOpen) await signIn(request, reply, made.token)
        const origin = publicUrl ?? `${request.protocol}://${request.host}`
        return await pages.send(request, reply, tokenCreatedView(made, origin))
      } catch (error) {
        const values = { ...form, person_id: person ?? OWN, expires_in_days: days }
        const failure = { error: mendable(error), values, tokenId: null }
        return show(request, reply, { failure })
      }
    },
  )

  app.post(
    '/console/tokens/:token_id/revoke',
    { config, schema: { hide: true, params: TokenParams, body: RevokeForm } },
    async (request, reply) => {
      const { token_id: tokenId } = request.params
      const { label: shown, typed } = request.body
      if (typed.trim() !== shown.trim()) {
        const text = `Type “${shown}” to revoke it.`
        const failure = { error: new AppError('request.invalid', text), values: {}, tokenId }
        return show(request, reply, { failure })
      }
      await tokens.revoke(callerOf(request), tokenId)
      return reply.redirect(paths.tokens().text, 303)
    },
  )
}
