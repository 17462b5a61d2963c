/** Where a folder is dropped or chosen, packed and sent. Pure. */
import { type Html, html } from '../markup/html.ts'

/**
 * Shown where scripts may run, from the first paint on; all that it says is filled in there.
 * `isResuming`: it goes on with what an earlier page of this browser began.
 */
export const dropPart = (
  workspace: string,
  { maxBytes, isResuming }: { maxBytes: number; isResuming: boolean },
): Html =>
  html`<section
    id="uploader"
    data-workspace="${workspace}"
    data-max="${maxBytes}"
    data-resumes="${isResuming}"
    aria-label="Upload a folder"
  >
    <div data-step="choose" class="empty">
      <p><strong>Drop the folder of a skill here</strong></p>
      <p>
        <label for="folder">or choose it:</label>
        <input id="folder" type="file" webkitdirectory />
      </p>
    </div>
    <div data-step="packed" class="panel" hidden>
      <p><strong data-text="name"></strong> <span data-text="facts"></span></p>
      <p class="quiet" data-text="scripts"></p>
      <p class="quiet" data-text="left"></p>
      <p>
        <button type="button" class="primary" data-do="send">Send and check</button>
        <button type="button" data-do="reset">Choose another</button>
      </p>
      <p class="quiet">Nothing is installed yet: you see what was found in it first.</p>
    </div>
    <div data-step="sending" class="panel" hidden>
      <p><strong data-text="sending"></strong></p>
      <p>
        <progress max="1" value="0" aria-label="Sent"></progress>
        <span data-text="sent"></span>
      </p>
      <p>
        <button type="button" data-do="pause" data-text="pause">Pause</button>
        <button type="button" data-do="abort">Abort</button>
      </p>
      <p class="quiet" data-text="kept"></p>
    </div>
    <p role="status" data-text="status"></p>
    <p class="failure" role="alert" data-text="failure" hidden></p>
  </section>`
