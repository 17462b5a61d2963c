/** What the strings of a Python program say about it, which is not run. Pure. */

/** The first statement of a file, a function or a class. */
const DOCSTRING =
  /(?:^(?:[ \t]{0,80}#[^\n]{0,400}\n|[ \t]{0,80}\n){0,80}|:[ \t]{0,20}\n[ \t]{1,80})[rR]?"""[\s\S]{0,6000}?"""/g

/** As long as before, since findings name their places. A program that reads its own strings keeps them. */
export const withoutDocstrings = (path: string, text: string): string =>
  path.endsWith('.py') && text.includes('"""') && !text.includes('__doc__')
    ? text.replace(DOCSTRING, (whole) => whole.replace(/[^\n]/g, ' '))
    : text
