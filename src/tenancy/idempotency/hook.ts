/**
 * `Idempotency-Key` on every write below a workspace except chunks (which are idempotent by
 * themselves). The response of a committed write is stored, and sent again for a repeat. An error
 * changed nothing, so it is not stored, and its key can be used again.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { addProblems } from '../../platform/http/problem.ts'
import { HeldKey, type IdempotencyService } from './service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: the route does not accept an Idempotency-Key. */
    idempotencyKey?: false
  }
  interface FastifyRequest {
    /** The digest of a streamed archive, in place of the body. */
    bodyDigest: string | null
    heldKey: HeldKey | null
  }
}

const BELOW_WORKSPACE = '/v1/workspaces/:workspace_id/'
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const STORED_HEADERS = ['content-type', 'etag', 'location'] as const

/** Request headers that are part of what a write means. */
const CONDITIONS = ['if-match', 'if-none-match'] as const

type Request = { url: string; headers: Record<string, unknown>; body: unknown }

/** SHA-256 over path, query, conditions and content: the parsed body, or the digest of an archive. */
const digestOf = ({ url, headers, body }: Request): string => {
  const conditions = CONDITIONS.map((name) => headers[name] ?? null)
  return createHash('sha256')
    .update(JSON.stringify([url, conditions, body ?? null]))
    .digest('hex')
}

/** Whether a route accepts the header. */
const acceptsKey = ({ method, url, config }: RouteOptions): boolean =>
  url.startsWith(BELOW_WORKSPACE) &&
  ![method].flat().some((name) => READS.has(name)) &&
  config?.role !== 'public' &&
  config?.role !== 'reader' &&
  config?.idempotencyKey !== false

/** Documents the header, without schema rules, since the hook itself reports invalid keys. */
const describe = ({ schema }: RouteOptions): void => {
  if (!schema) return
  const { properties = {} } = (schema.headers ?? {}) as { properties?: object }
  schema.headers = {
    type: 'object',
    properties: {
      ...properties,
      'idempotency-key': {
        type: 'string',
        description:
          'Any unique text of 1 to 255 visible ASCII characters, such as a UUID. Repeating the request with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and changes nothing. Errors are not stored.',
        examples: ['7b1f6d0e-52c8-4c0b-9f0e-3f4f4a0f9a11'],
      },
    },
  }
  schema.response ??= {}
  addProblems(schema.response as Record<string, unknown>, [
    'idempotency.key_invalid',
    'idempotency.in_progress',
    'idempotency.response_unavailable',
    'idempotency.key_reused',
  ])
}

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new AppError(
    'idempotency.key_invalid',
    '`Idempotency-Key` must be 1 to 255 visible ASCII characters, such as a UUID.',
  )
}

const claim = async (
  idempotency: IdempotencyService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const key = keyOf(request)
  if (key === null) return undefined
  const caller = callerOf(request)
  const { workspaceId, actor } = caller
  const route = `${request.method} ${request.routeOptions.url}`
  const { url, headers, body, bodyDigest } = request
  const held = await idempotency.claim(
    { workspaceId, actor: actor.id, route, key },
    digestOf({ url, headers, body: bodyDigest ?? body }),
  )
  if (held instanceof HeldKey) {
    if (held.outcome) reply.header('idempotency-replayed', 'true')
    request.heldKey = held
    request.caller = { ...caller, claim: held }
    return undefined
  }
  reply.code(held.status).headers({ ...held.headers, 'idempotency-replayed': 'true' })
  return reply.send(held.body)
}

const settle = async (held: HeldKey, reply: FastifyReply, payload: unknown): Promise<void> => {
  const { statusCode: status } = reply
  if (status >= 300) return held.release()
  const headers = Object.fromEntries(
    STORED_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
  return held.store({ status, headers, body: typeof payload === 'string' ? payload : '' })
}

const storeResponse = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  if (!request.heldKey) return payload
  await settle(request.heldKey, reply, payload).catch((error: unknown) => {
    // The write is committed, so its own response is sent even if storing a copy failed.
    request.log.error({ err: error }, 'the response under an idempotency key was not stored')
  })
  return payload
}

export const installIdempotency = (app: FastifyInstance, idempotency: IdempotencyService): void => {
  app.decorateRequest('bodyDigest', null)
  app.decorateRequest('heldKey', null)
  const claimKey = async (request: FastifyRequest, reply: FastifyReply) =>
    claim(idempotency, request, reply)
  app.addHook('onRoute', (route) => {
    if (!acceptsKey(route)) return
    describe(route)
    route.preHandler = [...[route.preHandler ?? []].flat(), claimKey]
    route.onSend = [...[route.onSend ?? []].flat(), storeResponse]
  })
}
