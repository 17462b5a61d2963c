/**
 * `skills.git`, at the root and below each workspace: a read-only Git repository of all installable
 * skills, by the smart HTTP protocol in its versions 0, 1 and 2.
 */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import type { Head } from '../../registry/history/heads.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import { admitClient } from '../admission.ts'
import { roots } from '../marketplace/roots.ts'
import { stateFor, type Workspaces } from '../workspace-state.ts'
import { MAX_BODY_BYTES, packetsOf, UPLOAD_REQUEST } from './body.ts'
import { negotiate } from './negotiation.ts'
import { advertisement, listing } from './references.ts'
import { type FetchRequest, parseCommand, parseUpload, type Version, versionOf } from './request.ts'
import { respond, respond2 } from './response.ts'
import { answerInText, tellLate } from './text-errors.ts'

type Options = { history: GitHistory; workspaces: Workspaces; queues: CallerQueues }

const UPLOAD_RESULT = 'application/x-git-upload-pack-result'
const ADVERTISEMENT = 'application/x-git-upload-pack-advertisement'

/** Parts of packets, together half a megabyte at most. */
const READ_AHEAD = 16

const readOnly = (): AppError =>
  new AppError(
    'git.read_only',
    'This repository is made by the registry and takes no pushes. Publish a skill with `skill push`.',
  )

const notSmart = (): AppError =>
  new AppError(
    'git.not_smart',
    'Only the smart HTTP protocol is spoken here: use Git 1.6.6 or newer.',
  )

const noStore = { 'cache-control': 'no-cache, max-age=0, must-revalidate', pragma: 'no-cache' }

const protocolOf = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers['git-protocol']
  return Array.isArray(given) ? given[0] : given
}

const config = { role: 'public', admits: 'clients' } as const

const RefsQuery = Type.Object({ service: Type.Optional(Type.String()) })

const gitRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { history, workspaces, queues } = options
  answerInText(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(UPLOAD_REQUEST, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const onRequest = admitClient(app)

  /** While the database is away, the last commit that is known. */
  const headFor = async (request: FastifyRequest): Promise<Head> => {
    const workspaceId = workspaceIdOf(request)
    try {
      return await history.head(await stateFor(request, workspaces))
    } catch (error) {
      const known = history.lastKnown(workspaceId)
      if (known === null || (error instanceof AppError && error.status < 500)) throw error
      return known
    }
  }

  const answer = async (
    request: FastifyRequest,
    { version, asked, signal }: { version: Version; asked: FetchRequest; signal: AbortSignal },
  ) => {
    const head = await headFor(request)
    const wanted = { head, request: asked, signal }
    const outcome = await negotiate(history, workspaceIdOf(request), wanted)
    const write = version === 2 ? respond2 : respond
    return write(outcome, asked, tellLate(request))
  }

  const upload = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | Buffer> => {
    reply.headers(noStore).type(UPLOAD_RESULT)
    const version = versionOf(protocolOf(request))
    const lines = await packetsOf(request)
    const command = version === 2 ? parseCommand(lines) : null
    if (command?.name === 'ls-refs') return listing(await headFor(request), command)
    const asked = version === 2 ? command?.request : parseUpload(lines)
    if (!asked) return Buffer.alloc(0)
    await queues.enter(request, reply)
    const packets = await answer(request, { version, asked, signal: clientGone(reply) })
    return reply.send(Readable.from(packets, { highWaterMark: READ_AHEAD }))
  }

  for (const { base } of roots) {
    app.get(
      `${base}/skills.git/info/refs`,
      { config, schema: { hide: true, querystring: RefsQuery }, onRequest },
      async (request, reply) => {
        const { service } = request.query
        if (service === 'git-receive-pack') throw readOnly()
        if (service !== 'git-upload-pack') throw notSmart()
        const version = versionOf(protocolOf(request))
        const head = await headFor(request)
        return reply.headers(noStore).type(ADVERTISEMENT).send(advertisement(version, head))
      },
    )
    app.post(
      `${base}/skills.git/git-upload-pack`,
      {
        bodyLimit: MAX_BODY_BYTES,
        config: { ...config, acceptsGzip: true, mediaType: UPLOAD_REQUEST },
        schema: { hide: true },
        onRequest,
      },
      upload,
    )
  }
}

export const gitFeature = { schemas: [], routes: gitRoutes }
