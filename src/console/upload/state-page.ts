/** An upload that is on its way, and one that has ended. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import type { UploadStatus } from '../../registry/uploads/schemas.ts'
import { html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { bytesText, icon } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import type { Result } from './attempt.ts'
import { discardForm } from './check-page.ts'
import { nextStep, waitsBecause } from './upload-words.ts'

const ends: Record<string, string> = {
  consumed: 'It was installed, or is waiting for a reviewer.',
  aborted: 'It was discarded. Nothing of it was installed.',
}

export const stateView = (workspace: string, upload: UploadStatus): View => {
  const { upload_id: id, status, received_bytes: received, compressed_size_bytes: size } = upload
  const isOnItsWay = status === 'receiving'
  return {
    title: 'Upload',
    section: 'upload',
    content: html`<div class="narrow">
      <h1>${isOnItsWay ? 'Upload in progress' : 'This upload has ended'}</h1>
      <p class="lead">
        ${
          isOnItsWay
            ? `${bytesText(received)} of ${bytesText(size)} have arrived. The browser that began it goes on when the page “Upload” is open.`
            : (ends[status] ?? '')
        }
      </p>
      <p><a class="button" href="${paths.upload(workspace)}">Back to uploads</a></p>
      ${isOnItsWay ? discardForm(workspace, id) : null}
    </div>`,
  }
}

export const doneView = (
  result: Result,
  { workspace, role }: { workspace: string; role: Role },
) => {
  const { skill, reasons } = result
  const isWaiting = 'proposal_id' in result && result.status_reason !== null
  const isServed = reasons.served === undefined
  const title = isWaiting ? `${skill.slug} waits for a reviewer` : `${skill.slug} is installed`
  return {
    title,
    section: 'upload',
    content: html`<div class="narrow">
      <h1>${title}</h1>
      ${
        isWaiting
          ? html`<p class="lead">
                <span class="state wait"
                  >${icon('waiting')}It waits, because ${waitsBecause(result)}.</span
                >
              </p>
              <p>${nextStep(result, role)}</p>
              <p class="acts">
                <a class="button primary" href="${paths.review(workspace, result.proposal_id)}"
                  >Its review</a
                >
                <a class="button" href="${paths.upload(workspace)}">Upload another</a>
              </p>`
          : html`<p class="lead">
                ${
                  isServed
                    ? html`<span class="state good"
                        >${icon('served')}Version ${skill.version}. Agents get it now.</span
                      >`
                    : html`<span class="state bad"
                        >${icon('blocked')}Agents do not get it, because
                        ${waitsBecause(result)}.</span
                      >`
                }
              </p>
              <p class="acts">
                <a class="button primary" href="${paths.skill(workspace, skill)}"
                  >Install it into your agent</a
                >
                <a class="button" href="${paths.upload(workspace)}">Upload another</a>
              </p>`
      }
    </div>`,
  } satisfies View
}
