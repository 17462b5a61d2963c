/** What differs between two revisions: files, and the lines of them. */
import type { FileChanges } from '../../registry/proposals/diff-schemas.ts'
import { changedItem, fileRegion, type FileTab, layoutLinks } from '../content/changed-file.ts'
import { changedList } from '../content/changed-list.ts'
import type { DrawnDiff } from '../content/diff.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { region, type View } from '../pages/frame.ts'
import { countText, empty, facts, shortDigest } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type SkillHead, skillView } from './skill-frame.ts'

type Sides = { from: string; to: string }

type Compared = {
  head: SkillHead
  sides: Sides
  isSplit: boolean
  files: readonly FileChanges[]
}

export type ComparePage = Compared & {
  /** By path: files that are shown open; null could not be drawn in time. */
  drawn: ReadonlyMap<string, DrawnDiff | null>
}

const pageOf = (
  { head, sides }: Pick<Compared, 'head' | 'sides'>,
  isSplit: boolean,
  path: string | null = null,
): Path =>
  paths
    .skillTab(head.workspace, head.skill, 'compare')
    .with({ ...sides, view: isSplit ? 'split' : null, path })

const layoutPart = (page: Compared, path: string | null = null): Html =>
  layoutLinks(pageOf(page, false, path), pageOf(page, true, path), page.isSplit)

const sidesText = (page: Compared): Html => {
  const { sides, isSplit, head } = page
  const { from, to } = sides
  const count = page.files.length
  return html`${facts([
      ['From', shortDigest(from)],
      ['To', shortDigest(to)],
    ])}
    <p>
      ${countText(count, 'file differs', 'files differ')} ·
      <a href="${pageOf({ head, sides: { from: to, to: from } }, isSplit)}"
        >Compare the other way round</a
      >
    </p>`
}

export const compareView = async (page: ComparePage): Promise<View> => {
  const { head, files, drawn, isSplit } = page
  const layout = layoutPart(page)
  const list = await changedList(files, (file, index) =>
    changedItem(file, {
      index,
      page: pageOf(page, isSplit, file.path),
      drawn: drawn.get(file.path),
    }),
  )
  return skillView(head, 'revisions', {
    title: 'Compare',
    styles: ['content.css', 'review.css'],
    scripts: ['changed'],
    content: html`<h2>What differs</h2>
      ${sidesText(page)}
      ${
        files.length === 0
          ? empty('Both have the same files.')
          : html`${region('layout', layout)} ${list}`
      }`,
    regions: { layout },
  })
}

export type CompareFilePage = Compared & {
  file: FileChanges
  index: number
  tab: FileTab
  body: Html
}

/** One of the files alone. */
export const compareFileView = (page: CompareFilePage): View => {
  const { head, file, index, tab, body, isSplit } = page
  const id = `diff-${index}`
  const shown = fileRegion(file, { id, page: pageOf(page, isSplit, file.path), tab, body })
  return skillView(head, 'revisions', {
    title: file.path,
    styles: ['content.css', 'review.css'],
    scripts: ['code'],
    content: html`<p class="quiet"><a href="${pageOf(page, isSplit)}">All files that differ</a></p>
      <h2><bdi>${file.path}</bdi></h2>
      ${sidesText(page)}
      <p>${layoutPart(page, file.path)}</p>
      <div class="changed alone">${region(id, shown)}</div>`,
    regions: { [id]: shown },
  })
}
