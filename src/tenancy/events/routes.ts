/** `{w}/events`: changes as server-sent events. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { EventSettings } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { accepts } from '../../platform/http/accept.ts'
import { EVENT_STREAM, OpenStreams, streamHeaders } from '../../platform/http/event-stream.ts'
import { StreamGate } from '../../platform/http/stream-gate.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { EventData, EventHeaders, EventQuery, eventSchemas } from './schemas.ts'
import type { EventService } from './service.ts'

type Options = { events: EventService; settings: EventSettings }

const description = `A stream of server-sent events that stays open (skills/changed, skills::on-change, prompts::on-change, skills/upload/chunk_ack). Each frame has \`event\`, one \`data\` line of JSON and, except for chunks, \`id\`: the \`snapshot_version\` of the workspace.

- \`hello\` (EventPosition): the first frame of a stream that starts now.
- \`skills/changed\` (SkillsChanged): one for each committed change, in commit order. Readers see changes of skills that were not served before and are not served now as \`catalog_changed\`, without names.
- \`skills::on-change\` (DocumentChange) and \`prompts::on-change\` (PromptChange): one for each registered or unregistered document or prompt.
- \`resync\` (EventPosition): the id that you gave is unknown, or older than the retained window (7 days by default). Load everything again; the stream continues from now.
- \`skills/upload/chunk_ack\` (ChunkAck): with \`upload_id\` only, from the current offset on; the stream ends when the upload accepts no more chunks.

After a lost connection send the last id as \`Last-Event-ID\` (or \`since\`): the events after it are sent first. A comment is sent every 15 seconds as a heartbeat. By default, one token may have 100 open streams per process, and may open one per second after an initial burst (else 429); all tokens together may have 1000 (else 503). A client that does not read is disconnected, and can resume from its last id. Ignore events whose name you do not know, and fields that you do not know.`

const eventRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { events, settings } = options
  const streams = new OpenStreams({
    limit: settings.maxStreams,
    heartbeatMs: settings.heartbeatMs,
  })
  const gate = new StreamGate({
    maxOpen: settings.maxPerCaller,
    code: 'events.too_many_streams',
    now: () => performance.now(),
  })
  app.addHook('preClose', async () => streams.close())

  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/events',
    config: { role: 'reader' },
    schema: {
      operationId: 'events',
      tags: ['events'],
      summary: 'Follow changes',
      description,
      params: Type.Object(workspaceParams),
      querystring: EventQuery,
      headers: EventHeaders,
      response: {
        200: {
          description: 'Frames, until either side closes the stream.',
          content: { [EVENT_STREAM]: { schema: EventData } },
        },
        ...problems(
          'request.not_acceptable',
          'events.too_many_streams',
          { status: 429, code: 'events.too_many_streams' },
          'skills.upload.not_found',
          'skills.upload.not_receiving',
          'skills.upload.expired',
          ...inWorkspace,
        ),
      },
    },
    handler: async (request, reply) => {
      if (!accepts(request.headers.accept, EVENT_STREAM)) {
        throw new AppError('request.not_acceptable', `This route responds with ${EVENT_STREAM}.`)
      }
      const caller = callerOf(request)
      const { since, upload_id: uploadId } = request.query
      const lastId = request.headers['last-event-id'] || since
      const prepare = () =>
        uploadId === undefined
          ? events.follow(caller, lastId)
          : events.followUpload(caller, uploadId)
      if (request.method === 'HEAD') {
        await prepare()
        // A stream, since an empty body would have a length.
        return reply.headers(streamHeaders).send(Readable.from([]))
      }
      const leave = gate.enter(caller.actor.id)
      const [stream, feed] = await streams.open(reply, prepare).catch((error: unknown) => {
        leave()
        throw error
      })
      stream.onClose(() => {
        leave()
        // The usual log line is for completed responses.
        if (reply.raw.writableFinished) return
        const { workspaceId, actor } = caller
        const ms = Math.round(reply.elapsedTime)
        request.log.info({ workspace_id: workspaceId, actor: actor.id, ms }, 'stream cut')
      })
      app.endOnceRevoked(request, stream)
      feed.start(stream)
      return reply
    },
  })
}

export const eventsFeature = { schemas: eventSchemas, routes: eventRoutes }
