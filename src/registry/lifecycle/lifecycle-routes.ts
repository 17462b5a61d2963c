/** `{w}/skills`: install and update from a finalized upload, uninstall, rollback. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { etagOf, ifMatchOf } from '../../platform/http/etag.ts'
import { tagsOf } from '../../platform/http/precondition.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { json, ref, responseHeaders } from '../../platform/http/schema.ts'
import type { UploadService } from '../uploads/service.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import {
  installReply,
  modeOf,
  ofChange,
  sendInstalled,
  sendUpdated,
  updateReply,
} from './change-replies.ts'
import { preconditionOf } from '../skills/precondition.ts'
import * as lifecycle from './lifecycle-schemas.ts'
import { rejectForms } from './receive-archives.ts'
import { skillKeyOf } from '../skills/skill-key.ts'
import { SkillParams } from '../skills/schemas.ts'
import type { SkillService } from './service.ts'

type Options = { skills: SkillService; uploads: UploadService }

const config = { role: 'publisher', invalidCode: 'skills.invalid_request' } as const
const url = '/v1/workspaces/:workspace_id/skills'
const one = `${url}/:source_kind/:slug`

const skillLifecycleRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { skills, uploads },
) => {
  app.route({
    method: 'POST',
    url,
    config: { ...config, bySlug: true },
    preParsing: rejectForms,
    schema: {
      operationId: 'skillsInstall',
      tags: ['uploads'],
      summary: 'Install a skill',
      description:
        'Installs a package from a finalized upload (skills/install); `POST …/skills/archive` accepts the archive itself. The same content again returns `already_installed`; other content under an installed slug is rejected, since that is an update. Bytes that may not be served are stored as a revision and a proposal, with status 202. A package that breaks the archive rules is `skills.upload.invalid_archive` with `details.reason`, and ends its upload; every other rejection leaves the upload finalized for another try.',
      params: Type.Object(workspaceParams),
      querystring: lifecycle.DryRunQuery,
      body: ref(lifecycle.InstallBody),
      response: installReply,
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { source, target_source_kind: target = 'user' } = request.body
      const open = () => uploads.claim(caller, source.upload_id)
      return sendInstalled(reply, await skills.install(caller, open, target, modeOf(request.query)))
    },
  })

  app.route({
    method: 'PUT',
    url: one,
    config: { ...config, bySlug: true },
    preParsing: rejectForms,
    schema: {
      operationId: 'skillsUpdate',
      tags: ['uploads'],
      summary: 'Update a skill',
      description:
        'Replaces the content of an installed skill from a finalized upload (skills/update); `PUT …/archive` accepts the archive itself. `If-Match`, or `expected_previous_fingerprint`, names the fingerprint that must be current: 412 when it is not. Without either the last write wins, unless the workspace requires one (428). The package must have the slug of the URL. An update never takes a good version out of service: bytes that may not be served are stored as a revision and a proposal (202), and what was served stays served.',
      params: SkillParams,
      headers: lifecycle.UpdateHeaders,
      querystring: lifecycle.DryRunQuery,
      body: ref(lifecycle.UpdateBody),
      response: updateReply,
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { source, expected_previous_fingerprint: previous } = request.body
      const expected = preconditionOf(tagsOf(request), previous)
      const open = () => uploads.claim(caller, source.upload_id)
      const key = skillKeyOf(caller, request.params)
      return sendUpdated(
        reply,
        await skills.update(caller, key, { open, expected, ...modeOf(request.query) }),
      )
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
        'Stops serving the skill (skills/uninstall). Its revisions, audit rows and policy override stay: what a reviewer disabled is still disabled after the next install, which continues the revision numbers. An open proposal is withdrawn.',
      params: SkillParams,
      headers: lifecycle.IfMatchHeaders,
      response: { 200: ref(lifecycle.Uninstalled), ...problems(...ofChange, ...inWorkspace) },
    },
    handler: (request) => {
      const caller = callerOf(request)
      const expected = preconditionOf(ifMatchOf(request.headers['if-match']))
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
        'Makes an older revision current again, without an upload. Bytes that may not be served now are rejected with 409 `skills.not_approved`; `details.status_reason` says why. Bytes that wait for a reviewer get a new proposal, against the bytes rolled back to; any other open proposal ends as `superseded`.',
      params: SkillParams,
      headers: lifecycle.IfMatchHeaders,
      body: ref(lifecycle.RollbackBody),
      response: {
        200: json('Rolled back, or already current.', lifecycle.Updated, responseHeaders.etag),
        ...problems(
          ...ofChange,
          'skills.revision_not_found',
          'skills.revision_purged',
          'skills.not_approved',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { fingerprint, reason, expected_previous_fingerprint: previous } = request.body
      const expected = preconditionOf(ifMatchOf(request.headers['if-match']), previous)
      const key = skillKeyOf(caller, request.params)
      const result = await skills.rollback(caller, key, { fingerprint, reason, expected })
      return reply.header('etag', etagOf(result.skill.fingerprint)).send(result)
    },
  })
}

export const skillLifecycleFeature = {
  schemas: lifecycle.lifecycleSchemas,
  routes: skillLifecycleRoutes,
}
