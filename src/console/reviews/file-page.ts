/** One file of a proposal: what changed in it, or all of it where nothing did. Pure. */
import { fileRegion, type FileTab, hiddenNote, layoutLinks } from '../content/changed-file.ts'
import { languageOf } from '../content/languages.ts'
import type { SourcePart } from '../content/source.ts'
import { Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { region, type View } from '../pages/frame.ts'
import { exactly } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText } from '../pages/words.ts'
import { markOf } from './files-part.ts'
import { noteForm } from './note-form.ts'
import type { ChangedFile, Review } from './review-data.ts'

export type FilePage = Pick<Review, 'workspace' | 'proposal' | 'isSplit' | 'comments' | 'again'> & {
  path: string
  tab: FileTab
  /** Null: it is as it was. */
  change: { file: ChangedFile; index: number; body: Html } | null
  /** Of a file that is as it was; null if it is too large. */
  source: SourcePart | null
}

const pageOf = ({ workspace, proposal, path }: FilePage, isSplit: boolean): Path =>
  paths.reviewFile(workspace, proposal.proposal_id, path).with({ view: isSplit ? 'split' : null })

const layouts = (page: FilePage): Html => {
  const as = page.tab === 'changes' ? null : page.tab
  return layoutLinks(
    pageOf(page, false).with({ as }),
    pageOf(page, true).with({ as }),
    page.isSplit,
  )
}

const neighbours = ({ workspace, proposal, change }: FilePage): Html | null => {
  if (change === null) return null
  const { file_diff: files, proposal_id: id } = proposal
  const link = (file: ChangedFile | undefined, text: string): Html | null =>
    file === undefined
      ? null
      : html`<a href="${paths.reviewFile(workspace, id, file.path)}">${text}: ${file.path}</a>`
  return html`<nav class="parts" aria-label="Other changed files">
    ${link(files[change.index - 1], 'previous')} ${link(files[change.index + 1], 'next')}
  </nav>`
}

const marking = ({ workspace, proposal }: FilePage, file: ChangedFile): Html =>
  html`<form method="post" action="${paths.reviewAct(workspace, proposal.proposal_id, 'viewed')}">
    <input type="hidden" name="back" value="file" />
    <button
      name="${file.viewed ? 'unmark' : 'mark'}"
      value="${markOf(file)}"
      aria-pressed="${file.viewed ? 'true' : 'false'}"
    >
      Viewed
    </button>
  </form>`

const unchanged = ({ source, path }: FilePage): Html =>
  html`<p class="quiet">This file is as it was.</p>
    ${
      source === null || source.html === null
        ? html`<p>Not text, or over 1 MiB.</p>`
        : html`${hiddenNote(source.hidden)}
            <pre
              class="foreign code"
              data-language="${languageOf(path)}"
              tabindex="0"
              role="region"
              aria-label="Content of the package"
            >
${new Html(source.html)}</pre>
            ${
              source.to < source.lines
                ? html`<p>The first ${source.to} of ${source.lines} lines.</p>`
                : null
            }`
    }`

/** Those at lines stand in the diff; these are about the whole file, or it has no lines here. */
const comments = ({ comments: all, path, change }: FilePage): Html | null => {
  const shown = all.filter((one) => one.path === path && (change === null || one.line === null))
  return shown.length === 0
    ? null
    : html`<ul class="rows">
        ${shown.map(
          ({ actor, actor_label: label, created_at: at, line, text }) =>
            html`<li>
              ${exactly(at)} ${actorText(actor, label)}
              ${line === null ? null : html`at line ${line}`}: <span class="said">${text}</span>
            </li>`,
        )}
      </ul>`
}

const changed = (page: FilePage): Html => {
  const { change, tab, isSplit } = page
  if (change === null) return unchanged(page)
  const { file, index, body } = change
  return fileRegion(file, { id: `diff-${index}`, page: pageOf(page, isSplit), tab, body })
}

export const filePageView = (page: FilePage): View => {
  const { workspace, proposal, path, change, again } = page
  const id = change === null ? 'source' : `diff-${change.index}`
  const content = changed(page)
  return {
    title: `${path} of ${proposal.slug}`,
    section: 'reviews',
    scripts: ['code'],
    styles: ['content.css', 'review.css'],
    content: html`<p class="quiet">
        <a href="${paths.reviews(workspace)}">Reviews</a> /
        <a href="${paths.review(workspace, proposal.proposal_id)}"
          >${proposal.slug} ${proposal.version}</a
        >
      </p>
      <h1><bdi>${path}</bdi></h1>
      ${change === null ? null : html`<p>${layouts(page)}</p>`}
      <div class="changed alone">${region(id, content)}</div>
      ${change === null ? null : marking(page, change.file)} ${comments(page)}
      ${noteForm(page, { path, failure: again?.failure ?? null })} ${neighbours(page)}`,
    regions: { [id]: content },
  }
}
