/** `{w}/skills/{source_kind}/{slug}`: the bytes of one file, and of all as one archive. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ErrorCode } from '../../platform/errors.ts'
import { callerOf, workspaceStateOf } from '../../platform/http/access.ts'
import { sendBytes } from '../../platform/http/bytes-reply.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { BytesHeaders, notModified, responseHeaders } from '../../platform/http/schema.ts'
import type { SkillArchives } from './archives.ts'
import type { SkillCatalog } from './service.ts'
import { archiveHeaders, fileHeaders } from './file-reply.ts'
import * as schemas from '../skills/file-schemas.ts'
import { bytesKeyOf } from '../skills/skill-key.ts'
import { SkillParams } from '../skills/schemas.ts'

const config = { role: 'reader', invalidCode: 'skills.invalid_request', isCatalogue: true } as const
const url = '/v1/workspaces/:workspace_id/skills/:source_kind/:slug'

const bytes = (mediaType: string) => ({ [mediaType]: { schema: schemas.FileBytes } })

const byteResponses = (mediaType: string, description: string, ...codes: ErrorCode[]) => ({
  200: { description, headers: responseHeaders.etag, content: bytes(mediaType) },
  206: {
    description: 'The requested range.',
    headers: { ...responseHeaders.etag, 'Content-Range': { type: 'string' } },
    content: bytes(mediaType),
  },
  ...notModified,
  ...problems(
    'skills.invalid_request',
    'skills.not_found',
    'skills.revision_not_found',
    'skills.revision_purged',
    'request.range',
    'store.unavailable',
    ...codes,
    ...inWorkspace,
  ),
})

const skillByteRoutes: FastifyPluginAsyncTypebox<{
  catalog: SkillCatalog
  archives: SkillArchives
}> = async (app, { catalog, archives }) => {
  app.route({
    method: 'GET',
    url: `${url}/files/*`,
    config,
    schema: {
      operationId: 'skillsFileRead',
      tags: ['skills'],
      summary: 'Read one file of a skill',
      description:
        'The bytes as they were uploaded, with their media type. A file that a browser would run is sent as an attachment. The ETag is the SHA-256 of the bytes. A file of a revision that is not served is 404, except for publishers who send `include=unserved`.',
      params: schemas.FileParams,
      querystring: schemas.BytesQuery,
      headers: BytesHeaders,
      response: byteResponses(
        '*/*',
        'The bytes, with the media type from the file list.',
        'skills.file_not_found',
      ),
    },
    handler: async (request, reply) => {
      const { include, ...revision } = request.query
      const key = bytesKeyOf(callerOf(request), request.params, include)
      const wanted = { ...revision, path: request.params['*'] }
      const file = await catalog.readFile(key, wanted, workspaceStateOf(request))
      reply.headers(fileHeaders(file, request.query.fingerprint !== undefined))
      return sendBytes(request, reply, { ...file, tag: etagOf(file.sha256) })
    },
  })

  app.route({
    method: 'GET',
    url: `${url}/archive`,
    config,
    schema: {
      operationId: 'skillsArchive',
      tags: ['skills'],
      summary: 'Download a skill as one archive',
      description:
        'All files of a revision as `tar.gz`, packed canonically: sorted, owner 0, time 0, mode 644 or 755. The bytes of a fingerprint never change, so the ETag is the fingerprint in quotes. A revision that is not served is 404, except for publishers who send `include=unserved`.',
      params: SkillParams,
      querystring: schemas.ArchiveQuery,
      headers: BytesHeaders,
      response: byteResponses('application/gzip', 'The archive.', 'storage_full', 'store.full'),
    },
    handler: async (request, reply) => {
      const { include, ...wanted } = request.query
      const key = bytesKeyOf(callerOf(request), request.params, include)
      const archive = await archives.open(key, wanted)
      reply.headers(archiveHeaders(archive.fileName, request.query.fingerprint !== undefined))
      return sendBytes(request, reply, {
        ...archive,
        cached: null,
        tag: etagOf(archive.fingerprint),
      })
    },
  })
}

export const skillBytesFeature = { schemas: [], routes: skillByteRoutes }
