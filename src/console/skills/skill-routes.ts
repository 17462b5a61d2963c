/** `/console/w/{workspace_id}/skills/{source_kind}/{slug}`: readme and files of a skill. */
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf, workspaceStateOf } from '../../platform/http/access.ts'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import { AppError } from '../../platform/errors.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import type { RevisionFile } from '../../registry/packs/revision-files.ts'
import { RevisionQuery } from '../../registry/skills/file-schemas.ts'
import { bytesKeyOf } from '../../registry/skills/skill-key.ts'
import { InstallGuide } from '../../protocols/plugins/install-guide.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import { languageOf } from '../content/languages.ts'
import { hexOf } from '../content/source.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { dropEmpty } from '../pages/query.ts'
import { filesView, fileView } from './files-page.ts'
import { readmeView } from './readme-page.ts'
import { readHead } from './skill-heads.ts'
import { SkillPageParams, skillRefOf, skillUrls } from './skill-url.ts'

export type SkillServices = { catalog: SkillCatalog; history: GitHistory }

type Options = { services: SkillServices; pages: ConsolePages; content: ContentRenderer }

type Ref = ReturnType<typeof skillRefOf>

const MAX_RENDERED_BYTES = 256 * 1024
const MAX_SHOWN_BYTES = 1024 * 1024
const HEX_BYTES = 4096

const { version, fingerprint } = RevisionQuery.properties
const FilesQuery = Type.Object({ version, fingerprint })
const FileQuery = Type.Object({
  version,
  fingerprint,
  from: Type.Optional(Type.Integer({ minimum: 1 })),
})
const FileParams = Type.Object({
  ...SkillPageParams.properties,
  '*': Type.String({ minLength: 1, maxLength: 1024 }),
})

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const

const bytesOf = (file: RevisionFile, limit: number): Promise<Buffer> =>
  buffer(file.read(file.size > limit ? { start: 0, end: limit - 1 } : undefined))

export const skillRoutes: FastifyPluginAsyncTypebox<Options> = async (app, parts) => {
  const { services, pages, content } = parts
  const { catalog } = services
  const guide = new InstallGuide(services)

  const headOf = async (request: FastifyRequest, ref: Ref) =>
    (await readHead(catalog, request, ref)).head

  const readmeOf = async (file: RevisionFile, place: { workspace: string; skill: Ref }) =>
    file.size > MAX_RENDERED_BYTES
      ? null
      : content.markdown({
          bytes: await bytesOf(file, MAX_RENDERED_BYTES),
          place: { ...place, folder: '' },
        })

  for (const url of skillUrls()) {
    app.route({
      method: 'GET',
      url,
      config,
      schema: { hide: true, params: SkillPageParams },
      handler: async (request, reply) => {
        const caller = callerOf(request)
        const ref = skillRefOf(request.params)
        const head = await headOf(request, ref)
        const key = bytesKeyOf(caller, ref, 'unserved')
        const [{ clients }, file] = await Promise.all([
          guide.read(key, { state: workspaceStateOf(request), baseUrl: workspaceUrlOf(request) }),
          catalog.openFile(key, {}, 'SKILL.md'),
        ])
        const rendered = await readmeOf(file, { workspace: head.workspace, skill: ref })
        return pages.send(request, reply, readmeView({ head, now: new Date(), rendered, clients }))
      },
    })
  }

  for (const url of skillUrls('/-/files')) {
    app.route({
      method: 'GET',
      url,
      config,
      schema: { hide: true, params: SkillPageParams, querystring: FilesQuery },
      preValidation: dropEmpty,
      handler: async (request, reply) => {
        const ref = skillRefOf(request.params)
        const key = bytesKeyOf(callerOf(request), ref, 'unserved')
        const [head, list] = await Promise.all([
          headOf(request, ref),
          catalog.files(key, request.query),
        ])
        const pinned = { fingerprint: request.query.fingerprint }
        return pages.send(request, reply, filesView({ head, list, pinned }))
      },
    })
  }

  for (const url of skillUrls('/-/files/*')) {
    app.route({
      method: 'GET',
      url,
      config,
      schema: { hide: true, params: FileParams, querystring: FileQuery },
      preValidation: dropEmpty,
      handler: async (request, reply) => {
        const { from = 1, ...wanted } = request.query
        const { '*': path, ...params } = request.params
        const ref = skillRefOf(params)
        const key = bytesKeyOf(callerOf(request), ref, 'unserved')
        const [head, list, opened, reported] = await Promise.all([
          headOf(request, ref),
          catalog.files(key, wanted),
          catalog.openFile(key, wanted, path),
          catalog.findings(key, wanted),
        ])
        const file = list.files.find((one) => one.path === path)
        if (!file) throw new AppError('skills.file_not_found', 'No file is at this path.')
        const isShown = file.size <= MAX_SHOWN_BYTES
        const bytes = await bytesOf(opened, isShown ? MAX_SHOWN_BYTES : HEX_BYTES)
        const findings = reported.findings.filter((one) => one.path === path)
        const part = isShown ? await content.source({ bytes, from, findings }) : null
        const view = fileView({
          head,
          list,
          pinned: { fingerprint: wanted.fingerprint },
          file,
          part,
          hex: (part?.html ?? null) === null ? hexOf(bytes) : null,
          language: languageOf(path),
        })
        return pages.send(request, reply, view)
      },
    })
  }
}
