/** `clawhub/api/v1`: publishing a skill, file by file or in one form. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { isForm, parseForms } from '../../platform/http/forms.ts'
import { withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { register } from '../../platform/http/register.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import type { ClawHub } from './clawhub.ts'
import { receiveForm } from './form.ts'
import { skillIdOf, versionIdOf, nameOf } from './names.ts'
import {
  ClawHubPublishBody,
  ClawHubPublished,
  ClawHubStored,
  ClawHubTicket,
  ClawHubTicketBody,
} from './publish-schemas.ts'
import type { Publishing } from './publishing.ts'
import { anyQuery, apiRoots, apiUrlOf, readProblems } from './requests.ts'

const config = {
  role: 'publisher',
  bySlug: true,
  invalidCode: 'skills.invalid_request',
  idempotencyKey: false,
} as const

const ofUploads: ErrorCode[] = [
  'skills.upload.invalid_request',
  'skills.upload.not_found',
  'skills.upload.expired',
  'skills.upload.size_limit',
  'store.unavailable',
  'store.full',
  'workspaces.quota_exceeded',
]

type Result = Awaited<ReturnType<Publishing['publish']>>

const publishedOf = (workspaceId: string, result: Result): ClawHubPublished => {
  const { slug, source_kind: sourceKind, version, fingerprint } = result.skill
  const status = result.served ? ('published' as const) : ('pending' as const)
  const skillId = skillIdOf({ workspaceId, sourceKind, slug })
  return {
    ok: true,
    skillId,
    versionId: versionIdOf(skillId, fingerprint),
    slug: nameOf(workspaceId, slug).slug,
    version,
    status,
    publicationStatus: status,
    ...(result.status === 'pending_install' ? { attemptId: result.proposal_id } : {}),
  }
}

/** What was validated; nothing is, if there is no body. */
const bodyOf = ({ body }: FastifyRequest): ClawHubPublishBody => {
  if (body === undefined || body === null) {
    throw new AppError('request.media_type', 'Send JSON, or a form with `payload` and `files`.')
  }
  return body as ClawHubPublishBody
}

const rawRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, { publishing }) => {
  // The type is that of the file.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  for (const { base, params, suffix } of apiRoots) {
    app.route({
      method: 'POST',
      url: `${base}/v1/uploads/:upload_id`,
      config: { ...config, mediaType: 'application/octet-stream' },
      schema: {
        operationId: `clawHubUpload${suffix}`,
        tags: ['clawhub'],
        summary: 'Send a file of a skill',
        description: 'The bytes of the file that the ticket is for, of any media type.',
        params: Type.Object({
          ...params,
          upload_id: Type.String({ maxLength: 64, examples: ['pJ1v0cXw5k9QmZr2TtY8a'] }),
        }),
        querystring: anyQuery,
        response: {
          200: ref(ClawHubStored),
          ...readProblems(
            ...ofUploads,
            'skills.upload.not_receiving',
            'skills.upload.offset_mismatch',
            'skills.upload.digest_mismatch',
            ...withBody,
          ),
        },
      },
      handler: async (request) => {
        const { upload_id: storageId } = request.params
        const body = request.body instanceof Readable ? request.body : Readable.from([])
        await publishing.uploads.receive(callerOf(request), storageId, body)
        return { storageId }
      },
    })
  }
}

export const publishRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, options) => {
  const { publishing, maxBytes, maxFiles } = options
  await parseForms(app, maxBytes)
  await register(app, rawRoutes, options)

  const publishForm = async (request: FastifyRequest): Promise<Result> => {
    const { payload, files, close } = await receiveForm(request, { maxBytes, maxFiles })
    try {
      const sent = { uploaded: [], others: files }
      return await publishing.publish(callerOf(request), payload, sent)
    } finally {
      await close()
    }
  }

  const publishUploaded = async (request: FastifyRequest): Promise<Result> => {
    const { files, ...publication } = bodyOf(request)
    const uploaded = files.map(({ storageId: uploadId, ...file }) => ({ ...file, uploadId }))
    return publishing.publish(callerOf(request), publication, { uploaded, others: [] })
  }

  for (const { base, params, suffix } of apiRoots) {
    app.route({
      method: 'POST',
      url: `${base}/v1/skills/-/upload-url`,
      config,
      schema: {
        operationId: `clawHubTicket${suffix}`,
        tags: ['clawhub'],
        summary: 'Ask for the upload of a file',
        description:
          'For `clawhub publish`, from 0.23 on: each file is an upload of its own, which counts like any other.',
        params: Type.Object(params),
        querystring: anyQuery,
        body: ref(ClawHubTicketBody),
        response: { 200: ref(ClawHubTicket), ...readProblems(...ofUploads, ...withBody) },
      },
      handler: async (request) => {
        const id = await publishing.uploads.start(callerOf(request), request.body)
        return { uploadUrl: `${apiUrlOf(request)}/v1/uploads/${id}`, uploadTicket: id }
      },
    })

    app.route({
      method: 'POST',
      url: `${base}/v1/skills`,
      config,
      schema: {
        operationId: `clawHubPublish${suffix}`,
        tags: ['clawhub'],
        summary: 'Publish a skill',
        description:
          'For `clawhub publish`: installs the package, or updates the one that is installed, like `POST …/skills/archive`. The files were uploaded, or (before 0.23) are in a form with the JSON as `payload`. Slug, version and change log of the request are added to the package as `_meta.json`; a `skill.toml` that says otherwise wins. `pending` is a proposal that waits for a reviewer.',
        params: Type.Object(params),
        querystring: anyQuery,
        body: {
          content: { 'application/json': { schema: ref(ClawHubPublishBody) } },
        },
        response: {
          200: ref(ClawHubPublished),
          ...readProblems(
            'skills.invalid_request',
            ...ofUploads,
            'skills.upload.not_finalized',
            'skills.upload.consumed',
            'skills.upload.busy',
            'skills.upload.invalid_archive',
            'skills.slug_mismatch',
            'skills.slug_reserved',
            'skills.extension_id_conflict',
            'skills.action_name_conflict',
            'skills.update_conflict.fingerprint_mismatch',
            'skills.precondition_required',
            'skills.fingerprint_purged',
            ...withBody,
          ),
        },
      },
      handler: async (request) => {
        const result = await (isForm(request) ? publishForm(request) : publishUploaded(request))
        return publishedOf(callerOf(request).workspaceId, result)
      },
    })
  }
}
