/** `/console/w/{workspace_id}/upload`: sending a package, what was found in it, and installing it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UploadLimits } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { Sha256, stringEnum } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { register } from '../../platform/http/register.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import { UploadParams } from '../../registry/uploads/schemas.ts'
import type { UploadService } from '../../registry/uploads/service.ts'
import { fileTabs } from '../content/changed-file.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { applyUpload, rehearseUpload } from './attempt.ts'
import { changedFileView } from './changes-part.ts'
import { checkView, rejectedView } from './check-page.ts'
import { archiveRoutes } from './archive-routes.ts'
import { doneView, stateView } from './state-page.ts'
import { type ChangeServices, UploadChanges } from './upload-changes.ts'
import { uploadView } from './upload-page.ts'

export type UploadServices = { skills: SkillService; uploads: UploadService } & ChangeServices

type Limits = Pick<UploadLimits, 'maxCompressedBytes' | 'maxUncompressedBytes'>

type Options = {
  services: UploadServices
  pages: ConsolePages
  limits: Limits
  content: ContentRenderer
}

type Target = {
  uploadId: string
  sourceKind: 'user' | 'registry'
  isSplit?: boolean
  failure?: FormFailure
}

const SHOWN = 20
const url = '/console/w/:workspace_id/upload'
const config = { role: 'publisher', invalidCode: 'skills.invalid_request' } as const

const Kind = Type.Union([Type.Literal('user'), Type.Literal('registry')])
/** With `path` and `from` one file of the update, else all that it would do. */
const CheckQuery = Type.Object({
  source_kind: Type.Optional(Kind),
  view: Type.Optional(stringEnum(['unified', 'split'] as const)),
  from: Type.Optional(Sha256),
  path: Type.Optional(Type.String({ maxLength: 1024 })),
  as: Type.Optional(stringEnum(fileTabs)),
})
const InstallForm = Type.Object({
  source_kind: Kind,
  slug: Type.String({ maxLength: 129 }),
  installed: Type.String({ maxLength: 64 }),
})

/** About the bytes: the page says what to do. Others, as a lost right or a busy upload, are errors. */
const isRejection = (error: unknown): error is AppError =>
  error instanceof AppError &&
  !error.isFault &&
  error.code.startsWith('skills.') &&
  (!error.code.startsWith('skills.upload.') || error.code === 'skills.upload.invalid_archive')

export const uploadRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { services, pages, limits, content } = options
  const { uploads } = services
  const changed = new UploadChanges(services, content)

  const showUpload = async (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: FormFailure | null = null,
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const { uploads: open } = await uploads.list(caller, { limit: SHOWN })
    const { workspaceId: workspace } = caller
    const view = uploadView({ workspace, now: new Date(), limits, open, failure })
    return pages.send(request, reply, view, failure === null ? 200 : 422)
  }

  const showCheck = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { uploadId, sourceKind, isSplit = false, failure }: Target,
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const { workspaceId: workspace } = caller
    const status = failure === undefined ? 200 : 422
    const upload = await uploads.status(caller, uploadId)
    if (upload.status !== 'finalized')
      return pages.send(request, reply, stateView(workspace, upload))
    try {
      const attempt = await rehearseUpload(services, caller, { uploadId, sourceKind })
      const { installed, result } = attempt
      const changes =
        installed === null || installed === result.skill.fingerprint
          ? null
          : await changed.list(caller, { uploadId, sourceKind, from: installed }, isSplit)
      const shown = { workspace, role: caller.actor.role, uploadId, sourceKind, isSplit }
      const check = { ...shown, attempt, changes, failure: failure ?? null }
      return await pages.send(request, reply, await checkView(check), status)
    } catch (error) {
      if (!isRejection(error)) throw error
      return pages.send(request, reply, rejectedView(error, { workspace, uploadId }), 422)
    }
  }

  await register(app, archiveRoutes, {
    uploads,
    maxBytes: limits.maxCompressedBytes,
    show: showUpload,
  })

  app.get(
    url,
    { config, schema: { hide: true, params: Type.Object(workspaceParams) } },
    (request, reply) => showUpload(request, reply),
  )

  app.get(
    `${url}/:upload_id`,
    {
      config,
      schema: {
        hide: true,
        params: UploadParams,
        querystring: CheckQuery,
      },
      preValidation: dropEmpty,
    },
    async (request, reply) => {
      const {
        source_kind: sourceKind = 'user',
        view,
        from,
        path,
        as: tab = 'changes',
      } = request.query
      const target = { uploadId: request.params.upload_id, sourceKind, isSplit: view === 'split' }
      if (path === undefined || from === undefined) return showCheck(request, reply, target)
      const caller = callerOf(request)
      const against = { ...target, from }
      const file = await changed.file(caller, against, { ...target, path, tab })
      const shown = { ...against, workspace: caller.workspaceId }
      return pages.send(request, reply, changedFileView(shown, { ...file, tab }))
    },
  )

  app.post(
    `${url}/:upload_id/install`,
    { config, schema: { hide: true, params: UploadParams, body: InstallForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { upload_id: uploadId } = request.params
      const { source_kind: sourceKind, slug, installed } = request.body
      try {
        const wanted = { uploadId, sourceKind, slug, installed }
        const result = await applyUpload(services, caller, wanted)
        const { workspaceId: workspace, actor } = caller
        return await pages.send(request, reply, doneView(result, { workspace, role: actor.role }))
      } catch (error) {
        if (!isRejection(error)) throw error
        const failure = { error, values: {} }
        return showCheck(request, reply, { uploadId, sourceKind, failure })
      }
    },
  )

  app.post(
    `${url}/:upload_id/discard`,
    { config, schema: { hide: true, params: UploadParams } },
    async (request, reply) => {
      const caller = callerOf(request)
      await uploads.abort(caller, request.params.upload_id)
      return reply.redirect(paths.upload(caller.workspaceId).text, 303)
    },
  )
}
