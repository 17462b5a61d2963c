/** The files that an update would change, and one of them alone. */
import { changedItem, fileRegion, type FileTab, layoutLinks } from '../content/changed-file.ts'
import { changedList } from '../content/changed-list.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { region, type View } from '../pages/frame.ts'
import { countText, shortDigest } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import type { Against, ChangedUpload, Changes } from './upload-changes.ts'

export type Shown = Against & { workspace: string; isSplit: boolean }

/** The page of the check, in the same layout. */
const checkPage = ({ workspace, uploadId, sourceKind, isSplit }: Shown): Path =>
  paths.uploaded(workspace, uploadId, {
    source_kind: sourceKind === 'user' ? null : sourceKind,
    view: isSplit ? 'split' : null,
  })

/** Bound to the revision that the list was made of. */
export const changedPage = (shown: Shown, path: string): Path =>
  checkPage(shown).with({ from: shown.from, path })

export const layoutPart = (shown: Shown, path: string | null = null): Html => {
  const page = (isSplit: boolean): Path => {
    const other = { ...shown, isSplit }
    return path === null ? checkPage(other) : changedPage(other, path)
  }
  return layoutLinks(page(false), page(true), shown.isSplit)
}

const KINDS = { added: 'new', changed: 'changed', removed: 'removed' } as const

const countsText = ({ files }: Changes): string =>
  Object.entries(KINDS)
    .map(([kind, text]) => [files.filter(({ change }) => change === kind).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ')

export const changesPart = async (shown: Shown, changes: Changes): Promise<Html> => {
  const list = await changedList(changes.files, (file, index) => {
    const found = changes.findingsIn(file.path)
    const stopping = found.filter(({ severity }) => severity !== 'warn').length
    return changedItem(file, {
      index,
      page: changedPage(shown, file.path),
      drawn: changes.drawn.get(file.path),
      found: { stopping, others: found.length - stopping },
    })
  })
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    <p>
      ${countText(changes.files.length, 'file')}: ${countsText(changes)}.
      <span class="quiet">Compared with what is installed now, ${shortDigest(shown.from)}</span>
    </p>
    ${region('layout', layoutPart(shown))} ${list}
  </section>`
}

export const changedFileView = (
  shown: Shown,
  { file, index, body, tab }: ChangedUpload & { tab: FileTab },
): View => {
  const id = `diff-${index}`
  const page = changedPage(shown, file.path)
  const content = fileRegion(file, { id, page, tab, body })
  return {
    title: file.path,
    section: 'upload',
    styles: ['content.css', 'review.css'],
    scripts: ['code'],
    content: html`<p class="quiet"><a href="${checkPage(shown)}">What the upload would do</a></p>
      <h1><bdi>${file.path}</bdi></h1>
      <p class="quiet">Compared with what is installed, ${shortDigest(shown.from)}</p>
      <p>${layoutPart(shown, file.path)}</p>
      <div class="changed alone">${region(id, content)}</div>`,
    regions: { [id]: content },
  }
}
