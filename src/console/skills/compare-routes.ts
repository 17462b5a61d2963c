/** `…/-/compare`: what differs between two revisions, and each file of it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { Sha256, stringEnum } from '../../platform/http/schema.ts'
import type { RevisionComparison } from '../../registry/catalog/comparison.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { compareFiles } from '../../registry/proposals/compare.ts'
import { fileChangeOf } from '../../registry/proposals/file-pairs.ts'
import { bytesKeyOf } from '../../registry/skills/skill-key.ts'
import { diffBody, type FileTab, fileTabs, openAtFirst } from '../content/changed-file.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import { drawFiles, OPEN_FILES, renderFile, WHOLE } from '../content/draw-files.ts'
import type { Html } from '../markup/html.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { dropEmpty } from '../pages/query.ts'
import { compareFileView, compareView } from './compare-page.ts'
import { readHead } from './skill-heads.ts'
import { SkillPageParams, skillRefOf, skillUrls } from './skill-url.ts'

export type CompareServices = { catalog: SkillCatalog; comparison: RevisionComparison }

type ReadKey = ReturnType<typeof bytesKeyOf>

type Options = { services: CompareServices; pages: ConsolePages; content: ContentRenderer }

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const
const Query = Type.Object({
  from: Sha256,
  to: Sha256,
  view: Type.Optional(stringEnum(['unified', 'split'] as const)),
  path: Type.Optional(Type.String({ maxLength: 1024 })),
  as: Type.Optional(stringEnum(fileTabs)),
})

export const compareRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { catalog, comparison }, pages, content },
) => {
  const bodyOf = async (
    key: ReadKey,
    sides: { from: string; to: string },
    { path, tab, isSplit }: { path: string; tab: FileTab; isSplit: boolean },
  ): Promise<Html> => {
    if (tab === 'rendered') {
      return renderFile(content, await catalog.openFile(key, { fingerprint: sides.to }, path))
    }
    const wanted = { path, ...(tab === 'whole' ? { context: WHOLE } : {}) }
    const { files } = await comparison.page(key, { ...sides, ...wanted })
    const [file] = files
    if (file === undefined) throw new Error('a comparison has no file')
    return diffBody(file, (await drawFiles(content, files, { isSplit })).get(path) ?? null)
  }

  for (const url of skillUrls('/-/compare')) {
    app.get(
      url,
      {
        config,
        schema: { hide: true, params: SkillPageParams, querystring: Query },
        preValidation: dropEmpty,
      },
      async (request, reply) => {
        const ref = skillRefOf(request.params)
        const { from, to, view, path, as: tab = 'changes' } = request.query
        const key = bytesKeyOf(callerOf(request), ref, 'unserved')
        const [{ head }, before, after] = await Promise.all([
          readHead(catalog, request, ref),
          catalog.files(key, { fingerprint: from }),
          catalog.files(key, { fingerprint: to }),
        ])
        const sides = { from, to }
        const isSplit = view === 'split'
        const files = compareFiles(before.files, after.files).map((pair) =>
          fileChangeOf(pair, null),
        )
        const compared = { head, sides, isSplit, files }
        if (path === undefined) {
          const { files: first } = await comparison.page(key, { ...sides, limit: OPEN_FILES })
          const drawn = await drawFiles(content, openAtFirst(first), { isSplit })
          const counted = new Map(first.map((file) => [file.path, file]))
          const shown = files.map((file) => counted.get(file.path) ?? file)
          const page = await compareView({ ...compared, files: shown, drawn })
          return pages.send(request, reply, page)
        }
        const index = files.findIndex((file) => file.path === path)
        const file = files[index]
        if (file === undefined) {
          throw new AppError('skills.file_not_found', 'There is no changed file at this path.')
        }
        const body = await bodyOf(key, sides, { path, tab, isSplit })
        const page = compareFileView({ ...compared, file, index, tab, body })
        return pages.send(request, reply, page)
      },
    )
  }
}
