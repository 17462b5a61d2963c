/** `npm`, at the root and below each workspace: the part of npm's registry API that installs need. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { inWorkspace, PROBLEM_TYPE, problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import { admitClient } from '../admission.ts'
import { roots } from '../marketplace/roots.ts'
import { stateFor, type Workspaces } from '../workspace-state.ts'
import { NpmPackage, npmSchemas } from './schemas.ts'
import type { NpmPackages } from './service.ts'

type Options = { packages: NpmPackages; workspaces: Workspaces; queues: CallerQueues }

const folder = Type.String({
  maxLength: 140,
  description: 'The slug, with `--` for its slash.',
  examples: ['hello-skill'],
})

/** npm shows the member `error` of an error. */
const withError = (payload: unknown): string => {
  const problem = JSON.parse(String(payload)) as { detail: string }
  return `${JSON.stringify({ ...problem, error: problem.detail })}\n`
}

const npmRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { packages, workspaces, queues },
) => {
  app.addHook('onSend', async (_request, reply, payload) =>
    String(reply.getHeader('content-type')).startsWith(PROBLEM_TYPE) ? withError(payload) : payload,
  )
  const onRequest = [
    admitClient(app),
    // The first reader of a package makes its tarball.
    (request: FastifyRequest, reply: FastifyReply) => queues.enter(request, reply),
  ]

  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}/npm/:package`,
      config: { role: 'public', admits: 'clients' },
      schema: {
        operationId: `npmPackage${suffix}`,
        tags: ['agents'],
        summary: 'Read a skill as an npm package',
        description:
          'The package `@skills/<name>` with its served versions, as npm and Claude Code read it. Errors have the member `error` too, which npm shows.',
        params: Type.Object({
          ...params,
          package: Type.String({
            maxLength: 160,
            description: '`@skills/` and the slug, with `--` for the slash of the slug.',
            examples: ['@skills/hello-skill'],
          }),
        }),
        headers: ConditionalHeaders,
        response: {
          200: json('The package.', NpmPackage, responseHeaders.etag),
          ...notModified,
          ...problems('skills.not_found', ...inWorkspace),
        },
      },
      onRequest,
      handler: async (request, reply) => {
        const state = await stateFor(request, workspaces)
        const baseUrl = workspaceUrlOf(request)
        const found = await packages.read(state, request.params.package, baseUrl)
        return sendPrivate(request, reply, hashTag(JSON.stringify(found)), found)
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/npm/@skills/:folder/-/:tarball`,
      config: { role: 'public', admits: 'clients' },
      schema: {
        operationId: `npmTarball${suffix}`,
        tags: ['agents'],
        summary: 'Download a skill as an npm package',
        description:
          'The tarball that the package names: a `package.json` without scripts or dependencies, and the skill in `skills/<name>`.',
        params: Type.Object({
          ...params,
          folder,
          tarball: Type.String({
            maxLength: 450,
            description:
              'As in `dist.tarball` of the package. The form from before versions had the number of the revision, `hello-skill-1.0.0-g0123456789ab.tgz`, is served too.',
            examples: ['hello-skill-1.0.0-7.g0123456789ab.tgz'],
          }),
        }),
        response: {
          200: {
            description: 'The tarball.',
            content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
          },
          ...problems('skills.not_found', 'skills.revision_not_found', ...inWorkspace),
        },
      },
      onRequest,
      handler: async (request, reply) => {
        const state = await stateFor(request, workspaces)
        const tarball = await packages.tarball(state, request.params)
        reply.headers({
          ...untrustedContentHeaders('private, no-cache'),
          'content-type': 'application/gzip',
        })
        return reply.send(Readable.from(request.method === 'HEAD' ? [] : tarball))
      },
    })
  }
}

export const npmFeature = { schemas: npmSchemas, routes: npmRoutes }
