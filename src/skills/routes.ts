/** `{w}/skills`: install, list, read one. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { AppError } from '../errors.ts'
import { callerOf } from '../http/access.ts'
import { withArchivePart } from '../http/archive-part.ts'
import { isNotModified } from '../http/conditional.ts'
import { etagOf, hashTag } from '../http/etag.ts'
import { inWorkspace, problems, withBody } from '../http/problem.ts'
import { ConditionalHeaders, notModified, ref, responseHeaders } from '../http/schema.ts'
import { SpooledArchive } from '../uploads/spool.ts'
import type { UploadService } from '../uploads/service.ts'
import { workspaceParams } from '../workspaces/schemas.ts'
import type { SkillCatalog } from './catalog.ts'
import type { Snapshot } from './reads.ts'
import * as schemas from './schemas.ts'
import type { ArchiveSource, SkillService } from './service.ts'

export type SkillRoutesOptions = {
  skills: SkillService
  catalog: SkillCatalog
  uploads: UploadService
  maxCompressedBytes: number
  buildVersion: string
}

const config = { invalidCode: 'skills.invalid_request' } as const
const url = '/v1/workspaces/:workspace_id/skills'

export const skillKeyOf = (
  caller: Caller,
  params: { source_kind: schemas.SourceKind; slug: string },
) => ({ workspaceId: caller.workspaceId, sourceKind: params.source_kind, slug: params.slug })

const listTag = (
  { row_id, snapshot_version }: Snapshot,
  { buildVersion, query, role }: { buildVersion: string; query: schemas.ListQuery; role: string },
): string => {
  const given = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hashTag(row_id, snapshot_version, buildVersion, role, JSON.stringify(given))
}

export const skillRoutes: FastifyPluginAsyncTypebox<SkillRoutesOptions> = async (app, options) => {
  const { skills, catalog, uploads, maxCompressedBytes, buildVersion } = options

  const receive = (request: FastifyRequest): Promise<ArchiveSource> =>
    withArchivePart(
      request,
      (stream) => SpooledArchive.receive(stream, maxCompressedBytes),
      (archive) => archive.release(),
    )

  app.route({
    method: 'POST',
    url,
    config: { ...config, role: 'publisher' },
    schema: {
      operationId: 'skillsInstall',
      tags: ['skills'],
      summary: 'Install a skill',
      description:
        'Installs a package (skills/install): from a finalized upload (JSON), or uploaded with this very request (multipart, one file part `archive`). The same content again answers `already_installed`; other content under an installed slug is refused, that is an update. A package that breaks the archive rules is `skills.upload.invalid_archive` with `details.reason`, and ends its upload; every other refusal leaves the upload finalized for another try.',
      params: Type.Object(workspaceParams),
      querystring: schemas.InstallQuery,
      body: { content: { 'application/json': { schema: ref(schemas.InstallBody) } } },
      response: {
        201: {
          description: 'Installed.',
          headers: { ...responseHeaders.etag, ...responseHeaders.location },
          content: { 'application/json': { schema: ref(schemas.Installed) } },
        },
        200: {
          description: 'The same content was installed already.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: ref(schemas.Installed) } },
        },
        ...problems(
          'skills.invalid_request',
          'skills.source_not_supported',
          'skills.update_conflict.fingerprint_mismatch',
          'skills.extension_id_conflict',
          'skills.upload.not_found',
          'skills.upload.expired',
          'skills.upload.not_finalized',
          'skills.upload.consumed',
          'skills.upload.busy',
          'skills.upload.invalid_archive',
          'skills.upload.size_limit',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      // Validated by the schema of its media type; a multipart body is read as a stream instead.
      const body = request.body as schemas.InstallBody | undefined
      const target = targetOf(request.query, body)
      const open = () => (body ? uploads.claim(caller, body.source.upload_id) : receive(request))
      const result = await skills.install(caller, open, target)
      reply.header('etag', etagOf(result.skill.fingerprint))
      if (result.status === 'already_installed') return reply.code(200).send(result)
      return reply.code(201).header('location', result.skill.install_path).send(result)
    },
  })

  app.route({
    method: 'GET',
    url,
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'skillsList',
      tags: ['skills'],
      summary: 'List installed skills',
      description:
        'Installed skills with status (skills/list), ordered by source kind and slug, a page at a time. `snapshot_version` grows by one with each change of the workspace; the ETag changes with it.',
      params: Type.Object(workspaceParams),
      querystring: schemas.ListQuery,
      headers: ConditionalHeaders,
      response: {
        200: {
          description: 'One page.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: ref(schemas.SkillList) } },
        },
        ...notModified,
        ...problems('skills.invalid_request', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const parts = { buildVersion, query: request.query, role: caller.actor.role }
      reply.header('vary', 'authorization').header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] !== undefined) {
        const snapshot = await catalog.snapshot(caller)
        if (isNotModified(request, reply, listTag(snapshot, parts))) return reply
      }
      const { list, snapshot } = await catalog.list(caller, request.query)
      return reply.header('etag', listTag(snapshot, parts)).send(list)
    },
  })

  app.route({
    method: 'GET',
    url: `${url}/:source_kind/:slug`,
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'skillsRead',
      tags: ['skills'],
      summary: 'Read one skill',
      description:
        'One installed skill with front matter, manifest and findings. The ETag is its fingerprint.',
      params: schemas.SkillParams,
      headers: ConditionalHeaders,
      response: {
        200: {
          description: 'The skill.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: ref(schemas.Skill) } },
        },
        ...notModified,
        ...problems('skills.invalid_request', 'skills.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const skill = await catalog.read(skillKeyOf(callerOf(request), request.params))
      reply.header('vary', 'authorization').header('cache-control', 'private, no-cache')
      if (isNotModified(request, reply, etagOf(skill.fingerprint))) return reply
      return skill
    },
  })
}

const targetOf = (
  query: { target_source_kind?: schemas.SourceKind },
  body: { target_source_kind?: schemas.SourceKind } | undefined,
): schemas.SourceKind => {
  const { target_source_kind: fromQuery } = query
  const fromBody = body?.target_source_kind
  if (fromQuery && fromBody && fromQuery !== fromBody) {
    throw new AppError(
      'skills.invalid_request',
      '`target_source_kind` stands in the query and in the body, and the two differ.',
    )
  }
  return fromQuery ?? fromBody ?? 'user'
}
