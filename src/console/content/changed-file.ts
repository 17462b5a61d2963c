/** A file that differs, as reviews and comparisons show it. Pure. */
import type { FileChanges, FileHunks } from '../../registry/proposals/diff-schemas.ts'
import { Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { bytesText, countText } from '../pages/parts.ts'
import type { DrawnDiff } from './diff.ts'
import { languageOf } from './languages.ts'

const signs = { added: '+ new', removed: '− removed', changed: '~' } as const

const cuts = {
  not_text: 'Not text.',
  too_large: 'Over 1 MiB, so it is not compared.',
  too_different: 'Too different to compare: all old lines, then all new ones.',
} as const

const linesText = ({ lines_added: added, lines_removed: removed }: FileChanges): Html | null =>
  added === null && removed === null
    ? null
    : html`<span class="state"
        ><span class="good">+${added ?? 0}</span> <span class="bad">−${removed ?? 0}</span></span
      >`

const sizeText = ({ size_before: before, size_after: after }: FileChanges): string => {
  if (before === null) return bytesText(after ?? 0)
  return after === null ? bytesText(before) : `${bytesText(before)} → ${bytesText(after)}`
}

/** How many findings a file has: those that stop it, and others. */
type Found = { stopping: number; others: number }

const summary = (file: FileChanges, { stopping, others }: Found): Html => {
  const { path, change, executable, cut } = file
  const cutAt = path.lastIndexOf('/') + 1
  return html`<bdi
      ><span class="quiet">${path.slice(0, cutAt)}</span><strong>${path.slice(cutAt)}</strong></bdi
    >
    ${signs[change]} ${linesText(file)}
    ${executable ? html`<span class="chip">executable</span>` : null}
    ${cut === 'not_text' ? html`<span class="chip">not text</span>` : null}
    ${stopping > 0 ? html`<strong class="bad">■ ${stopping}</strong>` : null}
    ${others > 0 ? html`<strong class="wait">▲ ${others}</strong>` : null}`
}

const digests = ({ sha256_before: before, sha256_after: after }: FileChanges): Html =>
  html`<p class="quiet">
    ${before === null ? null : html`before <code>${before}</code>`}
    ${after === null ? null : html`after <code>${after}</code>`}
  </p>`

export const hiddenNote = (hidden: number): Html | null =>
  hidden === 0
    ? null
    : html`<p class="bad">${countText(hidden, 'place')} in these lines can mislead a reader.</p>`

/** Its lines; null: they could not be drawn in time. */
export const diffBody = (file: FileChanges, drawn: DrawnDiff | null): Html => {
  const { path, cut } = file
  if (drawn === null) {
    return html`<p class="wait">It could not be drawn in time. The API sends its lines.</p>
      ${digests(file)}`
  }
  const { html: lines, hidden } = drawn
  return html`${cut === null ? null : html`<p class="wait">${cuts[cut]} ${sizeText(file)}</p>`}
  ${hiddenNote(hidden)}
  ${
    lines === ''
      ? html`<p class="quiet">No lines to show: ${sizeText(file)}.</p>
          ${digests(file)}`
      : html`<div data-language="${languageOf(path)}">${new Html(lines)}</div>`
  }`
}

/** What of a file is shown. */
export const fileTabs = ['changes', 'whole', 'rendered'] as const
export type FileTab = (typeof fileTabs)[number]

const tabNames: Record<FileTab, string> = {
  changes: 'changed lines',
  whole: 'whole file',
  rendered: 'rendered',
}

const isMarkdown = (path: string): boolean => /\.(?:md|markdown)$/i.test(path)

/** The lines of a file below links to its other views, as its region contains them. */
export const fileRegion = (
  file: FileChanges,
  { id, page, tab, body }: { id: string; page: Path; tab: FileTab; body: Html },
): Html => {
  const isRendered = isMarkdown(file.path) && file.change !== 'removed'
  return html`<p class="parts">
      ${fileTabs
        .filter((name) => name !== 'rendered' || isRendered)
        .map(
          (name) =>
            html`<a
              id="${id}-${name}"
              href="${page.with({ as: name === 'changes' ? null : name })}"
              data-as="${name}"
              aria-current="${name === tab ? 'true' : null}"
              >${tabNames[name]}</a
            >`,
        )}
    </p>
    ${body}`
}

/** A file in the list; `drawn`: undefined if it opens on demand. */
export const changedItem = (
  file: FileChanges,
  {
    index,
    page,
    drawn,
    found = { stopping: 0, others: 0 },
    isViewed = false,
    mark = null,
    other = null,
  }: {
    index: number
    page: Path
    drawn: DrawnDiff | null | undefined
    found?: Found
    isViewed?: boolean
    mark?: Html | null
    /** Another view of it that is shown instead of its lines. */
    other?: { tab: FileTab; body: Html } | null
  },
): Html => {
  const id = `diff-${index}`
  const isDrawn = drawn !== undefined
  return html`<li
    class="changed"
    id="file-${index}"
    data-path="${file.path}"
    data-viewed="${isViewed}"
  >
    <details open="${isDrawn && !isViewed}">
      <summary>${summary(file, found)}</summary>
      <div id="${id}" data-region data-drawn="${isDrawn}" data-page="${page.text}">
        ${
          isDrawn
            ? fileRegion(file, {
                id,
                page,
                ...(other ?? { tab: 'changes', body: diffBody(file, drawn) }),
              })
            : html`<p><a href="${page}">Its lines</a></p>`
        }
      </div>
    </details>
    ${mark}
  </li>`
}

/** Between one column and two; the region that has it is `layout`. */
export const layoutLinks = (unified: Path, split: Path, isSplit: boolean): Html =>
  html`<span class="layout">
    <a href="${unified}" data-layout="unified" aria-current="${isSplit ? null : 'true'}">unified</a>
    ·
    <a href="${split}" data-layout="split" aria-current="${isSplit ? 'true' : null}"
      >side by side</a
    >
    <button type="button" class="small" data-blanks aria-pressed="false" hidden>Show blanks</button>
  </span>`

/** More would make the page of many files slow; the rest opens on demand. */
const OPEN_LINES = 800

const linesOf = ({ hunks }: FileHunks): number =>
  hunks.reduce((sum, { lines }) => sum + lines.length, 0)

/** The files that are open at first: as many as there is room for, and the first one if it is long. */
export const openAtFirst = (files: readonly FileHunks[]): FileHunks[] => {
  let left = OPEN_LINES
  return files.filter((file, index) => {
    left -= linesOf(file)
    return left >= 0 || (index === 0 && left >= -3 * OPEN_LINES)
  })
}
