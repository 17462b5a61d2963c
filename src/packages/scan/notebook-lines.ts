/** The lines of code in a notebook, which JSON may hold in one line. Pure. */
import type { ScannedFile } from './rule.ts'

/** An escape as a whole, so that an escaped backslash in front of a letter is none. */
const ESCAPE = /\\[^]/g

/** Each line of a cell as a line that begins with an open string; all places stay what they are. */
export const withCellLines = (file: ScannedFile): ScannedFile =>
  file.extension === 'ipynb'
    ? {
        ...file,
        words: file.words,
        fences: file.fences,
        text: file.text.replace(ESCAPE, (escape) => (escape === '\\n' ? '\n"' : escape)),
      }
    : file
