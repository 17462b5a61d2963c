/** Where publishers send packages from. Pure. */
import type { UploadItem } from '../../registry/uploads/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { type FormFailure, failureNote } from '../pages/form-failure.ts'
import type { View } from '../pages/frame.ts'
import { bytesText, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { dropPart } from './drop-part.ts'

export type UploadPage = {
  workspace: string
  now: Date
  limits: { maxCompressedBytes: number; maxUncompressedBytes: number }
  /** Those of the caller that are not used yet. */
  open: readonly UploadItem[]
  failure: FormFailure | null
}

const archiveForm = ({ workspace, limits, failure }: UploadPage): Html =>
  html`<section class="panel" aria-labelledby="by-archive">
    <h2 id="by-archive">Send an archive</h2>
    ${failureNote(failure)}
    <form method="post" action="${paths.upload(workspace)}" enctype="multipart/form-data">
      <p>
        <label for="archive">A <code>tar.gz</code> of the folder</label>
        <input id="archive" name="archive" type="file" accept=".tar.gz,.tgz" required />
      </p>
      <p><button>Send the archive</button></p>
    </form>
    <p class="quiet">
      At most ${bytesText(limits.maxCompressedBytes)}.
      <code>tar -czf skill.tar.gz my-skill</code> makes one of the folder <code>my-skill</code>.
    </p>
  </section>`

const stateText = ({
  status,
  received_bytes: received,
  compressed_size_bytes: size,
}: UploadItem) =>
  status === 'finalized'
    ? 'has arrived, and is ready for you to install'
    : `${bytesText(received)} of ${bytesText(size)} have arrived`

const openList = ({ workspace, open, now }: UploadPage): Html | null =>
  open.length === 0
    ? null
    : html`<section class="panel" aria-labelledby="open">
        <h2 id="open">Not finished</h2>
        <ul class="rows">
          ${open.map(
            (item) =>
              html`<li>
                <a href="${paths.uploaded(workspace, item.upload_id)}">${item.file_name}</a>
                ${stateText(item)}
                <span class="quiet">started ${when(item.created_at_unix, now)}</span>
              </li>`,
          )}
        </ul>
      </section>`

export const uploadView = (page: UploadPage): View => ({
  title: 'Upload',
  section: 'upload',
  scripts: ['upload'],
  content: html`<h1>Upload a skill</h1>
    <p class="lead">
      A skill is a folder with a <code>SKILL.md</code>. It is checked first; you see what was found,
      and then decide whether to install it.
    </p>
    ${dropPart(page.workspace, { maxBytes: page.limits.maxUncompressedBytes, isResuming: true })}
    ${archiveForm(page)} ${openList(page)}`,
})
