/** Sends pages in their frame, alone or by region, and turns every failure into a page. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication } from '../../platform/access/authentication.ts'
import { type Caller, localAdmin } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import type { ContentProposalService } from '../../content/content-proposals/service.ts'
import { AppError } from '../../platform/errors.ts'
import { codingsFor } from '../../platform/http/accept.ts'
import { toAppError } from '../../platform/http/error-handler.ts'
import { etagOf, matchesTag } from '../../platform/http/etag.ts'
import { returnToOf } from '../../tenancy/issuers/return-to.ts'
import type { PeopleService } from '../../tenancy/people/service.ts'
import type { SessionService } from '../../tenancy/sessions/service.ts'
import type { WorkspaceService } from '../../tenancy/workspaces/service.ts'
import type { ProposalService } from '../../registry/proposals/service.ts'
import { type Assets, document, type Frame, type View } from './frame.ts'
import { pageHeaders } from './headers.ts'
import { actorsIn, withNames } from './names.ts'
import { cappedText, MOST_WAITING } from './parts.ts'
import { paths } from './paths.ts'
import { errorView } from './states.ts'

export type PageServices = {
  authentication: Pick<Authentication, 'isOpen' | 'isOpenCached'>
  sessions: SessionService
  people: PeopleService
  workspaces: WorkspaceService
  proposals: ProposalService
  contentProposals: ContentProposalService
}

const FRAGMENT = 'x-console-fragment'
const HTML = 'text/html; charset=utf-8'
/** In one network packet compressing gains nothing. */
const MIN_COMPRESSED_BYTES = 1200
/** Of the workspaces in the menu. */
const LISTED = 100

const compress = promisify(gzip)

const nameOf = (actor: string): string => actor.replace(/^token:(.{6}).*$/, 'token $1…')

export class ConsolePages {
  readonly #services: PageServices
  readonly #assets: Assets

  constructor(services: PageServices, assets: Assets) {
    this.#services = services
    this.#assets = assets
  }

  /** Headers, forms' failures and 404 for the routes of a scope. */
  install(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => void reply.headers(pageHeaders))
    app.setErrorHandler(async (raw, request, reply) => {
      const error = toAppError(raw instanceof Error ? raw : new Error(String(raw)), request)
      if (error.isFault) request.log.error({ err: error.cause ?? error }, error.message)
      return this.sendError(request, reply, error)
    })
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    view: View,
    status = 200,
  ): Promise<FastifyReply> {
    const wanted = request.headers[FRAGMENT]
    if (typeof wanted === 'string') return this.#sendRegion(request, reply, { view, wanted })
    const frame = await this.#frameOf(request)
    reply.headers(pageHeaders).code(status)
    return this.#sendText(request, reply, await this.#named(request, document(frame, view)))
  }

  /** Without a valid credential, pages lead to the sign-in page and back. */
  async sendError(
    request: FastifyRequest,
    reply: FastifyReply,
    error: AppError,
  ): Promise<FastifyReply> {
    if (error.status === 401 && request.method === 'GET' && !(FRAGMENT in request.headers)) {
      reply.removeHeader('www-authenticate')
      return reply.redirect(paths.signIn(returnToOf(request.url)).text, 303)
    }
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
    const view = errorView(error, request.id)
    reply.headers(pageHeaders).code(error.status)
    return this.#sendText(request, reply, document(await this.#frameOf(request, error), view))
  }

  async #sendRegion(
    request: FastifyRequest,
    reply: FastifyReply,
    { view, wanted }: { view: View; wanted: string },
  ): Promise<FastifyReply> {
    const bare =
      wanted === 'waiting'
        ? ((await this.#waitingFor(request.caller)) ?? '')
        : wanted === 'main'
          ? view.content.text
          : view.regions?.[wanted]?.text
    if (bare === undefined) {
      throw new AppError('request.not_found', 'The page has no such region.')
    }
    const found = await this.#named(request, bare)
    const tag = etagOf(createHash('sha256').update(found).digest('base64url').slice(0, 27))
    reply.headers({ ...pageHeaders, [FRAGMENT]: wanted, etag: tag })
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return this.#sendText(request, reply, found)
  }

  async #named({ caller }: FastifyRequest, text: string): Promise<string> {
    const actors = actorsIn(text)
    if (caller === null || actors.length === 0) return text
    return withNames(text, await this.#services.people.namesOf(caller, actors))
  }

  async #sendText(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
  ): Promise<FastifyReply> {
    reply.type(HTML)
    const isSmall = text.length < MIN_COMPRESSED_BYTES
    const codings = codingsFor(request.headers['accept-encoding'])
    if (isSmall || !codings.includes('gzip')) return reply.send(text)
    return reply.header('content-encoding', 'gzip').send(await compress(text))
  }

  /** After an error as much as can be known: the caller may be unknown, the database away. */
  async #frameOf({ caller }: FastifyRequest, error?: AppError): Promise<Frame> {
    const bare = {
      assets: this.#assets,
      workspace: null,
      workspaces: [],
      who: null,
      isOpen: this.#services.authentication.isOpenCached(),
      waiting: null,
    }
    if (caller === null || error?.isFault === true) return bare
    const { workspaces, sessions } = this.#services
    const [isOpen, list, me, waiting] = await Promise.all([
      this.#services.authentication.isOpen(),
      workspaces.list(caller, { limit: LISTED }),
      sessions.identify(caller),
      this.#waitingFor(caller),
    ])
    const { person, actor, actor_label: label } = me
    return {
      ...bare,
      isOpen,
      workspace: caller.workspaceId,
      workspaces: list.workspaces.map(({ workspace_id: id, title }) => ({ id, title })),
      who: {
        name: person?.name ?? person?.subject ?? label ?? nameOf(actor),
        role: caller.actor.role,
        isOperator: caller.actor.role === 'admin' && caller.actor.boundTo === undefined,
        canSignOut: me.session_id !== null && caller.actor.id !== localAdmin.id,
      },
      waiting,
    }
  }

  async #waitingFor(caller: Caller | null): Promise<string | null> {
    if (caller === null || !permits(caller.actor.role, 'publisher')) return null
    const { proposals, contentProposals } = this.#services
    const [{ proposals: packages }, contents] = await Promise.all([
      proposals.list(caller, { review_status: 'pending', limit: MOST_WAITING + 1 }),
      contentProposals.countOpen(caller, MOST_WAITING + 1),
    ])
    return cappedText(packages.length + contents, MOST_WAITING)
  }
}
