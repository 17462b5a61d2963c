/** `pull <slug>`: downloads a skill into a new folder. */
import { exitCodes } from '../api/failures.ts'
import { NewFolder } from '../package/new-folder.ts'
import type { Work } from '../program/spec.ts'
import { files as countOf } from '../terminal/text.ts'
import { download } from './download.ts'
import { checkSlug, findFiles } from './find.ts'

export const pull: Work = async (context, { words: [slug = ''], options }) => {
  const name = checkSlug(slug)
  const found = await findFiles(context.registry, slug, options)
  const folder = await NewFolder.at(options.to ?? name)
  try {
    await folder.complete(await download(context, found, folder))
  } finally {
    await folder.close()
  }
  const { fingerprint, files } = found.list
  const value = {
    status: 'pulled',
    slug,
    source_kind: found.sourceKind,
    fingerprint,
    folder: folder.path,
    files: files.map(({ path }) => path),
  }
  context.output.result(value, () => [
    `Pulled ${slug} (${found.sourceKind}) with ${countOf(files.length)} into ${folder.path}`,
    `fingerprint: ${fingerprint}`,
  ])
  return exitCodes.ok
}
