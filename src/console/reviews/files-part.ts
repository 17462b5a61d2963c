/** Files that differ, open or to be opened, each with its mark. */
import { changedItem, layoutLinks } from '../content/changed-file.ts'
import { changedList } from '../content/changed-list.ts'
import { type Html, html } from '../markup/html.ts'
import { countText } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { region } from '../pages/frame.ts'
import { noteForm } from './note-form.ts'
import { type ChangedFile, findingsByPath, isStopping, type Review } from './review-data.ts'

const DIGITS = 12

/** Names the content as well, so that a mark is for what was looked at. */
export const markOf = ({ path, sha256_after: sha256 }: ChangedFile): string =>
  `${sha256?.slice(0, DIGITS) ?? 'removed'}/${path}`

/** Within the form of them all: browsers take far longer for thousands that name their form. */
const markButton = (file: ChangedFile): Html =>
  html`<button
    class="small mark"
    name="${file.viewed ? 'unmark' : 'mark'}"
    value="${markOf(file)}"
    aria-pressed="${file.viewed ? 'true' : 'false'}"
  >
    Viewed
  </button>`

export const filesList = ({ workspace, proposal, drawn, isSplit }: Review): Promise<Html> => {
  const findings = findingsByPath(proposal)
  return changedList(proposal.file_diff, (file, index) => {
    const { path, viewed } = file
    const found = findings.get(path) ?? []
    const stopping = found.filter(isStopping).length
    return changedItem(file, {
      index,
      page: paths
        .reviewFile(workspace, proposal.proposal_id, path)
        .with({ view: isSplit ? 'split' : null }),
      drawn: drawn.get(path),
      found: { stopping, others: found.length - stopping },
      isViewed: viewed,
      mark: markButton(file),
    })
  })
}

export const layoutPart = ({ workspace, proposal, isSplit }: Review): Html => {
  const { proposal_id: id } = proposal
  return layoutLinks(
    paths.review(workspace, id),
    paths.review(workspace, id, { view: 'split' }),
    isSplit,
  )
}

export const filesPart = (review: Review, list: Html): Html => {
  const { workspace, proposal } = review
  const { file_diff: files, base_fingerprint: base, compared_fingerprint: compared } = proposal
  const viewed = files.filter((file) => file.viewed).length
  return html`<section aria-labelledby="files">
    <h2 id="files">Files</h2>
    <p>
      ${countText(files.length, 'file')} changed,
      <span id="viewed-count">${viewed} of ${files.length} viewed</span>.
    </p>
    ${region('layout', layoutPart(review))}
    ${
      compared === null
        ? html`<p class="quiet">Nothing was approved before, so all of it is new.</p>`
        : base === null
          ? html`<p class="wait">
              Nothing was approved before: compared with what was rejected last.
            </p>`
          : html`<p class="quiet">Compared with what was served when it was proposed.</p>`
    }
    <form
      id="marks"
      method="post"
      action="${paths.reviewAct(workspace, proposal.proposal_id, 'viewed')}"
    >
      ${list}
    </form>
    ${noteForm(review)}
  </section>`
}
