/** Install and update in one call: the request contains the archive. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { parseForms } from '../../platform/http/forms.ts'
import { tagsOf } from '../../platform/http/precondition.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import {
  installReply,
  modeOf,
  sendInstalled,
  sendUpdated,
  updateReply,
} from '../lifecycle/change-replies.ts'
import { preconditionOf } from '../skills/precondition.ts'
import * as lifecycle from '../lifecycle/lifecycle-schemas.ts'
import { receiveArchives } from '../lifecycle/receive-archives.ts'
import { skillKeyOf } from '../skills/skill-key.ts'
import { SkillParams } from '../skills/schemas.ts'
import type { SkillService } from '../lifecycle/service.ts'

type Options = { skills: SkillService; maxCompressedBytes: number }

const config = {
  role: 'publisher',
  bySlug: true,
  invalidCode: 'skills.invalid_request',
  mediaType: 'multipart/form-data',
} as const
const url = '/v1/workspaces/:workspace_id/skills'

const skillArchiveRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { skills, maxCompressedBytes },
) => {
  await parseForms(app, maxCompressedBytes)
  const receive = receiveArchives(app, maxCompressedBytes)

  app.route({
    method: 'POST',
    url: `${url}/archive`,
    config,
    schema: {
      operationId: 'skillsInstallArchive',
      tags: ['skills'],
      summary: 'Upload and install a skill in one call',
      description:
        'The same as an upload followed by `POST …/skills` (skills/install), with the archive as the only part, `archive`, of a multipart body. `tar -czf hello-skill.tar.gz hello-skill` makes an archive of the folder `hello-skill`, which needs a `SKILL.md` with `name` and `description` in its front matter; the examples below continue with that skill.',
      params: Type.Object(workspaceParams),
      querystring: lifecycle.InstallQuery,
      response: installReply,
    },
    handler: async (request, reply) => {
      const { target_source_kind: target = 'user' } = request.query
      const result = await skills.install(
        callerOf(request),
        () => receive(request),
        target,
        modeOf(request.query),
      )
      return sendInstalled(reply, result)
    },
  })

  app.route({
    method: 'PUT',
    url: `${url}/:source_kind/:slug/archive`,
    config,
    schema: {
      operationId: 'skillsUpdateArchive',
      tags: ['skills'],
      summary: 'Upload and update a skill in one call',
      description:
        'The same as an upload followed by `PUT …/{slug}` (skills/update), with the archive as the only part, `archive`, of a multipart body.',
      params: SkillParams,
      querystring: lifecycle.UpdateQuery,
      headers: lifecycle.UpdateHeaders,
      response: updateReply,
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { expected_previous_fingerprint: previous } = request.query
      const expected = preconditionOf(tagsOf(request), previous)
      const key = skillKeyOf(caller, request.params)
      const open = () => receive(request)
      return sendUpdated(
        reply,
        await skills.update(caller, key, { open, expected, ...modeOf(request.query) }),
      )
    },
  })
}

export const skillArchivesFeature = { schemas: [], routes: skillArchiveRoutes }
