/** The files of a revision, and one of them with its source. Pure. */
import type { FileList } from '../../registry/skills/file-schemas.ts'
import type { SourcePart } from '../content/source.ts'
import { Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import type { View } from '../pages/frame.ts'
import {
  bytesText,
  countText,
  type Fact,
  facts,
  icon,
  listTable,
  shortDigest,
} from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type SkillHead, skillView } from './skill-frame.ts'

type Pinned = { fingerprint: string | undefined; version?: string | undefined }

export type FilesPage = { head: SkillHead; list: FileList; pinned: Pinned }

type File = FileList['files'][number]

const fileRow = (path: Path, file: File): Html => {
  const cut = file.path.lastIndexOf('/') + 1
  return html`<tr data-row>
    <th scope="row">
      ${icon('file')}
      <a href="${path}"
        ><span class="quiet">${file.path.slice(0, cut)}</span>${file.path.slice(cut)}</a
      >
    </th>
    <td>${bytesText(file.size)}</td>
    <td>${file.executable ? 'executable' : null}</td>
    <td>${file.media_type.replace(/;.*/, '')}</td>
  </tr>`
}

const olderNote = ({ head, list }: FilesPage): Html | null =>
  list.fingerprint === head.skill.fingerprint
    ? null
    : html`<p class="banner">
        An older revision: ${shortDigest(list.fingerprint)}.
        <a href="${paths.skillTab(head.workspace, head.skill, 'files')}">The current one</a>
      </p>`

const total = ({ files }: FileList): number => files.reduce((sum, { size }) => sum + size, 0)

export const filesView = (page: FilesPage): View => {
  const { head, list, pinned } = page
  const { workspace, skill } = head
  const query = { fingerprint: pinned.fingerprint }
  return skillView(head, 'files', {
    styles: ['content.css'],
    content: html`${olderNote(page)}
      <p class="quiet">${countText(list.files.length, 'file')}, ${bytesText(total(list))}</p>
      ${listTable(
        'Files',
        ['Path', 'Size', 'Mode', 'Type'],
        list.files.map((file) =>
          fileRow(paths.file(workspace, skill, file.path).with(query), file),
        ),
      )}
      ${
        list.ignored.length === 0
          ? null
          : html`<p class="quiet">Left out of the archive: ${list.ignored.join(', ')}</p>`
      }`,
  })
}

export type FilePage = FilesPage & {
  file: File
  part: SourcePart | null
  /** The beginning of a file that is not text. */
  hex: string | null
  /** The grammar of its name, for colours. */
  language: string | null
}

/** Images that browsers show without running anything. */
const SHOWN_IMAGE = /^image\/(?:png|jpeg|gif|webp)$/

const image = ({ file }: FilePage, bytes: Path): Html =>
  html`<details class="picture">
    <summary>Show the image (${bytesText(file.size)})</summary>
    <img src="${bytes}" alt="The image of the package at this path" loading="lazy" />
  </details>`

const parts = (page: FilePage, path: Path): Html | null => {
  const { part } = page
  if (part === null || part.html === null || (part.from === 1 && part.to >= part.lines)) return null
  const pageLink = (from: number, text: string): Html =>
    html`<a href="${path.with({ from })}">${text}</a>`
  return html`<nav class="parts" aria-label="Parts of the file">
    Lines ${part.from} to ${part.to} of ${part.lines}
    ${part.before === null ? null : pageLink(part.before, 'before')}
    ${part.to < part.lines ? pageLink(part.to + 1, 'next') : null}
  </nav>`
}

const source = (page: FilePage, path: Path, bytes: Path): Html => {
  const { part, hex, language, file } = page
  if (part === null || part.html === null) {
    const isImage = SHOWN_IMAGE.test(file.media_type) && file.size <= 1024 * 1024
    return html`<p class="quiet">Not text${file.size > 1024 * 1024 ? ', or over 1 MiB' : null}.</p>
      ${isImage ? image(page, bytes) : null}
      ${
        hex === null
          ? null
          : html`<pre class="foreign code" tabindex="0" role="region" aria-label="The first bytes">
${new Html(hex)}</pre>`
      }`
  }
  const { hidden } = part
  return html`${
      hidden === 0
        ? null
        : html`<p class="bad">
            ${countText(hidden, 'place')} in these lines can mislead a reader.
          </p>`
    }
    ${parts(page, path)}
    <pre
      id="code"
      class="foreign code"
      tabindex="0"
      role="region"
      aria-label="Content of the package"
      data-language="${language}"
    >
${new Html(part.html)}</pre>
    ${parts(page, path)}`
}

export const fileView = (page: FilePage): View => {
  const { head, file, pinned, list } = page
  const { workspace, skill } = head
  const query = { fingerprint: pinned.fingerprint }
  const path = paths.file(workspace, skill, file.path).with(query)
  const bytes = paths
    .fileBytes(workspace, skill, file.path)
    .with({ fingerprint: list.fingerprint, include: 'unserved' })
  const rows: Fact[] = [
    ['Size', bytesText(file.size)],
    ['Type', file.media_type],
    ['SHA-256', shortDigest(file.sha256)],
    ['Mode', file.executable ? 'executable' : null],
    ['Bytes', html`<a href="${bytes}" download>Download</a>`],
  ]
  return skillView(head, 'files', {
    title: file.path,
    styles: ['content.css'],
    scripts: ['code'],
    content: html`${olderNote(page)}
      <h2>
        <a href="${paths.skillTab(workspace, skill, 'files').with(query)}">Files</a> /
        <bdi>${file.path}</bdi>
      </h2>
      ${facts(rows)} ${source(page, path, bytes)}`,
  })
}
