/** `{w}/skills`: install, update, uninstall, rollback. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError, type ErrorCode } from '../errors.ts'
import { callerOf } from '../http/access.ts'
import { etagOf, ifMatchOf } from '../http/etag.ts'
import { inWorkspace, problems, withBody } from '../http/problem.ts'
import { ref, responseHeaders } from '../http/schema.ts'
import type { UploadService } from '../uploads/service.ts'
import { workspaceParams } from '../workspaces/schemas.ts'
import { expectationOf } from './expectation.ts'
import { receiveArchives } from './receive-archives.ts'
import * as lifecycle from './lifecycle-schemas.ts'
import { skillKeyOf } from './routes.ts'
import { SkillParams, type SourceKind } from './schemas.ts'
import type { SkillService } from './service.ts'

type Options = {
  skills: SkillService
  uploads: UploadService
  maxCompressedBytes: number
}

const config = { role: 'publisher', invalidCode: 'skills.invalid_request' } as const
const url = '/v1/workspaces/:workspace_id/skills'
const one = `${url}/:source_kind/:slug`

/** Refusals of whatever brings an archive. */
const fromArchive: ErrorCode[] = [
  'skills.upload.not_found',
  'skills.upload.expired',
  'skills.upload.not_finalized',
  'skills.upload.consumed',
  'skills.upload.busy',
  'skills.upload.invalid_archive',
  'skills.upload.size_limit',
]

/** Refusals of whatever changes an installed skill. */
const ofChange: (ErrorCode | { status: number; code: ErrorCode })[] = [
  'skills.invalid_request',
  'skills.source_not_supported',
  'skills.not_found',
  'skills.expectation_required',
  { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
  'skills.extension_id_conflict',
]

export const skillLifecycleRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { skills, uploads, maxCompressedBytes },
) => {
  const sent = receiveArchives(app, maxCompressedBytes)

  app.route({
    method: 'POST',
    url,
    config,
    schema: {
      operationId: 'skillsInstall',
      tags: ['skills'],
      summary: 'Install a skill',
      description:
        'Installs a package (skills/install): from a finalized upload (JSON), or uploaded with this very request (multipart, one file part `archive`). The same content again answers `already_installed`; other content under an installed slug is refused, that is an update. A package that breaks the archive rules is `skills.upload.invalid_archive` with `details.reason`, and ends its upload; every other refusal leaves the upload finalized for another try.',
      params: Type.Object(workspaceParams),
      querystring: lifecycle.InstallQuery,
      body: { content: { 'application/json': { schema: ref(lifecycle.InstallBody) } } },
      response: {
        201: {
          description: 'Installed.',
          headers: { ...responseHeaders.etag, ...responseHeaders.location },
          content: { 'application/json': { schema: ref(lifecycle.Installed) } },
        },
        200: {
          description: 'The same content was installed already.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: ref(lifecycle.Installed) } },
        },
        202: {
          description: 'Stored; a reviewer has to approve it first.',
          content: { 'application/json': { schema: ref(lifecycle.PendingInstall) } },
        },
        ...problems(
          'skills.invalid_request',
          'skills.source_not_supported',
          'skills.update_conflict.fingerprint_mismatch',
          'skills.extension_id_conflict',
          ...fromArchive,
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      // Validated by the schema of its media type; a multipart body is read as a stream instead.
      const body = request.body as lifecycle.InstallBody | undefined
      const target = targetOf(request.query, body)
      const open = () => (body ? uploads.claim(caller, body.source.upload_id) : sent(request))
      const result = await skills.install(caller, open, target)
      reply.header('etag', etagOf(result.skill.fingerprint))
      if (result.status === 'pending_install') return reply.code(202).send(result)
      if (result.status === 'already_installed') return reply.code(200).send(result)
      return reply.code(201).header('location', result.skill.install_path).send(result)
    },
  })

  app.route({
    method: 'PUT',
    url: one,
    config,
    schema: {
      operationId: 'skillsUpdate',
      tags: ['skills'],
      summary: 'Update a skill',
      description:
        'Replaces the content of an installed skill (skills/update): from a finalized upload (JSON), or uploaded with this very request (multipart, one file part `archive`). `If-Match`, or `expected_previous_fingerprint`, names what must be current: 412 when it is not. Without either the last write wins, unless the workspace asks for one (428). The package must have the slug of the URL.',
      params: SkillParams,
      querystring: lifecycle.UpdateQuery,
      headers: lifecycle.IfMatchHeaders,
      body: { content: { 'application/json': { schema: ref(lifecycle.UpdateBody) } } },
      response: {
        200: {
          description: 'Updated, or the same content as before.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: ref(lifecycle.Updated) } },
        },
        202: {
          description: 'Stored; a reviewer has to approve it first.',
          content: { 'application/json': { schema: ref(lifecycle.PendingInstall) } },
        },
        ...problems(
          ...ofChange,
          'skills.slug_mismatch',
          ...fromArchive,
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      // Validated by the schema of its media type; a multipart body is read as a stream instead.
      const body = request.body as lifecycle.UpdateBody | undefined
      const expected = expectationOf(
        ifMatchOf(request.headers['if-match']),
        body?.expected_previous_fingerprint ?? request.query.expected_previous_fingerprint,
      )
      const open = () => (body ? uploads.claim(caller, body.source.upload_id) : sent(request))
      const key = skillKeyOf(caller, request.params)
      const result = await skills.update(caller, key, { open, expected })
      if (result.status === 'pending_install') return reply.code(202).send(result)
      return reply.header('etag', etagOf(result.skill.fingerprint)).send(result)
    },
  })

  app.route({
    method: 'DELETE',
    url: one,
    config,
    schema: {
      operationId: 'skillsUninstall',
      tags: ['skills'],
      summary: 'Uninstall a skill',
      description:
        'Serves the skill no more (skills/uninstall). Its revisions and audit rows stay; its policy override goes. Installing it again continues the revision numbers.',
      params: SkillParams,
      headers: lifecycle.IfMatchHeaders,
      response: { 200: ref(lifecycle.Uninstalled), ...problems(...ofChange, ...inWorkspace) },
    },
    handler: (request) => {
      const caller = callerOf(request)
      const expected = ifMatchOf(request.headers['if-match'])
      return skills.uninstall(caller, skillKeyOf(caller, request.params), expected)
    },
  })

  app.route({
    method: 'POST',
    url: `${one}/rollback`,
    config: { ...config, role: 'reviewer' },
    schema: {
      operationId: 'skillsRollback',
      tags: ['skills'],
      summary: 'Roll a skill back',
      description:
        'Makes an older approved revision current again. No bytes are sent: they are still there.',
      params: SkillParams,
      headers: lifecycle.IfMatchHeaders,
      body: ref(lifecycle.RollbackBody),
      response: {
        200: {
          description: 'Rolled back, or current already.',
          headers: responseHeaders.etag,
          content: { 'application/json': { schema: ref(lifecycle.Updated) } },
        },
        ...problems(
          ...ofChange,
          'skills.revision_not_found',
          'skills.not_approved',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { fingerprint, reason, expected_previous_fingerprint: previous } = request.body
      const expected = expectationOf(ifMatchOf(request.headers['if-match']), previous)
      const key = skillKeyOf(caller, request.params)
      const result = await skills.rollback(caller, key, { fingerprint, reason, expected })
      return reply.header('etag', etagOf(result.skill.fingerprint)).send(result)
    },
  })
}

const targetOf = (
  query: { target_source_kind?: SourceKind },
  body: { target_source_kind?: SourceKind } | undefined,
): SourceKind => {
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
