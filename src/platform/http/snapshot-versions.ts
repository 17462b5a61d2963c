/**
 * By two headers, clients read what was written, whichever process and whichever server of the
 * database they reach: a response to a write has the version of its workspace, and a read of the
 * catalogue says which version it needs at least.
 */
import { Type } from '@sinclair/typebox'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'

export const VERSION = 'x-snapshot-version'
const MINIMUM = 'x-min-snapshot-version'

const Minimum = Type.Optional(
  Type.String({
    // Not an integer, since some generated clients send headers as they are given.
    pattern: '^\\d{1,15}$',
    description:
      'A whole number of at most 15 digits. The response is not older than this version of the workspace: `x-snapshot-version` of a response to a write, or the `snapshot_version` of an event. One higher than any makes it as new as the primary of the database.',
    examples: ['42'],
  }),
)

/** As OpenAPI describes it. */
export const versionHeaders = {
  [VERSION]: {
    schema: { type: 'integer' },
    description:
      'A version of the workspace that includes the write; send it as `x-min-snapshot-version`.',
  },
}

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Whether responses of a route have the version. */
export const isVersioned = (
  method: string,
  { role, workspace, isCatalogue }: FastifyContextConfig,
): boolean => !isRead(method) && !isCatalogue && role !== 'public' && workspace === undefined

export type VersionDependencies = {
  workspaces: {
    /** The state, which is not older than the version. */
    checkKnown: (workspaceId: string, minimum: number) => Promise<string>
    /** The newest one that this process knows of. */
    knownVersion: (workspaceId: string) => number
  }
}

export const installSnapshotVersions = (
  app: FastifyInstance,
  { workspaces }: VersionDependencies,
): void => {
  /** Follows the validation of headers. */
  const demand = async ({ headers, workspaceState }: FastifyRequest): Promise<void> => {
    const minimum = Number(headers[MINIMUM] ?? 0)
    if (workspaceState === null || minimum === 0) return
    workspaceState.state = await workspaces.checkKnown(workspaceState.workspaceId, minimum)
  }

  app.addHook('onRoute', (route) => {
    const { config, schema, preHandler = [] } = route
    if (!config?.isCatalogue || !schema) return
    const { properties } = (schema.headers ?? {}) as { properties?: object }
    schema.headers = { type: 'object', properties: { ...properties, [MINIMUM]: Minimum } }
    route.preHandler = [demand, ...[preHandler].flat()]
  })

  app.addHook('onSend', ({ method, routeOptions, workspaceState }, reply, _payload, done) => {
    if (workspaceState !== null && isVersioned(method, routeOptions.config)) {
      const version = workspaces.knownVersion(workspaceState.workspaceId)
      if (reply.statusCode < 400) reply.header(VERSION, version)
    }
    done()
  })
}
