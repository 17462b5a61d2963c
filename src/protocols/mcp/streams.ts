/**
 * The open streams: `subscriptions/listen` of the newer revision, and GET of the older one, whose
 * subscriptions belong to its session. Both follow the event log, so a change and the client may be
 * handled by different replicas.
 */
import { InMemoryServerEventBus, type McpHttpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventSettings } from '../../platform/config/config.ts'
import type { ResourceSubscriptions, Session } from '../../content/resources/subscriptions.ts'
import type { EventService } from '../../tenancy/events/service.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { type EventStream, OpenStreams } from '../../platform/http/event-stream.ts'
import { StreamGate } from '../../platform/http/stream-gate.ts'
import { type Changes, messageOf, noticesOf } from './changes.ts'
import { Notifier, type Notify } from './notifier.ts'
import { isStream, sendWeb } from './web.ts'

type Dependencies = {
  events: EventService
  settings: EventSettings
  subscriptions: ResourceSubscriptions
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

type Followed = { lastId: string | undefined; sessionId: string | null }

type Listening = {
  web: Request
  handlerWith: (bus: InMemoryServerEventBus) => McpHttpHandler
}

const MAX_URIS = 1000
/**
 * For every role: of skills that are not served, a client learns only that some skill has changed,
 * and is then notified of all URIs of skills that it named, whether they exist or not.
 */
const VIEW = 'readers'

const subscribedUris = (body: unknown): string[] => {
  const { params } = (body ?? {}) as {
    params?: { notifications?: { resourceSubscriptions?: unknown } }
  }
  const uris = params?.notifications?.resourceSubscriptions
  const given = Array.isArray(uris) ? uris.filter((uri) => typeof uri === 'string') : []
  if (given.length <= MAX_URIS) return [...new Set(given)]
  throw new AppError('request.invalid', `A stream subscribes to at most ${MAX_URIS} resources.`)
}

export class McpStreams {
  readonly #deps: Dependencies
  readonly #open: OpenStreams
  readonly #gate: StreamGate
  /** Streams of the newer revision end with a response; the others say when to reconnect. */
  readonly #farewells = new Set<() => Promise<void>>()

  constructor(deps: Dependencies) {
    this.#deps = deps
    const { maxStreams: limit, maxPerCaller: maxOpen, heartbeatMs } = deps.settings
    this.#open = new OpenStreams({ limit, heartbeatMs })
    const code = 'mcp.too_many_streams'
    this.#gate = new StreamGate({ maxOpen, code, now: () => performance.now() })
  }

  /** subscriptions/listen */
  async listen(exchange: Exchange, { web, handlerWith }: Listening): Promise<FastifyReply> {
    const { request, reply } = exchange
    const uris = subscribedUris(
      await web
        .clone()
        .json()
        .catch(() => null),
    )
    const leave = this.#gate.enter(callerOf(request).actor.id)
    const bus = new InMemoryServerEventBus()
    const handler = handlerWith(bus)
    try {
      // Positions the feed before acknowledging, so that every later change is reported.
      const feed = await this.#deps.events.follow(callerOf(request), undefined, VIEW)
      const response = await handler.fetch(web)
      if (!isStream(response)) {
        leave()
        return await sendWeb(reply, response)
      }
      const [stream] = await this.#open.open(reply, async () => feed)
      stream.onClose(leave)
      const passed = this.#pass(response, stream)
      const end = async (): Promise<void> => {
        await handler.close()
        await passed
      }
      this.#farewells.add(end)
      stream.onClose(() => this.#farewells.delete(end))
      this.#keep(exchange, stream, end)
      const notify: Notify = (changes) => {
        const touched = uris.filter((uri) => changes.touches(uri))
        for (const notice of noticesOf(changes, touched)) bus.publish(notice)
      }
      feed.start(new Notifier(stream, { notify, end: () => void end() }))
      return reply
    } catch (error) {
      leave()
      await handler.close()
      throw error
    }
  }

  /** GET. With the last id of a lost connection it continues from there. */
  async follow(exchange: Exchange, { lastId, sessionId }: Followed): Promise<FastifyReply> {
    const { request, reply } = exchange
    const caller = callerOf(request)
    const { workspaceId, actor } = caller
    const session = sessionId === null ? null : { workspaceId, actor: actor.id, sessionId }
    if (session) await this.#deps.subscriptions.renew(session)
    const leave = this.#gate.enter(caller.actor.id)
    try {
      const prepare = () => this.#deps.events.follow(caller, lastId, VIEW)
      const [stream, feed] = await this.#open.open(reply, prepare)
      stream.onClose(leave)
      if (session) stream.onClose(this.#deps.subscriptions.hold(session))
      this.#keep(exchange, stream, async () => stream.end())
      const notify: Notify = async (changes, position) => {
        const uris = await this.#touched(session, changes)
        const notices = noticesOf(changes, uris)
        const frames = notices.map((notice, index) => {
          // Only the last message acknowledges the position, since all before it were sent.
          const isLast = index === notices.length - 1 && position !== null
          return `${isLast ? `id: ${position}\n` : ''}event: message\ndata: ${messageOf(notice)}\n\n`
        })
        stream.write(Buffer.from(frames.join('')))
      }
      const notifier = new Notifier(stream, { notify, end: () => stream.end() })
      feed.start(notifier)
      if (feed.isResync) notifier.notifyAll()
      return reply
    } catch (error) {
      leave()
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#farewells].map((end) => end()))
    this.#open.close()
  }

  #keep({ request, reply }: Exchange, stream: EventStream, end: () => Promise<void>): void {
    stream.onClose(() => {
      void end()
      if (reply.raw.writableFinished) return
      const { workspaceId, actor } = callerOf(request)
      const ms = Math.round(reply.elapsedTime)
      request.log.info({ workspace_id: workspaceId, actor: actor.id, ms }, 'stream cut')
    })
    request.server.endOnceRevoked(request, {
      end: () => void end(),
      onClose: (act) => stream.onClose(act),
    })
  }

  /** Forwards what the SDK writes; the stream disconnects a client that does not read. */
  async #pass({ body }: Response, stream: EventStream): Promise<void> {
    try {
      for await (const chunk of body ?? []) stream.write(Buffer.from(chunk))
    } catch {
      // The client has disconnected.
    }
    stream.end()
  }

  /** Read each time, since the session may subscribe at any replica. */
  async #touched(session: Session | null, changes: Changes): Promise<string[]> {
    if (session === null || !changes.hasResources) return []
    const uris = await this.#deps.subscriptions.list(session)
    return uris.filter((uri) => changes.touches(uri))
  }
}
