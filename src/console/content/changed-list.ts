/** The list of files that differ. */
import { inTurns } from '../../platform/in-turns.ts'
import { type Html, html } from '../markup/html.ts'

/** Drawn in turns, because thousands of files would keep other requests waiting. */
export const changedList = async <File>(
  files: readonly File[],
  itemOf: (file: File, index: number) => Html,
): Promise<Html> => {
  const items: Html[] = []
  await inTurns(files.entries(), ([index, file]) => void items.push(itemOf(file, index)))
  return html`<ul class="files-changed">
    ${items}
  </ul>`
}
